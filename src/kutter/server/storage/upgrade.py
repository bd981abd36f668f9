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
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kutter.language.errors import BadInput
from kutter.server.storage.store import Store

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


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_known(revision: object) -> bool:
    return any(revision == script.revision for script in scripts_in(MIGRATIONS).walk_revisions())


async def current_revision(store: Store) -> str | None:
    async with store.engine.connect() as connection:
        return await connection.run_sync(revision_of)


async def bring_up_to_date(store: Store, revision: str = "head") -> None:
    if await current_revision(store) == newest_revision():
        return
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, revision)


async def check_database(url: str) -> None:
    """A word to who starts a server on a database with which it cannot work."""
    async with told_plainly():
        store = Store(url)
    try:
        async with told_plainly():
            await store.open()
            revision = await current_revision(store)
        if revision is not None and not is_known(revision):
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
