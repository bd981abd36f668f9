"""Answers by gzip: what goes out is what was meant, and files are compressed once."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient

from kutter.server.http import compressing
from kutter.server.http.compressing import LARGE, Compressing

BODIES = {"none": b"", "small": b"few", "usual": b"usual " * 500, "large": b"large " * LARGE}


async def answer(request: Request) -> Response:
    return PlainTextResponse(BODIES[request.path_params["which"]])


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "page.js").write_bytes(BODIES["usual"])

    async def file(_: Request) -> Response:
        return FileResponse(tmp_path / "page.js")

    app = Starlette(routes=[Route("/file", file), Route("/{which}", answer)])
    app.add_middleware(Compressing)
    return TestClient(app)


@pytest.mark.parametrize("which", BODIES)
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_a_body_is_the_same_either_way(client: TestClient, which: str, accepted: str) -> None:
    got = client.get(f"/{which}", headers={"Accept-Encoding": accepted})
    assert got.content == BODIES[which]
    is_packed = accepted == "gzip" and len(BODIES[which]) >= compressing.LEAST
    assert got.headers.get("content-encoding") == ("gzip" if is_packed else None)
    if is_packed:
        assert int(got.headers["content-length"]) < len(BODIES[which])
        assert got.headers["vary"] == "Accept-Encoding"


def test_a_file_is_compressed_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[bytes] = []
    compress = gzip.compress

    def counted(body: bytes, level: int, *, mtime: float) -> bytes:
        packed.append(body)
        return compress(body, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)
    for _ in range(3):
        assert client.get("/file").content == BODIES["usual"]
    assert len(packed) == 1


def test_part_of_a_file_and_a_head_alone_are_left_as_they_are(client: TestClient) -> None:
    part = client.get("/file", headers={"Range": "bytes=0-9", "Accept-Encoding": "gzip"})
    assert (part.status_code, part.content) == (206, BODIES["usual"][:10])
    head = client.head("/file", headers={"Accept-Encoding": "gzip"})
    assert (head.content, head.headers["content-length"]) == (b"", str(len(BODIES["usual"])))
