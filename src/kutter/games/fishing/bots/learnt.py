"""A net alone: it plays what it likes best at once, without trying anything out."""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.engine.compiled import entry, wide
from kutter.games.contract import View
from kutter.games.fishing.cards import CODES
from kutter.games.fishing.net.forward import (
    Layers,
    hidden_of,
    layers_of,
    new_thoughts,
    new_words,
    think,
)
from kutter.games.fishing.net.sight import SIGHT, VERSION, write_sight
from kutter.games.fishing.state import CALL
from kutter.games.nets import read_net

OWN_WEIGHTS: Final = Path(__file__).parents[1] / "net" / "weights.npz"


@cache
def net_of(weights: Path) -> Layers:
    return read_net(weights, "fishing", VERSION, layers_of)


@entry
def see_view(view: View, sight: Any) -> None:
    v = view[0]
    write_sight(v, wide(v.seat), v.hand[0], v.hand[1], wide(v.given), sight[0])


class FirstThoughts(NamedTuple):
    """What a net thinks of a turn at first sight."""

    likes: Any
    """By move, the logarithm of the chance with which it would choose it."""
    share: float
    """Of the win, that it expects."""
    where: Any
    """By card and steps to a seat: how much likelier than by count it finds it in that hand."""


def first_thoughts(net: Layers, turn: Turn) -> FirstThoughts:
    sight = np.zeros(1, SIGHT.struct)
    see_view(turn.view, sight)
    (likes, values), thoughts = new_words(1), new_thoughts(net, 1)
    think(net, thoughts, sight["whole"], likes, values)
    first = CODES if turn.moves[0].verb == CALL else 0
    liked = likes[0, [first + move.things[0] for move in turn.moves]].astype(float)
    liked -= liked.max()
    share = float(values[0, 0]) + 1 / int(turn.view["players"][0])
    return FirstThoughts(liked - np.log(np.exp(liked).sum()), share, hidden_of(thoughts))


class Learnt(Thinker):
    """Values are the chances with which the net would choose, if it were to choose by chance."""

    weights = OWN_WEIGHTS

    def consider(self, turn: Turn) -> list[Candidate]:
        chances = np.exp(first_thoughts(net_of(self.weights), turn).likes)
        found = [
            Candidate(move, float(chance)) for move, chance in zip(turn.moves, chances, strict=True)
        ]
        return sorted(found, key=lambda each: -each.value)
