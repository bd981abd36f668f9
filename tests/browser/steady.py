"""`kutter`, but for its luck: every table is dealt alike, and its bots think alike.

What a browser adds to the shuffle still makes a deal of its own. Games are looked back on in
passing. At deals of the day bots think little and do not pause.
"""

from typing import Any, Final
from unittest.mock import patch

from kutter.__main__ import main
from kutter.bots.judging import Depth
from kutter.engine.dealer import seed_from
from kutter.server.contests import contests
from kutter.server.http import services
from kutter.server.review.reviews import Reviews
from kutter.server.system import RealSystem

BRIEF: Final = Depth(simulations=20, worlds=24, deals=1)


def brief_reviews(archive: Any, workers: Any, system: Any, _depth: Depth | None) -> Reviews:
    return Reviews(archive, workers, system, BRIEF)


if __name__ == "__main__":
    with (
        patch.object(RealSystem, "new_seed", lambda _: seed_from("steady deal")),
        patch.object(RealSystem, "new_luck", lambda _: seed_from("steady luck")),
        patch.object(contests, "SIMULATIONS", 5),
        patch.object(contests, "PAUSE", 0),
        patch.object(services, "Reviews", brief_reviews),
    ):
        main()
