"""Writes what users of this version have, for later versions to open: python -m tests.kept.write

records.jsonl: records of every kind, each with what came of it. tables.db, tables.sql and
tables.backup: one database with tables of every kind as SQLite, as PostgreSQL's dump and as a
backup. tables.json.gz: who sits there, and what everybody sees.
"""

import asyncio
import gzip
import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from kutter.bots.contract import Budget
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named
from kutter.engine.dealer import seed_from
from kutter.games.contract import SPECTATOR
from kutter.games.registry import GAMES
from kutter.records.format import Record
from kutter.records.replay import replay, seen_record
from kutter.records.setting import Setting
from kutter.server.settings import sqlite_url
from kutter.server.storage.backup import back_up, restore
from kutter.server.storage.store import Store
from tests.kept.opening import everything_seen, outcome_of
from tests.server.postgres import Postgres, new_postgres, own_postgres
from tests.server.running import Browser, Json, quick, running
from tests.server.still_system import StillSystem

FOLDER: Final = Path(__file__).parent
SETTINGS: Final = [
    ("fishing", 3, {}),
    ("freshfish", 3, {"variant": "market"}),
    ("freshfish", 3, {"variant": "market", "streets": "shortest"}),
    ("freshfish", 3, {"variant": "classic"}),
]


# Records


def write_records() -> None:
    lines = []
    for name, game in GAMES.items():
        for options in game.meta.variants():
            for players in game.seats:
                setting = Setting(name, players, options)
                bots = [bot_named("random", game)] * players
                seed = seed_from("kept", name, players, json.dumps(options))
                record = play_match(setting, bots, seed, Budget(None, simulations=1))
                lines += [kept(each) for each in all_kinds(record)]
    (FOLDER / "records.jsonl").write_text("".join(f"{line}\n" for line in lines))


def all_kinds(record: Record) -> list[Record]:
    """Whole, cut short, and as a seat or a spectator has it in the middle and at the end."""
    played, half = replay(record), len(record.moves) // 2
    cut = Record.from_json({**record.to_json(), "moves": record.moves[:half], "result": None})
    seen = [
        seen_record(played, eyes, number)
        for eyes in (0, SPECTATOR)
        for number in (half, len(record.moves))
    ]
    return [record, cut, *seen]


def kept(record: Record) -> str:
    return json.dumps({"record": record.to_json(), "outcome": outcome_of(record)})


# Tables


async def play(people: dict[int, Browser], table: str, moves: int, random: Random) -> None:
    """Random moves of whoever is due."""
    anybody = next(iter(people.values()))
    for _ in range(moves):
        seen = await anybody.get(f"/tables/{table}")
        if seen["status"] != "running":
            return
        seat = seen["position"]["owing"][0]
        own = await people[seat].get(f"/tables/{table}", seat=seat)
        move = random.choice(own["position"]["legal"])
        await people[seat].act_at(own["version"], table, "move", seat, move=move)


async def fill(url: str, system: StillSystem) -> Json:
    """Tables of every kind; what their people know."""
    random = Random("kept")
    async with running(quick(url), system) as server:
        people = {name: Browser(server) for name in ("anna", "ben", "clara", "phone")}
        for each in people.values():
            await each.post("/me")
        tables = {
            **await that_run(people, random),
            **await that_wait(people["anna"]),
            **await that_have_ended(people["clara"], random),
        }
        cookies = {name: each.http.cookies["kutter"] for name, each in people.items()}
    return {"cookies": cookies, "tables": tables, "now": system.now()}


async def that_run(people: dict[str, Browser], random: Random) -> dict[str, Json]:
    anna, ben, clara, phone = people.values()
    tables: dict[str, Json] = {}
    for game, players, options in SETTINGS:
        table = await anna.new_table(game, players, **options)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        program = await anna.program(table, 2, "Robo")
        await anna.share(table, 0)
        await ben.share(table, 1)
        await anna.act(table, "start")
        await play({0: anna, 1: ben, 2: program}, table, 9, random)
        device, unused = [await anna.link(table, 0, "device") for _ in range(2)]
        await phone.redeem(device)
        await ben.act(table, "say", 1, text="Hello")
        links = {"device": device, "unused": unused, "token": program.token}
        tables[f"running {game} {options}"] = {"id": table, **links}
    clock = await ben.new_table("freshfish", 2, pace={"kind": "days", "days": 3})
    await ben.sit(clock, 0, "Ben")
    await clara.sit(clock, 1, "Clara")
    await ben.act(clock, "start")
    await play({0: ben, 1: clara}, clock, 5, random)
    return {**tables, "with a clock": {"id": clock}}


async def that_wait(anna: Browser) -> dict[str, Json]:
    gathering = await anna.new_table("fishing", 4, public=True)
    await anna.sit(gathering, 0, "Anna")
    await anna.share(gathering, 0)
    await anna.put_bots(gathering, 1, level="mate")
    guest = await anna.link(gathering, 2, "guest")
    ended = await anna.new_table("freshfish", 3)
    await anna.act(ended, "end")
    return {"gathering": {"id": gathering, "guest": guest}, "ended": {"id": ended}}


async def that_have_ended(clara: Browser, random: Random) -> dict[str, Json]:
    finished = await clara.new_table("fishing", 3)
    for seat in range(3):
        await clara.sit(finished, seat, f"Guest {seat}")
    await clara.share(finished, 0, 1, 2)
    await clara.act(finished, "start")
    await play(dict.fromkeys(range(3), clara), finished, 2000, random)
    record = await clara.get(f"/tables/{finished}/record")
    position = {"record": (await clara.post("/records", record))["id"], "at": 40}
    going_on = await clara.new_table("fishing", 3, position=position)
    for seat in range(3):
        await clara.sit(going_on, seat, f"Guest {seat}")
    await clara.act(going_on, "start")
    await clara.act(finished, "rematch")
    rematch = (await clara.get(f"/tables/{finished}"))["rematch"]
    again = await clara.new_table("fishing", 3, same_deal_as=finished)
    found = {"finished": finished, "going on": going_on, "rematch": rematch, "same deal": again}
    return {
        **{name: {"id": table} for name, table in found.items()},
        "uploaded": {"id": position["record"]},
    }


async def write_tables() -> None:
    with TemporaryDirectory() as name, own_postgres() as postgres:
        url, system = sqlite_url(Path(name) / "tables.db"), StillSystem()
        told: dict[str, Any] = await fill(url, system)
        async with running(quick(url, workers=0), system) as server:
            told["seen"] = await everything_seen(server, told)
        store = Store(url)
        await back_up(store, FOLDER / "tables.backup")
        await store.close()
        shutil.copy(Path(name) / "tables.db", FOLDER / "tables.db")
        (FOLDER / "tables.db").chmod(0o644)
        database = new_postgres(postgres)
        store = Store(database)
        await restore(store, FOLDER / "tables.backup")
        await store.close()
        found = Postgres(database)
        dump = ["pg_dump", "-h", str(found.folder), "-U", "kutter", "--no-owner", "--inserts"]
        done = subprocess.run([*dump, found.name], check=True, capture_output=True, text=True)
        (FOLDER / "tables.sql").write_text(done.stdout)
        packed = gzip.compress(json.dumps(told).encode(), mtime=0)
        (FOLDER / "tables.json.gz").write_bytes(packed)


if __name__ == "__main__":
    write_records()
    asyncio.run(write_tables())
