"""Worker processes that outlive a test: loading what they compiled is most of what a test takes."""

import asyncio
import socket
import subprocess
from dataclasses import dataclass

from kutter.bots.jobs import STDERR, worker_command
from kutter.server.bots.process import Asked, Worker


@dataclass
class Spare:
    """A process, and our end of the pipe to it; as asyncio's, but of no one loop."""

    started: subprocess.Popen[bytes]
    pipe: socket.socket

    def kill(self) -> None:
        self.started.kill()

    async def wait(self) -> int:
        return await asyncio.to_thread(self.started.wait)


class SpareWorkers:
    def __init__(self) -> None:
        self.idle: dict[int | None, list[Spare]] = {}
        """By the memory that they are bound to."""

    def take(self, most: int | None) -> Spare:
        waiting = self.idle.setdefault(most, [])
        return waiting.pop() if waiting else start(most)

    def give_back(self, most: int | None, spare: Spare) -> None:
        self.idle[most].append(spare)

    def end(self) -> None:
        for spare in [each for waiting in self.idle.values() for each in waiting]:
            spare.pipe.close()
            spare.kill()
            spare.started.wait()


def start(most: int | None) -> Spare:
    ours, theirs = socket.socketpair()
    with theirs:
        started = subprocess.Popen(
            worker_command(theirs.fileno(), most, ()),
            stdin=subprocess.DEVNULL,
            stdout=STDERR,
            pass_fds=[theirs.fileno()],
            start_new_session=True,
        )
    return Spare(started, ours)


def borrowing(spares: SpareWorkers) -> type[Worker]:
    """A place of a pool that takes its process from others, and leaves it to them."""

    class Borrowing(Worker):
        spare: Spare | None = None
        thinks = False

        @property
        def most(self) -> int | None:
            return self.terms.megabytes if self.terms.is_strict else None

        async def start(self) -> None:
            self.answers = self.megabytes = 0
            self.failed = False
            self.spare = spares.take(self.most)
            self.process = self.spare  # type: ignore[assignment]
            ours = self.spare.pipe.dup()
            self.reader, self.writer = await asyncio.open_unix_connection(sock=ours)

        async def answer(self, asked: Asked) -> None:
            self.thinks = True
            await super().answer(asked)
            self.thinks = False

        async def end(self) -> int | None:
            """What failed, or still thinks, is of no use to others."""
            spare, self.spare = self.spare, None
            if spare is None:
                return await super().end()
            if self.failed or self.thinks or self.has_hung_up():
                spare.pipe.close()
                return await super().end()
            assert self.writer is not None
            self.writer.close()
            self.process = None
            spares.give_back(self.most, spare)
            return None

    return Borrowing
