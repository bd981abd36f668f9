"""Whether a result came about as its contest has it: the bots' part is asked for again."""

from collections import Counter
from collections.abc import AsyncIterator
from itertools import groupby

from kutter.bots.contract import Budget
from kutter.games.contract import Move, State, copied
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.questions import Thinking
from kutter.server.bots.queue import Asker
from kutter.server.table.state import TableState

HOUSE = Asker("")
"""Who asks what nobody asked for."""


async def bots_play_so_again(state: TableState, workers: BotWorkers) -> bool:
    """Their choices follow from the deal: another would be no bot's of this contest."""
    async for before, move, own in met(state):
        level = state.seats[move.seat].level
        if level is None:
            continue
        view = state.game.view(before, move.seat).tobytes()
        question = state.charter.question(level, move.seat, own, view, Budget())
        if await workers.review(Thinking("choose", question), HOUSE) != move:
            return False
    return True


async def met(state: TableState) -> AsyncIterator[tuple[State, Move, int]]:
    """Every move with the position that its seat met, and how many of its own came before."""
    assert state.start is not None
    game, now = state.game, copied(state.start)
    made: Counter[int] = Counter()
    for is_sealed, together in groupby(state.moves, lambda move: move.verb == game.sealed_verb):
        before = copied(now)
        for move in together:
            if move.seat >= 0:
                yield (before if is_sealed else now), move, made[move.seat]
            made[move.seat] += 1
            game.play(now, move)
            if is_sealed and game.sealed(now) == 0:
                before = copied(now)  # the next round of sealed answers follows at once
