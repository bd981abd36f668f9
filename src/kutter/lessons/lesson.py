"""What a lesson is: a position as its seat knew it, and how its moves were judged."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from kutter.bots.judging import Depth
from kutter.games.contract import Json
from kutter.language.sentences import Sentence, sentence_from
from kutter.records.format import Record, dump_record

Grade = Literal["easy", "medium", "hard"]
EASY: Final = "easy"
GRADES: Final[tuple[Grade, ...]] = (EASY, "medium", "hard")


@dataclass(frozen=True)
class Weight:
    """A move as in records, and what it came to on average."""

    move: str
    chance: float
    """The share of the win."""
    points: float


@dataclass(frozen=True)
class Judgement:
    """What a bot and a judge found, and by what they would find it again."""

    bot: str
    version: int
    """Of the game's bots."""
    depth: Depth
    seed: str
    choices: Sequence[Weight]
    """All that were weighed: the best move, then the others, the better first."""
    lead: float
    """By which the best was ahead of the next, in shares of the win, points counted in."""
    reason: Sentence | None
    """What speaks for the best move."""

    @property
    def best(self) -> str:
        return self.choices[0].move

    def to_json(self) -> Json:
        return {
            "bot": self.bot,
            "version": self.version,
            "simulations": self.depth.simulations,
            "worlds": self.depth.worlds,
            "seed": self.seed,
            "choices": [[each.move, each.chance, each.points] for each in self.choices],
            "lead": self.lead,
            "reason": None if self.reason is None else self.reason.to_json(),
        }

    @classmethod
    def from_json(cls, data: Json) -> "Judgement":
        reason = data["reason"]
        return cls(
            bot=data["bot"],
            version=data["version"],
            depth=Depth(data["simulations"], data["worlds"]),
            seed=data["seed"],
            choices=[Weight(*each) for each in data["choices"]],
            lead=data["lead"],
            reason=None if reason is None else sentence_from(reason),
        )


@dataclass(frozen=True)
class Lesson:
    record: Record
    """Up to the position, as the seat saw it: nothing else is needed, so nothing else is kept."""
    missed_by: Sequence[str]
    """Which of our bots, the adviser in a hurry, did not find the move."""
    difficulty: float
    """How many these are, and between 0 and 1 how near the next best comes."""
    judgement: Judgement

    @property
    def seat(self) -> int:
        assert isinstance(self.record.seen_by, int)
        return self.record.seen_by

    @property
    def kind(self) -> str:
        """What is to be done, by the verb of the best move."""
        return self.judgement.best.split(" ")[1]

    @property
    def grade(self) -> Grade:
        """Easy: all bots find it. Medium: one misses it. Hard: several do."""
        return GRADES[min(len(self.missed_by), len(GRADES) - 1)]

    @property
    def id(self) -> str:
        """The same as long as the position is: progress in a browser outlasts a new order."""
        return sha256(dump_record(self.record).encode()).hexdigest()[:12]

    def to_json(self) -> Json:
        return {
            "record": self.record.to_json(),
            "missed_by": list(self.missed_by),
            "difficulty": self.difficulty,
            "judged": self.judgement.to_json(),
        }

    @classmethod
    def from_json(cls, data: Json) -> "Lesson":
        return cls(
            record=Record.from_json(data["record"]),
            missed_by=data["missed_by"],
            difficulty=data["difficulty"],
            judgement=Judgement.from_json(data["judged"]),
        )
