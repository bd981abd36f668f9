"""What the deal was worth: the same deal once more, with the same bots in all seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from kutter.bots.contract import Budget
from kutter.bots.match import play_on
from kutter.bots.registry import bot_named, bots_at_their_best
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Json, State, copied
from kutter.records.replay import Replay

BUDGET: Final = Budget(None, simulations=50)


@dataclass(frozen=True)
class Deal:
    """What games from the same first deal came to."""

    bot: str
    games: int
    made: int
    """By the seat that is looked at, in its own game."""
    own: float
    """On average by bots in its seat …"""
    all: float
    """… and in any seat."""


def dealt_again(replay: Replay, seat: int, seed: str, games: int) -> Deal:
    game = replay.game
    level = bots_at_their_best(game)[:2][-1]
    start = first_choice(replay)
    scores: list[Sequence[int]] = []
    for number in range(games):
        state = copied(start)
        dealer = SeededDealer(seed_from("deal", seed, number))
        players = [bot_named(level, game)] * replay.record.players
        for _ in play_on(game, state, players, dealer, BUDGET):
            pass
        scores.append(result_of(replay, state)["scores"])
    return Deal(
        bot=level,
        games=games,
        made=result_of(replay, replay.state_at())["scores"][seat],
        own=fmean(each[seat] for each in scores),
        all=fmean(score for each in scores for score in each),
    )


def first_choice(replay: Replay) -> State:
    """Where somebody first had a choice: so far, all was dealt."""
    state = replay.start
    for step in replay.steps():
        if replay.game.owing(state) != [CHANCE]:
            break
        state = step.state
    return state


def result_of(replay: Replay, state: State) -> Json:
    result = replay.game.result(state)
    assert result is not None, "the game is over"
    return result
