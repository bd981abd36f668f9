"""A NATS server of our own, for nodes that share a database."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator

import pytest

from tests.server.conftest import new_postgres


@pytest.fixture
def postgresql(postgres_server: str) -> str:
    return new_postgres(postgres_server)


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """Where it listens."""
    binary = shutil.which("nats-server")
    if binary is None:
        pytest.skip("nats-server is not installed")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [binary, "-a", "127.0.0.1", "-p", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            break
        except OSError:
            time.sleep(0.02)
    yield f"nats://127.0.0.1:{port}"
    server.terminate()
    server.wait()
