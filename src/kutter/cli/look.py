"""kutter moves, replay and export: a record looked at from its positions."""

import json
from argparse import Namespace
from typing import Final

from kutter.bots.registry import TITLES
from kutter.cli.terminal.terminal import Terminal, chosen_seat, naming, open_game
from kutter.games.contract import ALL_SEEING, CHANCE, SPECTATOR, State
from kutter.language.errors import BadInput
from kutter.records.format import Record, dump_record
from kutter.records.replay import Replay, seen_record

LONGEST_NAME: Final = 40


def legal_texts(replay: Replay, state: State) -> list[str]:
    """The legal moves of every seat that owes one, seat by seat, each seat's in its fixed order.

    In a seat's record what the others hold is a guess, so only that seat's moves are told.
    """
    game, eyes = replay.game, replay.record.seen_by
    owing = [seat for seat in game.owing(state) if eyes in (ALL_SEEING, seat) or seat == CHANCE]
    if not game.lists_chance:
        owing = [seat for seat in owing if seat != CHANCE]
    return [game.text(move) for seat in owing for move in game.legal(state, seat)]


def run_moves(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    with naming(arguments.file, terminal):
        if arguments.all:
            positions = [replay.start, *(step.state for step in replay.steps())]
            lines = [json.dumps(legal_texts(replay, state)) for state in positions]
        else:
            lines = legal_texts(replay, replay.state_at(arguments.at))
            if arguments.json:
                lines = [json.dumps(lines)]
    for line in lines:
        terminal.data(line)
    return 0


def run_replay(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    names = names_in(replay.record, terminal)
    told: list[tuple[int, str]] = []
    with naming(arguments.file, terminal):
        seat = chosen_seat(arguments.seat, replay.record.players)
        eyes = replay.record.seen_by
        if eyes is not ALL_SEEING and seat not in (None, eyes, SPECTATOR):
            raise BadInput("record-is-anothers")
        replay.check_position(arguments.at)
        for step in replay.steps():
            if arguments.at is not None and step.number > arguments.at:
                break
            sentences = replay.game.describe(step.events, eyes if seat is None else seat, names)
            told += [(step.number, sentence.tell(terminal.texts)) for sentence in sentences]
    for number, text in told:
        if arguments.json:
            terminal.data(json.dumps({"move": number, "text": text}))
        else:
            terminal.line(f"{number:4}  {text}")
    return 0


def names_in(record: Record, terminal: Terminal) -> list[str] | None:
    """What a record calls its players, if it names all of them; bots are called by their level."""
    names = record.extra.get("names")
    if not (isinstance(names, list) and len(names) == record.players):
        return None
    bots = record.extra.get("bots")
    if isinstance(bots, list) and len(bots) == record.players:
        names = [
            terminal.say("bot-name", bot=terminal.say(TITLES[bot]), number=seat + 1)
            if name is None and isinstance(bot, str) and bot in TITLES
            else name
            for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
        ]
    usable = all(isinstance(name, str) and 0 < len(name) <= LONGEST_NAME for name in names)
    return list(names) if usable else None


def run_export(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    with naming(arguments.file, terminal):
        seat = chosen_seat(arguments.seat, replay.record.players)
        assert seat is not None
        upto = len(replay.record.moves) if arguments.at is None else arguments.at
        terminal.data(dump_record(seen_record(replay, seat, upto)))
    return 0
