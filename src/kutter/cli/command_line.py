"""The command line: one tool, one command a job."""

import sys
from argparse import Action
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import zip_longest
from typing import Any, Final, NoReturn, cast

from kutter import __version__
from kutter.cli.parsing.arguments import number_from, seat_in
from kutter.cli.parsing.completion import SHELLS, printing_completion
from kutter.cli.parsing.parser import Command, Either, Fill, Parser, PrintVersion
from kutter.cli.terminal.interrupts import INTERRUPTED, interruptible
from kutter.cli.terminal.streams import complain, discard, prepare_streams, write_out
from kutter.games.meta import BoxFile
from kutter.games.registry import metas, title_of
from kutter.language.catalogues import LANGUAGES, Texts, environment_language, texts_in
from kutter.language.sentences import shown, tell

MOST_PORT: Final = 65_535
MOST_PROCESSES: Final = 1000
TOLD_METAVARS: Final = ("FILE", "GAME", "BOTS")
"""The others are the same in every language."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    words = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    texts = texts_in(asked_language(words))
    code = run(words, texts)
    write_out()
    sys.exit(code)


def run(words: Sequence[str], texts: Texts) -> int:
    farewell = f"kutter: {texts.say('interrupted')}"
    try:
        with interruptible(farewell):
            code = run_command(words, texts)
            sys.stdout.flush()
            return code
    except BrokenPipeError:  # whoever read our lines has enough of them
        discard(sys.stdout)
        return 1
    except OSError as error:
        discard(sys.stdout)
        place = f"{shown(str(error.filename))}: " if error.filename else ""
        complain(f"kutter: {place}{error.strerror or error}")
        return 1
    except KeyboardInterrupt:
        complain(farewell)
        return INTERRUPTED


def run_command(words: Sequence[str], texts: Texts) -> int:
    try:
        parsed = CommandLine(texts).parser.parse_args(words)
    except SystemExit as end:  # help was asked for, or is needed
        return int(end.code or 0)
    # Imported only now: commands bring the compiler along, and help should come at once.
    from kutter.cli.terminal.terminal import CommandFailed, Terminal  # noqa: PLC0415
    from kutter.engine.compiled import hear_compiling  # noqa: PLC0415
    from kutter.language.errors import KutterError  # noqa: PLC0415

    terminal = Terminal.standard(texts)
    command = getattr(import_module(f"kutter.cli.{parsed.module}"), parsed.function)
    stop_hearing = hear_compiling(terminal.progress.compiling)
    try:
        code: int = command(parsed, terminal)
    except CommandFailed as error:
        terminal.complain(error.line)
    except KutterError as error:
        terminal.complain(error.tell(texts))
    else:
        return code
    finally:
        stop_hearing()
    return 1


def asked_language(words: Sequence[str]) -> str:
    """Before anything is parsed, since the parser itself speaks it."""
    asked = environment_language()
    for word, following in zip_longest(words, words[1:]):
        for language in LANGUAGES:
            if word == f"--lang={language}" or (word == "--lang" and following == language):
                asked = language
    return asked


class CommandLine:
    """The parser, with its help in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.number = number_from(0, texts)
        self.positive_number = number_from(1, texts)
        self.port = number_from(0, texts, MOST_PORT)
        self.processes = number_from(1, texts, MOST_PROCESSES)
        self.seat = seat_in(texts)
        self.games = texts.enumerate(list(metas()))
        self.titles = tell([title_of(game) for game in metas()], texts)
        self.named: dict[str, list[Action]] = {each: [] for each in TOLD_METAVARS}
        """The arguments with such a metavar."""
        self.parser = Parser(
            texts, prog="kutter", description=self.help("kutter"), epilog=self.examples("kutter")
        )
        self.commands = self.subcommands(self.parser)
        self.option(self.parser, "-h", "--help", action="help")
        self.option(self.parser, "--version", action=PrintVersion, version=f"kutter {__version__}")
        self.option(self.parser, "--lang", choices=LANGUAGES)
        completion = printing_completion(self.named)
        self.option(self.parser, "--completion", choices=SHELLS, action=completion)
        self.add("play", self.fill_play)
        self.add("simulate", self.fill_simulate)
        self.add("verify", self.fill_verify)
        self.add("moves", self.fill_moves, "look", "run_moves")
        self.add("replay", self.fill_replay, "look", "run_replay")
        self.add("export", self.fill_export, "look", "run_export")
        self.add("hint", self.fill_hint)
        self.add("review", self.fill_review)
        self.add_to(self.commands, "lessons", "lessons", self.fill_lessons, {})
        self.add("arena", self.fill_arena)
        told = {"module": "bots", "function": "run"}
        self.add_to(self.commands, "bots", "levels", self.fill_bots, told)
        self.add("stats", self.fill_stats, "research.stats")
        self.add("export-data", self.fill_export_data, "research.export_data")
        self.add("bench", self.fill_bench)
        for name, box in self.box_files().items():
            self.add(name, self.fill_box_file, "box", box=box)
        self.add("serve", self.fill_serve)
        self.add("backup", self.fill_backup, "database.backup", "run_backup")
        self.add("restore", self.fill_backup, "database.backup", "run_restore")
        self.add("nodes", self.fill_nodes, "database.nodes")
        self.add("warm", lambda _: None)

    def examples(self, name: str) -> str:
        if not self.texts.knows(f"examples-{name}"):
            return ""
        games = list(metas())
        examples = self.texts.say(f"examples-{name}", game=games[0], other=games[-1])
        return self.texts.say("help-examples") + "\n" + examples

    def help(self, name: str) -> str:
        """Another game's option may have none."""
        if not self.texts.knows(f"help-{name}"):
            return ""
        return self.texts.say(f"help-{name}", games=self.games, titles=self.titles)

    def subcommands(self, parser: Parser) -> Any:
        commands = parser.add_subparsers(
            title=self.texts.say("heading-arguments"),
            metavar=self.texts.say("metavar-command"),
            dest="command",
            required=True,
            parser_class=cast("Any", Command),
        )
        parser.places.append(commands)
        return commands

    def add(
        self, name: str, fill: Fill, module: str | None = None, function: str = "run", **fixed: Any
    ) -> None:
        """`module`: where it is done, if not in one of its name."""
        told = {"module": module or name, "function": function, **fixed}
        self.add_to(self.commands, name, name, fill, told)

    def add_to(
        self, commands: Any, name: str, says: str, fill: Fill, fixed: Mapping[str, Any]
    ) -> None:
        def fill_whole(command: Parser) -> None:
            command.epilog = self.examples(says)
            self.option(command, "-h", "--help", action="help")
            self.option(command, "--lang", choices=LANGUAGES)
            fill(command)

        told = self.help(says)
        commands.add_parser(
            name, texts=self.texts, fixed=fixed, fill=fill_whole, help=told, description=told
        )

    def option(
        self,
        command: Parser | Either,
        *names: str,
        says: str | None = None,
        usually: Any = None,
        **settings: Any,
    ) -> None:
        """`says`: whose help it has, if not its own; `usually`: what holds if it is not given."""
        metavar = settings.get("metavar")
        if metavar in TOLD_METAVARS:
            settings["metavar"] = self.texts.say(f"metavar-{metavar.lower()}")
        help_text = self.help(says or names[-1].strip("-"))
        default = settings.get("default", usually)
        if default not in (None, []):
            help_text += self.texts.say("help-default", default=str(default))
        argument = command.add_argument(*names, help=help_text, **settings)
        if metavar in TOLD_METAVARS:
            self.named[metavar].append(argument)

    def game_options(self, command: Parser, **players: Any) -> None:
        """Which game, for how many, by which options."""
        self.option(command, "--players", type=self.positive_number, metavar="N", **players)
        self.rule_options(command)
        for name in self.box_files():
            self.option(command, f"--{name}", metavar="FILE")
        self.option(command, "--setup", metavar="FILE")

    def rule_options(self, command: Parser) -> None:
        for name, values in self.games_options().items():
            self.option(command, f"--{name}", choices=values)

    @staticmethod
    def games_options() -> dict[str, list[str]]:
        """What can be agreed for any game, and what it can be."""
        found: dict[str, list[str]] = {}
        for meta in metas().values():
            for option in meta.options:
                found.setdefault(option.name, []).extend(option.values)
        return found

    @staticmethod
    def box_files() -> dict[str, BoxFile]:
        return {file.name: file for meta in metas().values() for file in meta.box_files}

    def fill_play(self, play: Parser) -> None:
        """What holds usually is filled in later: not all goes with the page, or the terminal."""
        self.option(play, "game", nargs="?", usually=next(iter(metas())), metavar="GAME")
        self.option(play, "--terminal", action="store_true")
        self.option(play, "--port", type=self.port, usually=8420, metavar="N")
        self.option(play, "--network", action="store_true", default=None)
        self.game_options(play, usually=4)
        self.option(play, "--seat", says="own-seat", type=self.number, usually=0, metavar="S")
        self.option(play, "--bots", metavar="BOTS")
        self.option(play, "--weights", metavar="FILE")
        self.option(play, "--seed", type=self.number, metavar="N")
        self.option(play, "--record", metavar="FILE")

    def fill_serve(self, serve: Parser) -> None:
        self.option(serve, "--host", default="127.0.0.1", metavar="HOST")
        self.option(serve, "--port", type=self.port, default=8420, metavar="N")
        self.option(serve, "--public-url", metavar="URL")
        self.option(serve, "--database", metavar="URL")
        self.option(serve, "--nats", metavar="URL")
        self.option(serve, "--workers", type=self.processes, metavar="N")
        self.option(serve, "--budget", default="200ms", metavar="TIME|SIMS")
        self.option(serve, "--gathering-hours", type=self.positive_number, default=24, metavar="N")
        self.option(serve, "--idle-days", type=self.positive_number, default=60, metavar="N")
        self.option(serve, "--keep-days", type=self.positive_number, metavar="N")
        self.option(serve, "--daily-secret", metavar="FILE")
        self.option(serve, "--trust-proxy", default="127.0.0.1", metavar="ADDRESSES")
        self.option(serve, "--limit", action="append", default=[], metavar="NAME=SIZE/RATE")
        self.option(serve, "--no-limits", action="store_true")

    def fill_backup(self, backup: Parser) -> None:
        metavar, told = self.texts.say("metavar-file"), self.texts.say("help-backup-file")
        self.named["FILE"].append(backup.add_argument("file", metavar=metavar, help=told))
        self.option(backup, "--database", metavar="URL")

    def fill_nodes(self, nodes: Parser) -> None:
        self.option(nodes, "--database", metavar="URL")
        self.option(nodes, "--json", action="store_true")

    def fill_simulate(self, simulate: Parser) -> None:
        self.option(simulate, "game", metavar="GAME")
        self.game_options(simulate, default=4)
        self.option(simulate, "--games", type=self.positive_number, default=100, metavar="N")
        self.option(simulate, "--seed", type=self.number, default=0, metavar="N")
        self.option(simulate, "--out", metavar="FILE")
        self.option(simulate, "--bots", metavar="BOTS")
        self.option(simulate, "--weights", metavar="FILE")
        self.option(simulate, "--jobs", type=self.processes, default=1, metavar="N")
        self.option(simulate, "--json", action="store_true")

    def fill_verify(self, verify: Parser) -> None:
        self.option(verify, "files", nargs="+", metavar="FILE")
        self.option(verify, "--shuffle", action="store_true")
        self.option(verify, "--commitment", metavar="HEX")
        self.option(verify, "--share", action="append", metavar="S:HEX")
        self.option(verify, "--jobs", type=self.positive_number, default=1, metavar="N")
        self.option(verify, "--json", action="store_true")

    def fill_moves(self, moves: Parser) -> None:
        self.option(moves, "file", metavar="FILE")
        which = moves.either(required=True)
        self.option(which, "--at", type=self.number, metavar="N")
        self.option(which, "--all", action="store_true")
        self.option(moves, "--json", action="store_true")

    def fill_replay(self, replay: Parser) -> None:
        self.option(replay, "file", metavar="FILE")
        self.option(replay, "--at", type=self.number, metavar="N")
        self.option(replay, "--seat", type=self.seat, metavar="S|spectator")
        self.option(replay, "--json", action="store_true")

    def fill_export(self, export: Parser) -> None:
        self.option(export, "file", metavar="FILE")
        self.option(export, "--seat", type=self.seat, required=True, metavar="S|spectator")
        self.option(export, "--at", type=self.number, metavar="N")

    def fill_hint(self, hint: Parser) -> None:
        self.option(hint, "file", metavar="FILE")
        self.option(hint, "--at", type=self.number, metavar="N")
        self.option(hint, "--seat", says="hint-seat", type=self.number, metavar="S")
        self.option(hint, "--bot", metavar="BOT")
        self.option(hint, "--weights", metavar="FILE")
        self.option(hint, "--budget", default="200ms", metavar="TIME|SIMS")
        self.option(hint, "--seed", type=self.number, default=0, metavar="N")
        self.option(hint, "--json", action="store_true")

    def fill_review(self, review: Parser) -> None:
        self.option(review, "file", metavar="FILE")
        self.option(review, "--seat", says="review-seat", type=self.number, metavar="S")
        self.option(review, "--open", action="store_true")
        self.option(review, "--top", type=self.positive_number, default=5, metavar="N")
        self.option(review, "--seed", says="review-seed", type=self.number, default=0, metavar="N")
        self.option(review, "--json", action="store_true")

    def fill_lessons(self, lessons: Parser) -> None:
        commands = self.subcommands(lessons)
        for name, fill in (("find", self.fill_find), ("check", self.fill_check)):
            told = {"module": f"lessons.{name}", "function": "run"}
            self.add_to(commands, name, f"lessons-{name}", fill, told)

    def fill_find(self, find: Parser) -> None:
        self.option(find, "game", metavar="GAME")
        self.option(find, "files", says="lessons-files", nargs="*", default=[], metavar="FILE")
        self.rule_options(find)
        self.option(find, "--games", type=self.positive_number, default=50, metavar="N")
        self.option(find, "--bots", default="mate,skipper@30sims", metavar="BOTS")
        self.option(find, "--count", type=self.positive_number, default=60, metavar="N")
        self.option(find, "--seed", says="lessons-seed", type=self.number, default=0, metavar="N")
        self.option(find, "--out", says="lessons-out", metavar="FILE")
        self.option(find, "--jobs", type=self.processes, default=1, metavar="N")

    def fill_check(self, check: Parser) -> None:
        self.option(check, "game", says="lessons-game", nargs="?", metavar="GAME")
        self.option(check, "--update", action="store_true")
        self.option(check, "--seed", says="lessons-seed", type=self.number, default=0, metavar="N")
        self.option(check, "--jobs", type=self.processes, default=1, metavar="N")

    def fill_arena(self, arena: Parser) -> None:
        self.option(arena, "game", metavar="GAME")
        self.game_options(arena, default=4)
        self.option(arena, "--bots", required=True, metavar="BOTS")
        self.option(arena, "--weights", metavar="FILE")
        self.option(arena, "--games", type=self.positive_number, default=100, metavar="N")
        self.option(arena, "--same-deal", action="store_true")
        self.option(arena, "--budget", default="200ms", metavar="TIME|SIMS")
        self.option(arena, "--seed", type=self.number, default=0, metavar="N")
        where = arena.either()
        self.option(where, "--jobs", says="arena-jobs", type=self.processes, metavar="N")
        self.option(where, "--ray", metavar="ADDRESS")
        self.option(arena, "--out", says="arena-out", metavar="FILE")
        self.option(arena, "--resume", action="store_true")
        self.option(arena, "--plot", metavar="FILE")
        self.option(arena, "--json", action="store_true")

    def fill_bots(self, bots: Parser) -> None:
        self.option(bots, "game", metavar="GAME")
        self.option(bots, "--json", action="store_true")

    def fill_stats(self, stats: Parser) -> None:
        self.option(stats, "files", nargs="+", metavar="FILE")
        self.option(stats, "--plot", says="stats-plot", metavar="FILE")
        self.option(stats, "--jobs", type=self.processes, default=1, metavar="N")
        self.option(stats, "--json", action="store_true")

    def fill_export_data(self, export_data: Parser) -> None:
        self.option(export_data, "files", nargs="+", metavar="FILE")
        self.option(export_data, "--to", required=True, metavar="FILE")
        self.option(export_data, "--observations", choices=("plain", "history"))
        self.option(export_data, "--jobs", type=self.processes, default=1, metavar="N")

    def fill_bench(self, bench: Parser) -> None:
        self.option(bench, "game", metavar="GAME")
        self.game_options(bench, default=4)
        self.option(bench, "--search", type=self.positive_number, metavar="SIMS")
        self.option(bench, "--seconds", type=self.positive_number, default=3, metavar="N")
        self.option(bench, "--seed", type=self.number, default=0, metavar="N")
        self.option(bench, "--json", action="store_true")

    def fill_box_file(self, command: Parser) -> None:
        self.option(command, "action", choices=("show", "check"), metavar="show|check")
        self.option(command, "file", nargs="?", metavar="FILE")
