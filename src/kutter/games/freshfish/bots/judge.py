"""Looking back on decisions: every move in question played to the end on the same luck.

Hidden are the order of the stack and, at an auction, the others' bids (M8): each world has its own
order, and bids as far from what the others are thought to bid as such guesses are.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from kutter.bots.judging import Depth, Judge, Numbers, Position, Trait, Weighed
from kutter.engine.bits import has_bit
from kutter.engine.chance import GENERATOR, Generator, set_course
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Bits, Seat, seat_at
from kutter.games.contract import Move
from kutter.games.describing import seat_words
from kutter.games.freshfish.bots.bids import RIVALS, SPREAD
from kutter.games.freshfish.bots.mate import thought_of
from kutter.games.freshfish.bots.search import (
    ARMS,
    Search,
    new_search,
    play_on,
    share_of_win,
)
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import coded
from kutter.games.freshfish.rules.moves import apply
from kutter.games.freshfish.rules.playout import next_seat, random_tile
from kutter.games.freshfish.state import (
    BID,
    MOST_SEATS,
    NONE,
    TILE_NAMES,
    TILES,
    Struct,
    left_in_stack,
    move_code,
    thing_of,
)
from kutter.games.freshfish.thumb.policy import chance
from kutter.language.sentences import Sentence

MOST_WEIGHED: Final = 8
FOUND: Final = np.dtype(
    [
        # By the place of a move among those that are weighed.
        ("won", "f4", MOST_WEIGHED),  # share of the win
        ("score", "i2", MOST_WEIGHED),
        ("shares", "f4", MOST_SEATS),  # of the win, by seat, after the first of the moves
        ("bid", "i1", MOST_SEATS),  # of the others; NONE: they do not bid
        ("tile", "i1"),  # the first that is drawn; NONE: none is
    ],
    align=True,
)
"""One world, and what came of the moves in it."""


class FreshFishJudge(Judge):
    """Plays on to the end of the game, by rules of thumb."""

    depth = Depth(simulations=1000, worlds=1600)
    indifference = 1.0  # points; after most auctions rules of thumb make the lowest bid look best

    def weigh(
        self, position: Position, moves: Sequence[Move], rng: Generator, worlds: int
    ) -> Weighed:
        assert len(moves) <= MOST_WEIGHED
        is_open = position.open_state is not None
        state = as_state(position.view if position.open_state is None else position.open_state)
        seat = seat_at(state, position.seat)
        rngs = np.zeros(2, GENERATOR)
        rngs["bits"] = rng["bits"]
        begun = new_search(state, np.zeros(1, ARMS), rngs)
        rivals = np.zeros(1, RIVALS)
        if state[0]["phase"] == BID:
            rivals, _ = thought_of(state, seat)
        found = np.zeros(worlds, FOUND)
        codes = np.array([coded(state, move)[1] for move in moves], np.int64)
        weigh(begun, rivals, seat, codes, found, is_open)
        players = int(state[0]["players"])
        return Weighed(
            moves,
            found["won"][:, : len(moves)],
            found["score"][:, : len(moves)],
            found["shares"][:, :players],
            lambda: traits(found, seat, players),
        )


def traits(found: Numbers, seat: int, players: int) -> Iterable[Trait]:
    """Which tile comes next, and what others bid."""
    for tile in range(TILES):
        says = Sentence("freshfish-tile-next", good=TILE_NAMES[tile])
        yield Trait(says, found["tile"] == tile)
    for other in range(players):
        bids = found["bid"][:, other]
        for coins in np.unique(bids[bids != NONE]) if other != seat else ():
            says = Sentence("freshfish-bids-at-least", who=seat_words(other), coins=int(coins))
            yield Trait(says, bids >= coins)


@entry
def weigh(s: Search, rivals: Any, seat: Seat, codes: Any, found: Any, is_open: Bits) -> None:
    """Each move once in every world."""
    trial, choices, tiles, events = s.trial[0], s.rngs[0], s.rngs[1], s.events[0]
    first_order, first_luck = tiles.bits, choices.bits
    for number in range(found.shape[0]):
        f = found[number]
        set_course(choices, first_luck, number)
        guess_bids(s.state[0], rivals[0], seat, f, choices, is_open)
        set_course(tiles, first_order, number)
        f.tile = thing_of(random_tile(s.state[0], tiles)) if left_in_stack(s.state[0]) > 0 else NONE
        luck = choices.bits
        for place in range(codes.shape[0]):
            choices.bits = luck
            set_course(tiles, first_order, number)
            s.trial[0] = s.state[0]
            if trial.phase == BID:
                bid_all(trial, seat, codes[place], f, events)
            else:
                apply(trial, seat, codes[place], events)
            play_on(trial, s.space_values[0], s.habits[0], choices, tiles, events)
            f.won[place] = share_of_win(trial, seat)
            f.score[place] = trial.score[seat]
            if place == 0:
                for each in range(trial.players):
                    f.shares[each] = share_of_win(trial, each)


@compiled
def guess_bids(t: Struct, rivals: Any, seat: int, f: Any, rng: Any, is_open: int) -> None:
    """M4.1: what others bid, each as far off the guess as SPREAD says; open, what they have bid."""
    for other in range(t.players):
        f.bid[other] = NONE
        if t.phase != BID or other == seat or not has_bit(t.bidders, other):
            continue
        if is_open and has_bit(t.has_bid, other):
            f.bid[other] = t.bid[other]
            continue
        luck = (wide(4096) * chance(rng) + 0.5) / 4097.0
        guess = rivals.guess[other] + SPREAD * math.log(luck / (1.0 - luck))
        f.bid[other] = max(0, min(wide(t.coins[other]), math.floor(guess + 0.5)))


@compiled
def bid_all(t: Struct, seat: int, code: int, f: Any, events: Any) -> None:
    """M4.1: all bids at once; those that are sealed already were never known."""
    t.has_bid = 0
    while t.phase == BID:
        bidder = next_seat(t)
        apply(t, bidder, code if bidder == seat else move_code(BID, f.bid[bidder]), events)
