"""What a messenger shows of an address: never more than the page shows a stranger."""

import html
import re
from dataclasses import replace
from pathlib import Path

import pytest

from kutter.server.http import app as app_module
from kutter.server.nodes.handing import Handing
from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Limits
from tests.server.nodes.pair import two
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
    return {
        name: html.unescape(told)
        for name, told in re.findall(r'property="og:(\w+)" content="([^"]*)"', answer.text)
    }


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


DAILY = {
    "en": ("Deal of the day", "the same for everybody, against the same bots."),
    "de": ("Partie des Tages", "für alle dieselbe, gegen dieselben Bots."),
}
CHALLENGE = {
    "en": ("Challenge", "plays the same deal against the same bots."),
    "de": ("Herausforderung", "spielt dieselbe Verteilung gegen dieselben Bots."),
}


async def test_the_deals_of_the_day_are_told_as_what_they_are(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        [*_, deal] = (await anna.get("/daily"))["today"]
        for language, (title, description) in DAILY.items():
            daily = await tags(anna, "/daily", language)
            assert daily["title"] == f"Kutter: {title}"
            assert daily["description"].endswith(description)
            contest = await tags(anna, f"/contests/{deal['id']}", language)
            assert contest["title"] == f"Kutter: {title} · Fresh Fish Classic"
            assert contest["description"] == daily["description"]


async def test_a_challenge_is_shown_by_its_game_and_nothing_else(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        [*_, deal] = (await anna.get("/daily"))["today"]
        contests = server.services.contests
        daily = await contests.get(deal["id"])
        made = replace(daily, id="abcdef", deal="ghijkl", day=None, closes=None, source="table1")
        await contests.ledger.add(made)
        for language, (title, description) in CHALLENGE.items():
            shown = await tags(anna, "/contests/abcdef", language)
            assert shown["title"] == f"Kutter: {title} · Fresh Fish Classic"
            assert description in shown["description"]
            for secret in (made.seed.hex(), made.deal, "table1"):
                assert secret not in str(shown)


async def test_who_asks_too_often_is_still_shown_the_page(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(questions=(2, 0)))
    async with running(settings) as server, Browser(server) as anna:
        [*_, deal] = (await anna.get("/daily"))["today"]
        titles = [(await tags(anna, f"/contests/{deal['id']}"))["title"] for _ in range(2)]
        assert titles == ["Kutter: Deal of the day · Fresh Fish Classic", "Kutter"]


async def test_where_there_is_no_table_the_page_speaks_for_itself(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for path in (
            "/",
            "/table/",
            "/table/nothing",
            "/contests/nothing",
            "/contests/",
            "/contests/%00",
            "/rules/fishing",
            '/table/"><script>',
        ):
            shown = await tags(anna, path)
            assert (shown["title"], shown["description"]) == ("Kutter", "Games"), path
        assert (await tags(anna, "/join"))["title"] == "Kutter: You are invited"


async def test_a_table_of_another_node_is_shown_and_where_that_cannot_be_asked_the_page_is(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("freshfish", 3)
        await ben.get(f"/tables/{table}")
        assert (await tags(ben, f"/table/{table}"))["title"] == "Kutter: Fresh Fish"

        async def hand_over(*_: object) -> None:
            raise Refused("unavailable", 503)

        monkeypatch.setattr(Handing, "hand_over", hand_over)
        assert (await tags(ben, f"/table/{table}"))["title"] == "Kutter"
