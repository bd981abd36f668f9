"""What all endpoints need: the services, whose eyes somebody may use, and queries that recur."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final, Literal, TypeVar

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from starlette.requests import HTTPConnection

from kutter.games.contract import SPECTATOR
from kutter.server.bots.queue import Asker
from kutter.server.http.services import Services
from kutter.server.http.sockets import Attended
from kutter.server.identity.cookies import address
from kutter.server.protocol.basics import MOST_SEATS
from kutter.server.protocol.refusals import RefusalBody, Refused
from kutter.server.table.decide.contests import is_private
from kutter.server.table.glimpse import Glimpse, glimpse_of
from kutter.server.table.live.ownership import Elsewhere
from kutter.server.table.live.table import LiveTable
from kutter.server.table.state import TableState

Answer = TypeVar("Answer")

SeatQuery = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]
MovesQuery = Annotated[int | None, Query(ge=0, le=100_000)]
EyesQuery = Annotated[int | Literal["spectator"], Query()]

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": RefusalBody} for status in (403, 404, 409, 413, 422, 429, 503)
}


def api_router() -> APIRouter:
    return APIRouter(prefix="/api", responses=REFUSALS, dependencies=[Depends(be_sure)])


async def be_sure(request: Request) -> None:
    """Requests wait until we are sure to be alone."""
    await services_of(request).sure()


def services_of(request: HTTPConnection) -> Services:
    services: Services = request.app.state.services
    return services


async def loaded(request: Request | WebSocket, table: str) -> LiveTable:
    """What must be fetched from the disk and played through, somebody pays for."""
    services = services_of(request)
    if services.tables.kept.live(table) is None:
        services.tables.ownership.check_here(table)
        services.rate_limits.check("loads", address(request))
    return await services.tables.get(table)


async def table_for(request: Request | WebSocket, table: str) -> LiveTable:
    """One that somebody may look at."""
    found = await loaded(request, table)
    await check_may_look(request, glimpse_of(found.state))
    return found


async def attended_for(websocket: WebSocket, table: str) -> Attended:
    """The same, to listen to: also one of another node."""
    try:
        return await table_for(websocket, table)
    except Elsewhere as elsewhere:
        services = services_of(websocket)
        assert services.node is not None
        if elsewhere.name not in services.node.following.followed:
            services.rate_limits.check("loads", address(websocket))
        found = await services.node.following.follow(elsewhere)
    await check_may_look(websocket, glimpse_of(found.state))
    return found


async def glimpse_for(request: Request, table: str) -> Glimpse:
    """The same for a list: whoever looks at it wakes no table."""
    found = services_of(request).tables.kept.glimpse(table)
    if found is None:
        found = glimpse_of((await loaded(request, table)).state)
    await check_may_look(request, found)
    return found


async def check_may_look(request: Request | WebSocket, table: Glimpse) -> None:
    """A contest's tables are shown to nobody else before its deal is over."""
    if table.contest is not None:
        services = services_of(request)
        holder = await services.cookies.holder(request, table.id)
        if is_private(table, holder, services.system.now()):
            raise Refused("contest-is-played", 403)


def json_response(value: Any) -> Response:
    """What broadcast.py made needs no second check on its way out."""
    return Response(orjson.dumps(value), media_type="application/json")


def seat_seen(table: Attended, holder: str | None, seat: int | None) -> int:
    """The eyes that somebody may use."""
    if seat is None:
        return SPECTATOR
    if seat not in table.state.held_by(holder):
        raise Refused("not-your-seat", 403)
    return seat


def playing(state: TableState) -> Any:
    if state.game_state is None:
        raise Refused("not-running")
    return state.game_state


def asker_of(request: Request, holder: str | None) -> Asker:
    return Asker(address(request), holder)


async def while_waited_for(request: Request, answer: Coroutine[Any, Any, Answer]) -> Answer:
    """Whoever goes away takes the question along."""
    asking = asyncio.create_task(answer)
    leaving = asyncio.create_task(gone(request))
    try:
        await asyncio.wait([asking, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise Refused("nobody-waits", 499)
        return asking.result()
    finally:
        asking.cancel()
        leaving.cancel()
        await asyncio.wait([asking, leaving])


async def gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
