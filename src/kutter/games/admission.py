"""What a game must be like to be let in. Whoever wrote it, the others go on without it."""

import re
from collections.abc import Collection, Iterator, Mapping
from importlib.metadata import EntryPoint
from typing import Any, Final

from kutter.games.meta import LEVELS, Meta
from kutter.language.catalogues import LANGUAGES, read_texts

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")
VALUE: Final = re.compile(r"[A-Za-z0-9_-]{1,30}")
MOST_SEATS: Final = 12
TAKEN: Final = {
    "all", "arena", "at", "backup", "bench", "bot", "bots", "budget", "commitment",
    "completion", "count", "daily-secret", "database", "export", "games", "gathering-hours",
    "help", "hint", "host", "idle-days", "jobs", "json", "keep-days", "lang", "lessons",
    "limit", "moves", "nats", "network", "no-limits", "nodes", "open", "out", "play", "players",
    "plot", "port", "public-url", "ray", "record", "replay", "restore", "resume", "review",
    "same-deal", "search", "seat",
    "seconds", "seed", "serve", "setup", "share", "shuffle", "simulate", "terminal", "top",
    "trust-proxy", "update", "verify", "version", "warm", "weights", "workers",
    "export-data", "observations", "stats", "to",
}  # fmt: skip
"""The commands, and what they take for every game."""


def admitted(entry: EntryPoint, box_files: Collection[str]) -> Meta:
    """What an entry point leads to, or why that cannot be let in beside games with these files."""
    read_texts(entry, LANGUAGES[0])
    meta = entry.load()
    for fault in faults_of(meta, entry.name, box_files):
        raise ValueError(fault)
    return meta  # type: ignore[no-any-return]


def faults_of(meta: Any, name: str, box_files: Collection[str]) -> Iterator[str]:
    if not isinstance(meta, Meta):
        yield "what it announces is no Meta"
        return
    if meta.name != name or NAME.fullmatch(name) is None:
        yield f"its name must be that of its entry point, and small letters: {meta.name!r}"
    seats: Any = meta.seats
    if not isinstance(seats, range) or not seats:
        yield "its seats are no range"
    elif not 1 <= min(seats) <= max(seats) <= MOST_SEATS:
        yield f"from 1 to {MOST_SEATS} can play, not {seats}"
    bots: Any = meta.bots
    if not isinstance(bots, Mapping):
        yield "its bots are no mapping"
    elif not set(bots) <= set(LEVELS):
        yield f"its bots are of other levels than {', '.join(LEVELS)}"
    for each in meta.option_names:
        if NAME.fullmatch(each) is None or each in TAKEN:
            yield f"nothing can be called {each!r}"
    for option in meta.options:
        if not all(VALUE.fullmatch(str(each)) and each == str(each) for each in option.values):
            yield f"values of {option.name!r} must be plain words"
    for file in meta.box_files:
        if file.name in box_files:
            yield f"another game has files called {file.name!r}"
