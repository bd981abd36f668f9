"""kutter simulate: games between bots, as records."""

import json
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from kutter.arena.parallel import in_order
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, seated_names
from kutter.cli.setting import chosen_setting
from kutter.cli.terminal.terminal import Terminal
from kutter.engine.dealer import seed_from
from kutter.games.contract import Json
from kutter.records.files import packed_file
from kutter.records.format import dump_record
from kutter.records.setting import Setting


@dataclass(frozen=True)
class Plan:
    """What every game of a simulation has in common."""

    setting: Setting
    bots: Sequence[str]
    seed: int

    def play(self, number: int) -> tuple[str, Json]:
        """One game: its record as a line, and its result."""
        bots = [bot_named(name, self.setting.game) for name in self.bots]
        record = play_match(self.setting, bots, seed_from("simulate", self.seed, number))
        assert record.result is not None
        return dump_record(record), record.result


class Summary:
    """Results, seat by seat."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wins = [0.0] * players
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.ends: dict[str, int] = {}

    def add(self, result: Json) -> None:
        self.games += 1
        for seat in result["winners"]:
            self.wins[seat] += 1 / len(result["winners"])
        for seat, score in enumerate(result["scores"]):
            self.scores[seat].append(score)
        if "end" in result:
            self.ends[result["end"]] = self.ends.get(result["end"], 0) + 1

    def to_json(self, names: list[str]) -> Json:
        return {
            "games": self.games,
            "seats": [
                {
                    "bot": name,
                    "win_share": self.wins[seat] / self.games,
                    "mean_score": sum(self.scores[seat]) / self.games,
                    "lowest": min(self.scores[seat]),
                    "highest": max(self.scores[seat]),
                }
                for seat, name in enumerate(names)
            ],
            "ends": self.ends,
        }


def run(arguments: Namespace, terminal: Terminal) -> int:
    setting = chosen_setting(arguments)
    names = seated_names(arguments.bots, setting.players, setting.game, arguments.weights)
    plan = Plan(setting, names, arguments.seed)
    summary = Summary(arguments.players)
    target = nullcontext() if arguments.out is None else packed_file(Path(arguments.out))
    message = terminal.say("simulate-progress")
    with target as file, terminal.progress.course_of(message, arguments.games) as course:
        games = range(arguments.games)
        for line, result in in_order(plan.play, games, arguments.jobs, terminal.progress.compiling):
            if file is not None:
                file.write(line + "\n")
            summary.add(result)
            course.advance()
    if arguments.json:
        terminal.data(json.dumps(summary.to_json(names)))
    else:
        print_summary(setting.game_name, summary.to_json(names), terminal)
    return course.exit_code()


def print_summary(game: str, summary: Json, terminal: Terminal) -> None:
    terminal.line(terminal.say("simulate-title", games=summary["games"]))
    columns = ("seat", "bot", "wins", "mean", "lowest", "highest")
    rows = [
        (
            str(seat),
            row["bot"],
            f"{row['win_share']:.1%}",
            f"{row['mean_score']:.1f}",
            str(row["lowest"]),
            str(row["highest"]),
        )
        for seat, row in enumerate(summary["seats"])
    ]
    terminal.table([terminal.say(f"column-{column}") for column in columns], rows)
    for end, games in sorted(summary["ends"].items()):
        message = f"{game}-end-{end}"
        how = terminal.say(message) if terminal.texts.knows(message) else end
        terminal.line(terminal.say("simulate-end", end=how, games=games))
