"""Which version a database is of, and the way to the newest."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from kutter.server.store import Store


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def newest_revision() -> str | None:
    return ScriptDirectory.from_config(configuration()).get_current_head()


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_known(revision: object) -> bool:
    scripts = ScriptDirectory.from_config(configuration())
    return any(revision == script.revision for script in scripts.walk_revisions())


async def current_revision(store: Store) -> str | None:
    async with store.engine.connect() as connection:
        return await connection.run_sync(revision_of)


async def bring_up_to_date(store: Store, revision: str = "head") -> None:
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
