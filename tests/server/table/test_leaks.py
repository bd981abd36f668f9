"""Nobody is shown what is not theirs: servers that differ only in hidden things say equal bytes."""

import asyncio
import base64
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.chance import generator
from kutter.engine.dealer import seed_from
from kutter.engine.events import Event
from kutter.games.contract import CHANCE, SPECTATOR, Game, Json, Move, State
from kutter.games.registry import GAMES, game_named
from kutter.records.replay import replay
from kutter.records.setting import Setting
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.questions import Question, What, think
from kutter.server.bots.queue import Asker
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
from kutter.server.table.charter import Charter, Seat
from kutter.server.table.entries import Change, Dealt, Entry, Moved, Started
from kutter.server.table.state import TableState
from kutter.server.table.telling import broadcast as outgoing
from kutter.server.table.telling import seen
from kutter.server.table.telling.broadcast import Shown
from kutter.server.table.telling.replays import record_json, replay_json
from tests.games.fishing.games import random_game
from tests.server.alike import Alike, fishing_alike, freshfish_alike
from tests.server.nats import nats_binary, own_nats
from tests.server.postgres import new_postgres
from tests.server.running import Browser, is_finished, quick, running
from tests.server.still_system import COMMITMENT, MORNING, StillSystem
from tests.server.table.sides import BOTS, differences, load_bots, play_alike, side

pytestmark = pytest.mark.anyio

MARKET = {"variant": "market"}
CLASSIC = {"variant": "classic"}


Asked = dict[BotWorkers, list[object]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Bots that think in this process, on a count; what each server asks them."""
    questions: Asked = {}

    async def ask(self: BotWorkers, what: What, question: Question, _: Asker) -> object:
        game = game_named(question.game)
        view = game.view_json(game.read_view(question.view))  # its padding means nothing
        questions.setdefault(self, []).append((what, view, replace(question, view=b"")))
        return think(BOTS.ready(question.game, question.bot), what, question)

    monkeypatch.setattr(BotWorkers, "_ask", ask)
    return questions


def cases(*everyday: str) -> pytest.MarkDecorator:
    """Positions, and what is agreed at their tables."""
    found = {
        "fishing": (lambda: fishing_alike(0), {}),
        "market": (lambda: freshfish_alike(MARKET), {}),
        "classic": (lambda: freshfish_alike(CLASSIC), {"purses": False}),
    }
    return pytest.mark.parametrize(
        ("make_alike", "choices"),
        [
            pytest.param(*each, id=name, marks=[] if name in everyday else pytest.mark.slow)
            for name, each in found.items()
        ],
    )


@cases("fishing", "market")
async def test_what_a_seat_may_not_know_changes_no_byte_for_it_or_for_strangers(
    tmp_path: Path, asked: Asked, make_alike: Callable[[], Alike], choices: Json
) -> None:
    await compare(tmp_path, asked, make_alike(), choices, None)


@cases("fishing")
async def test_the_same_at_a_node_that_has_not_the_table(
    tmp_path: Path,
    asked: Asked,
    make_alike: Callable[[], Alike],
    choices: Json,
    postgres_server: str,
) -> None:
    # Each with its own NATS: in worlds that stand still, all houses have the same name.
    if nats_binary() is None:
        pytest.skip("nats-server is not installed")
    with own_nats() as one, own_nats() as other:
        nodes = ((new_postgres(postgres_server), each.url) for each in (one, other))
        await compare(tmp_path, asked, make_alike(), choices, nodes)


async def compare(
    folder: Path,
    asked: Asked,
    alike: Alike,
    choices: Json,
    nodes: Iterator[tuple[str, str]] | None,
) -> None:
    load_bots(alike.one.record.game)
    async with (
        side(folder, alike, alike.one, nodes, **choices) as one,
        side(folder, alike, alike.other, nodes, **choices) as other,
    ):
        played = await play_alike(one, other)
        assert differences(one, other) == []
        assert asked[one.server.services.workers] == asked[other.server.services.workers]
        assert len(played) > 5
        assert any(move.endswith((" pass", " bid")) for move in played), "a sealed choice"
        assert len(one.ears[1].heard) > len(played)
        assert any(b'"candidates"' in told for _, told in one.pages), "a hint"
        if nodes is None:  # with other luck, bots may find none
            assert any(b'"reason":{"message"' in told for _, told in one.pages), "with its reason"


def other_eyes(monkeypatch: pytest.MonkeyPatch, alike: Alike) -> None:
    real = seen.own_position
    monkeypatch.setattr(outgoing, "own_position", lambda state, _: real(state, alike.giver))


def seed_for_all(monkeypatch: pytest.MonkeyPatch, _: Alike) -> None:
    real = seen.shared_json
    monkeypatch.setattr(
        outgoing,
        "shared_json",
        lambda state, is_open: {**real(state, is_open), "seed": state.charter.seed.hex()},
    )


def open_moves(monkeypatch: pytest.MonkeyPatch, _: Alike) -> None:
    for module in (seen, outgoing):
        monkeypatch.setattr(
            module, "seen_texts", lambda game, _state, moves, _seat: [*map(game.text, moves)]
        )


def all_events(monkeypatch: pytest.MonkeyPatch, _: Alike) -> None:
    monkeypatch.setattr(outgoing, "sees", lambda _seat, _event: True)


def telling_errors(monkeypatch: pytest.MonkeyPatch, _: Alike) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(game, "apply", partial(refuse_telling, game, game.apply))


def refuse_telling(game: Game, apply: Any, state: State, move: Move) -> list[Event]:
    if (reason := game.why_not(state, move)) is not None:
        raise Refused(f"illegal-{hash(state.tobytes())}") from reason
    happened: list[Event] = apply(state, move)
    return happened


OTHER_LEAKS = [
    pytest.param(leak, marks=pytest.mark.slow) for leak in (seed_for_all, open_moves, all_events)
]


@pytest.mark.parametrize("leak", [other_eyes, telling_errors, *OTHER_LEAKS])
@pytest.mark.usefixtures("asked")
async def test_the_comparison_notices_a_leak(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch, Alike], None],
) -> None:
    alike = fishing_alike(0)
    load_bots("fishing")
    leak(monkeypatch, alike)
    async with (
        side(tmp_path, alike, alike.one) as one,
        side(tmp_path, alike, alike.other) as other,
    ):
        await one.look()
        await other.look()
        assert differences(one, other)


# Many positions, without a server


def moves_of(game: str, seed: int) -> tuple[Setting, Json, list[Move]]:
    record = random_game(3, seed)
    if game == "freshfish":
        options = (MARKET, CLASSIC)[seed % 2]
        setting = Setting(game, 2 + seed % 3, options)
        record = play_match(setting, [RandomBot()] * setting.players, seed_from("leaks", seed))
    return Setting(game, record.players, record.options), record.setup, replay(record).moves()


def told(setting: Setting, setup: Json, moves: list[Move], seat: int, secret: str) -> list[bytes]:
    """All that a table tells a seat of a game: its events, then the table, record and replay."""
    choices = NewTable.model_validate({"game": setting.game_name, "players": setting.players})
    charter = Charter(
        id="id-000001",
        choices=choices,
        options=setting.options,
        maker="maker",
        deal="deal",
        seed=seed_from("seed", secret),
        commitment=COMMITMENT,
        luck=seed_from("luck", secret),
        created=MORNING,
    )
    state = TableState(charter)
    for number in range(setting.players):
        state.seats[number] = Seat(frozenset({f"browser {number} {secret}"}))
    shown = Shown(state)
    game = setting.game
    changes: list[Change] = [Started(setup)]
    changes += [(Dealt if move.seat == CHANCE else Moved)(game.text(move)) for move in moves]
    heard = [
        shown.step(entry, state.fold(entry))[seat]
        for entry in (Entry(number, change, MORNING) for number, change in enumerate(changes, 1))
    ]
    whole = shown.whole(seat, None)
    own_record = record_json(state, seat, False)
    nobody = [None] * setting.players
    own_replay = replay_json(state.record(), seat, False, nobody, nobody)
    return [*heard, *map(orjson.dumps, (whole, own_record, own_replay))]


@pytest.mark.parametrize("game", ["fishing", "freshfish"])
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_a_table_and_a_world_that_fits_tell_a_seat_the_same(game: str, data: st.DataObject) -> None:
    setting, setup, moves = moves_of(game, data.draw(st.integers(0, 9), "seed"))
    at = data.draw(st.integers(1, min(len(moves) - 1, 120)), "at")
    seat = data.draw(st.sampled_from([SPECTATOR, *range(setting.players)]), "seat")
    start = setting.game.start(setting.players, setting.options, setup)
    table = start.copy()
    for move in moves[:at]:
        setting.game.apply(table, move)
    seen = setting.game.seen_moves(table, moves[:at], seat)
    other = setting.game.complete(start, seen, seat, generator("other", at))
    assert told(setting, setup, moves[:at], seat, "one") == told(setting, setup, other, seat, "two")


# What nobody is ever told while a deal is played


@pytest.mark.parametrize(
    ("game", "players", "choices"),
    [("fishing", 3, {}), ("freshfish", 2, {"variant": "classic"})],
)
async def test_a_whole_game_tells_no_seed_no_luck_and_nobodys_secrets(
    sqlite: str, game: str, players: int, choices: Json
) -> None:
    system = StillSystem()
    async with (
        running(quick(sqlite, workers=0), system) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await anna.new_table(game, players, **choices)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        await anna.put_bots(table, *range(2, players))
        async with (
            anna.socket(table, 0) as first,
            ben.socket(table, 1) as second,
            Browser(server).socket(table) as watching,
        ):
            shares = [*(await anna.share(table, 0)).values(), *(await ben.share(table, 1)).values()]
            await anna.act(table, "start")
            await asyncio.gather(
                first.play_on(Random(1), is_finished),
                second.play_on(Random(2), is_finished),
                watching.until(is_finished),
            )
            live = await server.services.tables.get(table)
            hidden = [system.seed, live.state.dealer().seed, *system.lucks]
            words = [word for each in hidden for word in spellings(each)]
            words += [*anna.http.cookies.values(), *ben.http.cookies.values()]
            words += [holder for seat in live.state.seats for holder in seat.holders]
            for socket in (first, second, watching):
                *before, last = [
                    json.dumps(message) for message in socket.messages if is_news(message)
                ]
                assert not any(word in message for word in words for message in before)
                assert system.seed.hex() in last, "the end opens the deal"
                assert not any(word in last for word in words if word not in spellings(system.seed))
                told = [number for number, each in enumerate(before) if shares[0] in each]
                assert "started" in before[told[0]], "shares show once they are used"


def spellings(secret: bytes) -> list[str]:
    return [secret.hex(), base64.b64encode(secret).decode()[:40], str(list(secret))[1:40]]


def is_news(message: Json) -> bool:
    return message["type"] in ("event", "table")


# What is forbidden looks like what does not exist


async def told_to(browser: Browser, method: str, path: str, body: Json | None = None) -> str:
    answer = await browser.http.request(method, f"/api{path}", json=body)
    assert answer.status_code >= 400
    return f"{answer.status_code} {answer.text}"


async def test_what_is_not_yours_looks_like_what_is_not_there(sqlite: str) -> None:
    async with (
        running(quick(sqlite, workers=0)) as server,
        Browser(server) as anna,
        Browser(server) as ben,
        Browser(server) as stranger,
    ):
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        guest = await anna.post(f"/tables/{table}/links", {"seat": 2, "purpose": "guest"})
        program = await anna.post(
            f"/tables/{table}/links", {"seat": 2, "purpose": "bot", "name": "Robot"}
        )
        await anna.act(table, "start")
        for path in (f"/tables/{table}?seat", f"/tables/{table}/record?seat"):
            for browser in (ben, stranger):
                answers = {await told_to(browser, "GET", f"{path}={seat}") for seat in (0, 2, 3, 4)}
                assert len(answers) == 1
        assert await told_to(ben, "GET", f"/tables/{table}/replay?eyes=0") == await told_to(
            ben, "GET", f"/tables/{table}/replay?eyes=4"
        )
        links = f"/tables/{table}/links"
        assert await told_to(ben, "DELETE", f"{links}/{guest['id']}") == await told_to(
            ben, "DELETE", f"{links}/no-such-link"
        )
        assert (await ben.get(links)) == (await stranger.get(links)) == {"links": []}
        unknown = await told_to(ben, "POST", "/redeem", {"secret": "x" * 32, "name": "Bodo"})
        token = {"secret": program["secret"], "name": "Bodo"}
        assert await told_to(ben, "POST", "/redeem", token) == unknown
        for secret in (guest["secret"], "x" * 32):
            stranger.http.headers["Authorization"] = f"Bearer {secret}"
            assert await told_to(stranger, "GET", "/mine") == unknown
        del stranger.http.headers["Authorization"]
        for seat in (0, 4):
            with pytest.raises(ConnectionClosed, match="4001"):
                async with stranger.socket(table, seat) as socket:
                    await socket.hear()
        stranger.http.cookies.set("kutter", "x" * 32)
        assert (await stranger.get(f"/tables/{table}"))["holds"] == []
        assert await stranger.get("/mine") == {"tables": []}
