"""Questions that change nothing."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request

from kutter.core.game import SPECTATOR
from kutter.server.doors import address
from kutter.server.messages import (
    CandidateOut,
    Hint,
    HintRequest,
    Id,
    PreviewRequest,
)
from kutter.server.outgoing import (
    routes_json,
)
from kutter.server.refusals import Refused
from kutter.server.routes.asking import MovesQuery, house_of, playing, seat_seen

router = APIRouter()


@router.post("/tables/{table}/preview")
async def preview(table: Id, asked: PreviewRequest, request: Request) -> dict[str, Any]:
    """What a thinkable move would bring about, as far as the asker can know."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    eyes = seat_seen(found, await house.doors.holder(request, found.id), asked.seat)
    game, position = found.state.game, playing(found.state)
    return game.preview(game.view(position, eyes), game.parse(asked.move), asked.tile)


@router.get("/tables/{table}/routes")
async def routes(table: Id, request: Request, at: MovesQuery = None) -> dict[str, Any]:
    """How every stall reaches its truck, now or after so many moves."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    state = (await house.tables.get(table)).state
    position = playing(state)
    if at is None:
        return state.game.routes(state.game.view(position, SPECTATOR))
    return await asyncio.to_thread(routes_json, state.record(), at)


@router.post("/tables/{table}/hint")
async def hint(table: Id, asked: HintRequest, request: Request) -> Hint:
    """What the strongest bot thinks, from what the asker can know."""
    house = house_of(request)
    house.turnstile.check("questions", address(request))
    found = await house.tables.get(table)
    seat = seat_seen(found, await house.doors.holder(request, found.id), asked.seat)
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
