"""What once went wrong for who came by a link, pressed Back, or looked away for a moment."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import press
from tests.browser.playing import (
    HAND,
    OVER,
    act,
    ask,
    begin,
    choices,
    click,
    look_at,
    new_game,
    new_table,
    play_once,
)
from tests.browser.positions.prepared import prepared

PHONE = {"width": 360, "height": 740}


def test_an_invitation_outlives_a_reload_and_can_be_opened_again(visit: Visit) -> None:
    anna, ben = visit(), visit(options={"name": "Ben"})
    table = new_table(anna, "fishing", 3, people=2)
    link = ask(anna, f"/api/tables/{table}/links", {"seat": 1, "purpose": "guest"})
    sit = ben.get_by_role("button", name="Sit down")
    ben.goto(link["path"])
    expect(sit).to_be_visible()
    expect(ben).to_have_url(re.compile("/join$"))  # nobody reads the secret over a shoulder
    ben.reload()
    expect(sit).to_be_visible()
    ben.goto(link["path"])
    expect(ben).to_have_url(re.compile("/join$"))
    sit.click()
    expect(ben).to_have_url(re.compile(f"/table/{table}$"))
    assert look_at(ben, table, 1)["holds"] == [1]
    assert ben.evaluate("history.state?.secret ?? null") is None


def test_the_tables_own_link_is_what_one_shares(visit: Visit) -> None:
    anna, ben = visit(viewport=PHONE), visit(options={"name": "Ben"})
    table = new_table(anna, "fishing", 3, people=2)
    anna.goto(f"/table/{table}")
    link = anna.get_by_role("region", name="Invite friends").get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile(f"/table/{table}$"))
    expect(anna.get_by_text("This link works on this machine only.")).to_be_visible()
    expect(anna.get_by_role("button", name="A link to this seat")).to_have_count(0)
    ben.goto(link.input_value())
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Ben")).to_be_visible()


def test_back_closes_what_lies_over_the_table_before_it_leaves_it(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    new_game(page, **prepared(page, "fishing-3", "last trick"))
    dialog, sheet = page.get_by_role("dialog"), page.get_by_role("tabpanel")
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(page.locator(HAND).first).to_be_visible()
    # What leads on from there leads there, and Back leads back to the table.
    page.get_by_role("button", name="Log").click()
    sheet.get_by_role("link").last.click()
    dialog.get_by_role("link", name="All rules").click()
    expect(page).to_have_url(re.compile("/rules/"))
    page.go_back()
    expect(page.locator(HAND).first).to_be_visible()
    # Closed otherwise, it leaves nothing behind that Back would have to pass.
    settings.click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => !history.state?.depth", polling=50)
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


BOXES = """() => Object.fromEntries([
  'section.status', 'section.actions', 'main.board', '.fishing > .seats', '.fishing > .facts',
  '.fishing > .middle', '.fishing > .hand',
].map(each => [each, document.querySelector(each).getBoundingClientRect()])
  .map(([each, box]) => [each, [box.x, box.y, box.width, box.height].map(Math.round).join()]))"""


@pytest.mark.slow
def test_nothing_moves_between_the_turns_of_a_game_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    new_game(page, "fishing", 3)
    expect(choices(page).first).to_be_visible()
    first: dict[str, str] = page.evaluate(BOXES)
    random = Random(5)
    refused = 0
    while True:
        choices(page).or_(page.locator(OVER)).first.wait_for()
        if page.locator(OVER).count():
            break
        assert page.evaluate(BOXES) == first
        other = page.locator("[role=toolbar] button[aria-disabled=true]")
        if refused < 3 and other.count():
            other.first.click(force=True, position={"x": 8, "y": 12})
            expect(page.locator("p.now a")).to_be_visible()  # the rule that forbids it
            assert page.evaluate(BOXES) == first
            refused += 1
        play_once(page, random)
    assert refused == 3


def test_who_plays_on_from_a_replay_keeps_position_seat_and_bots(visit: Visit) -> None:
    page = visit()
    table = begin(page, **prepared(page, "fishing-3", "last trick"))
    act(page, table, {"kind": "end"}, 0)
    page.goto(f"/replay/{table}#12")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(choices(page).first).to_be_visible()
    gone_on: dict[str, Any] = look_at(page, page.url.rpartition("/")[2])
    assert gone_on["begins_at"] == 12
    assert [seat["level"] for seat in gone_on["seats"]] == [None, "deckhand", "deckhand"]
    assert gone_on["holds"] == [0]
    assert gone_on["seats"][0]["name"] == "Anna"


def test_what_was_read_in_the_chat_is_not_counted_nor_ones_own_lines_muted(visit: Visit) -> None:
    anna, ben = visit(viewport=PHONE), visit(options={"name": "Ben"})
    table = new_table(anna, "fishing", 3, people=2)
    act(ben, table, {"kind": "sit", "seat": 1, "name": "Ben"})
    act(anna, table, {"kind": "start"})
    act(ben, table, {"kind": "say", "text": "Ahoy"}, 1)
    act(anna, table, {"kind": "say", "text": "Ahoy, Ben"}, 0)
    anna.goto(f"/table/{table}")
    badge = anna.locator(".actions .unread")
    expect(badge).to_have_text("1")
    anna.get_by_role("button", name="Chat").click()
    expect(anna.get_by_role("button", name="Hear no more of Ben")).to_be_visible()
    expect(anna.get_by_role("button", name="Hear no more of Anna")).to_have_count(0)
    anna.go_back()
    anna.reload()
    expect(anna.locator(HAND).first).to_be_visible()
    expect(badge).to_have_count(0)


def test_one_tab_leads_from_the_start_of_a_game_to_the_hand(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").press("Enter")
    expect(choices(page).first).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    press(page, "Tab")
    expect(page.locator(f"{HAND}:focus")).to_have_count(1)


def test_headline_top_bar_and_seats_name_the_same_player_all_the_time(visit: Visit) -> None:
    page = visit(options={"speed": "fast"}, viewport={"width": 1440, "height": 900})
    new_game(page, "fishing", 4)
    expect(choices(page).first).to_be_visible()
    page.evaluate(NOTE_WHO_IS_DUE)
    held = page.locator(HAND).count()
    for played in range(1, 4):
        click(page, choices(page).first)
        expect(page.locator(HAND)).to_have_count(held - played)
        expect(choices(page).first).to_be_visible()
    named = page.evaluate("window.named")
    assert len(named) > 6
    assert [each for each in named if len(set(filter(None, each))) > 1] == []


NOTE_WHO_IS_DUE = """() => {
  window.named = []
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? ''
  const note = () => {
    const due = [...document.querySelectorAll('.fishing .seat.due .name .unseen')]
    const said = /(?:Waiting for|^)(?: ?)(Deckhand \\d)/.exec(text('p.now'))?.[1] ?? ''
    const row = [text('.heading .due'), due[0]?.textContent.trim() ?? '', said]
    if (JSON.stringify(window.named.at(-1)) !== JSON.stringify(row)) window.named.push(row)
  }
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  })
}"""


@pytest.mark.parametrize(
    ("language", "told", "more", "reason"),
    [
        ("en", "This file is not a Kutter record.", "What is wrong with it", "is not JSON"),
        (
            "de",
            "Diese Datei ist keine Aufzeichnung von Kutter.",
            "Was daran nicht stimmt",
            "kein JSON",
        ),
    ],
)
def test_who_brings_a_photo_is_told_that_it_is_no_record(
    visit: Visit, language: str, told: str, more: str, reason: str
) -> None:
    page = visit("/", options={"language": language}, allows="status of 422")
    choose = page.locator("input[type=file]")
    photo = b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(range(256))
    letter = b"Dear Anna,\nhere is what I played yesterday.\n"
    for name, kind, content in (("game.jpg", "image/jpeg", photo), ("a.txt", "text/plain", letter)):
        choose.set_input_files({"name": name, "mimeType": kind, "buffer": content})
        alert = page.get_by_role("alert").filter(has_text=told)
        expect(alert).to_be_visible()
        expect(alert.get_by_text(reason)).to_be_hidden()
        alert.get_by_text(more).click()
        expect(alert.get_by_text(reason)).to_be_visible()
