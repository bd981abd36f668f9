"""Looking back on games that are over."""

from collections.abc import Awaitable, Callable
from typing import Annotated

import orjson
from fastapi import Query, Request, Response

from kutter.server.http.endpoints.asking import (
    api_router,
    asker_of,
    json_response,
    playing,
    services_of,
    table_for,
    while_waited_for,
)
from kutter.server.http.endpoints.records import is_open
from kutter.server.identity.cookies import address
from kutter.server.protocol.basics import MOST_SEATS, Id
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.reviews import ReviewOut
from kutter.server.review.jobs import CheckingReviewable
from kutter.server.table.archive import Basis, Reviewed
from kutter.server.table.telling.replays import record_json

router = api_router()

SeatAsked = Annotated[int, Query(ge=0, lt=MOST_SEATS)]
Known = Annotated[int | None, Query(ge=0, le=100_000)]
"""How far the asker knows that it is: then the answer waits for news."""


@router.get("/tables/{table}/review", response_model=ReviewOut)
async def review_of_table(
    table: Id, request: Request, seat: SeatAsked, cards_open: bool = False, known: Known = None
) -> Response:
    """What a seat's decisions cost, by what it knew then; or with all cards open.

    As long as others play the deal, only to who holds the seat, and from what it saw alone.
    """
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    found = await table_for(request, table)
    state = found.state
    playing(state)
    if seat >= len(state.seats):
        raise Refused("no-such-seat", 404, number=str(seat))
    whole = await is_open(services, found)
    if not whole:
        holder = await services.cookies.holder(request, found.id)
        if state.is_open or cards_open or seat not in state.held_by(holder):
            raise Refused("deal-is-played", 403)
    basis: Basis = "open" if cards_open else "whole" if whole else "seen"

    async def record() -> bytes:
        return orjson.dumps(record_json(state, seat, whole))

    return await look(request, Reviewed(table, seat, basis), record, known)


@router.get("/records/{record}/review", response_model=ReviewOut)
async def review_of_record(
    record: Id, request: Request, seat: SeatAsked, cards_open: bool = False, known: Known = None
) -> Response:
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    services.check_place(request, record)
    basis: Basis = "open" if cards_open else "whole"

    async def text() -> bytes:
        return (await services.archive.record(record)).encode()

    return await look(request, Reviewed(record, seat, basis), text, known)


async def look(
    request: Request,
    wanted: Reviewed,
    record: Callable[[], Awaitable[bytes]],
    known: int | None,
) -> Response:
    services, asker = services_of(request), asker_of(request, None)

    async def checked() -> bytes:
        text = await record()
        job = CheckingReviewable(text, wanted.seat, wanted.is_open)
        await services.readers.read(job, asker)
        return text

    looking = services.reviews.look(wanted, checked, asker, known)
    progress = await while_waited_for(request, looking)
    review = None if progress.review is None else orjson.Fragment(progress.review)
    return json_response({"done": progress.done, "all": progress.all, "review": review})
