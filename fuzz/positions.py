"""Positions of whole games, and the words that moves are made of."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from fuzz.choices import Choices
from fuzz.corpora import corpus
from kutter.games.contract import SPECTATOR, Game
from kutter.games.fishing.cards import CARD_NAMES, SUIT_NAMES
from kutter.games.fishing.state import VERBS as FISHING_VERBS
from kutter.games.freshfish.square import CELL_BY_NAME
from kutter.games.freshfish.state import TILE_NAMES
from kutter.games.freshfish.state import VERBS as FRESHFISH_VERBS
from kutter.records.format import Record
from kutter.records.replay import replay

SEATS = ("0", "1", "2", "3", "4", "5", "9", "*", "63", "255", "999999999", "-1", "00", "")
NUMBERS = (
    "0",
    "1",
    "2",
    "5",
    "15",
    "16",
    "63",
    "64",
    "99",
    "255",
    "256",
    "4095",
    "65535",
    "999999999",
)
CARDS = tuple(CARD_NAMES) if not isinstance(CARD_NAMES, dict) else tuple(CARD_NAMES.values())
SPACES = tuple(CELL_BY_NAME)


@dataclass(frozen=True)
class Position:
    """A table in the middle of a game."""

    game: Game
    record: Record
    number: int
    state: Any
    owing: tuple[int, ...]
    legal: tuple[str, ...]
    """Of all who owe a move."""

    @property
    def players(self) -> int:
        return self.record.players


@cache
def positions(name: str | None = None) -> list[Position]:
    """Every third position of each game, and every one with a sealed choice."""
    found = []
    for each in corpus("games.jsonl"):
        record = Record.from_json(each)
        if name not in (None, record.game):
            continue
        played = replay(record)
        for step in played.steps():
            owing = played.game.owing(step.state)
            if step.number % 3 == 0 or len(owing) > 1:
                moves = [
                    played.game.text(move)
                    for seat in owing
                    if seat >= 0
                    for move in played.game.legal(step.state, seat)
                ]
                found.append(
                    Position(
                        played.game, record, step.number, step.state, tuple(owing), tuple(moves)
                    )
                )
    return found


def move_text(position: Position, choices: Choices) -> str:
    """Half of them legal or nearly so, the rest what the grammar allows and a bit beyond."""
    way = choices.below(8)
    if way < 2 and position.legal:
        return choices.of(position.legal)
    if way < 4:
        words = choices.of(position.record.moves).split(" ")
        if choices.one_in(2):
            words[0] = choices.of(SEATS[:5])
        return " ".join(words)
    if way == 7 and position.legal:
        words = choices.of(position.legal).split(" ")
        words[choices.below(len(words))] = choices.of((*SEATS, "?", *NUMBERS))
        return " ".join(words)
    fishing = position.game.name == "fishing"
    verb = choices.of(FISHING_VERBS if fishing else FRESHFISH_VERBS)
    seat = "*" if verb in ("deal", "tile") and not choices.one_in(8) else choices.of(SEATS)
    if verb in ("deal",):
        cards = [choices.of(CARDS) for _ in range(choices.below(10))]
        return " ".join([seat, verb, choices.of(SEATS[:6]), *cards])
    things = {
        "call": SUIT_NAMES,
        "bid": (*NUMBERS, "?"),
        "tile": TILE_NAMES,
        "reserve": SPACES,
        "place": SPACES,
        "draw": (),
    }.get(verb, (*CARDS, "?"))
    words = [seat, verb, *([choices.of(tuple(things))] if things else [])]
    if choices.one_in(12):
        words.append(choices.of(("?", "G4", "c2", "1", "")))
    return " ".join(words)


def eyes_at(position: Position, choices: Choices) -> int:
    eyes: int = choices.of((SPECTATOR, *range(position.players)))
    return eyes
