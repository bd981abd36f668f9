"""A net alone: it plays what it likes best at once, and bids by chance, so that nobody can tell."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.engine.compiled import entry, wide
from kutter.games.contract import Move, State, View
from kutter.games.freshfish.knowledge.views import as_state
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
from kutter.games.freshfish.state import BID, DRAW
from kutter.games.freshfish.thumb.space_values import SPACE_VALUES
from kutter.games.nets import read_net

OWN_WEIGHTS: Final = Path(__file__).parents[1] / "net" / "weights.npz"


@cache
def net_of(weights: Path) -> Layers:
    return read_net(weights, "freshfish", VERSION, layers_of)


def sight_of(view: View) -> Any:
    """What the net sees of a view, in an array of one."""
    sight = np.zeros(1, SIGHT.struct)
    see_view(view, as_state(view), sight, np.zeros(1, SPACE_VALUES))
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


class Learnt(Thinker):
    """Values are the chances with which the net would choose, if it were to choose by chance."""

    weights = OWN_WEIGHTS

    def consider(self, turn: Turn) -> list[Candidate]:
        net = net_of(self.weights)
        likes, values = new_words(1)
        think(net, new_thoughts(net, 1), sight_of(turn.view)["whole"], likes, values)
        liked = likes[0, [thing_of(turn.view, move) for move in turn.moves]].astype(float)
        shares = np.exp(liked - liked.max())
        shares /= shares.sum()
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
