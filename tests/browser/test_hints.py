"""Hints on the board: a ring on what they name, a reason beside it, and the table in sight."""

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import ask, new_game
from tests.browser.positions.prepared import prepared

PHONE = {"width": 360, "height": 740}
STRIP = "section.hint"


def best_moves(page: Page, table: str) -> list[str]:
    """The same question has the same answer, for bots of a test think on a count."""
    answer = ask(page, f"/api/tables/{table}/hint", {"seat": 0})
    return [each["move"].split(" ")[-1] for each in answer["candidates"][:3]]


def box(found: Locator) -> FloatRect:
    measured = found.bounding_box()
    assert measured is not None
    return measured


def hint_table(page: Page, game: str, position: str) -> str:
    table = new_game(page, **prepared(page, game, position))
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    return table


def test_a_hint_by_keys_rings_the_card_and_tells_why(visit: Visit) -> None:
    page = visit()
    table = hint_table(page, "fishing-4", "choice")
    best = best_moves(page, table)
    before = box(page.locator("main"))
    page.keyboard.press("h")
    strip = page.locator(STRIP)
    expect(strip.get_by_role("button", name="Do it")).to_be_focused()
    for place, card in enumerate(best, 1):
        ring = page.locator(f'[role=toolbar] [data-card="{card}"] [data-hint="{place}"]')
        expect(ring).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(3)
    expect(strip).to_contain_text("% to win")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert box(page.locator("main")) == before, "the table stays where it was"
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(strip.get_by_role("button", name="Do it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(strip).to_have_count(0)
    expect(page.locator(f'[role=toolbar] [data-card="{best[0]}"]')).to_have_count(0)


def test_on_a_phone_the_square_stays_whole_and_others_tell_their_reasons(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    table = hint_table(page, "market-4", "well built")
    best = best_moves(page, table)
    before = box(page.locator(".freshfish div.square"))
    page.get_by_role("button", name="Hint", exact=True).tap()
    strip = page.locator(STRIP)
    expect(strip.get_by_role("button", name="Do it")).to_be_visible()
    for place, thing in enumerate(best, 1):
        where = f'[data-hinted="{thing}"]' if thing != "draw" else "button"
        ring = page.locator(f'{where}[data-hint="{place}"], {where} [data-hint="{place}"]')
        expect(ring).to_be_visible()
    first = strip.inner_text()
    strip.get_by_role("group").get_by_role("button").nth(1).tap()
    expect(strip).not_to_have_text(first)
    expect(strip.get_by_role("button", pressed=True)).to_contain_text("2")
    expect(page.locator("[data-hint].firm")).to_have_attribute("data-hint", "2")
    square = box(page.locator(".freshfish div.square"))
    assert square == before
    covers = box(strip.locator(".strip"))
    seats = box(page.locator(".seats"))
    assert covers["y"] + covers["height"] <= seats["y"], "nothing of seats and square is covered"
    page.locator(".cell.choosable").first.tap()
    expect(strip).to_be_visible()  # what is looked at changes nothing
    strip.get_by_role("button", name="Close").tap()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_bid_that_is_hinted_at_is_put_forward_and_not_sealed(visit: Visit) -> None:
    page = visit()
    table = hint_table(page, "classic-3", "auction")
    best = best_moves(page, table)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(f"{STRIP} .words")).to_contain_text(f"Bid {best[0]}.")
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", best[0])
    expect(page.locator(".amount .main [data-hint='1']")).to_be_visible()
    page.locator(f"{STRIP}").get_by_role("button", name="Do it").click()
    expect(page.locator(STRIP)).to_have_count(0)
    expect(page.locator(".chooser")).to_have_count(0)
