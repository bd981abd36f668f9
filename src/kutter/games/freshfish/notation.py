"""Moves of Fresh Fish as records write them."""

from functools import lru_cache

from kutter.games.contract import CHANCE, HIDDEN, Move, parse_number, seat_text, split_move
from kutter.games.freshfish.square import CELL_BY_NAME, cell_name
from kutter.games.freshfish.state import BID, DRAW, TILE, TILE_NAMES, VERBS
from kutter.language.errors import BadInput
from kutter.language.sentences import shown


@lru_cache(maxsize=4096)  # more than a game has
def move_text(move: Move) -> str:
    words = [seat_text(move.seat), VERBS[move.verb]]
    for thing in move.things:
        if thing == HIDDEN:
            words.append("?")
        elif move.verb == TILE:
            words.append(TILE_NAMES[thing])
        else:
            words.append(str(thing) if move.verb == BID else cell_name(thing))
    return " ".join(words)


@lru_cache(maxsize=4096)
def parse_move(text: str) -> Move:
    seat, verb, words = split_move(text, VERBS)
    if (seat == CHANCE) != (verb == TILE):
        raise BadInput("freshfish-wrong-seat", move=text)
    if len(words) != (0 if verb == DRAW else 1):
        raise BadInput("move-has-no-shape", move=text)
    return Move(seat, verb, tuple(parse_thing(verb, word, text) for word in words))


def parse_thing(verb: int, word: str, text: str) -> int:
    if word == "?":
        if verb != BID:
            raise BadInput("move-hides-what-is-open", move=text)
        return HIDDEN
    if verb == BID:
        return parse_number(word, text)
    if verb == TILE:
        if word not in TILE_NAMES:
            raise BadInput("freshfish-tile-unknown", tile=shown(word))
        return TILE_NAMES.index(word)
    if word not in CELL_BY_NAME:
        raise BadInput("freshfish-space-unknown", space=shown(word))
    return CELL_BY_NAME[word]
