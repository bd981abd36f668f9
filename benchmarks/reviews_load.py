"""What reviews cost other tables: how long moves take with reviews under way, and without.

    python -m benchmarks.reviews_load [--tables 200] [--seconds 20] [--rounds 5] [--reviews 10]

One server, tables with four connected seats that each make a move every so many seconds. In every
round they do so twice: with nothing else to do, and while games are looked back on at the usual
depth. As in `benchmarks.load`, a move takes as long as until the last of the four has heard of it.
Reviews cost nothing if their figures lie within the spread of the others.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from random import Random

import httpx2
import uvloop

from benchmarks.load.tables import SEATS
from benchmarks.load.turns import UnderWay, measure_in_turns, turns_parser
from benchmarks.load.wire import HOST, Json
from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import seed_from
from kutter.records.setting import Setting
from kutter.server.review.reviews import LINGER_SECONDS, MOST_EACH


def a_record(number: int) -> Json:
    """A game of which there is much to say."""
    setting = Setting("fishing", SEATS)
    return play_match(setting, [RandomBot()] * SEATS, seed_from("reviews", number)).to_json()


async def look_back(port: int, record: Json, asker: int) -> None:
    """Waits for as many reviews as one address may; every asker has an address of its own."""
    transport = httpx2.AsyncHTTPTransport(local_address=f"127.0.0.{2 + asker}")
    where = f"http://{HOST}:{port}/api"
    async with httpx2.AsyncClient(transport=transport, base_url=where, timeout=60) as client:
        made = (await client.post("/records", json=record)).raise_for_status().json()

        async def wait_for(seat: int) -> None:
            told: Json = {"review": None, "done": 0}
            while told["review"] is None:
                query = {"seat": seat, "known": told["done"]}
                answer = await client.get(f"/records/{made['id']}/review", params=query)
                told = answer.raise_for_status().json()

        await asyncio.gather(*(wait_for(seat) for seat in range(MOST_EACH)))


@asynccontextmanager
async def reviews_under_way(port: int, number: int) -> AsyncIterator[None]:
    """Of new records each time, for what was looked back on before is kept."""
    record = a_record(Random().randrange(10**9))
    looking = [
        asyncio.create_task(look_back(port, record, asker)) for asker in range(number // MOST_EACH)
    ]
    await asyncio.sleep(1)
    try:
        yield
        for each in looking:
            if each.done():
                each.result()
                print("  a review was whole before the round was over")
    finally:
        for each in looking:
            each.cancel()
        await asyncio.wait(looking)
        await asyncio.sleep(LINGER_SECONDS + 1)  # until the server has ended them, too


def main() -> None:
    parser = turns_parser(__doc__)
    parser.add_argument("--reviews", type=int, default=10)
    arguments = parser.parse_args()
    things: dict[str, UnderWay] = {
        "without reviews": lambda _: nullcontext(),
        "with reviews": partial(reviews_under_way, number=arguments.reviews),
    }
    uvloop.run(measure_in_turns(things, arguments))


if __name__ == "__main__":
    main()
