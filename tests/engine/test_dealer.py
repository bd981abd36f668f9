"""The dealer: the same deal from a seed, also for games that have gone different ways."""

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import pytest

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import SeededDealer, deal_seed, fresh_seed, seed_from
from kutter.games.fishing.bots.deckhand import Deckhand
from kutter.records.setting import Setting
from kutter.records.shuffle import NotingDealer, draws_json

PILE = [f"card {number}" for number in range(12)]


def test_ranks_by_the_keyed_hash_that_docs_dealing_specifies() -> None:
    seed = bytes(range(32))
    rank = {card: hmac.new(seed, f"ocean 1/{card}".encode(), "sha256").digest() for card in PILE}
    assert SeededDealer(seed).draw("ocean 1", PILE) == min(PILE, key=rank.__getitem__)


def test_a_draw_does_not_depend_on_what_was_drawn_before_it() -> None:
    dealer = SeededDealer(b"seed")
    order: list[str] = []
    while left := [card for card in PILE if card not in order]:
        order.append(dealer.draw("pile", left))
    assert [SeededDealer(b"seed").draw("pile", order[n:]) for n in range(12)] == order
    assert dealer.draw("pile", order[3:][::-1]) == order[3]


@pytest.mark.parametrize("seed", [b"", bytes(range(32)), bytes(64), bytes(65)], ids=len)
def test_several_are_drawn_as_one_after_another(seed: bytes) -> None:
    rank = {card: hmac.new(seed, f"pile/{card}".encode(), "sha256").digest() for card in PILE}
    order = sorted(PILE, key=rank.__getitem__)
    dealer = SeededDealer(seed)
    assert dealer.in_order("pile", PILE) == order
    assert dealer.draw_some("pile", order[:2:-1], 4) == order[3:7]
    noting = NotingDealer(dealer)
    assert noting.draw_some("pile", PILE, 3) == order[:3]
    assert [draw.drawn for draw in noting.noted] == order[:3]
    assert noting.noted[2].held == [card for card in PILE if card not in order[:2]]


def test_every_card_can_come_first_and_piles_are_ranked_apart() -> None:
    firsts = Counter(SeededDealer(seed_from(n)).draw("pile", PILE) for n in range(1200))
    assert set(firsts) == set(PILE)
    assert max(firsts.values()) < 160  # 100 expected; far beyond chance
    both = [
        (SeededDealer(seed_from(n)).draw("a", PILE), SeededDealer(seed_from(n)).draw("b", PILE))
        for n in range(50)
    ]
    assert any(one != other for one, other in both)


def test_diverged_games_of_one_seed_share_their_deal() -> None:
    """First hands are equal, and so is the order in which each ocean level comes up."""
    seed = seed_from("diverge")
    one = play_match(Setting("fishing", 4), [RandomBot()] * 4, seed)
    other = play_match(Setting("fishing", 4), [Deckhand()] * 4, seed)
    assert one.moves[:4] == other.moves[:4]
    assert one.moves != other.moves
    for level in range(1, 6):
        drawn = [
            [
                draw["thing"]
                for deal in draws_json(record)["deals"]
                for draw in deal["draws"]
                if draw["pile"] == f"ocean {level}"
            ]
            for record in (one, other)
        ]
        shorter = min(map(len, drawn))
        assert drawn[0][:shorter] == drawn[1][:shorter]


def test_seeds_have_256_bits() -> None:
    assert len(fresh_seed()) == len(seed_from("x")) == 32
    assert fresh_seed() != fresh_seed()


def test_the_example_of_a_mixed_seed_in_the_docs() -> None:
    seed = bytes(31) + b"\x01"
    mixed = deal_seed(seed, ["a1" * 32, None, "b2" * 32])
    docs = (Path(__file__).parents[2] / "docs" / "dealing.md").read_text(encoding="utf-8")
    assert mixed.hex() in docs
    assert hashlib.sha256(seed).hexdigest() in docs
    message = "\n".join(["kutter deal 1", "a1" * 32, "-", "b2" * 32]).encode()
    assert mixed == hmac.new(seed, message, "sha256").digest()
    assert deal_seed(seed, None) == seed


def test_every_share_and_its_seat_count() -> None:
    seed, one, other = seed_from("seed"), "a1" * 32, "b2" * 32
    lists: list[list[str | None]] = [
        [one, None], [None, one], [None, None], [one, other], [other, one], [one, None, None],
    ]  # fmt: skip
    seeds = {deal_seed(seed, shares) for shares in lists} | {seed}
    assert len(seeds) == len(lists) + 1
