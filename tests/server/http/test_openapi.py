"""Schemathesis: whatever the OpenAPI page allows, and more, is answered as it says."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import one_of
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kutter.bots.jobs import Bots
from kutter.bots.registry import adviser
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.registry import game_named, metas
from kutter.records.setting import Setting
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.questions import Question, What, think
from kutter.server.bots.queue import Asker
from kutter.server.http.app import make_app
from kutter.server.settings import sqlite_url
from tests.server.running import Browser, Server, quick, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 5


@dataclass(frozen=True)
class Known:
    """What there is at the server, so that some requests hit it."""

    url: str
    cookie: str
    tables: tuple[str, ...]
    records: tuple[str, ...]
    links: tuple[str, ...]


async def furnish(server: Server) -> Known:
    """A table that gathers, one where a game runs, and a record of it."""
    async with Browser(server) as anna:
        gathering = await anna.new_table("fishing", 3, public=True)
        link = await anna.post(f"/tables/{gathering}/links", {"seat": 1, "purpose": "guest"})
        running_table = await anna.new_table("freshfish", 2, variant="market")
        for seat in range(2):
            await anna.sit(running_table, seat, f"Guest {seat}")
        await anna.act(running_table, "start")
        async with anna.socket(running_table, 0) as socket:
            first = await socket.until(lambda table: bool(table["position"]))
            if first["position"]["legal"]:
                await socket.do("move", move=first["position"]["legal"][0])
        record = await anna.get(f"/tables/{running_table}/record", seat=0)
        imported = await anna.post("/records", record)
        cookie = anna.http.cookies["kutter"]
        tables = gathering, running_table
        return Known(server.url, cookie, tables, (imported["id"],), (link["id"],))


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Known]:
    """A real server and store; bots think in this process."""
    database = sqlite_url(tmp_path_factory.mktemp("openapi") / "kutter.db")
    bots = Bots()
    bots.ready("freshfish", adviser(game_named("freshfish")))

    async def ask(_: BotWorkers, what: What, question: Question, _asker: Asker) -> object:
        return await asyncio.to_thread(
            lambda: think(bots.ready(question.game, question.bot), what, question)
        )

    with ExitStack() as stack:
        stack.enter_context(pytest.MonkeyPatch.context()).setattr(BotWorkers, "_ask", ask)
        portal = stack.enter_context(start_blocking_portal())
        server = stack.enter_context(
            portal.wrap_async_context_manager(running(quick(database, workers=0)))
        )
        yield portal.call(furnish, server)


@pytest.fixture(scope="module")
def schema() -> Any:
    return schemathesis.openapi.from_dict(make_app(quick(sqlite_url(Path("unused.db")))).openapi())


def test_every_route_answers_as_it_says(known: Known, schema: Any) -> None:
    """One test: as tests of their own they would be made wherever any test is collected."""
    routes = [each.ok() for each in schema.get_all_operations()]
    assert len(routes) > 30
    for route in routes:
        check_answers(route, known)


def check_answers(route: Any, known: Known) -> None:
    asked = one_of([route.as_strategy(generation_mode=mode) for mode in GenerationMode])

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=bool(os.environ.get("CI")),
        suppress_health_check=list(HealthCheck),
    )
    @given(asked)
    def ask(case: Any) -> None:
        aim(case, known)
        cookies = {"kutter": known.cookie}
        case.call_and_validate(base_url=known.url, checks=CHECKS, cookies=cookies)

    ask()


def aim(case: Any, known: Known) -> None:
    """Mostly at what is there."""
    random = Random(repr(case.path_parameters))
    for name, there in (("table", known.tables), ("record", known.records), ("link", known.links)):
        if name in case.path_parameters and random.random() < 0.8:
            case.path_parameters[name] = random.choice(there)


@pytest.mark.parametrize("game", list(metas()))
def test_what_a_position_holds_is_told_of_each_game(game: str, schema: Any) -> None:
    raw = schema.raw_schema["components"]["schemas"]
    told = [raw[each["$ref"].rpartition("/")[2]]["properties"] for each in raw["View"]["anyOf"]]
    found = game_named(game)
    dealer = SeededDealer(seed_from("told"))
    _, state = Setting(game, found.seats[0], found.meta.variants()[0]).start(dealer)
    shown = found.view_json(found.view(state, 0))
    assert any(set(shown) == set(properties) for properties in told)
