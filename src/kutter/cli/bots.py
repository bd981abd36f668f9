"""kutter bots: the levels of a game's bots, how they play and how strong they are."""

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from kutter.bots.ratings import Rating, rating_of
from kutter.bots.registry import TITLES, bots_of
from kutter.cli.terminal.terminal import Terminal
from kutter.games.contract import Game, Json
from kutter.games.meta import Level
from kutter.games.registry import game_named

NONE_YET: Final = "–"


def run(arguments: Namespace, terminal: Terminal) -> int:
    game = game_named(arguments.game)
    found = [(level, ratings_of(game, level)) for level in bots_of(game)]
    if arguments.json:
        terminal.data(json.dumps([level_json(level, ratings) for level, ratings in found]))
        return 0
    kinds = [", ".join(options.values()) for options in game.meta.variants()]
    rated = terminal.say("column-rating")
    heads = [terminal.say("column-bot"), *(f"{rated} {kind}".strip() for kind in kinds)]
    rows = [
        (
            f"{level} ({terminal.say(TITLES[level])}): {terminal.say(f'page-level-{level}')}",
            *map(shown_rating, ratings),
        )
        for level, ratings in found
    ]
    terminal.table(heads, rows)
    return 0


def ratings_of(game: Game, level: Level) -> Sequence[Rating | None]:
    """By variant."""
    return [rating_of(game.name, options, level) for options in game.meta.variants()]


def shown_rating(rating: Rating | None) -> str:
    """`1271 (1252–1288)`; that of Mate is fixed."""
    if rating is None:
        return NONE_YET
    ends = "" if rating.low is None else f" ({rating.low}–{rating.high})"
    return f"{rating.points}{ends}"


def level_json(level: Level, ratings: Sequence[Rating | None]) -> Json:
    return {"level": level, "ratings": [asdict(each) for each in ratings if each is not None]}
