"""People at a table: what they see of each other, and what they do not lose."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import press, tab_to
from tests.browser.playing import (
    BID,
    HAND,
    act,
    choices,
    click,
    has_moved,
    look_at,
    new_game,
    new_table,
    play_by_request,
    play_once,
)
from tests.browser.positions.prepared import prepared

TRICK = ".trick [data-card]"


def two_at_a_table(
    visit: Visit, game: str, position: str, *, loses_network: bool = False
) -> tuple[Page, Page]:
    anna = visit(loses_network=loses_network)
    ben = visit(options={"name": "Ben"}, loses_network=loses_network)
    table = new_table(anna, **prepared(anna, game, position), people=2)
    act(ben, table, {"kind": "sit", "seat": 1, "name": "Ben"})
    act(anna, table, {"kind": "start"})
    for page in (anna, ben):
        page.goto(f"/table/{table}")
    return anna, ben


def who_plays_and_who_waits(visit: Visit, *, loses_network: bool = False) -> tuple[Page, Page]:
    """Two in a game of Fishing with a bot, which has played before them."""
    anna, ben = two_at_a_table(visit, "fishing-3", "second to play", loses_network=loses_network)
    expect(choices(anna).first).to_be_visible()
    return anna, ben


def until_a_person_is_due(page: Page, moves: int) -> set[int]:
    """After so many moves: who of the first two seats it is."""
    while True:
        table = look_at(page, id_of(page), None)
        owing = {0, 1}.intersection(table["position"]["owing"])
        if owing and table["moves"] >= moves:
            return owing
        page.wait_for_timeout(50)


def id_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def cards(page: Page, selector: str) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(selector).all()]


def test_two_play_and_a_third_watches(visit: Visit) -> None:
    anna, ben = who_plays_and_who_waits(visit)
    watcher = visit(f"/table/{id_of(anna)}", options={"name": "Cora"})
    expect(watcher.locator("div.trick")).to_be_visible()
    played = play_first(anna)
    for page in (anna, ben, watcher):
        expect(page.locator(f".trick [data-card={played}]")).to_be_visible()
    expect(choices(ben).first).to_be_visible()
    expect(watcher.locator(HAND)).to_have_count(0)
    expect(choices(watcher)).to_have_count(0)
    for card in (*cards(anna, HAND), *cards(ben, HAND)):
        assert f'"{card}"' not in watcher.content()
    expect(anna.get_by_title("1 person watches")).to_be_visible()


def play_first(page: Page) -> str:
    card = choices(page).first.get_attribute("data-card")
    click(page, choices(page).first)
    return card or ""


def test_a_reload_in_mid_trick_loses_nothing(visit: Visit) -> None:
    anna, ben = who_plays_and_who_waits(visit)
    play_first(anna)
    expect(choices(ben).first).to_be_visible()
    trick = cards(ben, TRICK)
    expect(anna.locator(TRICK)).to_have_count(len(trick))
    before = cards(anna, HAND), anna.locator("p.now").inner_text()
    anna.reload()
    expect(anna.locator(TRICK)).to_have_count(len(trick))
    assert cards(anna, TRICK) == trick
    assert (cards(anna, HAND), anna.locator("p.now").inner_text()) == before


def test_a_reload_forgets_neither_the_last_trick_of_a_round_nor_the_last_move(
    visit: Visit,
) -> None:
    page = visit()
    table = new_game(page, **prepared(page, "fishing-3", "last trick"))
    expect(choices(page).first).to_be_visible()
    play_by_request({0: page}, table, has_begun_round_two)
    last = page.get_by_role("list", name="The last trick").get_by_role("listitem")
    expect(last).to_have_count(3)
    trick = last.all_inner_texts()
    page.reload()
    expect(last).to_have_count(3)
    assert last.all_inner_texts() == trick

    new_game(page, **prepared(page, "market-2", "stall"))
    expect(page.locator("path.last")).to_be_visible()


def has_begun_round_two(shown: dict[str, Any]) -> bool:
    return bool(shown["position"]["round"] == 2 and shown["position"]["legal"])


def test_a_reload_in_mid_auction_keeps_the_sealed_bid(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit, "market-2", "auction")
    anna.locator(BID).click()
    expect(anna.get_by_text("You have bid 0.")).to_be_visible()
    anna.reload()
    expect(anna.get_by_text("You have bid 0.")).to_be_visible()
    expect(ben.get_by_text("has bid", exact=True)).to_be_attached()
    ben.reload()
    expect(ben.locator(".chooser button.main")).to_be_visible()


def test_the_network_is_cut_and_comes_back(visit: Visit) -> None:
    anna, ben = who_plays_and_who_waits(visit, loses_network=True)
    sockets: list[WebSocketRoute] = []
    is_cut = False

    def connect(socket: WebSocketRoute) -> None:
        if is_cut:
            socket.close()
            return
        sockets.append(socket)
        socket.connect_to_server()

    anna.route_web_socket(re.compile("/socket"), connect)
    anna.reload()
    expect(choices(anna).first).to_be_visible()
    is_cut = True
    anna.context.set_offline(True)  # the browser says so, long before a socket does
    expect(anna.get_by_text("No connection.")).to_be_visible()

    ben.get_by_role("tab", name="Chat").click()
    ben.locator(".rail input").fill("Still there?")
    ben.keyboard.press("Enter")
    expect(ben.locator(".rail").get_by_text("Still there?")).to_be_visible()
    played = play_first(anna)
    expect(anna.get_by_text("is sent as soon as the connection is back")).to_be_visible()
    assert played not in cards(ben, TRICK)

    is_cut = False
    anna.context.set_offline(False)
    expect(ben.locator(f".trick [data-card={played}]")).to_be_visible()
    expect(anna.locator(f".trick [data-card={played}]")).to_be_visible()
    expect(anna.get_by_text("No connection.")).to_have_count(0)
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_text("Still there?").first).to_be_visible()


def test_a_move_is_taken_back(visit: Visit) -> None:
    page = visit()
    new_game(page, "fishing", 3)
    expect(choices(page).first).to_be_visible()
    hand = cards(page, HAND)
    assert play_once(page, Random(3))
    expect(page.locator(HAND)).to_have_count(len(hand) - 1)
    assert any(take_back(page, len(hand)) for _ in range(5))
    assert cards(page, HAND) == hand


def take_back(page: Page, held: int) -> bool:
    """Refused, and to be tried again, where a bot moved at that very moment."""
    page.get_by_role("button", name="Take back").click()
    try:
        expect(page.locator(HAND)).to_have_count(held, timeout=5_000)
    except AssertionError:
        return False
    return True


@pytest.mark.slow
def test_the_log_stays_at_its_newest_line_and_shows_all_that_came_before(visit: Visit) -> None:
    page = visit()
    table = new_game(page, **prepared(page, "fishing-3", "late"))
    lines = page.locator("[role=tabpanel] li")
    expect(lines.last).to_be_in_viewport()
    lines.first.scroll_into_view_if_needed()
    play_by_request({0: page}, table, has_moved(look_at(page, table)["moves"] + 1))
    expect(lines.last).not_to_be_in_viewport()
    assert lines.first.get_attribute("value") != "1"
    page.get_by_role("button", name="Show what happened before").click()
    expect(lines.first).to_have_attribute("value", "1")
    expect(lines.first).not_to_be_in_viewport()


def test_tab_stops_at_the_log_once_and_arrows_walk_its_rules(visit: Visit) -> None:
    page = visit()
    new_game(page, **prepared(page, "fishing-3", "last trick"))
    panel = page.get_by_role("tabpanel")
    rules = panel.get_by_role("link")
    expect(choices(page).first).to_be_visible()
    tab_to(page, panel)
    press(page, "ArrowUp")
    expect(rules.last).to_be_focused()
    press(page, "ArrowUp")
    expect(rules.nth(-2)).to_be_focused()
    press(page, "ArrowDown")
    expect(rules.last).to_be_focused()
    press(page, "Tab")
    expect(panel.locator(":focus")).to_have_count(0)


def test_a_program_gets_a_token_that_can_be_revoked(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "fishing", 3, people=2)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="More").nth(1).click()
    page.get_by_role("button", name="A program").click()
    token = page.get_by_label("Token").input_value()
    headers = {"Authorization": f"Bearer {token}", "Cookie": ""}
    as_program = f"/api/tables/{table}?seat=1"
    assert page.request.get(as_program, headers=headers).ok
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_text("Program 2")).to_be_visible()
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("button", name="Links").click()
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("No link has been given out.")).to_be_visible()
    expect(page.get_by_text("Seat 2, free")).to_be_attached()
    assert not page.request.get(as_program, headers=headers).ok


def test_a_curtain_hides_the_hands_of_friends_at_one_screen(visit: Visit) -> None:
    page = visit("/")
    page.get_by_text("Friends, on this device").click()
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    page.get_by_label("Player 2").fill("Ben")
    page.get_by_label("Player 3").fill("Cora")
    page.get_by_role("button", name="Play now").click()
    seen: list[set[str]] = []
    names: list[str] = []
    for _ in range(3):
        reveal = page.get_by_role("button", name="I am")
        expect(reveal).to_be_visible()
        names.append(reveal.inner_text())
        expect(page.locator("[data-card]")).to_have_count(0)
        reveal.click()
        expect(choices(page).first).to_be_visible()
        seen.append(set(cards(page, HAND)))
        play_first(page)
    assert sorted(names) == ["I am Anna", "I am Ben", "I am Cora"]
    assert not seen[0] & seen[1]
    assert not seen[1] & seen[2]


def test_what_was_declined_is_not_asked_again(visit: Visit) -> None:
    first, second = who_plays_and_who_waits(visit)
    play_first(first)
    expect(choices(second).first).to_be_visible()
    before = look_at(first, id_of(first), None)["moves"]
    play_first(second)
    until_a_person_is_due(first, before + 1)
    ask = first.get_by_role("button", name="Ask to take back")
    ask.click()
    expect(first.get_by_text("You have asked to take your move back.")).to_be_visible()
    second.get_by_role("button", name="Refuse").click()
    expect(first.get_by_text("Somebody does not agree: the move stands.")).to_be_visible()
    expect(first.get_by_role("button", name="Take back")).to_be_disabled()
