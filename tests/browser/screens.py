"""Every screen of the page: how one comes to it, and what is done there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Page, expect

from kutter.lessons.registry import courses
from tests.browser.playing import (
    CHOICES,
    FISHING,
    OVER,
    act,
    ask,
    begin,
    is_finished,
    new_game,
    new_table,
    play_by_request,
    server_of,
)
from tests.browser.positions.prepared import prepared


@dataclass(frozen=True)
class Screen:
    """`prepare` may be called once for many looks; `finish` follows every visit to the address."""

    prepare: Callable[[Page], str]
    """Returns the address."""
    finish: Callable[[Page], None]
    center: str | None = None
    """What to scroll to, at whatever size."""

    def scroll(self, page: Page) -> None:
        if self.center:
            page.locator(self.center).first.evaluate("it => it.scrollIntoView({ block: 'center' })")


def at(address: str) -> Callable[[Page], str]:
    return lambda _: address


def shows(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.wait_for()


def position(game: str, name: str) -> Callable[[Page], str]:
    """Of a prepared game."""
    return lambda page: f"/table/{begin(page, **prepared(page, game, name))}"


def over(game: str, begun_at: str = "end") -> Callable[[Page], str]:
    def prepare(page: Page) -> str:
        table = begin(page, **prepared(page, game, begun_at))
        play_by_request({0: page}, table, is_finished)
        return f"/table/{table}"

    return cache(prepare)


fished, sold = over("fishing-4"), over("market-4")
decided = over("fishing-4", "catch")
"""Begun early enough that there are decisions to look back at."""


def replay(page: Page) -> str:
    return fished(page).replace("table", "replay") + "#60"


def review(page: Page) -> str:
    return decided(page).replace("table", "replay") + "?review"


def look_back(page: Page) -> None:
    """At the decision that cost most, as it is told."""
    page.locator("section.review li button").first.click()
    page.locator("section.review li button.main").wait_for()


def ask_what_if(page: Page) -> None:
    page.locator(".choices > button").first.click()
    page.get_by_role("dialog").wait_for()


def branch(page: Page) -> str:
    """A table that parts from a game that is over."""
    wanted = prepared(page, "classic-4", "well built")
    with_bots = {"seat": 0, "name": "Anna"}
    position = {**wanted["position"], "with_bots": with_bots}
    made = ask(page, "/api/tables", {**wanted, "position": position})
    return f"/table/{made['id']}"


def gather(page: Page) -> str:
    return f"/table/{new_table(page, 'fishing', 4, people=3)}"


def gather_by_links(page: Page) -> str:
    address = gather(page)
    for seat, purpose in ((0, "device"), (1, "guest")):
        links = f"/api{address.replace('table', 'tables')}/links"
        expect(page.request.post(links, data={"seat": seat, "purpose": purpose})).to_be_ok()
    return address


def share_a_screen(page: Page) -> str:
    table = new_table(page, "fishing", 3, people=3)
    for seat, name in ((1, "Ben"), (2, "Cora")):
        act(page, table, {"kind": "sit", "seat": seat, "name": name})
    act(page, table, {"kind": "start"})
    return f"/table/{table}"


def wait_in_the_lobby(page: Page) -> str:
    """One's own table, and that of somebody else who waits for company."""
    begin(page, "freshfish", 3, variant="market")
    assert page.context.browser
    stranger = page.context.browser.new_context(base_url=server_of(page))
    new_table(stranger.new_page(), "fishing", 4, people=3, public=True)
    stranger.close()
    return "/"


def be_invited(page: Page) -> str:
    """By somebody else."""
    assert page.context.browser
    host = page.context.browser.new_context(base_url=server_of(page))
    table = new_table(host.new_page(), "fishing", 4, people=3)
    link = ask(host.pages[0], f"/api/tables/{table}/links", {"seat": 1, "purpose": "guest"})
    host.close()
    return str(link["path"])


def open_settings(page: Page) -> None:
    page.locator("header nav button").last.click()
    page.get_by_role("dialog").wait_for()


def open_keys(page: Page) -> None:
    page.locator("form button.main").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def invite(page: Page) -> None:
    page.locator("main li button[aria-expanded]").nth(1).click()
    page.locator("main li .more button").first.click()
    page.get_by_role("dialog").locator(".code svg").wait_for()


def list_links(page: Page) -> None:
    page.locator("main li button[aria-expanded]").first.click()
    page.locator("main li .more button").last.click()
    page.get_by_role("dialog").locator("li").first.wait_for()


def foresee(page: Page) -> None:
    """Chooses a space without taking it, where moves are confirmed; one that paths follow from."""
    panel, cells = page.locator("section.foresight"), page.locator(".cell.choosable")
    cells.first.wait_for()
    for cell in cells.all()[:12]:
        cell.click()
        expect(panel.locator("h3")).to_contain_text(cell.get_attribute("data-space") or "")
        if panel.locator("li > svg").count() > 0:
            return


def open_result(page: Page) -> None:
    page.locator(OVER).wait_for()
    page.locator("section.actions .actions > button:has(svg)").first.click()
    page.get_by_role("dialog").wait_for()


def open_shuffle(page: Page) -> None:
    open_result(page)
    page.get_by_role("dialog").locator("[data-shuffle]").click()
    page.get_by_role("dialog").locator("ul li").nth(1).wait_for()


five_on_the_market = cache(position("market-5", "well built"))


def explain_signs(page: Page) -> None:
    page.locator(".explain").click()
    page.get_by_role("dialog").wait_for()


def look_closer(thing: str) -> Callable[[Page], None]:
    def finish(page: Page) -> None:
        page.locator(thing).first.click()
        page.get_by_role("dialog").wait_for()

    return finish


def todays_deal(page: Page) -> str:
    return str(page.request.get("/api/daily").json()["today"][-1]["id"])


def try_the_deal(page: Page) -> str:
    wanted = {"name": "Anna"}
    return f"/table/{ask(page, f'/api/contests/{todays_deal(page)}/tries', wanted)['id']}"


@cache
def deal_tried(page: Page) -> str:
    table = try_the_deal(page).rpartition("/")[2]
    play_by_request({0: page}, table, is_finished)
    return f"/contests/{todays_deal(page)}"


@cache
def whole_game(page: Page) -> str:
    table = begin(page, "freshfish", 3, variant="classic")
    play_by_request({0: page}, table, is_finished)
    return f"/table/{table}"


def make_a_challenge(page: Page) -> None:
    open_result(page)
    page.get_by_role("dialog").locator("[data-challenge]").click()
    page.get_by_role("dialog").locator(".code svg").wait_for()


OPTIONS = "localStorage['kutter-options']"


def end_a_round(page: Page) -> None:
    """Each time at a table of its own, for only who sees it come about is shown it."""
    kept = page.evaluate(OPTIONS)
    own = "{ speed: 'fast', confirm: false }"
    page.evaluate(f"{OPTIONS} = JSON.stringify({{ ...JSON.parse({OPTIONS}), ...{own} }})")
    new_game(page, **prepared(page, "fishing-4", "last trick"))
    page.locator(FISHING[0]).click()
    page.locator("#main [role=dialog]").wait_for()
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.evaluate(f"kept => {OPTIONS} = kept", kept)


def ask_for_a_hint(page: Page) -> None:
    page.locator(CHOICES).first.wait_for()
    page.keyboard.press("h")
    page.locator("section.hint button.main").wait_for()


def lesson(course: str) -> Callable[[Page], str]:
    """The first of a course."""
    [found] = [each for each in courses() if each.path.stem == course]
    return at(f"/lessons/{found.lessons[0].id}")


def look_up_the_move(page: Page) -> None:
    page.locator("section.actions button").click()
    page.locator("section.hint a.main").wait_for()


SCREENS = {
    "start": Screen(at("/"), shows("form button.main")),
    "lobby": Screen(wait_in_the_lobby, shows(".lists li a"), ".lists"),
    "settings": Screen(at("/"), open_settings),
    "keys": Screen(at("/"), open_keys),
    "join": Screen(be_invited, shows("main form button")),
    "gathering": Screen(gather, shows("main li:nth-child(4)")),
    "invitation": Screen(gather, invite),
    "links": Screen(gather_by_links, list_links),
    "curtain": Screen(share_a_screen, shows(".curtain button")),
    "learn-fishing": Screen(at("/learn/fishing"), shows(".bubble p")),
    "learn-market": Screen(at("/learn/market"), shows(".bubble p")),
    "learn-classic": Screen(at("/learn/classic"), shows(".bubble p")),
    "lessons": Screen(at("/lessons"), shows("section.paper a.main")),
    "lesson-fishing": Screen(lesson("fishing"), shows(CHOICES)),
    "lesson-fishing-over": Screen(lesson("fishing"), look_up_the_move),
    "lesson-market-over": Screen(lesson("market"), look_up_the_move),
    "lesson-classic-over": Screen(lesson("classic"), look_up_the_move),
    "fishing": Screen(position("fishing-4", "later trick"), shows(CHOICES)),
    "fishing-five": Screen(position("fishing-5", "later trick"), shows(CHOICES)),
    "fishing-catch": Screen(position("fishing-4", "catch"), shows(CHOICES)),
    "fishing-pass": Screen(position("fishing-4", "pass"), shows(CHOICES)),
    "fishing-call": Screen(position("fishing-4", "call"), shows(CHOICES)),
    "fishing-round": Screen(position("fishing-4", "round two"), shows(CHOICES)),
    "fishing-round-end": Screen(at("/"), end_a_round),
    "fishing-hint": Screen(position("fishing-4", "choice"), ask_for_a_hint),
    "fishing-seat": Screen(position("fishing-4", "later trick"), look_closer("button.seat")),
    "fishing-ocean": Screen(position("fishing-4", "later trick"), look_closer("button.ocean")),
    "fishing-over": Screen(fished, shows(OVER)),
    "fishing-result": Screen(fished, open_result),
    "shuffle": Screen(fished, open_shuffle),
    "market": Screen(position("market-4", "well built"), foresee),
    "market-five": Screen(five_on_the_market, shows(CHOICES)),
    "market-signs": Screen(five_on_the_market, explain_signs),
    "market-hint": Screen(position("market-4", "well built"), ask_for_a_hint),
    "classic": Screen(position("classic-4", "well built"), foresee),
    "auction": Screen(position("market-4", "auction"), shows(".chooser")),
    "bids": Screen(position("market-4", "stall won"), shows(".cell.choosable")),
    "placement": Screen(position("market-4", "flea drawn"), shows(".cell.choosable")),
    "freshfish-over": Screen(sold, shows(OVER)),
    "freshfish-result": Screen(sold, open_result),
    "daily": Screen(at("/daily"), shows("main section li a")),
    "daily-table": Screen(try_the_deal, shows(CHOICES)),
    "contest": Screen(deal_tried, shows("tbody tr")),
    "challenge": Screen(whole_game, make_a_challenge),
    "replay": Screen(replay, shows("input[type=range]")),
    "replay-chart": Screen(replay, shows("aside svg"), "aside figure, aside svg"),
    "review": Screen(review, look_back, "section.review li .more"),
    "review-chart": Screen(review, look_back, "section.review figure"),
    "what-if": Screen(replay, ask_what_if),
    "branch": Screen(branch, shows(CHOICES)),
    "games-rules": Screen(at("/rules"), shows("main a[href^='/rules/']")),
    "rules": Screen(at("/rules/fishing"), shows("article p")),
    "rules-drawing": Screen(at("/rules/freshfish"), shows("article .figure"), "article .figure"),
    "unknown": Screen(at("/nowhere"), shows("main")),
}
