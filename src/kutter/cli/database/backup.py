"""kutter backup and kutter restore."""

import asyncio
from argparse import Namespace
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from kutter.cli.serve import database_url
from kutter.cli.terminal.terminal import Terminal
from kutter.server.storage.backup import back_up, restore
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import told_plainly

Job = Callable[[Store, Path], Awaitable[Counter[str]]]


def run_backup(arguments: Namespace, terminal: Terminal) -> int:
    return run(back_up, arguments, terminal)


def run_restore(arguments: Namespace, terminal: Terminal) -> int:
    return run(restore, arguments, terminal)


def run(job: Job, arguments: Namespace, terminal: Terminal) -> int:
    counts = asyncio.run(done(job, database_url(arguments.database), Path(arguments.file)))
    terminal.line(terminal.say("backup-done", tables=counts["tables"], entries=counts["entries"]))
    return 0


async def done(job: Job, url: str, path: Path) -> Counter[str]:
    async with told_plainly():
        store = Store(url)
    try:
        async with told_plainly():
            return await job(store, path)
    finally:
        await store.close()
