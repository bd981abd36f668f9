"""The cards of F1: every card with its name, and sets of cards as two words of bits.

A card is `suit * SPAN + value`. A set of cards is two whole numbers, `low` and `high`, with three
suits each as bits, so that a whole suit is one shift and one mask away. In states a set is a pair
of neighbours: `hand[seat, word_of(card)] & bit_of(card)` asks for one card.
"""

from typing import Final

from kutter.engine.bits import bit, bits_in, halved, lowest, nth_lowest, without_lowest
from kutter.engine.compiled import compiled, entry, wide

Card = int

NONE: Final = wide(-1)

BLUE: Final = 0
PURPLE: Final = 1
RED: Final = 2
YELLOW: Final = 3
GREEN: Final = 4
BUOY: Final = 5
SUIT_NAMES: Final = ("blue", "purple", "red", "yellow", "green")
SUIT_LETTERS: Final = "BPRYG"

SPAN: Final = 19
"""Codes a suit: the values 0 to 18."""
SUIT: Final = (1 << SPAN) - 1
"""The bits of one suit."""
WORD: Final = 3 * SPAN
"""Bits in use in each word of a card set."""
WORDS: Final = 2
CODES: Final = BUOY * SPAN + 7

BUOY_NAMES: Final = ("~pass", "~minus3a", "~minus3b", "~all", "~first", "~call", "~low")
PASS_BUOY: Final = BUOY * SPAN
MINUS3A: Final = PASS_BUOY + 1
MINUS3B: Final = PASS_BUOY + 2
ALL_BUOY: Final = PASS_BUOY + 3
FIRST_BUOY: Final = PASS_BUOY + 4
CALL_BUOY: Final = PASS_BUOY + 5
LOW_BUOY: Final = PASS_BUOY + 6


@entry
def suit_of(card: Card) -> int:
    return halved(wide(card) * 27, 9)  # card // SPAN, for all cards that there are


@entry
def value_of(card: Card) -> int:
    """0 to 18; of a buoy, which has no value, its number."""
    return card - SPAN * suit_of(card)


@entry
def is_zero(card: Card) -> bool:
    return value_of(card) == 0 and card < PASS_BUOY


@entry
def has_effect(card: Card) -> bool:
    """A zero or a buoy: does something at the end of the trick, or for the next one."""
    return value_of(card) == 0 or card > PASS_BUOY


STARTING_CARDS: Final = tuple(
    suit * SPAN + value for suit in (BLUE, PURPLE, RED, YELLOW) for value in range(1, 11)
)
"""F1.1, without stars."""
OCEAN_CARDS: Final = (
    *(suit * SPAN + value for suit in (BLUE, PURPLE, RED, YELLOW) for value in range(11, 19)),
    *(GREEN * SPAN + value for value in range(1, 17)),
    *(suit * SPAN for suit in range(BUOY)),
    *range(PASS_BUOY, CODES),
)
"""F1.2, with stars."""
CARDS: Final = tuple(sorted(STARTING_CARDS + OCEAN_CARDS))

CARD_NAMES: Final = {
    card: BUOY_NAMES[card - PASS_BUOY]
    if card >= PASS_BUOY
    else f"{SUIT_LETTERS[card // SPAN]}{card % SPAN}"
    for card in CARDS
}
"""`B7`, `G0`, `~low`: as in records."""
CARD_BY_NAME: Final = {name: card for card, name in CARD_NAMES.items()}


@entry
def word_of(card: Card) -> int:
    return 0 if card < WORD else 1


@entry
def bit_of(card: Card) -> int:
    return bit(card if card < WORD else card - WORD)


@compiled
def has_card(low: int, high: int, card: Card) -> bool:
    return (low if card < WORD else high) & bit_of(card) != 0


@compiled
def with_card(low: int, high: int, card: Card) -> tuple[int, int]:
    if card < WORD:
        return low | bit_of(card), high
    return low, high | bit_of(card)


@compiled
def without_card(low: int, high: int, card: Card) -> tuple[int, int]:
    if card < WORD:
        return low & ~bit_of(card), high
    return low, high & ~bit_of(card)


@compiled
def of_suit(low: int, high: int, suit: int) -> int:
    """The values that a set has of one suit, as bits."""
    if suit < 3:
        return (low >> (SPAN * suit)) & SUIT
    return (high >> (SPAN * (suit - 3))) & SUIT


@compiled
def nth(low: int, high: int, n: int) -> Card:
    """The card of a small set with n lower ones in it."""
    word = low
    first = 0
    if n >= bits_in(low):
        n -= bits_in(low)
        word = high
        first = WORD
    for _ in range(n):
        word = without_lowest(word)
    return first + lowest(word)


@compiled
def nth_of_many(low: int, high: int, n: int) -> Card:
    """The same of a set of any size."""
    lower = bits_in(low)
    if n < lower:
        return nth_lowest(low, n)
    return WORD + nth_lowest(high, n - lower)


def cards_in(low: int, high: int) -> list[Card]:
    """The cards of a set, rising."""
    bits = int(low) | int(high) << WORD
    cards = []
    while bits:
        lowest = bits & -bits
        cards.append(lowest.bit_length() - 1)
        bits ^= lowest
    return cards
