"""The dealer: what chance answers.

A dealer ranks things within their pile, and a draw takes the best-ranked of what may come. So one
seed means the same deal also in games that have gone different ways, and no state ever holds an
order that nobody has seen. The derivation is specified in docs/dealing.md.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, Protocol

SEED_BYTES: Final = 32


class Dealer(Protocol):
    def draw(self, pile: str, things: Sequence[str]) -> str:
        """Takes one of the things that a pile holds."""

    def first_of(self, pile: str, things: Sequence[str]) -> str:
        """The one of them that was, or will be, drawn before the others; takes nothing."""


class SeededDealer:
    """Ranks by a keyed hash: HMAC-SHA-256 of "pile/thing", the smallest first."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._ranks: dict[str, dict[str, bytes]] = {}
        """By pile and thing, as far as they were asked for."""

    def draw(self, pile: str, things: Sequence[str]) -> str:
        return self.first_of(pile, things)

    def first_of(self, pile: str, things: Sequence[str]) -> str:
        ranks = self._ranks.setdefault(pile, {})
        for thing in things:
            if thing not in ranks:
                ranks[thing] = hmac.digest(self.seed, f"{pile}/{thing}".encode(), "sha256")
        return min(things, key=ranks.__getitem__)


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
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()
