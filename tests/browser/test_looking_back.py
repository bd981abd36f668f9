"""Looking back on a game: what it cost, another try from there, and what might have been."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import press, tab_to
from tests.browser.playing import ask, choices, is_finished, new_game, play_by_request
from tests.browser.positions.prepared import prepared, records

PHONE = {"width": 360, "height": 740}


def costly(page: Page, table: str) -> list[dict[str, Any]]:
    """The decisions of the first seat that could have been better, the worst first."""
    told: dict[str, Any] = {"review": None, "done": 0}
    while told["review"] is None:
        path = f"/api/tables/{table}/review?seat=0&known={told['done']}"
        told = page.request.get(path).json()
    found = [each for each in told["review"]["decisions"] if each["name"] in ("slip", "mistake")]
    return sorted(found, key=lambda each: -each["cost"])


def thing_of(move: str) -> str:
    return move.rsplit(" ", maxsplit=1)[-1]


def mark(page: Page, card: str, rank: int) -> Any:
    return page.locator(f'[role=toolbar] [data-card="{card}"] [data-hint="{rank}"]')


def test_by_touch_from_the_result_to_what_was_better_and_to_another_try(visit: Visit) -> None:
    page = visit(options={"language": "de"}, viewport=PHONE, has_touch=True)
    table = new_game(page, **prepared(page, "fishing-4", "catch"))
    choices(page).first.wait_for()  # only who saw it end is shown the result at once
    play_by_request({0: page}, table, is_finished)
    page.get_by_role("dialog").get_by_role("link", name="Rückblick").tap()
    review = page.get_by_role("region", name="Rückblick")
    lines = review.locator("ol > li")
    expect(lines.first).to_be_visible()
    worst, *_, least = costly(page, table)
    expect(lines.first).to_contain_text(f"Zug {worst['number']}, Fehler:")
    expect(review.locator("svg .mark.isGrave")).not_to_have_count(0)
    expect(review.locator("figure p")).to_contain_text("zu Beginn")

    lines.first.get_by_role("button").tap()
    expect(page).to_have_url(re.compile(f"/replay/{table}\\?eyes=0&review#{worst['number'] - 1}$"))
    expect(page.locator(".status .now")).to_contain_text("Besser war")
    expect(page.locator("[role=toolbar]")).to_be_in_viewport()
    expect(mark(page, thing_of(worst["choices"][0]["move"]), 1)).to_be_visible()
    expect(mark(page, thing_of(worst["played"]), 0)).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(2)
    expect(lines.first).to_contain_text(f"in {worst['worse']}\u00a0% schlechter")

    lines.last.get_by_role("button").first.tap()
    expect(page.locator(".controls .where")).to_contain_text(f"{least['number'] - 1} /")
    review.locator("svg .mark.isGrave").first.tap()
    lines.first.get_by_role("button", name="Noch einmal versuchen").tap()
    heading = f"Was wäre, wenn · nach Zug {worst['number'] - 1} von Fischen"
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    played = page.locator(f'[role=toolbar] [data-card="{thing_of(worst["played"])}"]')
    expect(played).to_have_class(re.compile("playable"))
    page.reload()
    page.get_by_role("link", name="Zurück zum Rückblick").tap()
    expect(page).to_have_url(re.compile(f"/replay/{table}\\?eyes=0&review#{worst['number'] - 1}$"))
    expect(lines.first.get_by_role("button", expanded=True)).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()
    again = lines.first.get_by_role("button", name="Noch einmal versuchen")
    expect(again).to_be_in_viewport(ratio=1)


def test_by_keys_what_might_have_been_and_back(visit: Visit) -> None:
    page = visit(allows="status of 404")
    record = ask(page, "/api/records", records()["classic-2"])["id"]
    page.goto(f"/replay/{record}?eyes=1#26")
    expect(page.get_by_role("button", name="Review")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="What if?"))
    press(page, "Enter")
    dialog = page.get_by_role("dialog", name="What if?")
    expect(dialog.get_by_label("You play")).to_have_value("1")
    expect(dialog.get_by_role("button", name="Play on")).to_be_focused()
    press(page, "Escape")
    expect(page.get_by_role("button", name="What if?")).to_be_focused()
    press(page, "Enter")
    tab_to(page, dialog.get_by_label("How strong"), "Shift+Tab")
    page.keyboard.type("sk")
    press(page, "Tab")
    press(page, "Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "What if · after move 26 of Fresh Fish Classic"
    )
    expect(page.locator("header").get_by_text("Skipper 1")).to_be_visible()
    tab_to(page, page.get_by_role("link", name="Back to the game"), "Shift+Tab")
    press(page, "Enter")
    expect(page).to_have_url(re.compile(f"/replay/{record}\\?eyes=1#26$"))
    expect(page.locator(".controls .where")).to_have_text("26 / 68")
