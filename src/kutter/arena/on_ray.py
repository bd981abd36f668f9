"""Many tasks on a Ray cluster, their answers as they come; `parallel` beside it needs none."""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from kutter.language.errors import BadInput
from kutter.language.sentences import shown

Answer = TypeVar("Answer")

LOCAL: Final = "local"
AHEAD: Final = 4
"""How many tasks are under way for each processor: however many, few answers are in memory."""
REACHED_SECONDS: Final = 5.0
RETRIES: Final = 2
"""Where something else than Ray listens, each takes Ray most of a minute."""


def elsewhere(
    task: Callable[[int], Answer], numbers: Iterable[int], address: str, folder: str | None
) -> Iterator[Answer]:
    """What a task answers to each number; a folder is copied to wherever it runs."""
    ray = reached(address, folder)
    try:
        answer = ray.remote(call)
        most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        shared = ray.put(task)
        waiting: list[Any] = []
        for each in numbers:
            waiting.append(answer.remote(shared, each))
            if len(waiting) == most:
                (ready,), waiting = ray.wait(waiting)
                yield ray.get(ready)
        while waiting:
            (ready,), waiting = ray.wait(waiting)
            yield ray.get(ready)
    except ray.exceptions.RayError as error:
        raise BadInput("ray-failed", reason=last_line(error)) from None
    finally:
        ray.shutdown()


def call(task: Callable[[int], Answer], number: int) -> Answer:
    return task(number)


def reached(address: str, folder: str | None) -> Any:
    """Ray, connected to a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address != LOCAL:
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", str(RETRIES))
    try:
        import ray  # noqa: PLC0415 (an extra)
    except ImportError:
        raise BadInput("ray-is-missing") from None
    try:
        knock(address)
        ray.init(
            address=address,
            runtime_env={} if folder is None else {"working_dir": folder},
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except Exception as error:  # Ray raises errors of many kinds here
        raise BadInput("ray-unreachable", address=shown(address), reason=last_line(error)) from None
    return ray


def knock(address: str) -> None:
    """Ray itself would wait for minutes, or end our process, if nobody answers."""
    place = urlsplit(address if "//" in address else f"//{address}")
    if place.hostname is not None and place.port is not None:
        socket.create_connection((place.hostname, place.port), REACHED_SECONDS).close()


def last_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]
