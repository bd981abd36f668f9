"""kutter warm: compiles everything once, so that the first game starts at once.

Who plays at home need not wait for all of it: kutter play compiles what a first game needs, and the
rest while it serves.
"""

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from kutter.arena.parallel import elsewhere
from kutter.bots.contract import Budget, Telling
from kutter.bots.judging import Depth
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, bots_at_their_best, easiest_bot
from kutter.cli.terminal.interrupts import INTERRUPTED
from kutter.cli.terminal.terminal import Terminal
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, SPECTATOR, Game
from kutter.games.registry import GAMES
from kutter.language.errors import BadInput, KutterError
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.records.setting import Setting
from kutter.review.review import Reviewing

ONCE: Final = Budget(None, simulations=1)
LAST: Final = 19
"""The niceness of what has time."""


def run(_arguments: Namespace, terminal: Terminal) -> int:
    """Uses every way into the compiled rules, a process a game."""
    if not is_done_for_all(warm, terminal):
        return INTERRUPTED
    terminal.line(terminal.say("warm-done"))
    return 0


def is_done_for_all(task: Callable[[str], None], terminal: Terminal) -> bool:
    """Not if it was interrupted."""
    cores = min(len(GAMES), os.cpu_count() or 1)
    with terminal.progress.course_of(terminal.say("warm-progress"), len(GAMES)) as course:
        for _ in elsewhere(task, GAMES, cores, terminal.progress.compiling):
            course.advance()
    return not course.is_interrupted


@contextmanager
def warming_behind() -> Iterator[None]:
    """Leaves the rest to a process that gives way to all others; who asks for a bot that it has
    not come to waits for that bot alone."""
    command = [sys.executable, "-m", "kutter", "warm"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(  # noqa: S603  ourselves
        command, stdout=quiet, stderr=quiet, start_new_session=True
    ) as behind:
        os.setpriority(os.PRIO_PROCESS, behind.pid, LAST)
        try:
            yield
        finally:
            behind.terminate()


def warm(name: str) -> None:
    first_game(name)
    game = GAMES[name]
    records = [match_of(game, bot) for bot in bots_at_their_best(game)]
    list(Reviewing(replay(records[0]), 0, "warm", Depth(simulations=1, worlds=2)).decisions())


def first_game(name: str) -> None:
    """What a table needs, and the bots at it that play worst."""
    game = GAMES[name]
    rng = generator("warm")
    for options in game.meta.variants():
        _, start = Setting(name, game.seats[0], options).start(SeededDealer(seed_from("warm")))
        game.play_out(start, 1, rng)
    record = match_of(game, easiest_bot(game))
    state = replay(record).state_at(len(record.moves) // 2)
    game.standing(state)
    with suppress(BadInput):  # where there is nothing to look ahead to
        game.routes(game.view(state, SPECTATOR))
    seats = [seat for seat in game.owing(state) if seat != CHANCE]
    for eyes in (SPECTATOR, *seats):
        view = game.view(state, eyes)
        game.determinize(view, rng)
        game.view_json(view)
        for move in game.legal(view, eyes):
            game.why_not(view, move)
            with suppress(KutterError):
                game.preview(view, move)


def match_of(game: Game, bot: str) -> Record:
    setting = Setting(game.name, game.seats[0], game.meta.variants()[0])
    players = [Telling(bot_named(bot, game))] * setting.players
    return play_match(setting, players, seed_from("warm"), ONCE)
