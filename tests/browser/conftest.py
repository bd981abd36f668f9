"""Tests in a real browser: the machine's Chromium, a real server, the built page."""

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from kutter.server.app import PAGE
from tests.browser.playing import PATIENCE, is_finished, new_game, play_by_request

OPTIONS = {"speed": "off", "language": "en", "scheme": "light", "name": "Anna"}
NETWORK_TROUBLE = re.compile("net::ERR|WebSocket connection")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if path is None:
        pytest.skip("Chromium is not installed")
    return {"executable_path": path, "args": ["--no-sandbox", "--disable-gpu"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens that really runs; its bots think little."""
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built")
    database = tmp_path_factory.mktemp("browser") / "kutter.db"
    command = [sys.executable, "-m", "kutter", "serve", "--port", "0", "--no-limits"]
    command += ["--budget", "5sims", "--workers", "1", "--database", str(database)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        address = re.search(r"http://\S+\d", process.stdout.readline())
        assert address is not None
        wait_for_answer(f"{address[0]}/healthz")
        yield address[0]
        process.terminate()


def wait_for_answer(address: str) -> None:
    """The address is told a moment before anybody listens there."""
    deadline = time.monotonic() + 60
    while True:
        try:
            with urlopen(address):
                return
        except URLError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


expect.set_options(timeout=30_000)

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Somebody's browser at the server, with options as they like them.

    No page may log an error (a violation of its security policy is one), nor ask another host.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def note_error(message: ConsoleMessage) -> None:
        if message.type == "error" and not NETWORK_TROUBLE.search(message.text):
            problems.append(f"{message.text} ({message.location['url']})")

    def note_stranger(request: Request) -> None:
        if not request.url.startswith((server, "data:", "blob:")):
            problems.append(f"a request to {request.url}")

    def open_page(path: str = "/", *, options: dict[str, Any] | None = None, **how: Any) -> Page:
        context = browser.new_context(base_url=server, **how)
        contexts.append(context)
        stored = json.dumps(json.dumps({**OPTIONS, **(options or {})}))
        context.add_init_script(
            f"if (location.origin !== 'null') localStorage['kutter-options'] ??= {stored}"
        )
        context.on("console", note_error)
        context.on("weberror", lambda thrown: problems.append(str(thrown.error)))
        context.on("request", note_stranger)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture(scope="session")
def finished(browser: Browser, server: str) -> str:
    """A table where a game of Fishing has been played to its end."""
    page = browser.new_page(base_url=server)
    page.goto("/")
    table = new_game(page, "fishing", 3)
    play_by_request({0: page}, table, is_finished)
    page.close()
    return table
