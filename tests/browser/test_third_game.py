"""A game that the page knows nothing of is played on the board that any game gets for free."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.machines import page_is_built, running_server
from tests.browser.playing import PATIENCE
from tests.examples.installed import with_gulls

PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if not page_is_built():
        pytest.skip("the page is not built")
    with running_server(env=with_gulls()) as found:
        yield found


def begin_from_the_start_page(page: Page) -> None:
    page.get_by_text("Gulls", exact=True).first.click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".plain")).to_be_visible(timeout=PATIENCE)


def test_a_whole_game_on_the_plain_board(browser: Browser, address: str) -> None:
    complaints: list[str] = []
    context = browser.new_context(base_url=address, viewport=PHONE, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/")
    begin_from_the_start_page(page)
    over = page.locator(".plain .result")
    dives = page.locator(".plain .moves button[aria-disabled=false]", has_text="dive with")
    for _ in range(6):
        expect(page.locator(".plain", has_text="to move")).to_be_visible(timeout=PATIENCE)
        dives.first.click(timeout=PATIENCE)
    expect(over).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(2000)
    expect(page.get_by_role("button", name="What is wrong")).to_have_count(0)
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".plain .shared")).to_be_visible(timeout=PATIENCE)
    assert complaints == []
    context.close()
