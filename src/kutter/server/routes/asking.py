"""What all routes need: the house, whose eyes somebody may use, and queries that recur."""

from typing import Annotated, Any, Literal

import orjson
from fastapi import Query, Response
from starlette.requests import HTTPConnection

from kutter.core.game import SPECTATOR
from kutter.server.house import House
from kutter.server.log import TableState
from kutter.server.refusals import Refused
from kutter.server.table import LiveTable

SeatQuery = Annotated[int | None, Query(ge=0, le=4)]
MovesQuery = Annotated[int | None, Query(ge=0, le=100_000)]
EyesQuery = Annotated[int | Literal["spectator"], Query()]


def house_of(request: HTTPConnection) -> House:
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


def playing(state: TableState) -> Any:
    if state.table is None:
        raise Refused("not-running")
    return state.table
