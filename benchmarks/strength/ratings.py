"""One rating a bot for each kind of game, from all runs in the ledger.

By Luce's choice, as Bradley and Terry have it for two: of all who sit at a table, each wins with a
chance that is proportional to its strength, so matches of any number of seats count. A rating is
Elo's scale of strengths: 400 points more are ten times as strong. Intervals are by bootstrap over
deals.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from benchmarks.strength.ledger import Run, counted
from benchmarks.strength.matches import MATE, with_budget
from kutter.bots.registry import bots_of, is_outside
from kutter.games.contract import Json
from kutter.games.registry import game_named, metas

ANCHOR: Final = 1500.0
"""Mate's, in every kind of game."""
POINTS: Final = 400.0
SAMPLES: Final = 400
FAIR: Final = 0.5
"""Games that every run is thought to have had beside its own, and that all won alike: so nobody is
infinitely strong, and no interval is of no width."""
MOST_STEPS: Final = 20_000
CLOSE: Final = 1e-6
SEED: Final = 2026


class Deals(NamedTuple):
    """A run: by bot the seats it had, by deal the games, by deal and bot the wins."""

    seats: Any
    games: Any
    wins: Any


def ratings(runs: Sequence[Run]) -> list[Json]:
    """For every kind of game, the strongest first; which of them is a level with its usual budget
    is told too."""
    found = []
    for name, meta in metas().items():
        game = game_named(name)
        for options in meta.variants():
            own = [
                run
                for run in runs
                if (run.game, run.options) == (name, options)
                and run.is_of_present_bots(game)
                and not any(map(is_outside, run.bots))
            ]
            levels = {with_budget(game, level): level for level in bots_of(game)}
            found += [
                {"game": name, "options": options, "level": levels.get(row["bot"]), **row}
                for row in ratings_of(own)
            ]
    return found


def ratings_of(runs: Sequence[Run]) -> list[Json]:
    """Of all bots that are linked with Mate by matches."""
    bots = linked(runs)
    if len(bots) == 1:
        return []
    linked_runs = [run for run in each_seed_once(runs) if {*run.bots} <= {*bots}]
    played = [deals_of(run, bots) for run in linked_runs]
    found = points(played, [np.ones((1, len(each.games))) for each in played])[0]
    random = np.random.default_rng(SEED)
    draws = [
        random.multinomial(len(each.games), np.full(len(each.games), 1 / len(each.games)), SAMPLES)
        for each in played
    ]
    low, high = np.percentile(points(played, draws), [2.5, 97.5], axis=0)
    rows = [
        {
            "bot": bot,
            "rating": round(found[place]),
            "low": None if bot == MATE else round(low[place]),
            "high": None if bot == MATE else round(high[place]),
            "games": sum(run.games for run in linked_runs if bot in run.bots),
        }
        for place, bot in enumerate(bots)
    ]
    return sorted(rows, key=lambda row: -float(row["rating"]))


def linked(runs: Sequence[Run]) -> list[str]:
    """Mate first."""
    found = [MATE]
    for bot in found:  # which grows meanwhile
        others = [other for run in runs if bot in run.bots for other in run.bots]
        found += [other for other in dict.fromkeys(others) if other not in found]
    return found


def each_seed_once(runs: Sequence[Run]) -> list[Run]:
    kinds: dict[tuple[int, tuple[str, ...]], list[Run]] = {}
    for run in runs:
        kinds.setdefault((run.players, tuple(run.bots)), []).append(run)
    return [run for kind in kinds.values() for run in counted(kind)]


def deals_of(run: Run, bots: Sequence[str]) -> Deals:
    """Behind the deals that were played, the fair games."""
    seats = np.array([run.bots.count(bot) for bot in bots], float)
    if run.deals is None:  # as many independent games, each won by one bot alone
        number = round(run.independent or run.games)
        ends = np.cumsum([run.wins[bot] / run.games if bot in run.wins else 0 for bot in bots])
        middles = (np.arange(number) + 0.5) / number
        wins = np.eye(len(bots))[np.minimum(np.searchsorted(ends, middles), len(bots) - 1)]
        games = np.ones(number)
    else:
        won = [run.shares(bot) if bot in run.bots else None for bot in bots]
        games = np.array([len(deal.split()) for deal in run.deals], float)
        wins = np.array(
            [np.zeros(len(games)) if each is None else [sum(deal) for deal in each] for each in won]
        ).T
    fair = FAIR * seats / seats.sum()
    return Deals(seats, np.append(games, FAIR), np.vstack([wins, fair]))


def points(played: Sequence[Deals], draws: Sequence[Any]) -> Any:
    """Ratings by sample and bot. Draws: by sample, how often each deal of a run is in it."""
    seats = np.array([each.seats for each in played])
    drawn = list(zip(played, draws, strict=True))
    games = np.array([FAIR + draw @ each.games for each, draw in drawn]).T
    wins = np.sum([each.wins[-1] + draw @ each.wins for each, draw in drawn], axis=0)
    logs = np.log10(strengths(seats, games, wins))
    return ANCHOR + POINTS * (logs - logs[:, :1])


def strengths(seats: Any, games: Any, wins: Any) -> Any:
    """The likeliest, by Hunter's steps: what a bot won, over what a strength of one would win."""
    found = np.ones_like(wins)
    for _ in range(MOST_STEPS):
        better = wins / (games / (found @ seats.T) @ seats)
        better /= better[:, :1]
        is_close = np.abs(better / found - 1).max() < CLOSE
        found = better
        if is_close:
            return found
    raise ArithmeticError("the ratings do not settle")
