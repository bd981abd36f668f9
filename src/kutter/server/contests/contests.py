"""Deals of the day and challenges: found, made, tried, checked."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Any, Final

from kutter.bots.registry import adviser, bots_of, bots_version
from kutter.engine.dealer import deal_seed
from kutter.games.contract import Game, Json
from kutter.games.meta import Level, Meta
from kutter.games.registry import game_named, metas
from kutter.server.bots.pool import BotWorkers
from kutter.server.contests.checking import bots_play_so_again
from kutter.server.contests.days import day_at, end_of, names_of, seed_of
from kutter.server.contests.ledger import Ledger, Try, solved_at, trying
from kutter.server.identity.holders import is_program
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
from kutter.server.settings import DAY
from kutter.server.system import System
from kutter.server.table.archive import UnreadableTable
from kutter.server.table.charter import Charter, Contest
from kutter.server.table.decide.actor import Actor
from kutter.server.table.decide.contests import outcome_at
from kutter.server.table.decide.gathering import (
    clean_name,
    seated_among_bots,
    seated_by_bots,
    start,
)
from kutter.server.table.folding import folded
from kutter.server.table.live.ownership import Elsewhere
from kutter.server.table.live.table import LiveTable
from kutter.server.table.state import OPEN, TableState
from kutter.server.table.tables import Tables

SEATS: Final = 4
"""At which a deal of the day is played, where the game has so many."""
PLAYED_BY: Final[Sequence[Level]] = ("mate", "skipper", "deckhand")
"""Who sits at the others, in turn."""
SIMULATIONS: Final = 1000
FEWER: Final = 100
"""Where somebody above the adviser plays, whose simulations take many times as long."""
HOLDER: Final = "house"
"""Who makes the tables of solutions; no browser is called so."""
MOST_TRIES: Final = 10
"""Of one browser at one deal."""
PAUSE: Final = 700
"""Milliseconds from move to move."""
LATER_SECONDS: Final = 60.0
"""Then a check that bots had no time for is begun again."""

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
        self._due: dict[str, None] = {}
        """Tables whose bots are to be asked again, in their order."""
        self._checking: asyncio.Task[None] | None = None

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
        # Whichever node makes it, and whoever asks first, it is called the same.
        names = names_of(await self.ledger.name(self.system.new_seed()), day, game, options)
        await self.ledger.add(replace(contest, id=names[0], deal=names[1]))
        return await self.get(names[0])

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
            simulations=simulations_of(game_named(game), bots),
            bots_version=bots_version(game_named(game), bots),
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
            under_way = await self._under_way(own)
            if under_way is not None:
                return under_way
            if len(own) >= MOST_TRIES:
                raise Refused("tried-often", 403)
            number = 1 + max((each.number for each in own), default=0)
            version = bots_version(game_named(contest.game), contest.bots)

            def noted(charter: Charter) -> list[Any]:
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

            return await self.tables.create(
                choices_of(contest, PAUSE),
                holder,
                contest=contest,
                noted=noted,
                seated=lambda state: seated_among_bots(
                    state, player, contest.seat, clean, contest.bots
                ),
                started=lambda state: start(state, player),
            )

    async def _under_way(self, own: Sequence[Try]) -> LiveTable | None:
        """Also one of which nobody knows, since only the word got lost that it was written."""
        for each in own:
            if each.outcome is None and each.goes_on:
                try:
                    table = await self.tables.get(each.table)
                except Refused as refused:
                    if refused.code == "unavailable":
                        raise
                    continue  # it was forgotten, or nobody can read it
                if table.state.is_open:
                    return table
        return None

    async def own(self, contests: Sequence[str], holder: str | None) -> dict[str, list[Try]]:
        """Somebody's tries; of a game that ended a moment ago, what it came to is written first."""
        found = await self.ledger.own(contests, holder)
        tries = [each for tries in found.values() for each in tries if each.outcome is None]
        states = [self._live(each.table) for each in tries]
        ended = [state for state in states if state is not None and state.result is not None]
        for state in ended:
            await self.tables.archive.set_status(state)
        return await self.ledger.own(contests, holder) if ended else found

    def running(self, own: Sequence[Try]) -> str | None:
        """Of somebody's tries, the table of the one that is not over."""
        return next((each.table for each in own if each.outcome is None and each.goes_on), None)

    def _live(self, table: str) -> TableState | None:
        live = self.tables.kept.live(table)
        return None if live is None else live.state

    # Challenges

    async def challenge(self, table: LiveTable, holder: str | None) -> Contest:
        """From a game that somebody has finished against bots; asked twice, the same one.

        A try is one already: others meet it where it was tried.
        """
        state = table.state
        seat = challenger_in(state, holder)
        if not await self.tables.deal_is_over(state.charter):
            raise Refused("deal-is-played", 403)
        if state.charter.contest is not None:
            return state.charter.contest
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
        """Where the adviser has played the deal of a day that has ended; None: not yet.

        One that is not kept any more, or that nobody goes on with, is played anew.
        """
        if contest.day is None or not contest.is_over(self.system.now()):
            return None
        known = contest.solution
        if known is not None:
            state, status = self._live(known), await self.ledger.status_of(known)
            if status == "finished" or (state and state.result is not None):
                return known
            if status in OPEN:
                await self._fetch(known)
                return None
        async with self._making:
            if (await self.get(contest.id)).solution == known:
                await self._begin_solution(contest)
        return None

    async def _fetch(self, table: str) -> None:
        """Where only the word got lost that it was made, nobody plays there yet."""
        if not self.tables.kept.knows_open(table):
            with suppress(Elsewhere):
                await self.tables.get(table)

    async def _begin_solution(self, contest: Contest) -> None:
        best = adviser(game_named(contest.game))
        await self.tables.create(
            choices_of(contest, 0),
            HOLDER,
            contest=contest,
            noted=lambda charter: [solved_at(contest, charter.id)],
            seated=lambda _: seated_by_bots([level or best for level in contest.bots]),
            started=lambda state: start(state, Actor(HOLDER)),
        )

    # Checking

    def check(self, contest: Contest, tries: Sequence[Try]) -> None:
        """In the background, one after another, whatever nobody has looked at yet: as long as the
        same bots can be asked again."""
        if contest.bots_version != bots_version(game_named(contest.game), contest.bots):
            return
        for each in tries:
            is_due = each.outcome is not None and each.is_checked is None
            is_same = each.bots_version == contest.bots_version
            if is_due and is_same and each.table != contest.source:
                self._due.setdefault(each.table)
        if self._due and (self._checking is None or self._checking.done()):
            self._checking = asyncio.create_task(self._check_all())

    async def _check_all(self) -> None:
        while self._due:
            table = next(iter(self._due))
            try:
                await self._check(table)
            except Refused as refused:
                if not isinstance(refused, UnreadableTable):  # others are to be served first
                    await self.system.sleep(LATER_SECONDS)
                    continue
            except Exception as failure:  # one of them must not keep the others
                logger.warning(
                    "a result was not checked", extra={"table": table, "reason": str(failure)}
                )
            del self._due[table]

    async def _check(self, table: str) -> None:
        """Of a game that is not loaded anyway, nothing stays in memory."""
        tried = await self.ledger.at(table)
        if tried is None or tried.is_checked is not None:  # who asked had looked before it was
            return
        state = self._live(table)
        if state is None:
            charter = await self.tables.archive.charter(table)
            if charter is None:  # it was forgotten
                return
            state = await folded(charter, await self.tables.archive.log(table))
        if state.result is not None:
            await self.ledger.set_checked(table, await bots_play_so_again(state, self.workers))

    def stop(self) -> None:
        if self._checking is not None:
            self._checking.cancel()

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


def simulations_of(game: Game, played: Collection[Level | None]) -> int:
    levels = list(bots_of(game))
    slow = levels[levels.index(adviser(game)) + 1 :]
    return FEWER if {*slow} & {*played} else SIMULATIONS


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
    if is_program(holder):
        raise Refused("not-for-programs", 403)
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
