"""Sentences: messages of the catalogue with their arguments, not yet in any language."""

import json
from collections.abc import Mapping
from typing import Any, cast

from typing_extensions import TypedDict

from kutter.language.catalogues import ENGLISH, Texts


class SaysJson(TypedDict):
    """A sentence for whoever has the catalogue: arguments are words, numbers, or sentences."""

    message: str
    arguments: dict[str, Any]


class Sentence:
    """A message of the catalogue with its arguments, not yet in any language.

    An argument may itself be a `Sentence`, or a list of them, which is told as "a, b and c". It
    does not change once it is made.
    """

    def __init__(self, message: str, **arguments: Any) -> None:
        self.message = message
        self.arguments: Mapping[str, Any] = arguments
        self._json: SaysJson | None = None

    def tell(self, texts: Texts) -> str:
        return texts.say(
            self.message, **{name: tell(each, texts) for name, each in self.arguments.items()}
        )

    def to_json(self) -> SaysJson:
        if self._json is None:
            arguments = {
                name.replace("_", "-"): json_of(each) for name, each in self.arguments.items()
            }
            self._json = {"message": self.message, "arguments": arguments}
        return self._json

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and (
            (self.message, self.arguments) == (other.message, other.arguments)
        )

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


def json_of(argument: Any) -> Any:
    if isinstance(argument, Sentence):
        return argument.to_json()
    if isinstance(argument, list):
        return [json_of(each) for each in argument]
    return argument


def sentence_from(says: SaysJson) -> Sentence:
    """Back from its JSON."""
    arguments = {name: argument_from(each) for name, each in says["arguments"].items()}
    return Sentence(says["message"], **arguments)


def argument_from(each: Any) -> Any:
    if isinstance(each, list):
        return [argument_from(part) for part in each]
    return sentence_from(cast("SaysJson", each)) if isinstance(each, dict) else each


def shown(value: Any, most: int = 40) -> str:
    """A value of somebody's file, short enough for one line."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except RecursionError:
        return "..."
    return text if len(text) <= most else text[: most - 3] + "..."
