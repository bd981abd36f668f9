"""One game counted, and many of them gathered."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from kutter.games.contract import Json
from kutter.games.meta import load
from kutter.games.registry import meta_named
from kutter.games.statistics import SEAT, Found, Key, Kind, Measure, Statistics
from kutter.lab.played import Played
from kutter.lab.statistics.tally import Tally
from kutter.records.format import Record

FORMAT: Final = "kutter-stats"
VERSION: Final = 1
"""Raised whenever a key or a measure gets another meaning."""

MEASURES: Final = (
    Measure("decisions", Kind.EACH),
    Measure("choices", Kind.EACH),
    Measure("score", Kind.EACH),
    Measure("best-score", Kind.EACH),
    Measure("lead", Kind.EACH),
    Measure("ties", Kind.OF_GAMES),
    Measure("ends", Kind.OF_GAMES, ("end",)),
    Measure("choices-by-verb", Kind.EACH, ("verb",)),
    Measure("decisions-by-verb", Kind.PER_GAME, ("verb",)),
    Measure("wins", Kind.OF_GAMES, (SEAT,)),
    Measure("score-by-seat", Kind.EACH, (SEAT,)),
)
"""Of any game."""


class Agreed(NamedTuple):
    """What games must have in common to be counted together."""

    game: str
    options: str
    """As JSON."""
    players: int


class Counted(NamedTuple):
    """What one game gave."""

    agreed: Agreed
    found: Found


def statistics_of(game: str) -> Statistics | None:
    reference = meta_named(game).statistics
    own: Statistics | None = None if reference is None else load(reference)
    return own


def count_game(record: Record) -> Counted:
    """Refuses what is no whole, finished and right record."""
    own = statistics_of(record.game)
    played = Played(record, listens=own is not None)
    legal = played.game.legal
    verbs: dict[int, list[float]] = {}  # how many moves were legal, by the verb of the one made
    names: dict[int, str] = {}
    for asked in played.decisions():
        move = asked.move
        if move.verb not in verbs:
            verbs[move.verb] = []
            names[move.verb] = asked.verb
        verbs[move.verb].append(len(legal(asked.state, move.seat)))
    choices = [number for numbers in verbs.values() for number in numbers]
    found: Found = {("decisions", ()): [len(choices)], ("choices", ()): choices}
    for verb, numbers in verbs.items():
        found["choices-by-verb", (names[verb],)] = numbers
        found["decisions-by-verb", (names[verb],)] = [len(numbers)]
    found |= found_in_result(played.result, played.game.meta.lowest_wins)
    if own is not None and played.heard is not None:
        found |= own.find(played.heard.rows(), played.result)
    options = json.dumps(record.options, sort_keys=True)
    return Counted(Agreed(record.game, options, record.players), found)


def found_in_result(result: Json, lowest_wins: bool) -> Found:
    scores, winners = result["scores"], result["winners"]
    ranked = sorted(scores, reverse=not lowest_wins)
    found: Found = {
        ("score", ()): list(scores),
        ("best-score", ()): [ranked[0]],
        ("ties", ()): [float(len(winners) > 1)],
    }
    if len(ranked) > 1:
        found["lead", ()] = [abs(ranked[0] - ranked[1])]
    for seat, score in enumerate(scores):
        found["wins", (seat,)] = [1 / len(winners) if seat in winners else 0.0]
        found["score-by-seat", (seat,)] = [score]
    if "end" in result:
        found["ends", (result["end"],)] = [1.0]
    return found


class Group:
    """Games that are counted together."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self.games = 0
        self.tallies: dict[tuple[str, Key], Tally] = {}

    def add(self, found: Found) -> None:
        self.games += 1
        for each, values in found.items():
            if each not in self.tallies:
                self.tallies[each] = Tally()
            if values:
                self.tallies[each].add(values)

    def to_json(self) -> Json:
        own = statistics_of(self.agreed.game)
        measures = [*MEASURES, *(() if own is None else own.measures)]
        axes: dict[str, Sequence[int | str]] = {SEAT: range(self.agreed.players)}
        if own is not None:
            axes |= own.axes
        told = [
            {
                "name": measure.name,
                "kind": measure.kind.value,
                "by": list(measure.by),
                "rows": list(self.rows(measure, axes)),
            }
            for measure in measures
        ]
        return {
            "game": self.agreed.game,
            "options": json.loads(self.agreed.options),
            "players": self.agreed.players,
            "games": self.games,
            "fair_share": 1 / self.agreed.players,
            "measures": [measure for measure in told if measure["rows"]],
        }

    def rows(self, measure: Measure, axes: Mapping[str, Sequence[int | str]]) -> Iterator[Json]:
        found = {key: each for (name, key), each in self.tallies.items() if name == measure.name}
        for key in self.keys(measure, axes, found):
            tally = found.get(key, Tally())
            if measure.kind.counts_every_game:
                tally = tally.with_zeros(self.games)
            if tally.number:
                yield {**dict(zip(measure.by, key, strict=True)), **tally.to_json(measure.kind)}

    @staticmethod
    def keys(
        measure: Measure, axes: Mapping[str, Sequence[int | str]], found: Iterable[Key]
    ) -> list[Key]:
        """All that may be, in order, as far as that is known before; else what was found."""
        if all(axis in axes for axis in measure.by):
            return list(product(*(axes[axis] for axis in measure.by)))

        def place(key: Key) -> list[tuple[int, int | str]]:
            return [
                (0, axes[axis].index(each)) if axis in axes else (isinstance(each, str), each)
                for axis, each in zip(measure.by, key, strict=True)
            ]

        return sorted(found, key=place)


class Summary:
    """Many games, by what they have in common."""

    def __init__(self) -> None:
        self.groups: dict[Agreed, Group] = {}
        self.left_out = 0

    def add(self, counted: Counted) -> None:
        agreed = counted.agreed
        self.groups.setdefault(agreed, Group(agreed)).add(counted.found)

    def to_json(self) -> Json:
        return {
            "format": FORMAT,
            "version": VERSION,
            "games": sum(group.games for group in self.groups.values()),
            "left_out": self.left_out,
            "groups": [self.groups[each].to_json() for each in sorted(self.groups)],
        }
