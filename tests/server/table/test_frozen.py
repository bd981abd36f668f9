"""Tables whose log is broken: their players are told, and nobody else notices."""

from typing import Any

import pytest
from sqlalchemy import text

from kutter.server.table.state import TableState
from kutter.server.table.telling import broadcast, seen
from tests.server.hot_seat import hot_seat, play_on, same_browser
from tests.server.running import Browser, Refusal, code_of, quick, running

pytestmark = pytest.mark.anyio


def sql_about(table: str, number: int, statement: str) -> str:
    return f"{statement} WHERE table_id = '{table}' AND number = {number}"


BREAKING = {
    "unknown kind": "UPDATE entries SET kind = 'whale'",
    "illegal move": """UPDATE entries SET data = '{"move": "0 play Z99"}'""",
    "wrong data": """UPDATE entries SET data = '{"whale": 1}'""",
    "wrong type": """UPDATE entries SET data = '{"move": 7}'""",
    "no object": "UPDATE entries SET data = '[]'",
    "gap": "DELETE FROM entries",
}


@pytest.mark.parametrize("breaking", BREAKING.values(), ids=BREAKING)
async def test_a_table_that_does_not_replay_is_frozen_and_its_players_can_end_it(
    database: str, breaking: str
) -> None:
    await check_freezing(database, breaking)


async def test_a_table_whose_log_is_no_json_any_more_is_frozen(sqlite: str) -> None:
    await check_freezing(sqlite, "UPDATE entries SET data = '{\"move'")


async def check_freezing(database: str, breaking: str) -> None:
    settings = quick(database, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        broken = await hot_seat(anna, "freshfish", 2)
        other = await hot_seat(anna, "freshfish", 2)
        await play_on(server, broken, 8)
        version = (await anna.get(f"/tables/{broken}"))["version"]
        view = await anna.get(f"/tables/{other}", seat=0)
        await server.services.store.run(text(sql_about(broken, version - 3, escaped(breaking))))
        cookies = dict(anna.http.cookies)
    async with running(settings) as server:
        anna = await same_browser(server, cookies)
        assert await anna.get(f"/tables/{other}", seat=0) == view
        await play_on(server, other, 2)
        async with anna.socket(broken, 0) as socket:
            seen = (await socket.hear())["data"]
            assert seen["status"] == "frozen"
            assert seen["frozen"]["message"] == "table-is-frozen"
            assert seen["version"] == version
            assert seen["seed"] is None
            assert seen["position"]["legal"] == []
            refused = await socket.do("move", move="0 draw")
            assert refused["refusal"]["code"] == "not-running"
            assert (await socket.do("say", text="What now?"))["type"] == "ack"
            assert (await socket.do("end"))["type"] == "ack"
            await socket.until(lambda table: table["status"] == "ended")
        assert (await anna.get(f"/tables/{broken}"))["status"] == "ended"
    async with running(settings) as server:
        anna = await same_browser(server, cookies)
        assert (await anna.get(f"/tables/{broken}"))["status"] == "ended"
        assert (await anna.get(f"/tables/{other}", seat=0))["status"] == "running"


def escaped(statement: str) -> str:
    """A colon would begin a parameter."""
    return statement.replace(":", r"\:")


async def test_a_table_that_cannot_be_read_at_all_keeps_no_other_from_going_on(
    database: str,
) -> None:
    settings = quick(database, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        broken = await hot_seat(anna, "freshfish", 2)
        other = await hot_seat(anna, "freshfish", 2)
        await server.services.store.run(
            text(f"UPDATE tables SET choices = '[]' WHERE id = '{broken}'")
        )
    async with running(settings) as server, Browser(server) as anna:
        assert (await anna.get(f"/tables/{other}"))["status"] == "running"
        with pytest.raises(Refusal) as refused:
            await anna.get(f"/tables/{broken}")
        assert refused.value.status == 500, (
            "there is such a table: that it cannot be read is our fault"
        )


async def test_a_table_that_cannot_be_shown_keeps_no_server_from_starting(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        bad, good = [await anna.new_table(players=3) for _ in range(2)]
    really = seen.shared_position

    def shared_position(state: TableState) -> dict[str, Any] | None:
        if state.charter.id == bad:
            raise RuntimeError
        return really(state)

    monkeypatch.setattr(broadcast, "shared_position", shared_position)
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as ben:
        assert (await ben.get(f"/tables/{good}"))["status"] == "gathering"
        assert await code_of(ben.get(f"/tables/{bad}")) == "failed"
