"""What is large or long, and whoever comes to it waits: nothing of that kind stops the others."""

from typing import Any

import pytest

from kutter.bots.contract import Budget
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named
from kutter.engine.dealer import seed_from
from kutter.records.setting import Setting
from tests.attacks.victim import Victim, outcome

pytestmark = pytest.mark.anyio


def record_with(**more: Any) -> Any:
    setting = Setting("freshfish", 2, {"variant": "classic"})
    bots = [bot_named("random", setting.game)] * 2
    record = play_match(setting, bots, seed_from("bulk"), Budget(None, simulations=1)).to_json()
    record["setup"] |= more
    return record


async def test_what_the_rules_do_not_know_is_not_kept_at_a_table(victim: Victim) -> None:
    anna = victim.browser()
    kept = await anna.post("/records", record_with(junk=[[] for _ in range(100_000)]))
    position = {"record": kept["id"], "at": 2}
    table = await anna.new_table("freshfish", 2, variant="classic", position=position)
    await anna.put_bots(table, 0, 1)
    await anna.act(table, "start")
    answer = await anna.http.get(f"/api/tables/{table}")
    assert len(answer.content) < 100_000


async def test_names_of_areas_without_end_are_refused(victim: Victim) -> None:
    anna = victim.browser()
    setting = Setting("freshfish", 2, {"variant": "market"})
    bots = [bot_named("random", setting.game)] * 2
    record = play_match(setting, bots, seed_from("bulk"), Budget(None, simulations=1)).to_json()
    square = record["setup"]["square"]
    square["areas"] = {area + "x" * 2000: each for area, each in square["areas"].items()}
    square["spaces"] = {space: area + "x" * 2000 for space, area in square["spaces"].items()}
    kept = await anna.post("/records", record)
    made = anna.new_table("freshfish", 2, position={"record": kept["id"], "at": 2})
    assert await outcome(made) == "record-too-large"
