"""Python's collector stands in nobody's way, and still finds what only it can find."""

import subprocess
import sys

BEGINNING = """
import asyncio, gc, socket, weakref
import uvicorn
from kutter.server.http import lifetime

class Thing:
    pass

async def app(scope, receive, send):
    pass

async def main():
    lifetime.QUIET_SECONDS = 2
    lifetime.MANY_MORE = 2
    server = lifetime.Server(uvicorn.Config(app, lifespan="off", log_config=None))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        await check(listening.getsockname()[1])
        server.should_exit = True
        await running
"""
NOT_LOOKED_AT = """
async def check(port):
    kept = [[] for _ in range(30_000)]
    while len(gc.get_objects()) > 10_000:
        await asyncio.sleep(0.05)
    assert gc.is_tracked(kept)
"""
FOUND_WHEN_QUIET = """
async def check(port):
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    thing = Thing()
    thing.itself = thing
    seen = weakref.ref(thing)
    del thing
    await asyncio.sleep(3.5)  # more than one look, were nobody there
    assert seen() is not None
    writer.close()
    while seen() is not None:
        await asyncio.sleep(0.05)
"""
FOUND_WHEN_THERE_IS_MUCH = """
async def check(port):
    await asyncio.open_connection("127.0.0.1", port)
    thing = Thing()
    thing.itself = thing
    seen = weakref.ref(thing)
    del thing
    await asyncio.sleep(1.5)  # until it is no longer among what is new
    kept = [[] for _ in range(3 * gc.get_freeze_count())]
    while seen() is not None:
        await asyncio.sleep(0.05)
"""
END = "\nasyncio.run(main())\n"


def run(check: str) -> None:
    subprocess.run([sys.executable, "-c", BEGINNING + check + END], check=True, timeout=120)


def test_what_lasts_is_not_looked_at() -> None:
    run(NOT_LOOKED_AT)


def test_garbage_is_found_when_nobody_is_there() -> None:
    run(FOUND_WHEN_QUIET)


def test_garbage_is_found_when_there_is_much_more_than_before() -> None:
    run(FOUND_WHEN_THERE_IS_MUCH)
