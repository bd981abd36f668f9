"""What the tests of the server share: databases of both kinds, and a server that really runs."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from kutter.server.bots import pool
from kutter.server.settings import sqlite_url
from kutter.server.storage.upgrade import upgrade
from tests.server.nats import nats_binary, own_nats
from tests.server.postgres import new_postgres, own_postgres, postgres_binaries
from tests.server.spare_workers import SpareWorkers, borrowing


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def spares() -> Iterator[SpareWorkers]:
    spares = SpareWorkers()
    yield spares
    spares.end()


@pytest.fixture(autouse=True)
def warm_workers(
    request: pytest.FixtureRequest, spares: SpareWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests share their worker processes, but for those that are about them."""
    if request.node.get_closest_marker("own_workers") is None:
        monkeypatch.setattr(pool, "Worker", borrowing(spares))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Where a PostgreSQL of our own listens."""
    if postgres_binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with own_postgres() as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "kutter.db")
    return new_postgres(request.getfixturevalue("postgres_server"))


@pytest.fixture(scope="session")
def unused_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All tables, and nothing in them."""
    path = tmp_path_factory.mktemp("unused") / "kutter.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    path.chmod(0o600)
    return path


@pytest.fixture
def sqlite(unused_sqlite: Path, tmp_path: Path) -> str:
    """Where the kind of database does not matter; a copy, since to make one takes longer."""
    return sqlite_url(Path(shutil.copy(unused_sqlite, tmp_path)))


@pytest.fixture
def postgresql(postgres_server: str) -> str:
    """For what SQLite cannot do."""
    return new_postgres(postgres_server)


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """Where a NATS of our own listens."""
    if nats_binary() is None:
        pytest.skip("nats-server is not installed")
    with own_nats() as server:
        yield server.url
