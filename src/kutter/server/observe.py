"""What a host sees: logs as JSON lines, and figures for Prometheus. No names, no hidden things."""

import json
import logging
import sys
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Final, TextIO

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

logger = logging.getLogger(__name__)

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    """A line of JSON a message, with whatever its `extra` names."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{key: each for key, each in vars(record).items() if key not in _PLAIN},
        }
        line.pop("color_message", None)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class StandardError(logging.StreamHandler[TextIO]):
    """Whatever is the error stream when a line is written."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = StandardError()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # It tells addresses, and a line for whatever anybody sends that is no request.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class Trouble:
    """With the database: told once, until it is over. A full disk fails at every move."""

    def __init__(self) -> None:
        self._reason: str | None = None

    def tell(self, error: BaseException) -> None:
        cause = getattr(error, "orig", None) or error
        reason = (str(cause.__cause__ or cause) or type(cause).__name__).splitlines()[0]
        if reason != self._reason:
            self._reason = reason
            logger.error("the database fails: %s", reason)

    def is_over(self) -> None:
        if self._reason is not None:
            self._reason = None
            logger.warning("the database works again")


QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds, for what should take milliseconds."""


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        entries = Counter(
            "kutter_entries", "Entries committed to logs", ["kind"], registry=self.registry
        )
        self.entries_of: Callable[[str], Counter] = cache(entries.labels)
        self.refusals = Counter(
            "kutter_refusals", "Commands refused", ["code"], registry=self.registry
        )
        self.bot_failures = Counter(
            "kutter_bot_failures", "Moves that bots failed to give", registry=self.registry
        )
        self.commit_seconds = Histogram(
            "kutter_commit_seconds", "From a decision to its commit", registry=self.registry
        )
        self.commit_failures = Counter(
            "kutter_commit_failures",
            "Writes that the database did not take",
            registry=self.registry,
        )
        self.ready = Gauge(
            "kutter_ready", "1 while what is asked can be done, else 0", registry=self.registry
        )
        self.reading = Gauge(
            "kutter_reading_connections",
            "Connections to the database that are read from just now",
            registry=self.registry,
        )
        self.sockets = Gauge("kutter_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge(
            "kutter_tables", "Tables that have not ended", ["status"], registry=self.registry
        )
        self.resting = Gauge(
            "kutter_tables_at_rest", "Of those, put away until asked for", registry=self.registry
        )
        self.act_seconds = Histogram(
            "kutter_act_seconds",
            "From a command to its effect, at the node that has the table",
            buckets=QUICK,
            registry=self.registry,
        )
        self.writes_waiting = Gauge(
            "kutter_writes_waiting", "Writes that wait for a transaction", registry=self.registry
        )
        self.questions_waiting = Gauge(
            "kutter_questions_waiting",
            "Moves of bots, and what people ask, that wait for a worker",
            registry=self.registry,
        )
        self.nodes = Gauge(
            "kutter_nodes", "Servers that share the database and live", registry=self.registry
        )
        self.takeovers = Counter(
            "kutter_takeovers", "Tables taken over from nodes that had gone", registry=self.registry
        )
        self.losses = Counter(
            "kutter_losses", "Tables that another node has taken over", registry=self.registry
        )
        self.handed = Counter(
            "kutter_handed", "Requests and commands handed to other nodes", registry=self.registry
        )
        self.handed_seconds = Histogram(
            "kutter_handed_seconds",
            "Until they were answered",
            buckets=QUICK,
            registry=self.registry,
        )
        self.node_messages = Counter(
            "kutter_node_messages", "Messages sent to other nodes", registry=self.registry
        )
        self.collector_seconds = Histogram(
            "kutter_collector_seconds",
            "For how long everything stood still while Python looked for garbage",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0),
            registry=self.registry,
        )


METRICS: Final = Metrics()


class CollectorWatch:
    """Told by Python when it begins and ends to look for garbage."""

    def __init__(self) -> None:
        self._began = 0.0

    def __call__(self, phase: str, _about: dict[str, int]) -> None:
        if phase == "start":
            self._began = perf_counter()
        else:
            METRICS.collector_seconds.observe(perf_counter() - self._began)
