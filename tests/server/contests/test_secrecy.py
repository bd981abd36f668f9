"""The seed of a running day changes no byte that leaves the server, nor when it leaves."""

import logging
from pathlib import Path
from random import Random

import orjson
import pytest

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.questions import Question, What, think
from kutter.server.bots.queue import Asker
from kutter.server.settings import sqlite_url
from kutter.server.table.charter import Contest
from kutter.server.table.state import TableState
from kutter.server.table.telling import broadcast, seen
from tests.server.contests.playing import NOON, begin, deal_of
from tests.server.running import Browser, Json, eventually, is_finished, quick, running
from tests.server.still_system import StillSystem
from tests.server.table.sides import BOTS, load_bots

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hasty")]

PAGES = ("", "/record", "/replay", "/draws", "/review", "/routes", "/links")


class Morning(StillSystem):
    """Of a day in which hours are left; it notes how long anybody sleeps."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._now = NOON
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await super().sleep(seconds)


@pytest.fixture(autouse=True)
def same_deal_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows from a seed is the same: so only the seed itself could make a difference."""

    async def ask(_: BotWorkers, what: What, question: Question, __: Asker) -> object:
        return think(BOTS.ready(question.game, question.bot), what, question)

    load_bots("freshfish")
    monkeypatch.setattr(BotWorkers, "_ask", ask)
    monkeypatch.setattr(TableState, "dealer", lambda _: SeededDealer(seed_from("the same")))
    monkeypatch.setattr(Contest, "luck", seed_from("the same luck"))


def is_half_played(table: Json) -> bool:
    return bool(table["moves"] > 30 and table["position"]["owing"] == [0])


async def told_with(secret: bytes, folder: Path, log: pytest.LogCaptureFixture) -> list[object]:
    """All that a server tells somebody who plays, and somebody who does not."""
    system = Morning(seed_from("ids"))
    settings = quick(sqlite_url(folder / f"{secret.hex()}.db"), workers=0, daily_secret=secret)
    log.clear()
    async with (
        running(settings, system) as server,
        Browser(server) as anna,
        Browser(server) as eve,
    ):
        await eve.post("/me")
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        state = (await server.services.tables.get(table)).state
        await eventually(lambda: state.owing == [0])  # then bots wait, too
        heard: list[bytes] = []
        for stops in (is_half_played, is_finished):
            async with anna.socket(table, 0) as socket:
                await socket.play_on(Random(1), stops)
                await socket.do("undo")
                told = [each for each in socket.messages if each["type"] in ("table", "event")]
                heard += map(orjson.dumps, told)
            pages: list[tuple[str, Json]] = [
                ("/daily", {}),
                (f"/contests/{contest['id']}", {}),
                ("/mine", {}),
            ]
            pages += [(f"/tables/{table}{page}", {"seat": 0}) for page in PAGES]
            pages += [(f"/tables/{table}/replay", {"eyes": eyes}) for eyes in (0, 1, "spectator")]
            for browser in (anna, eve):
                for path, query in pages:
                    answer = await browser.http.get(f"/api{path}", params=query)
                    headers = {k: v for k, v in answer.headers.items() if k != "date"}
                    heard.append(f"{path} {answer.status_code} {headers} {answer.text}".encode())
    logged = [each.getMessage() for each in log.records if each.name.startswith("kutter")]
    return [sorted(heard), sorted(system.slept), logged]


async def test_the_seed_of_a_running_day_leaves_in_no_form(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "kutter")
    one, other = [await told_with(secret, tmp_path, caplog) for secret in (b"1" * 32, b"2" * 32)]
    assert one == other


async def test_the_comparison_notices_a_leak(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = seen.shared_json
    monkeypatch.setattr(
        broadcast,
        "shared_json",
        lambda state, is_open: {**real(state, is_open), "seed": state.charter.seed.hex()},
    )
    one, other = [await told_with(secret, tmp_path, caplog) for secret in (b"1" * 32, b"2" * 32)]
    assert one != other
