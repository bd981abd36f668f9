"""The HTTP side: what the page and programs ask, and commands for who has no socket."""

from typing import Any

from fastapi import APIRouter

from kutter.server.messages import RefusalBody
from kutter.server.routes import links, questions, records, tables

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusalBody} for status in (403, 404, 409, 413, 422, 429, 503)
}
api = APIRouter(prefix="/api", responses=REFUSALS)
for part in (tables, links, questions, records):
    api.include_router(part.router)
