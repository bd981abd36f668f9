"""The parser: argparse lays out help, we read what is given and say what is wrong with it.

So complaints are in our languages, and the same in every Python. Nothing heavy here: help comes at
once.
"""

import argparse
import re
import sys
from argparse import (
    ONE_OR_MORE,
    PARSER,
    SUPPRESS,
    ZERO_OR_MORE,
    Action,
    ArgumentTypeError,
    Namespace,
)
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NoReturn

from kutter.cli.parsing.arguments import printable
from kutter.language.catalogues import Texts

MANY: Final = (ONE_OR_MORE, ZERO_OR_MORE, PARSER)
"""Takes all words that are left."""
OPTION: Final = re.compile(r"-[^\d:]")
"""Not `-`, which is the standard input, nor `-:3`, a line of it, nor `-1`."""


class Parser(argparse.ArgumentParser):
    """The arguments of a command; `fixed` is what else it is told."""

    def __init__(
        self, texts: Texts, fixed: Mapping[str, Any] | None = None, **settings: Any
    ) -> None:
        super().__init__(formatter_class=help_in(texts), add_help=False, **settings)
        self.texts = texts
        self.fixed = fixed or {}
        self.places: list[Action] = []
        self.options: dict[str, Action] = {}
        self.eithers: list[Either] = []
        self.place_group = self.add_argument_group(texts.say("heading-arguments"))

    @cached_property
    def option_group(self) -> Any:
        """Made with the first option: help shows groups as they were made, and commands first."""
        return self.add_argument_group(self.texts.say("heading-options"))

    def add_argument(self, *names: str, **settings: Any) -> Action:
        if names[0].startswith("-"):
            return self.enlist(self.option_group.add_argument(*names, **settings))
        place = self.place_group.add_argument(*names, **settings)
        self.places.append(place)
        return place

    def enlist(self, option: Action) -> Action:
        self.options.update(dict.fromkeys(option.option_strings, option))
        return option

    def either(self, *, required: bool = False) -> "Either":
        self.eithers.append(Either(self, required))
        return self.eithers[-1]

    def make_commands(self) -> None:
        """All of them, and theirs: else each is made when it is asked for."""
        for place in self.places:
            if place.nargs == PARSER:
                commands: Any = place.choices
                made = {name: command.parser for name, command in commands.items()}
                commands.update(made)
                for command in made.values():
                    command.make_commands()

    def parse_known_args(self, args: Iterable[str] | None = None, namespace: Any = None) -> Any:
        """Instead of argparse's own reading; nothing is left over."""
        return Reading(self, args or ()).read(), []

    def refuse(self, message: str, **arguments: Any) -> NoReturn:
        self.error(self.texts.say(message, **arguments))

    def error(self, message: str) -> NoReturn:
        line = self.texts.say("usage-is-wrong", command=self.prog, reason=message)
        print(printable(line), file=sys.stderr)
        sys.exit(2)

    def print_help(self, file: Any = None) -> None:
        """argparse would be silent about an output that does not take it."""
        (file or sys.stdout).write(self.format_help())


Fill = Callable[[Parser], None]
"""Gives a command its arguments."""


class Command:
    """In the place of a parser that is made when it is asked for: there are many."""

    def __init__(self, fill: Fill, **settings: Any) -> None:
        self.fill = fill
        self.settings = settings

    @cached_property
    def parser(self) -> Parser:
        parser = Parser(**self.settings)
        self.fill(parser)
        return parser

    def parse_known_args(self, args: Iterable[str], namespace: Any) -> Any:
        return self.parser.parse_known_args(args, namespace)


class PrintVersion(Action):
    """Likewise."""

    def __init__(self, option_strings: Sequence[str], version: str, **settings: Any) -> None:
        super().__init__(option_strings, nargs=0, **{**settings, "default": SUPPRESS})
        self.version = version

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        sys.stdout.write(f"{self.version}\n")
        parser.exit()


class Either:
    """Options of which one can be given, or must be."""

    def __init__(self, parser: Parser, required: bool) -> None:
        self.parser = parser
        self.required = required
        self.options: list[Action] = []
        self.group = parser.option_group.add_mutually_exclusive_group(required=required)

    def add_argument(self, *names: str, **settings: Any) -> Action:
        self.options.append(self.parser.enlist(self.group.add_argument(*names, **settings)))
        return self.options[-1]


class Reading:
    """What is given to a command, read from left to right.

    An option takes one word or none; a place one, or with `+` or `*` all that are left.
    """

    def __init__(self, parser: Parser, words: Iterable[str]) -> None:
        self.parser = parser
        self.words = deque(words)
        self.arguments = (*parser.places, *parser.options.values())
        usual = {each.dest: each.default for each in self.arguments if each.default != SUPPRESS}
        self.found = Namespace(parser=parser, **parser.fixed, **usual)
        self.given: list[Action] = []
        self.unknown: list[str] = []

    def read(self) -> Namespace:
        self.fill_places(self.read_options())
        if self.unknown:
            self.parser.refuse("arguments-unknown", words=self.enumerate(self.unknown))
        self.check_missing()
        return self.found

    def read_options(self) -> list[str]:
        """What stands between them is returned."""
        others = []
        has_commands = any(place.nargs == PARSER for place in self.parser.places)
        while self.words:
            word = self.words.popleft()
            if word == "--":
                break
            if OPTION.match(word):
                self.read_option(word)
            else:
                others.append(word)
                if has_commands:  # what follows is the command's
                    break
        return [*others, *self.words]

    def read_option(self, word: str) -> None:
        name, equals, value = word.partition("=")
        option = self.parser.options.get(name)
        if option is None:
            self.unknown.append(word)
        elif option.nargs == 0:
            if equals:
                self.parser.refuse("option-takes-no-value", option=name, found=repr(value))
            self.take(option, [])
        elif equals:
            self.take(option, [value])
        elif self.words and not OPTION.match(self.words[0]):
            self.take(option, [self.words.popleft()])
        else:
            self.parser.refuse("option-needs-value", option=name)

    def fill_places(self, words: Sequence[str]) -> None:
        for place in self.parser.places:
            most = len(words) if place.nargs in MANY else 1
            if words:
                self.take(place, words[:most])
            words = words[most:]
        self.unknown += words

    def take(self, argument: Action, words: Sequence[str]) -> None:
        self.check_rivals(argument)
        self.given.append(argument)
        if argument.nargs == PARSER:
            command, *rest = words
            values = [self.value(argument, command), *rest]
        else:
            values = [self.value(argument, word) for word in words]
        several = argument.nargs == 0 or argument.nargs in MANY
        argument(self.parser, self.found, values if several else values[0])

    def value(self, argument: Action, word: str) -> Any:
        try:
            value = argument.type(word) if callable(argument.type) else word
        except ArgumentTypeError as error:
            self.refuse_value(argument, str(error))
        if argument.choices is not None and value not in argument.choices:
            choices = self.enumerate(argument.choices)
            reason = self.parser.texts.say("choice-unknown", found=repr(word), choices=choices)
            self.refuse_value(argument, reason)
        return value

    def refuse_value(self, argument: Action, reason: str) -> NoReturn:
        self.parser.refuse("argument-is-wrong", argument=name_of(argument), reason=reason)

    def check_rivals(self, option: Action) -> None:
        for either in self.parser.eithers:
            if option in either.options:
                for rival in either.options:
                    if rival in self.given and rival is not option:
                        names = {"option": name_of(option), "other": name_of(rival)}
                        self.parser.refuse("option-not-beside", **names)

    def check_missing(self) -> None:
        missing = [each for each in self.arguments if each.required and each not in self.given]
        if missing:
            names = self.enumerate(map(name_of, missing))
            self.parser.refuse("arguments-missing", arguments=names)
        for either in self.parser.eithers:
            if either.required and not any(option in self.given for option in either.options):
                names = self.enumerate(map(name_of, either.options))
                self.parser.refuse("options-missing", options=names)

    def enumerate(self, words: Iterable[str]) -> str:
        return self.parser.texts.enumerate(list(words))


def name_of(argument: Action) -> str:
    return argument.option_strings[-1] if argument.option_strings else str(argument.metavar)


def help_in(texts: Texts) -> type[argparse.HelpFormatter]:
    class Help(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            heading = texts.say("heading-usage") if prefix is None else prefix
            super().add_usage(usage, actions, groups, heading)

    return Help
