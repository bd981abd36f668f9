"""How a server begins and ends: soon, whatever hangs. What was acknowledged is durable by then."""

import asyncio
import gc
import os
import signal
import socket
from types import FrameType
from typing import Final

import uvicorn

from kutter.server.observe import CollectorWatch

REQUESTS_SECONDS: Final = 3
"""For requests and sockets to finish; what is left then is ended by the services."""
ALL_SECONDS: Final = 9.5
"""For everything: a host waits for ten."""
NEW_OBJECTS: Final = 50_000
"""In less than a second: until Python looks for garbage among them."""
QUIET_SECONDS: Final = 600
"""From time to time, if nobody is there, it looks at everything."""
MANY_MORE: Final = 10
"""Or if there are so many times as many objects as when it last did: more than tables explain."""


class Server(uvicorn.Server):
    """Moves, requests, connections, tables: none leaves garbage that only Python's collector would
    find, and while it looks every table stands still. So what is older than a second is kept from
    its eyes."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._objects = look_at_everything()
        gc.set_threshold(NEW_OBJECTS)
        gc.callbacks.append(CollectorWatch())
        self._sparing = asyncio.create_task(self._spare())

    async def _spare(self) -> None:
        while True:
            for _ in range(QUIET_SECONDS):
                await asyncio.sleep(1)
                gc.freeze()
            is_quiet = not self.server_state.connections
            if is_quiet or gc.get_freeze_count() > MANY_MORE * self._objects:
                self._objects = look_at_everything()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, it ends in order; asked twice, or after too long, at once."""
        if self.should_exit:
            os._exit(128 + sig)
        # The system's own doing: no thread runs any more while Python clears itself away.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, ALL_SECONDS)
        super().handle_exit(sig, frame)


def look_at_everything() -> int:
    """How many objects there are then."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return gc.get_freeze_count()
