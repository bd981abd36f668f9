"""Every sentence that is shown, in Project Fluent's format: ours, and those of every game."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from kutter.language.installed import folder_of, has_strangers, installed_games, is_ours

LANGUAGES: Final = ("en", "de")


LONGEST_ARGUMENT: Final = 500
"""Fluent refuses arguments of more than a thousand characters."""


def brief(argument: Any) -> Any:
    """An argument that is short enough, its middle left out if need be."""
    if not isinstance(argument, str) or len(argument) <= LONGEST_ARGUMENT:
        return argument
    half = LONGEST_ARGUMENT // 2
    return f"{argument[:half]}…{argument[-half:]}"


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where a message or a term begins: nothing else does so at the edge of a line."""
MENTIONED: Final = re.compile(r"(?<![$\w-])-?[a-zA-Z][\w-]*", re.ASCII)
"""More than that costs nothing: a word that names no message is passed over."""

OWN_TEXTS: Final = Path(__file__).parent / "texts"


@cache
def catalogue(language: str) -> str:
    """All messages of a language. A game that does not speak it does so in English."""
    texts = texts_of(OWN_TEXTS, language)
    for game in installed_games():
        try:
            texts += read_texts(game, language)
        except (Exception, SystemExit):
            if is_ours(game):
                raise  # of a stranger's, the registry of games says why it is left out
    return "\n".join(texts)


def read_texts(game: EntryPoint, language: str) -> list[str]:
    folder = folder_of(game)
    if folder is None:
        return []
    return texts_of(folder / "texts", language) or texts_of(folder / "texts", "en")


def texts_of(folder: Path, language: str) -> list[str]:
    paths = sorted((folder / language).glob("*.ftl"))
    return [path.read_text(encoding="utf-8") for path in paths]


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._known: set[str] = set()

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def _entries(self) -> dict[str, str]:
        """Messages and terms as they are written, by name; of two with one name, the first."""
        starts = list(ENTRY.finditer(catalogue(self.language)))
        ends = [each.start() for each in starts[1:]] + [None]
        return {
            each[1]: each.string[each.start() : end]
            for each, end in zip(reversed(starts), reversed(ends), strict=True)
        }

    def _read(self, name: str) -> None:
        """A message with all that it mentions, when it is first said: to read all takes long."""
        if name in self._known or name not in self._entries:
            return
        entries: dict[str, str] = {}
        found = {name}
        while found:
            entries |= {each: self._entries[each] for each in found}
            mentioned = {word for each in found for word in MENTIONED.findall(entries[each])}
            found = mentioned & self._entries.keys() - entries.keys()
        self._bundle.add_resource(FluentResource("".join(entries.values())))
        self._known |= entries.keys()

    def say(self, message: str, **arguments: Any) -> str:
        """A message with its arguments filled in; names may be written with _ for -."""
        if has_strangers() and not self.knows(message):
            return message
        named = {name.replace("_", "-"): brief(each) for name, each in arguments.items()}
        self._read(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors and not has_strangers():
            raise errors[0]
        return str(text)

    def knows(self, message: str) -> bool:
        self._read(message)
        is_there = self._bundle.has_message(message)
        return is_there and self._bundle.get_message(message).value is not None

    def decimal(self, number: float, digits: int) -> str:
        """`−3.5`."""
        text = f"{number:.{digits}f}".replace(".", self.say("decimal-mark"))
        return text.replace("-", "−")

    def enumerate(self, parts: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-end", before=", ".join(parts[:-1]), last=parts[-1])


@cache
def texts_in(language: str) -> Texts:
    return Texts(language)


ENGLISH: Final = texts_in("en")


def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, English if it is one that we do not have."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
