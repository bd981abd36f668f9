"""Contests in tests: a clock that can be moved on, bots that think little, games played out."""

from random import Random
from typing import Any

import pytest

from kutter.server.contests import contests
from kutter.server.system import RealSystem
from tests.server.running import Browser, Json

DAY = 86_400
NOON = 1_800_014_400.0 - 1_800_014_400 % DAY + DAY / 2
"""Of some day."""


class MovedSystem(RealSystem):
    """Its clock is ahead of the real one, or stands where it is told to."""

    def __init__(self, time: float = NOON) -> None:
        self.time = time

    def now(self) -> float:
        self.time += 0.001
        return self.time


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few bots, which neither wait nor think for long."""
    monkeypatch.setattr(contests, "SEATS", 2)
    monkeypatch.setattr(contests, "PAUSE", 0)
    monkeypatch.setattr(contests, "SIMULATIONS", 4)


async def deal_of(browser: Browser, day: str = "today", variant: str | None = "market") -> Json:
    """The deal of a day: Fresh Fish, or without a variant Fishing."""
    found = (await browser.get("/daily"))[day]
    return next(each for each in found if each["options"].get("variant") == variant)


async def begin(browser: Browser, contest: Json, name: str) -> str:
    return str((await browser.post(f"/contests/{contest['id']}/tries", {"name": name}))["id"])


async def play_out(browser: Browser, table: str, seed: int = 0) -> Json:
    """To the end, by chance: the same again with the same seed."""
    async with browser.socket(table, 0) as socket:
        return await socket.play_on(Random(seed), lambda now: now["status"] != "running")


async def play_once(browser: Browser, table: str) -> None:
    async with browser.socket(table, 0) as socket:
        seen = await socket.until(lambda now: bool(now["position"]["legal"]))
        await socket.do("move", move=seen["position"]["legal"][0])


async def played(browser: Browser, contest: Json, name: str, **more: Any) -> str:
    table = await begin(browser, contest, name)
    await play_out(browser, table, **more)
    return table


async def results(browser: Browser, contest: Json) -> list[Json]:
    found: list[Json] = (await browser.get(f"/contests/{contest['id']}"))["results"]
    return found
