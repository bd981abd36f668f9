"""Questions that change nothing."""

from typing import Any

import orjson
from fastapi import Request

from kutter.bots.contract import Candidate
from kutter.games.contract import SPECTATOR, Game
from kutter.server.http.endpoints.asking import (
    MovesQuery,
    api_router,
    asker_of,
    playing,
    seat_seen,
    services_of,
    table_for,
    while_waited_for,
)
from kutter.server.identity.cookies import address
from kutter.server.protocol.basics import Id
from kutter.server.protocol.questions import CandidateOut, Hint, HintRequest, PreviewRequest
from kutter.server.protocol.refusals import Refused
from kutter.server.table.readings import Routes

router = api_router()


@router.post("/tables/{table}/preview")
async def preview(table: Id, asked: PreviewRequest, request: Request) -> dict[str, Any]:
    """What a thinkable move would bring about, as far as the asker can know."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    found = await table_for(request, table)
    eyes = seat_seen(found, await services.cookies.holder(request, found.id), asked.seat)
    game, position = found.state.game, playing(found.state)
    return game.preview(game.view(position, eyes), game.parse(asked.move), asked.tile)


@router.get("/tables/{table}/routes")
async def routes(table: Id, request: Request, at: MovesQuery = None) -> dict[str, Any]:
    """How every stall reaches its truck, now or after so many moves."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    state = (await table_for(request, table)).state
    position = playing(state)
    if at is None:
        return state.game.routes(state.game.view(position, SPECTATOR))
    job = Routes(state.record(), at)
    asker = asker_of(request, await services.cookies.holder(request, table))
    made: dict[str, Any] = orjson.loads(
        await while_waited_for(request, services.readers.read(job, asker))
    )
    return made


@router.post("/tables/{table}/hint")
async def hint(table: Id, asked: HintRequest, request: Request) -> Hint:
    """What the adviser thinks, from what the asker can know."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    found = await table_for(request, table)
    holder = await services.cookies.holder(request, found.id)
    seat = seat_seen(found, holder, asked.seat)
    if not found.state.charter.choices.hints:
        raise Refused("no-hints-here", 403)
    if seat not in found.state.owing:
        raise Refused("nothing-owed")
    game = found.state.game
    hints = found.bots.hint(seat, asker_of(request, holder))
    candidates = await while_waited_for(request, hints)
    return Hint(candidates=[candidate_out(each, game) for each in candidates])


def candidate_out(candidate: Candidate, game: Game) -> CandidateOut:
    outlook, reason = candidate.outlook, candidate.reason
    return CandidateOut(
        move=game.text(candidate.move),
        says=game.move_words(candidate.move).to_json(),
        value=candidate.value,
        visits=candidate.visits,
        chance=None if outlook is None else outlook.chance,
        points=None if outlook is None else outlook.points,
        outlook=None if outlook is None else outlook.says.to_json(),
        reason=None if reason is None else reason.to_json(),
    )
