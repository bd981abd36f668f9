"""Why a move: what it does to lengths, discs and coins, from what everybody knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from kutter.bots.reasons import ONLY_MOVE, joined
from kutter.engine.compiled import ZERO, entry
from kutter.games.checked import Seat
from kutter.games.contract import Move, State
from kutter.games.describing import seat_words
from kutter.games.freshfish.bots.bids import weigh_chances
from kutter.games.freshfish.knowledge.foresight import LengthChange, Preview, preview
from kutter.games.freshfish.rules.codes import space_at
from kutter.games.freshfish.state import (
    BID,
    DRAW,
    FLEA,
    GOOD_NAMES,
    GOODS,
    NONE,
    PLACE,
    RESERVE,
)
from kutter.games.freshfish.thumb.policy import Habits, sharp
from kutter.games.freshfish.thumb.space_values import SPACE_VALUES, assign, look, take_stock
from kutter.language.sentences import Sentence

MUCH: Final = 1.0
"""Points, from which on they are worth a word."""


@dataclass(frozen=True)
class Auction:
    """What a bid was weighed by."""

    rivals: Any
    prize: int
    """The coins up to which winning is worth it to the seat."""
    bidders: Sequence[int]


class Reasons:
    """What speaks for the moves of one turn."""

    def __init__(
        self, state: State, seat: Seat, moves: Sequence[Move], auction: Auction | None
    ) -> None:
        self.state = state
        self.t = state[0]
        self.seat = seat
        self.moves = moves
        self.auction = auction
        self.values = np.zeros(1, SPACE_VALUES)
        survey(state, self.values, sharp(state))

    def reason(self, move: Move) -> Sentence:
        if len(self.moves) == 1:
            return ONLY_MOVE
        if move.verb == DRAW:
            return self.draw()
        if move.verb == BID:
            return self.bid(move.things[0])
        return self.place(move) if move.verb == PLACE else self.reserve(move)

    # M3.1 and M3.2: reserving or drawing

    def reserve(self, move: Move) -> Sentence:
        space = self.space_of(move)
        good, gain = self.gain(self.seat, space)
        if gain < MUCH:
            return joined(Sentence("freshfish-hint-spare-disc"), self.beside(space))
        return joined(self.nearer(good, space), self.beside(space))

    def nearer(self, good: int, space: int) -> Sentence:
        """A stall's length there, beside that on the space which is meant for it by now."""
        values = self.values[0]
        length = int(values["far"][good, space])
        told: dict[str, Any] = {"good": GOOD_NAMES[good], "number": length}
        meant = values["spot"][self.seat, good]
        if meant == NONE:
            return Sentence("freshfish-hint-first-space", **told)
        before = int(values["far"][good, values["disc"][self.seat, meant]])
        if before <= length:
            return Sentence("freshfish-hint-safer-space", **told)  # it stands in a crowd (M5)
        return Sentence("freshfish-hint-nearer-space", before=str(before), **told)

    def beside(self, space: int) -> Sentence | None:
        """Whether the disc may have to go again (M5), or takes what another would like to have."""
        area = self.t["area"][space]
        room = int(self.t["number"][area] - self.t["built"][area])
        if not self.t["classic"] and self.values[0]["claims"][area] + 1 > room:
            return Sentence("freshfish-hint-crowded", number=room)
        for seat in range(self.t["players"]):
            if seat != self.seat and self.gain(seat, space)[1] >= max(MUCH, self.most_gain(seat)):
                return Sentence("freshfish-hint-denies", who=seat_words(seat))
        return None

    def draw(self) -> Sentence:
        stalls = int((self.values[0]["length"][self.seat] == 0).sum())
        discs = int(self.t["out"][self.seat])
        if discs >= stalls:
            return Sentence("freshfish-hint-draw-ready", discs=discs, stalls=stalls)
        if self.most_gain(self.seat) < MUCH:
            return Sentence("freshfish-hint-draw-nothing-near")
        return Sentence("freshfish-hint-draw", discs=discs, stalls=stalls)

    def gain(self, seat: int, space: int) -> tuple[int, float]:
        """The stall of a seat that a space would bring closest to its truck, and by how much."""
        values = self.values[0]
        wanted = [good for good in range(GOODS) if values["length"][seat, good] == 0]
        gains = {
            good: float(values["cost"][seat, good] - values["far"][good, space]) for good in wanted
        }
        best = max(gains, key=gains.__getitem__, default=0)
        return best, gains.get(best, 0.0)

    def most_gain(self, seat: int) -> float:
        """By the best space that may be reserved now."""
        spaces = [self.space_of(move) for move in self.moves if move.verb == RESERVE]
        return max((self.gain(seat, space)[1] for space in spaces), default=0.0)

    # M3.3 and M4.3: building

    def place(self, move: Move) -> Sentence:
        seen = preview(self.state, move)
        if self.t["tile"] == FLEA:
            built = self.given_up(self.space_of(move))
        else:
            new = next(each for each in seen.lengths if each.before is None)
            built = Sentence("freshfish-hint-stall", good=GOOD_NAMES[new.good], number=new.after)
        return joined(built, self.changed(seen) or self.returned(seen))

    def given_up(self, space: int) -> Sentence:
        """The stall that a disc was meant for, before a table takes its space."""
        values = self.values[0]
        for good in range(GOODS):
            number = values["spot"][self.seat, good]
            if number != NONE and values["disc"][self.seat, number] == space:
                length = int(values["far"][good, space])
                return Sentence("freshfish-hint-gives-up", good=GOOD_NAMES[good], number=length)
        return Sentence("freshfish-hint-spare-space")

    def changed(self, seen: Preview) -> Sentence | None:
        """The stall whose length changes most, the own ones before others'."""
        found = sorted(changes(seen), key=lambda each: (each.seat != self.seat, -growth(each)))
        if not found:
            return None
        first = found[0]
        message = "own" if first.seat == self.seat else "other"
        return Sentence(
            f"freshfish-hint-length-{message}",
            who=seat_words(first.seat),
            good=GOOD_NAMES[first.good],
            before=str(first.before),
            number=first.after,
        )

    def returned(self, seen: Preview) -> Sentence | None:
        """Who loses most reserved spaces."""
        seats = [seat for _, seat in seen.discs]
        if not seats:
            return None
        who = max(seats, key=lambda seat: (seat != self.seat, seats.count(seat)))
        message = "freshfish-hint-own-discs" if who == self.seat else "freshfish-hint-discs"
        return Sentence(message, who=seat_words(who), number=seats.count(who))

    # M4.1: bidding

    def bid(self, coins: int) -> Sentence:
        assert self.auction is not None, "bids are weighed in an auction"
        rivals = [seat for seat in self.auction.bidders if seat != self.seat]
        if not rivals:
            return Sentence("freshfish-hint-no-rivals")
        chances = np.zeros(int(self.t["coins"][self.seat]) + 1)
        weigh_chances(self.state, self.auction.rivals, self.seat, chances)
        guesses = self.auction.rivals[0]["guess"]
        worth = Sentence("freshfish-hint-worth", number=self.auction.prize)
        chance = Sentence(
            "freshfish-hint-bid",
            chance=round(100 * float(chances[coins])),
            number=round(max(float(guesses[seat]) for seat in rivals)),
        )
        return joined(worth, chance)

    def space_of(self, move: Move) -> int:
        space = space_at(self.state, move.things[0])
        assert space is not None, "a legal move names a space of the square"
        return space


@entry
def survey(state: State, space_values: Any, h: Habits) -> None:
    """How good every space is for every stall, and which disc every seat means for which."""
    t, s = state[0], space_values[0]
    look(t, s)
    take_stock(t, s)
    for seat in range(t.players):
        assign(t, s, seat, ZERO, h[0])


def changes(seen: Preview) -> list[LengthChange]:
    """Of the stalls that stand already."""
    return [each for each in seen.lengths if each.before not in (None, each.after)]


def growth(change: LengthChange) -> int:
    return change.after - (change.before or 0)
