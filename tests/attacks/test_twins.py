"""Two tables that differ only in what a seat may not know: every frame to that seat, and to
somebody who watches, is the same to the byte, of the same size, in the same order."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import seed_from
from kutter.games.freshfish.game import FRESHFISH
from kutter.records.format import dump_record
from kutter.records.replay import replay
from kutter.records.setting import Setting
from tests.attacks.frames import Wire
from tests.attacks.victim import PATIENCE, Victim
from tests.server.alike import Alike, Position, fishing_alike
from tests.server.running import Browser, Json

pytestmark = pytest.mark.anyio

TIME = re.compile(rb"\b1[0-9]{9}(\.[0-9]+)?\b")
COMMITMENT = re.compile(rb'"[0-9a-f]{64}"')


@dataclass
class Twin:
    """One of two tables: Sam has the seat that is kept in the dark, Eve watches, Yara is all
    others."""

    alike: Alike
    position: Position
    table: str
    sam: Browser
    yara: Browser
    wires: list[Wire] = field(default_factory=list)

    async def view(self, seat: int) -> Json:
        person = self.sam if seat == self.alike.seat else self.yara
        return await person.get(f"/tables/{self.table}", seat=seat)

    async def make(self, move: str) -> None:
        """Sam moves over his wire, others by requests; then all have heard of it."""
        seat = int(move[0])
        if seat == self.alike.seat:
            version = (await self.view(seat))["version"]
            await self.wires[0].command({"kind": "move", "move": move}, version)
        else:
            await self.yara.act(self.table, "move", seat, move=move)
        await self.settle()

    async def take_back(self, seat: int) -> None:
        await self.yara.act(self.table, "undo", seat)
        await self.settle()

    async def settle(self) -> None:
        version = (await self.yara.get(f"/tables/{self.table}"))["version"]
        async with asyncio.timeout(PATIENCE):
            while any(not wire.has_heard_all(version) for wire in self.wires):
                await asyncio.sleep(0.01)

    def frames(self, number: int) -> list[tuple[int, bytes]]:
        """What came over a wire: sizes as they were, but for times and names of one length."""
        told = []
        for head, payload in self.wires[number].heard:
            same = payload.replace(self.table.encode(), b"t" * len(self.table))
            same = COMMITMENT.sub(b'"hash"', TIME.sub(b"time", same))
            told.append((head, same))
        return told

    def sizes(self, number: int) -> list[int]:
        return [
            len(payload) for _, payload in self.wires[number].heard if TIME.search(payload) is None
        ]


@asynccontextmanager
async def twin(
    victim: Victim, alike: Alike, position: Position, choices: Any
) -> AsyncIterator[Twin]:
    sam, yara, eve = (victim.browser() for _ in range(3))
    record = position.record
    imported = await yara.http.post("/api/records", content=dump_record(record))
    start = {"record": imported.json()["id"], "at": len(record.moves)}
    wanted = {**record.options, **choices, "position": start}
    table = await yara.new_table(record.game, record.players, **wanted)
    await sam.sit(table, alike.seat, "Sam")
    for seat in set(range(record.players)) - {alike.seat}:
        await yara.sit(table, seat, f"Y{seat} {'uvwxy'[seat] * 4}")
    found = Twin(alike, position, table, sam, yara)
    async with (
        Wire.at(victim, table, sam, alike.seat) as own,
        Wire.at(victim, table, eve, None) as watching,
        Wire.at(victim, table, yara, alike.giver) as knowing,
    ):
        found.wires = [own, watching, knowing]
        await yara.act(table, "start")
        await found.settle()
        yield found


def auction_alike(options: Json) -> Alike:
    """Three seats that owe a sealed bid; one of them bids differently in the two."""
    setting = Setting("freshfish", 3, options)
    record = play_match(setting, [RandomBot()] * 3, seed_from("alike"))
    for step in replay(record).steps():
        owing = FRESHFISH.owing(step.state)
        if len(owing) == 3 and all(can_bid(step.state, seat) for seat in owing):
            begun = replace(record, moves=record.moves[: step.number], result=None)
            one, other = (Position(begun, b"", bid) for bid in ("1", "2"))
            return Alike(one, other, seat=0, giver=1, bot=2)
    raise AssertionError("there is an auction in every game")


def can_bid(table: Any, seat: int) -> bool:
    return len(FRESHFISH.legal(table, seat)) > 2


async def play_alike(one: Twin, other: Twin) -> list[str]:
    """What both positions allow, as long as nothing that is hidden shows."""
    played: list[str] = []
    for _ in range(40):
        owing = (await one.view(one.alike.seat))["position"]["owing"]
        seat = one.alike.giver if one.alike.giver in owing else owing[-1]
        legal = [(await each.view(seat))["position"]["legal"] for each in (one, other)]
        verb = legal[0][0].split(" ")[1]
        moves = [move for move in legal[0] if move in legal[1]]
        if verb == "bid" and owing == [one.alike.seat]:
            break  # it would open them all
        if verb in ("pass", "bid") and seat == one.alike.giver:
            for each in (one, other):
                await each.make(f"{seat} {verb} {each.position.hidden}")
                await each.take_back(seat)
                await each.make(f"{seat} {verb} {each.position.hidden}")
            played.append(f"{seat} {verb}")
            continue
        if not moves or (verb == "play" and min(map(len, legal)) <= 2):
            break
        move = next((each for each in moves if each.endswith("~pass")), moves[0])
        for each in (one, other):
            await each.make(move)
        played.append(move)
    return played


@pytest.mark.parametrize(
    ("make_alike", "choices"),
    [
        (lambda: fishing_alike(0), {}),
        (lambda: auction_alike({"variant": "market"}), {}),
        (lambda: auction_alike({"variant": "classic"}), {"purses": False}),
    ],
    ids=["fishing", "market", "classic"],
)
async def test_every_frame_is_the_same_to_the_byte(
    victim: Victim, make_alike: Callable[[], Alike], choices: Json
) -> None:
    alike = make_alike()
    async with (
        twin(victim, alike, alike.one, choices) as one,
        twin(victim, alike, alike.other, choices) as other,
    ):
        played = await play_alike(one, other)
        for each in (one, other):
            for act in ({"kind": "vote", "seat": alike.seat}, {"kind": "answer", "agree": True}):
                await each.wires[0].command(act, 0)
            await each.wires[0].command({"kind": "move", "move": f"{alike.giver} bid 1"}, 1)
            await each.settle()
        for wire in (0, 1):
            assert one.frames(wire) == other.frames(wire)
            assert one.sizes(wire) == other.sizes(wire)
            assert len(one.frames(wire)) > len(played) > 1
        assert one.frames(2) != other.frames(2), "who knows is told, and the comparison sees it"
        assert any(move.endswith((" pass", " bid")) for move in played), "a sealed choice"
