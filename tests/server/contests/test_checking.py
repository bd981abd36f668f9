"""Results are checked one after another, with patience, by the bots that they were made with."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from kutter.bots.registry import bots_version
from kutter.games.registry import game_named
from kutter.server.bots.process import NoAnswer
from kutter.server.contests import contests
from kutter.server.contests.contests import LATER_SECONDS, Contests
from kutter.server.contests.ledger import Try
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.contests import Outcome
from tests.server.contests.test_results import contest
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio

VERSION = bots_version(game_named("fishing"))


SAME = replace(contest(100.0, None), bots_version=VERSION)


def result(table: str, version: int = VERSION) -> Try:
    over = Outcome(finished=1.0, place=1, score=1.0, lead=1.0, is_left=False)
    return Try(table, "contest", "anna", "Anna", 1, version, over, is_checked=None)


class Bots:
    """They are asked one by one; some fail, and some have no time at first."""

    def __init__(self, failures: dict[str, Exception]) -> None:
        self.failures = failures
        self.asked: list[str] = []
        self.checked: dict[str, bool] = {}
        self.at_once = 0

    async def play_so_again(self, state: Any, _workers: object) -> bool:
        self.at_once += 1
        assert self.at_once == 1, "others wait for bots, too"
        await asyncio.sleep(0)
        self.at_once -= 1
        self.asked.append(state.name)
        failure = self.failures.pop(state.name, None)
        if failure is not None:
            raise failure
        return True

    async def at(self, table: str) -> Try:
        return replace(result(table), is_checked=self.checked.get(table))

    async def set_checked(self, table: str, is_checked: bool) -> None:
        self.checked[table] = is_checked


def finished(name: str) -> Any:
    return SimpleNamespace(name=name, result={})


def checking(bots: Bots, system: StillSystem, monkeypatch: pytest.MonkeyPatch) -> Contests:
    monkeypatch.setattr(contests, "bots_play_so_again", bots.play_so_again)
    kept = SimpleNamespace(live=lambda name: SimpleNamespace(state=finished(name)))
    tables: Any = SimpleNamespace(kept=kept)
    ledger: Any = SimpleNamespace(at=bots.at, set_checked=bots.set_checked)
    workers: Any = None
    return Contests(ledger, tables, workers, system, None)


async def settled() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


async def test_all_contests_wait_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots({})
    found = checking(bots, StillSystem(), monkeypatch)
    other = replace(SAME, id="other", source="source")
    for _ in range(2):  # who looks again asks for nothing new
        found.check(SAME, [result("1"), result("2")])
        found.check(other, [result("3"), result("source")])
    await settled()
    assert bots.asked == ["1", "2", "3"]
    assert bots.checked == {"1": True, "2": True, "3": True}


async def test_where_bots_have_no_time_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots({"1": NoAnswer("died"), "2": Refused("too-busy", 503), "3": AssertionError()})
    system = StillSystem()
    found = checking(bots, system, monkeypatch)
    found.check(SAME, [result(each) for each in "1234"])
    await settled()
    assert bots.asked == ["1", "2"]
    system.pass_time(LATER_SECONDS)
    await settled()
    assert bots.checked == {"2": True, "4": True}


async def test_other_bots_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots({})
    found = checking(bots, StillSystem(), monkeypatch)
    older = replace(SAME, id="older", bots_version=VERSION - 1)
    found.check(older, [result("1", VERSION - 1), result("2")])
    found.check(SAME, [result("old", VERSION - 1), result("new")])
    await settled()
    assert bots.asked == ["new"]
