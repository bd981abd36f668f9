"""A PostgreSQL of our own, and what a host, or bad luck, does to it."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kutter.server.storage.session import ADVISORY_LOCK

HOLDERS = (
    "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
    " WHERE locktype = 'advisory' AND objid = $1 AND granted AND datname = current_database()"
)


def postgres_binaries() -> Path | None:
    """Of the newest PostgreSQL on this machine."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    if folders:
        return folders[-1]
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@contextmanager
def own_postgres(syncs: bool = False) -> Iterator[str]:
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
    options = f"-k {folder} -c listen_addresses='' -c fsync={'on' if syncs else 'off'}"
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


class Postgres:
    def __init__(self, database: str) -> None:
        """`database`: the address of one of its databases."""
        name, _, folder = database.partition("@/")[2].partition("?host=")
        self.name = name
        self.folder = Path(folder)

    async def connect(self) -> Any:
        return await asyncpg.connect(host=str(self.folder), user="kutter", database=self.name)

    def restart(self, mode: str = "fast") -> None:
        """`immediate`: as after a power cut."""
        binaries = postgres_binaries()
        assert binaries is not None
        subprocess.run(
            [binaries / "pg_ctl", "-D", self.folder / "data", "-m", mode, "-w", "restart"],
            check=True,
            user="postgres" if os.geteuid() == 0 else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            timeout=60,
        )

    @contextmanager
    def hung(self) -> Iterator[None]:
        """Every process of it stands still."""
        main = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
        children = subprocess.run(
            ["pgrep", "-P", main], capture_output=True, text=True, check=True
        ).stdout.split()
        with standing_still(int(main), *map(int, children)):
            yield

    async def holder(self) -> int:
        """The process that holds the lock of the one server."""
        connection = await self.connect()
        process: int = await connection.fetchval(HOLDERS, ADVISORY_LOCK)
        await connection.close()
        return process

    async def end_sessions(self) -> None:
        """All that work with our database."""
        connection = await self.connect()
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = $1 AND pid <> pg_backend_pid()",
            self.name,
        )
        await connection.close()

    async def take_over(self) -> Any:
        """The lock of the one server, as another would get it; a connection that holds it."""
        holder = await self.holder()
        other, killer = await self.connect(), await self.connect()
        await asyncio.gather(
            other.execute(f"SELECT pg_advisory_lock({ADVISORY_LOCK})"),
            killer.execute("SELECT pg_sleep(0.2), pg_terminate_backend($1)", holder),
        )
        await killer.close()
        return other


@contextmanager
def standing_still(*processes: int) -> Iterator[None]:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)
