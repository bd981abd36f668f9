"""What users of version 0.1 have, files and databases, opens as it did there."""

import gzip
import json
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from kutter.records.format import Record
from kutter.server.settings import sqlite_url
from kutter.server.storage.backup import restore
from kutter.server.storage.store import Store
from tests.kept.opening import everything_seen, known, outcome_of
from tests.server.conftest import postgres_server, spares, warm_workers  # noqa: F401 (fixtures)
from tests.server.postgres import Postgres, new_postgres
from tests.server.running import Browser, Json, Server, code_of, quick, running
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio

FOLDER: Final = Path(__file__).parent
RECORDS: Final = [json.loads(line) for line in (FOLDER / "records.jsonl").read_text().splitlines()]
TOLD: Final[Json] = json.loads(gzip.decompress((FOLDER / "tables.json.gz").read_bytes()))


def test_records_of_every_kind_mean_what_they_meant() -> None:
    for each in RECORDS:
        record = Record.from_json(each["record"])
        assert outcome_of(record) == each["outcome"]
        assert record.to_json() == each["record"]


def in_sqlite(folder: Path) -> str:
    shutil.copy(FOLDER / "tables.db", folder / "tables.db")
    return sqlite_url(folder / "tables.db")


async def from_backup(folder: Path) -> str:
    url = sqlite_url(folder / "restored.db")
    store = Store(url)
    await restore(store, FOLDER / "tables.backup")
    await store.close()
    return url


def in_postgres(server: str) -> str:
    url = new_postgres(server)
    found = Postgres(url)
    words = ["psql", "-q", "-h", str(found.folder), "-U", "kutter", "-d", found.name]
    subprocess.run([*words, "-f", FOLDER / "tables.sql"], check=True, stdout=subprocess.DEVNULL)
    return url


@pytest.fixture(params=["sqlite", "postgresql", pytest.param("backup", marks=pytest.mark.slow)])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Server]:
    if request.param == "sqlite":
        url = in_sqlite(tmp_path)
    elif request.param == "backup":
        url = await from_backup(tmp_path)
    else:
        url = in_postgres(request.getfixturevalue("postgres_server"))
    system = StillSystem(first=1_000_000)
    system.pass_time(TOLD["now"] - system.now())
    async with running(quick(url, data_folder=tmp_path), system) as started:
        yield started


async def test_everybody_sees_what_they_saw(server: Server) -> None:
    now = await everything_seen(server, TOLD)
    for key, before in TOLD["seen"].items():
        assert as_far_as(before, now[key]) == in_any_words(before), key


def as_far_as(before: Any, now: Any) -> Any:
    """What is told beside it now is left out."""
    if isinstance(before, dict) and isinstance(now, dict):
        kept = {name: as_far_as(each, now[name]) for name, each in before.items() if name in now}
        return in_any_words(kept)
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [as_far_as(*each) for each in zip(before, now, strict=True)]
    return now


def in_any_words(told: Any) -> Any:
    """Sentences may get better, if there are some."""
    if isinstance(told, dict):
        return {
            name: bool(each) if name == "says" else in_any_words(each)
            for name, each in told.items()
        }
    return [in_any_words(each) for each in told] if isinstance(told, list) else told


async def test_links_tokens_and_seats_are_good_for_what_they_were(server: Server) -> None:
    anna, phone = known(server, TOLD, "anna"), known(server, TOLD, "phone")
    for name, about in TOLD["tables"].items():
        if not name.startswith("running"):
            continue
        table = about["id"]
        tablet = Browser(server)
        await tablet.redeem(about["unused"])
        assert (await tablet.get(f"/tables/{table}", seat=0))["holds"] == [0]
        await anna.revoke(table, about["device"])
        assert await code_of(phone.get(f"/tables/{table}", seat=0)) == "not-your-seat"
        program = Browser(server)
        program.http.headers["Authorization"] = f"Bearer {about['token']['secret']}"
        people = {0: anna, 1: known(server, TOLD, "ben"), 2: program}
        [seat, *_] = (await anna.get(f"/tables/{table}"))["position"]["owing"]
        await people[seat].play(table, seat)
    guest = Browser(server)
    await guest.redeem(TOLD["tables"]["gathering"]["guest"], "Dora")
