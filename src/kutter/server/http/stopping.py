"""How a server ends: soon, whatever hangs. What was acknowledged is durable by then."""

import os
import signal
from types import FrameType
from typing import Final

import uvicorn

REQUESTS_SECONDS: Final = 3
"""For requests and sockets to finish; what is left then is ended by the services."""
ALL_SECONDS: Final = 9.5
"""For everything: a host waits for ten."""


class StoppingServer(uvicorn.Server):
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, it ends in order; asked twice, or after too long, at once."""
        if self.should_exit:
            os._exit(128 + sig)
        # The system's own doing: no thread runs any more while Python clears itself away.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, ALL_SECONDS)
        super().handle_exit(sig, frame)
