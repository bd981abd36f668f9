"""F4.3 guessed: which card each seat may have passed, given all that a seat has seen since.

Nearly always one of the first tries fits, so cards are tried seat by seat in random order, and
taken back where the rest cannot fit. A view from a stranger's record can make that last for ages:
after some tries every choice is made with a look at what stays possible.

That look is exact. Piles have nothing to do with each other, but that each seat gives one card,
from one pile. So it asks of every pile which sets of seats may all have given from it, and whether
such sets can be chosen that every seat is in one. What seats lack of a pile is found among its
unseen cards if of no set of suits more are wanted than there are (Hall).
"""

from typing import Any, Final

from kutter.engine.bits import bit, has_bit
from kutter.engine.chance import below
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.fishing.cards import BUOY, CODES, NONE, bit_of, suit_of, word_of
from kutter.games.fishing.knowledge.draws import all_fillable, left_of, read_draws, right_of
from kutter.games.fishing.state import PILES, Struct

TRIES: Final = 100
SUITS: Final = BUOY + 1
ANY_SUIT: Final = (1 << SUITS) - 1


@compiled
def guess_passes(v: Struct, rng: Any, g: Any) -> bool:
    """Chooses a card for every pass that is not known, seat by seat clockwise."""
    first = left_of(v, v.seat) if v.seat >= 0 else 0
    unknown = v.players - 2 if v.seat >= 0 else v.players
    depth = 0
    tries = 0
    list_candidates(v, rng, g, first)
    while depth >= 0 and tries < TRIES:
        if depth == unknown:
            read_draws(v, g)
            if all_fillable(v, g):
                return True
            depth -= 1
            continue
        seat = (first + depth) % v.players
        g.given[seat] = NONE
        if g.untried[seat] == 0:
            depth -= 1
            continue
        tries += 1
        g.untried[seat] -= 1
        g.given[seat] = g.candidates[seat, g.untried[seat]]
        if pass_fits(v, g, seat) and pass_fits(v, g, left_of(v, seat)):
            depth += 1
            if depth < unknown:
                list_candidates(v, rng, g, (first + depth) % v.players)
    return depth >= 0 and look_for_passes(v, rng, g, first, unknown)


@compiled
def list_candidates(v: Struct, rng: Any, g: Any, seat: int) -> None:
    """The cards that a seat may have passed, shuffled: unseen, or played by its left neighbour."""
    left = left_of(v, seat)
    for card in range(CODES):
        g.passed_from[card] = v.origin[card]
    for play in range(v.played):
        if play < v.passed_at or v.played_by[play] != left:
            g.passed_from[v.plays[play]] = NONE
    for other in range(v.players):
        if other != seat and g.given[other] != NONE:
            g.passed_from[g.given[other]] = NONE
    number = 0
    for card in range(CODES):
        if g.passed_from[card] == NONE or g.drew[seat, g.passed_from[card]] == 0:
            continue
        if has_bit(g.void_before[seat], suit_of(card)):
            continue
        if v.seat >= 0 and v.hand[word_of(card)] & bit_of(card) != 0:
            continue
        place = below(rng, number + 1)
        g.candidates[seat, number] = g.candidates[seat, place]
        g.candidates[seat, place] = card
        number += 1
    g.untried[seat] = number


@compiled
def pass_fits(v: Struct, g: Any, seat: int) -> bool:
    """Whether a seat whose two passes are chosen could have drawn and played as it did."""
    got = g.given[right_of(v, seat)]
    if got == NONE or g.given[seat] == NONE or seat == v.seat:
        return True
    for pile in range(PILES):
        g.tally[pile] = g.drew[seat, pile]
    g.tally[v.origin[g.given[seat]]] -= 1
    played_it = False
    for play in range(v.played):
        card = wide(v.plays[play])
        if v.played_by[play] != seat:
            continue
        if play >= v.passed_at and card == got:
            played_it = True
            continue
        if play >= v.passed_at and has_bit(g.void_before[seat], suit_of(card)):
            return False
        g.tally[v.origin[card]] -= 1
    for pile in range(PILES):
        if g.tally[pile] < 0:
            return False
    return played_it or not has_bit(g.void_after[seat], suit_of(got))


@compiled
def look_for_passes(v: Struct, rng: Any, g: Any, first: int, unknown: int) -> bool:
    """The same, each card only if the rest can fit."""
    undecided = 0
    for step in range(unknown):
        seat = (first + step) % v.players
        g.given[seat] = NONE
        undecided |= bit(seat)
    for card in range(CODES):
        g.play_of[card] = NONE
    for play in range(v.played):
        g.play_of[v.plays[play]] = play
    if v.seat >= 0 and not can_be_passed(v, g, v.seat):
        return False
    for pile in range(PILES):
        g.givers[pile] = find_givers(v, g, pile, undecided)
    for step in range(unknown):
        seat = (first + step) % v.players
        undecided &= ~bit(seat)
        list_candidates(v, rng, g, seat)
        while True:
            if g.untried[seat] == 0:
                return False
            g.untried[seat] -= 1
            card = wide(g.candidates[seat, g.untried[seat]])
            g.given[seat] = card
            if can_be_passed(v, g, seat):
                pile = wide(v.origin[card])
                before = g.givers[pile]
                g.givers[pile] = find_givers(v, g, pile, undecided)
                if can_all_give(g, undecided):
                    break
                g.givers[pile] = before
    read_draws(v, g)
    return all_fillable(v, g)


@compiled
def can_be_passed(v: Struct, g: Any, seat: int) -> bool:
    """Whether a seat's left neighbour has shown nothing that speaks against what it was given."""
    card = wide(g.given[seat])
    if g.play_of[card] != NONE or left_of(v, seat) == v.seat:
        return True
    return not has_bit(g.void_after[left_of(v, seat)], suit_of(card))


@compiled
def can_all_give(g: Any, undecided: int) -> bool:
    """Whether every seat whose pass is not decided can give from one of the piles."""
    reached = 1  # sets of seats that can have given from the piles so far, as bits
    for pile in range(PILES):
        next_reached = 0
        for done in range(undecided + 1):
            if has_bit(reached, done):
                for more in range(undecided + 1):
                    fits = done & more == 0 and more & ~undecided == 0
                    if fits and has_bit(g.givers[pile], more):
                        next_reached |= bit(done | more)
        reached = next_reached
    return has_bit(reached, undecided)


@compiled
def find_givers(v: Struct, g: Any, pile: int, undecided: int) -> int:
    """The sets of undecided seats that may all have given one card from a pile, as bits."""
    if not count_pile(v, g, pile):
        return ZERO
    found = 0
    for givers in range(undecided + 1):
        if givers & ~undecided == 0:
            for played in range(givers + 1):  # those whose card was played since
                if played & ~givers == 0 and pile_fits(v, g, pile, givers, played):
                    found |= bit(givers)
                    break
    return found


@compiled
def count_pile(v: Struct, g: Any, pile: int) -> bool:
    """Counts a pile's cards by who has them from where; False if one can be from nowhere."""
    for seat in range(v.players):
        g.known[seat] = 0
        g.must[seat] = 0
        g.may[seat] = 0
    for suit in range(SUITS):
        g.open[suit] = 0
    for card in range(CODES):
        if v.origin[card] != pile:
            continue
        suit = suit_of(card)
        play = g.play_of[card]
        giver = NONE
        for seat in range(v.players):
            if g.given[seat] == card:
                giver = seat
        if giver != NONE:
            g.known[giver] += 1
        elif play != NONE:
            seat = wide(v.played_by[play])
            right = right_of(v, seat)
            g.known[seat] += 1
            if play >= v.passed_at and seat != v.seat:
                had_it = not has_bit(g.void_before[seat], suit)
                given = g.given[right] == NONE and not has_bit(g.void_before[right], suit)
                if not had_it and not given:
                    return False
                g.must[seat] += 0 if had_it else 1
                g.may[seat] += 1 if given else 0
        elif v.seat >= 0 and v.hand[word_of(card)] & bit_of(card) != 0:
            g.known[v.seat] += 1
        else:
            g.open[suit] += 1
    return True


@compiled
def pile_fits(v: Struct, g: Any, pile: int, givers: int, played: int) -> bool:
    """Whether a pile's cards can be shared out so that just these seats gave one of them."""
    for seat in range(v.players):
        left = left_of(v, seat)
        if has_bit(played, seat):
            if g.may[left] == 0 or g.must[left] > 1:
                return False
        elif g.must[left] > 0:
            return False
        if lacks_of(v, g, pile, seat, givers, played) < 0:
            return False
    for suits in range(ANY_SUIT + 1):
        wanted = 0
        for seat in range(v.players):
            before = wide(g.void_before[seat])
            if (before | g.void_after[seat] | suits) & ANY_SUIT == ANY_SUIT:
                wanted += lacks_of(v, g, pile, seat, givers, played)
            if has_bit(givers & ~played, seat):
                if (before | g.void_after[left_of(v, seat)] | suits) & ANY_SUIT == ANY_SUIT:
                    wanted += 1
        for suit in range(SUITS):
            if has_bit(suits, suit):
                wanted -= g.open[suit]
        if wanted > 0:
            return False
    return True


@compiled
def lacks_of(v: Struct, g: Any, pile: int, seat: int, givers: int, played: int) -> int:
    """How many unseen cards of a pile a seat drew and kept."""
    lacks = g.drew[seat, pile] - g.known[seat]
    lacks -= 1 if has_bit(givers, seat) else 0
    lacks += 1 if has_bit(played, right_of(v, seat)) else 0
    return lacks
