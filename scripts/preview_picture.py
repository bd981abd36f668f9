"""The picture that messengers show of our addresses, web/public/preview.png, from the page's own
drawings: to be made anew when the look has changed. Starts a server of its own."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.machines import chromium, running_server  # noqa: E402

SIZE = {"width": 1200, "height": 630}
COMPOSE = """() => {
  const harbour = document.querySelector('main').previousElementSibling;
  const pictures = [...document.querySelectorAll('form .box')];
  const name = Object.assign(document.createElement('h1'), { textContent: 'Kutter' });
  const row = document.createElement('div');
  row.append(...pictures);
  row.style = 'display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding: 0 40px';
  name.style = 'position: absolute; top: 24px; left: 40px; font-size: 96px; line-height: 1';
  harbour.style = 'height: 330px; margin-bottom: 12px';
  document.body.replaceChildren(harbour, name, row);
}"""


def main() -> None:
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        page = browser.new_page(base_url=address, viewport=SIZE, color_scheme="light", locale="en")
        page.goto("/", wait_until="networkidle")
        page.locator("form .picture").nth(2).wait_for()
        page.evaluate(COMPOSE)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=ROOT / "web" / "public" / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
