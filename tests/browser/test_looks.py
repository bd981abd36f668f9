"""The page in both languages and schemes, narrow, and for everyone."""

from collections.abc import Iterable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
OF_EVERY_KIND = ("start", "gathering", "fishing", "market-hint", "replay")
OF_FIVE = ("fishing-five", "market-five", "market-signs")
"""On a phone, long names of five lose letters."""
AXE = {
    "resultTypes": ["violations"],
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
AXE_FOR_COLOURS = {
    "resultTypes": ["violations"],
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}

COVERED = """() => {
  const top = document.querySelector('dialog') ?? document;
  const controls = top.querySelectorAll('button, a[href], label, select, input:not(.unseen)');
  return [...controls].filter(each => {
    if (each.closest('[data-card], [aria-hidden=true], .log')) return false;  // overlap, scroll
    if (!each.checkVisibility({ contentVisibilityAuto: true })) return false;  // folded away
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [top + 8, bottom - 8].some(y => [left + 8, right - 8].some(x => {
      const seen = document.elementFromPoint(x, y);
      // What lies over the table only until it is put away.
      const over = seen?.closest('label, .foresight, .hint, .bubble, [role=dialog]');
      return right - left > 16 && seen && !each.contains(seen) && !over;
    }));
  }).map(each => each.outerHTML.slice(0, 200));
}"""

CUT = """() => [...document.querySelectorAll('.stem')]
  .filter(each => each.scrollWidth > each.clientWidth)
  .map(each => each.parentElement.title)"""


@pytest.mark.parametrize(
    ("size", "screens"),
    [
        pytest.param(DESK, OF_EVERY_KIND, id="of every kind"),
        pytest.param(DESK, SCREENS, id="desk", marks=pytest.mark.slow),
        pytest.param(PHONE, SCREENS, id="phone", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing_by_day_and_by_night(
    visit: Visit, size: dict[str, int], screens: Iterable[str]
) -> None:
    options = {"scheme": "auto", "switches": {"fishing-memory": True}, "confirm": True}
    page = visit(options=options, viewport=size, reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for name in screens:
        page.emulate_media(color_scheme="light")
        come_to(page, name)
        SCREENS[name].scroll(page)
        violations = violations_of(page, AXE)
        page.emulate_media(color_scheme="dark")
        violations += violations_of(page, AXE_FOR_COLOURS)
        if violations:
            found[name] = violations
    assert found == {}


def violations_of(page: Page, options: dict[str, Any]) -> list[str]:
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in Axe().run(page, options=options).response["violations"]
        for node in each["nodes"]
    ]


def come_to(page: Page, name: str) -> None:
    screen = SCREENS[name]
    page.goto(screen.prepare(page))
    screen.finish(page)


@pytest.mark.parametrize(
    ("language", "screens"),
    [
        pytest.param("de", OF_EVERY_KIND, id="longer words"),
        pytest.param("de", SCREENS, id="de", marks=pytest.mark.slow),
        pytest.param("en", SCREENS, id="en", marks=pytest.mark.slow),
    ],
)
def test_on_a_phone_nothing_scrolls_sideways_and_no_control_is_covered(
    visit: Visit, language: str, screens: Iterable[str]
) -> None:
    options = {"language": language, "confirm": True}
    page = visit(options=options, viewport=PHONE, has_touch=True)
    for name in screens:
        come_to(page, name)
        width = page.evaluate(
            "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
        )
        assert width <= PHONE["width"], name
        assert page.evaluate(COVERED) == [], name
        assert name in OF_FIVE or page.evaluate(CUT) == [], name


@pytest.mark.parametrize(
    ("screen", "thing", "height"),
    [("market-five", ".pane", 250), ("fishing-five", "[role=toolbar]", 80)],
)
def test_on_a_phone_on_its_side_the_table_is_in_sight(
    visit: Visit, screen: str, thing: str, height: int
) -> None:
    page = visit(viewport={"width": 740, "height": 360}, has_touch=True)
    come_to(page, screen)
    box = page.locator(thing).bounding_box()
    assert box is not None
    assert box["height"] > height
    assert box["y"] + box["height"] <= 360
    assert page.evaluate("document.documentElement.scrollHeight") == 360
    assert page.evaluate(COVERED) == []


def test_the_zoom_leaves_the_tiles_in_sight(visit: Visit) -> None:
    page = visit()
    come_to(page, "market-five")
    for width, height in ((360, 740), (740, 360), (768, 1024), (1024, 700), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        zoom = page.locator(".zoom").bounding_box()
        assert zoom is not None
        for tile in page.locator(".stack li").all():
            box = tile.bounding_box()
            assert box is not None
            beside = box["x"] + box["width"] <= zoom["x"]
            above = box["y"] + box["height"] <= zoom["y"]
            assert beside or above, (width, tile.inner_text())
