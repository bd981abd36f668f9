"""Statistics drawn: one measure of every shape."""

import re
from functools import cache
from html.parser import HTMLParser
from io import BytesIO

import pytest

from kutter.games.contract import Json
from kutter.lab.statistics.charts import draw_statistics
from kutter.lab.statistics.page import page_of
from kutter.language.catalogues import texts_in
from tests.lab.samples import statistics

SHAPES = ("decisions", "ties", "wins", "caught-by-winner", "caught-by-seat", "price-by-order")
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def _with_matplotlib() -> None:
    pytest.importorskip("matplotlib")


def some() -> Json:
    """A game of each, with few of their measures, and few cards."""
    groups = [statistics(game)["groups"][2] for game in ("fishing", "freshfish")]
    chosen = [
        {
            **group,
            "measures": [
                {**each, "rows": [row for row in each["rows"] if row.get("card", "B") < "G8"]}
                for each in group["measures"]
                if each["name"] in SHAPES
            ],
        }
        for group in groups
    ]
    return {**statistics("fishing"), "groups": chosen}


@cache
def german_page() -> str:
    return page_of(some(), texts_in("de"))


class Page(HTMLParser):
    """What a page has in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.referred: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "xlink:href", "clip-path"):
                self.referred.append((value or "").removeprefix("url(").rstrip(")"))


def test_a_page_needs_nothing_from_elsewhere() -> None:
    text = german_page()
    page = Page(text)
    assert len(page.ids) == len(set(page.ids)), "charts do not take each other's parts"
    assert {each for each in page.referred if not each.startswith("data:image/png;")} <= {
        f"#{each}" for each in page.ids
    }
    assert len(page.referred) > 100
    assert re.findall(r"src=|@import|url\((?!#)", text) == []


def test_a_page_is_for_light_and_dark_and_says_its_words() -> None:
    text = german_page()
    style, drawn = text.split("</style>", 1)
    assert "prefers-color-scheme: dark" in style
    for colour in ("#123c69", "#000000", "#8a8f98", "#b0b0b0"):
        assert colour not in drawn, "the reader's screen has the say"
    assert "Fischen, 5 Plätze, 2 Partien" in drawn
    assert "Siege nach Platz" in drawn
    assert "Käsestand" in drawn
    assert drawn.count("<svg") == 7
    words = re.findall(r"<text[^>]*>([^<]*)</text>", drawn)
    assert any(re.fullmatch(r"\d+,\d", word) for word in words)
    assert [word for word in words if re.search(r"\d\.\d", word)] == []


@pytest.mark.parametrize("kind", ["svg", pytest.param("png", marks=pytest.mark.slow)])
def test_a_picture(kind: str) -> None:
    file = BytesIO()
    draw_statistics(some(), texts_in("en"), file, kind)
    if kind == "png":
        assert file.getvalue().startswith(PNG_SIGNATURE)
    else:
        drawn = file.getvalue().decode()
        for words in ("Fishing, 5 seats, 2 games", "wins by seat", "the fair share", "blue 7"):
            assert words in drawn


def test_a_page_says_nothing_that_is_no_word() -> None:
    """Whatever a game is called."""
    told = some()
    told["groups"][0]["measures"] = []
    told["groups"][0]["options"] = {"variant": "<script>alert(1)</script>"}
    assert "<script" not in page_of(told, texts_in("en"))
