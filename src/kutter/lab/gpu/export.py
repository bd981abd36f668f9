"""Writes a folder that a machine with a GPU runs: kernels, what games begin with, what is right.

Beside the kernels lies what the CPU made of the same seeds, so that every game can be compared.
"""

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from kutter.engine.chance import generator
from kutter.engine.events import nobody_listens
from kutter.games.contract import Json, State
from kutter.games.lab import Lab
from kutter.games.layouts import Layout
from kutter.lab.batches import batch, cases_of, lab_of
from kutter.lab.gpu import device
from kutter.lab.gpu.kernels import Kernel, advise_kernel, play_kernel, see_kernel, step_kernel

FORMAT: Final = 1


def export(folder: Path, games: Sequence[str]) -> list[str]:
    """Every variant of some games with every number of seats; the names of these cases."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(device.__file__, folder / "kutter_gpu.py")
    cases = {name: case for game in games for name, case in cases_of(game)}
    for name, case in cases.items():
        write_case(folder, name, **case)
    manifest = {
        "format": FORMAT,
        "games": {game: write_kernels(folder, lab_of(game)) for game in games},
        "cases": cases,
    }
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1))
    return list(cases)


def write_case(folder: Path, name: str, game: str, options: Json, players: int) -> None:
    """What its games begin with, and what the CPU makes of them."""
    games = batch(game, players, options, device.COMPARED, history=True, perfect=True)
    shown = dict(vars(games.arrays))
    step = device.step_and_ask(games, shown, games.lab.mate is not None)
    np.savez_compressed(
        folder / f"{name}.npz",
        starts=as_bytes(games.starts),
        steps=device.digests_of_steps(shown, step),
        ends=as_bytes(play_outs(games.lab, games.starts)),
    )


def play_outs(lab: Lab, starts: State) -> State:
    """How the games end that each thread of `play` has last."""
    ends, silence = np.zeros(device.COMPARED, starts.dtype), nobody_listens()
    for thread in range(device.COMPARED):
        start, end = starts[thread % starts.size :][:1], ends[thread : thread + 1]
        rng = generator(device.PLAY_SEED, thread)
        lab.steps.play_games(start, end, device.PLAYED_OUT, rng, silence)
    return ends


def as_bytes(structs: Any) -> Any:
    return structs.view(np.uint8).reshape(len(structs), structs.itemsize)


def write_kernels(folder: Path, lab: Lab) -> Json:
    """What device.py has to know of them."""
    kernels = {"step": step_kernel(lab), "play": play_kernel(lab)}
    layouts = {"plain": lab.plain, "history": lab.history, "perfect": lab.perfect}
    if lab.sight is not None:
        kernels["see"] = see_kernel(lab, lab.sight)
        layouts["sight"] = lab.sight.layout
    if lab.mate is not None:
        kernels["advise"] = advise_kernel(lab, lab.mate)
    for name, kernel in kernels.items():
        (folder / f"{lab.game.meta.name}-{name}.ptx").write_text(kernel.ptx())
    return {
        "version": lab.version,
        "sight_version": lab.sight and lab.sight.version,
        "learning": lab.game.meta.learning,
        "actions": lab.actions.size,
        "room": lab.mate and lab.mate.room.itemsize,
        "words": lab.actions.words,
        "layouts": {name: fields_of(layout) for name, layout in layouts.items()},
        "kernels": {name: arguments_of(kernel) for name, kernel in kernels.items()},
    }


def fields_of(layout: Layout) -> list[Json]:
    """With the tables that make floats of bytes."""
    return [
        {
            "name": field.name,
            "shape": field.shape,
            "most": field.most,
            "codes": None if field.codes is None else field.codes.tolist(),
        }
        for field in layout.fields
    ]


def arguments_of(kernel: Kernel) -> list[Json]:
    return [
        {
            "name": argument.name,
            "axes": argument.axes,
            "bytes": None if argument.dtype is None else np.dtype(argument.dtype).itemsize,
        }
        for argument in kernel.arguments
    ]
