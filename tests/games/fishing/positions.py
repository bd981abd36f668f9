"""Positions made by hand, for the tests of single rules."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kutter.engine.events import Event
from kutter.games.contract import State
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES, CARDS, NONE, cards_in
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.state import PLAY, batch, empty_states


def mask(names: Sequence[str]) -> tuple[int, int]:
    bits = sum(1 << CARD_BY_NAME[name] for name in names)
    return bits & ((1 << 57) - 1), bits >> 57


def position(*hands: str, leader: int = 0, number: int = 3, **fields: Any) -> State:
    """A round about to be played with these hands; all other cards lie in the ocean's level 1."""
    state = empty_states()
    players = len(hands)
    size = len(hands[0].split())
    held = [name for hand in hands for name in hand.split()]
    ocean = [CARD_NAMES[card] for card in CARDS if CARD_NAMES[card] not in held]
    state["players"] = players
    state["phase"] = PLAY
    state["round_number"] = number
    state["hand_size"] = size
    state["dealt"] = players
    state["source"] = NONE
    state["leader"] = state["turn"] = leader
    for name in ("follow", "caller", "passed_at", "winner"):
        state[name] = NONE
    state["given"][0, :players] = NONE
    state["order"][0, :players] = range(players)
    state["origin"][0] = NONE
    state["origin"][0, [CARD_BY_NAME[name] for name in ocean + held]] = 1
    state["pile"][0, 1] = mask(ocean)
    state["left"][0, 1] = len(ocean)
    for seat, hand in enumerate(hands):
        assert len(hand.split()) == size
        state["hand"][0, seat] = mask(hand.split())
        state["held"][0, seat] = size
        state["drawn"][0, seat, 1] = size
    for name, value in fields.items():
        state[name] = value
    return state


def stock(state: State, seat: int, number: int, names: str) -> None:
    """Moves cards from the ocean's level 1 into a batch of a seat's stockroom."""
    pile, cards = batch(seat, number), names.split()
    state["origin"][0, [CARD_BY_NAME[name] for name in cards]] = pile
    state["pile"][0, 1] &= ~np.array(mask(cards))
    state["left"][0, 1] -= len(cards)
    state["pile"][0, pile] = mask(cards)
    state["left"][0, pile] = len(cards)


def do(state: State, *moves: str) -> list[Event]:
    """Plays moves given as texts; all that happened."""
    happened: list[Event] = []
    for text in moves:
        happened += FISHING.apply(state, FISHING.parse(text))
    return happened


def trick(state: State, cards: str) -> list[Event]:
    """Plays a trick clockwise from whoever is to lead."""
    return do(
        state,
        *(
            f"{(int(state['leader'][0]) + place) % int(state['players'][0])} play {card}"
            for place, card in enumerate(cards.split())
        ),
    )


def caught(state: State, seat: int) -> set[str]:
    return {CARD_NAMES[card] for card in cards_in(*state["catch"][0, seat])}


def hand(state: State, seat: int) -> set[str]:
    return {CARD_NAMES[card] for card in cards_in(*state["hand"][0, seat])}


def legal(state: State, seat: int) -> list[str]:
    return [FISHING.text(move) for move in FISHING.legal(state, seat)]


def why_not(state: State, text: str) -> str | None:
    reason = FISHING.why_not(state, FISHING.parse(text))
    return None if reason is None else str(reason)


def turn(state: State) -> int:
    return int(state["turn"][0])
