"""Days, which are those of UTC, and what follows from a day and a host's secret."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Final

import orjson

from kutter.games.contract import Json
from kutter.server.settings import DAY

ONE: Final = timedelta(days=1)
LENGTH: Final = 12
"""Of a name, as any other that the server gives."""


def day_at(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def end_of(day: date) -> float:
    """In seconds of the epoch."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + DAY


def seed_of(secret: bytes, day: date, game: str, options: Json) -> bytes:
    """Who knows the seeds of all days that are past knows nothing of the next one."""
    name = orjson.dumps([day.isoformat(), game, options], option=orjson.OPT_SORT_KEYS)
    return hmac.digest(secret, b"deal of the day " + name, "sha256")


def names_of(secret: bytes, day: date, game: str, options: Json) -> tuple[str, str]:
    """Of its contest and of its deal: whoever makes them, they are called the same."""
    what = orjson.dumps([day.isoformat(), game, options], option=orjson.OPT_SORT_KEYS)
    name = urlsafe_b64encode(hmac.digest(secret, b"names of the day " + what, "sha256")).decode()
    return name[:LENGTH], name[LENGTH : 2 * LENGTH]


def streaks(days: Iterable[str], today: date) -> tuple[int, int]:
    """How many days in a row up to today, or yesterday while today is not over; and the most."""
    known = sorted({date.fromisoformat(day) for day in days})
    longest = run = 0
    last: date | None = None
    for day in known:
        run = run + 1 if last is not None and day - last == ONE else 1
        longest = max(longest, run)
        last = day
    is_alive = last is not None and today - last <= ONE
    return (run if is_alive else 0), longest
