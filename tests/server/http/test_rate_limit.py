"""Limits belong to who acts and to the address, whatever connection they come over."""

import asyncio
from collections.abc import Sequence

import pytest
from websockets.exceptions import InvalidStatus

from kutter.server.http import rate_limit as limits_module
from kutter.server.http.rate_limit import CROWD, RateLimits
from kutter.server.identity.cookies import address_of
from kutter.server.settings import Limits
from tests.server.running import Browser, code_of, quick, running
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio


async def chat(browser: Browser, table: str, lines: int) -> list[str]:
    """Each line over a socket of its own."""
    answers = []
    for _ in range(lines):
        async with browser.socket(table) as socket:
            await socket.until(lambda _: True)
            answers.append((await socket.do("say", text="Hello", name="Anna"))["type"])
    return answers


async def test_who_comes_again_finds_limits_as_they_were_left(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(chat=(3, 0.5)))
    system = StillSystem()
    async with running(settings, system) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table()
        await ben.post("/me")
        assert await chat(anna, table, 5) == ["ack"] * 3 + ["refused"] * 2
        assert await code_of(anna.act(table, "say", text="Hello", name="Anna")) == "too-often"
        assert await chat(ben, table, 1) == ["ack"], "somebody else at the same address"
        system.pass_time(2)
        assert await chat(anna, table, 2) == ["ack", "refused"]


async def test_many_names_behind_one_address_have_a_limit_together(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(chat=(2, 0), new_tables=(100, 0)))
    async with running(settings, StillSystem()) as server, Browser(server) as anna:
        table = await anna.new_table()
        said: list[str] = []
        for _ in range(CROWD + 2):
            async with Browser(server) as somebody:
                await somebody.post("/me")
                said += await chat(somebody, table, 2)
        assert said.count("ack") == 2 * CROWD


def test_who_has_no_name_is_its_address() -> None:
    rate_limits = RateLimits(Limits(chat=(3, 0)), StillSystem())
    assert [rate_limits.passes("chat", "192.0.2.1") for _ in range(4)] == [True] * 3 + [False]
    assert rate_limits.passes("chat", "192.0.2.1", "somebody")


async def test_sockets_are_opened_so_often(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(openings=(3, 0)))
    async with running(settings, StillSystem()) as server, Browser(server) as anna:
        table = await anna.new_table()
        for _ in range(3):
            async with anna.socket(table) as socket:
                await socket.hear()
        with pytest.raises(InvalidStatus, match="403"):
            async with anna.socket(table):
                pass


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables"),
        ("GET", "/api/mine"),
        ("POST", "/api/me"),
        ("POST", "/api/redeem"),
        ("GET", "/api/tables/abcdef"),
        ("GET", "/api/tables/abcdef/links"),
        ("DELETE", "/api/tables/abcdef/links/abcdef"),
        ("GET", "/api/records/abcdef"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/nothing"),
        ("GET", "/metrics"),
    ],
)
async def test_whatever_costs_is_limited(sqlite: str, method: str, path: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(requests=(5, 0)))
    async with running(settings, StillSystem()) as server, Browser(server) as anna:
        answers = [(await anna.http.request(method, path)).status_code for _ in range(7)]
        assert 429 not in answers[:5]
        assert answers[5:] == [429, 429]
        assert (await anna.http.get("/healthz")).status_code == 200


async def test_behind_a_proxy_limits_go_by_what_the_proxy_says(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(requests=(2, 0)))
    async with running(settings, StillSystem()) as server, Browser(server) as proxy:

        async def ask(client: str) -> int:
            headers = {"X-Forwarded-For": client}
            return (await proxy.http.get("/api/tables", headers=headers)).status_code

        one = ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9"]
        assert [await ask(each) for each in one] == [200, 200, 429]
        assert await ask("2001:db8:1:3::1") == 200
        mapped = ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"]
        assert [await ask(each) for each in mapped] == [200, 200, 429]
        nonsense = ["x" * 5000, "[", "%"]
        assert [await ask(each) for each in nonsense] == [200, 200, 429]
    async with (
        running(settings, StillSystem(), trust_proxy="192.0.2.9") as server,
        Browser(server) as liar,
    ):
        answers = [
            await liar.http.get("/api/tables", headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in range(3)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "nowhere"),
        ("", "nowhere"),
    ],
)
def test_an_address_is_what_one_owner_has(host: str, address: str) -> None:
    assert address_of(host) == address


def many(number: int) -> Sequence[str]:
    return [f"2001:db8:{each >> 16:x}:{each & 0xFFFF:x}::/64" for each in range(number)]


def test_nobodys_empty_bucket_is_filled_by_others_who_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 50)
    rate_limits = RateLimits(Limits(questions=(2, 0.1)), StillSystem())
    victim = "192.0.2.1"
    assert [rate_limits.passes("questions", victim) for _ in range(3)] == [True, True, False]
    passed = sum(rate_limits.passes("questions", each) for each in many(1000))
    assert not rate_limits.passes("questions", victim)
    assert passed <= 50 + 2, "the rest share what their network has"
    assert len(rate_limits._buckets) <= 50 + limits_module.SHARED_BUCKETS


def test_a_clock_that_is_set_back_shuts_nobody_out() -> None:
    system = StillSystem()
    rate_limits = RateLimits(Limits(questions=(2, 0.1)), system)
    assert rate_limits.passes("questions", "192.0.2.1")
    system.pass_time(-3600)
    assert rate_limits.passes("questions", "192.0.2.1")


def test_buckets_that_are_full_again_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 50)
    system = StillSystem()
    rate_limits = RateLimits(Limits(questions=(2, 0.1)), system)
    assert all(rate_limits.passes("questions", each) for each in many(50))
    system.pass_time(10)
    assert all(rate_limits.passes("questions", each) for each in many(100)[50:])
    assert len(rate_limits._buckets) == 50


async def test_a_redemption_that_fails_counts(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(new_tables=(3, 0)))
    async with running(settings, StillSystem()) as server, Browser(server) as eve:
        guesses = [eve.post("/redeem", {"secret": "x" * 32, "name": "Eve"}) for _ in range(5)]
        codes = await asyncio.gather(*(code_of(each) for each in guesses))
        assert sorted(codes) == ["link-is-unknown"] * 3 + ["too-often"] * 2
