"""The clock, ids and entropy: all that may differ between two runs of a server comes from here."""

import asyncio
import hashlib
import secrets
import time
from typing import Final, Protocol

from kutter.engine.dealer import fresh_seed

ID_BYTES: Final = 9
SECRET_BYTES: Final = 24
"""192 bits: a secret that opens a seat."""


class System(Protocol):
    def now(self) -> float:
        """Seconds of the epoch."""

    def new_id(self) -> str:
        """A name that cannot be guessed; it encodes nothing."""

    def new_secret(self) -> str: ...

    def new_seed(self) -> bytes:
        """For a deal."""

    def new_luck(self) -> bytes:
        """For the bots of a table; independent of its deal."""

    def commitment(self, seed: bytes) -> str: ...

    async def sleep(self, seconds: float) -> None: ...


class RealSystem:
    """The real one."""

    def now(self) -> float:
        return time.time()

    def new_id(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def new_secret(self) -> str:
        return secrets.token_urlsafe(SECRET_BYTES)

    def new_seed(self) -> bytes:
        return fresh_seed()

    def new_luck(self) -> bytes:
        return fresh_seed()

    def commitment(self, seed: bytes) -> str:
        return hashlib.sha256(seed).hexdigest()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
