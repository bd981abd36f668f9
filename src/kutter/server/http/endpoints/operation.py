"""What a host asks."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kutter import __version__
from kutter.server.http.endpoints.asking import services_of
from kutter.server.observe import METRICS
from kutter.server.protocol.operation import Health, Readiness

router = APIRouter()


@router.get("/healthz")
async def health(request: Request) -> Health:
    """Whether the process answers; never asks the database."""
    services = services_of(request)
    return Health(
        status="stopping" if services.stopping else "ok",
        version=__version__,
        tables=sum(services.tables.kept.counts().values()),
    )


@router.get("/readyz")
async def readiness(request: Request, response: Response) -> Readiness:
    """Whether what is asked can be done: written, read, and by this server alone."""
    reason = await services_of(request).trouble()
    if reason is not None:
        response.status_code = 503
    return Readiness(status="ready" if reason is None else reason)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    services = services_of(request)
    for status, number in services.tables.kept.counts().items():
        METRICS.tables.labels(status).set(number)
    METRICS.resting.set(len(services.tables.kept.resting))
    METRICS.ready.set(await services.trouble() is None)
    METRICS.reading.set(services.store.reading)
    METRICS.writes_waiting.set(services.store.writer.waiting)
    METRICS.questions_waiting.set(services.workers.waiting)
    METRICS.nodes.set(1 if services.node is None else len(services.node.living))
    return PlainTextResponse(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
