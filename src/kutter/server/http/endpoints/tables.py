"""Oneself, and tables: found, made, looked at, acted at, listened to."""

from fastapi import Request, Response

from kutter import __version__
from kutter.games.contract import SPECTATOR
from kutter.games.meta import LEVELS
from kutter.records.format import Record
from kutter.server.http.endpoints.asking import (
    SeatQuery,
    api_router,
    asker_of,
    glimpse_for,
    json_response,
    playing,
    seat_seen,
    services_of,
    table_for,
    while_waited_for,
)
from kutter.server.http.endpoints.records import is_open
from kutter.server.http.sockets import check_act
from kutter.server.identity.cookies import address
from kutter.server.protocol.acts import Accepted, HttpCommand
from kutter.server.protocol.basics import Id
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import (
    Created,
    Lobby,
    Me,
    MyTables,
    NewTable,
    Position,
    TableOut,
)
from kutter.server.table.beginning import go_on
from kutter.server.table.charter import checked_options
from kutter.server.table.decide.actor import Actor
from kutter.server.table.readings import GoingOn
from kutter.server.table.telling.lists import mine_json
from kutter.server.table.telling.replays import told_record

router = api_router()


@router.post("/me")
async def introduce(request: Request, response: Response) -> Me:
    """Gives a browser its cookie, for as long as browsers keep one."""
    services = services_of(request)
    if await services.cookies.holder(request) is None:
        services.rate_limits.check("new_tables", address(request))
    await services.cookies.holder_or_new(request, response)
    return Me(version=__version__, bots=list(LEVELS))


@router.get("/mine")
async def my_tables(request: Request) -> MyTables:
    """The tables that this browser has been at."""
    services = services_of(request)
    holder = await services.cookies.holder(request)
    if holder is None:
        return MyTables(tables=[])
    names = await services.archive.visited_by(holder)
    told = {}
    if services.node is not None:
        told = await services.node.listed(names, holder, address(request))
    for each in names:
        if each not in told:
            try:
                told[each] = mine_json(await glimpse_for(request, each), holder)
            except Refused as refused:
                if refused.code in ("unavailable", "too-often"):
                    raise
    return MyTables.model_validate({"tables": [told[each] for each in names if each in told]})


@router.get("/tables")
async def lobby(request: Request) -> Lobby:
    """Public tables that wait for players."""
    return Lobby.model_validate({"tables": services_of(request).waiting()})


@router.post("/tables", status_code=201)
async def create_table(new: NewTable, request: Request, response: Response) -> Created:
    services = services_of(request)
    services.rate_limits.check("new_tables", address(request))
    maker = await services.cookies.holder_or_new(request, response)
    if new.position is None:
        table = await services.tables.create(new, maker)
    else:
        record, luck = await record_of(request, new.position), services.system.new_luck()
        job = GoingOn(record, new, checked_options(new), new.position.at, luck)
        going_on = services.readers.read(job, asker_of(request, maker))
        went_on = await while_waited_for(request, going_on)
        table = await go_on(services.tables, new, maker, went_on)
    table.bots.payer = address(request)
    return Created(id=table.id)


async def record_of(request: Request, position: Position) -> Record | str:
    """What somebody may go on from: of a table only where everybody may know the whole game."""
    services = services_of(request)
    if position.record is not None:
        return await services.archive.record(position.record)
    assert position.table is not None
    found = await table_for(request, position.table)
    playing(found.state)
    if not await is_open(services, found):
        raise Refused("deal-is-played", 403)
    return told_record(found.state, SPECTATOR, True)


@router.get("/tables/{table}", response_model=TableOut)
async def look_at_table(table: Id, request: Request, seat: SeatQuery = None) -> Response:
    """A table as this browser may see it."""
    services = services_of(request)
    found = await table_for(request, table)
    holder = await services.cookies.holder(request, found.id)
    eyes = seat_seen(found, holder, seat)
    return json_response(found.shown.whole(eyes, holder))


@router.post("/tables/{table}/acts")
async def act(table: Id, command: HttpCommand, request: Request, response: Response) -> Accepted:
    """What a socket can do, for who has none."""
    services = services_of(request)
    found = await table_for(request, table)
    sits = command.act.kind == "sit"
    holder = await services.cookies.holder(request, found.id)
    if holder is None and sits:
        services.rate_limits.check("new_tables", address(request))
        holder = await services.cookies.holder_or_new(request, response)
    services.rate_limits.check("acts", address(request), holder)
    check_act(services.rate_limits, address(request), holder, found, command)
    version = await services.tables.do(found, Actor(holder, command.seat), command)
    if sits and holder is not None:
        await services.archive.add_visit(holder, found.id)
    return Accepted(version=version)
