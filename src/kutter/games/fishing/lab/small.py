"""A Fishing that can be solved, for the lab alone: three colours, low values, two rounds.

The rules' own functions play it, from a state with other numbers: which cards there are (F1), how
many a hand holds (F6.1). Its rounds are the seventh and the eighth, so that the rules end it. Only
between them they would not go on: for hands of their own size the ocean is too empty (F6.5).
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np

from kutter.engine.chance import Generator
from kutter.engine.dealer import Dealer
from kutter.engine.events import Event, Events, write
from kutter.games.checked import seat_at
from kutter.games.contract import Json, Move, check_seats
from kutter.games.fishing.cards import CARD_BY_NAME, CODES, NONE
from kutter.games.fishing.game import Fishing
from kutter.games.fishing.rules import entries
from kutter.games.fishing.rules.event_kinds import OVERFISHED, WON
from kutter.games.fishing.state import (
    DEAL,
    LEVELS,
    OVERFISHING,
    ROUNDS,
    State,
    batch,
    empty_states,
)
from kutter.games.meta import Meta

STARTING: Final = {
    2: ("B1", "B2", "B3", "R1", "R2"),
    3: ("B1", "B2", "B3", "B4", "R1", "R2", "R3"),
}
"""By seats. One card more than hands hold: so it is not known what the others have."""
OCEAN: Final = ("B0", "G1", "~low")
HAND: Final = 2
FIRST_ROUND: Final = ROUNDS - 1


class SmallFishing(Fishing):
    """No registry knows it, so no record, server or command can name it."""

    meta: ClassVar[Meta] = Meta(
        name="small_fishing",
        seats=range(2, 4),
        rules="kutter.games.fishing.lab.small:SMALL",
        rule_prefix="F",
    )

    def new_setup(self, players: int, options: Json, dealer: Dealer, box: Any = None) -> Json:
        check_seats(self, players)
        return {"first": 0}

    def plain_setup(self, setup: Json) -> Json:
        return {"first": setup["first"]}

    def start(self, players: int, options: Json, setup: Json) -> State:
        """What starts lies in the ocean's first level, for the rules leave low starting cards out;
        the ocean below it."""
        check_seats(self, players)
        levels = np.full(CODES, NONE, np.int8)
        for level, cards in enumerate((STARTING[players], OCEAN), 1):
            levels[[CARD_BY_NAME[name] for name in cards]] = level
        state = empty_states()
        state["players"] = players
        entries.set_up(state, seat_at(state, setup["first"]), levels)
        state["round_number"] = FIRST_ROUND
        state["hand_size"] = HAND
        return state

    def apply(self, state: State, move: Move) -> list[Event]:
        events = super().apply(state, move)
        if state["end"][0] != OVERFISHING:
            return events
        begin_last_round(state)
        return [event for event in events if event.what not in (OVERFISHED, WON)]

    def play(self, state: State, move: Move) -> None:
        self.apply(state, move)

    def hear(self, state: State, move: Move, events: Events) -> None:
        write(events, self.apply(state, move))

    def play_out(self, start: State, games: int, rng: Generator) -> int:
        raise NotImplementedError("compiled games would end after the first round")


def begin_last_round(state: State) -> None:
    """F6.3 and F6.4, for hands of this size."""
    t = state[0]
    players = int(t["players"])
    seats = [(int(t["leader"]) + place) % players for place in range(players)]
    stock = t["left"].tolist()
    lacks = [max(0, HAND - stock[batch(seat, FIRST_ROUND)]) for seat in range(players)]
    order = drawing_order(seats, lacks)
    t["leader"] = next_leader(seats, t["points"].tolist())
    t["order"][:players] = order
    t["phase"] = DEAL
    t["end"] = 0
    t["round_number"] = ROUNDS
    t["hand_size"] = HAND
    t["dealt"] = 0
    piles = (batch(order[0], FIRST_ROUND), *range(LEVELS))
    t["source"] = next(pile for pile in piles if stock[pile] > 0)


def next_leader(seats: Sequence[int], points: Sequence[int]) -> int:
    """F6.4: the fewest points; of equals, who played first to the last trick."""
    return min(seats, key=lambda seat: points[seat])


def drawing_order(seats: Sequence[int], lacks: Sequence[int]) -> list[int]:
    """F6.3: who lacks most draws first; equals as they played to the last trick."""
    return sorted(seats, key=lambda seat: -lacks[seat])


SMALL: Final = SmallFishing()
