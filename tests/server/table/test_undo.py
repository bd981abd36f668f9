"""Taking back: freely until others have moved, by consent after that, never past a reveal."""

from random import Random

import pytest

from tests.server.running import Browser, Json, Refusal, code_of, quick, running
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio

WITHOUT_VERSION = ("version", "undo", "log")


def same_but_for_versions(one: Json, other: Json) -> bool:
    return all(one[key] == other[key] for key in one if key not in WITHOUT_VERSION)


async def seated(names: list[Browser], game: str, **choices: object) -> str:
    """A running table at which browsers hold the first seats and bots the others."""
    players = max(len(names), 3)
    table = await names[0].new_table(game, players, **choices)
    for seat, browser in enumerate(names):
        await browser.sit(table, seat, f"Guest {seat}")
    await names[0].put_bots(table, *range(len(names), players))
    await names[0].act(table, "start")
    return table


async def whose_turn(browsers: list[Browser], table: str) -> int:
    seen = await browsers[0].get(f"/tables/{table}")
    return int(seen["position"]["owing"][0])


async def test_a_move_is_taken_back_freely_until_another_seat_has_moved(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        seat = await whose_turn(people, table)
        before = await people[seat].get(f"/tables/{table}", seat=seat)
        assert before["undo"]["can"] is None
        await people[seat].act(table, "move", seat, move=before["position"]["legal"][0])
        moved = await people[seat].get(f"/tables/{table}", seat=seat)
        assert moved["undo"]["can"] == "free"
        await people[seat].act(table, "undo", seat)
        assert same_but_for_versions(await people[seat].get(f"/tables/{table}", seat=seat), before)


async def test_nobody_moves_and_takes_back_for_ever(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        seat = await whose_turn(people, table)
        seen = await people[seat].get(f"/tables/{table}", seat=seat)
        move = seen["position"]["legal"][0]
        for _ in range(20):
            await people[seat].act(table, "move", seat, move=move)
            await people[seat].act(table, "undo", seat)
        await people[seat].act(table, "move", seat, move=move)
        assert await code_of(people[seat].act(table, "undo", seat)) == "taken-back-too-often"
        assert (await people[seat].get(f"/tables/{table}", seat=seat))["undo"]["can"] is None
        after = await whose_turn(people, table)
        await people[after].play(table, after)
        await people[after].act(table, "undo", after)


async def test_later_it_takes_everybodys_consent(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        first = await whose_turn(people, table)
        start = await people[first].get(f"/tables/{table}", seat=first)
        for seat in (first, (first + 1) % 3):
            await people[seat].play(table, seat)
        third = (first + 2) % 3
        await people[first].act(table, "undo", first)
        asked = await people[third].get(f"/tables/{table}", seat=third)
        assert asked["undo"]["asked"] == first
        assert asked["moves"] == start["moves"] + 2
        await people[third].act(table, "answer", third, agree=True)
        await people[(first + 1) % 3].act(table, "answer", (first + 1) % 3, agree=True)
        assert same_but_for_versions(await people[first].get(f"/tables/{table}", seat=first), start)
        await people[first].act(table, "move", first, move=start["position"]["legal"][-1])
        second = (first + 1) % 3
        await people[second].play(table, second)
        await people[first].act(table, "undo", first)
        await people[second].act(table, "answer", second, agree=False)
        refused = await people[first].get(f"/tables/{table}", seat=first)
        assert (refused["undo"]["asked"], refused["moves"]) == (None, start["moves"] + 2)


async def test_an_answer_to_an_earlier_question_is_none_to_a_later_one(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        first = await two_have_moved(people, table)
        second, third = (first + 1) % 3, (first + 2) % 3
        await people[first].act(table, "undo", first)
        asked = await people[third].get(f"/tables/{table}", seat=third)
        await people[second].act(table, "answer", second, agree=False)
        await people[second].act(table, "undo", second)
        await people[second].play(table, second)
        await people[first].act(table, "undo", first)
        late = {
            "id": people[third].new_command(),
            "version": asked["version"],
            "seat": third,
            "act": {"kind": "answer", "agree": True},
        }
        with pytest.raises(Refusal, match="stale"):
            await people[third].post(f"/tables/{table}/acts", late)


async def two_have_moved(people: list[Browser], table: str) -> int:
    """Who moved first."""
    first = await whose_turn(people, table)
    for seat in (first, (first + 1) % 3):
        await people[seat].play(table, seat)
    return first


async def test_a_question_that_nobody_answers_is_forgotten_whatever_is_said_meanwhile(
    sqlite: str,
) -> None:
    system = StillSystem()
    async with running(quick(sqlite, undo_seconds=30), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        first = await two_have_moved(people, table)
        async with people[0].socket(table, 0) as socket:
            await people[first].act(table, "undo", first)
            await socket.until(lambda seen: seen["undo"]["asked"] == first)
            for second in range(0, 30, 5):
                await people[first].act(table, "say", first, text=f"Please! {second}")
                system.pass_time(5)
            await socket.until(lambda seen: seen["undo"]["asked"] is None)


async def test_what_was_refused_is_not_asked_again_before_the_position_changes(
    sqlite: str,
) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        first = await two_have_moved(people, table)
        second, third = (first + 1) % 3, (first + 2) % 3
        assert (await people[first].get(f"/tables/{table}", seat=first))["undo"]["can"] == "ask"
        await people[first].act(table, "undo", first)
        await people[third].act(table, "answer", third, agree=False)
        assert (await people[first].get(f"/tables/{table}", seat=first))["undo"]["can"] is None
        assert await code_of(people[first].act(table, "undo", first)) == "undo-was-refused"
        await people[second].act(table, "undo", second)
        seen = await people[second].get(f"/tables/{table}", seat=second)
        await people[second].act(table, "move", second, move=seen["position"]["legal"][-1])
        await people[first].act(table, "undo", first)


async def test_a_stand_ins_move_is_never_taken_back(sqlite: str) -> None:
    """Or one could see what somebody holds, card by card: vote, look, take back, try again."""
    async with running(quick(sqlite, absent_seconds=0)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        first = await whose_turn(people, table)
        second, third = (first + 1) % 3, (first + 2) % 3
        seen = await people[first].get(f"/tables/{table}", seat=first)
        async with people[first].socket(table, first) as socket:
            await people[first].act(table, "move", first, move=seen["position"]["legal"][0])
            for voter in (first, third):
                await people[voter].vote(table, voter, second)
            seen = await socket.until(lambda seen: seen["moves"] == 5)
            assert (seen["undo"]["can"], seen["seats"][second]["plays"]) == (None, "voted")
            assert (await socket.do("undo"))["refusal"]["code"] == "nothing-to-take-back"
        assert await code_of(people[first].act(table, "undo", first)) == "nothing-to-take-back"


async def test_who_has_resigned_takes_nothing_back(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        seat = await whose_turn(people, table)
        await people[seat].play(table, seat)
        await people[seat].act(table, "resign", seat)
        assert await code_of(people[seat].act(table, "undo", seat)) == "bot-plays-for-you"
        seen = await people[seat].get(f"/tables/{table}", seat=seat)
        assert seen["undo"]["can"] is None


async def test_a_programs_move_is_taken_back_with_its_consent_only(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        program = await anna.program(table, 1)
        await anna.act(table, "start")
        first = await whose_turn([anna], table)
        both = {0: anna, 1: program}
        for seat in (first, 1 - first):
            await both[seat].play(table, seat)
        asker, other = both[first], both[1 - first]
        assert (await asker.get(f"/tables/{table}", seat=first))["undo"]["can"] == "ask"
        moves = (await asker.get(f"/tables/{table}"))["moves"]
        await asker.act(table, "undo", first)
        assert (await asker.get(f"/tables/{table}"))["moves"] == moves
        await other.act(table, "answer", 1 - first, agree=True)
        assert (await asker.get(f"/tables/{table}"))["moves"] == moves - 2


async def test_taking_back_does_not_refill_ones_clock(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing", pace={"kind": "move", "seconds": 60})
        seat = await whose_turn(people, table)
        before = await people[seat].get(f"/tables/{table}", seat=seat)
        for taken in range(10, 60, 10):
            system.pass_time(10)
            await people[seat].act(table, "move", seat, move=before["position"]["legal"][0])
            await people[seat].act(table, "undo", seat)
            seen = await people[seat].get(f"/tables/{table}", seat=seat)
            assert seen["deadline"] - system.now() == 60 - taken


async def test_alone_with_bots_one_goes_back_before_their_moves_but_not_past_a_draw(
    sqlite: str,
) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await seated([anna], "freshfish")
        async with anna.socket(table, 0) as socket:
            before = await socket.until(owes)
            await socket.do("move", move=before["position"]["legal"][0])
            after = await socket.until(lambda now: now["moves"] > before["moves"] + 1 and owes(now))
            assert after["undo"]["can"] == "free"
            await socket.do("undo")
            back = await socket.until(lambda now: now["moves"] < after["moves"])
            assert same_but_for_versions(back, before)
            await socket.play_on(Random(1), lambda now: (now["last"] or "").startswith("* tile"))
            await socket.until(owes)
            refused = await socket.do("undo")
            assert refused["refusal"]["code"] == "nothing-to-take-back"


def owes(seen: Json) -> bool:
    return bool(seen["position"]["legal"])


async def test_a_sealed_bid_is_taken_back_though_others_have_bid_since(sqlite: str) -> None:
    async with running(quick(sqlite)) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "freshfish")
        random = Random(5)
        while True:
            seen = await people[0].get(f"/tables/{table}")
            owing = seen["position"]["owing"]
            if seen["position"]["phase"] == "bid" and len(owing) == 3:
                break
            view = await people[owing[0]].get(f"/tables/{table}", seat=owing[0])
            legal = view["position"]["legal"]
            move = f"{owing[0]} draw" if f"{owing[0]} draw" in legal else random.choice(legal)
            await people[owing[0]].act(table, "move", owing[0], move=move)
        version = seen["version"]
        await people[0].act_at(version, table, "move", 0, move="0 bid 3")
        await people[1].act_at(version, table, "move", 1, move="1 bid 1")
        own = await people[0].get(f"/tables/{table}", seat=0)
        assert (own["undo"]["can"], own["position"]["bid"]) == ("free", 3)
        other = await people[1].get(f"/tables/{table}", seat=1)
        assert '"bid": 3' not in str(other)
        await people[0].act(table, "undo", 0)
        again = await people[0].get(f"/tables/{table}", seat=0)
        assert again["position"]["owing"] == [0, 2]
        assert (await people[1].get(f"/tables/{table}", seat=1))["position"]["bid"] == 1
        await people[2].act_at(version, table, "move", 2, move="2 bid 0")
        await people[0].act(table, "move", 0, move="0 bid 2")
        shown = await people[0].get(f"/tables/{table}", seat=0)
        assert shown["position"]["auctions"][-1]["bids"] == [2, 1, 0]
        assert shown["undo"]["can"] is None
