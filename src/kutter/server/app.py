"""The application: routes, headers, errors, and the page."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import HTTPException as RouteException
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kutter import __version__
from kutter.core.errors import KutterError
from kutter.server import api_page
from kutter.server.house import House
from kutter.server.observe import METRICS
from kutter.server.refusals import Refused, refusal_of, status_of
from kutter.server.routes import api, operation
from kutter.server.settings import Settings
from kutter.server.world import SystemWorld, World

PAGE: Final = Path(str(files("kutter"))) / "web"
"""Where the built page lies."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_BODY: Final = 2_000_000

logger = logging.getLogger(__name__)


def make_app(settings: Settings, world: World | None = None) -> FastAPI:
    house = House(settings, world or SystemWorld())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Kutter",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    app.add_middleware(BodyLimit)
    app.middleware("http")(guarded)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.exception_handler(KutterError)(refuse)
    app.exception_handler(RequestValidationError)(refuse_shape)
    app.exception_handler(HTTPException)(refuse_http)
    app.exception_handler(Exception)(refuse_failed)
    app.include_router(api)
    app.include_router(operation.router)
    app.include_router(api_page.router)
    app.routes.append(api_page.assets())
    serve_page(app)
    return app


async def guarded(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    """Strict headers on everything; commands only from our own page."""
    house: House = request.app.state.house
    response: Response
    if not house.doors.knows_host(request):
        response = PlainTextResponse("", status_code=421)
    elif request.method not in SAFE and not house.doors.is_own_origin(request):
        response = refused(Refused("other-origin", 403))
    elif int_or(request.headers.get("content-length"), 0) > MOST_BODY:
        response = refused(Refused("record-too-large", 413))
    else:
        response = await call_next(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.url.path.startswith("/assets/"):  # their names change with what is in them
        response.headers.setdefault("Cache-Control", "public, max-age=31536000, immutable")
    elif request.url.path.startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def int_or(text: str | None, otherwise: int) -> int:
    return int(text[:20]) if text and text.isascii() and text.isdigit() else otherwise


def refused(error: KutterError) -> JSONResponse:
    refusal = refusal_of(error)
    METRICS.refusals.labels(refusal.code).inc()
    return JSONResponse({"refusal": refusal.model_dump()}, status_code=status_of(error))


async def refuse(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, KutterError)
    return refused(error)


async def refuse_shape(_request: Request, _error: Exception) -> JSONResponse:
    """What was sent is not repeated: it may be a secret, or hostile."""
    return refused(Refused("not-understood", 422))


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # a body that is not even text
        return await refuse_shape(request, error)
    code = "record-too-large" if error.status_code == 413 else "not-here"
    answer = refused(Refused(code, error.status_code))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def refuse_failed(_request: Request, _error: Exception) -> JSONResponse:
    """Beyond `guarded`, and told to nobody but the log."""
    answer = refused(Refused("failed", 500))
    answer.headers.update(HEADERS)
    return answer


class BodyLimit:
    """For bodies that do not say how long they are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST_BODY:
                raise RouteException(413)  # where bodies are read, FastAPI lets no other through
            return message

        await self.app(scope, counted if scope["type"] == "http" else receive, send)


def serve_page(app: FastAPI) -> None:
    if not (PAGE / "index.html").exists():
        logger.warning("the page is not built: only the interface for programs is served")
        return
    app.mount("/assets", StaticFiles(directory=PAGE / "assets"), name="assets")
    files_of_page = {
        path.relative_to(PAGE).as_posix(): path
        for path in PAGE.rglob("*")
        if path.is_file() and not path.is_symlink()
    }

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> FileResponse:
        """The page finds its own way from any address of it."""
        if path.startswith(("api/", "assets/")):
            raise HTTPException(404)
        if path in files_of_page:
            return FileResponse(files_of_page[path])
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})
