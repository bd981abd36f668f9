"""The positions of docs/perft.kutter.jsonl, and what is counted from them; run, it is written."""

from collections.abc import Iterator
from dataclasses import replace

from kutter.bots.match import play_match
from kutter.bots.registry import bots_for
from kutter.engine.dealer import seed_from
from kutter.games.registry import metas
from kutter.lab.perft import perft
from kutter.records.format import Record, dump_record, parse_record
from kutter.records.replay import replay
from kutter.records.setting import Setting
from kutter.records.shuffle import shuffle_of
from tests.docs.documents import ROOT

FILE = ROOT / "docs" / "perft.kutter.jsonl"
MOST_WAYS = 10_000
"""Depths go on as long as there are fewer."""
DEEPEST = 6


def positions() -> Iterator[Record]:
    """Of a random game of each kind, with the fewest and the most seats: its start, and where each
    kind of move comes first."""
    for name, meta in metas().items():
        if meta.lab is None:
            continue
        for options in meta.variants():
            for players in (meta.seats[0], meta.seats[-1]):
                yield from positions_of(Setting(name, players, options))


def positions_of(setting: Setting) -> Iterator[Record]:
    bots = bots_for("random", setting.players, setting.game)
    record = play_match(setting, bots, seed_from("perft", setting.game_name, setting.players))
    seen: set[str] = set()
    for number, move in enumerate(record.moves):
        who, verb, *_ = move.split(" ")
        if who != "*" and verb not in seen:
            seen.add(verb)
            yield replace(record, moves=record.moves[:number], result=None)


def counts(record: Record, most: int) -> Iterator[int]:
    """By depth, from 1 on, until there are so many."""
    played = replay(record)
    state, dealer = played.state_at(), shuffle_of(record).dealer()
    for depth in range(1, DEEPEST + 1):
        ways = perft(played.game, state, depth, dealer)
        yield ways
        if ways >= most:
            return


def kept() -> list[Record]:
    return [parse_record(line) for line in FILE.read_bytes().splitlines()]


def write() -> None:
    lines = []
    for record in positions():
        record.extra["perft"] = list(counts(record, MOST_WAYS))
        lines.append(dump_record(record) + "\n")
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write()
