"""How a server begins and ends: soon, whatever hangs. What was acknowledged is durable by then."""

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
NEW_OBJECTS: Final = 400_000
"""More objects than before, until Python looks for garbage: about 100 MB of it at most."""


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Moves leave no garbage, only connections do, and to look for it stops every table."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW_OBJECTS, 4, 4)
        gc.callbacks.append(CollectorWatch())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, it ends in order; asked twice, or after too long, at once."""
        if self.should_exit:
            os._exit(128 + sig)
        # The system's own doing: no thread runs any more while Python clears itself away.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, ALL_SECONDS)
        super().handle_exit(sig, frame)
