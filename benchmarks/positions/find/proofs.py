"""The three proofs, by name.

`lines`: the end of a game, of which every world and every line of play is looked at. In Fishing the
last tricks of the last round; in Fresh Fish from when there is nothing more to bid for.
`auction`: the last tile of Fresh Fish is a stall: every bid against all bids of the others, and
every line after it.
`players`: any decision of Fishing, in a sample of worlds, each played to the end of the game by
different kinds of players.
"""

from collections.abc import Iterator
from typing import Final

from benchmarks.positions.find import fishing_ends, freshfish_ends, players
from benchmarks.positions.find.plain import Plain, plain_bid, plain_in_sample, plain_move
from kutter.games.contract import Game, State

FEW: Final = 200
"""Worlds."""


def proofs_for(game: Game, state: State, seat: int) -> Iterator[str]:
    """Those that fit a decision."""
    if game.name == "fishing":
        if fishing_ends.is_last_part(game.view(state, seat)):
            yield "lines"
        else:
            yield "players"
    elif freshfish_ends.is_last_part(state):
        yield "auction" if freshfish_ends.is_auction(state) else "lines"


def is_promising(game: Game, state: State, seat: int, proof: str) -> bool:
    """What a look at a few worlds says, where the proof itself takes long."""
    if proof != "players":
        return True
    moves = len(game.legal(state, seat))
    return plain_in_sample(players.values_of(game.view(state, seat), moves, FEW)) is not None


def proved(game: Game, state: State, seat: int, proof: str) -> Plain | None:
    """The moves that a proof finds right; None: it finds none, or would take too long."""
    if proof == "players":
        moves = len(game.legal(state, seat))
        return plain_in_sample(players.values_of(game.view(state, seat), moves))
    if game.name == "fishing":
        values = fishing_ends.values_of(game.view(state, seat))
    else:
        values = freshfish_ends.values_of(state, seat)
    if values is None:
        return None
    return plain_bid(values) if proof == "auction" else plain_move(values)
