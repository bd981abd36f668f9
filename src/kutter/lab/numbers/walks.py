"""How large a game is, estimated from walks at random, as Knuth estimates the size of a tree.

A walk that had the probability p stands for 1 / p walks, so the mean of 1 / p over many walks is
how many there are. Numbers are given as their common logarithms.
"""

from collections.abc import Sequence
from math import log10
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from kutter.engine.chance import generator
from kutter.games.contract import CHANCE, HIDDEN, Move, State, copied
from kutter.games.lab import Lab

WORLDS: Final = 48


def ends_of_walk(lab: Lab, start: State, random: Random) -> float:
    """What one walk tells of how many courses a game can take, with chance's answers."""
    state = copied(start)
    told = 0.0
    while lab.game.owing(state):
        told -= log10(take_any(lab, state, random)[1])
    return told


class Depth(NamedTuple):
    """A seat that is about to decide."""

    sets: float
    """What the walk tells of how many information sets are as deep as this."""
    choices: int


def sets_of_walk(
    lab: Lab, start: State, seat: int, random: Random, worlds: int = WORLDS
) -> list[Depth]:
    """What one walk through a seat's information sets tells of their number, decision by decision.

    The walk goes from what the seat has seen to what it sees next. Wherever others or chance move,
    worlds are drawn that look like this to the seat; one of them goes on. A step is as likely as it
    is over all of these worlds, so what none of them shows is not counted: too few worlds tell of
    too few sets, never of too many.
    """
    game = lab.game
    rng = generator("worlds", random.getrandbits(64))
    state = copied(start)
    told = 0.0
    found: list[Depth] = []
    while owing := game.owing(state):
        drawn = [state]
        if owing != [seat]:
            view = game.view(state, seat)
            drawn = [game.determinize(view, rng) for _ in range(worlds)]
            state = copied(drawn[0])
        moves: list[Move] = []
        while not moves or goes_on(lab, state, moves[-1]):
            is_own = game.owing(state)[0] == seat
            if is_own:
                found.append(Depth(told, len(game.legal(state, seat))))
            move, likely = take_any(lab, state, random)
            told -= log10(likely) if is_own else 0
            moves.append(move)
        seen = [
            move
            for move in game.seen_moves(state, moves, seat)
            if move.seat != seat and HIDDEN not in move.things
        ]
        if seen:
            told -= log10(fmean(likelihood(lab, world, seen) for world in drawn))
    return found


def goes_on(lab: Lab, state: State, last: Move) -> bool:
    """Whether what comes next is seen together with the last move: sealed choices, and deals."""
    deals_on = last.seat == CHANCE and lab.game.owing(state) == [CHANCE]
    return deals_on or lab.game.sealed(state) > 0


def take_any(lab: Lab, state: State, random: Random) -> tuple[Move, float]:
    """Any move of the first who owes one, and how likely it was."""
    game = lab.game
    seat = game.owing(state)[0]
    if seat != CHANCE:
        legal = game.legal(state, seat)
        move = random.choice(legal)
        game.play(state, move)
        return move, 1 / len(legal)
    likely = 1.0
    whole: Move | None = None
    while whole is None:
        answers, chances = zip(*lab.chance(state), strict=True)
        (place,) = random.choices(range(len(answers)), chances)
        likely *= chances[place]
        whole = lab.answer(state, answers[place])
    return whole, likely


def likelihood(lab: Lab, world: State, moves: Sequence[Move]) -> float:
    """How likely moves are that are seen together; changes the world."""
    if moves[0].seat == CHANCE:
        return lab.likelihood(world, moves)
    likely = 1.0
    for move in moves:
        legal = lab.game.legal(world, move.seat)
        likely *= (move in legal) / len(legal)
    return likely
