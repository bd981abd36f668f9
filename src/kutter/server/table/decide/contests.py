"""Tables of a contest: what is not allowed there, who may look, what somebody made of the deal."""

from dataclasses import dataclass

from kutter.server.protocol.refusals import Refused
from kutter.server.table.glimpse import Glimpse
from kutter.server.table.state import TableState


def check_may_take_back(state: TableState) -> None:
    """Everybody has one try: who has seen what follows would play another game."""
    if state.charter.contest is not None:
        raise Refused("contest-without-undo")


def is_private(table: Glimpse, holder: str | None, now: float) -> bool:
    """Who looks on could play the deal after it; so nobody does before it is over."""
    if table.contest is None or table.held_by(holder):
        return False
    return table.is_open or not table.contest.is_over(now)


@dataclass(frozen=True)
class Outcome:
    finished: float
    place: int
    """Among those at the table, from 1; ties share the better one."""
    score: float
    lead: float
    """Points ahead of the best of the others."""
    is_left: bool
    """A bot has played on for somebody who left."""


def outcome_of(state: TableState) -> Outcome | None:
    """None while the game goes on, of one that came to no end, and where many do not play."""
    contest = state.charter.contest
    if contest is None or state.result is None:
        return None
    return outcome_at(state, contest.seat)


def outcome_at(state: TableState, seat: int) -> Outcome:
    assert state.result is not None
    sign = -1 if state.game.meta.lowest_wins else 1
    worth = [sign * score for score in state.result["scores"]]
    own = worth.pop(seat)
    return Outcome(
        finished=state.changed,
        place=1 + sum(each > own for each in worth),
        score=sign * own,
        lead=own - max(worth),
        is_left=state.seats[seat].plays is not None,
    )
