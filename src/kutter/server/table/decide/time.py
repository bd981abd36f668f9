"""What time brings about by itself, and when: clocks that ran out, who is gone, idle tables."""

from collections.abc import Mapping
from dataclasses import dataclass

from kutter.server.table.entries import Change, Ended, PlayedFor, StandIn, UndoAnswered
from kutter.server.table.glimpse import Glimpse
from kutter.server.table.state import TableState

DAY = 86_400


@dataclass(frozen=True)
class Patience:
    """How many seconds each is waited for."""

    undo: float
    """For an answer to who asks to take back; until then clocks and bots wait."""
    gone: float
    """For who has a clock and no connection."""


def deadline(state: TableState) -> float | None:
    seconds = seconds_per_move(state)
    return None if seconds is None or not state.owing else state.turn_began + seconds


def seconds_per_move(state: TableState) -> float | None:
    pace = state.charter.choices.pace
    if pace.kind == "move":
        return pace.seconds
    return pace.days * DAY if pace.kind == "days" else None


def next_due(state: TableState, last_seen: Mapping[int, float], patience: Patience) -> float | None:
    """When something will follow, if nothing happens until then."""
    if state.undo_asked is not None:
        return state.undo_asked_since + patience.undo
    return min((at for at, _, _ in absences(state, last_seen, patience)), default=None)


def absences(
    state: TableState, last_seen: Mapping[int, float], patience: Patience
) -> list[tuple[float, int, StandIn]]:
    """When a bot will play for whom, and why."""
    over = deadline(state)
    if over is None:
        return []
    late = [seat for seat in state.owing if seat >= 0 and state.seats[seat].decides]
    found: list[tuple[float, int, StandIn]] = [(over, seat, "time") for seat in late]
    if state.charter.choices.pace.kind == "move":
        found += [
            (max(last_seen[seat], state.turn_began) + patience.gone, seat, "gone")
            for seat in late
            if seat in last_seen and state.seats[seat].person
        ]
    return found


def overdue(
    state: TableState, now: float, last_seen: Mapping[int, float], patience: Patience
) -> list[Change]:
    """What has to follow by now."""
    if state.undo_asked is not None:
        is_over = now >= state.undo_asked_since + patience.undo
        return [UndoAnswered(state.undo_asked, False)] if is_over else []
    due = sorted(each for each in absences(state, last_seen, patience) if now >= each[0])
    changes: dict[int, Change] = {}
    for _, seat, why in due:
        for change in play_for(state, seat, why):
            changes.setdefault(seat, change)
    return list(changes.values())


def play_for(state: TableState, seat: int, why: StandIn) -> list[Change]:
    """The server's own act: time is over, or somebody is gone."""
    if state.status != "running" or seat not in state.owing or not state.seats[seat].decides:
        return []
    return [PlayedFor(seat, why)]


def is_idle(table: Glimpse | TableState, now: float, gathering: float, running: float) -> bool:
    """Nobody has done anything for so many seconds; whether somebody looks on, others ask."""
    patience = gathering if table.status == "gathering" else running
    return table.is_open and now - table.changed > patience


def idle(state: TableState, now: float, gathering: float, running: float) -> list[Change]:
    return [Ended("idle")] if is_idle(state, now, gathering, running) else []
