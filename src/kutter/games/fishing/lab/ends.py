"""`python -m kutter.games.fishing.lab.ends --out FILE`: learns what ends of rounds are worth.

The net of Fishing plays whole games in all seats, and chooses each move as often as it likes it.
Every end of a round is kept with what came of the game, and a small net learns from that.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, Final

import numpy as np

from kutter.bots.judging import Numbers
from kutter.engine.bits import bits_in, lowest
from kutter.engine.chance import GENERATOR, generator
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import Count
from kutter.games.contract import State
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS, net_of
from kutter.games.fishing.bots.voyages import drawn_by_liking
from kutter.games.fishing.cards import CODES, WORD
from kutter.games.fishing.lab.ends_learning import Learner
from kutter.games.fishing.lab.lab import LAB
from kutter.games.fishing.meta import META
from kutter.games.fishing.net.ends import VERSION, share_of
from kutter.games.fishing.net.forward import new_thoughts, new_words, think
from kutter.games.fishing.net.sight import SIGHT, see
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.rules.playout import next_seat, random_draw
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.state import (
    DEAL,
    MOST_SEATS,
    OVER,
    ROUNDS,
    Struct,
    empty_states,
    move_code,
)
from kutter.games.weights import digest_in, write_weights

END: Final = np.dtype(
    [
        # As in a state whose round is to be dealt.
        ("points", "i2", MOST_SEATS),
        ("origin", "i1", CODES),
        ("order", "i1", MOST_SEATS),
        ("players", "i1"),
        ("round_number", "i1"),
        ("leader", "i1"),
        # What came of it.
        ("share", "f4", MOST_SEATS),
        ("lead", "f4", MOST_SEATS),  # of points over the mean of all
    ],
    align=True,
)
"""The end of a round."""
AT_ONCE: Final = 256
PART: Final = 2048
"""Games that a process plays at a time."""


@entry
def go_on(states: State, luck: Any, ends: Any, events: Any, sights: Any, rows: Any) -> int:
    """Every game to its next choice; how many games are not over."""
    asked = ZERO
    for row in range(min(states.shape[0], luck.shape[0], ends.shape[0])):
        t = states[row]
        while t.phase != OVER:
            if t.phase == DEAL:
                note_end(t, ends[row, wide(t.round_number) - 1])
                while t.phase == DEAL:
                    draw(t, random_draw(t, luck[row]), events[0])
            seat = next_seat(t)
            low, high = options(t, seat)
            if bits_in(low) + bits_in(high) > 1:
                break
            thing = lowest(low) if low != 0 else WORD + lowest(high)
            apply(t, seat, move_code(t.phase, thing), events[0])
        if t.phase == OVER:
            note_outcome(t, ends[row])
        else:
            sight = sights[asked]
            for place in range(len(sight.whole)):
                sight.whole[place] = 0
            see(t, next_seat(t), sight, None)
            rows[asked] = row
            asked += 1
    return asked


@compiled
def note_end(t: Struct, end: Any) -> None:
    for seat in range(t.players):
        end.points[seat] = t.points[seat]
        end.order[seat] = t.order[seat]
    for card in range(CODES):
        end.origin[card] = t.origin[card]
    end.players, end.round_number, end.leader = t.players, t.round_number, t.leader


@compiled
def note_outcome(t: Struct, ends: Any) -> None:
    total = ZERO
    for seat in range(t.players):
        total += t.points[seat]
    for number in range(ends.shape[0]):
        for seat in range(t.players):
            ends[number].share[seat] = share_of(t, seat)
            ends[number].lead[seat] = t.points[seat] - total / t.players


@entry
def choose_all(states: State, luck: Any, likes: Any, events: Any, rows: Any, asked: Count) -> None:
    for place in range(min(asked, rows.shape[0], likes.shape[0])):
        t, rng = states[rows[place]], luck[rows[place]]
        seat = next_seat(t)
        thing = drawn_by_liking(t, seat, likes, place, rng)
        apply(t, seat, move_code(t.phase, thing), events[0])


def played(players: int, games: int, seed: int) -> Numbers:
    """The ends of rounds, but the last, of so many games."""
    net, events = net_of(OWN_WEIGHTS), nobody_listens()
    options = META.variants()[0]
    starts = LAB.starts(players, options, LAB.setups(players, options, players, seed, None))
    thoughts, (likes, values) = new_thoughts(net, AT_ONCE), new_words(AT_ONCE)
    sights, rows = np.zeros(AT_ONCE, SIGHT.struct), np.zeros(AT_ONCE, np.int64)
    found = []
    for first in range(0, games, AT_ONCE):
        number = min(AT_ONCE, games - first)
        states, luck = empty_states(number), np.zeros(number, GENERATOR)
        states[:] = starts[np.arange(first, first + number) % len(starts)]
        for row in range(number):
            luck[row] = generator("ends", seed, players, first + row)[0]
        ends = np.zeros((number, ROUNDS), END)
        while asked := go_on(states, luck, ends, events, sights, rows):
            think(net, thoughts, sights["whole"][:asked], likes, values)
            choose_all(states, luck, likes, events, rows, asked)
        found.append(ends[ends["round_number"] > 1])
    return np.concatenate(found)


def played_by_many(games: int, seed: int, jobs: int) -> Iterator[Numbers]:
    """As many games with each number of seats, in parts."""
    parts = [
        (players, min(PART, games - first), seed + first)
        for first in range(0, games, PART)
        for players in META.seats
    ]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number, ends in enumerate(pool.map(played, *zip(*parts, strict=True)), 1):
            print(f"played {number} of {len(parts)} parts", flush=True)
            yield ends


def main(words: list[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m kutter.games.fishing.lab.ends", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--games", type=int, default=100_000, help="with each number of seats")
    parser.add_argument("--passes", type=float, default=12, help="of all ends, to learn")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    ends = np.concatenate(list(played_by_many(asked.games, asked.seed, asked.jobs)))
    learner = Learner(ends, asked.seed)
    learner.learn(asked.passes)
    card = {
        "game": "fishing-ends",
        "version": VERSION,
        "games": asked.games * len(META.seats),
        "ends": len(ends),
        "passes": asked.passes,
        "seed": asked.seed,
        "players": f"the net {digest_in(OWN_WEIGHTS)[:12]} in all seats",
        "licence": "as the project",
    }
    write_weights(asked.out, learner.arrays(), card)


if __name__ == "__main__":
    main()
