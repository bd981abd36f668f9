"""What the page costs: bytes at first, and time to answer a click."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import choices, new_game, play_on

FIRST_LOAD = 150_000
"""Bytes over the network until one can choose a game, without faces, which come after."""
NEXT_PAINT = 100
"""Milliseconds from an interaction until the page shows that it noticed."""


def test_the_first_load_is_small(visit: Visit) -> None:
    page = visit("/healthz")
    network = page.context.new_cdp_session(page)
    faces: set[str] = set()  # headings are read without them until they come
    sizes: list[int] = []

    def note_kind(told: dict[str, Any]) -> None:
        if told["type"] == "Font":
            faces.add(told["requestId"])

    def note_size(told: dict[str, Any]) -> None:
        if told["requestId"] not in faces:
            sizes.append(told["encodedDataLength"])

    network.on("Network.requestWillBeSent", note_kind)
    network.on("Network.loadingFinished", note_size)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert 10_000 < sum(sizes) < FIRST_LOAD


WATCH = """() => {
  window.interactions = new Map()
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}"""
IGNORED = 50
"""Of so many interactions the slowest is left out, as web-vitals does."""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["fishing", "freshfish"])
def test_the_next_paint_follows_at_once_in_a_game_of_five(
    visit: Visit, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = visit(options={"speed": "normal"})
    new_game(page, game, 5)
    expect(choices(page).first).to_be_visible()
    page.evaluate(WATCH)
    played = play_on(page, Random(5))
    assert played > 20
    page.wait_for_timeout(500)  # the last of them are told
    slowest_first = sorted(page.evaluate("[...interactions.values()]"), reverse=True)
    next_paint = next(iter(slowest_first[played // IGNORED :]), 0)
    with capsys.disabled():
        print(f"\n{game}: {played} moves, next paint {next_paint} ms, {slowest_first[:5]}")
    assert next_paint < NEXT_PAINT
