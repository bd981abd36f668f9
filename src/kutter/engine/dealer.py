"""The dealer: what chance answers.

A dealer ranks things within their pile, and a draw takes the best-ranked of what may come. So one
seed means the same deal also in games that have gone different ways, and no state ever holds an
order that nobody has seen. The derivation is specified in docs/dealing.md.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from hashlib import _Hash as HASH

SEED_BYTES: Final = 32

# RFC 2104
BLOCK: Final = 64
INNER_PAD: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER_PAD: Final = bytes(byte ^ 0x5C for byte in range(256))


class Dealer(Protocol):
    def draw(self, pile: str, things: Sequence[str]) -> str:
        """Takes one of the things that a pile holds."""

    def draw_some(self, pile: str, things: Sequence[str], number: int) -> list[str]:
        """Takes so many of them, one after another."""
        left = list(things)
        drawn: list[str] = []
        while len(drawn) < number:
            drawn.append(self.draw(pile, left))
            left.remove(drawn[-1])
        return drawn

    def in_order(self, pile: str, things: Sequence[str]) -> list[str]:
        """All of them as they were, or will be, drawn one after another; takes nothing."""


class SeededDealer(Dealer):
    """Ranks by a keyed hash: HMAC-SHA-256 of "pile/thing", the smallest first."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        key = (sha256(seed).digest() if len(seed) > BLOCK else seed).ljust(BLOCK, b"\0")
        self._inner = sha256(key.translate(INNER_PAD))
        self._outer = sha256(key.translate(OUTER_PAD))
        self._piles: dict[str, Pile] = {}

    def draw(self, pile: str, things: Sequence[str]) -> str:
        return min(things, key=self._ranks(pile, things).__getitem__)

    def draw_some(self, pile: str, things: Sequence[str], number: int) -> list[str]:
        return self.in_order(pile, things)[:number]

    def in_order(self, pile: str, things: Sequence[str]) -> list[str]:
        return sorted(things, key=self._ranks(pile, things).__getitem__)

    def _ranks(self, pile: str, things: Sequence[str]) -> dict[str, bytes]:
        """What all of a pile have in common is hashed once, which halves the time of hmac."""
        if pile not in self._piles:
            of_pile = self._inner.copy()
            of_pile.update(f"{pile}/".encode())
            self._piles[pile] = Pile(of_pile, {})
        of_pile, ranks = self._piles[pile]
        for thing in things:
            if thing not in ranks:
                inner, outer = of_pile.copy(), self._outer.copy()
                inner.update(thing.encode())
                outer.update(inner.digest())
                ranks[thing] = outer.digest()
        return ranks


class Pile(NamedTuple):
    """What its name comes to, and the ranks of whatever was asked for."""

    inner: "HASH"
    ranks: dict[str, bytes]


Shares = Sequence[str | None]
"""What the players add to a shuffle, by seat: 64 hexadecimal digits, or nothing."""


def deal_seed(seed: bytes, shares: Shares | None) -> bytes:
    """What a game is dealt from: a server's seed mixed with shares; None: the seed as it is."""
    if shares is None:
        return seed
    lines = ["kutter deal 1", *(share or "-" for share in shares)]
    return hmac.digest(seed, "\n".join(lines).encode(), "sha256")


def fresh_seed() -> bytes:
    """256 bits from the system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(*words: object) -> bytes:
    """A seed that follows from words, as simulations want it."""
    return sha256(" ".join(map(str, words)).encode()).digest()
