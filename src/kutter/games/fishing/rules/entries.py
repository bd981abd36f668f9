"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.engine.compiled import entry, wide
from kutter.games.checked import Actor, Bits, Code, Seat
from kutter.games.contract import CHANCE
from kutter.games.fishing.rules import moves as rules
from kutter.games.fishing.rules import rounds
from kutter.games.fishing.rules.codes import Cards
from kutter.games.fishing.state import DEAL, THING_BITS, State


@entry
def set_up(state: State, first: Seat, levels: Any) -> None:
    rounds.set_up(state[0], first, levels)


@entry
def apply(state: State, actor: Actor, move: Code, events: Any) -> int:
    """LEGAL, or what stands against the move, which then changes nothing."""
    t = state[0]
    why = rules.why_not_here(t, actor, move)
    if why == rules.LEGAL:
        rules.apply(t, actor, move, events[0])
    return why


@entry
def deal(state: State, cards: Cards, events: Any) -> int:
    """How many of these cards came, each where it may; the first that may not stops it."""
    t, heard = state[0], events[0]
    heard.count = 0
    for number in range(cards.size):
        card = cards[number]
        if rules.why_not_here(t, wide(CHANCE), wide(DEAL << THING_BITS | card)) != rules.LEGAL:
            return number
        rounds.draw(t, card, heard)
    return wide(cards.size)


@entry
def choices(position: Any, low: Bits, high: Bits) -> tuple[int, int]:
    return rules.choices(position[0], low, high)


@entry
def why_not(position: Any, actor: Actor, low: Bits, high: Bits, move: Code) -> int:
    return rules.why_not(position[0], actor, low, high, move)


@entry
def next_pile(position: Any, seat: Seat) -> int:
    return rounds.next_pile(position[0], seat)
