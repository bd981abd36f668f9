"""Fishing in the lab."""

from collections import Counter
from collections.abc import Sequence
from math import comb
from typing import Any, ClassVar, Final

import numpy as np

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.engine.events import nobody_listens
from kutter.games.contract import CHANCE, Game, Json, Move, State
from kutter.games.fishing.bots.mate import ROOM
from kutter.games.fishing.cards import CODES, Card, cards_in
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.lab import steps
from kutter.games.fishing.lab.actions import ACTIONS
from kutter.games.fishing.lab.layouts import HISTORY, PERFECT, PLAIN
from kutter.games.fishing.lab.mates import advise, advise_all
from kutter.games.fishing.lab.small import SMALL
from kutter.games.fishing.net.sight import SIGHT, VERSION, see, see_all
from kutter.games.fishing.rules import entries
from kutter.games.fishing.rules.codes import in_a_row
from kutter.games.fishing.state import DEAL, LEVELS, MOST_PLAYS, MOST_SEATS, ROUNDS, STATE
from kutter.games.lab import NO_ROOM, Actions, Lab, Mate, Sight, Steps
from kutter.games.layouts import Layout

ZEROS: Final = 5


class AnyFishingLab(Lab):
    game: ClassVar[Game] = FISHING
    state: ClassVar[np.dtype[Any]] = STATE
    steps: ClassVar[Steps] = steps
    version: ClassVar[int] = 1
    actions: ClassVar[Actions] = ACTIONS
    plain: ClassVar[Layout] = PLAIN
    history: ClassVar[Layout] = HISTORY
    perfect: ClassVar[Layout] = PERFECT
    most_decisions: ClassVar[int] = ROUNDS * (MOST_PLAYS + ZEROS + MOST_SEATS + 1)
    """With one pass and one call a round."""
    most_answers: ClassVar[int] = ROUNDS * MOST_PLAYS
    answer_kinds: ClassVar[int] = CODES

    def setups(self, players: int, options: Json, number: int, seed: int, box: Any) -> list[Json]:
        """One for each seat that may lead: nothing else is fixed before the first deal."""
        setup = FISHING.new_setup(players, options, SeededDealer(seed_from("lab", seed)), box)
        return [{**setup, "first": first} for first in range(players)]

    def move_of(self, action: int, seat: int) -> Move:
        verb, thing = ACTIONS.split(action)
        return Move(seat, verb, (thing,))

    def action_of(self, move: Move) -> int:
        return ACTIONS.first_of(move.verb) + move.things[0]

    def chance(self, state: State) -> list[tuple[int, float]]:
        """The next card of a pile for a seat, rising: which come counts, not in which order."""
        t = state[0]
        pile, seat = int(t["source"]), int(t["order"][t["dealt"]])
        drawn = [card for card in hand_of(state, seat) if t["origin"][card] == pile]
        last = max(drawn, default=-1)
        cards = [card for card in cards_in(*t["pile"][pile].tolist()) if card > last]
        wanted = min(int(t["hand_size"] - t["held"][seat]), int(t["left"][pile]))
        ways = [comb(above, wanted - 1) for above in reversed(range(len(cards)))]
        every = comb(len(cards), wanted)
        return [(card, way / every) for card, way in zip(cards, ways, strict=True) if way > 0]

    def answer(self, state: State, number: int) -> Move | None:
        seat = int(state["order"][0, state["dealt"][0]])
        entries.deal(state, in_a_row([number]), nobody_listens())
        if state["held"][0, seat] < state["hand_size"][0]:
            return None
        origin = state["origin"][0]
        order = sorted(hand_of(state, seat), key=lambda card: (origin[card] < LEVELS, origin[card]))
        return Move(CHANCE, DEAL, (seat, *order))

    def answers_of(self, move: Move) -> Sequence[int]:
        return move.things[1:]

    def likelihood(self, state: State, moves: Sequence[Move]) -> float:
        """A seat sees its own hand alone, whoever is dealt to before: any cards of the piles that
        it draws from.
        """
        likely = 1.0
        for move in moves:
            piles = Counter(state["origin"][0, card] for card in move.things[1:])
            for pile, drawn in piles.items():
                likely /= comb(int(state["left"][0, pile]), drawn)
        return likely


def hand_of(state: State, seat: int) -> list[Card]:
    return cards_in(*state["hand"][0, seat].tolist())


class SmallFishingLab(AnyFishingLab):
    """See `small.py`."""

    game: ClassVar[Game] = SMALL

    def setups(self, players: int, options: Json, number: int, seed: int, box: Any) -> list[Json]:
        """Seat 0 leads: another would be the same game with other names."""
        return [SMALL.new_setup(players, options, SeededDealer(seed_from("lab", seed)), box)]


class FishingLab(AnyFishingLab):
    sight: ClassVar[Sight | None] = Sight(SIGHT, VERSION, NO_ROOM, see, see_all)
    mate: ClassVar[Mate | None] = Mate(ROOM, advise, advise_all)
    small: ClassVar[Lab | None] = SmallFishingLab()


LAB: Final = FishingLab()
