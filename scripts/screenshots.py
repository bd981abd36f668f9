"""Pictures of every screen, at three widths, in both languages and both schemes.

Starts a server of its own. Called with a folder; without one it writes to build/screenshots/.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.playing import (  # noqa: E402
    OVER,
    has_moved,
    is_auction,
    is_finished,
    new_game,
    new_table,
    play_by_request,
)

SIZES = {360: 740, 820: 1100, 1440: 900}
LANGUAGES = ("en", "de")
SCHEMES = ("light", "dark")


def start(page: Page) -> None:
    page.goto("/")
    page.locator("form button.main").wait_for()


def gathering(page: Page) -> None:
    page.goto(f"/table/{new_table(page, 'fishing', 4, people=2)}")
    page.locator("main li").nth(3).wait_for()


def playing(
    game: str, until: Callable[[dict[str, Any]], bool], shows: str, **variant: str
) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        play_by_request({0: page}, new_game(page, game, 4, **variant), until)
        page.locator(shows).first.wait_for()

    return show


def replay(page: Page) -> None:
    table = new_game(page, "fishing", 4)
    play_by_request({0: page}, table, is_finished)
    page.goto(f"/replay/{table}#60")
    page.locator("input[type=range]").wait_for()


def rules(page: Page) -> None:
    page.goto("/rules/freshfish")
    page.locator("main p").first.wait_for()


def is_turn(shown: dict[str, Any]) -> bool:
    return has_moved(60)(shown) and bool(shown["position"]["phase"] == "turn")


SQUARE = ".turn"
SCREENS: dict[str, Callable[[Page], None]] = {
    "start": start,
    "gathering": gathering,
    "fishing": playing("fishing", has_moved(60), "[role=toolbar] button"),
    "market": playing("freshfish", is_turn, SQUARE, variant="market"),
    "classic": playing("freshfish", is_turn, SQUARE, variant="classic"),
    "auction": playing("freshfish", is_auction, ".chooser", variant="market"),
    "replay": replay,
    "rules": rules,
    "result": playing("freshfish", is_finished, OVER, variant="market"),
}


def take_all(browser: Browser, address: str, folder: Path) -> None:
    """Shows each screen once, and looks at it in every size, language and scheme."""
    for name, show in SCREENS.items():
        context = browser.new_context(base_url=address, reduced_motion="reduce")
        page = context.new_page()
        page.goto("/")
        set_options(page, "en", "light")
        show(page)
        for language in LANGUAGES:
            for scheme in SCHEMES:
                set_options(page, language, scheme)
                page.reload(wait_until="networkidle")
                for width, height in SIZES.items():
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_timeout(150)  # what follows the size is drawn
                    page.screenshot(path=folder / f"{name}-{width}-{language}-{scheme}.png")
        context.close()
        print(name, flush=True)


def set_options(page: Page, language: str, scheme: str) -> None:
    options = {"language": language, "scheme": scheme, "speed": "off", "name": "Anna"}
    page.evaluate("options => localStorage.setItem('kutter-options', options)", json.dumps(options))


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as kept:
        command = [sys.executable, "-m", "kutter", "serve", "--port", "0", "--no-limits"]
        command += ["--budget", "5sims", "--database", str(Path(kept) / "kutter.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                told = re.search(r"http://\S+\d", server.stdout.readline())
                assert told is not None
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(
                        executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
                    )
                    wait_for(browser, told[0])
                    take_all(browser, told[0], folder)
                    browser.close()
            finally:
                server.terminate()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def wait_for(browser: Browser, address: str) -> None:
    """The address is told a moment before anybody listens there."""
    page = browser.new_page()
    for _ in range(100):
        try:
            page.goto(address)
            break
        except Exception:
            page.wait_for_timeout(200)
    page.close()


if __name__ == "__main__":
    main()
