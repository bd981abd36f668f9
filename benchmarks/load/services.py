"""The PostgreSQL and the NATS that servers share, and what they are asked to do."""

import asyncio
import json
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.processes import children, cpu_seconds
from tests.server.nats import HOST, NatsServer, own_nats
from tests.server.postgres import new_postgres, own_postgres, postgres_binaries

WORK = "SELECT (SELECT sum(xact_commit) FROM pg_stat_database), (SELECT wal_bytes FROM pg_stat_wal)"


@dataclass(frozen=True)
class Services:
    folder: str
    """Where PostgreSQL listens."""
    database: str
    nats: NatsServer

    @property
    def processes(self) -> list[int]:
        main = int((Path(self.folder) / "data" / "postmaster.pid").read_text().split()[0])
        return [main, *children(main), self.nats.process.pid]

    def cpu_seconds(self) -> float:
        return sum(map(cpu_seconds, self.processes))

    async def work(self) -> dict[str, float]:
        """Done so far."""
        binaries = postgres_binaries()
        assert binaries is not None
        words = ["-h", self.folder, "-U", "kutter", "-Atc", WORK, "postgres"]
        await asyncio.sleep(1.5)  # PostgreSQL counts a little late
        told = subprocess.run([binaries / "psql", *words], check=True, capture_output=True)
        commits, log = told.stdout.decode().strip().split("|")
        with urllib.request.urlopen(f"http://{HOST}:{self.nats.watched}/varz") as answer:
            counted = json.load(answer)
        messages = counted["in_msgs"]
        return {"commits": int(commits), "log_bytes": int(log), "messages": messages}


@contextmanager
def own_services() -> Iterator[Services]:
    """Each commit of theirs is on the disk."""
    with own_postgres(syncs=True) as folder, own_nats() as nats:
        yield Services(folder, new_postgres(folder), nats)
