"""Records and replays."""

from typing import Any

from fastapi import Request, Response
from starlette.requests import ClientDisconnect

from kutter.bots.jobs import Job
from kutter.games.contract import SPECTATOR
from kutter.records.files import MOST_BYTES
from kutter.server.http.endpoints.asking import (
    EyesQuery,
    MovesQuery,
    SeatQuery,
    api_router,
    asker_of,
    json_response,
    playing,
    seat_seen,
    services_of,
    table_for,
    while_waited_for,
)
from kutter.server.http.services import Services
from kutter.server.identity.cookies import address
from kutter.server.protocol import records as messages
from kutter.server.protocol.basics import Id
from kutter.server.protocol.records import Imported, ReplayOut
from kutter.server.protocol.refusals import Refused
from kutter.server.table.live.table import LiveTable
from kutter.server.table.readings import Checking, Draws, ReplayOfRecord, ReplayOfTable, Routes
from kutter.server.table.telling.replays import record_json, told_record
from kutter.server.table.telling.seen import bots_of, names_of, shows_purses

router = api_router()


@router.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: Id, request: Request, seat: SeatQuery = None) -> Response:
    """The whole game once its deal is over; before that what the asker knows of it."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    found = await table_for(request, table)
    eyes = seat_seen(found, await services.cookies.holder(request, found.id), seat)
    playing(found.state)
    return json_response(record_json(found.state, eyes, await is_open(services, found)))


@router.get("/tables/{table}/replay", response_model=ReplayOut)
async def replay_table(table: Id, request: Request, eyes: EyesQuery = "spectator") -> Response:
    """Through anybody's eyes once the deal is over, before that through one's own."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    found = await table_for(request, table)
    playing(found.state)
    whole = await is_open(services, found)
    seat = SPECTATOR if eyes == "spectator" else eyes
    if not (whole and 0 <= seat < len(found.state.seats)):
        holder = await services.cookies.holder(request, found.id)
        seat = seat_seen(found, holder, None if seat == SPECTATOR else seat)
    names, bots = tuple(names_of(found.state)), tuple(bots_of(found.state))
    purses = shows_purses(found.state)
    job = ReplayOfTable(found.state.record(), seat, whole, names, bots, purses)
    return await read(request, job)


async def read(request: Request, job: Job) -> Response:
    """What a worker makes of a record needs no second check on its way out."""
    services = services_of(request)
    asker = asker_of(request, None)
    made = await while_waited_for(request, services.readers.read(job, asker))
    return Response(made, media_type="application/json")


@router.get("/tables/{table}/draws", response_model=messages.Draws)
async def draws_of_table(table: Id, request: Request) -> Response:
    """What chance drew from what, to be checked against the seed once that is open."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    found = await table_for(request, table)
    playing(found.state)
    if not await is_open(services, found):
        raise Refused("deal-is-played", 403)
    return await read(request, Draws(told_record(found.state, SPECTATOR, True)))


async def is_open(services: Services, table: LiveTable) -> bool:
    state = table.state
    is_over = state.status in ("finished", "ended")
    return is_over and await services.tables.deal_is_over(state.charter)


@router.post("/records", status_code=201)
async def import_record(request: Request) -> Imported:
    """A record, to look at or to go on from."""
    services = services_of(request)
    services.rate_limits.check("new_tables", address(request))
    text = await body_of(request)
    checking = services.readers.read(Checking(text), asker_of(request, None))
    checked = await while_waited_for(request, checking)
    name = services.system.new_id()
    await services.archive.add_record(name, checked, services.system.now())
    return Imported(id=name)


async def body_of(request: Request) -> bytes:
    text = bytearray()
    try:
        async for chunk in request.stream():
            text += chunk
            if len(text) > MOST_BYTES:
                raise Refused("record-too-large", 413)
    except ClientDisconnect:
        raise Refused("nobody-waits", 499) from None
    return bytes(text)


@router.get("/records/{record}", response_model=dict[str, Any])
async def exported(record: Id, request: Request) -> Response:
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    return Response(await services.archive.record(record), media_type="application/json")


@router.get("/records/{record}/replay", response_model=ReplayOut)
async def replay_record(record: Id, request: Request, eyes: EyesQuery = "spectator") -> Response:
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    text = await services.archive.record(record)
    return await read(request, ReplayOfRecord(text, SPECTATOR if eyes == "spectator" else eyes))


@router.get("/records/{record}/routes", response_model=dict[str, Any])
async def recorded_routes(record: Id, request: Request, at: MovesQuery = None) -> Response:
    """How every stall reaches its truck at the end, or after so many moves."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    return await read(request, Routes(await services.archive.record(record), at))
