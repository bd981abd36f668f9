"""Who else plays: in some games past selves have some of the seats, so that nothing is forgotten.

Or one frozen net has all seats but one, in all games: then what learns is the best answer to it.
What others decide teaches nothing.
"""

from random import Random
from typing import Any, Final

import torch

from kutter.lab.train.games import Games

MOST_KEPT: Final = 8


class Others:
    """Past selves, one of them at a time."""

    def __init__(self, games: Games, net: Any, share: float, random: Random) -> None:
        self.net = net
        self.random = random
        self.kept: list[dict[str, Any]] = []
        """The oldest first."""
        numbers = [torch.arange(*part.rows.indices(games.number)) for part in games.parts]
        rows = torch.cat([each[len(each) - round(share * len(each)) :] for each in numbers])
        seats = torch.zeros(games.number, games.learning.most_seats, dtype=torch.bool)
        seats[rows] = self.theirs(rows, games.players.cpu()[rows][:, None], seats.shape[1])
        self.rows = rows.to(games.device)
        """The games in which others play."""
        self.seats = seats.to(games.device)
        """By game and seat: whether it is another's."""

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

    def are_asked(self, seats: Any) -> Any:
        """By game, whether its action is another's."""
        return self.seats.gather(1, seats[:, None])[:, 0]


class Frozen(Others):
    """One net that never changes. Past selves are kept for later runs, and do not play."""

    def __init__(self, games: Games, net: Any) -> None:
        super().__init__(games, net, 1.0, Random(1))  # noqa: S311  it hides nothing

    def theirs(self, rows: Any, players: Any, most_seats: int) -> Any:
        return torch.arange(most_seats) != rows[:, None] % players

    def change(self) -> None:
        pass
