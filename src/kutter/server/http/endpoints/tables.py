"""Oneself, and tables: found, made, looked at, acted at, listened to."""

from typing import Any

from fastapi import APIRouter, Request, Response, WebSocket, WebSocketDisconnect

from kutter import __version__
from kutter.games.contract import SPECTATOR
from kutter.server.bots.readings import GoingOn
from kutter.server.http.endpoints.asking import (
    SeatQuery,
    asker_of,
    house_of,
    json_response,
    seat_seen,
    table_for,
    while_waited_for,
)
from kutter.server.http.sockets import (
    HOSTILE,
    NO_TABLE,
    NOT_YOURS,
    Conversation,
    check_act,
    closing_code,
    do,
)
from kutter.server.identity.cookies import address
from kutter.server.protocol.messages import (
    Accepted,
    Created,
    HttpCommand,
    Id,
    Lobby,
    Me,
    MyTables,
    NewTable,
    TableOut,
)
from kutter.server.protocol.refusals import Refused
from kutter.server.table.broadcast import seat_json
from kutter.server.table.decide import Actor
from kutter.server.table.live import LiveTable
from kutter.server.table.log import TableState
from kutter.server.table.tables import checked_options

router = APIRouter()


MOST_DIGITS = 10
"""Beyond the number of any seat or version."""


@router.post("/me")
async def introduce(request: Request, response: Response) -> Me:
    """Gives a browser its cookie, for as long as browsers keep one."""
    house = house_of(request)
    if await house.doors.holder(request) is None:
        house.turnstile.check("new_tables", address(request))
    await house.doors.holder_or_new(request, response)
    return Me(version=__version__, bots=["deckhand", "mate", "skipper"])


@router.get("/mine")
async def my_tables(request: Request) -> MyTables:
    """The tables that this browser has been at."""
    house = house_of(request)
    holder = await house.doors.holder(request)
    if holder is None:
        return MyTables(tables=[])
    tables = []
    for each in await house.tables.of_holder(holder):
        try:
            tables.append(await table_for(request, each))
        except Refused as refused:
            if refused.code in ("unavailable", "too-often"):
                raise
    return MyTables(tables=[mine_json(table, holder) for table in tables])


def mine_json(table: LiveTable, holder: str) -> Any:
    state = table.state
    holds = state.held_by(holder)
    return {
        "id": table.id,
        "game": state.charter.choices.game,
        "options": state.charter.options,
        "status": state.status,
        "seats": [seat_json(seat) for seat in state.seats],
        "holds": holds,
        "your_turn": any(seat in state.owing and state.seats[seat].person for seat in holds),
        "changed": state.changed,
    }


@router.get("/tables")
async def lobby(request: Request) -> Lobby:
    """Public tables that wait for players."""
    return Lobby(
        tables=[lobby_json(table.state) for table in house_of(request).tables.gathering()[:100]]
    )


def lobby_json(state: TableState) -> Any:
    choices = state.charter.choices
    return {
        "id": state.charter.id,
        "game": choices.game,
        "options": state.charter.options,
        "players": choices.players,
        "seats": [seat_json(seat) for seat in state.seats],
        "pace": choices.pace,
        "created": state.charter.created,
    }


@router.post("/tables", status_code=201)
async def create_table(new: NewTable, request: Request, response: Response) -> Created:
    house = house_of(request)
    house.turnstile.check("new_tables", address(request))
    maker = await house.doors.holder_or_new(request, response)
    start_from = None
    if new.position is not None:
        text, luck = await house.tables.imported(new.position.record), house.world.new_luck()
        job = GoingOn(text, new, checked_options(new), new.position.at, luck)
        going_on = house.readers.read(job, asker_of(request, maker))
        start_from = await while_waited_for(request, going_on)
    table = await house.tables.create(new, maker, start_from)
    table.payer = address(request)
    return Created(id=table.id)


@router.get("/tables/{table}", response_model=TableOut)
async def look_at_table(table: Id, request: Request, seat: SeatQuery = None) -> Response:
    """A table as this browser may see it."""
    house = house_of(request)
    found = await table_for(request, table)
    holder = await house.doors.holder(request, found.id)
    eyes = seat_seen(found, holder, seat)
    return json_response(found.shown.whole(eyes, holder))


@router.post("/tables/{table}/acts")
async def act(table: Id, command: HttpCommand, request: Request, response: Response) -> Accepted:
    """What a socket can do, for who has none."""
    house = house_of(request)
    found = await table_for(request, table)
    sits = command.act.kind == "sit"
    holder = await house.doors.holder(request, found.id)
    if holder is None and sits:
        house.turnstile.check("new_tables", address(request))
        holder = await house.doors.holder_or_new(request, response)
    house.turnstile.check("acts", address(request), holder)
    check_act(house.turnstile, address(request), holder, found, command)
    version = await do(house.tables, found, Actor(holder, command.seat), command)
    if sits and holder is not None:
        await house.store.add_visit(holder, found.id)
    return Accepted(version=version)


@router.websocket("/tables/{table}/socket")
async def socket(
    websocket: WebSocket, table: str, seat: str = "spectator", since: str | None = None
) -> None:
    """Events of a table through a seat's eyes, and commands from there."""
    house = house_of(websocket)
    where = address(websocket)
    if not house.doors.is_own_origin(websocket) or not house.doors.knows_host(websocket):
        await websocket.close(HOSTILE)
        return
    if not house.turnstile.passes("openings", where) or not house.turnstile.enter(where):
        await websocket.close(HOSTILE)
        return
    try:
        await websocket.accept()
        try:
            await house.watch.sure()
            found = await table_for(websocket, table)
        except Refused as refused:
            await websocket.close(closing_code(refused, NO_TABLE))
            return
        try:
            holder = await house.doors.holder(websocket, found.id)
            eyes = seat_seen(found, holder, None if seat == "spectator" else number_in(seat))
        except Refused as refused:
            await websocket.close(closing_code(refused, NOT_YOURS))
            return
        actor = Actor(holder, None if eyes == SPECTATOR else eyes)
        conversation = Conversation(
            websocket, found, house.tables, actor, where, house.turnstile, house.world
        )
        with house.holding(conversation):
            await conversation.hold(None if since is None else number_in(since))
    except WebSocketDisconnect:
        return  # gone before there was anything to say
    finally:
        house.turnstile.exit(where)


def number_in(text: str) -> int:
    """No seat and no version for what is none."""
    return int(text[:MOST_DIGITS]) if text.isascii() and text.isdigit() else -1
