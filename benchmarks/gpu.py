"""Our kernels and pgx, on one GPU and in one run. Needs neither Kutter nor a compiler there.

    python -m kutter.lab.gpu build/gpu                      (anywhere; needs `kutter[gpu]`)
    python benchmarks/gpu.py build/gpu --pgx build/pgx      (on the machine with the GPU)

First every case is compared with the CPU's games. Decisions a second are the best of three, after a
run that does not count. Play-outs are whole games at random. Steps take actions from a tensor of
PyTorch, chosen before the clock runs, and fill masks and plain observations. pgx plays at random
(`act_randomly`) with `auto_reset`; its compiler leaves out observations that nobody asks for, so in
a second loop their sum is asked for.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

CASES = ("fishing-4", "freshfish-market-4", "freshfish-classic-4")
THREADS = (1 << 14, 1 << 17)
STEPPED = 1 << 17
TIMED_GAMES = 6
TIMED_STEPS = 24
TURNS = 3
PEERS = ("connect_four", "hex", "sparrow_mahjong")
PEER_GAMES = (1 << 14, 1 << 17)
PEER_STEPS = 200


def ours(folder: Path) -> Iterator[tuple[str, float]]:
    sys.path.insert(0, str(folder))
    gpu = import_module("kutter_gpu")
    arrays = gpu.memory()
    for case in gpu.cases_in(folder):
        told = gpu.differences(folder, case, arrays)
        print(f"{case}:", "; ".join(told) if told else "equals the CPU's games", flush=True)
    for case in CASES:
        for games in THREADS:
            playing = gpu.PlayOuts(gpu.Batch(folder, case, games, arrays=arrays))
            yield f"{case}, play-outs, {games:,} games", play_out_rate(playing, arrays)
        begun = [gpu.Batch(folder, case, STEPPED, arrays=arrays) for _ in range(1 + TURNS)]
        yield f"{case}, steps, {STEPPED:,} games", step_rate(gpu, begun, arrays)


def play_out_rate(play_outs: Any, arrays: Any) -> float:
    """Decisions a second in whole games at random."""
    play_outs.play(1)
    seconds = min(seconds_of(arrays, play_outs.play, TIMED_GAMES) for _ in range(TURNS))
    return float(arrays.get(play_outs.decisions).sum() / seconds)


def step_rate(gpu: Any, begun: list[Any], arrays: Any) -> float:
    """The same with actions from outside, which the first of equal batches tells."""
    first, *again = begun
    actions = []
    for number in range(TIMED_STEPS):
        found = gpu.some_action(arrays.get(first.arrays["mask"]), number)
        actions.append(arrays.whole(found))
        first.step(actions[-1])
    taken = (lambda each=each: [*map(each.step, actions)] for each in again)
    return float(first.n * TIMED_STEPS / min(seconds_of(arrays, take) for take in taken))


def seconds_of(arrays: Any, run: Callable[..., Any], *arguments: Any) -> float:
    arrays.synchronize()
    begun = perf_counter()
    run(*arguments)
    arrays.synchronize()
    return perf_counter() - begun


def theirs(folder: Path) -> Iterator[tuple[str, float]]:
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    sys.path.insert(0, str(folder))
    jax, pgx = import_module("jax"), import_module("pgx")
    experimental = import_module("pgx.experimental")
    for peer in PEERS:
        env = pgx.make(peer)
        for seen in (False, True):
            for games in PEER_GAMES:
                play = jax.jit(random_play(jax, env, experimental, seen))
                begin = jax.jit(jax.vmap(env.init))
                states = begin(jax.random.split(jax.random.PRNGKey(0), games))
                rate = peer_rate(jax, play, states, games)
                what = "observations" if seen else "no observations"
                yield f"pgx {peer}, {what}, {games:,} games", rate


def random_play(jax: Any, env: Any, experimental: Any, seen: bool) -> Any:
    step = jax.vmap(experimental.auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        state, total = carry
        keys = jax.random.split(key, 2)
        actions = experimental.act_randomly(keys[0], state.legal_action_mask)
        state = step(state, actions, jax.random.split(keys[1], actions.shape[0]))
        if seen:
            total = total + state.observation.sum()
        return (state, total), None

    def play(states: Any, key: Any) -> Any:
        keys = jax.random.split(key, PEER_STEPS)
        return jax.lax.scan(one, (states, jax.numpy.float32(0)), keys)[0]

    return play


def peer_rate(jax: Any, play: Any, states: Any, games: int) -> float:
    best = 0.0
    for turn in range(4):
        begun = perf_counter()
        jax.block_until_ready(play(states, jax.random.PRNGKey(turn)))
        if turn > 0:
            best = max(best, games * PEER_STEPS / (perf_counter() - begun))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="what was exported")
    parser.add_argument("--pgx", type=Path, help="a folder that holds the package")
    arguments = parser.parse_args()
    for what, rate in ours(arguments.folder):
        print(f"{what}: {rate / 1e6:,.1f} M decisions/s", flush=True)
    for what, rate in theirs(arguments.pgx) if arguments.pgx else ():
        print(f"{what}: {rate / 1e6:,.1f} M decisions/s", flush=True)


if __name__ == "__main__":
    main()
