"""Workers, and questions to them, for the tests of this folder."""

import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from subprocess import PIPE
from typing import TypeVar

from kutter.bots.contract import Budget
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Game, View
from kutter.games.registry import GAMES
from kutter.records.setting import Setting
from kutter.server.bots.pool import BotWorkers, Pool
from kutter.server.bots.questions import Question
from kutter.server.bots.queue import Asker

ONCE = Budget(None, simulations=1)
LIMIT = 1.5
ANNA = Asker("192.0.2.1", "anna")

Workers = TypeVar("Workers", bound=Pool)


@asynccontextmanager
async def started(workers: Workers) -> AsyncIterator[Workers]:
    await workers.start()
    try:
        yield workers
    finally:
        await workers.stop()


def decision(game: Game, moves: int = 0) -> tuple[View, int]:
    """What a seat sees that owes a move, after so many decisions."""
    setting = Setting(game.name, 4, game.meta.variants()[0])
    dealer = SeededDealer(seed_from("workers"))
    _, table = setting.start(dealer)
    while True:
        seat = game.owing(table)[0]
        if seat == CHANCE:
            game.apply(table, game.chance_move(table, dealer))
        elif moves:
            moves -= 1
            game.apply(table, game.legal(table, seat)[0])
        else:
            return game.view(table, seat), seat


def question(
    bot: str, game: str = "fishing", *, moves: int = 0, seed: bytes = b"seed", budget: Budget = ONCE
) -> Question:
    view, seat = decision(GAMES[game], moves)
    return Question(game, view.tobytes(), seat, bot, budget, seed)


def bad(name: str) -> Question:
    return question(f"tests.server.bad_bots:{name}")


async def process_of(workers: BotWorkers) -> int:
    """The process that answers a question now."""
    (thought,) = await workers.consider(bad("Tells"), ANNA)
    return int(thought.value)


def runs(process: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], check=False, stdout=PIPE)
    return state.stdout.strip()[:1] not in (b"", b"Z")
