"""Whole games by touch on a phone and by the keyboard alone."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.playing import look_at, new_game, play_on

pytestmark = pytest.mark.slow

GAMES = [
    *((f"fishing-{players}", "fishing", players, {}) for players in (3, 4, 5)),
    *(
        (f"{variant}-{players}", "freshfish", players, {"variant": variant})
        for variant in ("market", "classic")
        for players in (2, 3, 4, 5)
    ),
]
GAME = pytest.mark.parametrize(
    ("game", "players", "variant"), [pytest.param(*rest, id=name) for name, *rest in GAMES]
)


def tap(page: Page, choice: Locator) -> None:
    space = choice.get_attribute("data-space")
    corner = {"x": 8, "y": 12} if choice.get_attribute("data-card") else None
    choice.tap(timeout=10_000, force=True, position=corner)  # type: ignore[arg-type]
    if space:  # fingers choose first, and then take
        page.locator(f".cell[aria-selected=true][data-space={space}]").tap(
            timeout=10_000, force=True
        )


def press(page: Page, choice: Locator) -> None:
    """Goes to what is chosen with the keys that reach it, and presses Enter."""
    if space := choice.get_attribute("data-space"):
        walk_to(page, space)
    else:
        choice.focus(timeout=10_000)
    page.keyboard.press("Enter")


def walk_to(page: Page, space: str) -> None:
    """With the arrows over the square, from wherever the keyboard is."""
    page.locator(".cell[tabindex='0']").focus(timeout=10_000)
    for _ in range(60):
        here = page.evaluate("document.activeElement.dataset.space")
        if here == space:
            return
        column, row = ord(space[0]) - ord(here[0]), int(space[1:]) - int(here[1:])
        if row:
            page.keyboard.press("ArrowDown" if row * direction(page) > 0 else "ArrowUp")
            if page.evaluate("document.activeElement.dataset.space") != here:
                continue
        page.keyboard.press("ArrowRight" if column > 0 else "ArrowLeft")


def direction(page: Page) -> int:
    """Whether the numbers of the rows grow downwards (1) or upwards (-1)."""
    first = page.locator("[role=row]").first.locator(".cell").first.get_attribute("data-space")
    last = page.locator("[role=row]").last.locator(".cell").first.get_attribute("data-space")
    assert first
    assert last
    return 1 if int(first[1:]) < int(last[1:]) else -1


@GAME
def test_by_touch_on_a_phone(
    visit: Visit, game: str, players: int, variant: dict[str, str]
) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table = new_game(page, game, players, **variant)
    assert play_on(page, Random(players), choose=tap) > 10
    assert look_at(page, table)["status"] == "finished"


@GAME
def test_by_the_keyboard_alone(
    visit: Visit, game: str, players: int, variant: dict[str, str]
) -> None:
    page = visit()
    table = new_game(page, game, players, **variant)
    assert play_on(page, Random(players), choose=press) > 10
    assert look_at(page, table)["status"] == "finished"
