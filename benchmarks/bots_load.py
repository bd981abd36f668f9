"""What bots cost other tables: how long moves take while bots of one level think, and of another.

    python -m benchmarks.bots_load [--game fishing] [--levels skipper admiral] [--bot-tables 8]
        [--tables 200] [--seconds 20] [--rounds 5]

One server with one process for bots, tables with four connected seats that each make a move every
so many seconds. In every round they do so once for each level, while four bots of it play at each
of some other tables, without a pause, so that the process always thinks. As in `benchmarks.load`, a
move takes as long as until the last of the four has heard of it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter

import uvloop

from benchmarks.load.tables import SEATS, KutterTable
from benchmarks.load.turns import measure_in_turns, turns_parser
from benchmarks.load.wire import Http, Json, Socket, open_socket
from kutter.games.registry import metas


class BotTable(KutterTable):
    """Four bots, and its maker, who watches and counts their moves."""

    def __init__(self, port: int, game: str, level: str) -> None:
        super().__init__([port])
        self.game, self.level = game, level
        self.path = self.maker = ""
        self.moves = 0
        self.has_moved = asyncio.Event()

    async def open(self, http: Http) -> None:
        new = {"game": self.game, "players": SEATS, "pause": 0}
        created, self.maker = await http.post("/api/tables", new)
        self.path = f"/api/tables/{created['id']}"
        for seat in range(SEATS):
            await self.act(http, {"kind": "bot", "seat": seat, "level": self.level})
        await self.act(http, {"kind": "start"})
        self.sockets.append(
            await open_socket(self.port, f"{self.path}/socket", self.heard, self.maker)
        )

    async def act(self, http: Http, act: Json) -> None:
        await http.post(f"{self.path}/acts", self.command(0, act), self.maker)

    def heard(self, _: Socket, data: bytes) -> None:
        if b'"what":"moved"' in data[:80]:
            self.moves += 1
            self.has_moved.set()


@asynccontextmanager
async def bots_under_way(port: int, game: str, level: str, number: int) -> AsyncIterator[None]:
    """At new tables each time, from when all have moved: what they need is loaded then."""
    tables = [BotTable(port, game, level) for _ in range(number)]
    http = Http(port)
    for table in tables:
        await table.open(http)
    http.close()
    for table in tables:
        await table.has_moved.wait()
    before, began = sum(table.moves for table in tables), perf_counter()
    try:
        yield
        moves = sum(table.moves for table in tables) - before
        print(f"  bots: {moves / (perf_counter() - began):.1f} moves/s", flush=True)
    finally:
        http = Http(port)
        for table in tables:
            await table.act(http, {"kind": "end"})
            table.close()
        http.close()


def main() -> None:
    parser = turns_parser(__doc__)
    parser.add_argument("--game", default="fishing", choices=sorted(metas()))
    parser.add_argument("--levels", nargs="+", default=["skipper", "admiral"])
    parser.add_argument("--bot-tables", type=int, default=8)
    arguments = parser.parse_args()
    things = {
        level: partial(
            bots_under_way, game=arguments.game, level=level, number=arguments.bot_tables
        )
        for level in arguments.levels
    }
    uvloop.run(measure_in_turns(things, arguments))


if __name__ == "__main__":
    main()
