"""`kutter`, but for its luck: every table is dealt alike, and its bots think alike.

What a browser adds to the shuffle still makes a deal of its own. At deals of the day bots think
little and do not pause.
"""

from unittest.mock import patch

from kutter.__main__ import main
from kutter.engine.dealer import seed_from
from kutter.server.contests import contests
from kutter.server.system import RealSystem

if __name__ == "__main__":
    with (
        patch.object(RealSystem, "new_seed", lambda _: seed_from("steady deal")),
        patch.object(RealSystem, "new_luck", lambda _: seed_from("steady luck")),
        patch.object(contests, "SIMULATIONS", 5),
        patch.object(contests, "PAUSE", 0),
    ):
        main()
