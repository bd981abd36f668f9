"""The ledger of strength: a line of JSON for every run that was ever made, lucky or not."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.peers.machine import processor
from benchmarks.strength.matches import Match
from benchmarks.strength.nets import net_of
from benchmarks.strength.shifted import MODULE, parts
from kutter.arena.contest import Outcome, Seating, seatings
from kutter.arena.intervals import independent_games, wilson
from kutter.bots.names import BotName
from kutter.bots.registry import bot_behind, bot_of_kind, bots_version, levels, net_behind
from kutter.bots.tempered import Tempered
from kutter.games.contract import Game, Json
from kutter.games.weights import digest_in
from kutter.records.growing import growing_file

ROOT: Final = Path(__file__).parents[2]
LEDGER: Final = ROOT / "docs" / "strength.jsonl"
FIRST_SEED: Final = 2026
"""Lower ones may have been used for tuning."""
DIGITS: Final = 12
"""Of a net's digest, to know it by."""


Version = int | str | None
"""Of a bot: its game's, with its temperature, net and edition if it has any; None: one that has
none."""


@dataclass(frozen=True)
class Run:
    """One match on deals that follow from one seed."""

    date: str
    commit: str
    command: str
    game: str
    options: Json
    players: int
    bots: list[str]
    versions: dict[str, Version]
    seed: int | None
    """None: it was not kept."""
    games: int
    wins: dict[str, float]
    """Of each bot in all its seats; ties are shared."""
    ms: dict[str, float | None]
    """The median move of each."""
    failures: dict[str, int]
    machine: str
    deals: list[str] | None = None
    """A text a deal, in it a word a game: which of `bots` won, `0` or, where two share it, `02`."""
    independent: float | None = None
    """Where results by deal were not kept: for how many independent games all of them count."""
    note: str | None = None

    def is_of(self, match: Match) -> bool:
        setting = match.setting
        return (self.game, self.options, self.players, tuple(self.bots)) == (
            setting.game_name, setting.options, setting.players, match.bots,
        )  # fmt: skip

    def is_of_present_bots(self, game: Game) -> bool:
        return self.versions == versions_of(self.bots, game)

    def shares(self, bot: str) -> list[list[float]]:
        """Deal by deal what a bot won of each game, in all its seats."""
        own = {str(place) for place, name in enumerate(self.bots) if name == bot}
        return [
            [sum(each in own for each in winners) / len(winners) for winners in deal.split()]
            for deal in self.deals or ()
        ]

    def to_json(self) -> Json:
        return {name: each for name, each in asdict(self).items() if each is not None}


def versions_of(bots: Iterable[str], game: Game) -> dict[str, Version]:
    return {name: version_of(name, game) for name in bots}


def version_of(name: str, game: Game) -> Version:
    kind = BotName.parse(name).kind
    if kind.startswith(f"{MODULE}:"):
        kind, _ = parts(kind.removeprefix(f"{MODULE}:"))
    if kind not in (*levels(game), net_of(game.name)):
        return None
    bot = bot_of_kind(kind, game)
    told = [f"~{bot.temperature:g}"] if isinstance(bot, Tempered) else []
    net = net_behind(bot)
    edition = game.meta.editions.get(bot_behind(kind, game))
    if net is not None:
        told.append(digest_in(net)[:DIGITS])
    if edition is not None:
        told.append(f"edition {edition}")
    version = bots_version(game)
    return " ".join([str(version), *told]) if told else version


def runs_in(ledger: Path) -> list[Run]:
    """All of them; a last line that was cut off is none."""
    text = ledger.read_text(encoding="utf-8") if ledger.exists() else ""
    lines = text.splitlines(keepends=True)
    return [
        run_in(line, f"{ledger}, line {number}")
        for number, line in enumerate(lines, 1)
        if line.endswith("\n")
    ]


def run_in(line: str, where: str) -> Run:
    try:
        return Run(**{"seed": None} | json.loads(line))
    except (TypeError, ValueError):
        sys.exit(f"{where}, is no run of a match")


def append(ledger: Path, run: Run) -> None:
    with growing_file(ledger, goes_on=True, patient=True) as file:
        for _ in file.lines():
            pass
        file.drop_cut_off()
        file.add(json.dumps(run.to_json()))


def fresh_seed(runs: Sequence[Run]) -> int:
    """Above all that were used, in any match."""
    return max((run.seed for run in runs if run.seed is not None), default=FIRST_SEED - 1) + 1


def run_of(match: Match, seed: int, outcomes: Sequence[Outcome], standings: Json) -> Run:
    """Of games in the order of their numbers."""
    setting = match.setting
    deals: dict[int, list[str]] = {}
    found = seatings(match.bots)
    for outcome in outcomes:
        seating = found[outcome.number % len(found)]
        deals.setdefault(outcome.deal, []).append(winners_of(outcome, seating))
    shares = [outcome.share(seat) for outcome in outcomes for seat in range(setting.players)]
    names = [name for outcome in outcomes for name in outcome.seats]
    medians = {name: row["seconds_per_move"]["median"] for name, row in standings.items()}
    return Run(
        date=datetime.now(UTC).date().isoformat(),
        commit=commit(),
        command=command_of(match, len(outcomes), seed),
        game=setting.game_name,
        options=setting.options,
        players=setting.players,
        bots=list(match.bots),
        versions=versions_of(match.bots, setting.game),
        seed=seed,
        games=len(outcomes),
        wins={
            bot: round(sum(won for name, won in zip(names, shares, strict=True) if name == bot), 6)
            for bot in standings
        },
        ms={
            name: None if each is None else float(f"{1000 * each:.3g}")
            for name, each in medians.items()
        },
        failures={name: len(row["failures"]) for name, row in standings.items()},
        machine=machine(),
        deals=[" ".join(games) for games in deals.values()],
    )


def winners_of(outcome: Outcome, seating: Seating) -> str:
    """By their places among the bots of the match."""
    return "".join(sorted(str(seating[seat]) for seat in outcome.winners))


def command_of(match: Match, games: int, seed: int) -> str:
    setting = match.setting
    words = [f"--{name} {value}" for name, value in setting.options.items()]
    words += [f"--players {setting.players}"] if setting.players != 4 else []
    words += [f"--bots {match.given} --games {games} --same-deal --seed {seed}"]
    return " ".join(["kutter arena", setting.game_name, *words])


def commit() -> str:
    words = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def machine() -> str:
    return f"{os.cpu_count()} cores of {processor()}, {platform.system()} {platform.machine()}"


@dataclass(frozen=True)
class Pooled:
    """All runs of a match with the present bots."""

    runs: list[Run]
    games: int
    share: float
    """Of the first bot, in all its seats."""
    independent: float
    ms: float | None

    def interval(self, errors: float | None = None) -> Json:
        """`errors`: standard errors on either side, if not those of 95 %."""
        ends = wilson(self.share, self.independent, *filter(None, [errors]))
        return {"mean": self.share, **ends}


def pooled(match: Match, runs: Iterable[Run]) -> Pooled | None:
    """None: there was none."""
    game = match.setting.game
    own = counted([run for run in runs if run.is_of(match) and run.is_of_present_bots(game)])
    if not own:
        return None
    games = sum(run.games for run in own)
    parts = [(run.games, run.independent) for run in own if run.independent is not None]
    groups = [group for run in own for group in run.shares(match.one)]
    if groups:
        parts.append((sum(map(len, groups)), independent_games(groups)))
    # Each part has its weight in the share, so its doubt weighs with the square of that.
    doubt = sum((number / games) ** 2 / independent for number, independent in parts)
    times = sorted(each for run in own if (each := run.ms.get(match.one)) is not None)
    return Pooled(
        runs=own,
        games=games,
        share=sum(run.wins[match.one] for run in own) / games,
        independent=1 / doubt,
        ms=times[len(times) // 2] if times else None,
    )


def counted(runs: Sequence[Run]) -> list[Run]:
    """Each seed once, whoever played it: the longest run, of those with results by deal if any."""
    best: dict[int, Run] = {}
    for run in sorted(runs, key=lambda run: (run.deals is not None, run.games)):
        if run.seed is not None:
            best[run.seed] = run
    return [run for run in runs if run.seed is None or best[run.seed] is run]
