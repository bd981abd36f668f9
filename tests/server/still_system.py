"""A world that stands still: its clock moves when told, and whatever could differ is counted."""

import asyncio
from collections.abc import Callable
from itertools import count

from kutter.engine.dealer import seed_from

MORNING = 1_800_000_000.0
COMMITMENT = "c0" * 32


class StillSystem:
    """Two of them with the same seed are the same world."""

    def __init__(self, seed: bytes = seed_from("still"), first: int = 1) -> None:
        self.seed = seed
        self.lucks: list[bytes] = []
        self._now = MORNING
        self._numbers = count(first)
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    def new_id(self) -> str:
        return f"id-{next(self._numbers):06}"

    def new_secret(self) -> str:
        return f"secret-{next(self._numbers):025}"

    def new_seed(self) -> bytes:
        return self.seed

    def new_luck(self) -> bytes:
        self.lucks.append(seed_from("luck", next(self._numbers)))
        return self.lucks[-1]

    def commitment(self, seed: bytes) -> str:
        """Of every seed the same: a real one differs where seeds do, and tells nothing."""
        return COMMITMENT

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, awake))
        await awake

    def pass_time(self, seconds: float) -> None:
        """Moves the clock and wakes whose time has come."""
        self._now += seconds
        self._wake(lambda until: until <= self._now)

    def _wake(self, is_due: Callable[[float], bool]) -> None:
        sleeping = self._sleepers
        self._sleepers = [each for each in sleeping if not is_due(each[0])]
        for until, awake in sorted(sleeping, key=lambda each: each[0]):
            if is_due(until) and not awake.done():
                awake.set_result(None)
