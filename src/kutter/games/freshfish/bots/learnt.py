"""A net alone: it plays what it likes best at once, and bids by chance, so that nobody can tell."""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.engine.compiled import entry, wide
from kutter.games.contract import Move, State, View
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.net.aspects import HALVES
from kutter.games.freshfish.net.forward import (
    FIRST_BID,
    THE_DRAW,
    Layers,
    layers_of,
    new_thoughts,
    new_words,
    think,
)
from kutter.games.freshfish.net.layout import SIGHT, VERSION
from kutter.games.freshfish.net.sight import write_sight
from kutter.games.freshfish.rules.codes import space_at
from kutter.games.freshfish.state import BID, DRAW, MOST_SEATS
from kutter.games.freshfish.thumb.space_values import PREVIEW
from kutter.games.nets import read_net

OWN_WEIGHTS: Final = Path(__file__).parents[1] / "net" / "weights.npz"


@cache
def net_of(weights: Path) -> Layers:
    return read_net(weights, "freshfish", VERSION, layers_of)


def sight_of(view: View) -> Any:
    """What the net sees of a view, in an array of one."""
    sight = np.zeros(1, SIGHT.struct)
    see_view(view, as_state(view), sight, np.zeros(1, PREVIEW))
    return sight


@entry
def see_view(view: View, state: State, sight: Any, room: Any) -> None:
    """The state is the view's."""
    write_sight(state[0], wide(view[0].seat), wide(view[0].bid), sight[0], room[0])


def thing_of(view: View, move: Move) -> int:
    """What the net calls it that a move names."""
    if move.verb == DRAW:
        return THE_DRAW
    if move.verb == BID:
        return FIRST_BID + move.things[0]
    space = space_at(view, move.things[0])
    assert space is not None
    return space


class FirstThoughts(NamedTuple):
    """What a net thinks of a turn at first sight."""

    likes: Any
    """By move, the logarithm of the chance with which it would choose it."""
    share: float
    """Of the win, that it expects."""
    lead: float
    """That it expects at the end, in points."""


def first_thoughts(net: Layers, turn: Turn) -> FirstThoughts:
    sight, (likes, values) = sight_of(turn.view), new_words(1)
    think(net, new_thoughts(net, 1), sight["whole"], likes, values)
    liked = likes[0, [thing_of(turn.view, move) for move in turn.moves]].astype(float)
    liked -= liked.max()
    own, *others = sight["lead"][0, : turn.view[0]["players"]].astype(float)
    return FirstThoughts(
        liked - np.log(np.exp(liked).sum()),
        float(values[0, 0] + 1 / (1 + len(others))),
        float((min(others) - own) / HALVES + 10 * values[0, MOST_SEATS]),
    )


class Learnt(Thinker):
    """Values are the chances with which the net would choose, if it were to choose by chance."""

    weights = OWN_WEIGHTS

    def consider(self, turn: Turn) -> list[Candidate]:
        shares = np.exp(first_thoughts(net_of(self.weights), turn).likes)
        found = [
            Candidate(move, float(share)) for move, share in zip(turn.moves, shares, strict=True)
        ]
        return sorted(found, key=lambda each: -each.value)

    def choose(self, turn: Turn) -> Move:
        """What is known to be bid is outbid: so a bid is drawn, with its chance."""
        found = self.consider(turn)
        if turn.moves[0].verb != BID:
            return found[0].move
        moves, chances = [each.move for each in found], [each.value for each in found]
        return turn.random.choices(moves, chances)[0]
