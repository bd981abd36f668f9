"""Tests in a real browser: the machine's Chromium, a real server, the built page."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from kutter.server.app import PAGE

SPEEDY = {"speed": "off", "language": "en", "scheme": "light", "name": "Anna"}


def chromium() -> str | None:
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = chromium()
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
        yield address[0]
        process.terminate()


OpenBrowser = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[OpenBrowser]:
    """Somebody's browser at the server, with options as they like them."""
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", *, options: dict[str, Any] | None = None, **how: Any) -> Page:
        context = browser.new_context(base_url=server, **how)
        contexts.append(context)
        stored = json.dumps({**SPEEDY, **(options or {})})
        context.add_init_script(
            f"localStorage.getItem('kutter-options') ?? "
            f"localStorage.setItem('kutter-options', {json.dumps(stored)})"
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.errors = []  # type: ignore[attr-defined]
        page.on("pageerror", lambda error: page.errors.append(str(error)))  # type: ignore[attr-defined]
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            assert getattr(page, "errors", []) == []
        context.close()


ROOT = Path(__file__).parents[2]
