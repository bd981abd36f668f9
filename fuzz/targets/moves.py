"""Move texts at every kind of position: parsed, refused for a reason, or played."""

from collections.abc import Callable

from fuzz.choices import Choices
from fuzz.positions import eyes_at, move_text, positions
from fuzz.target import Broken, Target
from kutter.games.contract import CHANCE, HIDDEN, copied
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import IllegalMove, KutterError


def prepare() -> Callable[[Choices], bool]:
    found = positions()

    def attempt(choices: Choices) -> bool:
        position = choices.of(found)
        text = move_text(position, choices)
        choices.note(f"{position.record.game} {position.record.options}, {position.players} seats")
        choices.note(f"after move {position.number}: {text!r}")
        game, state = position.game, position.state
        try:
            move = game.parse(text)
        except KutterError as error:
            error.tell(ENGLISH)
            return False
        if game.text(move) != text:
            raise Broken(f"it is written {game.text(move)!r}")
        is_legal = text in position.legal
        trial = copied(state)
        try:
            events = game.apply(trial, move)
        except KutterError as error:
            error.tell(ENGLISH)
            if is_legal:
                raise Broken("a legal move is refused") from error
            if HIDDEN in move.things and isinstance(error, IllegalMove):
                raise Broken("`?` is refused as if it were a card or a bid") from error
            return True
        if move.seat >= 0 and not is_legal:
            raise Broken("a move is played that is not legal")
        eyes = eyes_at(position, choices)
        game.describe(events, eyes)
        game.view_json(game.view(trial, eyes))
        lists_chance = getattr(game, "lists_chance", True)
        for seat in game.owing(trial) if lists_chance or game.owing(trial) != [CHANCE] else ():
            for each in game.legal(trial, seat)[:3]:
                if game.why_not(trial, each) is not None:
                    raise Broken(f"{game.text(each)!r} is listed as legal, and refused")
        return True

    return attempt


MOVES = Target(
    name="moves",
    says="move texts at positions of every game",
    size=48,
    prepare=prepare,
    covers=(
        "kutter.games.contract",
        "kutter.games.fishing.notation",
        "kutter.games.fishing.rules",
        "kutter.games.freshfish.rules",
    ),
)
