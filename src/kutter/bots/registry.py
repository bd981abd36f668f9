"""The bots that can be named."""

from collections.abc import Callable, Mapping
from typing import Final

from kutter.bots.bot import Bot, RandomBot
from kutter.bots.fishing_thumb import Deckhand
from kutter.core.errors import BadInput
from kutter.core.files import shown
from kutter.core.game import Game

BOTS: Final[Mapping[str, Mapping[str, Callable[[], Bot]]]] = {
    "fishing": {"random": RandomBot, "deckhand": Deckhand},
    "freshfish": {"random": RandomBot},
}


def bot_named(name: str, game: Game) -> Bot:
    bots = BOTS[game.name]
    if name not in bots:
        raise BadInput("bot-unknown", bot=shown(name), bots=list(bots))
    return bots[name]()


def easiest_bot(game: Game) -> str:
    """The first that is more than random, if there is one."""
    return [*BOTS[game.name], "random"][1]


def bots_for(names: str | None, players: int, game: Game) -> list[Bot]:
    """A bot a seat from names with commas between; the last one stands for all that follow."""
    chosen = (names or "random").split(",")
    if len(chosen) > players:
        raise BadInput("bots-too-many", found=len(chosen), seats=players)
    chosen += chosen[-1:] * (players - len(chosen))
    return [bot_named(name, game) for name in chosen]
