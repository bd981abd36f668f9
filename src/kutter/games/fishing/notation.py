"""Moves of Fishing as records write them."""

from functools import lru_cache

from kutter.games.contract import CHANCE, HIDDEN, Move, parse_number, seat_text, split_move
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES, SUIT_NAMES
from kutter.games.fishing.state import CALL, DEAL, PASS, VERBS
from kutter.language.errors import BadInput
from kutter.language.sentences import shown


@lru_cache(maxsize=4096)  # more than a game has, but for its deals
def move_text(move: Move) -> str:
    words = [seat_text(move.seat), VERBS[move.verb]]
    if move.verb == CALL:
        words.append(SUIT_NAMES[move.things[0]])
        return " ".join(words)
    things = move.things
    if move.verb == DEAL:
        words.append(str(things[0]))
        things = things[1:]
    words += ["?" if card == HIDDEN else CARD_NAMES[card] for card in things]
    return " ".join(words)


@lru_cache(maxsize=4096)
def parse_move(text: str) -> Move:
    seat, verb, words = split_move(text, VERBS)
    if (seat == CHANCE) != (verb == DEAL):
        raise BadInput("move-has-wrong-seat", move=text)
    if verb == DEAL:
        if not words:
            raise BadInput("move-has-no-shape", move=text)
        cards = tuple(parse_card(word) for word in words[1:])
        return Move(seat, verb, (parse_number(words[0], text), *cards))
    if len(words) != 1:
        raise BadInput("move-has-no-shape", move=text)
    if words[0] == "?" and verb != PASS:
        raise BadInput("move-hides-what-is-open", move=text)
    if verb == CALL:
        if words[0] not in SUIT_NAMES:
            raise BadInput("fishing-unknown-suit", suit=shown(words[0]))
        return Move(seat, verb, (SUIT_NAMES.index(words[0]),))
    return Move(seat, verb, (parse_card(words[0]),))


def parse_card(word: str) -> int:
    if word == "?":
        return HIDDEN
    if word not in CARD_BY_NAME:
        raise BadInput("fishing-unknown-card", card=shown(word))
    return CARD_BY_NAME[word]
