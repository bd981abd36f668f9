"""Tests in a real browser: the machine's Chromium, a real server, the built page."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.machines import chromium, page_is_built, running_server
from tests.browser.playing import PATIENCE

OPTIONS = {"speed": "off", "language": "en", "scheme": "light", "name": "Anna"}
LOST_NETWORK = re.compile("net::ERR_INTERNET_DISCONNECTED|WebSocket connection")
OVERTAKEN = re.compile(r"status of 409 .*/preview\)$")
"""A look ahead was asked for while somebody moved: the page shows none."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    if not (how := chromium()):
        pytest.skip("Chromium is not installed")
    return how


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    if not page_is_built():
        pytest.skip("the page is not built")
    with running_server() as address:
        yield address


expect.set_options(timeout=30_000)

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Somebody's browser with options as they like them, at some address or at none yet.

    No page may log an error (a violation of its security policy is one) or a warning of Svelte, nor
    ask another host; only one that loses its network may say so, or whose question a move overtook,
    or as a test allows.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []
    own = (server, server.replace("http", "ws", 1), "data:", "blob:")

    def note_stranger(address: str) -> None:
        if not address.startswith(own):
            problems.append(f"a request to {address}")

    def open_page(
        path: str | None = None,
        *,
        options: dict[str, Any] | None = None,
        loses_network: bool = False,
        allows: str | None = None,
        **how: Any,
    ) -> Page:
        expected = [OVERTAKEN, *([LOST_NETWORK] if loses_network else [])]
        expected += [re.compile(allows)] if allows else []

        def note(problem: str) -> None:
            if not any(each.search(problem) for each in expected):
                problems.append(problem)

        def note_message(message: ConsoleMessage) -> None:
            is_of_svelte = message.type == "warning" and "svelte" in message.text
            if message.type == "error" or is_of_svelte:
                note(f"{message.text} ({message.location['url']})")

        context = browser.new_context(base_url=server, **how)
        contexts.append(context)
        stored = json.dumps(json.dumps({**OPTIONS, **(options or {})}))
        context.add_init_script(
            f"if (location.origin !== 'null') localStorage['kutter-options'] ??= {stored}"
        )
        context.on("console", note_message)
        context.on("weberror", lambda thrown: note(str(thrown.error)))
        context.on("request", lambda request: note_stranger(request.url))
        context.on("page", lambda page: page.on("websocket", lambda it: note_stranger(it.url)))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
