"""The small net of ends of rounds, as it learns; net/ends.py is what it becomes at play time."""

import math
from typing import Any, Final

import numpy as np

from kutter.bots.judging import Numbers
from kutter.engine.compiled import entry
from kutter.games.fishing.cards import BUOY, CODES, SPAN
from kutter.games.fishing.net.ends import TENS, TOLD, Ends, new_reckoner, tell
from kutter.games.nets import Layer

COLOURS: Final = BUOY - 1
WIDTHS: Final = 96, 48
MINIBATCH: Final = 1024
RATE: Final = 3e-3
WARM_UP: Final = 100
MOMENTS: Final = 0.9, 0.999
DECAY: Final = 1e-4
LEAD: Final = 0.3
"""How much the lead counts beside the share of the win: it says more of what cards are worth."""
KEPT_BACK: Final = 50
"""One end in so many is not learnt from, and tells how well it does."""
TOLD_EVERY: Final = 2000

Arrays = dict[str, Any]


@entry
def tell_all(ends: Any, room: Any, told: Any) -> None:
    """What the net is told of each end, by seat, into zeros."""
    for row in range(min(ends.shape[0], told.shape[0])):
        tell(ends[row], room)
        for seat in range(ends[row].players):
            for place in range(room.known[seat]):
                told[row, seat, room.places[seat, place]] = room.told[seat, place]


class Learner:
    """By Adam, from minibatches of one number of seats each."""

    def __init__(self, ends: Any, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        whole = np.arange(len(ends)) % KEPT_BACK != 0
        self.kept_back = [each for each in by_seats(ends[~whole]) if len(each)]
        self.ends = [each for each in by_seats(ends[whole]) if len(each)]
        seat, among = WIDTHS
        self.weights: Arrays = {
            "seat.weight": self.drawn(seat, TOLD, 0.15),
            "seat.bias": np.zeros(seat, np.float32),
            "among.weight": self.drawn(among, 2 * seat, seat**-0.5),
            "among.bias": np.zeros(among, np.float32),
            "says.weight": self.drawn(2, among, 0.3 * among**-0.5),
            "says.bias": np.zeros(2, np.float32),
        }
        self.moments = [
            {name: np.zeros_like(each) for name, each in self.weights.items()} for _ in MOMENTS
        ]
        self.steps = 0
        layers = [Layer(np.zeros((1, width), np.float32), np.zeros(width, np.float32))
                  for width in (seat, among, 1)]  # fmt: skip
        self.room = new_reckoner(Ends(*layers)).room

    def drawn(self, says: int, takes: int, spread: float) -> Any:
        return (spread * self.rng.standard_normal((says, takes))).astype(np.float32)

    def learn(self, passes: float) -> None:
        sizes = np.array([len(each) for each in self.ends])
        steps = math.ceil(passes * sizes.sum() / MINIBATCH)
        for step in range(steps):
            ends = self.ends[self.rng.choice(len(sizes), p=sizes / sizes.sum())]
            chosen = ends[self.rng.integers(0, len(ends), MINIBATCH)]
            rate = RATE * min(1, (step + 1) / WARM_UP) * (1 + math.cos(math.pi * step / steps)) / 2
            self.step(with_other_colours(chosen, self.rng), rate)
            if (step + 1) % TOLD_EVERY == 0 or step + 1 == steps:
                print(f"step {step + 1} of {steps}: {self.told_errors()}", flush=True)

    def told_errors(self) -> str:
        return ", ".join(
            f"{ends['players'][0]} seats {self.error(ends):.5f}" for ends in self.kept_back
        )

    def error(self, ends: Any) -> float:
        """The mean square by which shares of the win are off."""
        found = [
            np.square(self.shares(part) - part["share"][:, : part["players"][0]])
            for part in np.array_split(ends, math.ceil(len(ends) / MINIBATCH))
        ]
        return float(np.concatenate(found).mean())

    def shares(self, ends: Any) -> Numbers:
        return softmax(self.said(self.told(ends))[0][:, :, 0])

    def told(self, ends: Any) -> Any:
        told = np.zeros((len(ends), int(ends["players"][0]), TOLD), np.float32)
        tell_all(ends, self.room, told)
        return told

    def said(self, told: Any) -> tuple[Any, Any, Any, Any]:
        """Of each seat, and what was thought on the way."""
        w = self.weights
        seats = rectified(told @ w["seat.weight"].T + w["seat.bias"])
        mean = np.broadcast_to(seats.mean(1, keepdims=True), seats.shape)
        joined = np.concatenate([seats, mean], 2)
        among = rectified(joined @ w["among.weight"].T + w["among.bias"])
        return among @ w["says.weight"].T + w["says.bias"], seats, joined, among

    def step(self, ends: Any, rate: float) -> None:
        """One of learning: back through the layers, then by Adam."""
        w, told = self.weights, self.told(ends)
        players = told.shape[1]
        says, seats, joined, among = self.said(told)
        lead = says[:, :, 1] - says[:, :, 1].mean(1, keepdims=True)
        off = np.empty_like(says)
        off[:, :, 0] = softmax(says[:, :, 0]) - ends["share"][:, :players]
        off[:, :, 1] = LEAD * (lead - np.float32(TENS) * ends["lead"][:, :players])
        off /= len(ends)
        off_among = (off @ w["says.weight"]) * (among > 0)
        off_joined = off_among @ w["among.weight"]
        own, of_mean = np.split(off_joined, 2, axis=2)
        off_seats = (own + of_mean.mean(1, keepdims=True)) * (seats > 0)
        slopes = {}
        for name, given, said in (
            ("says", among, off), ("among", joined, off_among), ("seat", told, off_seats),
        ):  # fmt: skip
            rows = said.reshape(-1, said.shape[2])
            slopes[f"{name}.weight"] = rows.T @ given.reshape(-1, given.shape[2])
            slopes[f"{name}.bias"] = rows.sum(0)
        self.go_down(slopes, rate)

    def go_down(self, slopes: Arrays, rate: float) -> None:
        self.steps += 1
        first, second = self.moments
        for name, slope in slopes.items():
            first[name] += (1 - MOMENTS[0]) * (slope - first[name])
            second[name] += (1 - MOMENTS[1]) * (slope**2 - second[name])
            mean = first[name] / (1 - MOMENTS[0] ** self.steps)
            spread = np.sqrt(second[name] / (1 - MOMENTS[1] ** self.steps))
            if name.endswith("weight"):
                self.weights[name] *= np.float32(1 - rate * DECAY)
            self.weights[name] -= np.float32(rate) * mean / (spread + np.float32(1e-8))

    def arrays(self) -> Arrays:
        """As net/ends.py reads them: without the lead."""
        named = {name: each for name, each in self.weights.items() if not name.startswith("says")}
        says = {f"share.{part}": self.weights[f"says.{part}"][:1] for part in ("weight", "bias")}
        return {**named, **says}


def by_seats(ends: Any) -> list[Any]:
    return [ends[ends["players"] == players] for players in np.unique(ends["players"])]


def with_other_colours(ends: Any, rng: np.random.Generator) -> Any:
    """The four colours of each end mixed up: they differ in name only."""
    order = rng.permuted(np.tile(np.arange(COLOURS), (len(ends), 1)), axis=1)
    cards = np.tile(np.arange(CODES), (len(ends), 1))
    coloured = COLOURS * SPAN
    cards[:, :coloured] = (order[:, :, None] * SPAN + np.arange(SPAN)).reshape(len(ends), coloured)
    mixed = ends.copy()
    mixed["origin"] = np.take_along_axis(ends["origin"], cards, 1)
    return mixed


def rectified(given: Any) -> Any:
    return np.maximum(given, np.float32(0))


def softmax(given: Any) -> Any:
    raised = np.exp(given - given.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)
