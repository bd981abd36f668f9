"""kutter warm: compiles everything once, so that the first game starts at once."""

from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from multiprocessing import get_context
from os import cpu_count

from kutter.bots.match import play_match
from kutter.bots.registry import bots_for
from kutter.commands.terminal import Terminal
from kutter.core.chance import generator
from kutter.core.dealer import SeededDealer, seed_from
from kutter.core.game import SPECTATOR, Game
from kutter.games import GAMES, Setting, replay


def run(_: Namespace, terminal: Terminal) -> int:
    """Uses every way into the compiled rules, on as many cores as there are."""
    jobs = list(product(GAMES, JOBS))
    spawned = get_context("spawn")
    with (
        terminal.progress(terminal.say("warm-progress"), len(jobs)) as advance,
        ProcessPoolExecutor(min(len(jobs), cpu_count() or 1), mp_context=spawned) as pool,
    ):
        for done in as_completed([pool.submit(warm, *job) for job in jobs]):
            done.result()
            advance()
    terminal.line(terminal.say("warm-done"))
    return 0


def warm(name: str, job: str) -> None:
    JOBS[job](GAMES[name])


def warm_playouts(game: Game) -> None:
    for options in game.variants():
        _, start = Setting(game.name, game.seats[0], options).start(SeededDealer(seed_from("warm")))
        game.play_out(start, 1, generator("warm"))


def warm_tables(game: Game) -> None:
    players = game.seats[0]
    setting = Setting(game.name, players, game.variants()[0])
    record = play_match(setting, bots_for("random", players, game), seed_from("warm"))
    table = replay(record).table_at(len(record.moves) // 2)
    for seat in (0, SPECTATOR):
        view = game.view(table, seat)
        game.determinize(view, generator("warm"))
        for owing in game.owing(view):
            for move in game.legal(view, owing):
                game.why_not(view, move)


JOBS = {"playouts": warm_playouts, "tables": warm_tables}
