"""Guided first games."""

from dataclasses import asdict
from typing import Annotated

from fastapi import Path, Request, Response

from kutter.guides.registry import guides
from kutter.server.http.endpoints.asking import api_router, services_of
from kutter.server.identity.cookies import address
from kutter.server.protocol.basics import Word
from kutter.server.protocol.guides import (
    GuideOut,
    Guides,
    GuideStepOut,
    GuideStretchOut,
    Learner,
)
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import Created
from kutter.server.table import beginning
from kutter.server.table.decide.actor import Actor

router = api_router()


@router.get("/guides")
async def all_guides(response: Response) -> Guides:
    """What can be learnt here by playing."""
    response.headers["Cache-Control"] = "no-cache"
    return Guides(
        guides=[
            GuideOut(
                name=guide.name,
                game=guide.game,
                options=guide.options,
                minutes=guide.minutes,
                stretches=[
                    GuideStretchOut(
                        end=stretch.end,
                        steps=[GuideStepOut(**asdict(step)) for step in stretch.steps],
                    )
                    for stretch in guide.stretches
                ],
            )
            for guide in guides().values()
        ]
    )


@router.post("/guides/{guide}/{stretch}", status_code=201)
async def begin_stretch(
    guide: Word,
    stretch: Annotated[int, Path(ge=0, le=100)],
    learner: Learner,
    request: Request,
    response: Response,
) -> Created:
    """A table of one's own where a part of a guide is played; parts count from 0."""
    services = services_of(request)
    services.rate_limits.check("new_tables", address(request))
    known = guides().get(guide)
    if known is None or stretch >= len(known.stretches):
        raise Refused("no-such-guide", 404)
    holder = await services.cookies.holder_or_new(request, response)
    table = await beginning.begin_stretch(
        services.tables, known.stretches[stretch], Actor(holder), learner.name
    )
    table.bots.payer = address(request)
    return Created(id=table.id)
