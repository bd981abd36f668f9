"""Looking back on decisions: every move in question played on in the same worlds."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from kutter.bots.judging import Depth, Judge, Numbers, Position, Trait, Weighed
from kutter.engine.chance import Generator
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Bits
from kutter.games.contract import Move
from kutter.games.describing import seat_words
from kutter.games.fishing.bots.prospects import look_ahead, share_win
from kutter.games.fishing.bots.search import Search, grow, learn, new_search, simulate
from kutter.games.fishing.cards import CODES, WORD, cards_in
from kutter.games.fishing.knowledge.worlds import fill_in
from kutter.games.fishing.rules.moves import apply
from kutter.games.fishing.state import MOST_SEATS, Struct, move_code
from kutter.games.fishing.words import card_words
from kutter.language.sentences import Sentence

FOUND: Final = np.dtype(
    [
        # By the place of a move among those that are weighed.
        ("share", "f4", CODES),  # of the win
        ("hope", "f4", CODES),  # points that the seat may hope for
        ("hand", "i8", (MOST_SEATS, 2)),
        ("shares", "f4", MOST_SEATS),  # of the win, by seat, after the first of the moves
    ],
    align=True,
)
"""One world, and what came of the moves in it."""


class FishingJudge(Judge):
    """Plays on to the end of the round, as Skipper does; what comes then is hoped for."""

    depth = Depth(simulations=6000, worlds=3000)

    def weigh(
        self, position: Position, moves: Sequence[Move], rng: Generator, worlds: int
    ) -> Weighed:
        begun = new_search(position.view, rng)
        if position.open_state is not None:
            begun.world[0] = position.open_state[0]
        found = np.zeros(worlds, FOUND)
        things = np.array([move.things[0] for move in moves], np.int64)
        weigh(begun, things, found, position.open_state is not None)
        return Weighed(
            moves,
            found["share"][:, : len(moves)],
            found["hope"][:, : len(moves)],
            found["shares"][:, : int(position.view["players"][0])],
            lambda: traits(position, found["hand"]),
        )


def traits(position: Position, hands: Numbers) -> Iterable[Trait]:
    """Who holds which card."""
    for seat in range(int(position.view["players"][0])):
        if seat == position.seat:
            continue
        for card in cards_in(*(np.bitwise_or.reduce(hands[:, seat]))):
            holds = hands[:, seat, card // WORD] >> (card % WORD) & 1 == 1
            says = Sentence("fishing-holds", who=seat_words(seat), card=card_words(card))
            yield Trait(says, holds)


@entry
def weigh(s: Search, things: Any, found: Any, is_open: Bits) -> None:
    """Each thing once in every world; one tree for all, so that later moves grow wiser."""
    trial, values, tree = s.trial[0], s.card_values[0], s.tree[0]
    rng, events = s.rng[0], s.events[0]
    observer = wide(s.seen[0].seat)
    for place in range(things.shape[0]):
        grow(tree, s.nodes, wide(0), observer, things[place])
    for number in range(found.shape[0]):
        if not is_open:
            fill_in(s.seen, s.rng, s.guess, s.world)
        if number == 0:
            look_ahead(s.world[0], values)
        note_hands(s.world[0], found[number])
        luck = rng.bits
        for place in range(things.shape[0]):
            rng.bits = luck
            s.trial[0] = s.world[0]
            tree.depth = 1
            tree.path[0] = place + 1
            apply(trial, observer, move_code(trial.phase, things[place]), events)
            simulate(trial, values, tree, s.nodes, wide(place + 1), observer, rng, events)
            share_win(trial, values)
            learn(values.share, tree, s.nodes)
            note(trial, values, found[number], place, observer)


@compiled
def note_hands(t: Struct, f: Any) -> None:
    for seat in range(t.players):
        f.hand[seat, 0] = t.hand[seat, 0]
        f.hand[seat, 1] = t.hand[seat, 1]


@compiled
def note(t: Struct, s: Any, f: Any, place: int, observer: int) -> None:
    f.share[place] = s.share[observer]
    f.hope[place] = s.hopes[observer]
    if place == 0:
        for seat in range(t.players):
            f.shares[seat] = s.share[seat]
