"""What is told of the interface for programs: its schema, and Swagger's page, all served by us."""

from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from fastapi.responses import HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from pydantic import TypeAdapter
from starlette.routing import Mount

from kutter.games.meta import load
from kutter.games.registry import metas
from kutter.server.protocol.tables import View

PATH: Final = "/api/docs"
ASSETS: Final = f"{PATH}/assets"
SHOW: Final = """\
SwaggerUIBundle({url: "/api/openapi.json", dom_id: "#page", deepLinking: true});
"""
PAGE: Final = f"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kutter: the interface for programs</title>
<link rel="stylesheet" href="{ASSETS}/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<script src="{ASSETS}/swagger-ui-bundle.js"></script>
<script src="{PATH}/show.js"></script>
</body>
</html>
"""

REFERENCE: Final = "#/components/schemas/{model}"

router = APIRouter(include_in_schema=False)


class DescribedApp(FastAPI):
    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            add_views(super().openapi()["components"]["schemas"])
        return super().openapi()


def add_views(schemas: dict[str, Any]) -> None:
    """What a position holds in each game that is installed and says so."""
    common = f"Any{View.__name__}"
    views = {common: schemas[View.__name__]}
    for meta in metas().values():
        if meta.view is not None:
            view = load(meta.view)
            schema = TypeAdapter(view).json_schema(ref_template=REFERENCE, mode="serialization")
            schemas |= schema.pop("$defs", {})
            views[view.__name__] = schema
    found = [{"$ref": REFERENCE.format(model=name)} for name in views]
    schemas |= {**views, View.__name__: {"title": View.__name__, "anyOf": found}}


@router.get(PATH)
async def page() -> HTMLResponse:
    return HTMLResponse(PAGE)


@router.get(f"{PATH}/show.js")
async def show() -> Response:
    return Response(SHOW, media_type="text/javascript")


def assets() -> Mount:
    return Mount(ASSETS, StaticFiles(directory=str(files("fastapi_offline") / "static")))
