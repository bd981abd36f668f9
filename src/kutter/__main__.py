"""The command line: one tool, one command a job."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from kutter import __version__
from kutter.commands.arguments import number, positive_number, seat
from kutter.texts import LANGUAGES, Texts, environment_language, texts_in


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    words = list(sys.argv[1:] if arguments is None else arguments)
    texts = texts_in(asked_language(words))
    sys.exit(run(CommandLine(texts).parser.parse_args(words), texts))


def run(parsed: argparse.Namespace, texts: Texts) -> int:
    # Imported only now: commands bring the compiler along, and help should come at once.
    from kutter.commands.terminal import Refused, Terminal  # noqa: PLC0415
    from kutter.core.errors import KutterError  # noqa: PLC0415

    terminal = Terminal.standard(texts)
    try:
        command = getattr(import_module(f"kutter.commands.{parsed.module}"), parsed.function)
        code: int = command(parsed, terminal)
        sys.stdout.flush()
    except Refused as error:
        terminal.complain(error.line)
    except KutterError as error:
        terminal.complain(error.tell(texts))
    except BrokenPipeError:  # whoever read our lines has enough of them
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        terminal.complain(texts.say("interrupted"))
    else:
        return code
    return 1


def asked_language(words: Sequence[str]) -> str:
    """Before anything is parsed, since the parser itself speaks it."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        for language in LANGUAGES:
            if word == f"--lang={language}" or (word == "--lang" and following == language):
                return language
    return environment_language()


class CommandLine:
    """The parser, with its help in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.parser = argparse.ArgumentParser(
            prog="kutter",
            description=texts.say("help-kutter"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        version = f"kutter {__version__}"
        self.parser.add_argument("--version", action="version", version=version)
        self.commands = self.parser.add_subparsers(required=True, metavar="COMMAND")
        self.add_play()
        self.add_simulate()
        self.add_verify()
        self.add_looks()
        self.add_bench()
        self.add("warm", "warm")

    def add(self, name: str, module: str, function: str = "run") -> argparse.ArgumentParser:
        command: argparse.ArgumentParser = self.commands.add_parser(
            name,
            help=self.texts.say(f"help-{name}"),
            description=self.texts.say(f"help-{name}"),
            epilog=self.texts.say("help-examples") + self.texts.say(f"examples-{name}"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.set_defaults(module=module, function=function)
        self.option(command, "--lang", choices=LANGUAGES)
        return command

    def option(self, command: argparse.ArgumentParser, name: str, **settings: Any) -> None:
        command.add_argument(name, help=self.texts.say(f"help-{name.strip('-')}"), **settings)

    def game_options(self, command: argparse.ArgumentParser) -> None:
        """Which game, for how many, by which options."""
        self.option(command, "--players", type=positive_number, default=4, metavar="N")
        self.option(command, "--stars", metavar="FILE")

    def add_play(self) -> None:
        play = self.add("play", "play")
        self.option(play, "game", nargs="?", default="fishing", metavar="GAME")
        self.option(play, "--terminal", action="store_true")
        self.game_options(play)
        self.option(play, "--seat", type=number, default=0, metavar="S")
        self.option(play, "--bots", metavar="BOTS")
        self.option(play, "--seed", type=number, metavar="N")
        self.option(play, "--record", metavar="FILE")

    def add_simulate(self) -> None:
        simulate = self.add("simulate", "simulate")
        self.option(simulate, "game", metavar="GAME")
        self.game_options(simulate)
        self.option(simulate, "--games", type=positive_number, default=100, metavar="N")
        self.option(simulate, "--seed", type=number, default=0, metavar="N")
        self.option(simulate, "--out", metavar="FILE")
        self.option(simulate, "--bots", metavar="BOTS")
        self.option(simulate, "--jobs", type=positive_number, default=1, metavar="N")
        self.option(simulate, "--json", action="store_true")

    def add_verify(self) -> None:
        verify = self.add("verify", "verify")
        self.option(verify, "files", nargs="+", metavar="FILE")
        self.option(verify, "--json", action="store_true")

    def add_looks(self) -> None:
        moves = self.add("moves", "look", "run_moves")
        self.option(moves, "file", metavar="FILE")
        which = moves.add_mutually_exclusive_group(required=True)
        which.add_argument("--at", type=number, metavar="N", help=self.texts.say("help-at"))
        which.add_argument("--all", action="store_true", help=self.texts.say("help-all"))
        self.option(moves, "--json", action="store_true")
        replay = self.add("replay", "look", "run_replay")
        self.option(replay, "file", metavar="FILE")
        self.option(replay, "--at", type=number, metavar="N")
        self.option(replay, "--seat", type=seat, metavar="S|spectator")
        self.option(replay, "--json", action="store_true")
        export = self.add("export", "look", "run_export")
        self.option(export, "file", metavar="FILE")
        self.option(export, "--seat", type=seat, required=True, metavar="S|spectator")
        self.option(export, "--at", type=number, metavar="N")

    def add_bench(self) -> None:
        bench = self.add("bench", "bench")
        self.option(bench, "game", metavar="GAME")
        self.game_options(bench)
        self.option(bench, "--seconds", type=positive_number, default=3, metavar="N")
        self.option(bench, "--seed", type=number, default=0, metavar="N")
        self.option(bench, "--json", action="store_true")


if __name__ == "__main__":
    main()
