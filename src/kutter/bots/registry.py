"""The bots that can be named."""

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from kutter.bots.contract import Bot, Budget, Budgeted, RandomBot, Thinker, apart
from kutter.bots.judging import Judge
from kutter.bots.names import BETWEEN, BotName, refuse_unnameable
from kutter.bots.tempered import Tempered, at_its_best
from kutter.games.contract import Game
from kutter.games.meta import LEVELS, Level, Meta, load
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence, shown

RANDOM: Final = "random"
ANY_GAME: Final[Mapping[Level, str]] = {
    "greenhorn": "deckhand~1",
    "cabin-boy": "deckhand~0.5",
    "deckhand": "kutter.bots.search:Deckhand",
    "boatswain": "mate~0.2",
    "mate": "kutter.bots.search:Mate",
    "first-mate": "skipper~0.1",
    "skipper": "kutter.bots.search:Skipper",
}
"""Who plays a game that brings no bots of its own."""
ANY_VERSION: Final = 1
"""Of these, as a game's meta has it of its own."""
ANY_JUDGE: Final = "kutter.bots.search:AnyJudge"

ADVISER: Final[Level] = "skipper"
"""Who gives hints, looks back on games and judges lessons."""
TITLES: Final = {name: f"bot-name-{name}" for name in (RANDOM, *LEVELS)}
"""Messages with the names that players see."""


def bot_named(name: str, game: Game) -> Bot:
    """One of ours, one that a package offers by an entry point, or `module:Class`.

    Behind it may stand a net, a temperature and a budget of its own: `skipper~0.1@1600sims`.
    """
    asked = BotName.parse(name)
    bot = bot_of_kind(asked.kind, game)
    if asked.weights is not None:
        give_net(bot, asked.weights, name, game)
    if asked.temperature is not None:
        bot = Tempered(thinker(bot, asked.kind), asked.temperature)
    return bot if asked.budget is None else Budgeted(bot, Budget.parse(asked.budget))


def thinker(bot: Bot, name: str) -> Thinker:
    """Only who thinks something of every move can say how much worse another one is."""
    if not isinstance(bot, Thinker):
        raise BadInput("hint-bot-is-silent", bot=bot_title(name))
    return bot


def give_net(bot: Bot, weights: Path, name: str, game: Game) -> None:
    """Instead of the one that it comes with."""
    if game.meta.net is None or net_behind(bot) is None:
        raise BadInput("bot-has-no-net", bot=shown(name))
    refuse_unnameable(str(weights))
    load(game.meta.net)(weights)  # which refuses what is none
    learnt: Any = at_its_best(bot)
    learnt.weights = weights


def net_behind(bot: Bot) -> Path | None:
    """The file of the net that a bot asks."""
    whole, _ = apart(bot, Budget())
    return getattr(at_its_best(whole), "weights", None)


def bots_of(game: Game) -> Mapping[Level, str]:
    return bots_in(game.meta)


def bots_in(meta: Meta) -> Mapping[Level, str]:
    """Our own by level, the easiest first: `module:Class`, or another with a temperature."""
    return meta.bots or ANY_GAME


def bots_at_their_best(game: Game) -> list[Level]:
    """The levels without a temperature, the easiest first."""
    return [level for level, reference in bots_of(game).items() if is_outside(reference)]


def bots_version(game: Game, played: Collection[str | None] = ()) -> int:
    """Which bots of ours play, at these levels: what a lower one has chosen, this one may not."""
    if not game.meta.bots:
        return ANY_VERSION
    kinds = {BotName.parse(level).kind for level in played if level}
    behind = {bot_behind(kind, game) for kind in kinds}
    return game.meta.bots_version + sum(game.meta.editions.get(kind, 0) for kind in kinds | behind)


def bot_behind(level: str, game: Game) -> str:
    """Who plays at a level: a bot that is called so, or one with a temperature."""
    reference = next((each for own, each in bots_of(game).items() if own == level), level)
    return level if is_outside(reference) else BotName.parse(reference).kind


def bot_of_kind(name: str, game: Game) -> Bot:
    if is_outside(name):
        return outside_bot(name)
    bots: dict[str, Callable[[], Bot]] = {RANDOM: RandomBot}
    for level, reference in bots_of(game).items():
        bots[level] = partial(own_bot, reference, game)
    if name not in bots:
        for found in entry_points(group=f"kutter.bots.{game.name}"):
            bots.setdefault(found.name, partial(made_by, found))
    if name not in bots:
        raise BadInput("bot-unknown", bot=shown(name), bots=list(bots))
    return bots[name]()


def own_bot(reference: str, game: Game) -> Bot:
    bot: Bot = load(reference)() if is_outside(reference) else bot_named(reference, game)
    return bot


def made_by(package: EntryPoint) -> Bot:
    bot: Bot = package.load()()
    return bot


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
        bot.choose  # noqa: B018  or it is none
    except Exception as error:  # a stranger's module may raise anything
        raise BadInput("bot-cannot-be-loaded", bot=shown(name), reason=str(error)) from None
    return bot


def bot_title(name: str) -> Sentence | str:
    """What players call a bot; those from outside keep their own name."""
    asked = BotName.parse(name)
    title = Sentence(TITLES[asked.kind]) if asked.kind in TITLES else asked.kind
    details = ", ".join(asked.details())
    return Sentence("bot-name-budget", bot=title, budget=details) if details else title


def is_outside(name: str) -> bool:
    """Whether a bot is given by `module:Class`."""
    return ":" in name


def levels(game: Game) -> list[str]:
    """All of ours, the weakest first."""
    return [RANDOM, *bots_of(game)]


def easiest_bot(game: Game) -> Level:
    """The first that is more than random."""
    return next(iter(bots_of(game)))


def strongest_bot(game: Game) -> Level:
    return list(bots_of(game))[-1]


def adviser(game: Game) -> Level:
    """Who explains a game's moves to people: the strongest where there is no ADVISER."""
    return ADVISER if ADVISER in bots_of(game) else strongest_bot(game)


def seated_names(
    names: str | None, players: int, game: Game, weights: str | None = None
) -> list[str]:
    """A bot's name a seat, from names with commas between; the last stands for all that follow."""
    chosen = BETWEEN.split(RANDOM if names is None else names)
    if len(chosen) > players:
        raise BadInput("bots-too-many", found=len(chosen), seats=players)
    if weights is not None:
        chosen = with_net(chosen, weights, game)
    for name in chosen:
        bot_named(name, game)
    return chosen + chosen[-1:] * (players - len(chosen))


def with_net(names: Sequence[str], weights: str, game: Game) -> list[str]:
    """Names of bots, with a net behind each that uses one and has none of its own."""
    refuse_unnameable(weights)
    asked = [BotName.parse(name) for name in names]
    learnt = [net_behind(bot_of_kind(each.kind, game)) is not None for each in asked]
    if not any(learnt):
        raise BadInput("weights-for-nobody")
    return [
        name.replace(each.kind, f"{each.kind}[{weights}]", 1)
        if uses_net and each.weights is None
        else name
        for name, each, uses_net in zip(names, asked, learnt, strict=True)
    ]


def bots_for(names: str | None, players: int, game: Game) -> list[Bot]:
    return [bot_named(name, game) for name in seated_names(names, players, game)]
