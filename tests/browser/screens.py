"""Every screen of the page: how one comes to it, and what is done there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    CHOICES,
    OVER,
    act,
    begin,
    is_auction,
    is_finished,
    new_table,
    play_by_request,
)

Shown = dict[str, Any]


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


def position(
    game: str, players: int, until: Callable[[Shown], bool], **variant: str
) -> Callable[[Page], str]:
    """Of a game against bots. Not every deal comes to every position."""

    def prepare(page: Page) -> str:
        while True:
            table = begin(page, game, players, **variant)
            shown = play_by_request({0: page}, table, lambda it: until(it) or is_finished(it))
            if until(shown):
                return f"/table/{table}"

    return prepare


def asks(phase: str, more: Callable[[Shown], bool] = lambda _: True) -> Callable[[Shown], bool]:
    """Whether this phase asks something of the first seat, and more holds of the position."""

    def until(shown: Shown) -> bool:
        now = shown["position"]
        return bool(now["phase"] == phase and now["legal"] and more(now))

    return until


fished = cache(position("fishing", 4, is_finished))
sold = cache(position("freshfish", 4, is_finished))


def replay(page: Page) -> str:
    return fished(page).replace("table", "replay") + "#60"


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
    stranger = page.context.browser.new_context(base_url=page.url)
    new_table(stranger.new_page(), "fishing", 4, people=3, public=True)
    stranger.close()
    return "/"


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


def is_well_built(now: Shown) -> bool:
    """Some stalls stand, and there is still a choice of spaces."""
    return bool(len(now["auctions"]) > 3 and len(now["legal"]) > 4)


five_on_the_market = cache(position("freshfish", 5, asks("turn", is_well_built)))


def explain_signs(page: Page) -> None:
    page.locator(".explain").click()
    page.get_by_role("dialog").wait_for()


def is_later_round(now: Shown) -> bool:
    return bool(now["round"] > 1 and len(now["trick"]) > 1)


SCREENS = {
    "start": Screen(at("/"), shows("form button.main")),
    "lobby": Screen(wait_in_the_lobby, shows(".lists li a"), ".lists"),
    "settings": Screen(at("/"), open_settings),
    "keys": Screen(at("/"), open_keys),
    "gathering": Screen(gather, shows("main li:nth-child(4)")),
    "invitation": Screen(gather, invite),
    "links": Screen(gather_by_links, list_links),
    "curtain": Screen(share_a_screen, shows(".curtain button")),
    "fishing": Screen(position("fishing", 4, asks("play", is_later_round)), shows(CHOICES)),
    "fishing-five": Screen(position("fishing", 5, asks("play", is_later_round)), shows(CHOICES)),
    "fishing-catch": Screen(position("fishing", 4, asks("catch")), shows(CHOICES)),
    "fishing-pass": Screen(position("fishing", 4, asks("pass")), shows(CHOICES)),
    "fishing-call": Screen(position("fishing", 4, asks("call")), shows(CHOICES)),
    "fishing-round": Screen(
        position("fishing", 4, asks("play", lambda now: now["round"] == 2)), shows(CHOICES)
    ),
    "fishing-over": Screen(fished, shows(OVER)),
    "fishing-result": Screen(fished, open_result),
    "shuffle": Screen(fished, open_shuffle),
    "market": Screen(position("freshfish", 4, asks("turn", is_well_built)), foresee),
    "market-five": Screen(five_on_the_market, shows(CHOICES)),
    "market-signs": Screen(five_on_the_market, explain_signs),
    "classic": Screen(
        position(
            "freshfish",
            4,
            asks("turn", is_well_built),
            variant="classic",
        ),
        foresee,
    ),
    "auction": Screen(position("freshfish", 4, is_auction), shows(".chooser")),
    "bids": Screen(
        position("freshfish", 4, asks("place", lambda now: now["tile"] != "flea")),
        shows(".cell.choosable"),
    ),
    "placement": Screen(
        position("freshfish", 4, asks("place", lambda now: now["tile"] == "flea")),
        shows(".cell.choosable"),
    ),
    "freshfish-over": Screen(sold, shows(OVER)),
    "freshfish-result": Screen(sold, open_result),
    "replay": Screen(replay, shows("input[type=range]")),
    "replay-chart": Screen(replay, shows("aside svg"), "aside figure, aside svg"),
    "rules": Screen(at("/rules/fishing"), shows("article p")),
    "rules-drawing": Screen(at("/rules/freshfish"), shows("article .figure"), "article .figure"),
    "unknown": Screen(at("/nowhere"), shows("main")),
}
