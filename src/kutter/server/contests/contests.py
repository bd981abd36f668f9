"""Deals of the day and challenges: found, made, tried, checked."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import date
from typing import Any, Final, cast

from kutter.bots.registry import bots_version, strongest_bot
from kutter.engine.dealer import deal_seed
from kutter.games.contract import Json
from kutter.games.meta import Meta
from kutter.games.registry import game_named, metas
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import NoAnswer
from kutter.server.contests.checking import bots_play_so_again
from kutter.server.contests.days import day_at, end_of, seed_of
from kutter.server.contests.ledger import Ledger, Try, trying
from kutter.server.protocol.basics import Level
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
from kutter.server.settings import DAY
from kutter.server.system import System
from kutter.server.table.charter import Contest
from kutter.server.table.decide.actor import Actor
from kutter.server.table.decide.contests import outcome_at
from kutter.server.table.decide.gathering import (
    clean_name,
    seated_among_bots,
    seated_by_bots,
    start,
)
from kutter.server.table.live import LiveTable
from kutter.server.table.state import TableState
from kutter.server.table.tables import Tables

SEATS: Final = 4
"""At which a deal of the day is played, where the game has so many."""
PLAYED_BY: Final[Sequence[Level]] = ("mate", "skipper", "deckhand")
"""Who sits at the others, in turn."""
SIMULATIONS: Final = 1000
HOLDER: Final = "house"
"""Who makes the tables of solutions; no browser is called so."""
MOST_TRIES: Final = 10
"""Of one browser at one deal."""
PAUSE: Final = 700
"""Milliseconds from move to move."""

logger = logging.getLogger(__name__)


class Contests:
    def __init__(
        self,
        ledger: Ledger,
        tables: Tables,
        workers: BotWorkers,
        system: System,
        secret: bytes | None,
    ) -> None:
        self.ledger = ledger
        self.tables = tables
        self.workers = workers
        self.system = system
        self._secret = secret
        self._making = asyncio.Lock()
        """Nothing here is made twice by two who ask at once."""
        self._checks: dict[str, asyncio.Task[None]] = {}

    # Finding

    def today(self) -> date:
        return day_at(self.system.now())

    async def get(self, name: str) -> Contest:
        found = await self.tables.archive.contest(name) if name.isprintable() else None
        if found is None:
            raise Refused("no-such-contest", 404)
        return found

    async def on(self, day: date) -> list[Contest]:
        """The deals of today or yesterday, made when they are first asked for."""
        async with self._making:
            known = await self.ledger.on(day.isoformat())
            found = []
            for game, options in every_variant():
                made = (each for each in known if (each.game, each.options) == (game, options))
                found.append(next(made, None) or await self._new_daily(day, game, options))
        return found

    async def _new_daily(self, day: date, game: str, options: Json) -> Contest:
        seed = seed_of(await self._daily_secret(), day, game, options)
        players = seats_of(metas()[game])
        others = (PLAYED_BY[number % len(PLAYED_BY)] for number in range(players - 1))
        contest = self._contest(game, options, seed, (None, *others), day=day)
        await self.ledger.add(contest)
        return contest

    async def _daily_secret(self) -> bytes:
        if self._secret is None:
            self._secret = await self.ledger.secret(self.system.new_seed())
        return self._secret

    def _contest(
        self,
        game: str,
        options: Json,
        seed: bytes,
        bots: tuple[Level | None, ...],
        *,
        day: date | None = None,
        source: str | None = None,
    ) -> Contest:
        return Contest(
            id=self.system.new_id(),
            day=None if day is None else day.isoformat(),
            closes=None if day is None else end_of(day),
            game=game,
            options=options,
            seat=bots.index(None),
            bots=bots,
            simulations=SIMULATIONS,
            bots_version=bots_version(game_named(game)),
            deal=self.system.new_id(),
            seed=seed,
            commitment=self.system.commitment(seed),
            source=source,
            created=self.system.now(),
        )

    # Trying

    async def begin(self, contest: Contest, player: Actor, name: str) -> LiveTable:
        """A try, from its first card on; or the one that is under way."""
        holder, clean = player.holder, clean_name(name)
        assert holder is not None
        async with self._making:
            own = (await self.own([contest.id], holder)).get(contest.id, [])
            running = await self.running(own)
            if running is not None:
                return await self.tables.get(running)
            if len(own) >= MOST_TRIES:
                raise Refused("tried-often", 403)
            number = 1 + max((each.number for each in own), default=0)
            version = bots_version(game_named(contest.game))

            def noted(charter: Any) -> list[Any]:
                return [
                    trying(
                        contest,
                        charter.id,
                        holder,
                        clean,
                        number,
                        bots_version=version,
                        begun=charter.created,
                    )
                ]

            choices = choices_of(contest, PAUSE)
            table = await self.tables.create(
                choices,
                holder,
                contest=contest,
                noted=noted,
                seated=lambda state: seated_among_bots(
                    state, player, contest.seat, clean, contest.bots
                ),
            )
            await table.add(lambda state: start(state, player))
            return table

    async def own(self, contests: Sequence[str], holder: str | None) -> dict[str, list[Try]]:
        """Somebody's tries; of a game that ended a moment ago, what it came to is written first."""
        found = await self.ledger.own(contests, holder)
        for tried in [each for tries in found.values() for each in tries]:
            state = await self._unfinished(tried)
            if state is not None and state.result is not None:
                await self.tables.archive.set_status(state)
                found = await self.ledger.own(contests, holder)
        return found

    async def running(self, own: Sequence[Try]) -> str | None:
        """Of somebody's tries, the table of the one that is not over."""
        for each in own:
            state = await self._unfinished(each)
            if state is not None and state.is_open:
                return each.table
        return None

    async def _unfinished(self, tried: Try) -> TableState | None:
        if tried.outcome is not None:
            return None
        try:
            return (await self.tables.get(tried.table)).state
        except Refused:  # it was forgotten
            return None

    # Challenges

    async def challenge(self, table: LiveTable, holder: str | None) -> Contest:
        """From a game that somebody has finished against bots; asked twice, the same one."""
        state = table.state
        seat = challenger_in(state, holder)
        if not self.tables.deal_is_over(state.charter):
            raise Refused("deal-is-played", 403)
        async with self._making:
            known = await self.ledger.made_from(table.id)
            if known is not None:
                return known
            charter = state.charter
            contest = self._contest(
                charter.choices.game,
                charter.options,
                deal_seed(charter.seed, state.shares),
                tuple(each.level for each in state.seats),
                source=table.id,
            )
            await self.ledger.add(contest, own_result(contest, state, seat))
            return contest

    # After a day

    async def solution(self, contest: Contest) -> str | None:
        """Where the strongest bot has played the deal of a day that has ended; None: not yet."""
        if contest.day is None or not contest.is_over(self.system.now()):
            return None
        async with self._making:
            known = (await self.get(contest.id)).solution
            if known is None:
                known = await self._begin_solution(contest)
        table = await self.tables.get(known)
        return known if table.state.result is not None else None

    async def _begin_solution(self, contest: Contest) -> str:
        best = cast("Level", strongest_bot(game_named(contest.game)))
        table = await self.tables.create(
            choices_of(contest, 0),
            HOLDER,
            contest=contest,
            seated=lambda _: seated_by_bots([level or best for level in contest.bots]),
        )
        await self.ledger.set_solution(contest.id, table.id)
        await table.add(lambda state: start(state, Actor(HOLDER)))
        return table.id

    # Checking

    def check(self, contest: Contest, tries: Sequence[Try]) -> None:
        """In the background, whatever nobody has looked at yet: one of a contest at a time."""
        for each in tries:
            is_due = each.outcome is not None and each.is_checked is None
            if is_due and each.table != contest.source and contest.id not in self._checks:
                task = asyncio.create_task(self._check(each.table))
                self._checks[contest.id] = task
                task.add_done_callback(lambda _: self._checks.pop(contest.id, None))

    async def _check(self, table: str) -> None:
        try:
            state = (await self.tables.get(table)).state
            await self.ledger.set_checked(table, await bots_play_so_again(state, self.workers))
        except (NoAnswer, Refused) as failure:
            logger.warning(
                "a result was not checked", extra={"table": table, "reason": str(failure)}
            )

    def stop(self) -> None:
        for check in list(self._checks.values()):
            check.cancel()

    async def tidy(self, keep_seconds: float | None) -> None:
        """Never a day that is still told of."""
        if keep_seconds is not None:
            await self.ledger.forget_before(self.system.now() - keep_seconds - 2 * DAY)


def every_variant() -> list[tuple[str, Json]]:
    """Of which there is a deal each day."""
    return [
        (name, options)
        for name, meta in metas().items()
        if meta.seats[-1] > 1
        for options in meta.variants()
    ]


def seats_of(meta: Meta) -> int:
    return min(meta.seats, key=lambda seats: abs(seats - SEATS))


def choices_of(contest: Contest, pause: int) -> NewTable:
    return NewTable(
        game=contest.game,
        options=contest.options,
        players=contest.players,
        hints=False,
        chat=False,
        pause=pause,
    )


def challenger_in(state: TableState, holder: str | None) -> int:
    """The seat of the only person at a table, who asks."""
    if holder is None or not state.held_by(holder):
        raise Refused("not-at-the-table", 403)
    if state.result is None:
        raise Refused("others-still-play")
    people = [number for number, seat in enumerate(state.seats) if seat.level is None]
    is_dealt = state.charter.start_from is None
    if not is_dealt or len(people) != 1 or state.seats[people[0]].plays is not None:
        raise Refused("no-challenge-from-here")
    return people[0]


def own_result(contest: Contest, state: TableState, seat: int) -> Any:
    """What the challenger has made of it, at a table with other freedoms."""
    sitter = state.seats[seat].sitter
    assert sitter is not None
    made = outcome_at(state, seat)
    name = state.seats[seat].name or ""
    return trying(
        contest,
        state.charter.id,
        sitter,
        name,
        1,
        bots_version=contest.bots_version,
        begun=state.charter.created,
        **vars(made),
    )
