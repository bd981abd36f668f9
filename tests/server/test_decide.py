"""Deciding, asked without a server: what a table may cost."""

import pytest

from kutter.core.dealer import seed_from
from kutter.server.decide import MOST_ENTRIES, Actor, Moment, decide
from kutter.server.log import Charter, Entry, Said, Sat, TableState
from kutter.server.messages import Act, NewTable, Say, Sit, Stand
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
        Stand(kind="stand", seat=0),
    ],
)
def test_a_log_does_not_grow_for_ever(act: Act) -> None:
    state = gathering()
    state.fold(Entry(1, Sat(0, "anna", "Anne"), 0.0))
    assert decide(state, Actor("anna", 0), act, 1, NOW)
    state.version = MOST_ENTRIES
    with pytest.raises(Refused, match="only moves"):
        decide(state, Actor("anna", 0), act, 1, NOW)


def test_of_chat_a_table_remembers_what_it_shows() -> None:
    state = gathering()
    for number in range(1, 1001):
        state.fold(Entry(number, Said("Anna", "again"), 0.0))
    assert len(state.chat) == 40
    assert state.chat[-1][0] == 1000
