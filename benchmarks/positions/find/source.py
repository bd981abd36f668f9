"""Games to look for positions in: played by our bots, on seeds of their own.

Seeds from FIRST_SEED on are set apart for this: nothing is trained, tuned or measured on them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kutter.bots.contract import Budget
from kutter.bots.match import play_match
from kutter.bots.registry import bots_for
from kutter.engine.dealer import seed_from
from kutter.games.contract import CHANCE, Game, State, View
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.records.setting import Setting

FIRST_SEED: Final = 90_000
BUDGET: Final = Budget(seconds=None, simulations=100)


@dataclass(frozen=True)
class Decision:
    """A seat that owes a move with a choice, in a game that was played."""

    game: Game
    record: Record
    number: int
    """How many moves were made before it."""
    seat: int
    state: State
    source: str

    @property
    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    def prefix(self) -> Record:
        return replace(self.record, moves=self.record.moves[: self.number], result=None, extra={})


def games(
    file: str, players: int, bots: str, numbers: Sequence[int]
) -> Iterator[tuple[str, Record]]:
    """Games of bots, each with where it comes from."""
    options = {} if file == "fishing" else {"variant": file}
    setting = Setting("fishing" if file == "fishing" else "freshfish", players, options)
    for number in numbers:
        seated = bots_for(bots, players, setting.game)
        record = play_match(setting, seated, seed_from("positions", FIRST_SEED + number), BUDGET)
        yield f"{bots}, {players} seats, seed {FIRST_SEED + number}", record


def decisions(source: str, record: Record) -> Iterator[Decision]:
    """Every one with more than one legal move; where several choose at once, of all of them."""
    there = replay(record)
    for number, move, state in there.walk(None):
        if move.seat == CHANCE or there.game.sealed(state) > 0:
            continue
        for seat in there.game.owing(state):
            if len(there.game.legal(state, seat)) > 1:
                yield Decision(there.game, record, number - 1, seat, state, source)
