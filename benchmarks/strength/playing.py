"""Plays a match, keeps its games meanwhile, and puts the run into the ledger."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from benchmarks.strength.ledger import ROOT, Run, append, fresh_seed, run_of, runs_in
from benchmarks.strength.matches import Match
from kutter.arena.contest import Contest, seatings
from kutter.arena.kept import Kept
from kutter.arena.parallel import elsewhere
from kutter.bots.contract import Budget
from kutter.records.growing import growing_file

UNDER_WAY: Final = ROOT / "build" / "strength"
"""Where games are until their run is finished."""


def play(
    match: Match,
    games: int,
    seed: int | None,
    jobs: int,
    ledger: Path,
    tell: Callable[[str], None],
    folder: Path = UNDER_WAY,
) -> Run:
    """Whole deals, at least so many games. A run that was ended goes on as it was begun."""
    folder.mkdir(parents=True, exist_ok=True)
    a_deal = len(seatings(match.bots))
    whole = -(-games // a_deal) * a_deal
    file = under_way(match, seed, folder)
    if file is None:
        seed = fresh_seed(runs_in(ledger)) if seed is None else seed
        file = folder / f"{slug(match)}.{seed}.{whole}.kutter.jsonl"
    seed, whole = map(int, file.name.split(".")[-4:-2])
    contest = Contest(match.setting, match.bots, seed, Budget(), same_deal=True)
    with growing_file(file, goes_on=True) as growing:
        kept = Kept(contest, whole, growing)
        kept.take_up()
        tell(f"{match.name}: seed {seed}, {len(kept.found)} of {whole} games were played before")
        for outcome in elsewhere(contest.play, kept.missing(), jobs, lambda _: None):
            kept.add(outcome)
        outcomes = [kept.found[number] for number in range(whole)]
        run = run_of(match, seed, outcomes, kept.standings())
        append(ledger, run)
        file.unlink()
    return run


def under_way(match: Match, seed: int | None, folder: Path) -> Path | None:
    """The games of a run of this match that was ended before its time."""
    asked = "*" if seed is None else str(seed)
    return next(iter(sorted(folder.glob(f"{slug(match)}.{asked}.*.kutter.jsonl"))), None)


def slug(match: Match) -> str:
    """Its name, as files may be called."""
    return re.sub(r"[^\w+@,-]", "_", match.name.replace("*", "x").replace("/", "_"))
