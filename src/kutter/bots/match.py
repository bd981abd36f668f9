"""Whole games between bots, as records."""

from collections.abc import Sequence
from random import Random

from kutter.bots.bot import Bot, Turn
from kutter.core.dealer import Dealer, SeededDealer, seed_from
from kutter.core.game import CHANCE, Game, Json, play
from kutter.core.records import Record


def play_match(
    game: Game,
    players: int,
    options: Json,
    bots: Sequence[Bot],
    seed: bytes,
    setup: Json | None = None,
) -> Record:
    """One game; the same seed and bots give the same game."""
    dealer: Dealer = SeededDealer(seed)
    random = Random(seed_from("bots", seed.hex()))  # noqa: S311  bots hide nothing
    setup = {**game.new_setup(players, options, dealer), **(setup or {})}
    record = Record(game=game.name, players=players, options=options, setup=setup)
    table = game.start(players, options, setup)
    while owing := game.owing(table):
        if owing == [CHANCE]:
            move = game.chance_move(table, dealer)
        else:
            seat = owing[0]
            view = game.view(table, seat)
            move = bots[seat].choose(Turn(game, view, game.legal(view, seat), random))
        play(game, table, move)
        record.moves.append(game.text(move))
    record.result = game.result(table)
    return record
