"""A deal that somebody knows: nobody else plays it without being told."""

import pytest

from tests.attacks.victim import Victim
from tests.server.running import code_of

pytestmark = pytest.mark.anyio


async def test_a_deal_is_not_shared_once_others_sit_there(victim: Victim) -> None:
    anna, ben = victim.browser(), victim.browser()
    table = await anna.new_table(players=3)
    await anna.sit(table, 0, "Anna")
    await ben.sit(table, 1, "Ben")
    second = {"game": "fishing", "players": 3, "same_deal_as": table}
    assert await code_of(anna.post("/tables", second)) == "deal-is-played"
    assert not (await ben.get(f"/tables/{table}"))["deal_is_shared"]


async def test_a_deal_that_was_shared_before_says_so_to_the_end(victim: Victim) -> None:
    anna, ben = victim.browser(), victim.browser()
    table = await anna.new_table(players=3)
    await anna.post("/tables", {"game": "fishing", "players": 3, "same_deal_as": table})
    assert (await ben.get(f"/tables/{table}"))["deal_is_shared"]
    await anna.sit(table, 0, "Anna")
    await ben.sit(table, 1, "Ben")
    await anna.put_bots(table, 2)
    await anna.act(table, "start")
    assert (await ben.get(f"/tables/{table}"))["deal_is_shared"]


async def test_a_seed_from_which_nothing_was_dealt_stays_secret(victim: Victim) -> None:
    anna = victim.browser()
    table = await anna.new_table(players=3)
    await anna.act(table, "end")
    assert (await anna.get(f"/tables/{table}"))["seed"] is None
    again = {"game": "fishing", "players": 3, "same_deal_as": table}
    assert await code_of(anna.post("/tables", again)) == "never-started"
