"""Plays in the page as a person would: sees what can be done, and does it."""

import ssl
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any

import httpx2
from playwright.sync_api import Locator, Page, Position, Route
from playwright.sync_api import TimeoutError as WaitedTooLong

PATIENCE = 90_000
"""Milliseconds: machines that test are often busy."""

FISHING = (
    "[role=toolbar] button.playable",
    ".trick button[aria-disabled=false]",
    "[role=group] button[class*=suit-][aria-pressed]",
)
BID = ".chooser button.main:not([disabled])"
FRESHFISH = (
    ".cell.choosable",
    "button[aria-keyshortcuts=d]:not([aria-disabled=true]):not([disabled])",
    BID,
)
CHOICES = ", ".join((*FISHING, *FRESHFISH))
OVER = "main .result.paper, main .freshfish-result"
HAND = "[role=toolbar] [data-card]"
MOST_MOVES = 1000
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing is encrypted here, and to read all authorities takes longer than to ask."""

_numbers = count()


def new_table(page: Page, game: str, players: int, *, people: int = 1, **choices: Any) -> str:
    """A table with the page's browser in the first seat and instant bots in the last ones."""
    made = ask(page, "/api/tables", {"game": game, "players": players, "pause": 0, **choices})
    table = str(made["id"])
    act(page, table, {"kind": "sit", "seat": 0, "name": "Anna"})
    for seat in range(people, players):
        act(page, table, {"kind": "bot", "seat": seat, "level": "deckhand"})
    return table


def begin(page: Page, game: str, players: int, **choices: Any) -> str:
    """A table where the game has begun."""
    table = new_table(page, game, players, **choices)
    act(page, table, {"kind": "start"})
    return table


def new_game(page: Page, game: str, players: int, **choices: Any) -> str:
    """The same, looked at."""
    table = begin(page, game, players, **choices)
    page.goto(f"/table/{table}")
    return table


def act(
    page: Page, table: str, wanted: dict[str, Any], seat: int | None = None, version: int = 0
) -> None:
    ask(page, f"/api/tables/{table}/acts", command(wanted, seat, version))


def command(wanted: dict[str, Any], seat: int | None, version: int) -> dict[str, Any]:
    name = f"browser-test-{next(_numbers)}"
    return {"id": name, "version": version, "seat": seat, "act": wanted}


def ask(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def look_at(page: Page, table: str, seat: int | None = 0) -> dict[str, Any]:
    """The table as the server shows it to a seat of this browser, or to whoever watches."""
    eyes = "" if seat is None else f"?seat={seat}"
    answer = page.request.get(f"/api/tables/{table}{eyes}")
    assert answer.ok, answer.text()
    shown: dict[str, Any] = answer.json()
    return shown


def choices(page: Page) -> Locator:
    return page.locator(CHOICES)


LOOK = """selector => [...document.querySelectorAll(selector)]
  .map(each => each.dataset.card ?? each.dataset.space ?? each.textContent)
  .join() + document.querySelector('.status')?.textContent"""

WATCH = f"""selector => {{
  const look = {LOOK}
  const before = look(selector)
  window.watching?.disconnect()
  window.looksOther = false
  window.watching = new MutationObserver(() => {{
    if (look(selector) === before) return
    window.looksOther = true
    window.watching.disconnect()
  }})
  const all = {{ subtree: true, childList: true, characterData: true, attributes: true }}
  window.watching.observe(document.body, all)
}}"""
"""Instant bots may bring a table round to where it looks the same: the way there counts."""

Choose = Callable[[Page, Locator], None]
"""A way to choose something: with the mouse, a finger, the keyboard."""


def click(_: Page, choice: Locator) -> None:
    choice.click(timeout=10_000, position=where_it_shows(choice))


def where_it_shows(choice: Locator) -> Position | None:
    """Cards overlap: of one that lies under others, only the upper left corner shows."""
    return {"x": 8, "y": 12} if choice.get_attribute("data-card") else None


def play_on(page: Page, random: Random, moves: int = MOST_MOVES, choose: Choose = click) -> int:
    """Plays random moves until the game is over, or so many; how many it played."""
    played = 0
    while played < moves:
        # Seldom and cheaply, for the page is to be measured, and not the watching.
        page.wait_for_function(
            "selector => document.querySelector(selector)",
            arg=f"{CHOICES}, {OVER}",
            polling=50,
            timeout=PATIENCE,
        )
        if page.locator(OVER).count():
            break
        played += play_once(page, random, choose)
    return played


def play_once(page: Page, random: Random, choose: Choose = click) -> bool:
    """Whether a choice was made; not where the table went on before that."""
    page.evaluate(WATCH, CHOICES)
    number = choices(page).count()
    if number == 0:
        return False
    try:
        choose(page, choices(page).nth(random.randrange(number)))
    except WaitedTooLong:
        if not page.evaluate("window.looksOther"):
            raise
        return False
    page.wait_for_function("() => window.looksOther", polling=50, timeout=10_000)
    return True


def without_pauses(route: Route) -> None:
    """At tables that the page opens, bots answer at once."""
    wanted = route.request.post_data_json
    route.continue_(post_data=wanted and {**wanted, "pause": 0})


def play_by_request(
    pages: dict[int, Page], table: str, until: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """Plays random moves for the seats of these browsers, past the page, up to some position."""
    random = Random(1)
    address = f"/api/tables/{table}"
    with ExitStack() as open_ones:
        clients = {seat: open_ones.enter_context(client_of(page)) for seat, page in pages.items()}
        while True:
            for seat, client in clients.items():
                answer = client.get(address, params={"seat": seat}).raise_for_status()
                shown: dict[str, Any] = answer.json()
                if until(shown):
                    return shown
                legal = (shown["position"] or {}).get("legal", [])
                if shown["status"] == "running" and legal:
                    move = {"kind": "move", "move": random.choice(legal)}
                    wanted = command(move, seat, shown["version"])
                    client.post(f"{address}/acts", json=wanted).raise_for_status()
                else:  # who asks without a rest keeps the bots from thinking
                    time.sleep(0.01)


def play_unseen(page: Page, table: str, result: str = "Result") -> Locator:
    """The whole game while the page is elsewhere, and then its result: to draw every move takes
    longer than to play it."""
    page.goto("about:blank")
    play_by_request({0: page}, table, is_finished)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=result, exact=True).click()
    return page.get_by_role("dialog")


def client_of(page: Page) -> httpx2.Client:
    """Asks in the page's name, without the detour through its browser."""
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    return httpx2.Client(base_url=server_of(page), cookies=cookies, verify=NO_TLS)


def server_of(page: Page) -> str:
    """Also of a page that has not been anywhere yet."""
    return page.request.get("/healthz").url.removesuffix("/healthz")


def is_finished(shown: dict[str, Any]) -> bool:
    return bool(shown["status"] == "finished")


def has_moved(moves: int) -> Callable[[dict[str, Any]], bool]:
    return lambda shown: bool(shown["moves"] >= moves and shown["position"]["legal"])
