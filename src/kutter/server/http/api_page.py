"""The page about the interface for programs: Swagger's, with every file served by us."""

from importlib.resources import files
from typing import Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.routing import Mount

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

router = APIRouter(include_in_schema=False)


@router.get(PATH)
async def page() -> HTMLResponse:
    return HTMLResponse(PAGE)


@router.get(f"{PATH}/show.js")
async def show() -> Response:
    return Response(SHOW, media_type="text/javascript")


def assets() -> Mount:
    return Mount(ASSETS, StaticFiles(directory=str(files("fastapi_offline") / "static")))
