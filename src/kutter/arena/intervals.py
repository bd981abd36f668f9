"""How sure a mean or a share is: 95 % intervals."""

import math
from collections.abc import Collection, Iterable
from statistics import fmean, variance
from typing import Final

from kutter.games.contract import Json

ERRORS_OF_95_PERCENT: Final = 1.96
"""Standard errors on either side of a mean that 95 % of a normal distribution lie within."""
ERRORS_OF_FEW: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""The same for Student's distribution, by degrees of freedom from one on."""
ROUNDING: Final = 1 / 12
"""The variance that whole points add to whatever is measured in them."""


def share_interval(groups: Collection[list[float]]) -> Json:
    """The share of wins over deals, and its 95 % interval: Wilson's, which is never of no width."""
    share = fmean(map(fmean, groups))
    return {"mean": share, **wilson(share, independent_games(groups))}


def independent_games(groups: Collection[list[float]]) -> float:
    """Games of a deal may resemble each other, so they count for as many as the spread between
    deals lets them: for one a deal at least, and never for more than there are.
    """
    means = [fmean(group) for group in groups]
    games = sum(map(len, groups))
    if len(means) == 1:
        return 1
    spread = variance(means) / len(means)
    share = fmean(means)
    return min(max(share * (1 - share) / spread, len(means)), games) if spread > 0 else games


def wilson(share: float, games: float, errors: float = ERRORS_OF_95_PERCENT) -> Json:
    """The shares that so many independent games with this result do not speak against."""
    doubt = errors**2 / games
    middle = (share + doubt / 2) / (1 + doubt)
    reach = math.sqrt(doubt * (share * (1 - share) + doubt / 4)) / (1 + doubt)
    return {
        "low": max(0.0, min(share, middle - reach)),
        "high": min(1.0, max(share, middle + reach)),
    }


def at_least_wilsons(interval: Json, games: int) -> Json:
    """An interval of a share that was found otherwise: never narrower than so many games allow."""
    mean = interval["mean"]
    least = wilson(min(max(mean, 0.0), 1.0), games)
    return {
        "mean": mean,
        "low": min(interval["low"], least["low"]),
        "high": max(interval["high"], least["high"]),
    }


def digits_of(interval: Json, scale: float = 100, usual: int = 1) -> int:
    """How many decimals an interval is shown with, so that its ends look as different as they are.

    `scale`: 100 where a share is told in percent.
    """
    if interval["low"] is None or interval["low"] == interval["high"]:
        return usual
    digits = usual
    while f"{scale * interval['low']:.{digits}f}" == f"{scale * interval['high']:.{digits}f}":
        digits += 1
    return digits


def margin_interval(groups: Iterable[list[float]]) -> Json:
    """The mean over deals, and Student's 95 % interval around it; one deal has none."""
    means = [fmean(group) for group in groups]
    centre = fmean(means)
    if len(means) == 1:
        return {"mean": centre, "low": None, "high": None}
    error = errors_of(len(means) - 1) * math.sqrt((variance(means) + ROUNDING) / len(means))
    return {"mean": centre, "low": centre - error, "high": centre + error}


def errors_of(freedom: int) -> float:
    """Standard errors that 95 % lie within."""
    if freedom <= len(ERRORS_OF_FEW):
        return ERRORS_OF_FEW[freedom - 1]
    return ERRORS_OF_95_PERCENT + 2.5 / freedom
