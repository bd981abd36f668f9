"""A NATS of our own."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

HOST = "127.0.0.1"


def nats_binary() -> str | None:
    return shutil.which("nats-server")


def free_port() -> int:
    with socket.create_server((HOST, 0)) as free:
        port: int = free.getsockname()[1]
        return port


class NatsServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.watched = free_port()
        """Where it tells how it is."""
        self.process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"nats://{HOST}:{self.port}"

    def start(self) -> None:
        binary = nats_binary()
        assert binary is not None
        self.process = subprocess.Popen(
            [binary, "-a", HOST, "-p", str(self.port), "-m", str(self.watched)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while not answers(self.port):
            time.sleep(0.02)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def answers(port: int) -> bool:
    try:
        socket.create_connection((HOST, port), timeout=1).close()
    except OSError:
        return False
    return True


@contextmanager
def own_nats() -> Iterator[NatsServer]:
    server = NatsServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()
