"""Whole games between bots, as records."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from kutter.bots.contract import Bot, Budget, Turn
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Game, Move, State
from kutter.language.errors import BadInput
from kutter.records.format import Record
from kutter.records.setting import Setting

DEFAULT_BUDGET = Budget()
MOST_MOVES: Final = 20_000
"""As many as a table's log takes: a game that goes on beyond has no end."""


def play_match(
    setting: Setting, bots: Sequence[Bot], seed: bytes, budget: Budget = DEFAULT_BUDGET
) -> Record:
    """One game; the same seed and bots that do not watch the clock give the same game."""
    dealer = SeededDealer(seed)
    record, state = setting.start(dealer)
    game = setting.game
    for move in play_on(game, state, bots, dealer, budget):
        record.moves.append(game.text(move))
    record.result = game.result(state)
    record.extra["shuffle"] = {"seed": seed.hex()}
    if setting.box is not None or setting.setup is not None:
        record.extra["shuffle"]["setup"] = "given"
    return record


def play_on(
    game: Game, state: State, bots: Sequence[Bot], dealer: SeededDealer, budget: Budget
) -> Iterator[Move]:
    """The moves to the end of the game, each after it is made."""
    random = Random(seed_from("bots", dealer.seed.hex()))  # noqa: S311  bots hide nothing
    moves = 0
    while owing := game.owing(state):
        if owing == [CHANCE]:
            move = game.chance_move(state, dealer)
        else:
            seat = owing[0]
            view = game.view(state, seat)
            move = bots[seat].choose(Turn(game, view, game.legal(view, seat), random, budget))
        game.play(state, move)
        moves += 1
        if moves > MOST_MOVES:
            raise BadInput("game-has-no-end", game=game.name)
        yield move
