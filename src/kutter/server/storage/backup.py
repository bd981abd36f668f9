"""Backups: everything a database holds as lines of JSON, the same for SQLite and PostgreSQL.

So a backup of one can be restored into the other.
"""

import base64
import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kutter.games.contract import Json
from kutter.language.errors import BadInput
from kutter.records.files import whole_file
from kutter.server.storage.files import OWNERS, files_of
from kutter.server.storage.store import Store, compact_json
from kutter.server.storage.upgrade import (
    bring_up_to_date,
    current_revision,
    is_known,
    newest_revision,
)

FORMAT: Final = "kutter-backup"
VERSION: Final = 1
TOGETHER: Final = 1000

# For reading, SQLite's driver begins no transaction by itself.
OF_SERVERS: Final = ("alembic_version", "nodes", "promises")
"""What tells of the database itself, and of who works with it."""
SQLITE_MOMENT: Final = "BEGIN"
POSTGRES_MOMENT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"


async def back_up(store: Store, path: Path) -> Counter[str]:
    """One moment of a database, also while a server writes to it; how many rows of what."""
    counts: Counter[str] = Counter()
    if store.path is not None and not store.path.exists():
        raise BadInput("database-is-missing", file=str(store.path))
    if store.path is not None and path.resolve() in files_of(store.path):
        raise BadInput("backup-over-database", file=str(path))
    revision = await current_revision(store)
    if revision is None:
        raise BadInput("database-is-empty")
    head = {"format": FORMAT, "version": VERSION, "revision": revision}
    with whole_file(path, OWNERS) as file, gzip.GzipFile(fileobj=file.buffer, mode="wb") as lines:
        lines.write(compact_json(head).encode() + b"\n")
        async with store.engine.connect() as connection:
            await connection.execute(text(SQLITE_MOMENT if store.is_sqlite else POSTGRES_MOMENT))
            for table in await tables_of(connection):
                async for row in await connection.stream(select(table)):
                    values = {str(key): packed(each) for key, each in row._mapping.items()}
                    lines.write(compact_json([table.name, values]).encode() + b"\n")
                    counts[table.name] += 1
    return counts


async def back_up_before_upgrade(store: Store, folder: Path, now: float) -> None:
    """If there is anything that an upgrade could harm."""
    revision = await current_revision(store)
    if is_known(revision) and revision != newest_revision():
        await back_up(store, folder / f"before-upgrade-from-{revision}-{now:.0f}.backup")


async def restore(store: Store, path: Path) -> Counter[str]:
    """Into an empty database that no server works with; all or nothing.

    A backup of an older version is upgraded.
    """
    counts: Counter[str] = Counter()
    lines = read_lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadInput("backup-is-none")
    if head.get("version") != VERSION or not is_known(head.get("revision")):
        raise BadInput("backup-is-newer")
    await store.open()
    revision = await current_revision(store)
    if revision is None:
        await bring_up_to_date(store, head["revision"])
    else:
        async with store.engine.connect() as connection:
            for table in await tables_of(connection):
                if await connection.scalar(select(func.count()).select_from(table)):
                    raise BadInput("restore-not-empty")
        if revision != head["revision"]:
            raise BadInput("restore-needs-new")
    async with store.engine.begin() as connection:
        tables = {table.name: table for table in await tables_of(connection)}
        for name, rows in in_groups(lines, tables):
            try:
                await insert_all(connection, tables[name], rows)
            except (SQLAlchemyError, ValueError, TypeError, OverflowError):
                raise BadInput("backup-is-none") from None
            counts[name] += len(rows)
    await bring_up_to_date(store)
    return counts


async def tables_of(connection: AsyncConnection) -> list[Table]:
    """As they are in the database, whatever its version; those that others refer to first."""
    found = MetaData()
    await connection.run_sync(found.reflect)
    return [table for table in found.sorted_tables if table.name not in OF_SERVERS]


async def insert_all(connection: AsyncConnection, table: Table, rows: list[Json]) -> None:
    await connection.execute(
        insert(table), [{key: unpacked(each) for key, each in row.items()} for row in rows]
    )


def read_lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except (OSError, EOFError, ValueError, RecursionError, zlib.error) as error:
        if isinstance(error, OSError) and not isinstance(error, gzip.BadGzipFile):
            reason = error.strerror or str(error)
            raise BadInput("backup-cannot-be-read", file=str(path), reason=reason) from None
        raise BadInput("backup-is-none") from None


def in_groups(
    lines: Iterable[Any], tables: Mapping[str, Table]
) -> Iterator[tuple[str, list[Json]]]:
    """Rows of one table together, not too many at once."""
    name: str | None = None
    rows: list[Json] = []
    for found in lines:
        match found:
            case [str(table), dict(row)] if table in tables and row.keys() <= set(
                tables[table].columns.keys()
            ):
                if rows and (table != name or len(rows) == TOGETHER):
                    yield str(name), rows
                    rows = []
                name = table
                rows.append(row)
            case _:
                raise BadInput("backup-is-none")
    if rows:
        yield str(name), rows


def packed(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def unpacked(value: Any) -> Any:
    if isinstance(value, dict) and set(value) == {"base64"}:
        return base64.b64decode(value["base64"])
    return value
