"""The games of an arena: those that a file holds already, and those that are played and kept there.

Each is written as soon as it is finished, so a file has them in the order in which they ended. A
record says which game of which arena it is: by that a later run knows what is missing.
"""

from dataclasses import dataclass, field, replace
from types import NoneType
from typing import Any, Final

from kutter.arena.contest import Arena, Contest, Outcome
from kutter.engine.dealer import SeededDealer
from kutter.games.contract import Json
from kutter.language.errors import BadInput
from kutter.language.sentences import shown
from kutter.records.format import FORMAT, Record, parse_record
from kutter.records.growing import GrowingFile
from kutter.records.packing import PACKED

BEGINNING: Final = f'{{"format": "{FORMAT}"'.encode()
"""Of every line; what begins otherwise is not ours to cut."""


@dataclass
class Kept:
    """All games of a contest that are known, however they came."""

    contest: Contest
    games: int
    file: GrowingFile | None
    found: dict[int, Outcome] = field(default_factory=dict)

    def missing(self) -> list[int]:
        return [number for number in range(self.games) if number not in self.found]

    def add(self, outcome: Outcome) -> None:
        if self.file is not None:
            self.file.add(outcome.record)
        self.found[outcome.number] = replace(outcome, record="")

    def take_up(self) -> bool:
        """What the file holds. Whether its last line was cut off: then that was dropped."""
        assert self.file is not None
        line = 1
        try:
            for text in self.file.lines():
                outcome = outcome_of(self.contest, parse_record(text))
                if outcome.number in self.found or outcome.number >= self.games:
                    raise BadInput("arena-game-too-many", game=outcome.number, games=self.games)
                self.found[outcome.number] = outcome
                line += 1
            return self.drop_cut_off(self.file)
        except BadInput as error:
            place = f"{self.file.path}:{line}"
            raise BadInput("in-file", file=place, reason=error.sentence) from None

    @staticmethod
    def drop_cut_off(file: GrowingFile) -> bool:
        if file.cut_off:
            is_ours = file.cut_off.startswith(BEGINNING[: len(file.cut_off)])
            if not is_ours or file.path.suffix in PACKED:
                raise BadInput("file-is-no-record")
            file.drop_cut_off()
        return bool(file.cut_off)

    def standings(self) -> Json:
        """The same however the games came about: counted in the order of their numbers."""
        arena = Arena(self.contest)
        for number in sorted(self.found):
            arena.add(self.found[number])
        return arena.to_json()


def outcome_of(contest: Contest, record: Record) -> Outcome:
    """What a record of this contest tells; one of another is refused."""
    found = record.extra.get("arena")
    if not isinstance(found, dict):
        raise BadInput("arena-record-is-none")
    for key, right in contest.to_json().items():
        if found.get(key) != right:
            raise BadInput(
                "arena-is-another", key=key, found=shown(found.get(key)), right=shown(right)
            )
    number = found.get("game")
    if type(number) is not int or number < 0:
        raise BadInput("record-has-wrong-type", key="game", found=shown(number))
    dealt, _ = contest.setting.start(SeededDealer(contest.deal_seed(number)))
    for key in ("game", "players", "options", "setup"):
        if getattr(record, key) != getattr(dealt, key):
            raise BadInput("arena-set-up-is-another", key=key)
    players = record.players
    result = record.result or {}
    scores = found_list("scores", result.get("scores"), int)
    winners = found_list("winners", result.get("winners"), int)
    failures = found_list("failures", found.get("failures", [None] * players), str, NoneType)
    if not winners or not {*winners} <= {*range(players)}:
        raise BadInput("record-has-wrong-type", key="winners", found=shown(winners))
    if not len(scores) == len(failures) == players:
        raise BadInput("record-has-wrong-type", key="scores", found=shown(scores))
    pairing = contest.pairing(number)
    return Outcome(
        number=number,
        deal=pairing.deal,
        seats=pairing.seats(contest.entrants),
        scores=scores,
        winners=winners,
        seconds=[[] for _ in range(players)],
        failures=failures,
        record="",
    )


def found_list(key: str, value: Any, *kinds: type) -> list[Any]:
    if not isinstance(value, list) or not {type(each) for each in value} <= {*kinds}:
        raise BadInput("record-has-wrong-type", key=key, found=shown(value))
    return value
