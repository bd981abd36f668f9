"""Everything at once, with a store made slow on purpose: one wins, and nothing is lost or done
twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from itertools import count, repeat
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from kutter.games.contract import CHANCE
from kutter.server.storage import schema
from kutter.server.table.folding import folded
from kutter.server.table.state import TableState
from kutter.server.table.tidying import tidy
from tests.server.nodes.pair import paired
from tests.server.running import Browser, Refusal, Server, Socket, quick, running
from tests.server.slow_store import SLOW, SlowStore

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["alone", pytest.param("nodes", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest) -> SlowStore:
    if request.param == "alone":
        return SlowStore(request.getfixturevalue("sqlite"))
    return SlowStore(request.getfixturevalue("postgresql"), request.getfixturevalue("nats"))


WITH_NODES = pytest.mark.parametrize("store", ["alone", "nodes"], indirect=True)
"""Every day, too, where who comes to the other node could win as well."""


@asynccontextmanager
async def slowly(store: SlowStore, **changes: Any) -> AsyncIterator[Server]:
    """A server whose store takes its time, once it is open; or a node, beside another."""
    settings = quick(store.url.render_as_string(), workers=0, nats=store.nats, **changes)
    starting = running if store.nats is None else paired
    async with starting(settings, store=store) as server:
        store.commit_seconds = SLOW
        yield server


async def outcome(answer: Awaitable[Any]) -> str:
    try:
        await answer
    except Refusal as refusal:
        return str(refusal.code)
    return "done"


async def at_once(*answers: Awaitable[Any]) -> list[str]:
    """How each ended, sorted: which came first is nobody's to say."""
    return sorted(await asyncio.gather(*map(outcome, answers)))


async def kinds_in_log(server: Server, table: str) -> list[str]:
    """Checks on the way that what the server shows is what its log says."""
    live = await server.services.tables.get(table)
    entries = await server.services.archive.log(table)
    again = await folded(live.state.charter, entries)
    assert [each.number for each in entries] == list(range(1, live.state.version + 1))
    for name in ("status", "version", "moves", "seats", "position_version", "rematch", "result"):
        assert getattr(again, name) == getattr(live.state, name)
    if live.state.game_state is not None:
        assert again.game_state is not None
        game = live.state.game
        for seat in range(len(live.state.seats)):
            now, then = (
                game.view(each, seat) for each in (live.state.game_state, again.game_state)
            )
            assert game.view_json(now) == game.view_json(then)
    return [each.kind for each in entries]


async def seated(server: Server, game: str, players: int, **choices: Any) -> tuple[Any, ...]:
    """A running table with a browser in every seat."""
    browsers = [Browser(server) for _ in range(players)]
    table = await browsers[0].new_table(game, players, **choices)
    await browsers[0].sit(table, 0, "Guest 0")
    await asyncio.gather(
        *(browsers[seat].sit(table, seat, f"Guest {seat}") for seat in range(1, players))
    )
    await browsers[0].act(table, "start")
    return table, browsers


async def legal_moves(browser: Browser, table: str, seat: int) -> list[str]:
    view = await browser.get(f"/tables/{table}", seat=seat)
    return list(view["position"]["legal"])


def texts(state: TableState, seat: int) -> list[str]:
    """A seat's legal moves, without asking the server."""
    assert state.game_state is not None
    return [state.game.text(move) for move in state.game.legal(state.game_state, seat)]


@WITH_NODES
async def test_two_tabs_with_different_moves_one_wins_the_other_looks_again(
    store: SlowStore,
) -> None:
    async with slowly(store) as server:
        table, browsers = await seated(server, "fishing", 3)
        seat = (await server.services.tables.get(table)).state.owing[0]
        anna: Browser = browsers[seat]
        async with anna.socket(table, seat) as one, anna.socket(table, seat) as other:
            tabs: list[Socket] = [one, other]
            for tab in tabs:
                await tab.until(lambda _: True)
            moves = one.table["position"]["legal"][:2]
            sent = [
                await tab.send({"kind": "move", "move": move})
                for tab, move in zip(tabs, moves, strict=True)
            ]
            answers = [await tab.answer(command) for tab, command in zip(tabs, sent, strict=True)]
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            loser = tabs[[answer["type"] for answer in answers].index("refused")]
            assert next(a for a in answers if a["type"] == "refused")["refusal"]["code"] == "stale"
            assert (await loser.hear())["type"] == "table"
            assert loser.table["last"] in moves
        assert (await kinds_in_log(server, table)).count("moved") == 1


@WITH_NODES
async def test_a_command_sent_twice_at_once_is_done_once_and_answered_alike(
    store: SlowStore,
) -> None:
    """Also where chance answers, and again later."""
    async with slowly(store) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        await anna.sit(table, 1, "Berta")
        version = await anna.act(table, "start")
        for number in range(12):
            view = await anna.get(f"/tables/{table}")
            seat = view["position"]["owing"][0]
            moves = await legal_moves(anna, table, seat)
            move = f"{seat} draw" if f"{seat} draw" in moves else moves[0]
            answers = await asyncio.gather(
                *(
                    anna.act_at(
                        view["version"],
                        table,
                        "move",
                        seat,
                        move=move,
                        command=f"twice-{number:04}",
                    )
                    for _ in range(2)
                )
            )
            assert answers[0] == answers[1] > view["version"]
            again = anna.act_at(0, table, "move", seat, move=move, command=f"twice-{number:04}")
            assert await again == answers[0]
        kinds = await kinds_in_log(server, table)
        assert kinds.count("moved") == 12
        assert "dealt" in kinds[version + 1 :]


async def test_all_bids_at_once_make_none_stale(store: SlowStore) -> None:
    async with slowly(store) as server:
        table, browsers = await seated(server, "freshfish", 3, variant="market")
        state = (await server.services.tables.get(table)).state
        for _ in range(40):
            view = await browsers[0].get(f"/tables/{table}")
            owing = view["position"]["owing"]
            if len(owing) > 1:
                break
            seat = owing[0]
            moves = await legal_moves(browsers[seat], table, seat)
            move = f"{seat} draw" if f"{seat} draw" in moves else moves[0]
            await browsers[seat].act(table, "move", seat, move=move)
        bids = (
            browsers[seat].act_at(view["version"], table, "move", seat, move=f"{seat} bid {seat}")
            for seat in owing
        )
        before = len(state.moves)
        assert await at_once(*bids) == ["done"] * len(owing)
        assert len(owing) > 1
        assert len(state.moves) >= before + len(owing)
        opened = (await browsers[0].get(f"/tables/{table}"))["position"]["auctions"][-1]["bids"]
        assert [opened[seat] for seat in owing] == owing
        await kinds_in_log(server, table)


async def about_to_pass(server: Server) -> tuple[str, list[Browser], TableState]:
    """Not every deal comes to it."""
    random = Random(5)
    while True:
        table, browsers = await seated(server, "fishing", 3)
        state = (await server.services.tables.get(table)).state
        while len(state.owing) == 1:
            seat = state.owing[0]
            moves = texts(state, seat)
            move = next((each for each in moves if "~pass" in each), random.choice(moves))
            await browsers[seat].act_at(state.version, table, "move", seat, move=move)
        if state.owing == [0, 1, 2]:
            return table, browsers, state


async def test_all_passes_at_once_make_none_stale(store: SlowStore) -> None:
    async with slowly(store) as server:
        store.commit_seconds = 0
        table, browsers, state = await about_to_pass(server)
        store.commit_seconds = SLOW
        hands = [texts(state, seat) for seat in range(3)]
        version = state.version
        passes = (
            browsers[seat].act_at(version, table, "move", seat, move=hands[seat][0])
            for seat in range(3)
        )
        assert await at_once(*passes) == ["done"] * 3
        for seat in range(3):
            view = await browsers[seat].get(f"/tables/{table}", seat=seat)
            assert view["position"]["got"] == hands[(seat - 1) % 3][0].split(" ")[2]
        await kinds_in_log(server, table)


async def test_undo_against_a_move_one_wins(store: SlowStore) -> None:
    """In whichever order they come: the other is told to look again."""
    async with slowly(store) as server:
        table, browsers = await seated(server, "fishing", 3)
        state = (await server.services.tables.get(table)).state
        first = state.owing[0]
        for undo_first in (True, False):
            move = (await legal_moves(browsers[first], table, first))[0]
            await browsers[first].act(table, "move", first, move=move)
            second, version, moves = state.owing[0], state.version, len(state.moves)
            answer = (await legal_moves(browsers[second], table, second))[0]
            acts = [
                outcome(browsers[first].act_at(version, table, "undo", first)),
                outcome(browsers[second].act_at(version, table, "move", second, move=answer)),
            ]
            outcomes = await asyncio.gather(*(acts if undo_first else acts[::-1]))
            assert sorted(outcomes) == ["done", "stale"]
            assert len(state.moves) in (moves - 1, moves + 1)
            assert state.undo_asked is None
            if len(state.moves) == moves + 1:
                break
        await kinds_in_log(server, table)


async def test_an_undo_clicked_twice_takes_back_one_move(store: SlowStore) -> None:
    """Who wins a trick with its last card leads the next, and has moved twice running."""
    async with slowly(store) as server, Browser(server) as anna:
        store.commit_seconds = 0
        table = await anna.new_table("fishing", 3)
        for seat in range(3):
            await anna.sit(table, seat, f"Guest {seat}")
        await anna.act(table, "start")
        state = (await server.services.tables.get(table)).state
        seat = CHANCE
        while [move.seat for move in state.moves[-2:]] != [seat, seat] or seat == CHANCE:
            seat = state.owing[0]
            await anna.act_at(state.version, table, "move", seat, move=texts(state, seat)[-1])
        moves = list(state.moves)
        store.commit_seconds = SLOW
        twice = (anna.act_at(state.version, table, "undo", seat) for _ in range(2))
        assert await at_once(*twice) == ["done", "stale"]
        assert state.moves == moves[:-1]


@WITH_NODES
async def test_join_against_join_seats_one(store: SlowStore) -> None:
    async with (
        slowly(store) as server,
        Browser(server) as anna,
        Browser(server) as ben,
        Browser(server) as clara,
    ):
        table = await anna.new_table("fishing", 3)
        assert await at_once(
            anna.sit(table, 0, "Anna"), ben.sit(table, 0, "Ben"), clara.sit(table, 0, "Clara")
        ) == ["done", "seat-is-taken", "seat-is-taken"]
        assert await at_once(ben.sit(table, 1, "Same"), clara.sit(table, 2, "same")) == [
            "done",
            "name-is-taken",
        ]
        assert await kinds_in_log(server, table) == ["sat", "sat"]


async def test_start_against_stand_leaves_no_empty_seat_in_a_game(store: SlowStore) -> None:
    async with (
        slowly(store) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        for stand_first in (True, False):
            table = await anna.new_table("freshfish", 2)
            await anna.sit(table, 0, "Anna")
            await ben.sit(table, 1, "Ben")
            version = (await anna.get(f"/tables/{table}"))["version"]
            starts = anna.act_at(version, table, "start")
            stands = ben.stand(table, 1)
            both = (stands, starts) if stand_first else (starts, stands)
            outcomes = await at_once(*both)
            state = (await server.services.tables.get(table)).state
            assert outcomes in (["already-started", "done"], ["done", "seats-are-empty"])
            assert (state.status == "running") == all(seat.taken for seat in state.seats)
            await kinds_in_log(server, table)


async def test_a_rematch_asked_for_by_all_at_once_is_one_table(store: SlowStore) -> None:
    async with slowly(store) as server:
        table, browsers = await seated(server, "fishing", 3)
        await asyncio.gather(
            *(each.act(table, "resign", seat) for seat, each in enumerate(browsers))
        )
        await browsers[0].act(table, "end")
        before = await how_many_tables(server)
        assert await at_once(*(each.act(table, "rematch") for each in browsers)) == ["done"] * 3
        assert (await kinds_in_log(server, table)).count("rematch") == 1
        assert await how_many_tables(server) == before + 1


async def how_many_tables(server: Server) -> int:
    return len(await server.services.store.rows(select(schema.tables.c.id)))


async def test_one_guest_link_in_two_browsers_seats_one(store: SlowStore) -> None:
    async with (
        slowly(store) as server,
        Browser(server) as anna,
        Browser(server) as ben,
        Browser(server) as clara,
    ):
        table = await anna.new_table("fishing", 3)
        link = await anna.post(f"/tables/{table}/links", {"seat": 1, "purpose": "guest"})
        outcomes = await at_once(
            *(
                browser.post("/redeem", {"secret": link["secret"], "name": name})
                for browser, name in ((ben, "Ben"), (clara, "Clara"))
            )
        )
        assert outcomes in (["done", "link-is-used"], ["done", "seat-is-taken"])
        assert await kinds_in_log(server, table) == ["sat"]


async def test_one_device_link_in_two_browsers_lets_in_one(store: SlowStore) -> None:
    async with (
        slowly(store) as server,
        Browser(server) as anna,
        Browser(server) as phone,
        Browser(server) as thief,
    ):
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        link = await anna.post(f"/tables/{table}/links", {"seat": 0, "purpose": "device"})
        offers = (each.post("/redeem", {"secret": link["secret"]}) for each in (phone, thief))
        assert await at_once(*offers) == ["done", "link-is-used"]
        state = (await server.services.tables.get(table)).state
        assert len(state.seats[0].holders) == 2


async def test_who_disconnects_in_the_middle_of_a_commit_has_moved(store: SlowStore) -> None:
    async with slowly(store) as server:
        table, browsers = await seated(server, "fishing", 3)
        state = (await server.services.tables.get(table)).state
        for _ in range(3):
            seat, moves = state.owing[0], len(state.moves)
            other = (seat + 1) % 3
            async with browsers[other].socket(table, other) as watching:
                await watching.until(lambda _: True)
                async with browsers[seat].socket(table, seat) as socket:
                    await socket.until(lambda _: True)
                    move = socket.table["position"]["legal"][0]
                    await socket.send({"kind": "move", "move": move})
                    await asyncio.sleep(SLOW / 3)
                    assert len(state.moves) == moves, "the commit is under way"
                    socket.connection.transport.abort()
                told = await watching.until(lambda seen, moves=moves: seen["moves"] > moves)
                assert told["last"] == move
        assert (await kinds_in_log(server, table)).count("moved") == 3


async def test_who_tidies_up_twice_at_once_ends_a_table_once(store: SlowStore) -> None:
    async with slowly(store, gathering_seconds=0) as server, Browser(server) as anna:
        table = await anna.new_table()
        tables = server.services.tables
        await asyncio.gather(tidy(tables), tidy(tables))
        assert await kinds_in_log(server, table) == ["ended"]


async def test_what_is_tidied_up_twice_at_once_stays_forgotten(store: SlowStore) -> None:
    async with (
        slowly(store, gathering_seconds=0, keep_seconds=-1) as server,
        Browser(server) as anna,
    ):
        table = await anna.new_table()
        tables = server.services.tables
        store.pauses = count(step=4 * SLOW)  # who comes second finds it forgotten
        await asyncio.gather(tidy(tables), tidy(tables))
        store.pauses = repeat(0.0)
        with pytest.raises(Refusal, match="no-such-table"):
            await anna.get(f"/tables/{table}")


async def test_a_table_that_somebody_comes_to_just_in_time_goes_on(store: SlowStore) -> None:
    async with slowly(store) as server, Browser(server) as anna:
        table = await anna.new_table()
        tables = server.services.tables
        (await tables.get(table)).state.changed = 0  # ages ago
        sitting = asyncio.create_task(anna.sit(table, 0, "Anna"))
        await asyncio.sleep(SLOW / 2)  # it is on its way into the log
        await asyncio.gather(sitting, tidy(tables))
        assert await kinds_in_log(server, table) == ["sat"]
