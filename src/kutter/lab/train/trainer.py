"""One net that learns: play a window, learn from it, and so on until the time is over."""

import math
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import torch

from kutter.games.weights import write_weights
from kutter.lab.train.files import (
    WEIGHTS,
    append_line,
    read_checkpoint,
    tensors_in,
    write_checkpoint,
)
from kutter.lab.train.games import Games, Source
from kutter.lab.train.nets import Nets, Rows, Told
from kutter.lab.train.options import (
    MATES,
    Course,
    LostError,
    Options,
    course_at,
    widths_of,
)
from kutter.lab.train.others import Frozen, Others
from kutter.lab.train.player import Player

TELL: Final = 5
KEEP: Final = 30
WRITE: Final = 120
"""Seconds between lines of the log, past selves, and files."""
CAREFUL: Final = 40
"""Windows in which an actor whose weights alone are known changes slowly, the more the later:
what judges it begins anew."""
AVERAGED: Final = 50
"""So many windows, about, the weights that are written are the mean of."""
STEEPEST: Final = 1.0
"""No gradient is longer."""
MOMENTA: Final = (0.9, 0.95)
DECAY: Final = 0.01
NOTHING: Final[dict[str, Any]] = {"seconds": 0.0, "decisions": 0, "windows": 0, "runs": 0}
RUNS_APART: Final = 7919
"""Of seeds: a training that goes on begins other games."""


class Trainer:
    def __init__(self, options: Options, source: Source, begun: float) -> None:
        self.options = options
        self.source = source
        self.begun = begun
        kept = kept_of(options, source)
        self.earlier = kept["progress"] if kept else {**NOTHING, "total": options.seconds}
        self.total = options.total or self.earlier["total"]
        self.decisions, self.windows = self.earlier["decisions"], self.earlier["windows"]
        self.seed = options.seed + RUNS_APART * self.earlier["runs"]
        torch.manual_seed(self.seed)
        self.games = Games(source, options.effort.games, self.seed)
        self.widths = kept["widths"] if kept else widths_of(source.learning.widths, options.size)
        self.nets = Nets(self.games.learning, self.widths, source.device, options.is_compiled)
        self.average = [each.detach().clone() for each in self.nets.actor.parameters()]
        self.learner = torch.optim.AdamW(
            [{"params": [*net.parameters()]} for net in self.nets.learners],
            betas=MOMENTA, weight_decay=DECAY, fused=source.device == "cuda",
        )  # fmt: skip
        self.others = self._frozen() if options.against else self._past_selves()
        self.careful = 0
        if kept:
            self._go_on_from(kept)
        if not self.others.kept:
            self.others.keep(self.nets.actor)
        steps, is_ahead = options.effort.steps, options.is_ahead
        self.player = Player(self.games, self.nets, self.others, steps, is_ahead=is_ahead)
        self.fair_shares = torch.zeros(2, 2, device=source.device)

    def _past_selves(self) -> Others:
        random = Random(self.seed)  # noqa: S311  it hides nothing
        net, past = self._actor(self.widths), self.options.past
        mates = self.options.mates if self.source.has_mates else 0.0
        return Others(self.games, net, past, mates, random)

    def _frozen(self) -> Frozen:
        path, source = self.options.against, self.source
        assert path is not None
        if path == MATES:
            if not source.has_mates:
                raise ValueError(f"{self.options.game} has no mate")
            return Frozen(self.games)
        weights, card = tensors_in(path, self.options.game, source.sight_version, source.device)
        net = self._actor(card.get("widths", source.learning.widths))
        fill_in(net, weights)
        return Frozen(self.games, net)

    def _actor(self, widths: Mapping[str, int]) -> Any:
        return self.games.learning.actor(widths).to(self.source.device).requires_grad_(False)

    @property
    def seconds(self) -> float:
        """Of this run and earlier ones."""
        return float(self.earlier["seconds"] + monotonic() - self.begun)

    def run(self) -> None:
        """Until the time is over, or somebody interrupts; what was learnt is written either way."""
        told = kept = written = monotonic()
        try:
            while monotonic() - self.begun < self.options.seconds:
                losses, explained = self.learn()
                now = monotonic()
                if now - told >= TELL:
                    self.tell(losses, explained)
                    told = now
                if now - kept >= KEEP:
                    self.others.keep(self.nets.actor)
                    kept = now
                if now - written >= WRITE:
                    self.write()
                    written = now
        except KeyboardInterrupt:
            pass
        self.player.wait()
        self.write()

    def learn(self) -> tuple[Told, Any]:
        """A window: played, then learnt from."""
        course = course_at(self.seconds / self.total, self.games.learning.leads)
        for group in self.learner.param_groups:
            group["lr"] = course.rate
        self.learner.param_groups[0]["lr"] *= 1 - self.careful / CAREFUL
        self.careful = max(self.careful - 1, 0)
        window = self.player.take()
        self.fair_shares += window.fair_shares(self.others)
        rows, explained = window.reckoned(course.lead)
        for _ in range(self.options.epochs):
            told = self._learn_from(rows, course)
        self.decisions += len(rows.actions)
        self.windows += 1
        self._average()
        return told, explained

    def _learn_from(self, rows: Rows, course: Course) -> Told:
        """Once from every decision that teaches, in any order, but for a few that are left over."""
        teaching = rows.teaches.nonzero()[:, 0]
        number = len(teaching)
        order = teaching[torch.randperm(number, device=self.source.device)]
        size = min(number, self.options.effort.minibatch)
        doubt = torch.tensor(course.doubt, device=self.source.device)
        for first in range(0, number - size + 1, size):
            places = order[first : first + size]
            told: Told = self.nets.losses(Rows(*(each[places] for each in rows)), doubt)
            self.learner.zero_grad(set_to_none=True)
            told.loss.backward()
            for net in self.nets.learners:
                torch.nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
            self.learner.step()
        return Told(*(each.detach() for each in told))

    def _average(self) -> None:
        """Early on of fewer windows: what was not learnt yet is forgotten soon."""
        part = max(1 / AVERAGED, 1 / (1 + self.windows / 4))
        new = [each.detach() for each in self.nets.actor.parameters()]
        torch._foreach_lerp_(self.average, new, part)

    def tell(self, losses: Told, explained: Any) -> None:
        """A line of the log."""
        if not math.isfinite(losses.loss):
            raise LostError("the net has lost its mind: a loss is no number; begin anew")
        past, mates = (
            shares / seats if seats else None for shares, seats in self.fair_shares.tolist()
        )
        self.fair_shares.zero_()
        told = {name: float(each) for name, each in losses._asdict().items()}
        line = {
            "seconds": self.seconds, "decisions": self.decisions, **told,
            "explained": float(explained), "fair_shares": past, "against_mates": mates,
        }  # fmt: skip
        shown = {
            name: round(each, 5) if isinstance(each, float) else each for name, each in line.items()
        }
        append_line(self.options.out, shown)
        print(shown, flush=True)

    def write(self) -> None:
        out = self.options.out
        names = [name for name, _ in self.nets.actor.named_parameters()]
        arrays = [each.float().cpu().numpy() for each in self.average]
        write_weights(out / WEIGHTS, dict(zip(names, arrays, strict=True)), self.card())
        write_checkpoint(out, self._kept())

    def card(self) -> dict[str, Any]:
        """Of the weights: what they are, and where they come from."""
        is_gpu = self.source.device == "cuda"
        against = "itself, its past selves and mates"
        if self.options.against:
            against = "mates" if self.options.against == MATES else "one frozen net"
        return {
            "game": self.options.game,
            "version": self.source.sight_version,
            "seconds": round(self.seconds),
            "decisions": self.decisions,
            "device": f"one {torch.cuda.get_device_name()}" if is_gpu else "a CPU",
            "seed": self.options.seed,
            "cases": list(self.games.learning.cases),
            "widths": self.widths,
            "learnt": f"PPO, against {against}",
            "date": datetime.now(UTC).date().isoformat(),
            "licence": "as the project",
        }

    def _kept(self) -> dict[str, Any]:
        """All that a later run needs to go on."""
        return {
            "game": self.options.game,
            "widths": self.widths,
            "progress": {
                "seconds": self.seconds,
                "total": self.total,
                "decisions": self.decisions,
                "windows": self.windows,
                "runs": self.earlier["runs"] + 1,
            },
            "nets": [net.state_dict() for net in self.nets.learners],
            "learner": self.learner.state_dict(),
            "average": self.average,
            "others": self.others.kept,
        }

    def _go_on_from(self, kept: dict[str, Any]) -> None:
        for net, weights in zip(self.nets.learners, kept["nets"], strict=True):
            if weights is not None:
                fill_in(net, weights)
        if kept["learner"] is None:  # of weights alone no more is known
            self.average = [each.detach().clone() for each in self.nets.actor.parameters()]
            self.careful = CAREFUL
            return
        self.learner.load_state_dict(kept["learner"])
        self.average = kept["average"]
        self.others.kept = kept["others"]


def fill_in(net: Any, weights: dict[str, Any]) -> None:
    try:
        net.load_state_dict(weights)
    except RuntimeError:
        raise ValueError("these weights are those of a net with other layers") from None


def kept_of(options: Options, source: Source) -> dict[str, Any] | None:
    """What an earlier run kept, if this one is to go on."""
    if options.resume is None:
        return None
    if options.resume.is_file():
        kept = kept_by_weights(options.resume, options, source)
    else:
        kept = read_checkpoint(options.resume, source.device)
    if kept.get("game") != options.game:
        raise ValueError(f"the checkpoint is of {kept.get('game')}")
    if options.size:
        raise ValueError("a net that goes on learning keeps its size")
    return kept


def kept_by_weights(path: Path, options: Options, source: Source) -> dict[str, Any]:
    """The actor, and how far it was: critics and past selves begin anew. So does the course, where
    others are to be learnt than those it comes from."""
    weights, card = tensors_in(path, options.game, source.sight_version, source.device)
    widths = card.get("widths", source.learning.widths)
    critic = source.learning(source.layouts).critic(widths)
    earlier = NOTHING | ({} if options.against else card)
    seconds, decisions = float(earlier["seconds"]), int(earlier["decisions"])
    return {
        "game": options.game,
        "widths": widths,
        "progress": {
            "seconds": seconds, "total": seconds + options.seconds, "decisions": decisions,
            "windows": 4 * AVERAGED, "runs": 1,
        },
        "nets": [weights] if critic is None else [weights, None],
        "learner": None,
    }  # fmt: skip
