"""A reaction is a line of chat that takes one tap: the same rights, limits and log."""

import pytest

from kutter.server.settings import Limits
from kutter.server.table.entries import Said, change_from
from tests.server.running import Browser, code_of, quick, running
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio


async def test_who_sits_and_who_watches_react_as_they_talk(sqlite: str) -> None:
    settings = quick(sqlite, workers=0)
    async with running(settings) as server, Browser(server) as anna, Browser(server) as eve:
        table = await anna.new_table()
        await anna.sit(table, 0, "Anna")
        await eve.post("/me")
        async with eve.socket(table) as socket:
            before = await socket.until(lambda _: True)
            await anna.act(table, "say", 0, reaction="well-played")
            await socket.until(lambda shown: shown["version"] > before["version"])
            told = socket.messages[-1]
        await eve.act(table, "say", reaction="lucky", name="Eve")
        first, second = (await anna.get(f"/tables/{table}"))["chat"]
        assert told["data"]["chat"] == first
        assert (first["seat"], first["name"], first["text"]) == (0, "Anna", "")
        assert first["reaction"] == "well-played"
        assert (second["seat"], second["name"], second["reaction"]) == (None, "Eve", "lucky")


@pytest.mark.parametrize(
    "said",
    [
        {"reaction": "boo"},
        {"reaction": ""},
        {"reaction": ["thanks"]},
        {"reaction": "thanks", "text": "Thank you"},
        {},
    ],
)
async def test_one_thing_is_said_and_only_what_is_on_the_list(
    sqlite: str, said: dict[str, object]
) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table()
        await anna.sit(table, 0, "Anna")
        assert await code_of(anna.act(table, "say", 0, **said)) == "not-understood"
        assert (await anna.get(f"/tables/{table}"))["chat"] == []


async def test_nobody_reacts_where_nobody_talks(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table(chat=False)
        await anna.sit(table, 0, "Anna")
        assert await code_of(anna.act(table, "say", 0, reaction="thanks")) == "no-chat-here"


async def test_reactions_and_lines_have_one_limit(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(chat=(3, 0)))
    async with running(settings, StillSystem()) as server, Browser(server) as anna:
        table = await anna.new_table()
        await anna.sit(table, 0, "Anna")
        await anna.act(table, "say", 0, reaction="thinking")
        await anna.act(table, "say", 0, text="Hm")
        await anna.act(table, "say", 0, reaction="ouch")
        assert await code_of(anna.act(table, "say", 0, reaction="again")) == "too-often"
        assert await code_of(anna.act(table, "say", 0, text="Again")) == "too-often"


async def test_a_restart_keeps_them(database: str) -> None:
    settings = quick(database, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        table = await anna.new_table()
        await anna.sit(table, 0, "Anna")
        await anna.act(table, "say", 0, text="Hello")
        await anna.act(table, "say", 0, reaction="again")
        before = (await anna.get(f"/tables/{table}"))["chat"]
    async with running(settings) as server, Browser(server) as eve:
        assert (await eve.get(f"/tables/{table}"))["chat"] == before
    assert [line["reaction"] for line in before] == [None, "again"]


def test_lines_from_before_there_were_reactions_are_read() -> None:
    old = {"name": "Anna", "text": "Hello", "seat": 0}
    assert change_from("said", old) == Said("Anna", "Hello", 0)
