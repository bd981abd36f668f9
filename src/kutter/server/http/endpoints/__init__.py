"""The HTTP side: what the page and programs ask, and commands for who has no socket."""

from typing import Any

from fastapi import APIRouter, Depends
from starlette.requests import HTTPConnection

from kutter.server.http.endpoints import (
    contests,
    games,
    guides,
    lessons,
    links,
    questions,
    records,
    reviews,
    tables,
)
from kutter.server.http.endpoints.asking import services_of
from kutter.server.protocol.refusals import RefusalBody

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusalBody} for status in (403, 404, 409, 413, 422, 429, 503)
}


async def be_sure(connection: HTTPConnection) -> None:
    """Requests wait until we are sure to be alone; a socket, once it is open."""
    if connection.scope["type"] == "http":
        await services_of(connection).sure()


api = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[Depends(be_sure)])
for part in (games, guides, lessons, tables, links, questions, records, reviews, contests):
    api.include_router(part.router)
