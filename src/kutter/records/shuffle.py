"""Fair shuffles: what a record's deals follow from, and what of that was known beforehand.

docs/dealing.md says what this proves, and against whom.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from kutter.engine.dealer import Dealer, SeededDealer, Shares, deal_seed
from kutter.games.contract import CHANCE, Json, Move
from kutter.language.errors import BadInput
from kutter.language.sentences import shown
from kutter.records.format import Record, began_at
from kutter.records.replay import BadMove, replay

HEX: Final = re.compile("[0-9a-f]{64}")
"""A seed, a commitment or a share: 32 bytes."""


@dataclass(frozen=True)
class Kept:
    """What somebody kept since before the start, outside of the record."""

    commitment: str | None = None
    shares: Mapping[int, str] = field(default_factory=dict)
    """By seat."""


@dataclass(frozen=True)
class Shuffle:
    """What a record says of its shuffle."""

    seed: bytes
    commitment: str
    shares: Shares | None
    """None: the seed alone decides."""
    deals_setup: bool
    """Whether the set-up is dealt too: not where it was made by hand, or a game went on."""
    began: int
    """How many moves there were before the table's own."""

    def dealer(self) -> SeededDealer:
        return SeededDealer(deal_seed(self.seed, self.shares))


class Checked(NamedTuple):
    """What was found right."""

    deals: int
    shuffle: Shuffle


def shuffle_of(record: Record) -> Shuffle:
    told = record.extra.get("shuffle")
    if "shuffle" not in record.extra:  # the first release wrote its keys beside the record's own
        told = {key: record.extra[key] for key in ("seed", "commitment") if key in record.extra}
    if not isinstance(told, dict):
        raise BadInput("record-has-wrong-type", key="shuffle", found=shown(told))
    if not is_hex(told.get("seed")):
        raise BadInput("shuffle-without-seed")
    seed = bytes.fromhex(told["seed"])
    commitment = hashlib.sha256(seed).hexdigest()
    if told.get("commitment", commitment) != commitment:
        raise BadInput("shuffle-commitment-is-wrong")
    deals_setup = "began_at" not in record.extra and told.get("setup") != "given"
    return Shuffle(seed, commitment, shares_in(told, record.players), deals_setup, began_at(record))


def is_hex(value: Any) -> bool:
    return isinstance(value, str) and HEX.fullmatch(value) is not None


def shares_in(told: Json, players: int) -> list[str | None] | None:
    shares = told.get("shares")
    if shares is None:
        return None
    if not isinstance(shares, list) or len(shares) != players:
        raise BadInput("record-has-wrong-type", key="shares", found=shown(shares))
    for share in shares:
        if share is not None and not is_hex(share):
            raise BadInput("record-has-wrong-type", key="shares", found=shown(share))
    return shares


def verify_shuffle(record: Record, kept: Kept) -> Checked:
    """Every deal against the seed, and the seed against what was kept; refuses what is wrong."""
    shuffle = shuffle_of(record)
    if kept.commitment not in (None, shuffle.commitment):
        raise BadInput("shuffle-seed-is-anothers")
    for seat, share in kept.shares.items():
        if shuffle.shares is None:
            raise BadInput("shuffle-takes-no-shares")
        if seat >= record.players or shuffle.shares[seat] != share:
            raise BadInput("shuffle-share-is-missing", share=f"{seat}:{share}")
    if shuffle.deals_setup:
        game = replay(record).game
        if record.setup != game.new_setup(record.players, record.options, shuffle.dealer()):
            raise BadInput("shuffle-setup-is-wrong")
    deals = 0
    for number, move, right, _ in dealt_again(record, shuffle):
        deals += 1
        if move != right:
            text = record.moves[number - 1]
            raise BadMove(number, text, BadInput("shuffle-deal-is-wrong"))
    return Checked(deals, shuffle)


class Draw(NamedTuple):
    """One thing that a dealer took, and what it took it from."""

    pile: str
    held: list[str]
    drawn: str


class NotingDealer(Dealer):
    """Notes what another dealer draws."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.noted: list[Draw] = []

    def draw(self, pile: str, things: Sequence[str]) -> str:
        drawn = self.dealer.draw(pile, things)
        self.noted.append(Draw(pile, list(things), drawn))
        return drawn

    def in_order(self, pile: str, things: Sequence[str]) -> list[str]:
        return self.dealer.in_order(pile, things)


class DealtAgain(NamedTuple):
    """A move of chance in a record, and what follows from its seed there."""

    number: int
    move: Move
    right: Move
    draws: list[Draw]


def dealt_again(record: Record, shuffle: Shuffle) -> Iterator[DealtAgain]:
    replayed = replay(record)
    game = replayed.game
    dealer = shuffle.dealer()
    state = replayed.start
    for step in replayed.steps():
        if step.move.seat == CHANCE and step.number > shuffle.began:
            noting = NotingDealer(dealer)
            right = game.chance_move(state, noting)
            yield DealtAgain(step.number, step.move, right, noting.noted)
        state = step.state


def draws_json(record: Record) -> Json:
    """Every draw of a game, for who checks them without knowing the rules: what each pile held
    before its first draw, and what every deal took from where."""
    piles: dict[str, list[str]] = {}
    deals: list[Json] = []
    game = replay(record).game
    for number, move, _, draws in dealt_again(record, shuffle_of(record)):
        for draw in draws:
            piles.setdefault(draw.pile, draw.held)
        taken = [{"pile": draw.pile, "thing": draw.drawn} for draw in draws]
        deals.append({"number": number, "move": game.text(move), "draws": taken})
    return {"piles": piles, "deals": deals}
