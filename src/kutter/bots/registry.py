"""The bots that can be named."""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from kutter.bots.contract import Bot, Budget, Budgeted, RandomBot
from kutter.bots.judging import Judge
from kutter.games.contract import Game
from kutter.games.meta import load
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence, shown

RANDOM: Final = "random"
ANY_GAME: Final = {
    "deckhand": "kutter.bots.search:Deckhand",
    "mate": "kutter.bots.search:Mate",
    "skipper": "kutter.bots.search:Skipper",
}
"""Who plays a game that brings no bots of its own."""
ANY_VERSION: Final = 1
"""Of these, as a game's meta has it of its own."""
ANY_JUDGE: Final = "kutter.bots.search:AnyJudge"

TITLES: Final = {
    "random": "bot-name-random",
    "deckhand": "bot-name-deckhand",
    "mate": "bot-name-mate",
    "skipper": "bot-name-skipper",
}
"""Messages with the names that players see."""


def bot_named(name: str, game: Game) -> Bot:
    """One of ours, one that a package offers by an entry point, or `module:Class`.

    Behind an @ stands a budget of its own: `skipper@1600sims`.
    """
    kind, at, budget = name.partition("@")
    bot = bot_of_kind(kind, game)
    return Budgeted(bot, Budget.parse(budget)) if at else bot


def bots_of(game: Game) -> Mapping[str, str]:
    """Our own by level, the easiest first, as `module:Class`."""
    return game.meta.bots or ANY_GAME


def bots_version(game: Game) -> int:
    """Which bots of ours these are: whatever a lower one has chosen, this one may not."""
    return game.meta.bots_version if game.meta.bots else ANY_VERSION


def bot_of_kind(name: str, game: Game) -> Bot:
    if is_outside(name):
        return outside_bot(name)
    bots: dict[str, Callable[[], Callable[[], Bot]]] = {RANDOM: lambda: RandomBot}
    for level, reference in bots_of(game).items():
        bots[level] = partial(load, reference)
    if name not in bots:
        for found in entry_points(group=f"kutter.bots.{game.name}"):
            bots.setdefault(found.name, found.load)
    if name not in bots:
        raise BadInput("bot-unknown", bot=shown(name), bots=list(bots))
    return bots[name]()()


def judge_of(game: Game) -> Judge:
    judge: Judge = load(game.meta.judge or ANY_JUDGE)()
    return judge


def outside_bot(name: str) -> Bot:
    """A class by its module and name; modules of the current folder count too."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        bot: Bot = getattr(import_module(module), attribute)()
    except Exception as error:  # a stranger's module may raise anything
        raise BadInput("bot-cannot-be-loaded", bot=shown(name), reason=str(error)) from None
    return bot


def bot_title(name: str) -> Sentence | str:
    """What players call a bot; those from outside keep their own name."""
    kind, at, budget = name.partition("@")
    title = Sentence(TITLES[kind]) if kind in TITLES else kind
    return Sentence("bot-name-budget", bot=title, budget=budget) if at else title


def is_outside(name: str) -> bool:
    """Whether a bot is given by `module:Class`."""
    return ":" in name


def levels(game: Game) -> list[str]:
    """All of ours, the weakest first."""
    return [RANDOM, *bots_of(game)]


def easiest_bot(game: Game) -> str:
    """The first that is more than random."""
    return levels(game)[1]


def strongest_bot(game: Game) -> str:
    return levels(game)[-1]


def seated_names(names: str | None, players: int, game: Game) -> list[str]:
    """A bot's name a seat, from names with commas between; the last stands for all that follow."""
    chosen = (RANDOM if names is None else names).split(",")
    if len(chosen) > players:
        raise BadInput("bots-too-many", found=len(chosen), seats=players)
    for name in chosen:
        bot_named(name, game)
    return chosen + chosen[-1:] * (players - len(chosen))


def bots_for(names: str | None, players: int, game: Game) -> list[Bot]:
    return [bot_named(name, game) for name in seated_names(names, players, game)]
