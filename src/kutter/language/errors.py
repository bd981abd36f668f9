"""What can go wrong, in few types. An error names its message, so any language can tell it."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from kutter.language.catalogues import ENGLISH, Texts
from kutter.language.sentences import SaysJson, Sentence


class ReasonJson(TypedDict):
    rule: str
    says: SaysJson


class ReasonsJson(TypedDict):
    """Reasons, each told once, and by thing which of them stands against it."""

    reasons: list[ReasonJson]
    why: dict[str, int]
    """Under "": what stands against everything."""


class KutterError(Exception):
    """Something that the caller can mend; the text says what and where."""

    def __init__(self, message: str, **arguments: Any) -> None:
        self.sentence = Sentence(message, **arguments)
        super().__init__(self.sentence)

    def whole(self) -> Sentence:
        """With all that is told, also where it is only a reason for something else."""
        return self.sentence

    def tell(self, texts: Texts) -> str:
        return self.whole().tell(texts)

    def __str__(self) -> str:
        return self.tell(ENGLISH)

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes it travels as it is, whatever it was made from."""
        return _error_again, (type(self), self.args), self.__dict__


def _error_again(kind: type[KutterError], args: tuple[Any, ...]) -> KutterError:
    error = kind.__new__(kind)
    error.args = args
    return error


class BadInput(KutterError):
    """A file, record, set-up or move text that does not say anything sensible."""


class IllegalMove(KutterError):
    """A move that the rules forbid here. `rule` is its number, like F3.2."""

    def __init__(self, rule: str, message: str, **arguments: Any) -> None:
        super().__init__(message, **arguments)
        self.rule = rule

    def whole(self) -> Sentence:
        return Sentence("rule-forbids", rule=self.rule, reason=self.sentence)

    def to_json(self) -> ReasonJson:
        return {"rule": self.rule, "says": self.sentence.to_json()}

    def without(self, argument: str) -> "IllegalMove":
        """The same, for whoever fills that argument in."""
        rest = {name: each for name, each in self.sentence.arguments.items() if name != argument}
        return IllegalMove(self.rule, self.sentence.message, **rest)


def waiting(refusal: IllegalMove | None) -> ReasonsJson:
    """What stands against everything while others are due: who that is, the view says already."""
    return gathered({"": refusal and refusal.without("who")})


def gathered(refusals: Mapping[str, IllegalMove | None]) -> ReasonsJson:
    """Refusals by thing, with each reason told once; None: nothing stands against it."""
    reasons: list[ReasonJson] = []
    told: dict[int, int] = {}
    sentences: dict[Sentence, int] = {}
    why: dict[str, int] = {}
    for thing, refusal in refusals.items():
        if refusal is not None:
            if id(refusal) not in told:  # most are one object: comparing sentences is slow
                number = sentences.setdefault(refusal.sentence, len(reasons))
                if number == len(reasons):
                    reasons.append(refusal.to_json())
                told[id(refusal)] = number
            why[thing] = told[id(refusal)]
    return {"reasons": reasons, "why": why}
