"""Where the tests of this folder find their workers, and these their bots."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kutter.server.bots.pool import BotWorkers
from tests.server.bots.asking import LIMIT, started

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where workers find the bots of tests/."""
    monkeypatch.chdir(ROOT)


@pytest.fixture
async def one() -> AsyncIterator[BotWorkers]:
    async with started(BotWorkers(1, limit=LIMIT)) as workers:
        yield workers
