"""Links: secrets for guests, for other devices and for programs.

All of it happens while nothing else does at the table, and is written with the table's log: what is
revoked is out, whoever came first.
"""

import io
from typing import Any

import segno
from fastapi import Request, Response

from kutter.server.http.endpoints.asking import api_router, loaded, services_of, table_for
from kutter.server.identity.cookies import address
from kutter.server.identity.links import ending, keeping, using
from kutter.server.protocol.basics import Id
from kutter.server.protocol.links import (
    Invitation,
    LinkInfo,
    LinkOut,
    LinkRequest,
    Links,
    Offer,
    Redeem,
    Redeemed,
    TableLink,
)
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.links import (
    check_new_link,
    check_offer,
    is_live,
    may_revoke,
    redeem,
    revoke,
    seat_program,
    uses_up,
    with_offspring,
)
from kutter.server.table.telling.seen import seat_json

router = api_router()


@router.post("/tables/{table}/links", status_code=201)
async def make_link(table: Id, wanted: LinkRequest, request: Request) -> LinkOut:
    """A secret for a guest, for another device of a seat's holder, or for a program."""
    services = services_of(request)
    services.rate_limits.check("new_tables", address(request))
    found = await table_for(request, table)
    holder = await services.cookies.holder(request, found.id)
    state = found.state
    async with found.alone() as add:
        links = await services.links.to(found.id)
        check_new_link(state, holder, wanted.seat, wanted.purpose, links)
        holding = state.seats[wanted.seat].holding
        link, secret = services.links.new(found.id, wanted.seat, wanted.purpose, holder, holding)
        changes = seat_program(state, link, wanted.name) if wanted.purpose == "bot" else []
        over = [each for each in links if not is_live(state, each)]
        await add(changes, keeping(link, secret), ending(over))
    path = f"/join#{secret}"
    url = services.address_of(request, path)
    return LinkOut(id=link.id, secret=secret, path=path, url=url, qr=qr_code(url))


@router.get("/tables/{table}/link")
async def table_link(table: Id, request: Request) -> TableLink:
    """Where others find the table."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    found = await table_for(request, table)
    url = services.address_of(request, f"/table/{found.id}")
    return TableLink(url=url, qr=qr_code(url))


def qr_code(url: str) -> str:
    svg = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        svg, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True
    )
    return svg.getvalue().decode()


@router.get("/tables/{table}/links")
async def list_links(table: Id, request: Request) -> Links:
    """Those that the asker may revoke."""
    services = services_of(request)
    found = await table_for(request, table)
    holder = await services.cookies.holder(request, found.id)
    return Links(
        links=[
            LinkInfo(
                id=link.id,
                seat=link.seat,
                purpose=link.purpose,
                created=link.created,
                used=link.holder is not None,
            )
            for link in await services.links.to(found.id)
            if may_revoke(found.state, holder, link)
        ]
    )


@router.delete("/tables/{table}/links/{link}", status_code=204)
async def revoke_link(table: Id, link: Id, request: Request) -> None:
    """What it had opened is closed again, with whatever was opened from there."""
    services = services_of(request)
    found = await table_for(request, table)
    holder = await services.cookies.holder(request, found.id)
    async with found.alone() as add:
        links = await services.links.to(found.id)
        for each in links:
            if each.id == link and may_revoke(found.state, holder, each):
                family = with_offspring(found.state, each, links)
                await add(revoke(found.state, family), ending(family))
                return
    raise Refused("link-is-unknown", 404)


@router.post("/invitation", response_model=Invitation)
async def look_at_invitation(offered: Offer, request: Request) -> Any:
    """What a link's secret opens, or why it opens nothing any more. Nothing is used up."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    link = await services.links.behind(offered.secret)
    found = await loaded(request, link.table)
    state = found.state
    check_offer(state, link, await services.cookies.holder(request, found.id))
    hosts = state.held_by(link.maker) if link.maker else []
    return {
        "game": state.charter.choices.game,
        "options": state.charter.options,
        "seats": [seat_json(seat) for seat in state.seats],
        "seat": link.seat,
        "purpose": link.purpose,
        "host": state.seats[hosts[0]].name if hosts else None,
    }


@router.post("/redeem")
async def redeem_link(offered: Redeem, request: Request, response: Response) -> Redeemed:
    """Exchanges a link's secret for a seat that the browser's cookie holds.

    Also where nobody else may look yet: it is for who sits there already, with another device.
    """
    services = services_of(request)
    services.rate_limits.check("new_tables", address(request))
    found = await loaded(request, (await services.links.behind(offered.secret)).table)
    holder = await services.cookies.holder_or_new(request, response)
    async with found.alone() as add:
        link = await services.links.behind(offered.secret)  # as it is now: it may be revoked
        changes = redeem(found.state, link, holder, offered.name)
        if uses_up(found.state, link, holder):
            await add(changes, using(link, holder))
    await services.archive.add_visit(holder, found.id)
    return Redeemed(table=link.table, seat=link.seat)
