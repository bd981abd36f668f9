"""Many games in step.

Steps take actions that were recorded before: choosing them between two steps would count, if not
on the clock, then in the caches.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

import numpy as np

from benchmarks.peers.games import PLAYERS, variants
from benchmarks.peers.measuring import Group, Loop, Rate, rate_of, rate_of_steps, times
from kutter import lab
from kutter.lab.arrays import Array
from kutter.lab.batches import Batch

PGX: Final = ("connect_four", "hex", "sparrow_mahjong")
PGX_STEPS: Final = 32
"""A step of pgx takes as long anywhere in a game."""
STEPS, THREADS, PROCESSES = "steps", "steps, 2 threads", "steps, 2 processes"
RANDOM: Final = "random in step"
IN_A_ROW: Final = 400
"""Decisions at random in each game, before coming back."""
LENGTH: Final = 320
"""Decisions: about a game of one, two of the other."""
SEED: Final = 1


def group(games: int, seconds: float, beside: str) -> Group:
    """Of so many games at once; loops are measured for so many seconds."""
    title = f"{games:,} games in step"
    return Group("step", title, "decisions/s", beside, list(loops(games, seconds)))


def loops(games: int, seconds: float) -> Iterator[Loop]:
    for name in PGX:
        yield Loop(f"pgx {name}", STEPS, pgx_steps, (name, games))
    for title in variants():
        who = f"Kutter {title}"
        yield Loop(who, RANDOM, random_in_step, (title, games))
        yield Loop(who, STEPS, steps, (title, games, seconds))
        yield Loop(who, THREADS, steps_in_threads, (title, games, seconds))
        yield Loop(who, PROCESSES, steps_in_processes, (title, games, seconds))


def batch(title: str, games: int, seed: int = SEED, threads: int = 1) -> Batch:
    name, options = variants()[title]
    return lab.batch(name, PLAYERS, options, games, seed, threads=threads)


def random_in_step(title: str, games: int) -> Rate:
    """`play_random(400)`: about a game in each, on one core, with deals and new games; masks
    and observations are filled once, at the end."""
    found = batch(title, games)

    def play() -> int:
        found.play_random(IN_A_ROW)
        return IN_A_ROW * games

    return rate_of(play)


def steps(title: str, games: int, seconds: float) -> Rate:
    """`step` with recorded actions, on one core: their check, the rules, deals, new games; masks,
    plain observations and rewards are filled."""
    return replayed(batch(title, games), SEED, recorded(title, games, SEED, seconds))


def steps_in_threads(title: str, games: int, seconds: float) -> Rate:
    """The same games and actions by a batch with two threads."""
    found = batch(title, games, threads=2)
    return replayed(found, SEED, recorded(title, games, SEED, seconds))


def steps_in_processes(title: str, games: int, seconds: float) -> Rate:
    """The same by two processes at once, with half of the games each; their rates are added."""
    half = games // 2

    def measure(for_seconds: float) -> float:
        rates = [
            pool.submit(steps_here, title, half, SEED + number, seconds, for_seconds)
            for number, pool in enumerate(processes())
        ]
        return sum(rate.result() for rate in rates)

    measure(0)
    return measure


@cache
def processes() -> list[ProcessPoolExecutor]:
    return [ProcessPoolExecutor(1, get_context("spawn")) for _ in range(2)]


def steps_here(title: str, games: int, seed: int, seconds: float, for_seconds: float) -> float:
    """In a process of its own, which keeps its batch."""
    return kept(title, games, seed, seconds)(for_seconds)


@cache
def kept(title: str, games: int, seed: int, seconds: float) -> Rate:
    return replayed(batch(title, games, seed), seed, recorded(title, games, seed, seconds))


def replayed(games: Batch, seed: int, course: list[Array]) -> Rate:
    def begin() -> None:
        games.begin(seed)
        spread_out(games)

    def step(number: int) -> None:
        games.step(course[number])

    return times(len(games), rate_of_steps(begin, step, len(course)))


@cache
def recorded(title: str, games: int, seed: int, seconds: float) -> list[Array]:
    """Random actions, for at least so many seconds of steps."""
    found = batch(title, games, seed)
    spread_out(found)
    random = np.random.default_rng(seed)
    course: list[Array] = []
    passed = 0.0
    while passed < seconds or not course:
        course.append(any_legal(found.arrays.mask, random).astype(np.int16))
        began = perf_counter()
        found.step(course[-1])
        passed += perf_counter() - began
    return course


def spread_out(games: Batch) -> None:
    """Some of the games stand at each point of a game, as they do after a while."""
    ahead = np.arange(len(games)) * 7919 % LENGTH
    for number in range(LENGTH):
        games.step(np.where(ahead > number, lab.RANDOM, lab.WAIT))


def any_legal(mask: Array, random: np.random.Generator) -> Array:
    """Quicker than a number for every action."""
    rows, actions = mask.nonzero()
    numbers = np.bincount(rows, minlength=len(mask))
    chosen = (numbers * random.random(len(mask))).astype(np.int64)
    found: Array = actions[numbers.cumsum() - numbers + chosen]
    return found


def pgx_steps(name: str, games: int) -> Rate:
    """One call a step on the CPU, `jit` of `vmap` of `auto_reset`, with recorded actions; masks,
    observations and rewards are in the states that it gives."""
    import jax  # noqa: PLC0415  optional
    import pgx  # noqa: PLC0415
    from pgx.experimental import act_randomly, auto_reset  # noqa: PLC0415

    def keys(number: int) -> Any:
        return jax.random.split(jax.random.PRNGKey(number), games)

    env: Any = pgx.make(name)
    step_all = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(act_randomly)
    first = jax.jit(jax.vmap(env.init))(keys(0))
    state = first
    course = []
    for number in range(1, PGX_STEPS + 1):
        actions = choose(jax.random.PRNGKey(-number), state.legal_action_mask)
        course.append((actions, keys(number)))
        state = step_all(state, *course[-1])
    jax.block_until_ready(state)

    def begin() -> None:
        nonlocal state
        state = first

    def step(number: int) -> None:
        nonlocal state
        state = jax.block_until_ready(step_all(state, *course[number]))

    return times(games, rate_of_steps(begin, step, PGX_STEPS))
