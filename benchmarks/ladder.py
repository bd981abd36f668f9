"""Finds the temperatures of the levels between our bots, so that every step is as high.

    python -m benchmarks.ladder fishing                                 how far bots are apart
    python -m benchmarks.ladder fishing --tune --games 300 --jobs 16    and their temperatures
    python -m benchmarks.ladder freshfish --tune --only pilot --budget skipper=100sims

Two of a level play two of the one below, at four seats, in every variant of the game. From each bot
that always plays its best the levels below it are sought one after another, each by halving, until
the one above wins as much as a step is to be high: an equal part of what lies between two bots, or
60 % where there is none below. What is found goes into the game's meta by hand; the steps are then
measured on fresh deals by python -m benchmarks.strength --only 'fishing/4/*,*,*'.
"""

import argparse
import os
from dataclasses import dataclass
from math import exp, log
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
HALVINGS: Final = 6
WIDE: Final = 8.0
"""By how much the first guess, which stands in the meta, may be wrong, either way."""
LEAST, MOST = (log(share / (1 - share)) for share in STEP)


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

    def step_below(self, bot: Level) -> float:
        """How much a bot should win against the level below it."""
        place = self.bots.index(bot)
        if place == 0:
            return USUAL_STEP
        gap = odds(self.share(self.named(bot), self.named(self.bots[place - 1])))
        between = len(self.below(bot))
        low, high = round(gap / MOST + 0.5) - 1, int(gap / LEAST) - 1
        print(f"{self.bots[place - 1]} to {bot}: {between} levels between, {low} to {high} fit")
        return chance(gap / (between + 1))

    def tune(self, level: Level, above: str, step: float) -> str:
        """The level with a temperature at which it loses so much to the one above."""
        guess = self.temperature(level)
        cold, hot = guess / WIDE, guess * WIDE
        for _ in range(HALVINGS):
            middle = (cold * hot) ** 0.5
            if self.share(above, self.named(self.base(level), middle)) < step:
                cold = middle
            else:
                hot = middle
        found = (cold * hot) ** 0.5
        print(f'"{level}": "{self.base(level)}~{found:.2g}"')
        return self.named(self.base(level), found)


def odds(share: float) -> float:
    """Their logarithm, which adds up from step to step; nobody wins all for ever."""
    return log((share + 0.005) / (1.005 - share))


def chance(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--tune", action="store_true", help="find temperatures")
    parser.add_argument("--only", action="append", metavar="LEVEL", help="tune these")
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
        below = ladder.below(bot)
        sought = [each for each in below if asked.only is None or each in asked.only]
        if not asked.tune:
            ladder.step_below(bot)
        elif sought:
            step, above = ladder.step_below(bot), ladder.named(bot)
            for level in below:
                known = ladder.named(bot, ladder.temperature(level))
                above = ladder.tune(level, above, step) if level in sought else known


if __name__ == "__main__":
    main()
