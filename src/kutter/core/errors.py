"""What can go wrong, in few types. An error names its message, so any language can tell it."""

from collections.abc import Mapping
from typing import Any

from kutter.texts import ENGLISH, Texts


class Sentence:
    """A message of the catalogue with its arguments, not yet in any language.

    An argument may itself be a `Sentence`, or a list of them, which is told as "a, b and c".
    """

    def __init__(self, message: str, **arguments: Any) -> None:
        self.message = message
        self.arguments: Mapping[str, Any] = arguments

    def tell(self, texts: Texts) -> str:
        return texts.say(
            self.message, **{name: tell(each, texts) for name, each in self.arguments.items()}
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(self.message)

    def __str__(self) -> str:
        return self.tell(ENGLISH)

    def __repr__(self) -> str:
        return f"Sentence({str(self)!r})"


def tell(argument: Any, texts: Texts) -> Any:
    if isinstance(argument, Sentence):
        return argument.tell(texts)
    if isinstance(argument, list):
        return texts.enumerate([tell(each, texts) for each in argument])
    return argument


class KutterError(Exception):
    """Something that the caller can mend; the text says what and where."""

    def __init__(self, message: str, **arguments: Any) -> None:
        self.sentence = Sentence(message, **arguments)
        super().__init__(self.sentence)

    def tell(self, texts: Texts) -> str:
        return self.sentence.tell(texts)

    def __str__(self) -> str:
        return self.tell(ENGLISH)


class BadInput(KutterError):
    """A file, record, set-up or move text that does not say anything sensible."""


class IllegalMove(KutterError):
    """A move that the rules forbid here. `rule` is its number, like F3.2."""

    def __init__(self, rule: str, message: str, **arguments: Any) -> None:
        super().__init__(message, **arguments)
        self.rule = rule

    def tell(self, texts: Texts) -> str:
        return f"{self.rule}: {super().tell(texts)}"
