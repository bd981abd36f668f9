"""Skipper: search for Fresh Fish. It plays the moves that a mate likes best to the end, often."""

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

import numpy as np

from kutter.bots.contract import EXPLAINED, Budget, Candidate, Outlook, Thinker, Turn
from kutter.bots.judging import Numbers
from kutter.engine.chance import GENERATOR, generator
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import Move, State
from kutter.games.freshfish.bots.bids import weigh_chances
from kutter.games.freshfish.bots.mate import Mate, bidders_of, thought_of
from kutter.games.freshfish.bots.reasons import Auction, Reasons
from kutter.games.freshfish.bots.search import ARMS, MOST_ARMS, new_search, search
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import coded
from kutter.games.freshfish.state import BID, DRAW, move_code
from kutter.language.sentences import Sentence

BATCH: Final = 4
"""Simulations between two looks at the clock."""
EXPLORE: Final = 4.0
"""Points by which a move that was hardly tried may be better than it looks."""
PRIZE_VISITS: Final = 12.0
"""So many simulations of each winner weigh as much as what a mate thinks of a stall."""
IN_TURN: Final = 1e9
"""Explores so much that all are tried equally often."""


class Skipper(Thinker):
    """Begins with what a mate thinks, and trusts its simulations the more it has of them."""

    def __init__(self) -> None:
        self.mate = Mate()

    def consider(self, turn: Turn) -> list[Candidate]:
        return self.decide(turn).candidates

    def advise(self, turn: Turn) -> list[Candidate]:
        decision = self.decide(turn)
        why = Reasons(decision.state, decision.seat, turn.moves, decision.auction)
        return [
            replace(
                each,
                outlook=decision.outlook(each.move),
                reason=why.reason(each.move) if place < EXPLAINED else None,
            )
            for place, each in enumerate(decision.candidates)
        ]

    def decide(self, turn: Turn) -> "Decision":
        began = perf_counter()
        state = as_state(turn.view)
        seat = seat_at(state, int(turn.view[0]["seat"]))
        decision = Decision(state, seat, turn, began)
        if state[0]["phase"] == BID:
            decision.candidates = decision.consider_bids()
        else:
            priors = self.mate.weigh(state, seat, generator(turn.random.getrandbits(64)))
            decision.candidates = decision.consider_moves([float(prior) for prior in priors])
        return decision


class Decision:
    """One search, and what follows from it."""

    def __init__(self, state: State, seat: Seat, turn: Turn, began: float) -> None:
        self.state = state
        self.seat = seat
        self.turn = turn
        self.began = began
        self.arms = np.zeros(1, ARMS)
        self.arms["seat"] = seat
        self.arms["deal"] = turn.random.getrandbits(62) | 1
        self.rngs = np.zeros(2, GENERATOR)
        self.rngs["bits"] = turn.random.getrandbits(64) | 1
        self.candidates: list[Candidate] = []
        self.arm_of: dict[Move, int] = {}
        self.rivals: Any = None
        self.prizes: Any = None
        self.bidders: Sequence[Seat] = ()
        self.auction: Auction | None = None

    def add(self, who: int, move: int, prior: float) -> None:
        a = self.arms[0]
        number = int(a["number"])
        a["who"][number], a["move"][number], a["prior"][number] = who, move, prior
        a["number"] = number + 1

    def simulate(self, budget: Budget) -> None:
        """Exactly as many simulations as the budget says, or until its time is up."""
        begun = new_search(self.state, self.arms, self.rngs)
        if budget.simulations is not None:
            search(begun, budget.simulations)
        else:
            while perf_counter() - self.began < (budget.seconds or 0):
                search(begun, BATCH)

    def consider_moves(self, priors: list[float]) -> list[Candidate]:
        """Simulates the most promising moves; the others follow behind them."""
        moves = self.turn.moves
        ranked = sorted(range(len(moves)), key=lambda n: -priors[n])
        draw = [n for n in ranked if moves[n].verb == DRAW]
        chosen = (draw + [n for n in ranked if n not in draw])[:MOST_ARMS]
        best = priors[ranked[0]]
        for arm, n in enumerate(chosen):
            self.arm_of[moves[n]] = arm
            self.add(*coded(self.state, moves[n]), priors[n] - best)
        self.arms["explore"] = EXPLORE
        if len(moves) > 1:
            self.simulate(self.turn.budget)
        a = self.arms[0]
        tried = [
            Candidate(moves[n], float(a["worth"][arm]), int(a["visits"][arm]))
            for arm, n in enumerate(chosen)
        ]
        tried.sort(key=lambda each: -each.value)
        top, least = tried[0].value, tried[-1].value
        rest = [n for n in ranked if n not in chosen]
        return tried + [Candidate(moves[n], min(top + priors[n] - best, least), 0) for n in rest]

    def consider_bids(self) -> list[Candidate]:
        found = [
            Candidate(move, float(value))
            for move, value in zip(self.turn.moves, self.weigh_bids(), strict=True)
        ]
        return sorted(found, key=lambda each: -each.value)

    def weigh_bids(self) -> Numbers:
        """M4: a bid is worth how likely it wins, times what is left of it."""
        self.try_winners()
        gains = self.gains_of(self.seat)
        self.remember(gains)
        return self.chances_of(self.seat) * gains

    def remember(self, gains: Numbers) -> None:
        """What bids were weighed by."""
        self.auction = Auction(self.rivals, int((gains > 0).sum()), self.bidders)

    def try_winners(self) -> None:
        """Simulates who wins."""
        t = self.state[0]
        self.rivals, self.prizes = thought_of(self.state, self.seat)
        self.bidders = bidders_of(self.state)
        if len(self.bidders) > 1 and t["coins"][self.seat] > 0 and t["out"][self.seat] > 0:
            for bidder in self.bidders:
                self.add(bidder, move_code(BID, self.price_of(bidder)), 0)
            self.arms["explore"] = IN_TURN
            self.simulate(self.turn.budget)

    def price_of(self, bidder: Seat) -> int:
        """What it is thought to bid."""
        return round(float(self.rivals[0]["guess"][bidder]))

    def chances_of(self, seat: Seat) -> Numbers:
        """How likely it wins with each bid, among what others are thought to bid."""
        chances = np.zeros(self.state[0]["coins"][seat] + 1)
        weigh_chances(self.state, self.rivals, seat, chances)
        return chances

    def gains_of(self, seat: Seat) -> Numbers:
        """What winning at each price is worth to a seat over losing: as shown, and as a mate
        thinks."""
        a, number = self.arms[0], int(self.arms[0]["number"])
        visits = a["visits"][:number]
        gains = float(self.prizes[seat]) - np.arange(self.state[0]["coins"][seat] + 1)
        if number == 0 or min(visits) == 0:
            return gains
        own = self.bidders.index(seat)
        lost = np.delete(a["totals"][:number, seat] / visits, own).mean()
        shown = a["at_price"][seat, : len(gains)] / visits[own] - lost
        return gains + (shown - gains) * visits.sum() / (visits.sum() + PRIZE_VISITS * number)

    def outlook(self, move: Move) -> Outlook | None:
        """Of a move that was simulated by itself; no bid is."""
        arm, a = self.arm_of.get(move), self.arms[0]
        if arm is None or a["visits"][arm] == 0:
            return None
        chance, score = (float(a[name][arm]) / int(a["visits"][arm]) for name in ("won", "score"))
        says = Sentence(
            "freshfish-hint-outlook",
            chance=round(100 * chance),
            games=int(a["visits"][arm]),
            score=round(score, 1),
        )
        return Outlook(chance, score, says)
