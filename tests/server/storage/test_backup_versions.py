"""Backups around upgrades: made before, and brought up to date after."""

import shutil
from collections.abc import Callable
from pathlib import Path
from stat import S_IMODE

import pytest
from sqlalchemy import inspect

from kutter.language.errors import BadInput
from kutter.server.settings import sqlite_url
from kutter.server.storage import upgrade
from kutter.server.storage.backup import back_up, restore
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import bring_up_to_date, check_database, current_revision
from tests.server.running import Browser, quick, running
from tests.server.storage.test_backup import all_views, fill, hot_seat

pytestmark = pytest.mark.anyio

NEXT = '''
"""A column more, for the test of upgrades."""

import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("records", sa.Column("note", sa.String))
'''
KIND = """
    promises = sa.table("promises", sa.column("revision"), sa.column("oldest"))
    op.bulk_insert(promises, [{"revision": revision, "oldest": down_revision}])
"""


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes the code one migration newer, when it is called."""
    ours = Path(upgrade.__file__).parent / "migrations"
    newer = tmp_path / "migrations"
    shutil.copytree(ours, newer, ignore=shutil.ignore_patterns("__pycache__"))
    text = NEXT.format(newest=upgrade.newest_revision())
    (newer / "versions" / "next_column.py").write_text(text)
    return lambda: monkeypatch.setattr(upgrade, "MIGRATIONS", newer)


async def columns_of_records(database: str) -> tuple[str | None, list[str]]:
    store = Store(database)
    async with store.engine.connect() as connection:
        columns = await connection.run_sync(lambda each: inspect(each).get_columns("records"))
    revision = await current_revision(store)
    await store.close()
    return revision, [column["name"] for column in columns]


async def test_a_backup_is_made_before_an_upgrade_and_leads_back(
    database: str,
    other_kind: str,
    tmp_path: Path,
    next_version: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    settings = quick(database, workers=0, data_folder=folder)
    async with running(settings) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        views = await all_views(anna, table)
        cookies = dict(anna.http.cookies)
    assert list(folder.iterdir()) == [], "nothing was there to be upgraded"
    before = upgrade.newest_revision()
    next_version()
    async with running(settings) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        assert await all_views(anna, table) == views
    revision, columns = await columns_of_records(database)
    assert (revision, "note" in columns) == ("next", True)
    async with running(settings):
        pass
    [made] = folder.iterdir()
    assert made.name.startswith(f"before-upgrade-from-{before}-")
    assert S_IMODE(made.stat().st_mode) == 0o600
    monkeypatch.undo()
    with pytest.raises(BadInput, match="this database is of a newer version of Kutter"):
        await check_database(database)
    other = Store(other_kind)
    await restore(other, made)
    await other.close()
    async with running(quick(other_kind, workers=0)) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        assert await all_views(anna, table) == views


async def test_a_backup_of_an_older_version_is_not_put_into_a_newer_schema(
    sqlite: str, tmp_path: Path, next_version: Callable[[], None]
) -> None:
    await fill(sqlite)
    store = Store(sqlite)
    path = tmp_path / "old.backup"
    await back_up(store, path)
    await store.close()
    next_version()
    newer = Store(sqlite_url(tmp_path / "newer.db"))
    await newer.open()
    await bring_up_to_date(newer)
    await newer.close()
    newer = Store(sqlite_url(tmp_path / "newer.db"))
    with pytest.raises(BadInput, match="another version of Kutter than the backup"):
        await restore(newer, path)
    await newer.close()


async def test_a_backup_of_an_older_version_is_upgraded_when_restored(
    sqlite: str, tmp_path: Path, next_version: Callable[[], None]
) -> None:
    await fill(sqlite)
    store = Store(sqlite)
    path = tmp_path / "old.backup"
    await back_up(store, path)
    await store.close()
    next_version()
    newer = Store(sqlite_url(tmp_path / "newer.db"))
    await restore(newer, path)
    await newer.close()
    revision, columns = await columns_of_records(sqlite_url(tmp_path / "newer.db"))
    assert (revision, "note" in columns) == ("next", True)


async def test_servers_of_the_version_before_go_on_with_a_migration_that_promises_it(
    database: str, next_version: Callable[[], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(database, workers=0, data_folder=tmp_path)
    async with running(settings) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        views, cookies = await all_views(anna, table), dict(anna.http.cookies)
    newer = tmp_path / "migrations" / "versions" / "next_column.py"
    newer.write_text(newer.read_text() + KIND)
    next_version()
    async with running(settings):
        pass
    assert (await columns_of_records(database))[0] == "next"
    monkeypatch.undo()
    await check_database(database)
    async with running(settings) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        assert await all_views(anna, table) == views
    assert (await columns_of_records(database))[0] == "next", "nobody leads it back"
