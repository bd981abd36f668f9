"""The arena: bots against each other on the same deals, seats rotated, so that luck cancels.

Every deal is played once for each seating: the rotations of the seats, and where two bots have two
seats each, across from each other too. What is compared are means over the seatings of a deal, so
an interval is narrower than as many games with a deal each would give.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean, median
from typing import Final

from openskill.models import PlackettLuce

from kutter.arena.intervals import margin_interval, share_interval
from kutter.bots.contract import Budget
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, bots_version, easiest_bot, net_behind
from kutter.bots.time_limit import Guarded
from kutter.engine.dealer import seed_from
from kutter.games.contract import Json
from kutter.games.weights import digest_in
from kutter.records.format import dump_record
from kutter.records.setting import Setting

Seating = tuple[int, ...]
"""By seat, which of the entrants sits there."""
ACROSS: Final = ((0, 2, 1, 3), (2, 0, 3, 1))
"""Seatings of two and two at four seats that are no rotation of theirs."""


def seatings(entrants: Sequence[str]) -> list[Seating]:
    """All that differ, in the order of an arena's games."""
    number = len(entrants)
    places = range(number)
    found = [tuple((seat - turned) % number for seat in places) for turned in places]
    return [*found, *ACROSS] if are_two_of_each(entrants) else found


def are_two_of_each(entrants: Sequence[str]) -> bool:
    """`a, a, b, b`."""
    one, other = entrants[0], entrants[-1]
    return one != other and list(entrants) == [one, one, other, other]


@dataclass(frozen=True)
class Pairing:
    """One game of the arena: a deal, and who sits where."""

    deal: int
    seating: Seating

    def seats(self, entrants: Sequence[str]) -> list[str]:
        return [entrants[place] for place in self.seating]


@dataclass(frozen=True)
class Contest:
    """What every game of an arena has in common."""

    setting: Setting
    entrants: tuple[str, ...]
    """A bot's name a seat."""
    seed: int
    budget: Budget
    same_deal: bool

    def pairing(self, number: int) -> Pairing:
        found = seatings(self.entrants)
        deal, turn = divmod(number, len(found))
        return Pairing(deal if self.same_deal else number, found[turn])

    def deal_seed(self, number: int) -> bytes:
        return seed_from("arena", self.seed, self.pairing(number).deal)

    def to_json(self) -> Json:
        """What its records bear, beside the setting: by what it is told from other arenas."""
        return {
            "bots": list(self.entrants),
            "bots_version": bots_version(self.setting.game, self.entrants),
            **self.nets,
            "budget": self.budget.text,
            "same_deal": self.same_deal,
            "seed": self.seed,
        }

    @cached_property
    def nets(self) -> Json:
        """By bot that asks one, its digest; none is told of where none is asked."""
        asked = {name: net_behind(bot_named(name, self.setting.game)) for name in self.entrants}
        nets = {name: digest_in(net) for name, net in asked.items() if net is not None}
        return {"nets": nets} if nets else {}

    def play(self, number: int) -> "Outcome":
        pairing = self.pairing(number)
        seats = pairing.seats(self.entrants)
        game = self.setting.game
        stand_in = easiest_bot(game)
        bots = [Guarded(bot_named(name, game), bot_named(stand_in, game)) for name in seats]
        record = play_match(self.setting, bots, self.deal_seed(number), self.budget)
        assert record.result is not None
        failures = [bot.failure for bot in bots]
        record.extra["arena"] = {**self.to_json(), "game": number}
        if any(failures):
            record.extra["arena"]["failures"] = failures
        return Outcome(
            number=number,
            deal=pairing.deal,
            seats=seats,
            scores=record.result["scores"],
            winners=record.result["winners"],
            seconds=[bot.seconds for bot in bots],
            failures=failures,
            record=dump_record(record),
        )


@dataclass(frozen=True)
class Outcome:
    """What a game of the arena showed, seat by seat."""

    number: int
    deal: int
    seats: list[str]
    scores: list[int]
    winners: list[int]
    seconds: list[list[float]]
    """Of every move; of a game that was taken up from a file nobody knows."""
    failures: list[str | None]
    """How a bot lost its seat to a stand-in."""
    record: str

    def share(self, seat: int) -> float:
        """Of the win; ties are split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int, lowest_wins: bool) -> float:
        """How much better than the mean of the others; positive is better in every game."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return (fmean(others) - self.scores[seat]) * (1 if lowest_wins else -1)


@dataclass
class Standing:
    """All games of one bot. Shares and margins by deal: they are paired."""

    shares: dict[int, list[float]] = field(default_factory=dict)
    margins: dict[int, list[float]] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def to_json(self) -> Json:
        return {
            "games": sum(map(len, self.shares.values())),
            "win_share": share_interval(self.shares.values()),
            "margin": margin_interval(self.margins.values()),
            "seconds_per_move": self.times(),
            "failures": self.failures,
        }

    def times(self) -> Json:
        times = sorted(self.seconds)
        if not times:
            return {"median": None, "p99": None}
        return {"median": median(times), "p99": times[math.ceil(0.99 * len(times)) - 1]}


class Arena:
    """Gathers outcomes into standings and ratings; these depend on the order of games."""

    def __init__(self, contest: Contest) -> None:
        self.lowest_wins = contest.setting.game.meta.lowest_wins
        self.standings = {name: Standing() for name in contest.entrants}
        self.model = PlackettLuce()
        self.ratings = {name: self.model.rating(name=name) for name in self.standings}

    def add(self, outcome: Outcome) -> None:
        for seat, name in enumerate(outcome.seats):
            standing = self.standings[name]
            standing.shares.setdefault(outcome.deal, []).append(outcome.share(seat))
            margin = outcome.margin(seat, self.lowest_wins)
            standing.margins.setdefault(outcome.deal, []).append(margin)
            standing.seconds += outcome.seconds[seat]
            failure = outcome.failures[seat]
            if failure is not None:
                standing.failures.append(failure)
        self.rate(outcome)

    def rate(self, outcome: Outcome) -> None:
        """A bot in several seats is rated by the best of them."""
        best: dict[str, int] = {}
        for name, score in zip(outcome.seats, outcome.scores, strict=True):
            points = -score if self.lowest_wins else score
            best[name] = max(points, best.get(name, points))
        if len(best) < 2:
            return
        teams = [[self.ratings[name]] for name in best]
        ranks = [float(-points) for points in best.values()]
        for (rating,), name in zip(self.model.rate(teams, ranks=ranks), best, strict=True):
            self.ratings[name] = rating

    def to_json(self) -> Json:
        return {
            name: {
                **standing.to_json(),
                "rating": {"mu": self.ratings[name].mu, "sigma": self.ratings[name].sigma},
            }
            for name, standing in self.standings.items()
        }
