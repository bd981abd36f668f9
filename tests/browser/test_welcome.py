"""What makes a stranger feel at home: what goes on, what is heard, how it ended, where one is asked
to."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    begin,
    choices,
    click,
    is_finished,
    new_game,
    new_table,
    play_by_request,
)

PHONE = {"width": 360, "height": 740}

LISTEN = """
  window.notes = 0
  const start = AudioScheduledSourceNode.prototype.start
  for (const kind of [OscillatorNode, AudioBufferSourceNode])
    kind.prototype.start = function (...when) { window.notes += 1; start.apply(this, when) }
"""


def test_what_goes_on_is_seen_first_also_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    table = begin(page, "fishing", 3)
    page.goto("/")
    going = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(going).to_have_attribute("href", f"/table/{table}")
    expect(going).to_be_in_viewport(ratio=1)
    going.click()
    expect(choices(page).first).to_be_visible()


def test_moves_are_heard_after_the_first_touch_and_not_when_muted(visit: Visit) -> None:
    page = visit()
    page.add_init_script(LISTEN)
    new_game(page, "fishing", 3)
    expect(choices(page).first).to_be_visible()
    assert page.evaluate("notes") == 0  # nobody has touched anything yet
    click(page, choices(page).first)
    page.wait_for_function("() => notes > 0")
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(choices(page).first).to_be_visible()
    hand = page.locator("[role=toolbar] [data-card]")
    held = hand.count()
    click(page, choices(page).first)
    expect(hand).to_have_count(held - 1)
    expect(choices(page).first).to_be_visible()
    assert page.evaluate("notes") == 0


@pytest.mark.slow
def test_who_was_there_at_the_end_is_shown_how_it_ended(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    table = new_game(page, "fishing", 3)
    expect(choices(page).first).to_be_visible()
    play_by_request({0: page}, table, is_finished)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("listitem").first).to_contain_text("Place 1")
    for way in (
        result.get_by_role("button", name="Rematch"),
        result.get_by_role("link", name="Replay"),
    ):
        expect(way).to_be_in_viewport(ratio=1)
    expect(result.get_by_role("img", name="Points over the game")).to_be_visible()
    expect(result).to_contain_text(re.compile(r"caught \d+ cards? in round \d"))
    result.get_by_role("button", name="See it again").click()
    page.wait_for_url(re.compile(rf"/replay/{table}#\d+$"))


def invited(visit: Visit) -> tuple[Page, str]:
    host = visit()
    table = new_table(host, "freshfish", 3, people=2, variant="classic")
    made = host.request.post(f"/api/tables/{table}/links", data={"seat": 1, "purpose": "guest"})
    return host, made.json()["path"]


def test_an_invitation_shows_what_it_is_to(visit: Visit) -> None:
    _, path = invited(visit)
    guest = visit(path, viewport=PHONE, options={"name": "Ben"})
    expect(guest.get_by_role("heading", name="Fresh Fish Classic")).to_be_visible()
    expect(guest.get_by_text("Anna invites you.")).to_be_visible()
    seats = guest.get_by_role("list", name="Who sits at the table").get_by_role("listitem")
    expect(seats).to_have_text([re.compile("Anna"), re.compile("your seat"), re.compile("3")])
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/*")


def test_an_invitation_that_is_used_says_so_at_once(visit: Visit) -> None:
    host, path = invited(visit)
    first = visit(path, options={"name": "Ben"})
    first.get_by_role("button", name="Sit down").click()
    first.wait_for_url("**/table/*")
    late = visit(path, allows="status of 409")
    expect(late.get_by_role("alert").filter(has_text="This link")).to_be_visible()
    assert host.url


def test_the_rules_have_contents_pictures_and_a_search_over_all_games(visit: Visit) -> None:
    page = visit("/rules")
    page.get_by_role("main").locator("a[href='/rules/fishing']").click()
    page.wait_for_url("**/rules/fishing")
    expect(page.locator("article .figure .card svg").first).to_be_visible()
    page.get_by_role("link", name="F6 Rounds").click()
    expect(page.get_by_role("heading", name="F6 Rounds")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("golden rule")
    hit = page.get_by_role("navigation", name="Rules").get_by_role("link", name="Fresh Fish:")
    hit.first.click()
    page.wait_for_url("**/rules/freshfish#*")
    expect(page.locator("article .target")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_address_that_leads_nowhere_leads_home(visit: Visit, language: str) -> None:
    page = visit("/nowhere", options={"language": language})
    page.get_by_role("main").get_by_role("link").click()
    expect(page.locator("form button.main")).to_be_visible()
