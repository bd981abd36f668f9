"""What comes from elsewhere is not believed: the address, what the browser kept, the network."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    HAND,
    act,
    begin,
    choices,
    click,
    is_finished,
    look_at,
    new_game,
    new_table,
    play_by_request,
)

SERVER_TROUBLE = 1013
PROXY = "<html><h1>Please log in to this network</h1></html>"
Change = Callable[[dict[str, Any]], dict[str, Any] | str | None]


ODD_ADDRESSES = {
    "/#%": "Play now",
    "/rules/fishing#%E0%A4%A": "F1.1",
    "/join#%": "This link is not whole.",
    "/join": "This link is not whole.",
    "/table/%ff": "There is nothing at this address",
    "/table/never-was#%": "There is no such table.",
    "/replay/never-was#%": "There is no such record.",
}


def test_whatever_the_address_the_page_says_something(visit: Visit) -> None:
    page = visit(allows="status of 404")
    for address, words in ODD_ADDRESSES.items():
        page.goto("about:blank")  # so that one that differs in its fragment alone is loaded too
        page.goto(address)
        expect(page.get_by_text(words).first).to_be_visible()
        page.get_by_role("link", name="to the start page").first.click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_language_that_nobody_speaks_is_forgotten(visit: Visit) -> None:
    page = visit("/", options={"language": "tlh", "scheme": 7, "name": ["Anna"]})
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


NO_STORAGE = """for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    get() { throw new DOMException('no', 'SecurityError') }
  })"""


def test_a_browser_that_keeps_nothing_plays_as_well(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script(NO_STORAGE)
    page.reload()
    page.get_by_label("Your name").fill("Berta")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(HAND).first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()


def test_without_its_words_the_page_says_so(visit: Visit) -> None:
    page = visit("/", allows="Failed to load resource|page-broken")
    page.route("**/api/catalogue/en", lambda route: route.fulfill(status=404))
    page.reload()
    expect(page.get_by_text("If nothing follows, load the page anew.")).to_be_visible()


def test_a_part_of_the_page_that_is_missing_leaves_ways_on(visit: Visit) -> None:
    page = visit(allows="status of 404")
    table = begin(page, "fishing", 3)
    page.route(re.compile("/assets/Fishing-.*js"), lambda route: route.fulfill(status=404))
    page.goto(f"/table/{table}")
    expect(page.get_by_text("This cannot be shown")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load the page anew").click()
    expect(page.locator(HAND).first).to_be_visible()


NO_ANSWERS = ["", PROXY, "{}", '{"id": 7}', "[]"]


def test_what_is_no_answer_is_not_taken_for_one(visit: Visit) -> None:
    page = visit("/", allows="misfit")
    play = page.get_by_role("button", name="Play now")
    bodies = iter(NO_ANSWERS)

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=200, body=next(bodies))
        else:
            route.continue_()

    page.route("**/api/tables", answer)
    for _ in NO_ANSWERS:
        play.click()
        expect(page.get_by_role("alert").first).to_contain_text(re.compile("server|our side"))
        expect(play).to_be_enabled()
        page.reload()
    assert list(bodies) == []
    page.unroute_all()
    play.click()
    expect(page.locator(HAND).first).to_be_visible()


def through(page: Page, change: Change) -> list[WebSocketRoute]:
    """From now on a table's messages reach the page as `change` leaves them; the sockets of it."""
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            changed = change(json.loads(message))
            if changed is not None:
                socket.send(changed if isinstance(changed, str) else json.dumps(changed))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), connect)
    return sockets


def other(patch: dict[str, Any]) -> Change:
    return lambda message: {**message, "data": {**message["data"], "patch": patch}}


MISFITS: dict[str, Change] = {
    "no JSON": lambda _: "<html>",
    "no message": lambda _: {"type": "storm"},
    "a part that is missing": lambda message: {**message, "data": {}},
    "a seat that is not there": other({"seats": {"7": {"name": ["Ada"]}}}),
    "deeper than what is there": other({"deadline": {"soon": [1]}}),
    "away what every table has": other({"seats": []}),
}


def test_an_event_that_does_not_fit_makes_the_page_ask_anew(visit: Visit) -> None:
    page = visit(allows="misfit")
    waiting: list[Change] = []

    def spoil(message: dict[str, Any]) -> dict[str, Any] | str | None:
        if message["type"] != "event" or not waiting:
            return message
        return waiting.pop()(message)

    through(page, spoil)
    table = new_game(page, "fishing", 3)
    expect(page.locator(HAND)).to_have_count(10)
    for held, (name, change) in zip(range(9, 0, -1), MISFITS.items(), strict=False):
        expect(choices(page).first).to_be_visible()
        waiting.append(change)
        click(page, choices(page).first)
        expect(page.locator(HAND)).to_have_count(held)
        expect(choices(page).first).to_be_visible()
        assert not waiting, name
        assert len(look_at(page, table)["position"]["hand"]) == held, name


def test_nonsense_on_the_board_does_not_take_the_rest_of_the_page_along(visit: Visit) -> None:
    page = visit(allows="Error")
    new_game(page, "fishing", 3)
    expect(choices(page).first).to_be_visible()
    spoils = True

    def spoil(message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "table" and spoils:
            message["data"]["position"]["hand"] = ["R1", "R1"]
        return message

    sockets = through(page, spoil)
    page.reload()
    expect(page.get_by_text("This cannot be shown")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    spoils = False
    sockets[-1].close(code=4000)
    page.get_by_role("button", name="Load the page anew").click()
    expect(choices(page).first).to_be_visible()


def test_a_server_in_trouble_is_asked_again_and_no_move_is_lost(visit: Visit) -> None:
    page = visit(loses_network=True)
    new_game(page, "fishing", 3)
    troubled = False

    def connect(socket: WebSocketRoute) -> None:
        if troubled:
            socket.close(code=SERVER_TROUBLE)
        else:
            sockets.append(socket)
            socket.connect_to_server()

    sockets: list[WebSocketRoute] = []
    page.route_web_socket(re.compile("/socket"), connect)
    page.reload()
    expect(choices(page).first).to_be_visible()
    held = page.locator(HAND).count()
    troubled = True
    sockets[-1].close(code=SERVER_TROUBLE)
    expect(page.get_by_text("The server has trouble.")).to_be_visible()
    click(page, choices(page).first)
    expect(page.get_by_text("What you did is sent")).to_be_visible()
    troubled = False
    expect(page.locator(HAND)).to_have_count(held - 1)
    expect(page.get_by_text("The server has trouble.")).to_have_count(0)


TOO_FAST = {
    "code": "too-often",
    "says": {"message": "refused-too-often", "arguments": {}},
    "rule": None,
}


@pytest.mark.slow
def test_a_refused_rematch_can_be_asked_for_again(visit: Visit) -> None:
    page = visit()
    refuses = True

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heed(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "do" and refuses:
                refused = {"type": "refused", "id": message["id"], "refusal": TOO_FAST}
                socket.send(json.dumps(refused))
            else:
                server.send(text)

        socket.on_message(heed)

    table = begin(page, "fishing", 3)
    play_by_request({0: page}, table, is_finished)
    page.route_web_socket(re.compile("/socket"), connect)
    page.goto(f"/table/{table}")
    rematch = page.get_by_role("button", name="Rematch")
    rematch.click()
    expect(page.get_by_text("That is too fast")).to_be_visible()
    expect(rematch).to_be_enabled()
    refuses = False
    rematch.click()
    expect(page.locator(HAND).first).to_be_visible()
    assert not page.url.endswith(table)


HOUR = 3600
WRONG_CLOCK = f"const told = Date.now; Date.now = () => told() + {HOUR * 1000}"


def test_deadlines_are_by_the_server_s_clock(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(WRONG_CLOCK)
    new_game(page, "fishing", 3, pace={"kind": "move", "seconds": 300})
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^\s*4:\d\d\s*$"))


def gone_for(seconds: float) -> Change:
    """As if they had left so much earlier."""

    def change(message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] != "presence":
            return message
        since = [since and since - seconds for since in message["absent_since"]]
        return {**message, "absent_since": since}

    return change


def test_a_bot_may_take_over_once_somebody_has_been_away_long_enough(visit: Visit) -> None:
    anna, ben = visit(), visit(options={"name": "Ben"})
    anna.context.add_init_script(WRONG_CLOCK)
    table = new_table(anna, "fishing", 3, people=2)
    act(ben, table, {"kind": "sit", "seat": 1, "name": "Ben"})
    act(anna, table, {"kind": "start"})
    ben.goto(f"/table/{table}")
    expect(ben.locator(HAND).first).to_be_visible()
    anna.goto(f"/table/{table}")
    anna.get_by_role("tab", name="Players").click()
    players = anna.get_by_role("tabpanel")
    expect(players.get_by_text("here")).to_be_visible()
    vote = players.get_by_role("button", name="Let a bot play")
    expect(vote).to_have_count(0)
    ben.goto("/")
    expect(players.get_by_text(re.compile(r"away for 0:\d\d"))).to_be_visible()
    expect(players.get_by_text(re.compile(r"In 0:\d\d a bot may take over."))).to_be_visible()
    expect(vote).to_have_count(0)
    through(anna, gone_for(60))
    anna.reload()
    anna.get_by_role("tab", name="Players").click()
    expect(players.get_by_text(re.compile(r"away for 1:\d\d"))).to_be_visible()
    expect(vote).to_be_visible()
    expect(anna.locator(".seats .away")).to_contain_text(re.compile(r"1:\d\d"))


def test_two_of_one_name_at_one_screen_leave_no_table_behind(visit: Visit) -> None:
    page = visit("/", allows="status of 409")
    page.get_by_text("Friends, on this device").click()
    page.get_by_label("Player 2").fill("Anna")
    play = page.get_by_role("button", name="Play now")
    play.click()
    expect(page.get_by_text("Somebody here is already called Anna")).to_be_visible()
    expect(play).to_be_enabled()
    page.wait_for_timeout(500)
    tables = page.request.get("/api/mine").json()["tables"]
    assert [each["status"] for each in tables] in ([], ["ended"])
