"""What a record proves of its shuffle, and what a server that cheats cannot hide."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from kutter.engine.dealer import SeededDealer, deal_seed, seed_from
from kutter.games.contract import CHANCE
from kutter.records.setting import Setting
from tests.server.hot_seat import hot_seat, play_on
from tests.server.running import Browser, Json, code_of, quick, running
from tests.server.table.test_shares import SHARE, verified

pytestmark = pytest.mark.anyio


async def test_a_grinding_server_is_found_by_what_was_kept(sqlite: str, tmp_path: Path) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table("fishing", 3)
        for seat in range(3):
            await anna.sit(table, seat, f"Guest {seat}")
        commitment = (await anna.get(f"/tables/{table}"))["commitment"]
        given = await anna.share(table, 0, 1)
        await anna.act(table, "start")
        await play_on(server, table)
        record = await anna.get(f"/tables/{table}/record")
    kept = ("--commitment", commitment, "--share", f"0:{given[0]}", "--share", f"1:{given[1]}")
    said = verified(record, tmp_path, *kept)
    assert said.endswith(
        "the seed whose commitment you kept, mixed with the 2 shares that you kept"
    )
    assert verified(record, tmp_path, *kept[:2]).endswith("the seed whose commitment you kept")
    assert verified(record, tmp_path).endswith("it agrees with itself, no more")
    for grind, sentence in (
        (ground_seed, "the seed is not that of the commitment that you kept"),
        (dropped_share, f"the share 1:{given[1]} is not in this deal"),
        (seed_alone, "no player's share is in this deal"),
    ):
        ground = grind(record)
        assert verified(ground, tmp_path).endswith("it agrees with itself, no more")
        assert verified(ground, tmp_path, *kept) == sentence


def dealt_anew(record: Json, seed: str, shares: Any) -> Json:
    """A game that agrees with itself."""
    setting = Setting(record["game"], record["players"], record["options"])
    dealer = SeededDealer(deal_seed(bytes.fromhex(seed), shares))
    begun, table = setting.start(dealer)
    moves = []
    while setting.game.owing(table) == [CHANCE]:
        dealt = setting.game.chance_move(table, dealer)
        moves.append(setting.game.text(dealt))
        setting.game.apply(table, dealt)
    commitment = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    shuffle = {"seed": seed, "commitment": commitment, "shares": shares}
    return {**record, "setup": begun.setup, "moves": moves, "result": None, "shuffle": shuffle}


def ground_seed(record: Json) -> Json:
    """Another seed, with a commitment of its own, and everybody's shares."""
    return dealt_anew(record, seed_from("ground").hex(), record["shuffle"]["shares"])


def dropped_share(record: Json) -> Json:
    first, _, third = record["shuffle"]["shares"]
    return dealt_anew(record, record["shuffle"]["seed"], [first, None, third])


def seed_alone(record: Json) -> Json:
    return dealt_anew(record, record["shuffle"]["seed"], None)


async def test_every_draw_is_told_once_the_deal_is_open(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for game, players in (("fishing", 3), ("freshfish", 2)):
            table = await anna.new_table(game, players)
            for seat in range(players):
                await anna.sit(table, seat, f"Guest {seat}")
            await anna.share(table, 0)
            await anna.act(table, "start")
            assert await code_of(anna.get(f"/tables/{table}/draws")) == "deal-is-played"
            await play_on(server, table)
            told = await Browser(server).get(f"/tables/{table}/draws")
            seen = await anna.get(f"/tables/{table}")
            dealer = SeededDealer(deal_seed(bytes.fromhex(seen["seed"]), seen["shares"]))
            record = await anna.get(f"/tables/{table}/record")
            chance = [move for move in record["moves"] if move.startswith("*")]
            assert [deal["move"] for deal in told["deals"]] == chance
            piles = {pile: list(held) for pile, held in told["piles"].items()}
            for deal in told["deals"]:
                for draw in deal["draws"]:
                    assert dealer.draw(draw["pile"], piles[draw["pile"]]) == draw["thing"]
                    piles[draw["pile"]].remove(draw["thing"])
                words = " ".join(draw["thing"].split(" ")[0] for draw in deal["draws"])
                assert deal["move"].endswith(words)
            if game == "fishing":
                levels = [sorted(told["piles"][f"ocean {level}"]) for level in (1, 2)]
                assert levels == [sorted(cards) for cards in seen["setup"]["ocean"][:2]]
            else:
                assert "parking" not in json.dumps(told["piles"])


async def test_the_records_own_commitment_and_shares_are_checked_too(
    sqlite: str, tmp_path: Path
) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        await play_on(server, table)
        record = await anna.get(f"/tables/{table}/record")
    shuffle = record["shuffle"]
    wrongs: list[Any] = [[SHARE], [SHARE, SHARE, None], ["-", None], [5, None], "x", {}]
    for wrong in wrongs:
        broken = {**record, "shuffle": {**shuffle, "shares": wrong}}
        assert "shares" in verified(broken, tmp_path)
    for wrong_shuffle in ("x", 3, None):
        assert "shuffle" in verified({**record, "shuffle": wrong_shuffle}, tmp_path)
    first_release = {key: each for key, each in record.items() if key != "shuffle"}
    alone = dealt_anew(record, shuffle["seed"], None)
    first_release |= {"setup": alone["setup"], "moves": [], "result": None}
    first_release |= {"seed": shuffle["seed"], "commitment": shuffle["commitment"]}
    assert verified(first_release, tmp_path).endswith("it agrees with itself, no more")
