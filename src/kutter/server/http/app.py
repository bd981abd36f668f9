"""The application: routes, errors, and the page."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from kutter import __version__
from kutter.language.errors import KutterError
from kutter.server.http import api_page
from kutter.server.http.compressing import Compressing
from kutter.server.http.endpoints import ROUTES
from kutter.server.http.endpoints.listening import listen
from kutter.server.http.preview import PICTURE, page_with, words_at
from kutter.server.http.security import HEADERS, Security, refused
from kutter.server.http.services import Services
from kutter.server.nodes.handing import Handing, Remembering
from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Settings
from kutter.server.storage.store import Store
from kutter.server.system import RealSystem, System
from kutter.server.table.live.ownership import Elsewhere

PAGE: Final = Path(str(files("kutter"))) / "web"
"""Where the built page lies."""

logger = logging.getLogger(__name__)


class App(api_page.DescribedApp):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await listen({**scope, "app": self}, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(
    settings: Settings, system: System | None = None, store: Store | None = None
) -> FastAPI:
    store = store or Store(settings.database, is_shared=settings.nats is not None)
    services = Services(settings, system or RealSystem(), store)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    app = App(
        title="Kutter",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.services = services
    app.add_middleware(Security, cookies=services.cookies, rate_limits=services.rate_limits)
    if services.node is not None:
        app.add_middleware(Remembering)
        app.exception_handler(Elsewhere)(hand_over)
        services.handing = Handing(services.node.bus, services.tables, lambda: app)
    app.add_middleware(Compressing)
    app.exception_handler(KutterError)(refuse)
    app.exception_handler(RequestValidationError)(refuse_shape)
    app.exception_handler(HTTPException)(refuse_http)
    app.exception_handler(Exception)(refuse_failed)
    # Not included as routers: that would make every route once more, for each application.
    app.routes.extend([*ROUTES, *api_page.router.routes, api_page.assets()])
    serve_page(app, services)
    return app


async def hand_over(request: Request, error: Exception) -> Response:
    """To whoever has the table; what is refused on the way is told as any refusal."""
    assert isinstance(error, Elsewhere)
    handing: Handing = request.app.state.services.handing
    try:
        return await handing.hand_over(request.scope, error)
    except KutterError as refusal:
        return refused(refusal)


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
    """Beyond what secures it, and told to nobody but the log."""
    answer = refused(Refused("failed", 500))
    answer.headers.update(HEADERS)
    return answer


def serve_page(app: FastAPI, services: Services) -> None:
    if not (PAGE / "index.html").exists():
        logger.warning("the page is not built: only the interface for programs is served")
        return
    app.mount("/assets", StaticFiles(directory=PAGE / "assets"), name="assets")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """The page finds its own way from any address of it."""
        if path.startswith(("api/", "assets/")):
            raise HTTPException(404)
        if path in files_in(PAGE):
            return FileResponse(files_in(PAGE)[path])
        try:
            words = await words_at(path, request, services)
        except Elsewhere as elsewhere:
            with suppress(KutterError):  # whoever comes must not go without the page
                return await services.handing.hand_over(request.scope, elsewhere)
            words = {}
        words = {"image": services.address_of(request, PICTURE), **words}
        text = page_with(words, PAGE / "index.html")
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


@cache
def files_in(folder: Path) -> dict[str, Path]:
    """By their names in addresses. No way leads out of the folder."""
    return {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    }
