"""Deals that many play: of the day, and challenges; their results, and what one tells others."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import press, tab_to
from tests.browser.playing import ask, begin, is_finished, play_by_request, play_unseen

PHONE = {"width": 360, "height": 740}
CLIPBOARD = ["clipboard-read", "clipboard-write"]
SHARED = "navigator.share = async told => void (window.shared = told.text)"
LOOKED_AT_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def try_by_request(page: Page, contest: str, name: str) -> None:
    """A whole game, past the page."""
    table = ask(page, f"/api/contests/{contest}/tries", {"name": name})["id"]
    play_by_request({0: page}, table, is_finished)


def rows(page: Page, group: int = 0) -> Locator:
    """Of the table of results: those that count, or after them the others."""
    return page.locator("tbody").nth(group).locator("tr:not(.marks):has(td)")


def test_two_of_one_name_play_the_deal_of_the_day(visit: Visit) -> None:
    options = {"language": "de", "name": "Klabauter"}
    german: dict[str, Any] = {"options": options, "viewport": PHONE}
    page = visit("/", **german, permissions=CLIPBOARD)
    deals = page.get_by_role("region", name="Partie des Tages")
    deals.scroll_into_view_if_needed()
    deals.get_by_role("link", name="Fresh Fish Classic").click()
    page.wait_for_url("**/contests/*")
    contest = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Spielen").click()
    table = table_of(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Partie des Tages · ")
    for missing in ("Zurücknehmen", "Tipp", "Chat"):
        expect(page.get_by_role("button", name=missing)).to_have_count(0)
    result = play_unseen(page, table, "Ergebnis")
    expect(result.get_by_label("Text zum Teilen")).to_have_value(re.compile(contest))
    expect(result.get_by_role("button", name="Revanche")).to_have_count(0)
    result.get_by_role("link", name="Ergebnisse").click()
    mine = rows(page).filter(has_text="Klabauter")
    expect(mine).to_have_count(1)

    other = visit(f"/contests/{contest}", **german)
    other.add_init_script(SHARED)
    try_by_request(other, contest, "Klabauter")
    other.reload()
    page.evaluate(LOOKED_AT_AGAIN)
    for each in (page, other):
        expect(rows(each).filter(has_text="Klabauter")).to_have_count(2)
        expect(rows(each).locator(".tag")).to_have_text(["du"])
        expect(rows(each).get_by_role("link")).to_have_count(1)  # one's own, while the day goes on
        expect(rows(each).locator("td.place")).to_have_text([re.compile(r"^\d von 4$")] * 2)
    text = rf"""Kutter, Partie des Tages, \d+\. \w+: Fresh Fish Classic
Rang \d von 4, .* dem besten Bot
http://\S+/contests/{contest}"""
    page.get_by_role("button", name="Teilen").click()
    expect(page.get_by_role("button", name="Kopiert")).to_be_visible()
    assert re.fullmatch(text, page.evaluate("navigator.clipboard.readText()"))
    other.get_by_role("button", name="Teilen").click()
    assert re.fullmatch(text, other.evaluate("window.shared"))
    page.goto("/daily")
    expect(page.locator(f'a[href="/contests/{contest}"]')).to_contain_text(
        re.compile(r"Rang \d von 4,")
    )


def test_a_stranger_takes_up_a_challenge_by_keys(visit: Visit) -> None:
    page = visit()
    result = play_unseen(page, begin(page, "freshfish", 3, variant="market"))
    tab_to(page, result.get_by_role("button", name="Challenge: beat me on this deal"))
    press(page, "Enter")
    address = result.get_by_label("Link", exact=True).input_value()

    stranger = visit(address, options={"name": ""})
    expect(
        stranger.get_by_text(re.compile("Anna finished .* best bot. Beat that, on the same deal"))
    ).to_be_visible()
    expect(stranger.get_by_text("Only your first try counts.")).to_be_visible()
    tab_to(stranger, stranger.get_by_label("Your name"))
    stranger.keyboard.type("Ben")
    press(stranger, "Enter")
    results = play_unseen(stranger, table_of(stranger)).get_by_role("link", name="Results")
    expect(results).to_be_visible()
    tab_to(stranger, results)
    press(stranger, "Enter")
    expect(rows(stranger)).to_have_text([re.compile("Ben")])
    expect(rows(stranger, 1)).to_have_text([re.compile("Anna")])
    expect(stranger.get_by_text("with hints and taking back allowed")).to_be_visible()
    tab_to(stranger, stranger.get_by_role("button", name="Try again"))
    press(stranger, "Enter")
    again = table_of(stranger)
    stranger.goto(address)
    expect(stranger.get_by_role("link", name="Continue")).to_have_attribute(
        "href", f"/table/{again}"
    )


@pytest.mark.slow
def test_yesterday_has_a_solution_to_look_back_on(visit: Visit) -> None:
    page = visit("/daily")
    yesterday = page.get_by_role("region", name="Yesterday")
    yesterday.get_by_role("link", name="Fresh Fish Classic").click()
    solution = page.get_by_role("link", name="Solution")
    while not solution.count():  # a bot plays it once somebody asks
        page.evaluate(LOOKED_AT_AGAIN)
        page.wait_for_timeout(200)
    solution.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("button", name="Review")).to_be_visible()


@pytest.mark.slow
def test_nobody_looks_on_while_a_deal_is_played(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("region", name="Today").get_by_role("link", name="Fishing").click()
    page.get_by_role("button", name="Play").click()
    watcher = visit(f"/table/{table_of(page)}", allows="status of 403")
    expect(watcher.get_by_text("nobody else looks on")).to_be_visible()
