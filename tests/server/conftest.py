"""What the tests of the server share: databases of both kinds, and a server that really runs."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from kutter.server.bots import pool
from kutter.server.settings import sqlite_url
from kutter.server.storage.upgrade import upgrade
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


def postgres_binaries() -> Path | None:
    """Of the newest PostgreSQL on this machine."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    if folders:
        return folders[-1]
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Where a PostgreSQL of our own listens."""
    if postgres_binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with own_postgres() as folder:
        yield folder


@contextmanager
def own_postgres() -> Iterator[str]:
    """As a user that is not root; where it listens."""
    binaries = postgres_binaries()
    assert binaries is not None
    folder = Path(tempfile.mkdtemp(prefix="kutter-postgres-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user is not None:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)

    def run(*command: str) -> None:
        subprocess.run(
            command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, timeout=60
        )

    data = str(folder / "data")
    run(str(binaries / "initdb"), "-D", data, "-U", "kutter", "-A", "trust", "--no-sync")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    log = str(folder / "log")
    run(str(binaries / "pg_ctl"), "-D", data, "-o", options, "-l", log, "-w", "start")
    try:
        yield str(folder)
    finally:
        run(str(binaries / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_postgres(folder: str) -> str:
    """A database of its own for a test."""
    name = f"kutter_{uuid.uuid4().hex}"
    binaries = postgres_binaries()
    assert binaries is not None
    subprocess.run(
        [str(binaries / "createdb"), "-h", folder, "-U", "kutter", name], check=True, timeout=60
    )
    return f"postgresql+asyncpg://kutter@/{name}?host={folder}"


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
    with own_nats() as url:
        yield url


@contextmanager
def own_nats() -> Iterator[str]:
    binary = shutil.which("nats-server")
    if binary is None:
        pytest.skip("nats-server is not installed")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [binary, "-a", "127.0.0.1", "-p", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not answers(port):
            time.sleep(0.02)
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True
