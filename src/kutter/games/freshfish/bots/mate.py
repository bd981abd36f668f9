"""Mate: a good heuristic player of Fresh Fish. It tries every placement out before it decides."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from kutter.engine.chance import Generator
from kutter.engine.compiled import ZERO, entry
from kutter.engine.events import nobody_listens
from kutter.games.checked import Compared, Seat
from kutter.games.contract import State
from kutter.games.freshfish.bots.bids import RIVALS, weigh_bids
from kutter.games.freshfish.bots.deckhand import Values, Weigher
from kutter.games.freshfish.bots.policy import (
    Habits,
    draw_bar,
    gain_of,
    reserve_worth,
    shaded,
    sharp,
    stall_worth,
)
from kutter.games.freshfish.bots.space_values import SPACE_VALUES, assign, look, take_stock
from kutter.games.freshfish.game import MOST_MOVES
from kutter.games.freshfish.rules.moves import count_moves, nth_move
from kutter.games.freshfish.rules.paths import lay_paths, mark_paths
from kutter.games.freshfish.rules.scoring import longest
from kutter.games.freshfish.rules.turns import build
from kutter.games.freshfish.square import MOST_SPACES
from kutter.games.freshfish.state import (
    BID,
    DISC,
    DRAW,
    FLEA,
    MOST_SEATS,
    NONE,
    TURN,
    empty_states,
    is_disc,
    thing_of,
    verb_of,
)

EVERYBODY: Final = -1
NOW: Final = MOST_SPACES
"""In a forecast: nothing is built."""

DISC_WORTH: Final = 0.3
"""Points for every disc on the square."""
FLEA_WEIGHT: Final = 0.3
"""How much the best place for a flea table counts when it is asked whether to draw."""
ROB: Final = 0.1
"""How much it counts that a space is then lost for whoever would gain most by it."""
SEEN: Final = 0.45
"""How much of what the previews of winning and of losing show is added to a worth by thumb."""


class Forecast:
    """What every seat's stalls will cost, after every placement of the tile in hand."""

    def __init__(self, state: State, who: int) -> None:
        self.space_values = np.zeros(1, SPACE_VALUES)
        self.players = int(state[0]["players"])
        self.outlook = np.zeros((MOST_SPACES + 1, MOST_SEATS))
        events = nobody_listens()
        forecast(state, empty_states(), self.space_values, who, sharp(state), events, self.outlook)

    def standing(self, space: int, seat: int) -> float:
        """How a seat stands against the others; higher is better."""
        own = self.outlook[space, seat]
        others = (self.outlook[space, : self.players].sum() - own) / (self.players - 1)
        return float(others - own)

    def best_space(self, spaces: Sequence[int], seat: int) -> int:
        """Where a seat would build; NOW if nowhere."""
        return max(spaces, key=lambda space: self.standing(space, seat), default=NOW)


class Mate(Weigher):
    """Judges a placement by where it leaves everybody, a bid by the others' best discs."""

    def weigh(self, state: State, seat: Seat, rng: Generator) -> Values:
        t = state[0]
        if t["phase"] == TURN:
            return self.weigh_turn(state, seat)
        if t["phase"] == BID:
            return self.weigh_bids(state, seat)
        seen = Forecast(state, seat)
        return [seen.standing(space, seat) for space in discs_of(state, seat)]

    def weigh_turn(self, state: State, seat: Seat) -> Values:
        """M3.1 and M3.2: what a disc saves and takes from others, or what a tile would bring."""
        state["tile"] = FLEA
        seen = Forecast(state, seat)
        state["tile"] = NONE
        bar = 0.0
        if discs := discs_of(state, seat):
            flea = max(seen.standing(space, seat) for space in discs)
            bar = FLEA_WEIGHT * (flea - seen.standing(NOW, seat))
        values = np.zeros(MOST_MOVES)
        count = weigh_turn(state, seen.space_values, seat, sharp(state), bar, values)
        return values[:count]

    def weigh_bids(self, state: State, seat: Seat) -> Values:
        """M4: winning against losing, and what the others are thought to bid."""
        rivals, prize = thought_of(state, seat)
        values = np.zeros(int(state[0]["coins"][seat]) + 1)
        weigh_bids(state, rivals, seat, prize, values)
        return values


def discs_of(state: State, seat: int) -> list[int]:
    return [int(space) for space in np.flatnonzero(state[0]["on"] == DISC + seat)]


def bidders_of(state: State) -> list[int]:
    t = state[0]
    return [seat for seat in range(t["players"]) if t["bidders"] >> seat & 1]


def thought_of(state: State, seat: int) -> tuple[Any, float]:
    """What everybody is thought to bid, and what winning is worth to a seat."""
    seen = Forecast(state, EVERYBODY)
    built = {
        bidder: seen.best_space(discs_of(state, bidder), bidder) for bidder in bidders_of(state)
    }
    worth = np.zeros(MOST_SEATS)
    for bidder, space in built.items():
        lost = [seen.standing(built[other], bidder) for other in built if other != bidder]
        if space == NOW:
            worth[bidder] = -longest(seen.players)  # it would stand outside for good (M4.3)
        elif lost:
            won = seen.standing(space, bidder)
            worth[bidder] = SEEN * (won - sum(lost) / len(lost))
    rivals = np.zeros(1, RIVALS)
    guess_bids(state, seen.space_values, sharp(state), worth, rivals)
    return rivals, float(worth[seat])


@entry
def forecast(
    state: State,
    trial: State,
    space_values: Any,
    who: Compared,
    h: Habits,
    events: Any,
    outlook: Any,
) -> None:
    """Builds on every disc of a seat, or of EVERYBODY; last nothing: then the values are of now."""
    s = space_values[0]
    for space in range(MOST_SPACES + 1):
        trial[0] = state[0]
        t = trial[0]
        if space < MOST_SPACES:
            if not is_disc(t.on[space]) or (who != EVERYBODY and t.on[space] != DISC + who):
                continue
            owner = t.on[space] - DISC
            if t.tile != FLEA and t.stall_at[owner, t.tile] != NONE:
                continue
            build(t, owner, space, t.tile, events[0])
            mark_paths(t, space)
            lay_paths(t, events[0])
        look(t, s)
        take_stock(t, s)
        for seat in range(t.players):
            outlook[space, seat] = assign(t, s, seat, ZERO, h[0]) - DISC_WORTH * t.out[seat]


@entry
def weigh_turn(
    state: State, space_values: Any, seat: Seat, h: Habits, bar: float, values: Values
) -> int:
    """`bar` is what speaks for drawing beyond the rule of thumb."""
    t = state[0]
    s = space_values[0]
    count = count_moves(t, seat)
    for n in range(count):
        move = nth_move(t, seat, n)
        if verb_of(move) == DRAW:
            values[n] = bar + draw_bar(t, s, seat, h[0])
        else:
            space = thing_of(move)
            lost = 0.0
            for other in range(t.players):
                if other != seat:
                    lost = max(lost, gain_of(t, s, other, space, h[0]))
            values[n] = reserve_worth(t, s, seat, space, h[0]) + ROB * lost
    return count


@entry
def guess_bids(state: State, space_values: Any, h: Habits, worth: Any, rivals: Any) -> None:
    """Adds to each seat's worth of winning what it is by thumb; so each is thought to bid."""
    for seat in range(state[0].players):
        worth[seat] += stall_worth(state[0], space_values[0], seat, h[0])
        rivals[0].guess[seat] = shaded(state[0], seat, worth[seat], h[0])
