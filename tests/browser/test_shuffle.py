"""The page shuffles along, and checks the deal at the end by what it kept."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    begin,
    is_finished,
    look_at,
    new_game,
    new_table,
    play_by_request,
    play_unseen,
    without_pauses,
)
from tests.browser.positions.prepared import prepared

KEPT = "table => JSON.parse(localStorage['kutter-deals'])[table]"


def play_now(page: Page, game: str, players: int = 2) -> str:
    """A game against bots as the page opens it."""
    page.route("**/api/tables", without_pauses)
    page.goto("/")
    for choice in (game, str(players)):
        page.locator("label").filter(has=page.get_by_text(choice, exact=True)).last.click()
    page.get_by_label("How strong").select_option("deckhand")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def line(page: Page) -> Locator:
    """What the result says of the deal; it opens by itself to who was there."""
    return page.get_by_role("dialog").locator("[data-shuffle]")


def alarm(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="This deal is not what was promised.")


@pytest.mark.parametrize(
    ("game", "players"), [pytest.param("Fishing", 3, marks=pytest.mark.slow), ("Fresh Fish", 2)]
)
def test_a_deal_is_proven_by_what_the_browser_kept(visit: Visit, game: str, players: int) -> None:
    page = visit()
    table = play_now(page, game, players)
    shown = look_at(page, table)
    kept = page.evaluate(KEPT, table)
    assert kept["commitment"] == shown["commitment"]
    assert shown["shares"] == [kept["shares"]["0"]["share"], *[None] * (players - 1)]
    play_by_request({0: page}, table, is_finished)
    expect(line(page)).to_have_text("This deal is proven.")
    page.get_by_role("dialog").locator("[data-shuffle]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("What this browser added is in the deal")
    expect(dialog).to_contain_text("deals follow from it as they were shown")
    expect(dialog.get_by_label("To check it again with the record")).to_have_value(
        f"kutter verify --shuffle --commitment {shown['commitment']} "
        f"--share 0:{kept['shares']['0']['share']} {table}.kutter.json"
    )


def test_several_people_at_one_screen_and_a_guest_all_shuffle_along(visit: Visit) -> None:
    anna, ben = visit(), visit(options={"name": "Ben"})
    table = new_table(anna, "fishing", 3, people=3)
    anna.goto(f"/table/{table}")
    anna.get_by_role("button", name="Sit down").first.click()
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").first.click()
    for page in (anna, ben):
        expect(page.locator("[data-shuffle]")).to_have_text("Nobody decides the deal alone.")
    ben.wait_for_function(f"table => '2' in ({KEPT})(table).shares", arg=table)
    anna.get_by_role("button", name="Begin").click()
    expect(anna.locator(".curtain button")).to_be_visible()
    ours, theirs = (page.evaluate(KEPT, table)["shares"] for page in (anna, ben))
    shares = {seat: each["share"] for seat, each in (ours | theirs).items()}
    assert look_at(ben, table, 2)["shares"] == [shares["0"], shares["1"], shares["2"]]


@pytest.mark.slow
def test_a_server_that_has_no_time_to_prove_it_is_asked_again(visit: Visit) -> None:
    page = visit(allows="503.*draws")
    page.route("**/draws", lambda route: route.fulfill(status=503), times=1)
    table = play_now(page, "Fresh Fish")
    play_by_request({0: page}, table, is_finished)
    expect(line(page)).to_have_text("This deal is proven.")


@pytest.mark.slow
def test_who_only_came_later_is_told_no_more_than_they_can_know(visit: Visit) -> None:
    anna, watcher = visit(), visit()
    table = new_game(anna, "fishing", 3)
    play_by_request({0: anna}, table, is_finished)
    watcher.goto(f"/table/{table}")
    watcher.get_by_role("button", name="Result").click()
    expect(line(watcher)).to_have_text("This deal agrees with its seed.")


Alter = Callable[[Any], None]


def answers_altered(page: Page, pattern: str, alter: Alter) -> None:
    """As a server would that cheats."""

    def fulfill(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        alter(body)
        route.fulfill(response=answer, body=json.dumps(body))

    page.route(pattern, fulfill)


def other_draw(told: Any) -> None:
    first, second = told["deals"][:2]
    first["draws"][0], second["draws"][0] = second["draws"][0], first["draws"][0]


def test_a_draw_that_does_not_follow_is_told_loudly(visit: Visit) -> None:
    page = visit()
    answers_altered(page, "**/draws", other_draw)
    table = play_now(page, "Fresh Fish")
    play_unseen(page, table).get_by_role("button", name="Close").click()
    warning = alarm(page)
    expect(warning).to_be_visible()
    warning.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("does not follow from the seed")


def test_a_share_that_was_dropped_and_a_promise_that_changed_are_told_at_once(
    visit: Visit,
) -> None:
    page = visit()
    table = play_now(page, "Fishing", 3)
    expect(alarm(page)).to_have_count(0)

    def pretend(told: str) -> str:
        message = json.loads(told)
        if message["type"] == "table":
            message["data"]["shares"] = ["5a" * 32, None, None]
            message["data"]["commitment"] = "c0" * 32
        return json.dumps(message)

    page.route_web_socket(
        "**/socket*",
        lambda page_side: page_side.connect_to_server().on_message(
            lambda told: page_side.send(pretend(str(told)))
        ),
    )
    page.goto(f"/table/{table}")
    warning = alarm(page)
    expect(warning).to_be_visible()
    warning.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("another one than before the start")
    expect(page.get_by_role("dialog")).to_contain_text("not in the deal, though the server had")


@pytest.mark.slow
def test_the_same_deal_again_says_that_nobody_added_to_it(visit: Visit) -> None:
    page = visit()
    table = new_game(page, "fishing", 3)
    play_by_request({0: page}, table, is_finished)
    again = new_table(page, "fishing", 3, same_deal_as=table)
    page.goto(f"/table/{again}")
    shuffle = page.locator("[data-shuffle]")
    expect(shuffle).to_have_text("Other tables play this deal too: somebody may know it.")
    shuffle.click()
    expect(page.get_by_role("dialog")).to_contain_text("Other tables play this deal too")


def test_what_came_before_a_position_was_dealt_elsewhere(visit: Visit) -> None:
    page = visit("/")
    table = begin(page, **prepared(page, "market-4", "end"))
    play_by_request({0: page}, table, is_finished)
    with page.expect_response("**/draws") as answered:
        page.goto(f"/table/{table}")
    answered.value.finished()
    page.get_by_role("button", name="Close").first.click()
    page.wait_for_timeout(500)  # the check is done by then
    expect(page.get_by_role("button", name="What is wrong")).to_have_count(0)
