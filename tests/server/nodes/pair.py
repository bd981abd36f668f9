"""Two nodes as one server: whoever comes next comes to the other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kutter.server.settings import Settings
from kutter.server.storage.store import Store
from kutter.server.system import System
from tests.server.running import Server, running


@asynccontextmanager
async def paired(
    settings: Settings,
    system: System | None = None,
    store: Store | None = None,
    other_system: System | None = None,
) -> AsyncIterator[Server]:
    async with (
        running(settings, system, store=store) as first,
        running(settings, other_system) as second,
    ):
        first.doors.append(second.url)
        yield first
