"""What a messenger shows of an address: never more than the page shows a stranger."""

import re
from pathlib import Path

import pytest

from kutter.server.http import app as app_module
from tests.server.running import Browser, quick, running

pytestmark = pytest.mark.anyio

HEAD = """<meta property="og:title" content="Kutter" />
<meta property="og:description" content="Games" />
<meta property="og:image" content="/preview.png" />"""


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(HEAD)
    monkeypatch.setattr(app_module, "PAGE", tmp_path)


async def tags(browser: Browser, path: str, language: str = "en") -> dict[str, str]:
    answer = await browser.http.get(path, headers={"accept-language": language})
    return dict(re.findall(r'property="og:(\w+)" content="([^"]*)"', answer.text))


async def test_a_table_is_shown_by_its_game_and_nothing_else(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 3, options={"variant": "classic"})
        await anna.sit(table, 0, "Anna")
        shown = await tags(anna, f"/table/{table}")
        assert shown["title"] == "Kutter: Fresh Fish Classic"
        assert "golden rule" in shown["description"]
        assert shown["image"].startswith("http")
        assert shown["image"].endswith("/preview.png")
        assert "Anna" not in str(shown)
        assert "goldenen Regel" in (await tags(anna, f"/table/{table}", "de-AT"))["description"]


async def test_where_there_is_no_table_the_page_speaks_for_itself(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for path in ("/", "/table/", "/table/nothing", "/rules/fishing", '/table/"><script>'):
            shown = await tags(anna, path)
            assert (shown["title"], shown["description"]) == ("Kutter", "Games"), path
        assert (await tags(anna, "/join"))["title"] == "Kutter: You are invited"
