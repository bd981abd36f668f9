"""Absence: clocks, votes, resigning; a bot plays, and its holder can come back."""

import pytest

from kutter.server.table.tidying import tidy
from tests.server.hot_seat import hot_seat
from tests.server.hurried_system import HurriedSystem
from tests.server.running import Browser, Refusal, code_of, eventually, quick, running
from tests.server.still_system import StillSystem
from tests.server.table.test_undo import seated, whose_turn

pytestmark = pytest.mark.anyio


async def test_when_time_is_over_a_bot_plays_until_the_holder_is_back(sqlite: str) -> None:
    async with running(quick(sqlite), HurriedSystem()) as server, Browser(server) as anna:
        table = await seated([anna], "fishing", pace={"kind": "move", "seconds": 20})
        async with anna.socket(table, 0) as socket:
            seen = await socket.until(lambda seen: seen["position"]["owing"] == [0])
            assert seen["deadline"] is not None
            seen = await socket.until(lambda seen: seen["seats"][0]["plays"] == "time")
            moves = seen["moves"]
            await socket.until(lambda seen: seen["moves"] > moves + 3)
            assert (await socket.do("move", move="0 play B1"))["refusal"]["code"] == (
                "bot-plays-for-you"
            )
            await socket.do("back")
            await socket.until(
                lambda seen: seen["seats"][0]["plays"] is None and seen["position"]["owing"] == [0]
            )


async def test_who_is_gone_from_a_table_with_a_clock_is_played_for_sooner(sqlite: str) -> None:
    settings = quick(sqlite, gone_seconds=5)
    async with running(settings, HurriedSystem()) as server, Browser(server) as anna:
        table = await seated([anna], "fishing", pace={"kind": "move", "seconds": 3600})
        async with anna.socket(table, 0) as socket:
            await socket.until(lambda seen: seen["position"]["owing"] == [0])
        async with anna.socket(table) as watcher:
            await watcher.until(lambda seen: seen["seats"][0]["plays"] == "gone")


async def test_friends_at_one_screen_are_all_there_and_leave_together(sqlite: str) -> None:
    system = StillSystem()
    async with (
        running(quick(sqlite, workers=0), system) as server,
        Browser(server) as anna,
        Browser(server) as stranger,
    ):
        table = await hot_seat(anna, "fishing", 3)
        async with stranger.socket(table) as watcher:
            async with anna.socket(table, 1):
                while not (watcher.presence or {"seats": [False]})["seats"][0]:
                    await watcher.hear()
                assert watcher.presence["seats"] == [True] * 3
                assert watcher.presence["absent_since"] == [None] * 3
                assert watcher.presence["watching"] == 1
                system.pass_time(600)
            while watcher.presence["seats"][0]:
                await watcher.hear()
            assert watcher.presence["absent_since"] == [system.now()] * 3


async def test_without_a_clock_all_others_may_vote_for_who_is_gone(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite, absent_seconds=60), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        gone = await whose_turn(people, table)
        one, other = (seat for seat in range(3) if seat != gone)
        async with people[gone].socket(table, gone) as socket:
            await socket.hear()
            system.pass_time(600)
            assert await code_of(people[one].vote(table, one, gone)) == "still-there"
        async with people[one].socket(table, one) as socket:
            while (socket.presence or {"seats": [True] * 3})["seats"][gone]:
                await socket.hear()
            assert socket.presence["absent_since"][gone] == system.now()
            assert socket.presence["absent_seconds"] == 60
        system.pass_time(59)
        assert await code_of(people[one].vote(table, one, gone)) == "still-there"
        system.pass_time(1)
        await people[one].vote(table, one, gone)
        assert (await people[gone].get(f"/tables/{table}"))["votes"] == [
            {"about": gone, "by": [one]}
        ]
        await people[other].vote(table, other, gone)
        seen = await people[gone].get(f"/tables/{table}")
        assert seen["seats"][gone]["plays"] == "voted"
        await people[gone].act(table, "back", gone)
        assert (await people[gone].get(f"/tables/{table}"))["seats"][gone]["plays"] is None


async def test_who_has_been_there_since_is_voted_about_anew(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite, absent_seconds=60), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        gone = await whose_turn(people, table)
        one, other = (seat for seat in range(3) if seat != gone)
        system.pass_time(61)
        await people[one].vote(table, one, gone)
        async with people[gone].socket(table, gone) as socket:
            await socket.hear()
            system.pass_time(1)
        absence = (await server.services.tables.get(table)).audience.absence
        await eventually(lambda: gone in absence.last_seen)
        system.pass_time(61)
        await people[other].vote(table, other, gone)
        assert (await people[gone].get(f"/tables/{table}"))["seats"][gone]["plays"] is None
        await people[one].vote(table, one, gone)
        assert (await people[gone].get(f"/tables/{table}"))["seats"][gone]["plays"] == "voted"


async def test_a_vote_about_somebody_who_has_moved_since_does_not_count(sqlite: str) -> None:
    async with running(quick(sqlite, absent_seconds=0)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        slow = await whose_turn(people, table)
        before = await people[slow].get(f"/tables/{table}", seat=slow)
        await people[slow].act(table, "move", slow, move=before["position"]["legal"][0])
        voter = (slow + 1) % 3
        late = people[voter].vote(table, voter, slow, before["version"])
        assert await code_of(late) == "stale"


async def test_a_programs_time_runs_out_too(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server, Browser(server) as anna:
        pace = {"kind": "move", "seconds": 20}
        table = await anna.new_table("freshfish", 2, pace=pace)
        await anna.program(table, 0)
        program = await anna.program(table, 1, "Droid")
        await anna.act(table, "start")
        async with program.socket(table, 1) as socket:
            await socket.until(lambda seen: seen["deadline"] is not None)
            system.pass_time(21)
            await socket.until(lambda seen: any(seat["plays"] == "time" for seat in seen["seats"]))


async def test_a_table_with_a_clock_has_no_votes(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing", pace={"kind": "days", "days": 2})
        assert await code_of(people[0].vote(table, 0, 1)) == "clock-decides"


async def test_who_resigns_is_played_for_and_cannot_come_back(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        await people[1].act(table, "resign", 1)
        with pytest.raises(Refusal, match="resigned"):
            await people[1].act(table, "back", 1)
        async with people[0].socket(table, 0) as socket:
            seen = await socket.until(lambda seen: seen["seats"][1]["plays"] == "resigned")
            assert seen["seats"][1]["name"] == "Guest 1"


async def test_tables_that_nobody_comes_to_end(sqlite: str) -> None:
    settings = quick(sqlite, gathering_seconds=-1, idle_seconds=-1, keep_seconds=-1)
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        waiting = await anna.new_table()
    async with running(settings) as server, Browser(server) as anna:
        tables = server.services.tables
        await tidy(tables)
        # The janitor may be at it, too: then it is the one who finishes.
        await eventually(lambda: not tables.kept.live(waiting))
        with pytest.raises(Refusal, match="no-such-table"):
            await anna.get(f"/tables/{waiting}")


async def test_what_a_watcher_says_does_not_make_an_absent_player_present(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite, absent_seconds=60), system) as server:
        people = [Browser(server) for _ in range(2)]
        table = await seated(people, "freshfish")
        system.pass_time(61)
        await Browser(server).post("/me")
        eve = Browser(server)
        await eve.post("/me")
        await eve.act(table, "say", 1, text="I am Ben", name="Eve")
        await people[0].vote(table, 0, 1)


async def test_nobody_is_missed_since_before_they_came(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite, absent_seconds=60), system) as server:
        anna, ben, clara = (Browser(server) for _ in range(3))
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        async with ben.socket(table, 1) as socket:
            await socket.hear()
        system.pass_time(600)
        await ben.stand(table, 1)
        await clara.sit(table, 1, "Clara")
        await anna.act(table, "start")
        assert await code_of(anna.vote(table, 0, 1)) == "still-there"
        system.pass_time(59)
        assert await code_of(anna.vote(table, 0, 1)) == "still-there"
        system.pass_time(1)
        await anna.vote(table, 0, 1)


async def test_who_was_too_slow_but_is_there_still_has_a_say(sqlite: str) -> None:
    settings = quick(sqlite, absent_seconds=60)
    system = StillSystem()
    async with running(settings, system) as server:
        people = [Browser(server) for _ in range(2)]
        table = await seated(people, "freshfish", pace={"kind": "move", "seconds": 600})
        state = server.services.tables.kept.open[table].state
        await eventually(lambda: state.owing[0] < 2)  # a bot's turn passes by itself
        seat = state.owing[0]
        async with people[seat].socket(table, seat) as socket:
            await socket.hear()
            system.pass_time(601)
            await socket.until(lambda seen: seen["seats"][seat]["plays"] == "time")
            assert await code_of(people[1 - seat].act(table, "end")) == "others-still-play"
        absence = (await server.services.tables.get(table)).audience.absence
        await eventually(lambda: seat in absence.last_seen)
        system.pass_time(60)
        await people[1 - seat].act(table, "end")
