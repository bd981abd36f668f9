"""kutter warm: compiles everything once, so that the first game starts at once."""

from argparse import Namespace
from contextlib import suppress
from os import cpu_count

from kutter.arena.parallel import elsewhere
from kutter.bots.contract import Budget, Telling
from kutter.bots.judging import Depth
from kutter.bots.match import play_match
from kutter.bots.registry import RANDOM, bot_named, bots_at_their_best
from kutter.cli.terminal.terminal import Terminal
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, SPECTATOR
from kutter.games.registry import GAMES
from kutter.language.errors import BadInput, KutterError
from kutter.records.replay import replay
from kutter.records.setting import Setting
from kutter.review.review import Reviewing


def run(_arguments: Namespace, terminal: Terminal) -> int:
    """Uses every way into the compiled rules, a process a game."""
    cores = min(len(GAMES), cpu_count() or 1)
    with terminal.progress.course_of(terminal.say("warm-progress"), len(GAMES)) as course:
        for _ in elsewhere(warm, GAMES, cores, terminal.progress.compiling):
            course.advance()
    if course.is_interrupted:
        return course.exit_code()
    terminal.line(terminal.say("warm-done"))
    return 0


def warm(name: str) -> None:
    game = GAMES[name]
    rng = generator("warm")
    settings = [Setting(name, game.seats[0], options) for options in game.meta.variants()]
    for setting in settings:
        _, start = setting.start(SeededDealer(seed_from("warm")))
        game.play_out(start, 1, rng)
    once = Budget(None, simulations=1)
    records = [
        play_match(
            settings[0], [Telling(bot_named(bot, game))] * game.seats[0], seed_from("warm"), once
        )
        for bot in (RANDOM, *bots_at_their_best(game))
    ]
    record = records[0]
    list(Reviewing(replay(record), 0, "warm", Depth(simulations=1, worlds=2)).decisions())
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
