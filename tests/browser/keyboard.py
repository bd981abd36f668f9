"""Hands that know nothing but the keyboard, and eyes that look for the focus."""

import re
from random import Random

from playwright.sync_api import ElementHandle, Locator, Page

from tests.browser.playing import BID, HAND, Choose

MOST_STOPS = 80
FOCUS_SHOWS = """() => {
  const at = document.activeElement
  if (at === document.body) return true
  const { x, y, width, height } = at.getBoundingClientRect()
  const isInSight = x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0
  const isMarked = each => {
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(each)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
      || (each instanceof SVGElement && stroke !== 'none' && parseFloat(strokeWidth) >= 2)
  }
  // A radio button is drawn by its label or what follows it, a space of the square by a frame.
  const drawn = at.matches('[type=radio]')
    ? [at.closest('label'), at.nextElementSibling]
    : [at, ...at.querySelectorAll('.focus')]
  return isInSight && at.matches(':focus-visible') && drawn.some(isMarked)
}"""


def press(page: Page, key: str) -> None:
    """What has the focus afterwards must show it."""
    page.keyboard.press(key)
    assert page.evaluate(FOCUS_SHOWS), f"{key} leads to {focused(page)}, which does not show it"


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.outerHTML.slice(0, 300)"))


def is_at(page: Page, things: Locator) -> bool:
    return things.and_(page.locator(":focus")).count() > 0


def tab_to(page: Page, things: Locator, key: str = "Tab") -> None:
    """Presses a key until one of these has the focus."""
    for _ in range(MOST_STOPS):
        if is_at(page, things):
            return
        press(page, key)
    raise AssertionError(f"{key} does not lead to {things}, but to {focused(page)}")


def option(page: Page, group: str, label: str) -> Locator:
    """In a row of which one is chosen, the one called so."""
    options = page.get_by_role("group", name=group, exact=True).locator("label")
    return options.filter(has=page.locator(":is(strong, span)", has_text=re.compile(f"^{label}$")))


def choose_radio(page: Page, group: str, label: str) -> None:
    """Goes to a row of which one is chosen, and with the arrows to the one called so."""
    radios = page.get_by_role("group", name=group, exact=True).get_by_role("radio")
    wanted = option(page, group, label).get_by_role("radio")
    tab_to(page, radios)
    for _ in range(radios.count()):
        if is_at(page, wanted):
            return
        press(page, "ArrowRight")
    raise AssertionError(f"no arrow leads to {label}")


def keys_of(random: Random) -> Choose:
    """Chooses by keyboard, now with one key and now with another that does the same."""

    def choose(page: Page, choice: Locator) -> None:
        if choice.get_attribute("aria-keyshortcuts") == "d" and random.random() < 0.5:
            press(page, "d")
        elif choice.and_(page.locator(BID)).count():
            bid(page, random)
        else:
            go_to(page, choice, random)
            press(page, random.choice(["Enter", "Space"]))

    return choose


def go_to(page: Page, choice: Locator, random: Random) -> None:
    thing = choice.element_handle(timeout=10_000)
    if choice.get_attribute("data-space"):
        walk_to(page, thing, random)
    elif choice.get_attribute("data-index"):
        find_card(page, thing, random)
    else:
        for _ in range(MOST_STOPS):
            if has_focus(thing):
                return
            press(page, "Tab")
        raise AssertionError(f"Tab does not lead to {choice}")


def has_focus(thing: ElementHandle) -> bool:
    return bool(thing.evaluate("each => each === document.activeElement"))


def find_card(page: Page, card: ElementHandle, random: Random) -> None:
    """In the hand: with the arrows, or with the digits of its value first."""
    tab_to(page, page.locator(HAND))
    name = card.get_attribute("data-card") or ""
    if random.random() < 0.5:
        for digit in filter(str.isdigit, name):
            press(page, digit)
    wanted = int(card.get_attribute("data-index") or 0)
    for _ in range(MOST_STOPS):
        if has_focus(card):
            return
        at = int(page.evaluate("document.activeElement.dataset.index"))
        press(page, "ArrowRight" if at < wanted else "ArrowLeft")
    raise AssertionError(f"no arrow leads to {name}")


PLACE = """each => [
  Number(each.parentElement.getAttribute('aria-rowindex')),
  Number(each.getAttribute('aria-colindex')),
]"""


def walk_to(page: Page, space: ElementHandle, random: Random) -> None:
    """With the arrows over the square, which has corners and holes to walk around."""
    if page.evaluate("document.activeElement === document.body"):
        press(page, "ArrowDown")
    tab_to(page, page.get_by_role("gridcell"))
    row, column = space.evaluate(PLACE)
    for _ in range(MOST_STOPS):
        if has_focus(space):
            return
        here = page.evaluate_handle("document.activeElement").evaluate(PLACE)
        ways = ["ArrowDown"] * (here[0] < row) + ["ArrowUp"] * (here[0] > row)
        ways += ["ArrowRight"] * (here[1] < column) + ["ArrowLeft"] * (here[1] > column)
        press(page, random.choice(ways))
    raise AssertionError("no arrows lead to the space")


def bid(page: Page, random: Random) -> None:
    """Types a digit wherever the focus is; Enter, once more where the page asks again."""
    amount = page.get_by_role("spinbutton")
    if not is_at(page, amount):
        press(page, str(random.randrange(4)))
        assert is_at(page, amount), focused(page)
        press(page, random.choice(["ArrowUp", "ArrowDown"]))
    press(page, "Enter")
    assert not page.evaluate("document.activeElement === document.body")
