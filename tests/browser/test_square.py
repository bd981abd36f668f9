"""On the market square: why things happen, how everybody stands, and a board that keeps still."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import press, tab_to
from tests.browser.playing import is_finished, look_at, new_game, play_by_request
from tests.browser.positions.prepared import prepared
from tests.browser.screens import five_on_the_market, position

PHONE = {"width": 360, "height": 740}
FORCED = "freshfish-path-"

NOTE_BOXES = """() => {
  window.boxes = {}
  const note = () => {
    const layout = document.querySelector('.freshfish .layout:not(.isOver)')
    if (layout) {
      const { top, bottom } = layout.getBoundingClientRect()
      for (const name of ['players', 'tools', 'actions']) {
        const box = layout.querySelector(`.${name}`).getBoundingClientRect()
        const edge = name === 'players' ? box.top - top : bottom - box.bottom
        ;(window.boxes[name] ??= new Set()).add(`${edge} ${box.height}`)
      }
      const { scrollHeight, clientHeight, innerText } = layout.querySelector('.actions')
      if (scrollHeight > clientHeight) (window.boxes.cut ??= new Set()).add(innerText)
    }
    requestAnimationFrame(note)
  }
  note()
}"""
BOXES = "Object.entries(boxes).map(([name, seen]) => [name, [...seen]])"


@pytest.mark.parametrize(
    ("players", "variant", "language"),
    [(3, "market", "de"), (5, "market", "en"), (4, "classic", "de")],
)
@pytest.mark.slow
def test_nothing_around_the_square_changes_its_height_over_a_whole_game(
    visit: Visit, players: int, variant: str, language: str
) -> None:
    page = visit(viewport=PHONE, has_touch=True, options={"language": language})
    expect_still(page, new_game(page, "freshfish", players, variant=variant))


def test_nothing_around_the_square_changes_its_height(visit: Visit) -> None:
    """From the first auction on, which is late in a game of two."""
    page = visit(viewport=PHONE, has_touch=True, options={"language": "de"})
    expect_still(page, new_game(page, **prepared(page, "market-2", "auction")))


def expect_still(page: Page, table: str) -> None:
    """To the end of a game that is looked at."""
    page.locator(".cell").first.wait_for()
    page.evaluate(NOTE_BOXES)
    play_by_request({0: page}, table, is_finished)
    expect(page.locator(".isOver")).to_be_attached()
    seen = dict(page.evaluate(BOXES))
    assert {name: len(boxes) for name, boxes in seen.items()} == {
        "players": 1,
        "tools": 1,
        "actions": 1,
    }, seen


def test_an_auction_says_beside_the_winning_bid_why_it_won(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    address = position("market-3", "stall won")(page)
    page.goto(address)
    auction = look_at(page, address.rpartition("/")[2])["position"]["auctions"][-1]
    words = {
        "only-bid": "only bid",
        "highest-bid": "highest bid",
        "tie-to-drawer": "tie: drew the tile",
        "tie-clockwise": "tie: next clockwise",
    }
    expect(page.locator(".auction .winner")).to_contain_text(
        str(auction["bids"][auction["winner"]])
    )
    expect(page.locator(".auction .why")).to_have_text(words[auction["decided"]])


def test_a_lost_disc_is_told_first_and_bids_stay_until_the_next_turn(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    address = position("market-4", "well built")(page)
    page.goto(address)
    auction = look_at(page, address.rpartition("/")[2])["position"]["auctions"][-1]
    notes = page.get_by_role("region", name="Worth knowing now")
    first = notes.locator("p").first
    expect(first).to_contain_text("Your disc on g6 comes back to you")
    edge, words = notes.bounding_box(), first.bounding_box()
    assert edge is not None
    assert words is not None
    assert words["y"] + words["height"] <= edge["y"] + edge["height"], "it is seen whole"
    expect(notes.locator(".winner")).to_contain_text(str(auction["bids"][auction["winner"]]))
    page.locator(".cell.choosable").first.tap()
    page.get_by_role("button", name="Reserve").tap()
    expect(notes.get_by_text("Your disc on g6")).to_have_count(0)


def forced(shown: dict[str, Any]) -> list[str]:
    """The spaces that the last building has made paths."""
    for line in reversed(shown["log"]):
        messages = [says["message"] for says in line["says"]]
        if "freshfish-table-placed" in messages or "freshfish-stall-placed" in messages:
            told = [each for each in line["says"] if each["message"].startswith(FORCED)]
            found = [says["arguments"] for says in told]
            return [space for each in found for space in each.get("spaces") or [each["space"]]]
    return []


@pytest.mark.parametrize("variant", ["market", pytest.param("classic", marks=pytest.mark.slow)])
def test_forced_paths_bear_a_sign_and_say_why_also_beside_a_warning(
    visit: Visit, variant: str
) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    address = position(f"{variant}-3", "warned")(page)
    page.goto(address)
    spaces = forced(look_at(page, address.rpartition("/")[2]))
    assert spaces
    expect(page.locator("[data-reason]")).to_have_count(len(spaces))
    notes = page.get_by_role("region", name="Worth knowing now")
    expect(notes).to_contain_text("Only one disc of yours lies on the square")
    for space in spaces:
        expect(notes).to_contain_text(space)


def test_everybody_sees_how_all_stand_and_that_the_lowest_wins(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    address = five_on_the_market(page)
    page.goto(address)
    seats = look_at(page, address.rpartition("/")[2])["position"]["seats"]
    expect(page.get_by_text("Lowest score wins")).to_be_visible()
    for number, seat in enumerate(seats):
        panel = page.locator(f"li.seat-{number}").first
        expect(panel.locator(".score")).to_contain_text(str(seat["score"]).replace("-", "−"))
        expect(panel.locator(".stall .open")).to_have_count(
            list(seat["stalls"].values()).count(None)
        )


def test_signs_are_explained_by_keys_and_a_bid_has_room_for_a_finger(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    page.goto(position("market-3", "auction")(page))
    slider = page.locator(".chooser input[type=range]").bounding_box()
    assert slider is not None
    assert min(slider["width"], slider["height"]) >= 44
    tab_to(page, page.get_by_role("button", name="What the signs mean"))
    press(page, "Enter")
    expect(page.get_by_role("dialog")).to_contain_text("The lowest score wins.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_five_names_are_whole_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit(viewport={"width": 740, "height": 360})
    page.goto(five_on_the_market(page))
    names = page.locator("[data-guide=seats] .stem, .seats .stem")
    expect(names).to_have_count(5)
    cut = names.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth)")
    assert cut == []
    assert page.locator(".seats .name.isCut").count() == 0
