"""What can be asked of a training, and how it changes while the time goes by."""

import math
from argparse import ArgumentParser, BooleanOptionalAction
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

WARM_UP: Final = 0.02
"""The share of all time in which the rate of learning rises."""
RATES: Final = (5e-4, 1e-5)
DOUBTS: Final = (1e-2, 3e-4)
"""From the beginning to the end: how fast to learn, how much entropy is worth."""

MATES: Final = Path("mate")
"""Whom one learns against, in place of a file."""


class LostError(ValueError):
    """What was learnt is lost; only beginning anew helps."""


class Effort(NamedTuple):
    """How much is done at once."""

    games: int
    steps: int
    minibatch: int


ON_GPU: Final = Effort(32_768, 64, 65_536)
ON_CPU: Final = Effort(256, 32, 2_048)


@dataclass(frozen=True)
class Options:
    game: str
    out: Path
    seconds: float
    total: float | None = None
    kernels: Path | None = None
    resume: Path | None = None
    against: Path | None = None
    size: tuple[tuple[str, int], ...] = ()
    seed: int = 1
    epochs: int = 1
    past: float = 0.2
    mates: float = 0.1
    is_compiled: bool = False
    is_ahead: bool = False
    effort: Effort = ON_CPU


class Course(NamedTuple):
    """How it is learnt at a time."""

    rate: float
    doubt: float
    lead: float


def course_at(gone: float, leads: tuple[float, float]) -> Course:
    """After a share of all time."""
    gone = min(max(gone, 0.0), 1.0)
    first, last = RATES
    fallen = last + (first - last) * (1 + math.cos(math.pi * gone)) / 2
    doubt, lead = (begin * (end / begin) ** gone for begin, end in (DOUBTS, leads))
    return Course(fallen * min(1.0, (gone + WARM_UP / 10) / WARM_UP), doubt, lead)


def options_from(words: list[str] | None = None) -> Options:
    parser = ArgumentParser(
        prog="python -m kutter.lab.train",
        description="Trains the net of a game by playing itself. See docs/research.md.",
    )
    add = parser.add_argument
    add("game", help="whose net")
    add("--out", type=Path, required=True, help="a folder for weights.npz, checkpoint and log")
    add("--kernels", type=Path, help="what kutter.lab.gpu wrote: learn on a GPU")
    add("--seconds", type=above_zero, default=600, help="stop after so many (600)")
    add("--total", type=above_zero, help="all time that there will be, with later runs (--seconds)")
    add("--resume", type=Path, help="go on from the checkpoint in this folder, or from weights")
    add("--against", type=Path, help="one seat learns against this file of weights, or mate")
    add("--size", nargs="*", default=[], type=width, metavar="NAME=N", help="widths of layers")
    add("--seed", type=int, default=1)
    add("--at-once", type=some, help="games in step (32,768; on a CPU 256)")
    add("--steps", type=some, help="of each game between two times of learning (64; 32)")
    add("--minibatch", type=some, help="decisions that are learnt from together (65,536; 2,048)")
    add("--epochs", type=some, default=1, help="how often each decision is learnt from (1)")
    add("--past", type=share, default=0.2, help="share of games with past selves (0.2)")
    add("--mates", type=share, default=0.1, help="share of games with mates (0.1)")
    add("--compile", action=BooleanOptionalAction, help="by torch.compile (yes; on a CPU no)")
    add("--ahead", action="store_true", help="on a GPU: play a window while one is learnt from")
    found = parser.parse_args(words)
    usual = ON_CPU if found.kernels is None else ON_GPU
    return Options(
        found.game,
        found.out,
        found.seconds,
        found.total,
        found.kernels,
        found.resume,
        found.against,
        tuple(found.size),
        found.seed,
        found.epochs,
        found.past,
        found.mates,
        usual is ON_GPU if found.compile is None else found.compile,
        usual is ON_GPU and found.ahead,
        Effort(
            found.at_once or usual.games,
            found.steps or usual.steps,
            found.minibatch or usual.minibatch,
        ),
    )


def above_zero(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise ValueError(text)
    return number


def some(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def share(text: str) -> float:
    number = float(text)
    if not 0 <= number <= 1:
        raise ValueError(text)
    return number


def width(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    return name, some(number)


def widths_of(usual: Any, asked: tuple[tuple[str, int], ...]) -> dict[str, int]:
    unknown = [name for name, _ in asked if name not in usual]
    if unknown:
        raise ValueError(f"there is no layer {unknown[0]}: {', '.join(usual)}")
    return {**usual, **dict(asked)}
