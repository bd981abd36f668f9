"""The rules of Gulls, on a flat state. Numbers like G3 are those of docs/write-a-game.md.

G1  There are thirty gull cards, the numbers 1 to 10 three times each, and six crates, worth 1 to 6.
G2  Everybody is dealt six gulls, which nobody else sees.
G3  A crate falls from the boat, at random. All choose a gull at once, in secret.
G4  All show their gulls. The highest that nobody else has played gets the crate; two equal gulls
    fight, and get nothing. Played gulls have flown away.
G5  After six crates, whoever has the most worth of crates wins; ties share the win.
"""

from typing import Any

import numpy as np

from kutter.engine.events import EVERYBODY, Event
from kutter.engine.structs import struct_of

MOST_SEATS, HAND, CRATES, NUMBERS, COPIES = 5, 6, 6, 10, 3
DEAL, CRATE, DIVE, OVER = range(4)
"""Phases; the first three are verbs, too."""
VERBS = ("deal", "crate", "dive")
NONE = 0
EVENT_NAMES = ("got", "fell", "chose", "dived", "took", "fought", "scored")
GOT, FELL, CHOSE, DIVED, TOOK, FOUGHT, SCORED = range(7)

PUBLIC = [
    ("players", "i1"),
    ("phase", "i1"),
    ("dealt", "i1"),  # seats that have their gulls
    ("crate", "i1"),  # the one that all dive for
    ("fallen", "i1", CRATES + 1),  # crates that have come up
    ("chosen", "i1", MOST_SEATS),
    ("held", "i1", MOST_SEATS),  # gulls in hand
    ("flown", "i1", NUMBERS + 1),  # gulls that have been played, by number
    ("points", "i1", MOST_SEATS),
]
STATE = struct_of(PUBLIC, [("hand", "i1", (MOST_SEATS, NUMBERS + 1)), ("dive", "i1", MOST_SEATS)])
VIEW = struct_of(PUBLIC, [("seat", "i1"), ("hand", "i1", NUMBERS + 1), ("dive", "i1")])
RANGES = {
    "players": (2, MOST_SEATS), "phase": (DEAL, OVER), "dealt": (0, MOST_SEATS),
    "crate": (0, CRATES), "fallen": (0, 1), "chosen": (0, 1), "held": (0, HAND),
    "flown": (0, COPIES), "points": (0, 21), "hand": (0, COPIES), "dive": (0, NUMBERS),
}  # fmt: skip


def deal(t: Any, seat: int, gulls: tuple[int, ...], events: list[Event]) -> None:
    """G2."""
    for gull in gulls:
        t["hand"][seat, gull] += 1
        events.append(Event(GOT, seat, gull, 0, 1 << seat))
    t["held"][seat] = HAND
    t["dealt"] += 1
    if t["dealt"] == t["players"]:
        t["phase"] = CRATE


def drop(t: Any, crate: int, events: list[Event]) -> None:
    """G3."""
    t["crate"], t["fallen"][crate], t["phase"] = crate, 1, DIVE
    events.append(Event(FELL, -1, crate, 0, EVERYBODY))


def choose(t: Any, seat: int, gull: int, events: list[Event]) -> None:
    """G3."""
    t["dive"][seat], t["chosen"][seat] = gull, 1
    t["hand"][seat, gull] -= 1
    t["held"][seat] -= 1
    events.append(Event(CHOSE, seat, 0, 0, EVERYBODY))
    if t["chosen"][: t["players"]].all():
        settle(t, events)


def settle(t: Any, events: list[Event]) -> None:
    """G4, and after the last crate G5."""
    players = int(t["players"])
    dives = [int(gull) for gull in t["dive"][:players]]
    for seat, gull in enumerate(dives):
        t["flown"][gull] += 1
        events.append(Event(DIVED, seat, gull, 0, EVERYBODY))
    alone = [gull for gull in dives if dives.count(gull) == 1]
    if alone:
        winner = dives.index(max(alone))
        t["points"][winner] += t["crate"]
        events.append(Event(TOOK, winner, int(t["crate"]), 0, EVERYBODY))
    else:
        events.append(Event(FOUGHT, -1, int(t["crate"]), 0, EVERYBODY))
    t["dive"], t["chosen"], t["crate"] = NONE, 0, NONE
    t["phase"] = OVER if t["fallen"].sum() == CRATES else CRATE
    if t["phase"] == OVER:
        for seat in range(players):
            events.append(Event(SCORED, seat, int(t["points"][seat]), 0, EVERYBODY))


def numbers_in(gulls: Any) -> list[int]:
    """Of gulls by number, each as often as it is there."""
    return [number for number in range(1, NUMBERS + 1) for _ in range(gulls[number])]


def unseen(t: Any, hand: Any) -> list[int]:
    """The gulls that are neither in a hand nor have flown."""
    return [
        number
        for number in range(1, NUMBERS + 1)
        for _ in range(COPIES - int(t["flown"][number]) - int(hand[number]))
    ]


def empty_state(players: int) -> Any:
    state = np.zeros(1, STATE)
    state["players"] = players
    return state
