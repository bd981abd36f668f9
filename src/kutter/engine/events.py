"""What happened, as rows of whole numbers that the rules write and the words are made from.

Whoever listens hands the rules a buffer. One without room means that nobody listens; so does None,
with which nothing of all this is compiled.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kutter.engine.compiled import compiled, wide

EVERYBODY: Final = wide(0x7FFF)
NOTHING: Final = wide(0)
MOST_ROWS: Final = 200
"""More than any one move can bring about."""

EVENTS: Final = np.dtype(
    [
        ("room", "i2"),
        ("count", "i2"),
        ("rows", "i2", (MOST_ROWS, 5)),
    ],
    align=True,
)
Events = npt.NDArray[Any]
"""An array of one buffer."""


class Event(NamedTuple):
    """One row. What `thing` and `number` mean depends on `what`."""

    what: int
    who: int
    thing: int
    number: int
    seen_by: int
    """Seats, as bits."""


def listener() -> Events:
    return np.frombuffer(bytearray(_LISTENING), EVENTS)


def nobody_listens() -> Events:
    return np.zeros(1, EVENTS)


def _listening() -> bytes:
    events = nobody_listens()
    events["room"] = MOST_ROWS
    return events.tobytes()


_LISTENING: Final = _listening()


def told(events: Events) -> list[Event]:
    """What the last move brought about, in order."""
    return list(map(Event._make, events["rows"][0, : events["count"].item()].tolist()))


@compiled
def is_heard(events: Any) -> bool:
    if events is None:
        return False
    return bool(events.room > 0)


@compiled
def forget(events: Any) -> None:
    """What the last move brought about."""
    if events is None:
        return
    events.count = 0


@compiled
def emit(events: Any, what: int, who: int, thing: int, number: int, seen_by: int) -> None:
    if events is None:
        return
    row = events.count
    if row < events.room:
        events.rows[row, 0] = what
        events.rows[row, 1] = who
        events.rows[row, 2] = thing
        events.rows[row, 3] = number
        events.rows[row, 4] = seen_by
        events.count = row + 1
