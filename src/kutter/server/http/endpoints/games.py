"""The games that are installed, and what is said of them."""

import hashlib
import re
from dataclasses import asdict
from functools import cache

from fastapi import Request, Response
from fastapi.responses import PlainTextResponse

from kutter.bots.ratings import ratings_in
from kutter.bots.registry import bots_in
from kutter.games.meta import Level
from kutter.games.registry import metas
from kutter.language.catalogues import LANGUAGES, catalogue
from kutter.server.http.endpoints.asking import api_router
from kutter.server.protocol.games import GameOut, Games, LevelOut, OptionOut, RatingOut
from kutter.server.protocol.refusals import Refused

router = api_router()


@router.get("/games")
async def games(response: Response) -> Games:
    """What can be played here, and what is to be agreed before."""
    response.headers["Cache-Control"] = "no-cache"
    return Games(
        games=[
            GameOut(
                name=meta.name,
                seats=list(meta.seats),
                options=[OptionOut(**asdict(option)) for option in meta.options],
                lowest_wins=meta.lowest_wins,
                rule_prefix=meta.rule_prefix,
                levels=[level_out(meta.name, level) for level in bots_in(meta)],
                has_purses=meta.has_purses,
            )
            for meta in metas().values()
        ]
    )


def level_out(game: str, level: Level) -> LevelOut:
    ratings = [RatingOut(**asdict(each)) for each in ratings_in(game).get(level, ())]
    return LevelOut(name=level, ratings=ratings)


@router.get(
    "/catalogue/{language}",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        304: {"description": "As the asker keeps it"},
    },
)
async def messages(language: str, request: Request) -> Response:
    """The messages in a language, in Project Fluent's format; once, to who keeps them."""
    if language not in LANGUAGES:
        raise Refused("not-here", 404)
    headers = {"Cache-Control": "no-cache", "ETag": tag_of(language)}
    kept = request.headers.get("if-none-match", "").split(",")
    if {"*", headers["ETag"]} & {each.strip() for each in kept}:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(page_catalogue(language), headers=headers)


@cache
def page_catalogue(language: str) -> str:
    """Without the help of the command line, which no page shows."""
    return re.sub(r"(?m)^(help|examples)-.*\n(?:[ }].*\n|\n(?=[ }]))*", "", catalogue(language))


@cache
def tag_of(language: str) -> str:
    """Weak, since it may travel packed."""
    return f'W/"{hashlib.sha256(page_catalogue(language).encode()).hexdigest()[:16]}"'
