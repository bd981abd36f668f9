"""What happened, as rows of whole numbers that the rules write and the words are made from.

Whoever listens hands the rules a buffer. One without room means that nobody listens; so does None,
with which nothing of all this is compiled.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kutter.engine.compiled import compiled, wide

EVERYBODY: Final = wide(0x7FFF)
NOTHING: Final = wide(0)
MOST_ROWS: Final = 200
"""More than any one move can bring about."""

WIDTH: Final = 5
"""Of a row."""

EVENTS: Final = np.dtype(
    [
        ("room", "i2"),
        ("count", "i2"),
        ("rows", "i2", (MOST_ROWS, WIDTH)),
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


def write(events: Events, happened: Sequence[Event]) -> None:
    """As the rules would have written it."""
    events["count"] = len(happened)
    if happened:
        events["rows"][0, : len(happened)] = happened


Rows = npt.NDArray[np.int16]
"""Events, a row each."""


class Heard:
    """All that happens in a game: the buffer hears a move, `keep` adds what it has told."""

    def __init__(self) -> None:
        self.buffer: Final = listener()
        self._words: Final = self.buffer.view(np.int16).data
        self._kept: Final = bytearray()

    def keep(self) -> None:
        _, count = self._words[:2]
        self._kept.extend(self._words[2 : 2 + count * WIDTH].tobytes())

    def rows(self) -> Rows:
        return np.frombuffer(self._kept, np.int16).reshape(-1, WIDTH)


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
