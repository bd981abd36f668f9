"""Finds the temperatures of the levels between our bots, so that every step is as high.

    python -m benchmarks.ladder fishing                                 how far bots are apart
    python -m benchmarks.ladder fishing --tune --games 300 --jobs 16    and their temperatures
    python -m benchmarks.ladder freshfish --tune --only skipper --budget skipper=100sims

Two of a level play two of the one below, at four seats, in every variant of the game. From each bot
that always plays its best the levels below it are sought one after another, by halving: the
temperatures at which it beats itself by one step, by two steps, and so on. A step is an equal part
of what lies between two bots, in logarithms of odds, or 60 % where there is none below. What is
found goes into the game's meta by hand; the steps are then measured on fresh deals by
python -m benchmarks.strength --only 'fishing/4/*,*,*' --games 240.
"""

import argparse
import os
from dataclasses import dataclass
from math import ceil, floor, log, sqrt
from typing import Final

from benchmarks.strength.matches import COUNTS, FOUR, STEP
from kutter.arena.contest import Contest
from kutter.arena.parallel import elsewhere
from kutter.bots.contract import Budget
from kutter.bots.names import BotName
from kutter.bots.registry import bots_at_their_best, bots_of
from kutter.games.contract import Game
from kutter.games.meta import Level
from kutter.games.registry import game_named, meta_named
from kutter.records.setting import Setting

FIRST_SEED: Final = 3000
"""Tuning has its own deals."""
USUAL_STEP: Final = 0.6
HALVINGS: Final = 3
"""A level, at least; what lies between is reckoned."""
MOST_TRIES: Final = 12
WIDE: Final = 9.0
"""How much warmer or colder is tried next where all that is known lies on one side."""


@dataclass
class Ladder:
    """A game's levels, and how they are measured."""

    game: Game
    games: int
    jobs: int
    budgets: dict[str, str]
    seed: int

    def base(self, level: Level) -> str:
        """The bot that plays at a level."""
        return level if level in self.bots else BotName.parse(bots_of(self.game)[level]).kind

    @property
    def bots(self) -> list[Level]:
        return bots_at_their_best(self.game)

    def temperature(self, level: Level) -> float:
        """That stands in the meta."""
        found = BotName.parse(bots_of(self.game)[level]).temperature
        assert found is not None, "who plays its best has none"
        return found

    def below(self, bot: Level) -> list[Level]:
        """The levels that a bot plays with a temperature, the strongest first."""
        found = [each for each in bots_of(self.game) if self.base(each) == bot != each]
        return found[::-1]

    def named(self, bot: str, temperature: float | None = None) -> str:
        budget = self.budgets.get(bot, COUNTS.get((self.game.name, bot)))
        warmth = "" if temperature is None else f"~{temperature:.3g}"
        return bot + warmth + ("" if budget is None else f"@{budget}")

    def share(self, one: str, other: str) -> float:
        """What two of one win against two of the other, in all variants alike."""
        shares = []
        for options in self.game.meta.variants():
            setting = Setting(self.game.name, FOUR, options)
            contest = Contest(setting, (one, one, other, other), self.seed, Budget(), True)
            outcomes = elsewhere(contest.play, range(self.games), self.jobs, lambda _: None)
            won = [
                outcome.share(seat)
                for outcome in outcomes
                for seat, name in enumerate(outcome.seats)
                if name == one
            ]
            shares.append(sum(won) / self.games)
        self.seed += 1
        print(f"  {one} against {other}: {', '.join(f'{100 * each:.1f} %' for each in shares)}")
        return sum(shares) / len(shares)

    def gap_below(self, bot: Level) -> float | None:
        """By how much a bot is better than the next one that always plays its best."""
        place = self.bots.index(bot)
        if place == 0:
            return None
        gap = odds(self.share(self.named(bot), self.named(self.bots[place - 1])))
        least, most = ceil(gap / HIGHEST) - 1, floor(gap / LOWEST) - 1
        between = len(self.below(bot))
        print(f"{self.bots[place - 1]} to {bot}: between {between}, {least} to {most} would fit")
        return gap

    def tune(self, bot: Level) -> None:
        """The temperatures at which a bot loses by a step more from level to level."""
        gap = self.gap_below(bot)
        below = self.below(bot)
        step = odds(USUAL_STEP) if gap is None else gap / (len(below) + 1)
        known: dict[float, float] = {}
        for number, level in enumerate(below, 1):
            found = self.sought(bot, self.temperature(level), number * step, known)
            print(f'"{level}": "{bot}~{found:.2g}"')

    def sought(self, bot: Level, guess: float, lost: float, known: dict[float, float]) -> float:
        """The temperature that costs so much, by halving between what is known already."""
        for number in range(MOST_TRIES):
            cold, hot = around(lost, known)
            if number >= HALVINGS and cold and hot:
                break
            middle = guess if not known else geometric(cold or hot / WIDE, hot or cold * WIDE)
            known[middle] = odds(self.share(self.named(bot), self.named(bot, middle)))
        cold, hot = around(lost, known)
        if cold == 0 or hot == 0:
            raise ArithmeticError(f"no temperature of {bot} costs just so much")
        part = (lost - known[cold]) / (known[hot] - known[cold])
        return float(cold * (hot / cold) ** part)


def around(lost: float, known: dict[float, float]) -> tuple[float, float]:
    """The warmest temperature that costs less, and the next above it that costs more; 0: none."""
    cold = max((each for each, cost in known.items() if cost < lost), default=0.0)
    hot = min((each for each, cost in known.items() if cost >= lost and each > cold), default=0.0)
    return cold, hot


def geometric(one: float, other: float) -> float:
    return sqrt(one * other)


def odds(share: float) -> float:
    """Their logarithm, which adds up from step to step; nobody wins all for ever."""
    return log((share + 0.005) / (1.005 - share))


LOWEST, HIGHEST = map(odds, STEP)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--tune", action="store_true", help="find temperatures")
    parser.add_argument("--only", action="append", metavar="BOT", help="and the levels below it")
    parser.add_argument("--games", type=int, default=240, help="a measurement and variant")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--budget", action="append", default=[], metavar="BOT=SIMS")
    return parser.parse_args()


def main() -> None:
    asked = parse()
    meta_named(asked.game)
    budgets = dict(each.split("=", 1) for each in asked.budget)
    ladder = Ladder(game_named(asked.game), asked.games, asked.jobs, budgets, asked.seed)
    for bot in ladder.bots:
        if asked.only is None or bot in asked.only:
            (ladder.tune if asked.tune else ladder.gap_below)(bot)


if __name__ == "__main__":
    main()
