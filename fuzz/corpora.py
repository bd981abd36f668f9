"""What is right, to begin from: whole games, and what files of strangers hold.

They lie in fuzz/corpora/ so that every run begins alike; `python -m fuzz corpora` writes them anew.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import SPECTATOR
from kutter.games.fishing.stars import provisional_stars
from kutter.games.registry import GAMES
from kutter.records.format import dump_record
from kutter.records.replay import replay, seen_record
from kutter.records.setting import Setting

FOLDER: Final = Path(__file__).parent / "corpora"
Json = dict[str, Any]


def settings() -> list[Setting]:
    found = [
        Setting(name, players, options)
        for name, game in GAMES.items()
        for options in game.meta.variants()
        for players in game.seats
    ]
    return [*found, Setting("freshfish", 3, {"variant": "market", "streets": "shortest"})]


def games() -> list[str]:
    """A game at random of each kind."""
    return [
        dump_record(play_match(each, [RandomBot()] * each.players, seed_from("fuzz", number)))
        for number, each in enumerate(settings())
    ]


def seats_records() -> list[str]:
    """Parts of games as a seat or somebody who watched has seen them."""
    found = []
    for number, line in enumerate(games()):
        played = replay(struct_of(line))
        passes = [at for at, move in enumerate(played.record.moves, 1) if " pass " in move]
        ends = {len(played.record.moves) // 3, *(at + 6 for at in passes[:: played.record.players])}
        for end in sorted(each for each in ends if each <= len(played.record.moves))[:4]:
            for eyes in (SPECTATOR, number % played.record.players):
                found.append(dump_record(seen_record(played, eyes, end)))
    return found


def struct_of(line: str) -> Any:
    from kutter.records.format import parse_record  # noqa: PLC0415

    return parse_record(line.encode())


def setups() -> list[str]:
    found = []
    for number, each in enumerate([*settings(), *settings()]):
        record, _ = each.start(SeededDealer(seed_from("setup", number)))
        found.append(dump_record(record))
    return found


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    boards = Path(__file__).parents[1] / "src" / "kutter" / "freshfish" / "boards.json"
    for name, lines in {
        "games.jsonl": games(),
        "seats.jsonl": seats_records(),
        "setups.jsonl": setups(),
        "boards.json": [json.dumps(json.loads(boards.read_text(encoding="utf-8")))],
        "stars.json": [json.dumps(provisional_stars())],
    }.items():
        (FOLDER / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


@cache
def corpus(name: str) -> list[Any]:
    text = (FOLDER / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]
