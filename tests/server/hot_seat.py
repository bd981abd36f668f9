"""Tables that one browser plays alone."""

from random import Random
from typing import Any

from kutter.server.protocol.acts import Command, MakeMove
from kutter.server.table.decide.actor import Actor
from tests.server.running import Browser, Server


async def hot_seat(browser: Browser, game: str, players: int, **choices: Any) -> str:
    """A table that one browser plays alone."""
    table = await browser.new_table(game, players, **choices)
    return await take_all_seats(browser, table, players)


async def take_all_seats(browser: Browser, table: str, players: int) -> str:
    for seat in range(players):
        await browser.sit(table, seat, f"Guest {seat}")
    await browser.act(table, "start")
    return table


async def play_on(server: Server, table: str, moves: int = 10**6) -> None:
    """Random moves for whoever owes one, without the way over a socket."""
    live = await server.services.tables.get(table)
    state, random = live.state, Random(table)
    for number in range(moves):
        if not state.owing:
            return
        seat = state.owing[0]
        assert state.game_state is not None
        move = random.choice(state.game.legal(state.game.view(state.game_state, seat), seat))
        act = MakeMove(kind="move", move=state.game.text(move))
        holder = min(state.seats[seat].holders)
        command = f"command-{state.version}-{number}"
        await live.act(Actor(holder, seat), Command(id=command, version=state.version, act=act))


async def same_browser(server: Server, cookies: dict[str, str]) -> Browser:
    browser = Browser(server)
    browser.http.cookies.update(cookies)
    return browser
