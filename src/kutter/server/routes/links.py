"""Links: secrets for guests, for other devices and for programs."""

import io
from functools import partial

import segno
from fastapi import APIRouter, Request, Response

from kutter.server.decide import Actor, check_maker, free_name
from kutter.server.doors import address, program
from kutter.server.log import DeviceAdded, DeviceRemoved, Fact, PlayedFor, Sat, Stood, TableState
from kutter.server.messages import (
    Id,
    LinkInfo,
    LinkOut,
    LinkRequest,
    Links,
    Redeem,
    Redeemed,
)
from kutter.server.refusals import Refused
from kutter.server.routes.asking import house_of, seat_seen
from kutter.server.seats import Link

router = APIRouter()


@router.post("/tables/{table}/links", status_code=201)
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
        if wanted.purpose == "bot":  # who may not revoke it shall not make it
            check_maker(state, Actor(holder))
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


@router.get("/tables/{table}/links")
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


@router.delete("/tables/{table}/links/{link}", status_code=204)
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


@router.post("/redeem")
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
