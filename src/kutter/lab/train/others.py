"""Who else plays: in some games past selves have some of the seats, so that nothing is forgotten.

Or one frozen net has all seats but one, in all games: then what learns is the best answer to it.
What others decide teaches nothing.
"""

from copy import deepcopy
from random import Random
from typing import Any, Final

import torch

from kutter.lab.train.games import Games

MOST_KEPT: Final = 8


class Others:
    def __init__(self, games: Games, actor: Any, share: float, random: Random) -> None:
        self.games = games
        self.net = deepcopy(actor).requires_grad_(False)
        self.random = random
        self.kept: list[dict[str, Any]] = []
        """Past selves, the oldest first; a frozen net is the only one, and stays."""
        self.is_frozen = False
        numbers = [
            torch.arange(part.rows.stop - round(share * (part.rows.stop - part.rows.start)),
                         part.rows.stop)
            for part in games.parts
        ]  # fmt: skip
        self.rows = torch.cat(numbers).to(games.device)
        """The games in which others play."""
        self.seats = self._some_seats()
        """By game and seat: whether it is another's."""

    def _some_seats(self) -> Any:
        """Of each of these games one seat at least is ours, and one another's."""
        theirs = torch.rand(len(self.rows), self.games.learning.most_seats) < 0.5
        players = self.games.players[self.rows].cpu()[:, None]
        own = torch.arange(len(self.rows))[:, None] % players
        theirs.scatter_(1, own, False)
        theirs.scatter_(1, (own + 1) % players, True)
        return self._in_all_games(theirs)

    def _in_all_games(self, theirs: Any) -> Any:
        seats = torch.zeros(self.games.number, theirs.shape[1], dtype=torch.bool)
        seats[self.rows.cpu()] = theirs
        return seats.to(self.games.device)

    def keep(self, actor: Any) -> None:
        """From now on this is a past self; if there are too many, one that is not new goes."""
        if self.is_frozen:
            return
        if len(self.kept) == MOST_KEPT:
            del self.kept[self.random.randrange(MOST_KEPT - 1)]
        self.kept.append({name: each.half() for name, each in actor.state_dict().items()})

    def freeze(self, weights: dict[str, Any]) -> None:
        """All seats but one are this net's, whatever others there were."""
        self.is_frozen = True
        self.kept = [weights]
        seats = torch.arange(self.games.learning.most_seats)
        own = self.rows.cpu()[:, None] % self.games.players[self.rows].cpu()[:, None]
        self.seats = self._in_all_games(seats != own)

    def change(self) -> None:
        """Another of them plays."""
        self.net.load_state_dict(self.random.choice(self.kept))

    def are_asked(self, seats: Any) -> Any:
        """By game, whether its action is another's."""
        return self.seats.gather(1, seats[:, None])[:, 0]
