"""The HTTP side: what the page and programs ask, and commands for who has no socket."""

import asyncio
import io
from functools import partial
from typing import Annotated, Any, Literal

import orjson
import segno
from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kutter import __version__
from kutter.core.files import MOST_BYTES
from kutter.core.game import SPECTATOR
from kutter.server.decide import Actor, clean_text, free_name
from kutter.server.doors import address, program
from kutter.server.house import House
from kutter.server.log import DeviceAdded, DeviceRemoved, Fact, PlayedFor, Sat, Stood, TableState
from kutter.server.messages import (
    MOST_NAME,
    Accepted,
    CandidateOut,
    Created,
    Health,
    Hint,
    HintRequest,
    HttpCommand,
    Id,
    Imported,
    LinkInfo,
    LinkOut,
    LinkRequest,
    Links,
    Lobby,
    Me,
    MyTables,
    NewTable,
    PreviewRequest,
    Redeem,
    Redeemed,
    RefusalBody,
    ReplayOut,
    TableOut,
)
from kutter.server.observe import METRICS
from kutter.server.outgoing import (
    names_of,
    record_json,
    replay_json,
    routes_json,
    seat_json,
    shows_purses,
)
from kutter.server.refusals import Refused
from kutter.server.seats import Link
from kutter.server.sockets import HOSTILE, NO_TABLE, NOT_YOURS, Conversation, do
from kutter.server.table import LiveTable

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusalBody} for status in (403, 404, 409, 413, 422, 429, 503)
}
api = APIRouter(prefix="/api", responses=REFUSALS)
operation = APIRouter()
SeatQuery = Annotated[int | None, Query(ge=0, le=4)]
MOST_DIGITS = 10
"""Beyond the number of any seat or version."""
MovesQuery = Annotated[int | None, Query(ge=0, le=100_000)]
EyesQuery = Annotated[int | Literal["spectator"], Query()]


def house_of(request: Request | WebSocket) -> House:
    house: House = request.app.state.house
    return house


def json_response(value: Any) -> Response:
    """What outgoing.py made needs no second check on its way out."""
    return Response(orjson.dumps(value), media_type="application/json")


def seat_seen(table: LiveTable, holder: str | None, seat: int | None) -> int:
    """The eyes that somebody may use."""
    if seat is None:
        return SPECTATOR
    if seat not in table.state.held_by(holder):
        raise Refused("not-your-seat", 403)
    return seat


# Oneself


@api.post("/me")
async def introduce(request: Request, response: Response) -> Me:
    """Gives a browser its cookie, if it has none."""
    house = house_of(request)
    house.turnstile.check("new_tables", address(request))
    await house.doors.holder_or_new(request, response)
    return Me(version=__version__, bots=["deckhand", "mate", "skipper"])


@api.get("/mine")
async def my_tables(request: Request) -> MyTables:
    """The tables that this browser has been at."""
    house = house_of(request)
    holder = await house.doors.holder(request)
    if holder is None:
        return MyTables(tables=[])
    return MyTables(
        tables=[mine_json(table, holder) for table in await house.tables.of_holder(holder)]
    )


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


# Tables


@api.get("/tables")
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


@api.post("/tables", status_code=201)
async def create_table(new: NewTable, request: Request, response: Response) -> Created:
    house = house_of(request)
    house.turnstile.check("new_tables", address(request))
    maker = await house.doors.holder_or_new(request, response)
    return Created(id=(await house.tables.create(new, maker)).id)


@api.get("/tables/{table}", response_model=TableOut)
async def look_at_table(table: Id, request: Request, seat: SeatQuery = None) -> Response:
    """A table as this browser may see it."""
    house = house_of(request)
    found = await house.tables.get(table)
    holder = await house.doors.holder(request)
    eyes = seat_seen(found, holder, seat)
    return json_response(found.shown.whole(eyes, holder))


@api.post("/tables/{table}/acts")
async def act(table: Id, command: HttpCommand, request: Request, response: Response) -> Accepted:
    """What a socket can do, for who has none."""
    house = house_of(request)
    found = await house.tables.get(table)
    sits = command.act.kind == "sit"
    holder = await house.doors.holder(request)
    if holder is None and sits:
        house.turnstile.check("new_tables", address(request))
        holder = await house.doors.holder_or_new(request, response)
    house.turnstile.check("acts", f"holder {holder or address(request)}")
    if command.act.kind == "say":
        house.turnstile.check("chat", f"holder {holder or address(request)}")
    version = await do(house.tables, found, Actor(holder, command.seat), command)
    if sits and holder is not None:
        await house.store.add_visit(holder, found.id)
    return Accepted(version=version)


@api.websocket("/tables/{table}/socket")
async def socket(
    websocket: WebSocket, table: str, seat: str | None = None, since: str | None = None
) -> None:
    """Events of a table through a seat's eyes, and commands from there."""
    house = house_of(websocket)
    where = address(websocket)
    if not house.doors.is_own_origin(websocket) or not house.doors.knows_host(websocket):
        await websocket.close(HOSTILE)
        return
    if not house.turnstile.enter(where):
        await websocket.close(HOSTILE)
        return
    try:
        await websocket.accept()
        try:
            found = await house.tables.get(table)
        except Refused:
            await websocket.close(NO_TABLE)
            return
        try:
            holder = await house.doors.holder(websocket)
            eyes = seat_seen(found, holder, None if seat is None else number_in(seat))
        except Refused:
            await websocket.close(NOT_YOURS)
            return
        actor = Actor(holder, None if eyes == SPECTATOR else eyes)
        conversation = Conversation(
            websocket, found, house.tables, actor, house.turnstile, house.world
        )
        with house.holding(conversation):
            await conversation.hold(None if since is None else number_in(since))
    finally:
        house.turnstile.exit(where)


def number_in(text: str) -> int:
    """No seat and no version for what is none."""
    return int(text[:MOST_DIGITS]) if text.isascii() and text.isdigit() else -1


# Links


@api.post("/tables/{table}/links", status_code=201)
async def make_link(table: Id, wanted: LinkRequest, request: Request) -> LinkOut:
    """A secret for a guest, for another device of a seat's holder, or for a program."""
    house = house_of(request)
    house.turnstile.check("new_tables", address(request))
    found = await house.tables.get(table)
    holder = await house.doors.holder(request)
    state = found.state
    if wanted.seat >= len(state.seats):
        raise Refused("no-such-seat", 404, number=str(wanted.seat))
    if wanted.purpose == "device":
        seat_seen(found, holder, wanted.seat)
    else:
        if holder is None or (holder != state.charter.maker and not state.held_by(holder)):
            raise Refused("not-at-the-table", 403)
        if state.status != "gathering":
            raise Refused("already-started")
        if state.seats[wanted.seat].taken:
            raise Refused("seat-is-taken")
    link, secret = await house.seats.new_link(found.id, wanted.seat, wanted.purpose)
    if wanted.purpose == "bot":
        await found.add(lambda state: seat_program(state, wanted, link))
    path = f"/join#{secret}"
    return LinkOut(id=link, secret=secret, path=path, qr=qr_code(house.address_of(request, path)))


def seat_program(state: TableState, wanted: LinkRequest, link: str) -> list[Fact]:
    if state.status != "gathering" or state.seats[wanted.seat].taken:
        raise Refused("seat-is-taken")
    return [Sat(wanted.seat, program(link), free_name(state, wanted.name or "Bot"), outside=True)]


def qr_code(url: str) -> str:
    svg = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        svg, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True
    )
    return svg.getvalue().decode()


@api.get("/tables/{table}/links")
async def list_links(table: Id, request: Request) -> Links:
    """Those that the asker may revoke."""
    house = house_of(request)
    found = await house.tables.get(table)
    holder = await house.doors.holder(request)
    return Links(
        links=[
            LinkInfo(
                id=link.id,
                seat=link.seat,
                purpose=link.purpose,
                created=link.created,
                used=link.holder is not None,
            )
            for link in await house.seats.links(found.id)
            if may_revoke(found.state, holder, link)
        ]
    )


def may_revoke(state: TableState, holder: str | None, link: Link) -> bool:
    if link.purpose == "device":
        return link.seat in state.held_by(holder)
    return holder is not None and holder == state.charter.maker


@api.delete("/tables/{table}/links/{link}", status_code=204)
async def revoke_link(table: Id, link: Id, request: Request) -> None:
    """What it had opened is closed again."""
    house = house_of(request)
    found = await house.tables.get(table)
    holder = await house.doors.holder(request)
    for each in await house.seats.links(found.id):
        if each.id == link and may_revoke(found.state, holder, each):
            await house.seats.revoke(found.id, link)
            await found.add(partial(closed, link=each))
            found.drop_listeners_of(each.seat)
            return
    raise Refused("link-is-unknown", 404)


def closed(state: TableState, link: Link) -> list[Fact]:
    """What follows from a link that is revoked."""
    seat = state.seats[link.seat]
    if link.purpose == "device" and link.holder in seat.holders and len(seat.holders) > 1:
        return [DeviceRemoved(link.seat, link.holder or "")]
    if link.purpose == "bot" and program(link.id) in seat.holders:
        if state.status == "gathering":
            return [Stood(link.seat)]
        if state.status == "running" and seat.plays is None:
            return [PlayedFor(link.seat, "gone")]
    return []


@api.post("/redeem")
async def redeem(offered: Redeem, request: Request, response: Response) -> Redeemed:
    """Exchanges a link's secret for a seat that the browser's cookie holds."""
    house = house_of(request)
    house.turnstile.check("new_tables", address(request))
    link = await house.seats.link(offered.secret)
    if link.purpose == "bot":
        raise Refused("link-is-unknown", 404)
    holder = await house.doors.holder_or_new(request, response)
    found = await house.tables.get(link.table)
    async with house.seats.redeeming:
        link = await house.seats.link(offered.secret)
        if link.holder is not None and link.holder != holder:
            raise Refused("link-is-used")
        if holder not in found.state.seats[link.seat].holders:
            await found.add(lambda state: let_in(state, link, holder, offered.name))
        await house.seats.use(link, holder)
    await house.store.add_visit(holder, found.id)
    return Redeemed(table=link.table, seat=link.seat)


def let_in(state: TableState, link: Link, holder: str, name: str | None) -> list[Fact]:
    seat = state.seats[link.seat]
    if link.purpose == "device":
        if not seat.holders:
            raise Refused("seat-is-empty")
        return [DeviceAdded(link.seat, holder)]
    if state.status != "gathering":
        raise Refused("already-started")
    if seat.taken:
        raise Refused("seat-is-taken")
    if not name:
        raise Refused("empty-name", 422)
    return [Sat(link.seat, holder, free_name(state, name))]


# Questions that change nothing


@api.post("/tables/{table}/preview")
async def preview(table: Id, asked: PreviewRequest, request: Request) -> dict[str, Any]:
    """What a thinkable move would bring about, as far as the asker can know."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    eyes = seat_seen(found, await house.doors.holder(request), asked.seat)
    game, position = found.state.game, playing(found.state)
    return game.preview(game.view(position, eyes), game.parse(asked.move), asked.tile)


@api.get("/tables/{table}/routes")
async def routes(table: Id, request: Request, at: MovesQuery = None) -> dict[str, Any]:
    """How every stall reaches its truck, now or after so many moves."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    state = (await house.tables.get(table)).state
    position = playing(state)
    if at is None:
        return state.game.routes(state.game.view(position, SPECTATOR))
    return await asyncio.to_thread(routes_json, state.record(), at)


def playing(state: TableState) -> Any:
    if state.table is None:
        raise Refused("not-running")
    return state.table


@api.post("/tables/{table}/hint")
async def hint(table: Id, asked: HintRequest, request: Request) -> Hint:
    """What the strongest bot thinks, from what the asker can know."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    seat = seat_seen(found, await house.doors.holder(request), asked.seat)
    if not found.state.charter.choices.hints:
        raise Refused("no-hints-here", 403)
    if seat not in found.state.owing:
        raise Refused("nothing-owed")
    game = found.state.game
    return Hint(
        candidates=[
            CandidateOut(
                move=game.text(each.move),
                says=game.move_words(each.move).to_json(),
                value=each.value,
                visits=each.visits,
            )
            for each in await found.hint(seat)
        ]
    )


# Records and replays


@api.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: Id, request: Request, seat: SeatQuery = None) -> Response:
    """The whole game once its deal is over; before that what the asker knows of it."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    eyes = seat_seen(found, await house.doors.holder(request), seat)
    playing(found.state)
    return json_response(record_json(found.state, eyes, is_open(house, found)))


@api.get("/tables/{table}/replay", response_model=ReplayOut)
async def replay_table(table: Id, request: Request, eyes: EyesQuery = "spectator") -> Response:
    """Through anybody's eyes once the deal is over, before that through one's own."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    playing(found.state)
    whole = is_open(house, found)
    seat = SPECTATOR if eyes == "spectator" else eyes
    if not (whole and 0 <= seat < len(found.state.seats)):
        holder = await house.doors.holder(request)
        seat = seat_seen(found, holder, None if seat == SPECTATOR else seat)
    names, purses = names_of(found.state), shows_purses(found.state)
    game = found.state.record()
    return json_response(await asyncio.to_thread(replay_json, game, seat, whole, names, purses))


def is_open(house: House, table: LiveTable) -> bool:
    state = table.state
    return state.status in ("finished", "ended") and house.tables.deal_is_over(state.charter.deal)


@api.post("/records", status_code=201)
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


@api.get("/records/{record}", response_model=dict[str, Any])
async def exported(record: Id, request: Request) -> Response:
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    return json_response((await house.tables.imported(record)).to_json())


@api.get("/records/{record}/replay", response_model=ReplayOut)
async def replay_record(record: Id, request: Request, eyes: EyesQuery = "spectator") -> Response:
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.imported(record)
    seat = SPECTATOR if eyes == "spectator" else eyes
    if found.seen_by is not None:
        seat = found.seen_by
    elif seat != SPECTATOR and not 0 <= seat < found.players:
        raise Refused("no-such-seat", 404, number=str(seat))
    names = recorded_names(found)
    return json_response(
        await asyncio.to_thread(replay_json, found, seat, found.seen_by is None, names)
    )


@api.get("/records/{record}/routes")
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


# Operation


@operation.get("/healthz")
async def health(request: Request) -> Health:
    house = house_of(request)
    return Health(
        status="stopping" if house.stopping else "ok",
        version=__version__,
        tables=sum(house.tables.counts().values()),
    )


@operation.get("/metrics", response_class=PlainTextResponse)
async def metrics() -> Response:
    return PlainTextResponse(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
