"""What Fishing's table tells: why a trick was won, how a round ends, what things are for."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import look_at, new_game
from tests.browser.positions.prepared import prepared
from tests.browser.screens import fished
from tests.browser.test_looks import AXE, violations_of

HEADLINES = """() => {
  window.headlines = []
  window.slips = []
  const look = () => {
    const slip = document.querySelector('.slip')?.innerText
    if (slip && window.slips.at(-1) !== slip) window.slips.push(slip)
    const read = [...document.querySelectorAll('.status .now, .round .title .whole, .trick .whole')]
      .map(each => each.textContent.trim()).join(' | ')
    if (window.headlines.at(-1) !== read) window.headlines.push(read)
  }
  const all = { subtree: true, childList: true, characterData: true }
  new MutationObserver(look).observe(document.body, all)
}"""


def before_a_round_ends(page: Page, players: int = 3) -> str:
    """A table whose first round lacks the last trick, looked at."""
    return new_game(page, **prepared(page, f"fishing-{players}", "last trick"))


def round_end(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Round 1 is over")


def test_a_round_ends_with_a_card_that_stays_by_keys_alone(visit: Visit) -> None:
    page = visit(options={"speed": "fast"})
    table = before_a_round_ends(page)
    page.evaluate(HEADLINES)
    page.locator("[role=toolbar] button.playable").focus()
    page.keyboard.press("Enter")
    expect(round_end(page)).to_contain_text("Each card that was caught is a point.")
    expect(round_end(page).get_by_role("button", name="Go on")).to_be_focused()
    expect(round_end(page)).to_contain_text(re.compile(r"Your next hand: .*(stockroom|ocean)\."))
    position = look_at(page, table)["position"]
    fished = sum(position["seats"][0]["drawn"])
    if fished:
        expect(round_end(page)).to_contain_text(f"{fished} from the ocean")
    if kept := position["hand_size"] - fished:
        expect(round_end(page)).to_contain_text(f"{kept} from your stockroom")
    for seat in position["seats"]:
        expect(round_end(page)).to_contain_text(re.compile(f"ha(s|ve) {seat['points']} points"))
    # Nobody waits for the reader: the table goes on behind the card until their own turn.
    expect(page.locator("[role=toolbar] button.playable").first).to_be_visible()
    why = re.compile(r"(Only|Highest) (blue|purple|red|yellow)\s*\+3 cards")
    assert any(why.search(each) for each in page.evaluate("window.slips"))
    headlines = page.evaluate("window.headlines")
    assert any(re.search("wins? the trick with the", each) for each in headlines)
    assert not any("Round 1" in each and "Trick 1 of" in each for each in headlines)
    page.keyboard.press("Enter")
    expect(round_end(page)).to_have_count(0)
    expect(page.locator("[role=toolbar] button:focus")).to_have_count(1)


def test_back_puts_the_end_of_a_round_away_before_it_leaves_the_table(visit: Visit) -> None:
    page = visit("/", options={"speed": "fast"}, viewport={"width": 360, "height": 740})
    table = before_a_round_ends(page)
    page.locator("[role=toolbar] button.playable").first.click(position={"x": 8, "y": 12})
    expect(round_end(page)).to_be_visible()
    page.go_back()
    expect(round_end(page)).to_have_count(0)
    assert page.url.endswith(table)
    expect(page.locator("[role=toolbar] button.playable").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_last_trick_tells_why_it_was_won_also_to_who_comes_later(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    before_a_round_ends(page)
    page.get_by_role("button", name="The last trick").click()
    told = page.get_by_role("dialog", name="The last trick")
    expect(told).to_contain_text(re.compile(r"the trick with the (only|highest) .*\+3 cards"))


@pytest.mark.slow
def test_the_card_goes_by_itself_where_that_is_wanted(visit: Visit) -> None:
    page = visit(options={"speed": "fast", "switches": {"fishing-flow": True}})
    before_a_round_ends(page)
    page.locator("[role=toolbar] button.playable").click()
    expect(round_end(page)).to_be_visible()
    expect(round_end(page)).to_have_count(0)


@pytest.mark.slow
def test_a_replay_shows_the_end_of_a_round_and_stops_for_nobody(visit: Visit) -> None:
    page = visit(options={"speed": "fast"})
    page.goto(fished(page).replace("table", "replay") + "#39")
    page.get_by_role("button", name="One move on").click()  # four deals and nine tricks of four
    expect(round_end(page)).to_be_visible()
    for _ in range(5):
        page.get_by_role("button", name="One move on").click()
    expect(round_end(page)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 360, 820, 1440])
def test_axe_finds_nothing_at_the_end_of_a_round(visit: Visit, scheme: str, width: int) -> None:
    page = visit(
        options={"speed": "fast", "scheme": scheme}, viewport={"width": width, "height": 740}
    )
    before_a_round_ends(page, 4)
    page.locator("[role=toolbar] button.playable").click()
    expect(round_end(page)).to_contain_text("Your next hand")
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert violations_of(page, AXE) == []


def test_icons_of_a_seat_and_the_ocean_are_explained_where_they_stand(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    new_game(page, "fishing", 3)
    page.get_by_role("button", name="Look closer").first.click()
    looked_at = page.get_by_role("dialog", name="Anna")
    for told in ("is a point at its end", "the oldest batch first", "Cards in hand: 10"):
        expect(looked_at).to_contain_text(told)
    page.keyboard.press("Escape")
    page.locator("button.ocean").click()
    expect(page.get_by_role("dialog", name="The ocean")).to_contain_text("New cards for the next")
