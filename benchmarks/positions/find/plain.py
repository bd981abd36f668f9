"""What is demanded of a move that is called plainly best.

Values are numbers by world, move, model and unit (points, lead, share of the win): what comes of
each move in each world that fits the view, if all go on as the model says (bounds.py, players.py).
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from benchmarks.positions.find.bounds import MODELS, POINTS, SHARE

Values = npt.NDArray[Any]

MARGIN: Final = 0.75
"""Points, where all lines are known."""
CLEARLY: Final = 0.5
"""Points, in every model by itself, where lines are a sample."""
SURE: Final = 4.0
"""So many standard errors the mean of a sample must be away from 0."""
LITTLE: Final = 1e-9


@dataclass(frozen=True)
class Plain:
    """The moves that are right, by number, and by how much the best of the others is worse."""

    best: list[int]
    points: float
    share: float
    worlds: int

    @property
    def margin(self) -> dict[str, float]:
        return {
            "points": round(self.points, 3),
            "share": round(self.share, 4),
            "worlds": self.worlds,
        }


def plain_move(values: Values) -> Plain | None:
    """Where all worlds and all lines are known.

    A move is right if in every world, in every model and in every unit it is at least as good as
    every other move. All that are not right must be worse by MARGIN on average, over all models and
    where everybody is selfish.
    """
    top = values.max(axis=1)
    best = [n for n in range(values.shape[1]) if (values[:, n] >= top - LITTLE).all()]
    found = measured(values, best)
    selfish = measured(values[:, :, [MODELS.index("selfish")]], best)
    if not found or not selfish or min(found.points, selfish.points) < MARGIN:
        return None
    return found


def plain_bid(values: Values) -> Plain | None:
    """Where worlds are what the others may bid.

    A bid is wrong if there is another that is never worse, in any model and in any unit, and that
    saves at least a whole coin where it counts most.
    """
    bids = range(values.shape[1])
    wrong = {
        bid
        for bid in bids
        for other in bids
        if (values[:, other] >= values[:, bid] - LITTLE).all()
        and (values[:, other, :, POINTS] - values[:, bid, :, POINTS]).max() >= 1 - LITTLE
    }
    return measured(values, sorted({*bids} - wrong))


def plain_in_sample(values: Values) -> Plain | None:
    """Where worlds are a sample, and lines are played by different kinds of players.

    A move is wrong if with every kind by itself it is, on average, CLEARLY behind the best, surely
    so, and behind in shares of the win too.
    """
    first = int(values.mean(axis=(0, 2))[:, POINTS].argmax())
    lead = values[:, [first]] - values
    error = lead.std(axis=0) / np.sqrt(len(values))
    ahead = lead.mean(axis=0)
    needed = np.maximum(CLEARLY, SURE * error[:, :, POINTS])
    wrong = (ahead[:, :, POINTS] >= needed) & (ahead[:, :, SHARE] > 0)
    return measured(values, [n for n in range(len(wrong)) if not wrong[n].all()])


def measured(values: Values, best: list[int]) -> Plain | None:
    """None if nothing is right, or nothing is wrong."""
    others = sorted({*range(values.shape[1])} - {*best})
    if not best or not others:
        return None
    means = values.mean(axis=(0, 2))
    lead = means[best].max(axis=0) - means[others].max(axis=0)
    return Plain(best, float(lead[POINTS]), float(lead[SHARE]), len(values))
