"""The seats of a table that bots play: whoever is due is asked, and its move is made."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from kutter.bots.contract import Candidate
from kutter.bots.registry import adviser
from kutter.games.contract import Move
from kutter.server.bots.process import NoAnswer
from kutter.server.bots.questions import Question
from kutter.server.bots.queue import Asker
from kutter.server.observe import METRICS
from kutter.server.protocol.refusals import Refused
from kutter.server.table.charter import Seat
from kutter.server.table.decide.actor import Decision
from kutter.server.table.decide.playing import checked_move
from kutter.server.table.entries import Change
from kutter.server.table.live.surroundings import Surroundings
from kutter.server.table.state import TableState

STAND_IN: Final = "deckhand"
"""Plays a move that a bot failed to give."""
PLAYS_FOR_PEOPLE: Final = "mate"
TRY_AGAIN_SECONDS: Final = 5.0
"""After a write that failed."""

BotTask = tuple[int, int, int]
"""A seat that a bot plays, and the versions that its answer is bound to."""
Deciding = Callable[[Decision], Awaitable[None]]

logger = logging.getLogger(__name__)


class BotSeats:
    def __init__(self, state: TableState, around: Surroundings, payer: str) -> None:
        self.state = state
        self.around = around
        self.payer = payer
        """In whose name bots think: the address that a table was made from, where it is known."""
        self._tasks: dict[BotTask, asyncio.Task[None]] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._tasks)

    def ask(self, add: Deciding) -> None:
        """Those that are due; whoever is not any more need not answer."""
        due = {
            (seat, self.state.position_version, self.state.own_version.get(seat, 0))
            for seat in self.state.owing
            if seat >= 0 and self.state.seats[seat].bot_plays and self.state.undo_asked is None
        }
        for key in set(self._tasks) - due:
            self._tasks.pop(key).cancel()
        for key in due - set(self._tasks):
            self._tasks[key] = asyncio.create_task(self._let_move(key, add))

    def stop(self) -> None:
        tasks, self._tasks = self._tasks, {}
        for task in tasks.values():
            task.cancel()

    async def _let_move(self, key: BotTask, add: Deciding) -> None:
        seat = key[0]
        state = self.state
        assert state.game_state is not None
        view = state.game.view(state.before_sealed(), seat).tobytes()
        released = self.around.system.now() + state.charter.choices.pause / 1000
        move = state.prepared_move(seat) or await self._answer(seat, view)
        # Every bot answers after the same pause, however long it thought: a pause tells nothing.
        await self.around.system.sleep(max(0.0, released - self.around.system.now()))

        def still_wanted(state: TableState) -> Sequence[Change]:
            if key not in self._tasks:
                return []
            return checked_move(state, seat, state.game.text(move), state.version)

        while True:
            try:
                await add(still_wanted)
            except Exception as error:
                if isinstance(error, Refused) and error.code == "not-written":
                    await self.around.system.sleep(TRY_AGAIN_SECONDS)
                    continue
                logger.exception("a bot's move failed", extra={"table": state.charter.id})
            return

    async def _answer(self, seat: int, view: bytes) -> Move:
        """The bot's move, or a stand-in's if it fails."""
        table = self.state.charter.id
        for bot in (bot_at(self.state.seats[seat]), STAND_IN, "random"):
            question = self._question(seat, view, bot)
            try:
                return await self.around.workers.choose(question, Asker(self.payer, table))
            except NoAnswer as failed:
                METRICS.bot_failures.inc()
                logger.warning(
                    "a bot failed", extra={"table": table, "bot": bot, "reason": str(failed)}
                )
        return self.state.game.legal(self.state.game.read_view(view), seat)[0]

    def _question(self, seat: int, view: bytes, bot: str) -> Question:
        own = sum(move.seat == seat for move in self.state.moves)
        return self.state.charter.question(bot, seat, own, view, self.around.settings.budget)

    async def hint(self, seat: int, asker: Asker) -> list[Candidate]:
        """What the adviser thinks of a seat's moves."""
        assert self.state.game_state is not None
        view = self.state.game.view(self.state.game_state, seat).tobytes()
        question = self._question(seat, view, adviser(self.state.game))
        try:
            return await self.around.workers.consider(question, asker)
        except NoAnswer:
            raise Refused("no-hint", 503) from None


def bot_at(seat: Seat) -> str:
    return seat.level or PLAYS_FOR_PEOPLE
