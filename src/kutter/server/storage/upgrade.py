"""Which version a database is of, and the way to the newest."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kutter.language.errors import BadInput
from kutter.server.storage import schema
from kutter.server.storage.session import ADVISORY_LOCK
from kutter.server.storage.store import Store

MIGRATING: Final = text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK + 1})")
"""One at a time: nodes may start together."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


@cache
def scripts_in(folder: Path) -> ScriptDirectory:
    """Read once: that takes longer than a question to the database."""
    return ScriptDirectory(str(folder))


def newest_revision() -> str | None:
    return scripts_in(MIGRATIONS).get_current_head()


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def promised_to(connection: Connection) -> str | None:
    """The oldest revision whose servers can live with this database, if it says so."""
    if not inspect(connection).has_table(schema.promises.name):
        return None
    columns = schema.promises.c
    query = select(columns.oldest).where(columns.revision == revision_of(connection))
    oldest: str | None = connection.scalar(query)
    return oldest


def is_ahead_and_kind(connection: Connection) -> bool:
    """Whether a newer server has been here, and left it so that we can work with it, too."""
    if is_known(revision_of(connection)):
        return False
    oldest, own = promised_to(connection), newest_revision()
    return oldest is not None and own is not None and oldest <= own


def upgrade(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(MIGRATING)
    if is_ahead_and_kind(connection):
        return
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_known(revision: object) -> bool:
    return any(revision == script.revision for script in scripts_in(MIGRATIONS).walk_revisions())


async def current_revision(store: Store) -> str | None:
    async with store.engine.connect() as connection:
        return await connection.run_sync(revision_of)


async def can_work_with(store: Store) -> bool:
    def check(connection: Connection) -> bool:
        return revision_of(connection) == newest_revision() or is_ahead_and_kind(connection)

    async with store.engine.connect() as connection:
        return await connection.run_sync(check)


async def bring_up_to_date(store: Store, revision: str = "head") -> None:
    if await current_revision(store) == newest_revision():
        return
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, revision)


async def check_database(url: str, is_shared: bool = False) -> None:
    """A word to who starts a server on a database with which it cannot work."""

    def is_newer(connection: Connection) -> bool:
        revision = revision_of(connection)
        is_strange = revision is not None and not is_known(revision)
        return is_strange and not is_ahead_and_kind(connection)

    async with told_plainly():
        store = Store(url, is_shared)
    try:
        async with told_plainly():
            await store.open()
            async with store.engine.connect() as connection:
                newer = await connection.run_sync(is_newer)
        if newer:
            raise BadInput("database-is-newer")
    finally:
        await store.close()


@asynccontextmanager
async def told_plainly() -> AsyncIterator[None]:
    """One line for whatever a database can raise."""
    try:
        yield
    except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
        await asyncio.sleep(0.1)  # SQLite's thread ends after the error, and needs our loop for it
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        text = str(cause.__cause__ or cause)
        raise BadInput("database-fails", reason=(text.splitlines() or [""])[0]) from None
