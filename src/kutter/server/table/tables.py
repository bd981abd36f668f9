"""All tables: made, found, loaded again after a restart, ended when nobody comes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from kutter.games.contract import Json
from kutter.server.bots.pool import BotWorkers
from kutter.server.observe import METRICS
from kutter.server.protocol.acts import Command, Rematch
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
from kutter.server.settings import Settings
from kutter.server.system import System
from kutter.server.table.archive import FIRST_EPOCH, Archive, UnreadableTable
from kutter.server.table.charter import Charter, Contest, checked_options, options_of
from kutter.server.table.decide.actor import Actor, Decision
from kutter.server.table.decide.deals import share_deal
from kutter.server.table.decide.gathering import first_entries
from kutter.server.table.decide.rematch import check_rematch, seated_again
from kutter.server.table.entries import Change, DealRepeated, Entry, RematchMade
from kutter.server.table.folding import folded
from kutter.server.table.kept import Kept
from kutter.server.table.live.answers import Answers, answers_in
from kutter.server.table.live.ownership import Claimed, Elsewhere, Ownership
from kutter.server.table.live.surroundings import Surroundings
from kutter.server.table.live.table import LiveTable, LogIsBehind, Memory
from kutter.server.table.state import TableState
from kutter.server.table.telling.audience import opens_seed
from kutter.server.table.telling.broadcast import Shown
from kutter.server.table.turns import Turns

MOST_LOADING: Final = 8
"""Tables at once for who asks for them: each asks the database several things."""
REST_SECONDS: Final = 60.0
"""After which a table is put away at which nobody is, and no bot."""
REST_EVERY: Final = 5.0
"""How often that is looked for; what is due by the next time is fetched."""

logger = logging.getLogger(__name__)


class Tables:
    def __init__(
        self,
        archive: Archive,
        system: System,
        workers: BotWorkers,
        settings: Settings,
        ownership: Ownership,
    ) -> None:
        self.archive = archive
        self.system = system
        self.settings = settings
        self.ownership = ownership
        self.around = Surroundings(
            archive, system, workers, settings, ownership, self.deal_is_over, self.lose
        )
        self.kept = Kept()
        self._turns = Turns()
        self._places = asyncio.Semaphore(MOST_LOADING)
        self._leaving: set[asyncio.Task[None]] = set()

    # Start and stop

    async def adopt_abandoned(self) -> None:
        """Replays every table that has not ended, and that no other node has."""
        async for name in self.ownership.abandoned():
            if not self.kept.knows_open(name):
                async with self._turns.at(name):
                    with suppress(Elsewhere):  # the lease ran out, and another was quicker
                        await self._adopt(name)

    async def _adopt(self, name: str) -> None:
        if self.kept.knows_open(name):
            return
        table = await self._inherit(name, await self.ownership.claim(name))
        table = table or await self._load_readable(name)
        if table is None:
            return
        await self._keep(table)
        if table.state.is_open:
            self._wake(table)
        else:  # a server died before it was noted
            await self.archive.set_status(table.state, table.epoch)

    def _wake(self, table: LiveTable) -> None:
        """Nobody loses time for which we are to blame."""
        table.state.turn_began = max(table.state.turn_began, self.system.now())
        table.shown.refresh()
        table.go_on()

    async def _load_readable(self, table: str) -> LiveTable | None:
        """One that cannot be read must not keep the others from going on."""
        try:
            charter = await self.archive.charter(table)
            return None if charter is None else await self._load(charter)
        except UnreadableTable:
            return None

    async def _load(self, charter: Charter, memory: Memory | None = None) -> LiveTable:
        claimed = await self.ownership.claim(charter.id)
        inherited = await self._inherit(charter.id, claimed)
        if inherited is not None:
            return inherited
        entries = await self.archive.log(charter.id)  # by now it is whole
        shown = await self._shown(charter, entries, memory)
        return self._live(shown, answers_in(entries), claimed, memory)

    async def _inherit(self, name: str, claimed: Claimed | None) -> LiveTable | None:
        found = await self.ownership.inherit(name, claimed)
        return None if found is None else self._live(found.shown, found.answers, claimed)

    def _live(
        self, shown: Shown, answers: Answers, claimed: Claimed | None, memory: Memory | None = None
    ) -> LiveTable:
        epoch = None if claimed is None else claimed.epoch
        return LiveTable(shown, answers, self.around, memory, epoch)

    async def _shown(
        self, charter: Charter, entries: Sequence[Entry], memory: Memory | None
    ) -> Shown:
        state = await folded(charter, entries)
        if memory is not None:
            state.turn_began = max(state.turn_began, memory.turn_began)
        try:
            return Shown(state)
        except Exception:  # its game cannot show it
            logger.exception("a table cannot be shown", extra={"table": charter.id})
            raise UnreadableTable from None

    async def _keep(self, table: LiveTable) -> None:
        self.kept.keep(table)
        self.ownership.welcome(table)
        await self.show_seed(table.shown)

    async def show_seed(self, shown: Shown) -> None:
        """Of a table that has ended, as soon as its deal is over everywhere, and no longer."""
        if shown.state.is_open:
            return
        is_open = opens_seed(shown.state, await self.deal_is_over(shown.state.charter))
        if shown.seed_is_open != is_open:
            shown.seed_is_open = is_open
            shown.refresh()

    async def stop(self) -> None:
        await asyncio.gather(*(table.stop() for table in self.kept.all_live()))

    # After it was uncertain whether somebody else writes

    def doubt(self) -> None:
        for table in self.kept.all_live():
            table.doubt()

    async def catch_up(self) -> None:
        """What the log says counts. Tables that it does not know so are loaded anew."""
        versions, held = await self.archive.open_versions(), await self.ownership.held()
        lost: list[LiveTable] = []
        for table in self.kept.all_live():
            is_ours = held is None or held.get(table.id) == table.epoch
            is_going_on = table.id in versions and table.state.status in ("gathering", "running")
            if not is_ours or not is_going_on:
                lost.append(table)
            elif table.state.version != versions[table.id]:
                try:
                    await table.catch_up()
                except LogIsBehind:
                    lost.append(table)
        await asyncio.gather(*map(self._forget, lost))
        for name, resting in list(self.kept.resting.items()):
            is_ours = held is None or name in held
            if not is_ours or versions.get(name) != resting.glimpse.version:
                self.kept.drop(name)
        if held is None:  # nodes do so all the time, and nobody is to wait for it
            await self.adopt_abandoned()

    async def _forget(self, table: LiveTable) -> None:
        self.kept.drop(table.id)
        await table.stop()
        table.send_away()

    async def let_go(self) -> None:
        """Of everything: other nodes are to have it."""
        await asyncio.gather(*(self._forget(table) for table in self.kept.all_live()))
        for name in list(self.kept.resting):
            self.kept.drop(name)

    # After another node has taken over

    def lose(self, table: LiveTable) -> None:
        """Who listens comes again, and follows it from here."""
        if self.kept.live(table.id) is table:
            METRICS.losses.inc()
            leaving = asyncio.create_task(self._forget(table))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    # Finding

    async def get(self, table: str) -> LiveTable:
        if not table.isprintable():  # no database can be asked for some characters
            raise Refused("no-such-table", 404)
        found = self.kept.live(table)
        if found is None:
            async with self._turns.at(table), self._places:
                found = self.kept.live(table) or await self._fetch(table)
        found.touched = self.system.now()
        await self.put_by_if_ended(found)
        await self.show_seed(found.shown)
        return found

    async def _fetch(self, table: str) -> LiveTable:
        """One that has ended or rests."""
        resting = self.kept.resting.get(table)
        charter = await self.archive.charter(table)
        if charter is None:
            self.kept.drop(table)
            raise Refused("no-such-table", 404)
        found = await self._load(charter, None if resting is None else resting.memory)
        await self._keep(found)
        if resting is not None:
            found.go_on()
        elif found.state.is_open:
            self._wake(found)
        return found

    async def deal_is_over(self, charter: Charter) -> bool:
        """Whether nobody may play a table's deal unseen any more, at another table."""
        if charter.contest is not None:
            return charter.contest.is_over(self.system.now())
        if self.kept.plays_elsewhere(charter):
            return False
        others = await self.ownership.play_elsewhere(charter.deal)
        return all(name == charter.id or self.kept.has_ended(name) for name in others)

    # Making

    async def create(
        self,
        choices: NewTable,
        maker: str,
        start_from: tuple[Json, list[str]] | None = None,
        prepared: tuple[str, ...] = (),
        contest: Contest | None = None,
        noted: Callable[[Charter], Sequence[Any]] = lambda _: (),
        seated: Decision = lambda _: [],
        started: Decision = lambda _: [],
    ) -> LiveTable:
        """Refuses what cannot be before anything is kept. What is `noted` is written with it, and
        who sits there and whether it has started: all of it or nothing."""
        options = checked_options(choices)
        if contest is not None:
            deal, seed, new_deal = contest.deal, contest.seed, False
        else:
            deal, seed, new_deal = await self._deal(choices, maker)
        repeated = await self._repeated(choices)
        charter = Charter(
            id=self.system.new_id(),
            choices=choices,
            options=options,
            maker=maker,
            deal=deal,
            seed=seed,
            commitment=self.system.commitment(seed),
            luck=self.system.new_luck() if contest is None else contest.luck,
            created=self.system.now(),
            start_from=start_from,
            prepared=prepared,
            contest=contest,
        )
        state = TableState(charter)
        entries = first_entries(state, lambda _: repeated, seated, started)
        owner = self.ownership.node
        await self.archive.add(state, entries, new_deal, *noted(charter), owner=owner)
        claimed = None if owner is None else Claimed(FIRST_EPOCH, len(entries))
        table = self._live(Shown(state), answers_in(entries), claimed)
        await self._keep(table)
        table.go_on()
        return table

    async def _repeated(self, choices: NewTable) -> list[Change]:
        """What the players of another table had added to the deal that is played again here."""
        if choices.same_deal_as is None:
            return []
        shares = (await self.get(choices.same_deal_as)).state.shares
        return [] if shares is None else [DealRepeated(list(shares))]

    async def _deal(self, choices: NewTable, maker: str) -> tuple[str, bytes, bool]:
        if choices.same_deal_as is None:
            return self.system.new_id(), self.system.new_seed(), True
        state = (await self.get(choices.same_deal_as)).state
        other = state.charter
        same = other.choices
        if not state.is_open and state.setup is None:
            raise Refused("never-started", 422)
        if (same.game, same.players) != (choices.game, choices.players):
            raise Refused("other-deal", 422)
        if other.options != options_of(choices):
            raise Refused("other-deal", 422)
        is_over = not state.is_open and await self.deal_is_over(other)
        if other.contest is not None and (state.is_open or not is_over):
            raise Refused("deal-is-played", 403)
        if not is_over:
            await self._share(other.deal, maker)
        return other.deal, other.seed, False

    async def _share(self, deal: str, maker: str) -> None:
        """Before anybody has seen a card of it, who made its tables may make one more."""
        for name in self.kept.playing(deal):
            table = await self.get(name)
            if table.state.charter.maker != maker:
                raise Refused("deal-is-played", 403)
            await table.add(share_deal)
        for name in await self.ownership.play_elsewhere(deal):
            if self.kept.live(name) is None:
                await self.ownership.share_elsewhere(name, maker)

    async def rematch(self, old: LiveTable, actor: Actor) -> None:
        """The same people and bots at a new table; asked twice, the same one."""
        state = old.state
        maker = check_rematch(state, actor)
        async with self._turns.at(old.id):
            if state.rematch is None or await self._came_to_nothing(state.rematch):
                choices = state.charter.choices.model_copy(
                    update={"same_deal_as": None, "position": None}
                )
                table = await self.create(choices, maker)
                table.bots.payer = old.bots.payer
                await table.add(lambda _: seated_again(state))
                for seat in state.seats:
                    for holder in seat.holders:
                        await self.archive.add_visit(holder, table.id)
                await old.add(lambda _: [RematchMade(table.id)])

    async def _came_to_nothing(self, table: str) -> bool:
        if table in self.kept.resting:
            return False
        live = self.kept.live(table)
        if live is not None:
            state = live.state
        else:
            charter = await self.archive.charter(table)
            if charter is None:
                return True
            state = await folded(charter, await self.archive.log(table))
        return not state.is_open and state.setup is None

    # Acting

    async def do(self, table: LiveTable, actor: Actor, command: Command) -> int:
        """A command over whatever way it came."""
        with METRICS.act_seconds.time():
            if isinstance(command.act, Rematch):
                await self.rematch(table, actor)
                return table.state.version
            return await table.act(actor, command)

    # Resting

    async def rest(self) -> None:
        """Puts tables away at which nobody is, and fetches those at which something is due."""
        now = self.system.now()
        for table in list(self.kept.open.values()):
            await self.put_by_if_ended(table)
            if self._may_rest(table, now):
                self.kept.put_away(table)
        for name in self.kept.due_by(now + REST_EVERY):
            try:
                await self.get(name)
            except Refused:  # it is tried again
                logger.warning("a table at rest could not be fetched", extra={"table": name})

    def _may_rest(self, table: LiveTable, now: float) -> bool:
        if table.state.status not in ("gathering", "running") or not table.is_quiet:
            return False
        due = table.next_due()
        return now - table.touched >= REST_SECONDS and (due is None or due > now + REST_SECONDS)

    # Forgetting

    async def forget(self, names: Sequence[str]) -> None:
        """For good."""
        for name in names:
            async with self._turns.at(name):
                try:
                    await self.ownership.claim(name)
                except Refused:  # whoever has it forgets it
                    continue
                await self.archive.forget(name)
                self.kept.drop(name)
        await self.archive.forget_unplayed_deals()

    async def put_by_if_ended(self, table: LiveTable) -> None:
        """Once: it may have been forgotten since."""
        if not table.state.is_open and table.id in self.kept.open:
            await self._keep(table)
