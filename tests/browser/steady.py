"""`kutter`, but for its luck: every table is dealt alike, and its bots think alike.

What a browser adds to the shuffle still makes a deal of its own.
"""

from kutter.__main__ import main
from kutter.engine.dealer import seed_from
from kutter.server.system import RealSystem


class SteadySystem(RealSystem):
    def new_seed(self) -> bytes:
        return seed_from("steady deal")

    def new_luck(self) -> bytes:
        return seed_from("steady luck")


if __name__ == "__main__":
    from kutter.server.http import app

    app.RealSystem = SteadySystem  # type: ignore[misc]
    main()
