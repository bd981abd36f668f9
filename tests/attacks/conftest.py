"""One server for all attacks that leave it whole; those that aim at its end have their own."""

from collections.abc import AsyncIterator

import pytest

from tests.attacks.victim import Victim, under_attack
from tests.server.conftest import postgres_server  # noqa: F401 (a fixture)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def unlimited(
    tmp_path_factory: pytest.TempPathFactory,
    anyio_backend: str,  # noqa: ARG001 (makes it asynchronous)
) -> AsyncIterator[Victim]:
    async with under_attack(tmp_path_factory.mktemp("victim"), "--no-limits") as victim:
        yield victim


@pytest.fixture
async def victim(unlimited: Victim) -> AsyncIterator[Victim]:
    """It must have survived."""
    yield unlimited
    assert await unlimited.answers()
