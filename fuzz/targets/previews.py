"""What a thinkable move would bring about, asked by anybody about anything."""

import json
from collections.abc import Callable

from fuzz.choices import Choices
from fuzz.positions import eyes_at, move_text, positions
from fuzz.target import Target
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import KutterError

TILES = (None, None, "fish", "soda", "cheese", "ice", "flea", "whale", "")


def prepare() -> Callable[[Choices], bool]:
    found = [*positions("freshfish"), *positions("fishing")[::20]]

    def attempt(choices: Choices) -> bool:
        position = choices.of(found)
        text, tile = move_text(position, choices), choices.of(TILES)
        eyes = eyes_at(position, choices)
        game = position.game
        choices.note(f"{position.record.game} {position.record.options}, {position.players} seats")
        choices.note(f"after move {position.number}, eyes {eyes}: {text!r} with {tile!r}")
        try:
            move = game.parse(text)
        except KutterError as error:
            error.tell(ENGLISH)
            return False
        try:
            json.dumps(game.preview(game.view(position.state, eyes), move, tile))
            if choices.one_in(16):
                json.dumps(game.routes(game.view(position.state, eyes)))
        except KutterError as error:
            error.tell(ENGLISH)
        return True

    return attempt


PREVIEWS = Target(
    name="previews",
    says="previews of moves and routes, through any eyes",
    size=48,
    prepare=prepare,
    covers=(
        "kutter.games.freshfish.knowledge.foresight",
        "kutter.games.freshfish.knowledge.routes",
    ),
)
