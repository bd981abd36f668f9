"""F4.3 guessed: an exact look ahead, against plain trying, and within bounds."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from kutter.engine.chance import generator
from kutter.engine.compiled import entry, wide
from kutter.games.contract import SPECTATOR, State, View
from kutter.games.fishing.cards import BUOY, CARD_BY_NAME, CARDS, NONE, PASS_BUOY, cards_in, suit_of
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.knowledge.draws import (
    all_fillable,
    count_draws,
    empty_guess,
    read_draws,
    read_voids,
)
from kutter.games.fishing.knowledge.passes import look_for_passes, pass_fits
from kutter.games.fishing.stars import provisional_stars
from kutter.games.fishing.state import PASS
from kutter.language.errors import BadInput
from kutter.records.format import Record
from kutter.records.replay import Replay
from tests.games.fishing.positions import do, mask, position

PLAYERS = 3
SAMPLES = 60


def impossible_record() -> Record:
    """Everybody passes a card that no spectator sees; then nobody has blue, of which 8 are left."""
    moves = [f"* deal {seat}" + 8 * " ?" for seat in range(5)]
    moves += [f"{seat} pass ?" for seat in range(5)]
    moves += ["0 play B1", "1 play P1", "2 play R1", "3 play Y1", "4 play P2"]
    moves += ["1 play B2", "2 play R2", "3 play Y2", "4 play P3", "0 play R3"]
    setup = {"first": 0, "ocean": provisional_stars()}
    return Record("fishing", 5, {}, setup, moves, seen_by=SPECTATOR)


def test_passes_that_cannot_fit_are_refused_without_trying_them_all() -> None:
    """Else it would not end before a test must."""
    with pytest.raises(BadInput) as caught:
        Replay(impossible_record(), FISHING).moves()
    assert caught.value.sentence.message == "record-has-no-completion"


def small_table(random: Random) -> State:
    """Three hands of three from a few cards in two levels, after a pass."""
    cards = [PASS_BUOY, *random.sample([card for card in CARDS if card != PASS_BUOY], 10)]
    names = {card: name for name, card in CARD_BY_NAME.items()}
    hands = [" ".join(names[card] for card in cards[first : first + 3]) for first in (0, 3, 6)]
    state = position(*hands)
    t = state[0]
    t["origin"][:] = NONE
    t["drawn"][:] = 0
    levels = {card: random.choice((1, 1, 2)) for card in cards}
    for number, card in enumerate(cards):
        t["origin"][card] = levels[card]
        if number < 9:
            t["drawn"][number // 3, levels[card]] += 1
    for level in (1, 2):
        rest = [card for card in cards[9:] if levels[card] == level]
        t["pile"][level] = mask([names[card] for card in rest])
        t["left"][level] = len(rest)
    do(state, "0 play ~pass")
    number = random.choice((6, 7, 8))
    while number and not (t["phase"] == PASS and t["tricks"]):
        moves = [move for seat in FISHING.owing(state) for move in FISHING.legal(state, seat)]
        if not moves or t["tricks"] > 1:
            break
        FISHING.apply(state, random.choice(moves))
        number -= t["passed_at"] != NONE
    return state


def spoiled(view: View, random: Random) -> View:
    """With other suits to follow, so that other seats seem void of others: maybe none fits."""
    for play in range(int(view["played"][0])):
        if random.random() < 0.3:
            view["follows"][0, play] = random.randrange(-1, BUOY)
    return view


# Rules that Python calls only here, as entries: what they call is compiled once, and kept.


@entry
def begin(view: Any, guess: Any) -> None:
    count_draws(view[0], guess[0])
    read_voids(view[0], guess[0])


@entry
def all_fit(view: Any, guess: Any) -> bool:
    for seat in range(PLAYERS):
        if not pass_fits(view[0], guess[0], wide(seat)):
            return False
    read_draws(view[0], guess[0])
    return all_fillable(view[0], guess[0])


@entry
def look_ahead(view: Any, rng: Any, guess: Any, first: int, own: int) -> bool:
    return look_for_passes(view[0], rng[0], guess[0], first, own)


def read(view: View) -> Any:
    guess = empty_guess()
    begin(view, guess)
    guess["given"][0, :PLAYERS] = NONE
    seat = int(view["seat"][0])
    if seat >= 0:
        guess["given"][0, seat] = view["given"][0]
        guess["given"][0, (seat - 1) % PLAYERS] = view["got"][0]
    return guess


def by_trying(view: View) -> set[tuple[int, ...]]:
    """Every choice of passes that fits, by the plain conditions alone."""
    guess = read(view)
    g, v = guess[0], view[0]
    unknown = [seat for seat in range(PLAYERS) if g["given"][seat] == NONE]
    own = cards_in(*v["hand"])
    known = {seat: int(g["given"][seat]) for seat in range(PLAYERS) if seat not in unknown}
    found = set()
    cards = [card for card in CARDS if v["origin"][card] != NONE and card not in known.values()]
    before = {int(card) for card in v["plays"][: v["passed_at"]]}
    since = {int(v["plays"][n]): int(v["played_by"][n]) for n in range(v["passed_at"], v["played"])}
    for choice in permutations(cards, len(unknown)):
        if any(
            card in before
            or card in own
            or since.get(card, (seat + 1) % PLAYERS) != (seat + 1) % PLAYERS
            or g["void_before"][seat] >> suit_of(card) & 1
            for seat, card in zip(unknown, choice, strict=True)
        ):
            continue
        g["given"][unknown] = choice
        if all_fit(view, guess):
            found.add(tuple(g["given"][:PLAYERS].tolist()))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_the_look_ahead_finds_all_passes_that_fit_and_no_others(seed: int) -> None:
    random = Random(seed)
    state = small_table(random)
    assert state["passed_at"][0] != NONE
    seat = random.choice((SPECTATOR, SPECTATOR, 0, 1, 2))
    view = FISHING.view(state, seat)
    if seed % 2:
        view = spoiled(view, random)
    right = by_trying(view)
    first = (seat + 1) % PLAYERS if seat >= 0 else 0
    rng = generator("passes", seed)
    found: set[tuple[int, ...]] = set()
    for _ in range(SAMPLES * max(1, len(right))):
        guess = read(view)
        fits = look_ahead(view, rng, guess, first, 1 if seat >= 0 else PLAYERS)
        assert fits == bool(right)
        if not fits:
            return
        found.add(tuple(guess["given"][0, :PLAYERS].tolist()))
        if found == right:
            return
    assert found == right
