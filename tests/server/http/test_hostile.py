"""Hostile clients: they get a typed refusal or are shown the door, and nobody else notices."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, get_args

import pytest
import websockets
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kutter.server.http import sockets
from kutter.server.http.services import Services
from kutter.server.protocol.acts import Act
from kutter.server.settings import Limits, sqlite_url
from tests.server.running import (
    Browser,
    Json,
    Server,
    Socket,
    code_of,
    eventually,
    handshake,
    quick,
    running,
    table_for_two,
)
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio


def command(**changes: Any) -> Json:
    return {"type": "do", "id": "command-1", "version": 1, "act": {"kind": "start"}} | changes


async def ping(socket: Socket) -> None:
    await socket.connection.send('{"type": "ping"}')
    while (await socket.hear())["type"] != "pong":
        pass


# Frames

HOSTILE_TEXTS = [
    "",
    "x",
    "null",
    "[]",
    "0",
    '"do"',
    "{}",
    "[" * 5000,
    '{"act":' * 2000 + "1" + "}" * 2000,
    '{"type": "do", "id": "command-1", "version": 1e400, "act": {"kind": "start"}}',
    '{"type": "ping", "type2": 1}',
    '{"type": "ping"} {"type": "ping"}',
    '{"type": "\\ud800"}',
    "NaN",
    *(
        json.dumps(each)
        for each in (
            command(id="short"),
            command(id="command\n1"),
            command(id="command 1 "),
            command(id=["command-1"]),
            command(version=-1),
            command(version=2**31),
            command(version=int("9" * 4000)),
            command(version="1"),
            command(version=True),
            command(version=1.5),
            command(version=None),
            command(act=None),
            command(act=[]),
            command(act={"kind": "nothing"}),
            command(act={"kind": ["start"]}),
            command(act={"kind": "start", "more": 1}),
            command(act={"kind": "sit", "seat": 5, "name": "Eve"}),
            command(act={"kind": "sit", "seat": "0", "name": "Eve"}),
            command(act={"kind": "sit", "seat": 0, "name": "E" * 25}),
            command(act={"kind": "sit", "seat": 0, "name": {"a": 1}}),
            command(act={"kind": "say", "text": "x" * 301}),
            command(act={"kind": "move", "move": "0 bid " + "9" * 40}),
            command(act={"kind": "answer", "agree": "yes"}),
            command(type="what"),
            command(seat=0),
        )
    ),
]
"""Nothing sensible, each in another way."""


async def test_what_says_nothing_sensible_is_refused_with_a_type_and_then_the_door(
    sqlite: str,
) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table, anna, ben = found
        async with ben.socket(table, 1) as friend:
            await friend.until(lambda _: True)
            before = await ben.get(f"/tables/{table}", seat=1)
            for start in range(0, len(HOSTILE_TEXTS), sockets.MOST_FAULTS):
                async with anna.socket(table, 0) as hostile:
                    await hostile.until(lambda _: True)
                    texts = HOSTILE_TEXTS[start : start + sockets.MOST_FAULTS]
                    for text in texts:
                        await hostile.connection.send(text)
                        while (answer := await hostile.hear())["type"] == "presence":
                            pass
                        assert (answer["type"], answer["id"]) == ("refused", None), text
                        assert answer["refusal"]["code"] == "not-understood", text
                    if len(texts) == sockets.MOST_FAULTS:
                        with pytest.raises(ConnectionClosed, match="1008"):
                            await hostile.until(lambda _: False)
            await ping(friend)
            assert await ben.get(f"/tables/{table}", seat=1) == before


@pytest.mark.parametrize(
    ("frame", "code"),
    [("x" * 20_000, "1009"), (b"x" * 20_000, "1009"), (b"\x00\xff" * 40, None)],
    ids=["long", "long-binary", "binary"],
)
async def test_frames_that_are_too_large_close_and_binary_ones_say_nothing(
    sqlite: str, frame: str | bytes, code: str | None
) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table, anna, ben = found
        async with ben.socket(table, 1) as friend, anna.socket(table, 0) as hostile:
            await hostile.until(lambda _: True)
            await hostile.connection.send(frame)
            if code is None:
                while (answer := await hostile.hear())["type"] != "refused":
                    pass
                assert answer["refusal"]["code"] == "not-understood"
            else:
                with pytest.raises(ConnectionClosed, match=code):
                    await hostile.until(lambda _: False)
            await ping(friend)


async def test_text_that_is_no_utf_8_closes_the_connection(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table, anna, ben = found
        async with ben.socket(table, 1) as friend, anna.socket(table, 0) as hostile:
            await hostile.until(lambda _: True)
            await hostile.connection.send(b'{"type": "\xff\xfe"}', text=True)
            with pytest.raises(ConnectionClosed, match="1007"):
                await hostile.until(lambda _: False)
            await ping(friend)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
KINDS = st.sampled_from(
    [get_args(kind.model_fields["kind"].annotation)[0] for kind in get_args(get_args(Act)[0])]
)
ACTS = st.fixed_dictionaries(
    {"kind": KINDS},
    optional={
        "seat": st.integers(-1, 6) | JSON,
        "name": st.text(max_size=30) | JSON,
        "level": st.sampled_from(["deckhand", "mate", None]) | JSON,
        "move": st.sampled_from(["0 draw", "1 bid 3", "* tile ice", "0 reserve a1", "9 9"]) | JSON,
        "agree": st.booleans() | JSON,
        "text": st.text(max_size=40) | JSON,
    },
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.just("do"), "id": st.just("command-1") | JSON, "act": ACTS},
    optional={"version": st.integers(-2, 9) | JSON, "seat": st.integers(0, 4)},
)
FRAMES = (
    st.builds(json.dumps, MESSAGES | JSON)
    | st.text(max_size=60)
    | st.binary(max_size=60)
    | st.just('{"type": "ping"}')
)


@pytest.fixture(scope="module")
def portal() -> Iterator[BlockingPortal]:
    """A loop in a thread of its own, for tests that are not asynchronous themselves."""
    with start_blocking_portal() as found:
        yield found


@pytest.fixture(scope="module")
def public_table(
    portal: BlockingPortal, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, str]]:
    """A table at which a game runs, and nobody that fuzzes it has a seat."""
    database = sqlite_url(tmp_path_factory.mktemp("hostile") / "kutter.db")

    async def seat(server: Server) -> str:
        async with Browser(server) as anna:
            table = await anna.new_table("freshfish", 2)
            await anna.sit(table, 0, "Anna")
            await anna.sit(table, 1, "Ben")
            await anna.act(table, "start")
            return table

    with ExitStack() as stack:
        server = stack.enter_context(
            portal.wrap_async_context_manager(running(quick(database, workers=0)))
        )
        yield server, portal.call(seat, server)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(frames=st.lists(FRAMES, min_size=1, max_size=7))
def test_whatever_a_stranger_sends_is_answered_one_by_one_and_changes_nothing(
    portal: BlockingPortal, public_table: tuple[Server, str], frames: list[str | bytes]
) -> None:
    server, table = public_table

    async def converse() -> None:
        live = await server.services.tables.get(table)
        version = live.state.version
        async with Browser(server).socket(table) as stranger:
            await stranger.until(lambda _: True)
            for frame in frames:
                await stranger.connection.send(frame)
                while (answer := await stranger.hear())["type"] == "presence":
                    pass
                if answer["type"] != "pong":
                    assert answer["type"] == "refused"
                    assert answer["refusal"]["says"]["message"]
                if answer["type"] == "refused" and answer["refusal"]["code"] == "stale":
                    assert (await stranger.hear())["type"] == "table"
        assert live.state.version == version

    portal.call(converse)


# Floods


async def test_a_flood_is_refused_then_closed_and_others_at_the_table_play_on(sqlite: str) -> None:
    limits = Limits(acts=(5, 0), new_tables=(100, 0))
    settings = quick(sqlite, workers=0, limits=limits)
    async with running(settings, StillSystem()) as server, table_for_two(server) as found:
        table, anna, ben = found
        async with anna.socket(table, 0) as hostile, ben.socket(table, 1) as friend:
            with suppress(ConnectionClosed):
                for _ in range(200):
                    await hostile.connection.send('{"type": "ping"}')
            with pytest.raises(ConnectionClosed, match="1008"):
                await hostile.until(lambda _: False)
            told = [each for each in hostile.messages if each["type"] in ("pong", "refused")]
            assert [each["type"] for each in told] == ["pong"] * 4 + [
                "refused"
            ] * sockets.MOST_FAULTS, "to sit down was the first act"
            assert {each["refusal"]["code"] for each in told[4:]} == {"too-often"}
            await ping(friend)


async def test_limits_fill_again_with_time_and_can_be_switched_off(tmp_path: Path) -> None:
    system = StillSystem()
    limits = Limits(new_tables=(3, 0.1), chat=(2, 0.5))
    limited = quick(sqlite_url(tmp_path / "limited.db"), workers=0, limits=limits)
    async with running(limited, system) as server, Browser(server) as anna:
        tables = [await anna.new_table() for _ in range(3)]
        assert await code_of(anna.new_table()) == "too-often"
        async with Browser(server) as newcomer:
            assert await code_of(newcomer.post("/me")) == "too-often"
        await anna.post("/me")
        system.pass_time(10)
        await anna.new_table()
        assert await code_of(anna.new_table()) == "too-often"
        for _ in range(2):
            await anna.act(tables[0], "say", text="Hello", name="Anna")
        assert await code_of(anna.act(tables[0], "say", text="Hello", name="Anna")) == "too-often"
        system.pass_time(2)
        await anna.act(tables[0], "say", text="Hello", name="Anna")
    free = quick(sqlite_url(tmp_path / "free.db"), workers=0, limits=None)
    async with running(free, system) as server, Browser(server) as anna:
        for _ in range(30):
            table = await anna.new_table()
        for _ in range(10):
            await anna.act(table, "say", text="Hello", name="Anna")


async def test_an_address_may_open_so_many_sockets(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(sockets=2))
    async with running(settings) as server, table_for_two(server) as found:
        table, anna, ben = found
        async with anna.socket(table, 0), ben.socket(table, 1):
            with pytest.raises(InvalidStatus, match="403"):
                async with anna.socket(table):
                    pass

        async def is_let_in() -> bool:
            try:
                async with anna.socket(table) as again:
                    return bool((await again.hear())["type"] == "table")
            except InvalidStatus:
                return False

        await eventually(is_let_in)


async def test_a_listener_that_does_not_read_is_dropped_and_others_hear_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_WAITING", 20)
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table, _, ben = found
        live = await server.services.tables.get(table)
        port = int(server.url.rsplit(":", 1)[1])
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", port))
        deaf.sendall(handshake(f"127.0.0.1:{port}", table))
        try:
            async with ben.socket(table, 1) as friend:
                await eventually(lambda: len(live.listeners) == 2)
                long = b'{"type": "pong", "now": 0, "more": "' + b"x" * 400_000 + b'"}'
                for _ in range(60):
                    for listener in list(live.listeners):
                        listener.send(long)
                    while (await friend.hear())["type"] != "pong":
                        pass
                await eventually(lambda: len(live.listeners) == 1)
                await ping(friend)
        finally:
            deaf.close()


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("seat=" + "9" * 5000, "4001"),
        ("since=" + "9" * 5000, "table"),
        ("seat=x", "4001"),
        ("seat=spectator", "table"),
        ("since=x", "table"),
        ("since=-1", "table"),
    ],
    ids=["seat", "since", "no seat", "no seat by name", "no version", "before all versions"],
)
async def test_what_stands_in_a_sockets_address_cannot_break_it(
    sqlite: str, query: str, first: str
) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{found[0]}/socket?{query}"
        async with websockets.connect(address) as connection:
            try:
                told = json.loads(await connection.recv())["type"]
            except ConnectionClosed as closed:
                told = str(closed.rcvd and closed.rcvd.code)
            assert told == first


async def test_a_table_that_no_database_can_be_asked_for_is_none(database: str) -> None:
    async with running(quick(database, workers=0)) as server:
        address = f"{server.url.replace('http', 'ws')}/api/tables/a%00table/socket"
        async with websockets.connect(address) as connection:
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4004


async def test_a_fault_of_our_own_is_logged_and_closes_the_socket(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: Any) -> int:
        raise RuntimeError("something unthought of")

    monkeypatch.setattr(Services, "do", fails)
    async with (
        running(quick(sqlite, workers=0)) as server,
        table_for_two(server) as (table, anna, _),
        anna.socket(table, 0) as socket,
    ):
        await socket.until(lambda _: True)
        command = await socket.send({"kind": "undo"})
        with pytest.raises(ConnectionClosed):
            await socket.answer(command)
    assert "something unthought of" in caplog.text
