"""Positions made by hand, for the tests of single rules."""

from collections.abc import Sequence
from typing import Any

from kutter.engine.events import Event
from kutter.games.contract import Table
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES, CARDS, NONE, cards_in
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.state import PLAY, batch, empty_tables


def mask(names: Sequence[str]) -> tuple[int, int]:
    bits = sum(1 << CARD_BY_NAME[name] for name in names)
    return bits & ((1 << 57) - 1), bits >> 57


def position(*hands: str, leader: int = 0, number: int = 3, **fields: Any) -> Table:
    """A round about to be played with these hands; all other cards lie in the ocean's level 1."""
    table = empty_tables()
    players = len(hands)
    size = len(hands[0].split())
    held = [name for hand in hands for name in hand.split()]
    ocean = [CARD_NAMES[card] for card in CARDS if CARD_NAMES[card] not in held]
    table["players"] = players
    table["phase"] = PLAY
    table["round_number"] = number
    table["hand_size"] = size
    table["dealt"] = players
    table["source"] = NONE
    table["leader"] = table["turn"] = leader
    for name in ("follow", "caller", "passed_at", "winner"):
        table[name] = NONE
    table["given"][0, :players] = NONE
    table["order"][0, :players] = range(players)
    table["origin"][0] = NONE
    table["origin"][0, [CARD_BY_NAME[name] for name in ocean + held]] = 1
    table["pile"][0, 1] = mask(ocean)
    table["left"][0, 1] = len(ocean)
    for seat, hand in enumerate(hands):
        assert len(hand.split()) == size
        table["hand"][0, seat] = mask(hand.split())
        table["held"][0, seat] = size
        table["drawn"][0, seat, 1] = size
    for name, value in fields.items():
        table[name] = value
    return table


def stock(table: Table, seat: int, number: int, names: str) -> None:
    """Moves cards from the ocean's level 1 into a batch of a seat's stockroom."""
    pile = batch(seat, number)
    for name in names.split():
        card = CARD_BY_NAME[name]
        table["origin"][0, card] = pile
        rest = [CARD_NAMES[each] for each in cards_in(*table["pile"][0, 1]) if each != card]
        table["pile"][0, 1] = mask(rest)
        table["left"][0, 1] -= 1
    table["pile"][0, pile] = mask(names.split())
    table["left"][0, pile] = len(names.split())


def do(table: Table, *moves: str) -> list[Event]:
    """Plays moves given as texts; all that happened."""
    happened: list[Event] = []
    for text in moves:
        happened += FISHING.apply(table, FISHING.parse(text))
    return happened


def trick(table: Table, cards: str) -> list[Event]:
    """Plays a trick clockwise from whoever is to lead."""
    return do(
        table,
        *(
            f"{(int(table['leader'][0]) + place) % int(table['players'][0])} play {card}"
            for place, card in enumerate(cards.split())
        ),
    )


def caught(table: Table, seat: int) -> set[str]:
    return {CARD_NAMES[card] for card in cards_in(*table["catch"][0, seat])}


def hand(table: Table, seat: int) -> set[str]:
    return {CARD_NAMES[card] for card in cards_in(*table["hand"][0, seat])}


def legal(table: Table, seat: int) -> list[str]:
    return [FISHING.text(move) for move in FISHING.legal(table, seat)]


def why_not(table: Table, text: str) -> str | None:
    reason = FISHING.why_not(table, FISHING.parse(text))
    return None if reason is None else str(reason)


def turn(table: Table) -> int:
    return int(table["turn"][0])
