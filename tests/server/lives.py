"""`kutter serve` started and killed as often as asked.

Each life is a process of its own that runs the real command. It is forked from one that has
imported and compiled everything: that costs seconds, and a crash test needs hundreds of lives.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

START: Final = "start"
KILL: Final = "kill"
KILLED: Final = "killed"
SECONDS: Final = 60


class Lives:
    """The test's side."""

    def __init__(self, driver: asyncio.subprocess.Process) -> None:
        self._driver = driver
        self.url = ""
        self.number = 0
        self.alive = False

    async def start(self) -> None:
        """Returns when the address is known, which is before anybody answers there."""
        line = await self._tell(START)
        self.url = line.removeprefix("Kutter is served at ").split(". ")[0]
        assert self.url.startswith("http://127.0.0.1:"), line
        self.number += 1
        self.alive = True

    async def kill(self) -> None:
        """Without a word of warning: SIGKILL."""
        assert await self._tell(KILL) == KILLED
        self.alive = False

    async def _tell(self, word: str) -> str:
        assert self._driver.stdin is not None
        assert self._driver.stdout is not None
        self._driver.stdin.write(f"{word}\n".encode())
        line = await asyncio.wait_for(self._driver.stdout.readline(), SECONDS)
        return line.decode().strip()


@asynccontextmanager
async def lives_on(database: str) -> AsyncIterator[Lives]:
    """Servers on one database, one after the other; at the end none is left."""
    driver = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.lives",
        database,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"},
    )
    lives = Lives(driver)
    try:
        yield lives
    finally:
        if lives.alive:
            await lives.kill()
        assert driver.stdin is not None
        driver.stdin.close()
        await driver.wait()


# What follows runs in the driver


def drive(database: str) -> None:
    warm_up()
    life = 0
    for line in sys.stdin:
        if line.strip() == START:
            life = os.fork()
            if life == 0:
                live(database)
        else:
            os.kill(life, signal.SIGKILL)
            os.waitpid(life, 0)
            print(KILLED, flush=True)
    os._exit(0)  # at once, without taking the compiler down first


def warm_up() -> None:
    """Imports whatever a server imports, and compiles or reads the rules of both games."""
    from kutter.bots.contract import Budget  # noqa: PLC0415  only the driver needs these
    from kutter.bots.match import play_match  # noqa: PLC0415
    from kutter.bots.registry import bots_for  # noqa: PLC0415
    from kutter.cli import serve  # noqa: F401, PLC0415
    from kutter.engine.dealer import seed_from  # noqa: PLC0415
    from kutter.games.registry import GAMES  # noqa: PLC0415
    from kutter.records.setting import Setting  # noqa: PLC0415
    from kutter.server.table.telling.replays import replay_json  # noqa: PLC0415

    for name, game in GAMES.items():
        players = game.seats[0]
        bots = bots_for("random", players, game)
        for options in game.meta.variants():
            setting = Setting(name, players, options)
            record = play_match(setting, bots, seed_from("warm"), Budget(None, simulations=1))
            replay_json(record, 0, True, [None] * players, [None] * players)


def live(database: str) -> None:
    """The command itself, in the child. Only bots are left out: nobody asks them here."""
    from kutter.cli.command_line import main  # noqa: PLC0415
    from kutter.server.bots.pool import BotWorkers, Pool  # noqa: PLC0415

    async def leave_out(self: Pool) -> None: ...

    BotWorkers.start = leave_out  # type: ignore[method-assign]
    sys.stdin = open(os.devnull)  # noqa: PTH123, SIM115
    main(["serve", "--port", "0", "--no-limits", "--database", database])


if __name__ == "__main__":
    drive(sys.argv[1])
