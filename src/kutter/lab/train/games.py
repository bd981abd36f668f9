"""The games that a net learns from: several cases in step, their rows one after the other.

They come from kernels on a GPU (on_gpu.py) or from the rules on this machine (on_cpu.py); either
gives a batch for a case, with tensors by name, `see`, `advise` and `step`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

import torch

from kutter.games.learning import NOBODY, Layouts, Learning
from kutter.lab.gpu.device import MATE, RANDOM, WAIT

SPREAD: Final = 512
"""Decisions, more than a game has."""


class Batch(Protocol):
    arrays: Any
    """By name: seat, mask, perfect, done, reward, score."""

    def see(self, sights: Any) -> Any:
        """Fills rows of zeros."""

    def advise(self, actions: Any) -> Any:
        """Puts in place of each MATE what a mate would do."""

    def step(self, actions: Any) -> Any:
        """Takes an action in each game."""


class Source(Protocol):
    """Where games come from."""

    device: str
    layouts: Layouts
    actions: int
    sight_version: int
    learning: type[Learning]
    has_mates: bool

    def players(self, case: str) -> int:
        """How many play."""

    def begin(self, case: str, number: int, seed: int) -> Batch:
        """So many games."""


class Part(NamedTuple):
    """The rows of one case."""

    rows: slice
    players: int
    batch: Batch


class Games:
    def __init__(self, source: Source, number: int, seed: int) -> None:
        self.device = source.device
        self.layouts = source.layouts
        self.actions = source.actions
        self.learning = source.learning(source.layouts)
        self.parts: list[Part] = []
        first = 0
        for case, share in self.learning.cases.items():
            rows = slice(first, first + max(1, round(number * share)))
            batch = source.begin(case, rows.stop - first, seed)
            self.parts.append(Part(rows, source.players(case), batch))
            first = rows.stop
        self.number = first
        counts = [part.rows.stop - part.rows.start for part in self.parts]
        players = torch.tensor([part.players for part in self.parts])
        self.players = players.repeat_interleave(torch.tensor(counts)).to(self.device)
        """By game."""
        self._advice = torch.full((self.number,), WAIT, device=self.device)
        """What mates do, or WAIT where none was asked."""
        self._streams = [torch.cuda.Stream() for _ in self.parts if self.device == "cuda"]
        self._spread()

    def _spread(self) -> None:
        """Games that began together would all be in the same round at all times."""
        begun = torch.randint(SPREAD, (self.number,), device=self.device)
        for step in range(SPREAD):
            actions = torch.where(begun > step, RANDOM, WAIT)
            for rows, _, batch in self.parts:
                batch.step(actions[rows])

    def show(self, sights: Any, perfect: Any, masks: Any, seats: Any) -> None:
        """Whose action is due in each game, and what they see."""
        sights.zero_()
        for rows, _, batch in self._side_by_side():
            batch.see(sights[rows])
            perfect[rows] = batch.arrays["perfect"]
            masks[rows] = batch.arrays["mask"]
            seats[rows] = batch.arrays["seat"]

    def ask_mates(self, is_asked: Any) -> None:
        """What a mate would do, in some games. On a GPU it is found while others go on: the next
        step waits for it."""
        self._advice.fill_(WAIT).masked_fill_(is_asked, MATE)
        for part in self._ahead_of_all():
            part.batch.advise(self._advice[part.rows])

    def step(self, actions: Any, done: Any, shares: Any, points: Any) -> None:
        """Takes the actions, those of mates among them; for games that ended, by seat, the share
        of the win above the fair one, and points, of which more are better."""
        shares.zero_()
        points.fill_(NOBODY)
        for rows, players, batch in self._side_by_side():
            advice = self._advice[rows]
            actions[rows] = torch.where(advice == WAIT, actions[rows], advice)
            batch.step(actions[rows])
            done[rows] = batch.arrays["done"]
            shares[rows, :players] = batch.arrays["reward"]
            points[rows, :players] = batch.arrays["score"].float() * self.learning.sign

    def _side_by_side(self) -> Iterator[Part]:
        """The parts, each on a stream of its own: none of them alone keeps a GPU busy."""
        yield from self._ahead_of_all()
        for stream in self._streams:
            torch.cuda.current_stream().wait_stream(stream)

    def _ahead_of_all(self) -> Iterator[Part]:
        """The same, and nobody waits for them."""
        if self.device != "cuda":
            yield from self.parts
            return
        before = torch.cuda.current_stream()
        for part, stream in zip(self.parts, self._streams, strict=True):
            stream.wait_stream(before)
            with torch.cuda.stream(stream):
                yield part


def leads_of(points: Any, unit: float) -> Any:
    """By seat, how far it is ahead of the best other."""
    best, second = points.topk(2, -1).values.unbind(-1)
    others = torch.where(points == best[..., None], second[..., None], best[..., None])
    return (points - others) / unit


def turned(by_seat: Any, steps: Any, players: Any) -> Any:
    """The last axis, seats, from another seat on. What stands where nobody sits means nothing."""
    seats = torch.arange(by_seat.shape[-1], device=by_seat.device)
    index = (seats + steps[..., None]) % players[..., None]
    while index.dim() < by_seat.dim():
        index = index.unsqueeze(-2)
    return by_seat.gather(-1, index.expand(by_seat.shape))


def is_sealed(masks: Any, sealed: Sequence[range]) -> Any:
    """Whether such actions are legal."""
    found = [masks[:, each.start : each.stop].any(1) for each in sealed]
    return torch.stack(found).any(0) if found else torch.zeros_like(masks[:, 0])
