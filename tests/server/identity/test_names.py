"""Names and chat: whatever somebody writes, others see a harmless line."""

import pytest

from kutter.server.identity.names import look_alike
from tests.server.running import Browser, code_of, quick, running

pytestmark = pytest.mark.anyio

BLANK = [
    "\u200b",
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u00ad",
    "\ufe0f",
    "\u202e",
    " \t ",
]


async def test_a_name_that_looks_empty_is_none(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for name in BLANK:
            table = await anna.new_table()
            assert await code_of(anna.sit(table, 0, name)) == "empty-name", ascii(name)
            await anna.sit(table, 0, "Anna")
            said = anna.act(table, "say", 0, text=name)
            assert await code_of(said) == "empty-text", ascii(name)
            hidden = f"A{name}nna" if name.strip() else "Anna "
            assert await code_of(anna.sit(table, 1, hidden)) == "name-is-taken", ascii(name)


SHOWN = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "a\u202egnp.exe": "agnp.exe",
    "\u2066a\u2069\x00\x1b[31mb\r\nc": "a[31mb c",
    "two\u2028lines\u2029three": "two lines three",
    "Zo\u0065\u0301": "Zo\u00e9",
    "Z" + "\u0335" * 20: "Z" + "\u0335" * 3,
    "  much   room  ": "much room",
}


async def test_names_and_chat_are_one_harmless_line(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for said, shown in SHOWN.items():
            table = await anna.new_table()
            await anna.sit(table, 0, "Anna")
            await anna.act(table, "say", 0, text=said)
            if len(said) <= 24:
                await anna.sit(table, 1, said)
            seen = await anna.http.get(f"/api/tables/{table}")
            assert seen.headers["content-type"] == "application/json"
            assert seen.json()["chat"][-1]["text"] == shown
            if len(said) <= 24:
                assert seen.json()["seats"][1]["name"] == shown


async def test_names_and_lines_have_an_end(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table()
        assert await code_of(anna.sit(table, 0, "A" * 25)) == "not-understood"
        await anna.sit(table, 0, "A" * 24)
        assert await code_of(anna.act(table, "say", 0, text="A" * 301)) == "not-understood"
        assert await code_of(anna.act(table, "say", text="Hello", name="a" * 24)) == "name-is-taken"


ALIKE = [
    "Anna.",
    "Аnna",
    "ANNA",
    "Annа",
    "Änna",
    " a n n a ",
    "Anna․",
    "Ａnna",
    "Anna·",
    "Anna•",
    "·Anna",
]


async def test_names_that_look_alike_are_refused_at_one_table(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table()
        await anna.sit(table, 0, "Anna")
        for alike in ALIKE:
            assert await code_of(anna.sit(table, 1, alike)) == "name-is-taken", alike
            said = anna.act(table, "say", text="Hello", name=alike)
            assert await code_of(said) == "name-is-taken", alike


async def test_nobody_is_called_as_pages_call_bots(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table()
        for name in ("Skipper 2", "skipper2", "Kapitän 1", "Deckhand 3"):
            assert await code_of(anna.sit(table, 0, name)) == "name-is-taken", name
            said = anna.act(table, "say", text="Hello", name=name)
            assert await code_of(said) == "name-is-taken", name


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Bill", "BiII", True),
        ("Bob", "B0b", True),
        ("Marn", "Mam", True),
        ("Straße", "STRASSE", True),
        ("😀", "😀.", True),
        ("Ann", "Anna", False),
        ("Guest 1", "Guest 2", False),
        ("李", "王", False),
        ("😀", "😁", False),
        ("Иван", "Ivan", False),
    ],
)
def test_what_looks_alike(one: str, other: str, alike: bool) -> None:
    assert look_alike(one, other) == look_alike(other, one) == alike
