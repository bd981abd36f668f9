"""kutter hint: what a bot thinks of every move at a position."""

import json
from argparse import Namespace
from random import Random

from rich.table import Table as RichTable

from kutter.bots.bot import Budget, Candidate, Thinker, Turn, apart
from kutter.bots.registry import bot_named, bot_title, strongest_bot
from kutter.commands.terminal import Terminal, naming, open_game
from kutter.core.dealer import seed_from
from kutter.core.errors import BadInput, Sentence
from kutter.core.game import Game


def run(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    game = replay.game
    with naming(arguments.file, terminal):
        table = replay.table_at(arguments.at)
        eyes = replay.record.seen_by
        seat = arguments.seat if arguments.seat is not None else next(iter(game.owing(table)), -1)
        if eyes is not None and seat != eyes:
            raise BadInput("record-is-anothers")
        moves = game.legal(table, seat)
        if seat < 0 or not moves:
            raise BadInput("hint-nothing-owed")
        name = arguments.bot or strongest_bot(game)
        bot, budget = apart(bot_named(name, game), Budget.parse(arguments.budget))
        if not isinstance(bot, Thinker):
            raise BadInput("hint-bot-is-silent", bot=bot_title(name))
    random = Random(seed_from("hint", arguments.seed))  # noqa: S311  bots hide nothing
    candidates = bot.consider(Turn(game, game.view(table, seat), moves, random, budget))
    if arguments.json:
        rows = [
            {"move": game.text(each.move), "value": each.value, "visits": each.visits}
            for each in candidates
        ]
        terminal.data(json.dumps(rows))
    else:
        terminal.line(advice(name, candidates, game).tell(terminal.texts))
        print_candidates(candidates, game, terminal)
    return 0


def advice(name: str, candidates: list[Candidate], game: Game) -> Sentence:
    best = candidates[0]
    told = {
        "bot": bot_title(name),
        "move": game.move_words(best.move),
        "value": f"{best.value:.2f}",
    }
    if best.visits is None:
        return Sentence("hint-advice", **told)
    tries = sum(each.visits or 0 for each in candidates)
    return Sentence("hint-advice-searched", visits=best.visits, tries=tries, **told)


def print_candidates(candidates: list[Candidate], game: Game, terminal: Terminal) -> None:
    table = RichTable(box=None, padding=(0, 2, 0, 0))
    table.add_column(terminal.say("column-move"))
    for column in ("value", "visits"):
        table.add_column(terminal.say(f"column-{column}"), justify="right")
    for each in candidates:
        table.add_row(
            game.move_words(each.move).tell(terminal.texts),
            f"{each.value:.2f}",
            "" if each.visits is None else str(each.visits),
        )
    terminal.out.print(table)
