"""What several people do at one table, in any order: links, devices, programs, sockets, votes."""

from collections.abc import Callable
from contextlib import AsyncExitStack

import uvloop

from fuzz.acts import DEVICES, GATHERING, PEOPLE, RUNNING, anybody, start
from fuzz.asking import ask, served
from fuzz.choices import Choices
from fuzz.model import NAMES, Model
from fuzz.people import Party
from fuzz.target import Target


async def sequence(party: Party) -> bool:
    choices = party.choices
    game, seats = choices.of((("fishing", 3), ("freshfish", 2), ("freshfish", 3)))
    has_clock = choices.one_in(3)
    pace = {"kind": "move", "seconds": 600} if has_clock else {"kind": "none"}
    wanted = {"game": game, "players": seats, "pause": 0, "pace": pace}
    choices.note(f"{wanted}")
    made = (await party.ask("Anna", "POST", "/tables", wanted)).json
    party.table, party.model = made["id"], Model(seats, "Anna", has_clock)
    await party.look()
    if choices.below(2):
        await take_seats(party)
    done = 0
    for _ in range(choices.between(8, 40)):
        acts = GATHERING if party.model.status == "gathering" else RUNNING
        before = party.commands
        await choices.of(acts)(party)
        done += party.commands > before
        await party.look()
        if choices.below(3) == 0:
            await party.probe(anybody(party), choices.below(seats))
        await party.check_sockets()
    for who in (*PEOPLE, *DEVICES):
        shown = (await party.ask(who, "GET", f"/tables/{party.table}")).json
        party.check_view(who, shown)
    return done > 3


async def take_seats(party: Party) -> None:
    """Straight to a game that is about to start."""
    for seat in range(len(party.model.seats)):
        who, name = PEOPLE[seat], NAMES[seat][0]
        if seat and party.choices.one_in(4):
            answer = await party.act("Anna", "bot", level="deckhand", about=seat)
            party.check(f"bot (Anna, {seat})", "yes", answer)
            party.model.seats[seat].bot = True
        else:
            answer = await party.act(who, "sit", name=name, about=seat)
            party.check(f"sit ({who}, {seat}, {name})", "yes", answer)
            party.model.sit(who, seat, name)
            if party.choices.one_in(2):
                await party.open_socket(who, seat)
    if party.choices.below(4):
        await party.look()
        await start(party)
        await party.look()


def prepare() -> Callable[[Choices], bool]:
    """One server for many tables: each sequence has its own."""
    loop = uvloop.new_event_loop()
    stack = AsyncExitStack()
    app, services, system = loop.run_until_complete(stack.enter_async_context(served()))

    async def introduced() -> dict[str, bytes]:
        cookies = {}
        for who in (*PEOPLE, *DEVICES, "elsewhere"):
            answer = await ask(app, "POST", "/api/me")
            cookies[who] = answer.headers[b"set-cookie"].split(b";")[0]
        return cookies

    cookies = loop.run_until_complete(introduced())
    other = {"game": "fishing", "players": 3}

    async def other_table() -> str:
        party = Party(app, services, system, cookies, Choices(b""))
        return str((await party.ask("elsewhere", "POST", "/tables", other)).json["id"])

    elsewhere = loop.run_until_complete(other_table())

    async def run(choices: Choices) -> bool:
        party = Party(app, services, system, cookies, choices)
        party.other_table = elsewhere
        try:
            return await sequence(party)
        finally:
            for who, seat, socket in list(party.sockets):
                await party.forget(who, seat, socket)
            if party.table:
                live = await services.tables.get(party.table)
                await live.stop()
                services.tables.kept.drop(party.table)

    def attempt(choices: Choices) -> bool:
        assert stack is not None, "the server lives as long as this does"
        return loop.run_until_complete(run(choices))

    return attempt


SEQUENCES = Target(
    name="sequences",
    says="acts of several people, devices, links, programs and sockets at one table",
    size=400,
    prepare=prepare,
    covers=(
        "kutter.server.table",
        "kutter.server.identity",
        "kutter.server.http.endpoints.links",
    ),
    seconds=60,
    unit="sequences",
)  # fmt: skip
