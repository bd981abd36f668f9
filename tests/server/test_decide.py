"""Deciding, asked without a server: what a table may cost."""

import pytest

from kutter.core.dealer import seed_from
from kutter.server.decide import MOST_ENTRIES, Actor, Moment, decide
from kutter.server.log import Charter, Entry, Said, Sat, TableState
from kutter.server.messages import Act, End, NewTable, Remove, Say, SeatBot, Share, Sit, Stand
from kutter.server.refusals import Refused

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


def test_of_chat_a_table_remembers_what_it_shows() -> None:
    state = gathering()
    for number in range(1, 1001):
        state.fold(Entry(number, Said("Anna", "again"), 0.0))
    assert len(state.chat) == 40
    assert state.chat[-1][0] == 1000
