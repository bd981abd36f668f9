"""Pictures of every screen, at three widths, in both languages and both schemes.

Starts a server of its own. Called with names of screens it takes only those, to build/screenshots/.
"""

import json
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.machines import chromium, running_server  # noqa: E402
from tests.browser.screens import SCREENS, Screen  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
SIZES = {360: 740, 768: 1024, 1440: 900}
LANGUAGES = ("en", "de")
SCHEMES = ("light", "dark")


def take(page: Page, name: str, screen: Screen) -> None:
    """Comes to a screen once, and looks at it in every language, scheme and size."""
    path = screen.prepare(page)
    for language in LANGUAGES:
        for scheme in SCHEMES:
            set_options(page, language, scheme)
            page.goto("about:blank")  # so that an address with a fragment is loaded anew
            page.goto(path)
            screen.finish(page)
            for width, height in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                screen.scroll(page)
                page.wait_for_timeout(100)  # what follows the size is drawn
                page.screenshot(path=FOLDER / f"{name}-{width}-{language}-{scheme}.png")
            page.goto("/")


def set_options(page: Page, language: str, scheme: str) -> None:
    options = {
        "language": language,
        "scheme": scheme,
        "speed": "off",
        "name": "Anna",
        "confirm": True,
    }
    page.evaluate("options => localStorage.setItem('kutter-options', options)", json.dumps(options))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = sys.argv[1:] or list(SCREENS)
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        page = browser.new_page(base_url=address, reduced_motion="reduce")
        page.goto("/")
        for name in names:
            take(page, name, SCREENS[name])
            print(name, flush=True)
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


if __name__ == "__main__":
    main()
