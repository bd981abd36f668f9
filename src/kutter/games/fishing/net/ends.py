"""What the end of a round is worth to everybody, before the next hands are drawn: a small net.

For each seat it is told how likely every card comes to lie in its next hand, how likely it stays in
its stockroom (F6.3), and how points stand: nothing that is hidden. All seats go through the same
weights, and hear the mean of all. It learnt from games that the large net played (lab/ends.py).
"""

import math
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.fishing.cards import CODES, NONE
from kutter.games.fishing.rules.rounds import hand_size
from kutter.games.fishing.state import (
    LEVELS,
    MOST_SEATS,
    OVER,
    PILES,
    ROUNDS,
    Struct,
    batch,
    owner_of,
    steps_from,
)
from kutter.games.nets import Layer, Weights, add_inputs, begin, read_net, rectify, take

OWN_ENDS: Final = Path(__file__).with_name("ends.npz")
VERSION: Final = 1
"""Raised whenever a number that the net is told gets another meaning: weights are for one."""

# What the net is told of a seat.
HAND: Final = 0  # + card: the chance that it lies in the next hand
STOCK: Final = HAND + CODES  # + card: that it stays in the stockroom
LEADS: Final = STOCK + CODES
STEPS: Final = LEADS + 1  # from who leads
SEATED: Final = STEPS + 1  # + the number of seats
NEXT: Final = SEATED + MOST_SEATS + 1  # + the number of the next round, as all that follows
AHEAD_OF_MEAN: Final = NEXT + ROUNDS + 1
AHEAD_OF_BEST: Final = AHEAD_OF_MEAN + ROUNDS + 1  # of the others
KEPT: Final = AHEAD_OF_BEST + ROUNDS + 1  # cards beyond the next hand
TOLD: Final = KEPT + ROUNDS + 1
TENS: Final = 0.1


class Ends(NamedTuple):
    """The net."""

    seat: Layer
    among: Layer
    """Of a seat, and of the mean of all."""
    share: Layer


class Room(NamedTuple):
    """Where it thinks; a row a seat."""

    places: Any
    """What it is told of, if it is not zero …"""
    told: Any
    """… and how much of it …"""
    known: Any
    """… of how many."""
    seats: Any
    mean: Any
    joined: Any
    among: Any
    says: Any
    shares: Any
    """Of the win, by seat: what it came to."""
    cards: Any
    """By pile, how many lie there …"""
    chances: Any
    """… and the chance of each to be drawn by its owner."""
    fresh: Any
    """By seat and level, the chance of a card of the ocean to be drawn by it."""


class Reckoner(NamedTuple):
    """The net, and where it thinks."""

    net: Ends
    room: Room


@cache
def ends_of(weights: Path) -> Ends:
    return read_net(weights, "fishing-ends", VERSION, layers_of)


def layers_of(weights: Weights) -> Ends:
    seat, among = weights.width("seat"), weights.width("among")
    return Ends(
        weights.layer(TOLD, {"seat": seat}),
        weights.layer(2 * seat, {"among": among}),
        weights.layer(among, {"share": 1}),
    )


def new_reckoner(net: Ends) -> Reckoner:
    def rows(width: int) -> Any:
        return np.zeros((MOST_SEATS, width), np.float32)

    seat, among = net.seat.bias.size, net.among.bias.size
    numbers = np.zeros(PILES, np.int64), np.zeros(PILES, np.float32)
    return Reckoner(net, Room(
        np.zeros((MOST_SEATS, TOLD), np.int64), rows(TOLD), np.zeros(MOST_SEATS, np.int64),
        rows(seat), np.zeros(seat, np.float32), rows(2 * seat), rows(among), rows(1),
        np.zeros(MOST_SEATS, np.float32), *numbers, rows(LEVELS),
    ))  # fmt: skip


@compiled
def reckon_end(t: Struct, reckoner: Reckoner) -> None:
    """Writes everybody's share of the win; a round is to be dealt, or the game is over."""
    net, r = reckoner.net, reckoner.room
    players = wide(t.players)
    if t.phase == OVER:
        for seat in range(players):
            r.shares[seat] = share_of(t, seat)
        return
    tell(t, r)
    for seat in range(players):
        begin(net.seat, r.seats, seat)
        add_inputs(net.seat, r.told[seat], r.places[seat], r.known[seat], r.seats, seat)
    rectify(players, r.seats)
    join(players, r)
    take(net.among, r.joined, players, r.among)
    rectify(players, r.among)
    take(net.share, r.among, players, r.says)
    share_out(players, r)


@compiled
def join(players: int, r: Room) -> None:
    """What is thought of each seat, and the mean of all."""
    width = r.mean.shape[0]
    for place in range(width):
        r.mean[place] = 0
    for seat in range(players):
        for place in range(width):
            r.mean[place] += r.seats[seat, place] / np.float32(players)
    for seat in range(players):
        for place in range(width):
            r.joined[seat, place] = r.seats[seat, place]
            r.joined[seat, width + place] = r.mean[place]


@compiled
def share_of(t: Struct, seat: int) -> float:
    """When a game is over (F6.6)."""
    winners = 0
    for other in range(t.players):
        if t.points[other] > t.points[seat]:
            return 0.0
        winners += t.points[other] == t.points[seat]
    return 1 / winners


@compiled
def share_out(players: int, r: Room) -> None:
    """By what the net says of each seat, as logarithms."""
    most = -np.inf
    for seat in range(players):
        most = max(most, r.says[seat, 0])
    total = 0.0
    for seat in range(players):
        total += math.exp(r.says[seat, 0] - most)
    for seat in range(players):
        r.shares[seat] = math.exp(r.says[seat, 0] - most) / total


@compiled
def tell(t: Struct, r: Room) -> None:
    players, number = wide(t.players), wide(t.round_number)
    for pile in range(PILES):
        r.cards[pile] = 0
    for card in range(CODES):
        if t.origin[card] != NONE:
            r.cards[t.origin[card]] += 1
    for seat in range(players):
        r.known[seat] = 0
        note(r, seat, wide(LEADS), seat == t.leader)
        note(r, seat, wide(STEPS), steps_from(t, wide(t.leader), seat) / players)
        note(r, seat, SEATED + players, 1)
        note(r, seat, NEXT + number, 1)
    tell_points(t, r)
    tell_draws(t, r)
    tell_cards(t, r)


@compiled
def note(r: Room, seat: int, place: int, how_much: float) -> None:
    r.places[seat, r.known[seat]] = place
    r.told[seat, r.known[seat]] = how_much
    r.known[seat] += how_much != 0


@compiled
def tell_points(t: Struct, r: Room) -> None:
    players, number, total = wide(t.players), wide(t.round_number), ZERO
    for seat in range(players):
        total += t.points[seat]
    for seat in range(players):
        points, best = wide(t.points[seat]), wide(-1000)
        for other in range(players):
            if other != seat:
                best = max(best, wide(t.points[other]))
        note(r, seat, AHEAD_OF_MEAN + number, TENS * (points - total / players))
        note(r, seat, AHEAD_OF_BEST + number, TENS * (points - best))


@compiled
def tell_draws(t: Struct, r: Room) -> None:
    """Where the next hands come from: the oldest batches, then the ocean (F6.3)."""
    number, level, used = wide(t.round_number), ZERO, ZERO
    size = hand_size(wide(t.players), number)
    for place in range(t.players):
        seat = wide(t.order[place])
        lack, kept = size, ZERO
        for round_number in range(1, number):
            pile = batch(seat, round_number)
            drawn = min(lack, r.cards[pile])
            r.chances[pile] = drawn / max(r.cards[pile], 1)
            lack -= drawn
            kept += r.cards[pile] - drawn
        note(r, seat, KEPT + number, TENS * kept)
        for each in range(LEVELS):
            r.fresh[seat, each] = 0
        while lack > 0 and level < LEVELS:
            drawn = min(lack, r.cards[level] - used)
            r.fresh[seat, level] = drawn / max(r.cards[level], 1)
            lack -= drawn
            used += drawn
            if used == r.cards[level]:
                level += 1
                used = ZERO


@compiled
def tell_cards(t: Struct, r: Room) -> None:
    for card in range(CODES):
        pile = wide(t.origin[card])
        if pile >= LEVELS:
            seat, chance = owner_of(pile), r.chances[pile]
            note(r, seat, HAND + card, chance)
            note(r, seat, STOCK + card, 1 - chance)
        elif pile != NONE:
            for seat in range(t.players):
                note(r, seat, HAND + card, r.fresh[seat, pile])
