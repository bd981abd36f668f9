"""kutter moves, replay and export: a record looked at from its positions."""

import json
from argparse import Namespace

from kutter.commands.terminal import Terminal, chosen_seat, naming, open_game
from kutter.core.game import Game, Table
from kutter.core.records import dump_record, seen_record


def legal_texts(game: Game, table: Table) -> list[str]:
    """The legal moves of every seat that owes one, seat by seat, each seat's in its fixed order."""
    return [game.text(move) for seat in game.owing(table) for move in game.legal(table, seat)]


def run_moves(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    game = replay.game
    with naming(arguments.file, terminal):
        if not arguments.all:
            moves = legal_texts(game, replay.table_at(arguments.at))
            if arguments.json:
                terminal.line(json.dumps(moves))
            else:
                for move in moves:
                    terminal.line(move)
            return 0
        terminal.line(json.dumps(legal_texts(game, replay.start)))
        for step in replay.steps():
            terminal.line(json.dumps(legal_texts(game, step.table)))
    return 0


def run_replay(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    names = replay.record.extra.get("names")
    if not (isinstance(names, list) and len(names) == replay.record.players):
        names = None
    with naming(arguments.file, terminal):
        seat = chosen_seat(arguments.seat, replay.record.players)
        if seat is None:
            seat = replay.record.seen_by
        replay.table_at(arguments.at)
        for step in replay.steps():
            if arguments.at is not None and step.number > arguments.at:
                break
            for sentence in replay.game.describe(step.events, seat, names and list(map(str, names))):
                text = sentence.tell(terminal.texts)
                if arguments.json:
                    text = json.dumps({"move": step.number, "text": text})
                    terminal.line(text)
                else:
                    terminal.line(f"{step.number:4}  {text}")
    return 0


def run_export(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    with naming(arguments.file, terminal):
        seat = chosen_seat(arguments.seat, replay.record.players)
        assert seat is not None
        upto = len(replay.record.moves) if arguments.at is None else arguments.at
        terminal.line(dump_record(seen_record(replay, seat, upto)))
    return 0
