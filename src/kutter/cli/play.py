"""kutter play: the page on this machine; with --terminal a game against bots, line by line."""

from argparse import Namespace
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from rich.text import Text

from kutter.bots.contract import Turn
from kutter.bots.registry import bot_named, bot_title, easiest_bot, seated_names
from kutter.cli.setting import chosen_setting
from kutter.cli.terminal.plain_screen import PlainScreen
from kutter.cli.terminal.terminal import Terminal, chosen_seat
from kutter.engine.dealer import SeededDealer, fresh_seed, seed_from
from kutter.games.contract import CHANCE, Json, Move, View
from kutter.games.describing import seat_number
from kutter.games.meta import load
from kutter.games.registry import game_named, metas
from kutter.games.screen import Screen
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence
from kutter.records.files import packed_file
from kutter.records.format import dump_record

ONLY_IN_TERMINAL: Final = ("players", "setup", "seat", "bots", "weights", "seed", "record")
"""Beside the options of games."""


class Left(Exception):
    """The player has had enough."""


class TerminalGame:
    """One game: bots in all seats but one, whose player is asked."""

    def __init__(self, arguments: Namespace, terminal: Terminal) -> None:
        self.terminal = terminal
        setting = chosen_setting(arguments)
        self.game = setting.game
        self.players = setting.players
        you = chosen_seat(arguments.seat, arguments.players)
        assert you is not None
        self.you = you
        seed = fresh_seed() if arguments.seed is None else seed_from("play", arguments.seed)
        self.dealer = SeededDealer(seed)
        self.random = Random(seed_from("bots", seed.hex()))  # noqa: S311 (bots hide nothing)
        bots = easiest_bot(self.game) if arguments.bots is None else arguments.bots
        kinds = seated_names(bots, self.players, self.game, arguments.weights)
        self.bots = [bot_named(kind, self.game) for kind in kinds]
        self.names = [
            Sentence("bot-name", bot=bot_title(kind), number=seat_number(seat)).tell(terminal.texts)
            for seat, kind in enumerate(kinds)
        ]
        self.names[self.you] = terminal.say("your-name")
        own = self.game.meta.screen
        screen = partial(PlainScreen, self.game) if own is None else load(own)
        self.screen: Screen = screen(terminal, self.names, self.you)
        self.record, self.state = setting.start(self.dealer)

    def run(self) -> None:
        welcome = f"play-welcome-{self.game.name}"
        if self.terminal.texts.knows(welcome):
            self.terminal.line(self.terminal.say(welcome))
        while owing := self.game.owing(self.state):
            if owing == [CHANCE]:
                move = self.game.chance_move(self.state, self.dealer)
            elif self.you in owing:
                move = self.ask()
            else:
                move = self.ask_bot(owing[0])
            self.apply(move)
        self.screen.show_end(self.game.view(self.state, self.you))

    def apply(self, move: Move) -> None:
        events = self.game.apply(self.state, move)
        self.record.moves.append(self.game.text(move))
        self.record.result = self.game.result(self.state)
        for sentence in self.game.describe(events, self.you, self.names):
            self.terminal.line("  " + sentence.tell(self.terminal.texts))

    def ask_bot(self, seat: int) -> Move:
        view = self.game.view(self.state, seat)
        turn = Turn(self.game, view, self.game.legal(view, seat), self.random)
        return self.bots[seat].choose(turn)

    def ask(self) -> Move:
        view = self.game.view(self.state, self.you)
        moves = self.game.legal(view, self.you)
        self.screen.show(view, moves)
        while True:
            answer = self.read(self.screen.prompt(moves))
            if answer in ("q", "quit"):
                raise Left
            if answer.startswith("?"):
                self.screen.explain(answer[1:].strip(), moves)
                continue
            chosen = self.understood(answer, view, moves)
            if chosen is not None:
                return chosen

    def read(self, prompt: str) -> str:
        try:
            return self.terminal.out.input(Text(prompt)).strip()
        except EOFError:
            raise Left from None

    def understood(self, answer: str, view: View, moves: list[Move]) -> Move | None:
        """The move that an answer means; if there is none, says why."""
        move = self.screen.parse(answer, moves)
        if move is None:
            self.screen.explain("", moves)
            return None
        reason = self.game.why_not(view, move)
        if reason is not None:
            self.terminal.line("  " + reason.tell(self.terminal.texts))
            return None
        return move


def run(arguments: Namespace, terminal: Terminal) -> int:
    """What was asked for and has no meaning is refused, not left aside."""
    given = {name for name, each in vars(arguments).items() if each is not None}
    if arguments.terminal:
        for name in ("port", "network"):
            if name in given:
                raise BadInput("option-needs-page", option=f"--{name}")
        fill_in(arguments, {"game": next(iter(metas())), "players": 4, "seat": 0})
        return run_in_terminal(arguments, terminal)
    if "game" in given:
        raise BadInput("option-needs-terminal", option=game_named(arguments.game).name)
    own = [name for meta in metas().values() for name in meta.option_names]
    for name in (*ONLY_IN_TERMINAL, *own):
        if name in given:
            raise BadInput("option-needs-terminal", option=f"--{name}")
    from kutter.cli.serve import run_at_home  # noqa: PLC0415  the terminal needs no server

    fill_in(arguments, {"port": 8420, "network": False})
    return run_at_home(arguments, terminal)


def fill_in(arguments: Namespace, usual: Json) -> None:
    for name, each in usual.items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, each)


def run_in_terminal(arguments: Namespace, terminal: Terminal) -> int:
    game = TerminalGame(arguments, terminal)
    wanted = arguments.record is not None
    with packed_file(Path(arguments.record)) if wanted else nullcontext() as file:
        try:
            game.run()
        except (Left, KeyboardInterrupt):
            terminal.out.print()
            terminal.line(terminal.say("play-left"))
        if file is not None:
            file.write(dump_record(game.record) + "\n")
    if wanted:
        terminal.line(terminal.say("play-recorded", file=arguments.record))
    return 0
