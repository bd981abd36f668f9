"""Finds the temperatures of the levels between our bots, so that every step is as high.

    python -m benchmarks.ladder fishing                                 how far bots are apart
    python -m benchmarks.ladder fishing --tune --games 300 --jobs 16    and their temperatures
    python -m benchmarks.ladder freshfish --tune --only skipper --budget skipper=100sims

Two of a level play two of the one below, at four seats, in every variant of the game. From each bot
that always plays its best the levels below it are sought one after another, by halving: each at the
temperature at which the one above it wins as much as a step is to be high. What is left between the
last of them and the next bot below is told: where that is no step, take another --step, or more or
fewer levels. With --keep LEVEL one that was found before is not sought again. What is found goes
into the game's meta by hand; the steps are then measured on fresh deals by
python -m benchmarks.strength --only 'fishing/4/*,*,*' --games 240.
"""

import argparse
import os
import sys
from collections.abc import Container
from dataclasses import dataclass
from math import log
from typing import Final

from benchmarks.strength.matches import BUDGETS, FOUR
from kutter.arena.contest import Contest
from kutter.arena.parallel import elsewhere
from kutter.bots.contract import Budget
from kutter.bots.names import BotName
from kutter.bots.registry import bot_behind, bots_at_their_best, bots_of
from kutter.cli.parsing.arguments import number_from
from kutter.games.contract import Game
from kutter.games.meta import Level
from kutter.games.registry import game_named
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import KutterError
from kutter.records.setting import Setting

FIRST_SEED: Final = 3000
"""Tuning has its own deals."""
USUAL_STEP: Final = 0.6
FAIR: Final = 0.5
HALVINGS: Final = 3
"""A level, at least; what lies between is reckoned."""
MOST_TRIES: Final = 12
WIDER: Final = 2.0
"""How much warmer is tried next where nothing costs enough."""


@dataclass
class Ladder:
    """A game's levels, and how they are measured."""

    game: Game
    games: int
    jobs: int
    budgets: dict[str, str]
    seed: int

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
        found = [each for each in bots_of(self.game) if bot_behind(each, self.game) == bot != each]
        return found[::-1]

    def named(self, bot: str, temperature: float | None = None) -> str:
        budget = self.budgets.get(bot, BUDGETS.get((self.game.name, bot)))
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

    def tune(self, bot: Level, step: float, kept: Container[Level]) -> None:
        """A bot's temperatures, from level to level by one step; of those kept as they stand."""
        above, warmth = self.named(bot), 0.0
        for level in self.below(bot):
            guess = self.temperature(level)
            if level in kept:
                warmth = guess
            else:
                warmth = self.sought(bot, above, warmth, guess, odds(step))
                print(f'"{level}": "{bot}~{warmth:.2g}"')
            above = self.named(bot, warmth)
        self.tell_left(above, bot)

    def tell_left(self, lowest: str, bot: Level) -> None:
        """What lies between a bot, or the lowest level that it plays at, and the next bot below."""
        place = self.bots.index(bot)
        if place > 0:
            other = self.named(self.bots[place - 1])
            print(f"left: {100 * self.share(lowest, other):.1f} %")

    def sought(self, bot: str, above: str, warmth: float, guess: float, lost: float) -> float:
        """The temperature that costs so much beside one that the level above has already."""
        known = {warmth: 0.0}
        for number in range(MOST_TRIES):
            cold, hot = around(lost, known)
            if number >= HALVINGS and hot:
                break
            middle = (cold + hot) / 2 if hot else max(guess, WIDER * cold)
            known[middle] = odds(self.share(above, self.named(bot, middle)))
        cold, hot = around(lost, known)
        if hot == 0:
            raise ArithmeticError(f"no temperature of {bot} costs so much")
        return cold + (hot - cold) * (lost - known[cold]) / (known[hot] - known[cold])


def around(lost: float, known: dict[float, float]) -> tuple[float, float]:
    """The warmest temperature that costs less, and the next above it that costs more; 0: none."""
    cold = max(each for each, cost in known.items() if cost < lost)
    hot = min((each for each, cost in known.items() if cost >= lost and each > cold), default=0.0)
    return cold, hot


def odds(share: float) -> float:
    """Their logarithm; nobody wins all for ever."""
    return log((share + 0.005) / (1.005 - share))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--tune", action="store_true", help="find temperatures")
    parser.add_argument("--only", action="append", metavar="BOT", help="and the levels below it")
    parser.add_argument(
        "--step", type=step_from, default=USUAL_STEP, help="what the better pair wins"
    )
    parser.add_argument(
        "--keep", action="append", default=[], metavar="LEVEL", help="with the temperature it has"
    )
    some, seed = number_from(1, ENGLISH), number_from(0, ENGLISH)
    parser.add_argument("--games", type=some, default=240, help="a measurement and variant")
    parser.add_argument("--jobs", type=some, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=seed, default=FIRST_SEED)
    parser.add_argument(
        "--budget", action="append", type=budget_from, default=[], metavar="BOT=SIMS"
    )
    return parser.parse_args()


def step_from(text: str) -> float:
    step = float(text)
    if not FAIR < step < 1:
        raise argparse.ArgumentTypeError(f"{text} does not lie between {FAIR} and 1")
    return step


def budget_from(text: str) -> tuple[str, str]:
    """A bot and its budget."""
    bot, _, budget = text.partition("=")
    try:
        Budget.parse(budget)
    except KutterError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return bot, budget


def main() -> None:
    asked = parse()
    game, budgets = game_named(asked.game), dict(asked.budget)
    ladder = Ladder(game, asked.games, asked.jobs, budgets, asked.seed)
    chosen = [bot for bot in ladder.bots if asked.only is None or bot in asked.only]
    if not chosen:
        sys.exit(f"none of these is called so: {', '.join(ladder.bots)}")
    below = [level for bot in chosen for level in ladder.below(bot)]
    if not {*asked.keep} <= {*below}:
        sys.exit(f"a level to keep is none of these: {', '.join(below)}")
    for bot in chosen:
        if asked.tune:
            ladder.tune(bot, asked.step, asked.keep)
        else:
            ladder.tell_left(ladder.named(bot), bot)


if __name__ == "__main__":
    try:
        main()
    except KutterError as error:
        sys.exit(str(error))
