"""Who may sit where: guests, links, other devices, programs, several seats in one browser."""

import asyncio
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Browser, code_of, quick, running

pytestmark = pytest.mark.anyio


async def test_guests_sit_stand_and_are_sent_away_before_the_start(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table(players=3)
        await anna.sit(table, 0, " Anna ")
        await ben.sit(table, 1, "Ben")
        assert await code_of(ben.sit(table, 0, "Bodo")) == "seat-is-taken"
        assert await code_of(ben.sit(table, 2, "anna")) == "name-is-taken"
        assert await code_of(ben.sit(table, 4, "Bodo")) == "no-such-seat"
        assert await code_of(ben.remove(table, 0)) == "not-the-maker"
        assert await code_of(anna.act(table, "start")) == "seats-are-empty"
        seen = await ben.get(f"/tables/{table}", seat=1)
        assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Ben", None]
        assert seen["holds"] == [1]
        async with ben.socket(table, 1) as socket:
            await socket.hear()
            await anna.remove(table, 1)
            with pytest.raises(ConnectionClosed, match="4001"):
                await socket.until(lambda _: False)
        assert await code_of(ben.get(f"/tables/{table}", seat=1)) == "not-your-seat"
        await ben.sit(table, 2, "Ben")
        await ben.stand(table, 2)
        await anna.put_bots(table, 1, 2)
        await anna.act(table, "start")
        assert await code_of(ben.sit(table, 1, "Ben")) == "already-started"


async def test_a_guest_link_seats_one_browser_and_can_be_revoked(sqlite: str) -> None:
    async with (
        running(quick(sqlite)) as server,
        Browser(server) as anna,
        Browser(server) as ben,
        Browser(server) as clara,
    ):
        table = await anna.new_table(players=3)
        await anna.sit(table, 0, "Anna")
        assert await code_of(ben.link(table, 1, "guest")) == "not-at-the-table"
        invitation = await anna.link(table, 1, "guest")
        assert invitation["path"] == f"/join#{invitation['secret']}"
        assert len(invitation["secret"]) >= 22
        assert invitation["qr"].startswith("<svg")
        seated = await ben.post("/redeem", {"secret": invitation["secret"], "name": "Ben"})
        assert seated == {"table": table, "seat": 1}
        assert await ben.post("/redeem", {"secret": invitation["secret"], "name": "Ben"}) == seated
        stolen = clara.post("/redeem", {"secret": invitation["secret"], "name": "Clara"})
        assert await code_of(stolen) == "link-is-used"
        other = await anna.link(table, 2, "guest")
        await anna.ask("DELETE", f"/tables/{table}/links/{other['id']}")
        late = clara.post("/redeem", {"secret": other["secret"], "name": "Clara"})
        assert await code_of(late) == "link-is-unknown"


async def test_another_device_shares_a_seat_until_it_is_sent_away(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as desk, Browser(server) as phone:
        table = await desk.new_table(players=3)
        await desk.sit(table, 0, "Anna")
        await desk.put_bots(table, 1, 2)
        await desk.act(table, "start")
        device = await desk.link(table, 0, "device")
        await phone.post("/redeem", {"secret": device["secret"]})
        own = await desk.get(f"/tables/{table}", seat=0)
        assert (await phone.get(f"/tables/{table}", seat=0))["position"] == own["position"]
        assert (await phone.get("/mine"))["tables"][0]["holds"] == [0]
        await desk.ask("DELETE", f"/tables/{table}/links/{device['id']}")
        assert await code_of(phone.get(f"/tables/{table}", seat=0)) == "not-your-seat"
        assert await desk.get(f"/tables/{table}", seat=0)


async def test_a_program_plays_with_a_token_of_its_own(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2, variant="classic")
        program = await anna.program(table, 0)
        await anna.put_bots(table, 1)
        await anna.act(table, "start")
        seen = await program.get(f"/tables/{table}", seat=0)
        assert seen["seats"][0] == {
            "name": "Robo", "player": "outside", "level": None, "plays": None,
        }  # fmt: skip
        async with program.socket(table, 0) as socket:
            seen = await socket.until(lambda now: bool(now["position"]["legal"]))
        move = seen["position"]["legal"][0]
        await program.act_at(seen["version"], table, "move", 0, move=move)
        assert await code_of(program.get(f"/tables/{table}", seat=1)) == "not-your-seat"
        await anna.revoke(table, program.token)
        assert await code_of(program.get(f"/tables/{table}", seat=0)) == "link-is-unknown"
        seat = (await anna.get(f"/tables/{table}"))["seats"][0]
        assert (seat["player"], seat["plays"]) == ("outside", "gone")


async def test_only_who_made_the_table_gives_a_seat_to_a_program(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table("freshfish", 3)
        await ben.sit(table, 0, "Ben")
        assert await code_of(ben.link(table, 1, "bot")) == "not-the-maker"
        assert (await ben.link(table, 1, "guest"))["secret"]


async def test_one_browser_holds_several_seats_each_with_its_own_eyes(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as both:
        table = await both.new_table(players=3)
        await both.sit(table, 0, "Anna")
        await both.sit(table, 1, "Ben")
        await both.put_bots(table, 2)
        await both.act(table, "start")
        hands = [
            (await both.get(f"/tables/{table}", seat=seat))["position"]["hand"] for seat in (0, 1)
        ]
        assert hands[0]
        assert not set(hands[0]) & set(hands[1])
        assert (await both.get(f"/tables/{table}"))["position"]["hand"] == []


async def test_the_lobby_shows_public_tables_that_wait(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        await anna.new_table(players=3)
        table = await anna.new_table("freshfish", 2, public=True)
        await anna.sit(table, 0, "Anna")
        (shown,) = (await anna.get("/tables"))["tables"]
        assert (shown["id"], shown["seats"][0]["name"]) == (table, "Anna")
        await anna.put_bots(table, 1)
        assert (await anna.get("/tables"))["tables"] == [], "no seat is free"


async def test_a_rematch_seats_everybody_again(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table("freshfish", 3)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        await anna.put_bots(table, 2, level="mate")
        await anna.act(table, "start")
        assert await code_of(anna.act(table, "rematch")) == "others-still-play"
        await ben.act(table, "resign", 1)
        await anna.act(table, "end")
        assert await code_of(Browser(server).act(table, "rematch")) == "not-at-the-table"
        await anna.act(table, "rematch")
        again = (await anna.get(f"/tables/{table}"))["rematch"]
        seats = (await anna.get(f"/tables/{again}"))["seats"]
        assert [(seat["name"], seat["level"]) for seat in seats] == [
            ("Anna", None), (None, None), (None, "mate"),
        ]  # fmt: skip
        assert again in [each["id"] for each in (await anna.get("/mine"))["tables"]]


async def test_a_rematch_that_came_to_nothing_is_made_again_by_who_has_not_resigned(
    sqlite: str,
) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        phone = Browser(server)
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        await anna.act(table, "start")
        device = await anna.link(table, 0, "device")
        await phone.redeem(device)
        await ben.act(table, "resign", 1)
        await anna.act(table, "end")
        assert await code_of(ben.act(table, "rematch")) == "resigned"
        await phone.act(table, "rematch")
        first = (await anna.get(f"/tables/{table}"))["rematch"]
        assert (await anna.get(f"/tables/{first}"))["maker"], "not the device that pressed"
        assert not (await phone.get(f"/tables/{first}"))["maker"]
        await anna.act(first, "end")
        await anna.act(table, "rematch")
        second = (await anna.get(f"/tables/{table}"))["rematch"]
        assert second != first
        assert (await anna.get(f"/tables/{second}"))["status"] == "gathering"
        await anna.act(table, "rematch")
        assert (await anna.get(f"/tables/{table}"))["rematch"] == second


async def test_only_the_maker_changes_a_bot(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table("freshfish", 3)
        await ben.sit(table, 1, "Ben")
        await ben.put_bots(table, 2)
        assert await code_of(ben.put_bots(table, 2, level="mate")) == "not-the-maker"
        await anna.put_bots(table, 2, level="mate")
        version = (await anna.get(f"/tables/{table}"))["version"]
        await anna.put_bots(table, 2, level="mate")
        assert (await anna.get(f"/tables/{table}"))["version"] == version, "nothing has changed"


async def test_a_table_that_never_started_has_no_rematch(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 3)
        await anna.sit(table, 0, "Anna")
        await anna.act(table, "end")
        assert await code_of(anna.act(table, "rematch")) == "never-started"
        assert [each["id"] for each in (await anna.get("/mine"))["tables"]] == [table]


async def test_the_bot_of_the_documentation_plays_a_whole_game(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2)
        token = await anna.link(table, 0, "bot")
        await anna.put_bots(table, 1)
        await anna.act(table, "start")
        bot = Path(__file__).parents[3] / "docs" / "examples" / "outside_bot.py"
        playing = await asyncio.create_subprocess_exec(
            *(sys.executable, bot, server.url, table, "0", token["secret"]),
            stdout=asyncio.subprocess.PIPE,
        )
        shown, _ = await asyncio.wait_for(playing.communicate(), 120)
        assert playing.returncode == 0
        assert "winners" in shown.decode()
