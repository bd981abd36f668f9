"""What one kind of game is like in numbers, from fixed seeds."""

from itertools import pairwise
from math import log10
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.arena.contest import Contest, Outcome
from kutter.arena.intervals import share_interval
from kutter.bots.contract import Budget
from kutter.bots.registry import RANDOM, bots_at_their_best
from kutter.games.contract import Json
from kutter.games.lab import RANDOM as ANY
from kutter.games.statistics import Kind
from kutter.lab.batches import batch, lab_of
from kutter.lab.numbers.luck import luck_and_skill, student
from kutter.lab.numbers.walks import ends_of_walk, sets_of_walk
from kutter.lab.played import Played
from kutter.lab.statistics.tally import Tally
from kutter.records.format import Record, parse_record
from kutter.records.setting import Setting

SEED: Final = 2026
MOMENTS: Final = 10
"""Parts of a game, as long as each other."""
LEVELS: Final = 3
"""The weakest: the others take their time."""


class Effort(NamedTuple):
    """How many of everything are played."""

    random_games: int = 8192
    games: tuple[int, ...] = (60, 240, 120)
    """Among equals, by level."""
    walks: int = 32
    deals: int = 50


def numbers_of(setting: Setting, effort: Effort) -> Json:
    names = [RANDOM, *bots_at_their_best(setting.game)][:LEVELS]
    equals = {
        name: outcomes(setting, (name,) * setting.players, games)
        for name, games in zip(names, effort.games, strict=True)
    }
    return {
        "game": setting.game_name,
        "options": setting.options,
        "players": setting.players,
        "course": {name: course_of(found) for name, found in equals.items()},
        "size": size_of(setting, effort.walks),
        "seats": {
            RANDOM: seats_at_random(setting, effort.random_games),
            **{name: seats_of(equals[name]) for name in names[1:]},
        },
        "luck": {
            better: luck_of(setting, better, worse, effort.deals)
            for worse, better in pairwise(names)
        },
    }


def outcomes(setting: Setting, entrants: tuple[str, ...], games: int) -> list[Outcome]:
    """If the first entrant is not like the others, every deal once for each of its seats."""
    contest = Contest(setting, entrants, SEED, Budget(), same_deal=len({*entrants}) > 1)
    return [contest.play(number) for number in range(games)]


def record_of(outcome: Outcome) -> Record:
    return parse_record(outcome.record.encode())


# Length and choices


def course_of(played: list[Outcome]) -> Json:
    decisions, answers, choices = Tally(), Tally(), Tally()
    moments = [Tally() for _ in range(MOMENTS)]
    for outcome in played:
        record = record_of(outcome)
        game = Played(record)
        found = [len(game.game.legal(each.state, each.move.seat)) for each in game.decisions()]
        decisions.add([len(found)])
        answers.add([len(record.moves) - len(found)])
        choices.add(found)
        for moment, tally in enumerate(moments):
            tally.add(found[slice(*(len(found) * (moment + end) // MOMENTS for end in (0, 1)))])
    told = {"decisions": decisions, "answers": answers, "choices": choices}
    return {
        **{name: without_values(tally) for name, tally in told.items()},
        "forced": choices.values.get(1, 0) / choices.number,
        "moments": [tally.mean_interval() for tally in moments],
    }


def without_values(tally: Tally) -> Json:
    return {name: each for name, each in tally.to_json(Kind.EACH).items() if name != "values"}


# Size


def size_of(setting: Setting, walks: int) -> Json:
    """Every walk from another set-up, and through the information sets of another seat."""
    lab = lab_of(setting.game_name)
    players, options = setting.players, setting.options
    starts = lab.starts(players, options, lab.setups(players, options, walks, SEED, None))
    ends, sets = [], []
    for walk in range(walks):
        random = Random(f"{SEED} {walk}")  # noqa: S311  nothing is dealt with it
        start = starts[walk % len(starts) :][:1]
        ends.append(ends_of_walk(lab, start, random))
        known = sets_of_walk(lab, start, walk % players, random)
        sets.append(log_of_sum([each.sets for each in known if each.choices > 1]))
    return {"ends": logs(ends), "sets": logs(sets)}


def logs(found: list[float]) -> Json:
    """The mean of logarithms, and the logarithm of the mean."""
    return {
        **student(fmean(found), found),
        "knuth": log_of_sum(found) - log10(len(found)),
    }


def log_of_sum(found: list[float]) -> float:
    """Of what these are the common logarithms of."""
    highest = max(found)
    return highest + log10(sum(10 ** (each - highest) for each in found))


# Seats, counted from the one that begins


def seats_of(played: list[Outcome]) -> list[Json]:
    shares: list[list[list[float]]] = [[] for _ in played[0].seats]
    for outcome in played:
        first = next(Played(record_of(outcome)).decisions()).move.seat
        for place, found in enumerate(shares):
            found.append([outcome.share((first + place) % len(shares))])
    return list(map(share_interval, shares))


def seats_at_random(setting: Setting, games: int) -> list[Json]:
    """The first game of each row of a batch."""
    players = setting.players
    rows = batch(setting.game_name, players, setting.options, games, SEED)
    shown = rows.arrays
    first = shown.seat.copy()
    shares = np.zeros((games, players))
    going_on = np.ones(games, bool)
    actions = np.full(games, ANY)
    while going_on.any():
        rows.step(actions)
        ended = np.flatnonzero(going_on & shown.done)
        places = (first[ended, np.newaxis] + np.arange(players)) % players
        shares[ended] = np.take_along_axis(shown.reward[ended], places, 1) + 1 / players
        going_on[ended] = False
    return [share_interval([[share] for share in column.tolist()]) for column in shares.T]


# Luck and skill


def luck_of(setting: Setting, better: str, worse: str, deals: int) -> Json:
    players = setting.players
    entrants = (better, *[worse] * (players - 1))
    found = [
        [outcome.share(seat) for seat in range(players)]
        for outcome in outcomes(setting, entrants, deals * players)
    ]
    shares: Any = np.array(found).reshape(deals, players, players)
    wins = shares[:, range(players), range(players)]
    return {
        "against": worse,
        "games": deals * players,
        "wins": share_interval(wins.tolist()),
        **luck_and_skill(shares),
    }
