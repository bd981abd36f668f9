"""A server to attack: `kutter serve` in a process of its own, of this checkout or of another."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2

from tests.server.running import Browser, Json, Refusal

UNDER_ATTACK: Final = Path(os.environ.get("KUTTER_UNDER_ATTACK") or Path(__file__).parents[2])
PATIENCE: Final = 120
"""Seconds: a server that starts on a busy machine needs some."""


@dataclass
class Victim:
    url: str
    process: subprocess.Popen[str]
    log: Path
    folder: Path
    clients: list[httpx2.AsyncClient] = field(default_factory=list)

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def door(self) -> str:
        return self.url

    def browser(self) -> Browser:
        """Somebody's browser, with a cookie of its own."""
        return Browser(self)  # type: ignore[arg-type]

    async def answers(self) -> bool:
        """Whether it still lives and says so."""
        assert self.process.poll() is None, f"the server ended: {self.log.read_text()[-2000:]}"
        async with httpx2.AsyncClient(timeout=PATIENCE) as client:
            return (await client.get(f"{self.url}/healthz")).status_code == 200

    def megabytes(self) -> int:
        told = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.process.pid)], check=True, capture_output=True
        )
        return int(told.stdout) // 1024


@asynccontextmanager
async def under_attack(
    folder: Path, *words: object, files: int | None = None, **environment: str
) -> AsyncIterator[Victim]:
    log = folder / "stderr"
    paths = [str(UNDER_ATTACK / "src"), os.environ.get("PYTHONPATH", "")]
    command = [sys.executable, "-m", "kutter", "serve", "--port", "0"]
    if "--database" not in words:
        command += ["--database", str(folder / "kutter.db")]
    if files is not None:
        limit = (
            f"import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, ({files},) * 2)"
        )
        exec_it = "; os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
        command = [sys.executable, "-c", limit + exec_it, *command[1:]]
    with log.open("w") as err:
        process = subprocess.Popen(
            [*command, *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(paths),
                "XDG_DATA_HOME": str(folder),
                "LANG": "en_GB.UTF-8",
                **environment,
            },
        )
    victim = Victim("", process, log, folder)
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), PATIENCE)
        assert "http://" in line, log.read_text()
        victim.url = "http://" + line.split("http://")[1].split(" ")[0].rstrip(".\n")
        await until_it_answers(victim)
        yield victim
    finally:
        for client in victim.clients:
            await client.aclose()
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


async def until_it_answers(victim: Victim) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if await victim.answers():
                    return
            except httpx2.HTTPError:
                await asyncio.sleep(0.1)


async def outcome(answer: Any) -> str:
    """The code of a refusal, or `ok`."""
    try:
        await answer
    except Refusal as refusal:
        return str(refusal.code)
    return "ok"


async def started(*people: Browser, game: str = "fishing", **choices: Any) -> str:
    """A game with somebody in every seat, the first of them the table's maker."""
    table = await people[0].new_table(game, len(people), **choices)
    for seat, person in enumerate(people):
        await person.sit(table, seat, f"Person {'ABCDE'[seat]}")
    await people[0].act(table, "start")
    await until(people[0], table, lambda view: view["status"] == "running")
    return table


async def until(person: Browser, table: str, condition: Any, seat: int | None = None) -> Json:
    """Looks again and again until it is so."""
    query = {} if seat is None else {"seat": seat}
    async with asyncio.timeout(PATIENCE):
        while not condition(view := await person.get(f"/tables/{table}", **query)):
            await asyncio.sleep(0.05)
    return view


async def play(person: Browser, table: str, seat: int, which: int = 0) -> str:
    """A legal move of a seat that owes one."""
    view = await person.get(f"/tables/{table}", seat=seat)
    move = str(view["position"]["legal"][which])
    await person.act_at(view["version"], table, "move", seat, move=move)
    return move
