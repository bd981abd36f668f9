"""Work that no record should make, for the tests in bots/; it is done in worker processes."""

import os
import signal
import time
from dataclasses import dataclass
from typing import Any

from kutter.bots.jobs import Bots
from kutter.language.errors import BadInput, IllegalMove, KutterError
from kutter.records.replay import BadMove
from kutter.server.protocol.refusals import Refused
from kutter.server.table.readings import Reading

ERRORS: list[KutterError] = [
    BadInput("record-lacks-key", key="moves"),
    IllegalMove("F3.2", "record-lacks-key", key="moves"),
    BadMove(3, "0 play x", BadInput("record-lacks-key", key="moves")),
    Refused("no-such-seat", 404, number="9"),
]


@dataclass(frozen=True)
class Bad(Reading):
    text: bytes = b""

    def prepare(self, bots: Bots) -> None: ...

    def answer(self, bots: Bots) -> Any: ...


class Hangs(Bad):
    def answer(self, bots: Bots) -> Any:
        time.sleep(3600)


class Grows(Bad):
    def answer(self, bots: Bots) -> Any:
        return len(bytearray(4 << 30))


class Crashes(Bad):
    def answer(self, bots: Bots) -> Any:
        os.kill(os.getpid(), signal.SIGSEGV)


class Tells(Bad):
    """Its process."""

    def answer(self, bots: Bots) -> Any:
        return os.getpid()


@dataclass(frozen=True)
class Raises(Reading):
    error: KutterError

    def prepare(self, bots: Bots) -> None: ...

    def answer(self, bots: Bots) -> Any:
        raise self.error
