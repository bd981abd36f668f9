"""`kutter`, but for its luck: every table is dealt alike, and its bots think alike.

What a browser adds to the shuffle still makes a deal of its own. Bots are loaded once somebody asks
them. Games are looked back on in passing. At deals of the day bots think little and do not pause;
it is always the same day, which begins with the server, and so never ends in the middle of a test.
"""

import time
from datetime import date, timedelta
from typing import Any, Final
from unittest.mock import patch

from kutter.__main__ import main
from kutter.bots.judging import Depth
from kutter.cli import serve
from kutter.engine.dealer import seed_from
from kutter.server.contests import contests
from kutter.server.http import services
from kutter.server.http.endpoints import contests as endpoints
from kutter.server.review.reviews import Reviews
from kutter.server.settings import DAY
from kutter.server.system import RealSystem

BRIEF: Final = Depth(simulations=20, worlds=24, deals=1)
TODAY: Final = date(2026, 3, 2)
BEGAN: Final = time.time()


def brief_reviews(archive: Any, workers: Any, system: Any, _depth: Depth | None) -> Reviews:
    return Reviews(archive, workers, system, BRIEF)


def day_at(now: float) -> date:
    return TODAY + timedelta(days=(now - BEGAN) // DAY)


def end_of(day: date) -> float:
    return BEGAN + DAY * (1 + (day - TODAY).days)


if __name__ == "__main__":
    with (
        patch.object(serve, "every_level", tuple),
        patch.object(RealSystem, "new_seed", lambda _: seed_from("steady deal")),
        patch.object(RealSystem, "new_luck", lambda _: seed_from("steady luck")),
        patch.object(contests, "SIMULATIONS", 5),
        patch.object(contests, "PAUSE", 0),
        patch.object(contests, "day_at", day_at),
        patch.object(contests, "end_of", end_of),
        patch.object(endpoints, "end_of", end_of),
        patch.object(services, "Reviews", brief_reviews),
    ):
        main()
