"""Who else plays: in some games past selves have some of the seats, so that nothing is forgotten;
in some mates have, so that all do not come to play alike.

Or a frozen net or mates have all seats but one, in all games: then what learns is the best answer
to them. What others decide teaches nothing.
"""

from random import Random
from typing import Any, ClassVar, Final

import torch

from kutter.lab.train.games import Games

MOST_KEPT: Final = 8
OURS: Final = 0
NETS: Final = 1
MATES: Final = 2
"""Whose a seat is: of who learns, of a past self or a frozen net, of a mate."""


class Others:
    """Past selves, one of them at a time, and mates, each in a share of the games."""

    are_frozen: ClassVar[bool] = False

    def __init__(self, games: Games, net: Any, past: float, mates: float, random: Random) -> None:
        self.net = net
        self.random = random
        self.kept: list[dict[str, Any]] = []
        """The oldest first."""
        whose = torch.full((games.number, games.learning.most_seats), OURS)
        numbers = [torch.arange(*part.rows.indices(games.number)) for part in games.parts]
        for kind, first, last in ((NETS, 0.0, past), (MATES, past, past + mates)):
            rows = torch.cat([each.flip(0)[part_of(each, first, last)] for each in numbers])
            theirs = self.theirs(rows, games.players.cpu()[rows][:, None], whose.shape[1])
            whose[rows] = torch.where(theirs, kind, OURS)
        self.whose = whose.to(games.device)
        """By game and seat."""
        self.rows = (self.whose == NETS).any(1).nonzero()[:, 0]
        """The games in which nets play."""
        self.has_mates = bool((self.whose == MATES).any())

    def theirs(self, rows: Any, players: Any, most_seats: int) -> Any:
        """By game and seat; one seat at least is ours, and one another's."""
        own = rows[:, None] % players
        theirs = torch.rand(len(rows), most_seats) < 0.5
        return theirs.scatter(1, own, False).scatter(1, (own + 1) % players, True)

    def keep(self, actor: Any) -> None:
        """From now on this is a past self; if there are too many, one that is not new goes."""
        if len(self.kept) == MOST_KEPT:
            del self.kept[self.random.randrange(MOST_KEPT - 1)]
        self.kept.append({name: each.half() for name, each in actor.state_dict().items()})

    def change(self) -> None:
        """Another of them plays."""
        self.net.load_state_dict(self.random.choice(self.kept))

    def whose_turn(self, seats: Any) -> Any:
        """By game, whose the seat is that is to act."""
        return self.whose.gather(1, seats[:, None])[:, 0]


def part_of(rows: Any, first: float, last: float) -> slice:
    """A share of some rows, side by side."""
    return slice(round(first * len(rows)), round(last * len(rows)))


class Frozen(Others):
    """One net that never changes and has learnt, or without one mates. Past selves are kept for
    later runs, and do not play."""

    are_frozen: ClassVar[bool] = True

    def __init__(self, games: Games, net: Any = None) -> None:
        past = 0.0 if net is None else 1.0
        super().__init__(games, net, past, 1 - past, Random(1))  # noqa: S311  it hides nothing

    def theirs(self, rows: Any, players: Any, most_seats: int) -> Any:
        return torch.arange(most_seats) != rows[:, None] % players

    def change(self) -> None:
        pass
