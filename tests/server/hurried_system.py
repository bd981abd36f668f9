"""A world whose time runs faster, so that tests of clocks need not wait."""

import asyncio
import time

from kutter.server.system import RealSystem

HURRY = 20


class HurriedSystem(RealSystem):
    def __init__(self) -> None:
        self._began = time.time()

    def now(self) -> float:
        return self._began + (time.time() - self._began) * HURRY

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / HURRY)
