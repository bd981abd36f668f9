"""What a worker process is asked, and what it answers."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from kutter.bots.contract import Bot, Budget, Telling, apart
from kutter.bots.match import play_match
from kutter.bots.registry import RANDOM, bot_named, is_outside
from kutter.bots.tempered import at_its_best
from kutter.engine.dealer import seed_from
from kutter.games.contract import Game
from kutter.games.registry import game_named
from kutter.language.errors import KutterError
from kutter.records.setting import Setting

LENGTH_BYTES: Final = 4


STDERR: Final = 2


class Job(Protocol):
    """A question to a worker, and how it is answered."""

    def seconds(self) -> float:
        """That it may take beyond what every question may."""

    def prepare(self, bots: "Bots") -> None:
        """Loads and compiles, before its clock runs."""

    def answer(self, bots: "Bots") -> Any: ...

    def what_is_wrong_with(self, given: Any) -> str | None:
        """Asked in the parent, which believes no bot."""


@dataclass(frozen=True)
class Ready:
    """What the question needs is loaded, and what it calls is compiled."""


@dataclass(frozen=True)
class Success:
    given: Any
    megabytes: int


@dataclass(frozen=True)
class Refusal:
    """Who asked can mend it."""

    error: KutterError


@dataclass(frozen=True)
class Failure:
    reason: str
    is_cost: bool = False
    """It would have taken more than it may have."""


class Bots:
    """The bots that this process has loaded."""

    def __init__(self) -> None:
        self.loaded: dict[tuple[str, str], Bot] = {}
        self._played: set[tuple[str, type]] = set()
        """Kinds of bots, by game."""

    def ready(self, game_name: str, name: str) -> Bot:
        """Loads a bot once, and compiles, or reads, all that it can ever call."""
        bot = self.loaded.get((game_name, name))
        if bot is None:
            game = game_named(game_name)
            bot = bot_named(name, game)
            if is_outside(name):  # it may hang, and then its clock should run
                self.ready(game_name, RANDOM)
            else:
                self._play_once(game, bot)
            self.loaded[game_name, name] = bot
        return bot

    def _play_once(self, game: Game, bot: Bot) -> None:
        """A whole game, in which one seat explains its moves; a temperature calls nothing more."""
        alone, _ = apart(bot, Budget())
        kind = type(at_its_best(alone))
        if (game.name, kind) in self._played:
            return
        setting = Setting(game.name, game.seats[0], game.meta.variants()[0])
        players = [Telling(alone), *[alone] * (setting.players - 1)]
        play_match(setting, players, seed_from("warm"), Budget(None, simulations=1))
        self._played.add((game.name, kind))


def worker_command(
    channel: int, most: int | None, ready_for: Sequence[tuple[str, str]]
) -> list[str]:
    """Starts one. Not by multiprocessing, which would run the script that started us once more."""
    ahead = [f"{game}/{bot}" for game, bot in ready_for]
    return [sys.executable, "-m", "kutter.bots.worker", str(channel), str(most or 0), *ahead]
