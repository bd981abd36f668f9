"""Plays in the page as a person would: sees what can be done, and does it."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

FISHING = (
    "[role=toolbar] button.playable",
    ".trick button[aria-disabled=false]",
    "[role=group] button[class*=suit-][aria-pressed]",
)
FRESHFISH = (
    ".cell.choosable",
    "button[aria-keyshortcuts=d]:not([aria-disabled=true]):not([disabled])",
    ".chooser button.main:not([disabled])",
)
CHOICES = ", ".join((*FISHING, *FRESHFISH))
OVER = "dialog[open] .result"


def new_table(page: Page, game: str, players: int = 4, **choices: Any) -> str:
    """A table with the page's browser in the first seat and instant bots in the others."""
    seats = choices.pop("people", 1)
    made = ask(page, "/api/tables", {"game": game, "players": players, "pause": 0, **choices})
    table = str(made["id"])
    act(page, table, {"kind": "sit", "seat": 0, "name": "Anna"})
    for seat in range(seats, players):
        act(page, table, {"kind": "bot", "seat": seat, "level": "deckhand"})
    return table


_commands = 0


def act(page: Page, table: str, wanted: dict[str, Any], seat: int | None = None) -> None:
    global _commands  # noqa: PLW0603
    _commands += 1
    command = {"id": f"browser-test-{_commands}", "version": 0, "seat": seat, "act": wanted}
    ask(page, f"/api/tables/{table}/acts", command)


def ask(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def choices(page: Page) -> Locator:
    return page.locator(CHOICES)


LOOK = """selector => [...document.querySelectorAll(selector)]
  .map(each => each.outerHTML.length + (each.dataset.card ?? each.dataset.space ?? ''))
  .join() + document.querySelector('.status')?.textContent"""


def play_on(page: Page, random: Random, moves: int | None = None) -> int:
    """Plays random moves with the mouse until the game is over, or so many; how many it played."""
    played = 0
    over = page.locator(OVER)
    while moves is None or played < moves:
        expect(choices(page).first.or_(over).first).to_be_visible(timeout=90_000)
        if over.is_visible():
            break
        before = page.evaluate(LOOK, CHOICES)
        number = choices(page).count()
        if number == 0:
            continue
        choices(page).nth(random.randrange(number)).click(timeout=10_000, force=True)
        page.wait_for_function(
            f"([selector, before]) => ({LOOK})(selector) !== before", arg=[CHOICES, before]
        )
        played += 1
    return played
