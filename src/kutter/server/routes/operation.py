"""What a host asks."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kutter import __version__
from kutter.server.messages import (
    Health,
)
from kutter.server.observe import METRICS
from kutter.server.routes.asking import house_of

router = APIRouter()


@router.get("/healthz")
async def health(request: Request) -> Health:
    house = house_of(request)
    return Health(
        status="stopping" if house.stopping else "ok",
        version=__version__,
        tables=sum(house.tables.counts().values()),
    )


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics() -> Response:
    return PlainTextResponse(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
