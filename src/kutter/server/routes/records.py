"""Records and replays."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from kutter.core.files import MOST_BYTES
from kutter.core.game import ALL_SEEING, SPECTATOR
from kutter.server.doors import address
from kutter.server.house import House
from kutter.server.messages import (
    MOST_NAME,
    Draws,
    Id,
    Imported,
    ReplayOut,
)
from kutter.server.names import clean_text
from kutter.server.outgoing import (
    names_of,
    record_json,
    replay_json,
    routes_json,
    shows_purses,
    told_record,
)
from kutter.server.refusals import Refused
from kutter.server.routes.asking import (
    EyesQuery,
    MovesQuery,
    SeatQuery,
    house_of,
    json_response,
    playing,
    seat_seen,
)
from kutter.server.table import LiveTable
from kutter.shuffle import draws_json

router = APIRouter()


@router.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: Id, request: Request, seat: SeatQuery = None) -> Response:
    """The whole game once its deal is over; before that what the asker knows of it."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    eyes = seat_seen(found, await house.doors.holder(request, found.id), seat)
    playing(found.state)
    return json_response(record_json(found.state, eyes, is_open(house, found)))


@router.get("/tables/{table}/replay", response_model=ReplayOut)
async def replay_table(table: Id, request: Request, eyes: EyesQuery = "spectator") -> Response:
    """Through anybody's eyes once the deal is over, before that through one's own."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    playing(found.state)
    whole = is_open(house, found)
    seat = SPECTATOR if eyes == "spectator" else eyes
    if not (whole and 0 <= seat < len(found.state.seats)):
        holder = await house.doors.holder(request, found.id)
        seat = seat_seen(found, holder, None if seat == SPECTATOR else seat)
    names, purses = names_of(found.state), shows_purses(found.state)
    game = found.state.record()
    return json_response(await asyncio.to_thread(replay_json, game, seat, whole, names, purses))


@router.get("/tables/{table}/draws", response_model=Draws)
async def draws_of_table(table: Id, request: Request) -> Response:
    """What chance drew from what, to be checked against the seed once that is open."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    playing(found.state)
    if not is_open(house, found):
        raise Refused("deal-is-played", 403)
    game = told_record(found.state, SPECTATOR, True)
    return json_response(await asyncio.to_thread(draws_json, game))


def is_open(house: House, table: LiveTable) -> bool:
    state = table.state
    return state.status in ("finished", "ended") and house.tables.deal_is_over(state.charter.deal)


@router.post("/records", status_code=201)
async def import_record(request: Request) -> Imported:
    """A record, to look at or to go on from."""
    house = house_of(request)
    house.turnstile.check("new_tables", address(request))
    text = b""
    async for chunk in request.stream():
        text += chunk
        if len(text) > MOST_BYTES:
            raise Refused("record-too-large", 413)
    return Imported(id=await house.tables.add_record(text))


@router.get("/records/{record}", response_model=dict[str, Any])
async def exported(record: Id, request: Request) -> Response:
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    return json_response((await house.tables.imported(record)).to_json())


@router.get("/records/{record}/replay", response_model=ReplayOut)
async def replay_record(record: Id, request: Request, eyes: EyesQuery = "spectator") -> Response:
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.imported(record)
    seat = SPECTATOR if eyes == "spectator" else eyes
    if found.seen_by is not ALL_SEEING:
        seat = found.seen_by
    elif seat != SPECTATOR and not 0 <= seat < found.players:
        raise Refused("no-such-seat", 404, number=str(seat))
    names = recorded_names(found)
    return json_response(
        await asyncio.to_thread(replay_json, found, seat, found.seen_by is ALL_SEEING, names)
    )


@router.get("/records/{record}/routes")
async def recorded_routes(record: Id, request: Request, at: MovesQuery = None) -> dict[str, Any]:
    """How every stall reaches its truck at the end, or after so many moves."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    return await asyncio.to_thread(routes_json, await house.tables.imported(record), at)


def recorded_names(record: Any) -> list[str | None]:
    """Names are no part of the format: whatever else stands there is none."""
    names = record.extra.get("names")
    if not isinstance(names, list) or len(names) != record.players:
        return [None] * record.players
    return [
        clean_text(name) or None if isinstance(name, str) and len(name) <= MOST_NAME else None
        for name in names
    ]
