"""Squares drawn as text, games told as moves, and slow plain twins of the fast rules."""

import json
from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from kutter.engine.dealer import Dealer, SeededDealer, seed_from
from kutter.engine.events import Event
from kutter.games.contract import CHANCE, Json, Move, State
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.rules.event_kinds import EVENT_NAMES
from kutter.games.freshfish.square import (
    CELL_BY_NAME,
    MOST_SPACES,
    Place,
    beside,
    cell_name,
    place_of,
    streets_around,
)
from kutter.games.freshfish.state import (
    BID,
    DISC,
    EMPTY,
    FLEA_TABLE,
    GOOD_NAMES,
    GOODS,
    MOST_SEATS,
    PATH,
    SHORTEST,
)
from kutter.records.format import Record
from kutter.records.replay import Replay

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.kutter.json"))
SAMPLES = HERE / "samples.kutter.jsonl"
MARKET: Json = {"variant": "market"}
SHORTEST_STREETS: Json = {"variant": "market", "streets": "shortest"}
CLASSIC: Json = {"variant": "classic"}
TRUCKS = dict(zip("FSCI", GOOD_NAMES, strict=True))

OPEN_MARKET = """
F . . . . . . S
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
C . . . . . . I
"""
"""For classic: every truck in a corner, no path at the start."""

SMALL_AREAS = """
a a a b b b
c c d d e e
c f d d e g
f f h h g g
    h h
"""
SMALL_NUMBERS = {"a": 1, "b": 1, "c": 1, "d": 2, "e": 2, "f": 1, "g": 2, "h": 1}
SMALL_PARKING = {"fish": "a1", "soda": "f1", "cheese": "a2", "ice": "a4"}


def drawn(drawing: str) -> dict[str, str]:
    """What a drawing shows on each space: a letter every second column."""
    return {
        cell_name(row * 26 + column // 2): letter
        for row, line in enumerate(drawing.strip("\n").split("\n"))
        for column, letter in enumerate(line)
        if letter != " "
    }


def classic_setup(drawing: str = OPEN_MARKET, players: int = 2, **changes: Any) -> Json:
    """A set-up from a drawing with trucks F, S, C and I."""
    letters = drawn(drawing)
    setup: Json = {
        "square": {
            "spaces": dict.fromkeys(letters),
            "areas": {},
            "milestones": [2] * (players + 1),
        },
        "parking": {TRUCKS[letter]: name for name, letter in letters.items() if letter in TRUCKS},
        "last": list(GOOD_NAMES),
        "first": 0,
    }
    return setup | changes


def market_setup(
    drawing: str = SMALL_AREAS,
    numbers: Mapping[str, int] = SMALL_NUMBERS,
    parking: Mapping[str, str] = SMALL_PARKING,
    players: int = 2,
    **changes: Any,
) -> Json:
    """A set-up from a drawing with a letter an area."""
    setup: Json = {
        "square": {
            "spaces": drawn(drawing),
            "areas": dict(numbers),
            "milestones": [2] * (players + 1),
        },
        "parking": dict(parking),
        "last": list(GOOD_NAMES),
        "first": 0,
    }
    return setup | changes


class Scene:
    """A table on which moves are played by their texts."""

    def __init__(self, setup: Json, options: Json = CLASSIC, players: int = 2) -> None:
        self.state = FRESHFISH.start(players, options, setup)
        self.told: list[Event] = []

    @property
    def t(self) -> Any:
        return self.state[0]

    def do(self, *moves: str) -> "Scene":
        """Plays moves; `told` is what the last one brought about."""
        for move in moves:
            self.told = FRESHFISH.apply(self.state, FRESHFISH.parse(move))
        return self

    def refusal(self, move: str) -> str:
        """The rule that forbids a move, and the message that says so."""
        reason = FRESHFISH.why_not(self.state, FRESHFISH.parse(move))
        assert reason is not None, move
        return f"{reason.rule} {reason.sentence.message}"

    def on(self, name: str) -> int:
        return int(self.t["on"][space_named(self.state, name)])

    def kinds(self) -> list[str]:
        return [EVENT_NAMES[event.what] for event in self.told]

    def new_paths(self) -> list[str]:
        return [
            cell_name(event.thing)
            for event in self.told
            if EVENT_NAMES[event.what].startswith("path-")
        ]


def space_named(state: State, name: str) -> int:
    return int(list(state[0]["cell"][: state[0]["spaces"]]).index(CELL_BY_NAME[name]))


def new_state(players: int, options: Json, seed: object) -> State:
    setup = FRESHFISH.new_setup(players, options, SeededDealer(seed_from("test", seed)))
    return FRESHFISH.start(players, options, setup)


def random_game(
    state: State, seed: object, most_bid: int = 15
) -> Iterator[tuple[Move, list[Event]]]:
    """Plays a table to its end at random; every move with what it brought about."""
    random = Random(str(seed))
    dealer: Dealer = SeededDealer(seed_from("random game", seed))
    while owing := FRESHFISH.owing(state):
        if owing == [CHANCE]:
            move = FRESHFISH.chance_move(state, dealer)
        else:
            moves = FRESHFISH.legal(state, random.choice(owing))
            draws = moves[-1:] if not moves[-1].things and random.random() < 0.3 else []
            move = random.choice(draws or moves[: most_bid + 1 if moves[0].verb == BID else None])
        yield move, FRESHFISH.apply(state, move)


def replay_of(path: Path) -> Replay:
    return Replay(Record.from_json(json.loads(path.read_text(encoding="utf-8"))), FRESHFISH)


# Slow twins.


def spaces_on(state: State) -> dict[Place, int]:
    """What is on every space, by column and row."""
    t = state[0]
    return {place_of(int(t["cell"][space])): int(t["on"][space]) for space in range(t["spaces"])}


def open_places(state: State) -> set[Place]:
    return {place for place, on in spaces_on(state).items() if on < FLEA_TABLE}


def joined(places: Iterable[Place]) -> bool:
    rest = set(places)
    ahead = [rest.pop()] if rest else []
    while ahead:
        for other in beside(ahead.pop()):
            if other in rest:
                rest.remove(other)
                ahead.append(other)
    return not rest


def golden_rule_holds(places: set[Place], needing_access: Iterable[Place]) -> bool:
    """M6.1."""
    return joined(places) and all(
        any(other in places for other in beside(place)) for place in needing_access
    )


def unbuildable(state: State) -> set[Place]:
    """M6.2 by trying: the empty and reserved spaces that no building may stand on."""
    everything = spaces_on(state)
    open_now = open_places(state)
    needing = [place for place, on in everything.items() if on > FLEA_TABLE]
    return {
        place
        for place in open_now
        if everything[place] != PATH and not golden_rule_holds(open_now - {place}, needing)
    }


def plain_length(state: State, seat: int, good: int, streets: bool) -> int | None:
    """M7.3 by Dijkstra's algorithm over open spaces, and streets if they are allowed."""
    t = state[0]
    stall = t["stall_at"][seat, good]
    if stall < 0:
        return None
    cost = dict.fromkeys(open_places(state), 1)
    if streets:
        cost |= dict.fromkeys(streets_around(list(spaces_on(state))), 2)
    goal = place_of(int(t["cell"][stall]))
    heap = [(0, place_of(int(t["cell"][t["truck_at"][good]])))]
    best: dict[Place, int] = {}
    while heap:
        far, place = heappop(heap)
        if place in best:
            continue
        best[place] = far
        for other in beside(place):
            if other in cost and other not in best:
                heappush(heap, (far + cost[other], other))
    ends = [best[place] for place in beside(goal) if place in best and place in cost]
    return min(ends, default=None)


def counted_length(state: State, seat: int, good: int) -> int:
    """M7.4 and M7.5 by the plain length."""
    t = state[0]
    length = plain_length(state, seat, good, streets=t["streets"] == SHORTEST)
    if length is None and not t["classic"]:
        length = plain_length(state, seat, good, streets=True)
    most = {2: 8, 3: 10, 4: 12, 5: 14}[int(t["players"])]
    return most if length is None else min(length, most)


def all_lengths(state: State) -> list[list[int]]:
    seats = range(int(state[0]["players"]))
    return [[counted_length(state, seat, good) for good in range(GOODS)] for seat in seats]


def as_words(flags: Any) -> Any:
    """A set of spaces as the rules keep it."""
    return np.packbits(flags, bitorder="little").view(np.int64)


def count_anew(state: State) -> None:
    """After a test has changed what is on spaces: the sets that follow from it."""
    t = state[0]
    there = np.arange(MOST_SPACES) < t["spaces"]
    t["open"] = as_words(there & (t["on"] < FLEA_TABLE))
    t["empty"] = as_words(there & (t["on"] == EMPTY))
    for seat in range(MOST_SEATS):
        t["discs"][seat] = as_words(there & (t["on"] == DISC + seat))
