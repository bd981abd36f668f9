"""Deciding, asked without a server: what a table may cost."""

import pytest

from kutter.bots.contract import Budget
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, bots_of
from kutter.engine.dealer import seed_from
from kutter.engine.events import Event
from kutter.games.contract import Move, State
from kutter.games.meta import LEVELS
from kutter.games.registry import game_named
from kutter.records.setting import Setting
from kutter.server.protocol.acts import Act, End, Remove, Say, SeatBot, Share, Sit, Stand
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
from kutter.server.table import state as table_state
from kutter.server.table.charter import Charter
from kutter.server.table.decide.actor import Actor, Moment
from kutter.server.table.decide.acts import MOST_ENTRIES, decide
from kutter.server.table.decide.anytime import MOST_SAID_BY_WATCHERS
from kutter.server.table.entries import (
    Change,
    Dealt,
    Entry,
    Moved,
    Said,
    Sat,
    Started,
    TakenBack,
    UndoAsked,
)
from kutter.server.table.state import TableState

NOW = Moment(now=0.0)


def gathering() -> TableState:
    choices = NewTable(game="fishing", players=3)
    seed = seed_from("decide")
    return TableState(Charter("table", choices, {}, "anna", "deal", seed, "", b"", 0.0))


@pytest.mark.parametrize(
    "act",
    [
        Say(kind="say", text="Hello"),
        Sit(kind="sit", seat=1, name="Anna"),
        SeatBot(kind="bot", seat=1, level="mate"),
    ],
)
def test_a_log_does_not_grow_for_ever(act: Act) -> None:
    state = gathering()
    state.fold(Entry(1, Sat(0, "anna", "Anne"), 0.0))
    assert decide(state, Actor("anna", 0), act, 1, NOW)
    state.version = MOST_ENTRIES
    with pytest.raises(Refused, match="brings it to an end"):
        decide(state, Actor("anna", 0), act, 1, NOW)


@pytest.mark.parametrize(
    "act",
    [
        Stand(kind="stand", seat=0),
        Remove(kind="remove", seat=0),
        Share(kind="share", seat=0, share="0" * 64),
        End(kind="end"),
    ],
)
def test_nobody_is_kept_at_a_table_whose_log_is_full(act: Act) -> None:
    state = gathering()
    state.fold(Entry(1, Sat(0, "anna", "Anne"), 0.0))
    state.version = MOST_ENTRIES
    assert decide(state, Actor("anna", 0), act, 1, NOW)


def test_what_is_said_never_fills_a_table_for_who_plays() -> None:
    state = gathering()
    state.fold(Entry(1, Sat(0, "anna", "Anne"), 0.0))
    for number in range(2, 2 + MOST_SAID_BY_WATCHERS):
        state.fold(Entry(number, Said("Eve", "again"), 0.0))
    with pytest.raises(Refused, match="so much has been said"):
        decide(state, Actor("eve"), Say(kind="say", text="Hello", name="Eve"), 1, NOW)
    assert decide(state, Actor("anna", 0), Say(kind="say", text="Hello"), 1, NOW)
    state.said = state.version = MOST_ENTRIES + 5
    assert decide(state, Actor("anna", 0), SeatBot(kind="bot", seat=1, level="mate"), 1, NOW)


def test_a_level_that_the_game_lacks_is_refused() -> None:
    state = gathering()
    state.fold(Entry(1, Sat(0, "anna", "Anne"), 0.0))
    lacking = next(level for level in LEVELS if level not in bots_of(state.game))
    with pytest.raises(Refused, match="no bot of that level"):
        decide(state, Actor("anna", 0), SeatBot(kind="bot", seat=1, level=lacking), 1, NOW)


def played(moves: int | None = None) -> tuple[TableState, list[str]]:
    """A game of three people after so many moves, and all of its moves."""
    record = play_match(
        Setting("fishing", 3, {}),
        [bot_named("random", game_named("fishing"))] * 3,
        seed_from("back"),
        Budget(None, simulations=1),
    )
    state = gathering()
    changes: list[Change] = [Sat(seat, f"holder {seat}", f"Person {seat}") for seat in range(3)]
    changes.append(Started(record.setup))
    changes += [
        Dealt(text) if text.startswith("*") else Moved(text) for text in record.moves[:moves]
    ]
    for number, change in enumerate(changes, 1):
        state.fold(Entry(number, change, 0.0))
    return state, record.moves


def fold_at(state: TableState, at: float, *changes: Change) -> None:
    for change in changes:
        state.fold(Entry(state.version + 1, change, at))


@pytest.mark.parametrize("asked", [False, True], ids=["", "while another seat asks"])
def test_who_moves_twice_in_a_row_gains_no_time_by_going_back(asked: bool) -> None:
    _, moves = played()
    seats = [text.split(" ")[0] for text in moves]
    twice = next(n for n in range(8, len(moves)) if seats[n] == seats[n + 1] != "*")
    state, _ = played(twice)
    seat = int(seats[twice])
    fold_at(state, 10.0, Moved(moves[twice]))
    if asked:
        fold_at(state, 40.0, UndoAsked((seat + 1) % 3))
    fold_at(state, 50.0, TakenBack([twice]))
    assert state.owing == [seat]
    assert state.turn_began == 0.0, "ten seconds for the move, forty for the next"


def test_to_take_back_plays_only_a_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = played(-1)
    assert state.game_state is not None
    before = state.game_state.tobytes()
    again: list[object] = []

    apply = state.game.apply

    def counted(position: State, move: Move) -> list[Event]:
        again.append(move)
        return apply(position, move)

    monkeypatch.setattr(state.game, "apply", counted)
    last = len(state.moves) - 1
    assert last >= state.revealed + 8, "there is something to go back over"
    for _ in range(50):
        move = state.game.text(state.moves[last])
        state.fold(Entry(state.version + 1, TakenBack([last]), 0.0))
        state.fold(Entry(state.version + 1, Moved(move), 0.0))
    assert state.game_state.tobytes() == before
    assert len(again) <= 50 * (table_state.ANCHOR_EVERY + 1)


def test_of_chat_a_table_remembers_what_it_shows() -> None:
    state = gathering()
    for number in range(1, 1001):
        state.fold(Entry(number, Said("Anna", "again"), 0.0))
    assert len(state.chat) == 40
    assert state.chat[-1][0] == 1000
