"""kutter nodes: the servers that share a database, and what each of them has."""

import asyncio
from argparse import Namespace
from dataclasses import asdict

import orjson

from kutter.cli.serve import database_url
from kutter.cli.terminal.terminal import Terminal
from kutter.server.nodes.leases import Living, living_with_tables
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import told_plainly

COLUMNS = ("node", "version", "where", "state", "tables", "lease")


def run(arguments: Namespace, terminal: Terminal) -> int:
    found = asyncio.run(nodes_at(database_url(arguments.database)))
    if arguments.json:
        for node, tables in found:
            terminal.data(orjson.dumps({**asdict(node), "tables": tables}).decode())
    elif found:
        columns = [terminal.say(f"nodes-{name}") for name in COLUMNS]
        terminal.table(columns, [row(node, tables, terminal) for node, tables in found])
    else:
        terminal.line(terminal.say("nodes-none"))
    return 0


def row(node: Living, tables: int, terminal: Terminal) -> list[str]:
    state = terminal.say("nodes-is-well" if node.hears else "nodes-is-deaf")
    return [node.id, node.version, node.where, state, str(tables), f"{node.left:.1f}"]


async def nodes_at(url: str) -> list[tuple[Living, int]]:
    async with told_plainly():
        store = Store(url)
    try:
        async with told_plainly():
            return await living_with_tables(store)
    finally:
        await store.engine.dispose()
