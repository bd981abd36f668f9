"""Bots in processes of their own: one that hangs, dies or grows is replaced, and the tables go on.

A worker first says that it has loaded a bot and compiled what it calls; only then the clock of a
question runs. Whatever goes wrong with a question ends its process, so that the next starts clean.
"""

import asyncio
import os
import pickle
import resource
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, BinaryIO, Final, Literal

from kutter.bots.bot import Bot, Budget, Candidate, Thinker, Turn, apart
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, is_outside
from kutter.core.dealer import seed_from
from kutter.core.game import Move
from kutter.games import Setting, game_named

LOADING_SECONDS: Final = 300.0
"""Until a worker is ready for a question: its bot may have to be compiled."""
ENDING_SECONDS: Final = 1.0
MOST_ANSWERS: Final = 5000
"""Of one process."""
NICENESS: Final = 5
"""People's moves go before bots' thoughts."""
LENGTH_BYTES: Final = 4
STDERR: Final = 2

What = Literal["choose", "consider"]


@dataclass(frozen=True)
class Question:
    """What a bot is asked. The same question has the same answer if its budget is a count."""

    game: str
    view: bytes
    """The record that `Game.view` gives; all that the seat knows."""
    seat: int
    bot: str
    budget: Budget
    seed: bytes


class BotFailed(Exception):
    """A bot that hung, died or answered something illegal: a stand-in must play."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BotWorkers:
    """Worker processes that answer questions in the order in which they are asked."""

    def __init__(
        self,
        number: int,
        *,
        limit: float = 10.0,
        most_megabytes: int = 1500,
        ready_for: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`limit`: seconds beyond a budget; `ready_for`: games and bots to load while idle."""
        self.number = number
        self.limit = limit
        self.most_megabytes = most_megabytes
        self.ready_for = tuple(ready_for)
        self._waiting: asyncio.Queue[Asked] = asyncio.Queue()
        self._places: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Returns at once; processes start when there is something to load or to answer."""
        self._places = [asyncio.create_task(self._keep_answering()) for _ in range(self.number)]

    async def choose(self, question: Question) -> Move:
        move: Move = await self._ask("choose", question)
        return move

    async def consider(self, question: Question) -> list[Candidate]:
        candidates: list[Candidate] = await self._ask("consider", question)
        return candidates

    async def stop(self) -> None:
        """Ends the processes; whoever still waits for an answer gets none."""
        places, self._places = self._places, []
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait().fail("the workers were stopped")

    async def _ask(self, what: What, question: Question) -> Any:
        if not self._places:
            raise BotFailed("no workers run")
        asked = Asked(what, question, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(asked)
        return await asked.answer

    async def _keep_answering(self) -> None:
        """A place for one process after another."""
        worker = Worker(self)
        try:
            if self.ready_for:
                await worker.start()
            while True:
                asked = await self._waiting.get()
                if not asked.answer.done():
                    await worker.answer(asked)
                if worker.should_go():
                    await worker.end()
                    await worker.start()
        finally:
            await worker.end()


@dataclass(frozen=True)
class Asked:
    """A question on its way. Who asked may stop waiting, which leaves the answer done."""

    what: What
    question: Question
    answer: asyncio.Future[Any]

    def tell(self, given: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(given)

    def fail(self, reason: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(BotFailed(reason))


class Worker:
    """One place: a process, if it has started, and the parent's end of the pipe to it."""

    def __init__(self, workers: BotWorkers) -> None:
        self.workers = workers
        self.process: asyncio.subprocess.Process | None = None
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None
        self.answers = 0
        self.megabytes = 0
        self.failed = False

    async def start(self) -> None:
        """Leaves the process out where none can be started now; the next question tries again."""
        self.answers = self.megabytes = 0
        self.failed = False
        try:
            ours, theirs = socket.socketpair()
            with theirs:
                self.reader, self.writer = await asyncio.open_unix_connection(sock=ours)
                call = f"work({theirs.fileno()}, {self.workers.ready_for!r})"
                # Not multiprocessing, which would run the script that started us once more.
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-c",
                    f"from kutter.server.workers import work; {call}",
                    stdin=asyncio.subprocess.DEVNULL,
                    stdout=STDERR,
                    pass_fds=[theirs.fileno()],
                    start_new_session=True,  # a Ctrl-C in the terminal is its parent's business
                )
        except OSError:
            await self.end()

    async def end(self) -> int | None:
        """Kills the process, if it does not end by itself; how it ended."""
        if self.writer is not None:
            self.writer.close()
        if self.process is None:
            return None
        if self.has_hung_up():  # a signal now would hide how it ends
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING_SECONDS):
                    await self.process.wait()
        with suppress(ProcessLookupError):
            self.process.kill()
        code = await self.process.wait()
        self.process = None  # only now: who is stopped while waiting ends it once more
        return code

    def has_hung_up(self) -> bool:
        return self.reader.at_eof() or self.reader.exception() is not None

    def should_go(self) -> bool:
        grown = self.megabytes > self.workers.most_megabytes
        return self.failed or grown or self.answers >= MOST_ANSWERS

    async def answer(self, asked: Asked) -> None:
        """Who asked may stop waiting: then the bot thinks to its end, and the answer is dropped."""
        if self.process is None or self.has_hung_up():
            await self.end()
            await self.start()
        try:
            asked.tell(await self._answer(asked.what, asked.question))
        except BotFailed as failure:
            self.failed = True
            asked.fail(failure.reason)
        finally:
            asked.fail("the workers were stopped")

    async def _answer(self, what: What, question: Question) -> "Move | list[Candidate]":
        if self.process is None or self.writer is None:
            raise BotFailed("no process could be started")
        self.writer.write(pickle.dumps((what, question)))
        await self._hear(LOADING_SECONDS)
        success = await self._hear(self.workers.limit + (question.budget.seconds or 0))
        assert isinstance(success, Success), "a worker is ready, then it answers"
        self.answers += 1
        self.megabytes = success.megabytes
        game = game_named(question.game)
        legal = game.legal(game.read_view(question.view), question.seat)
        for move in success.moves():
            if move not in legal:
                raise BotFailed(f"illegal move: {move!r}")
        return success.given

    async def _hear(self, seconds: float) -> "Ready | Success":
        try:
            async with asyncio.timeout(seconds):
                length = int.from_bytes(await self.reader.readexactly(LENGTH_BYTES), "big")
                data = await self.reader.readexactly(length)
        except TimeoutError:
            raise BotFailed(f"no answer within {seconds:g} s") from None
        except (EOFError, OSError):
            raise BotFailed(f"its process ended with {await self.end()}") from None
        report: Ready | Success | Failure = pickle.loads(data)  # noqa: S301  `work` wrote it
        if isinstance(report, Failure):
            raise BotFailed(report.reason)
        return report


# What follows runs in the worker process


@dataclass(frozen=True)
class Ready:
    """The bot is loaded, and what it calls is compiled."""


@dataclass(frozen=True)
class Success:
    given: Move | list[Candidate]
    megabytes: int

    def moves(self) -> list[Move]:
        return [self.given] if isinstance(self.given, Move) else [each.move for each in self.given]


@dataclass(frozen=True)
class Failure:
    reason: str


def work(channel: int, ready_for: Sequence[tuple[str, str]]) -> None:
    """All that a worker process does. A bot that exits takes it along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    pipe = socket.socket(fileno=channel)
    asked: SimpleQueue[tuple[What, Question]] = SimpleQueue()
    Thread(target=listen, args=(pipe.makefile("rb"), asked), daemon=True).start()
    bots = Bots()
    ahead = list(ready_for)
    while True:
        while ahead and asked.empty():
            with suppress(Exception):  # who asks for this bot will hear of it
                bots.ready(*ahead.pop(0))
        what, question = asked.get()
        try:
            bot = bots.ready(question.game, question.bot)
            say(pipe, Ready())
            report: Success | Failure = Success(think(bot, what, question), megabytes())
        except Exception as error:  # a bot may raise anything
            report = Failure(f"{type(error).__name__}: {error}"[:500])
        say(pipe, report)


def listen(pipe: BinaryIO, asked: SimpleQueue[tuple[What, Question]]) -> None:
    """Beside the bot's thread, so that a worker ends with its parent even in mid-thought."""
    while True:
        try:
            asked.put(pickle.load(pipe))  # noqa: S301  our parent wrote it
        except (EOFError, OSError):
            os._exit(0)


def say(pipe: socket.socket, message: Ready | Success | Failure) -> None:
    data = pickle.dumps(message)
    pipe.sendall(len(data).to_bytes(LENGTH_BYTES, "big") + data)


class Bots:
    """The bots that this process has loaded."""

    def __init__(self) -> None:
        self.loaded: dict[tuple[str, str], Bot] = {}

    def ready(self, game_name: str, name: str) -> Bot:
        """Loads a bot once. A whole game of it compiles, or reads, all that it can ever call."""
        bot = self.loaded.get((game_name, name))
        if bot is None:
            game = game_named(game_name)
            bot = bot_named(name, game)
            if is_outside(name):  # it may hang, and then its clock should run
                self.ready(game_name, "random")
            else:
                setting = Setting(game_name, game.seats[0], game.variants()[0])
                players = [apart(bot, Budget())[0]] * setting.players
                play_match(setting, players, seed_from("warm"), Budget(None, simulations=1))
            self.loaded[game_name, name] = bot
        return bot


def think(bot: Bot, what: What, question: Question) -> Move | list[Candidate]:
    game = game_named(question.game)
    view = game.read_view(question.view)
    moves = game.legal(view, question.seat)
    bot, budget = apart(bot, question.budget)
    random = Random(question.seed)  # noqa: S311  bots hide nothing
    turn = Turn(game, view, moves, random, budget)
    if what == "choose":
        return one_of(moves, bot.choose(turn))
    if not isinstance(bot, Thinker):
        raise TypeError(f"{question.bot} cannot say what it thinks")
    return [
        Candidate(one_of(moves, each.move), float(each.value), each.visits)
        for each in bot.consider(turn)
    ]


def one_of(moves: Sequence[Move], move: Move) -> Move:
    """Our own object: a stranger's may not survive the way to the parent."""
    if move not in moves:
        raise ValueError(f"illegal move: {move!r}")
    return moves[moves.index(move)]


def megabytes() -> int:
    """In memory now; where that is not told, at most until now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 20  # bytes on macOS
    return pages * resource.getpagesize() >> 20
