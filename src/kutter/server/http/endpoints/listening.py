"""Sockets at tables."""

import re
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Receive, Scope, Send

from kutter.games.contract import SPECTATOR
from kutter.server.http.connections import AT_ONCE
from kutter.server.http.endpoints.asking import attended_for, seat_seen, services_of
from kutter.server.http.sockets import HOSTILE, NO_TABLE, NOT_YOURS, Conversation, closing_code
from kutter.server.identity.cookies import address
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.actor import Actor

PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
MOST_DIGITS: Final = 10
"""Beyond the number of any seat or version."""


async def listen(scope: Scope, receive: Receive, send: Send) -> None:
    """Not by way of what requests need: it would last as long as the socket does, with all that it
    holds."""
    websocket = WebSocket(scope, receive, send)
    where = PATH.fullmatch(scope["path"])
    if where is None:
        await websocket.close()
    else:
        await attend(websocket, where[1])


async def attend(websocket: WebSocket, table: str) -> None:
    """Events of a table through a seat's eyes, and commands from there."""
    services = services_of(websocket)
    seat = websocket.query_params.get("seat", "spectator")
    since = websocket.query_params.get("since")
    where = address(websocket)
    if not services.cookies.is_own_origin(websocket) or not services.cookies.knows_host(websocket):
        await websocket.close(HOSTILE)
        return
    if not services.rate_limits.passes("openings", where) or not services.rate_limits.enter(where):
        await websocket.close(HOSTILE)
        return
    try:
        await websocket.accept()
        try:
            await services.sure()
            found = await attended_for(websocket, table)
        except Refused as refused:
            await websocket.close(closing_code(refused, NO_TABLE))
            return
        try:
            holder = await services.cookies.holder(websocket, found.id)
            eyes = seat_seen(found, holder, None if seat == "spectator" else number_in(seat))
        except Refused as refused:
            await websocket.close(closing_code(refused, NOT_YOURS))
            return
        actor = Actor(holder, None if eyes == SPECTATOR else eyes)
        at_once = websocket.scope.get("extensions", {}).get(AT_ONCE, cannot)
        limits, system = services.rate_limits, services.system
        conversation = Conversation(
            websocket, found, services, actor, where, limits, system, at_once
        )
        with services.holding(conversation):
            await conversation.hold(None if since is None else number_in(since))
    except WebSocketDisconnect:
        return  # gone before there was anything to say
    finally:
        services.rate_limits.exit(where)


def cannot(_message: bytes) -> bool:
    """Write at once, where another serves the application."""
    return False


def number_in(text: str) -> int:
    """No seat and no version for what is none."""
    return int(text[:MOST_DIGITS]) if text.isascii() and text.isdigit() else -1
