"""How many ways a game can go from a position: a check for other implementations of the rules."""

from kutter.engine.dealer import Dealer
from kutter.games.contract import CHANCE, Game, State, copied


def perft(game: Game, state: State, depth: int, dealer: Dealer) -> int:
    """The number of sequences of so many decisions, chance answering by a dealer.

    Where several seats owe a move, the lowest of them is asked first. A game that is over goes on
    in no way.
    """
    state = copied(state)
    while (owing := game.owing(state)) == [CHANCE]:
        game.apply(state, game.chance_move(state, dealer))
    if not owing:
        return 0
    legal = game.legal(state, owing[0])
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        following = copied(state)
        game.apply(following, move)
        total += perft(game, following, depth - 1, dealer)
    return total
