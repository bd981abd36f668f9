"""The catalogue that the page speaks from."""

import httpx2
import pytest

from tests.server.running import NO_TLS, quick, running

pytestmark = pytest.mark.anyio


async def test_the_catalogue_comes_once_to_who_keeps_it(sqlite: str) -> None:
    async with (
        running(quick(sqlite)) as server,
        httpx2.AsyncClient(base_url=server.url, verify=NO_TLS) as anna,
    ):
        german = await anna.get("/api/catalogue/de")
        assert "page-start-title" in german.text
        kept = {"If-None-Match": german.headers["etag"]}
        again = await anna.get("/api/catalogue/de", headers=kept)
        assert (again.status_code, again.content) == (304, b"")
        other = await anna.get("/api/catalogue/en", headers=kept)
        assert other.status_code == 200
        assert (await anna.get("/api/catalogue/fr")).status_code == 404
