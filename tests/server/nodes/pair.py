"""Two nodes: each by itself, or as one server, where whoever comes next comes to the other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from kutter.server.settings import Settings
from kutter.server.storage.store import Store
from kutter.server.system import System
from tests.server.nats import HOST
from tests.server.nodes.house import Way
from tests.server.running import Server, quick, running


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


@asynccontextmanager
async def two(postgresql: str, nats: str, **changes: Any) -> AsyncIterator[tuple[Server, Server]]:
    settings = quick(postgresql, nats=nats, **{"workers": 0, **changes})
    async with running(settings) as one, running(settings) as other:
        yield one, other


@asynccontextmanager
async def one_over_a_way(postgresql: str, nats: str) -> AsyncIterator[tuple[Server, Server, Way]]:
    """Two nodes, and the way of the first to NATS."""
    way = Way((HOST, int(nats.rsplit(":", 1)[1])))
    over_it = f"nats://{HOST}:{await way.open_tcp()}"
    async with (
        running(quick(postgresql, nats=over_it, workers=0)) as first,
        running(quick(postgresql, nats=nats, workers=0)) as second,
    ):
        yield first, second, way
        way.close()
