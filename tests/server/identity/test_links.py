"""Links: whatever one opens belongs to a holding of a seat, and ends with it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Browser, Server, code_of, quick, running

pytestmark = pytest.mark.anyio

TRIES = 20
"""How often two things are done at once."""


@asynccontextmanager
async def people(database: str, number: int) -> AsyncIterator[tuple[Server, list[Browser]]]:
    async with running(quick(database)) as server:
        yield server, [Browser(server) for _ in range(number)]


async def leaves(browser: Browser, _maker: Browser, table: str) -> None:
    await browser.stand(table, 1)


async def is_removed(_browser: Browser, maker: Browser, table: str) -> None:
    await maker.remove(table, 1)


@pytest.mark.parametrize("goes", [leaves, is_removed])
async def test_a_devices_link_ends_with_the_holding_it_was_made_in(
    sqlite: str, goes: Callable[[Browser, Browser, str], Awaitable[None]]
) -> None:
    async with people(sqlite, 4) as (_, (anna, ben, bens_phone, clara)):
        table = await anna.new_table(players=3)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        device = await ben.link(table, 1, "device")
        await goes(ben, anna, table)
        await clara.sit(table, 1, "Clara")
        assert await code_of(bens_phone.redeem(device)) == "link-is-unknown"
        assert await code_of(ben.redeem(device)) == "link-is-unknown"
        await anna.put_bots(table, 2)
        await anna.act(table, "start")
        assert await code_of(ben.redeem(device)) == "link-is-unknown"
        assert await code_of(ben.get(f"/tables/{table}", seat=1)) == "not-your-seat"
        assert (await clara.get(f"/tables/{table}/links"))["links"] == []


async def test_even_the_same_persons_next_holding_has_links_of_its_own(sqlite: str) -> None:
    async with people(sqlite, 2) as (_, (anna, phone)):
        table = await anna.new_table(players=3)
        await anna.sit(table, 0, "Anna")
        device = await anna.link(table, 0, "device")
        await anna.stand(table, 0)
        await anna.sit(table, 0, "Anna")
        assert await code_of(phone.redeem(device)) == "link-is-unknown"


async def test_a_guest_who_has_left_does_not_come_back_by_the_same_link(sqlite: str) -> None:
    async with people(sqlite, 2) as (_, (anna, ben)):
        table = await anna.new_table(players=3)
        invitation = await anna.link(table, 1, "guest")
        await ben.redeem(invitation, "Ben")
        await anna.remove(table, 1)
        assert await code_of(ben.redeem(invitation, "Ben")) == "link-is-used"


async def test_a_guest_whose_link_is_revoked_is_sent_away_before_the_start_only(
    sqlite: str,
) -> None:
    async with people(sqlite, 3) as (_, (anna, ben, clara)):
        table = await anna.new_table(players=3)
        first = await anna.link(table, 1, "guest")
        second = await anna.link(table, 2, "guest")
        await ben.redeem(first, "Ben")
        await clara.redeem(second, "Clara")
        await anna.revoke(table, first)
        assert (await anna.get(f"/tables/{table}"))["seats"][1]["name"] is None
        await anna.put_bots(table, 0, 1)
        await anna.act(table, "start")
        assert await code_of(anna.revoke(table, second)) == "link-is-unknown"
        assert (await clara.get(f"/tables/{table}", seat=2))["holds"] == [2]


@pytest.mark.parametrize("pause", [0, 0.005, 0.03])
async def test_what_is_revoked_is_out_whoever_came_first(sqlite: str, pause: float) -> None:
    async with people(sqlite, 1) as (server, (desk,)):
        table = await desk.new_table(players=3)
        await desk.sit(table, 0, "Anna")
        for _ in range(TRIES):
            phone = Browser(server)
            await phone.post("/me")
            device = await desk.link(table, 0, "device")

            async def revoke(device: dict[str, str] = device) -> None:
                await asyncio.sleep(pause)
                await desk.revoke(table, device)

            await asyncio.gather(phone.redeem(device), revoke(), return_exceptions=True)
            assert await code_of(phone.get(f"/tables/{table}", seat=0)) == "not-your-seat"
            await phone.http.aclose()


async def test_a_revoked_devices_sockets_are_closed_and_no_others(sqlite: str) -> None:
    async with people(sqlite, 2) as (_, (desk, phone)):
        table = await desk.new_table(players=3)
        await desk.sit(table, 0, "Anna")
        device = await desk.link(table, 0, "device")
        await phone.redeem(device)
        async with desk.socket(table, 0) as on_desk, phone.socket(table, 0) as on_phone:
            await on_phone.hear()
            await desk.revoke(table, device)
            with pytest.raises(ConnectionClosed, match="4001"):
                await on_phone.until(lambda _: False)
            await on_desk.hear()
            assert (await on_desk.do("say", text="Still here"))["type"] == "ack"
        assert await code_of(phone.redeem(device)) == "link-is-unknown"


async def test_with_a_device_goes_whatever_it_had_let_in(sqlite: str) -> None:
    async with people(sqlite, 4) as (_, (desk, phone, tablet, late)):
        table = await desk.new_table(players=3)
        await desk.sit(table, 0, "Anna")
        to_phone = await desk.link(table, 0, "device")
        await phone.redeem(to_phone)
        to_tablet = await phone.link(table, 0, "device")
        await tablet.redeem(to_tablet)
        unused = await tablet.link(table, 0, "device")
        await desk.revoke(table, to_phone)
        for device in (phone, tablet):
            assert await code_of(device.get(f"/tables/{table}", seat=0)) == "not-your-seat"
        assert await code_of(late.redeem(unused)) == "link-is-unknown"
        assert (await desk.get(f"/tables/{table}", seat=0))["holds"] == [0]


async def test_who_redeems_their_own_link_is_not_sent_away_with_it(sqlite: str) -> None:
    async with people(sqlite, 2) as (_, (desk, phone)):
        table = await desk.new_table(players=3)
        await desk.sit(table, 0, "Anna")
        device = await desk.link(table, 0, "device")
        await desk.redeem(device)
        await phone.redeem(device)
        await phone.revoke(table, device)
        assert (await desk.get(f"/tables/{table}", seat=0))["holds"] == [0]
        assert await code_of(phone.get(f"/tables/{table}", seat=0)) == "not-your-seat"


async def test_a_programs_token_is_good_for_its_seat_and_nothing_else(sqlite: str) -> None:
    async with people(sqlite, 2) as (_, (anna, ben)):
        table = await anna.new_table("freshfish", 3)
        elsewhere = await anna.new_table("freshfish", 3)
        program = await anna.program(table, 0)
        await ben.sit(table, 1, "Ben")
        invitation = await anna.link(elsewhere, 0, "guest")
        for refused in (
            program.sit(table, 2, "Robo 2"),
            program.put_bots(table, 2),
            program.remove(table, 1),
            program.stand(table, 0),
            program._about(table, "start", 0),
            program.link(table, 0, "device"),
            program.link(table, 2, "guest"),
            program.get(f"/tables/{elsewhere}"),
            program.sit(elsewhere, 0, "Robo"),
            program.new_table(),
            program.get("/mine"),
            program.post("/me"),
            program.redeem(invitation, "Robo"),
        ):
            assert await code_of(refused) in ("not-for-programs", "not-understood")
        async with program.socket(elsewhere) as socket:
            with pytest.raises(ConnectionClosed, match="4001"):
                await socket.hear()
        await program.act(table, "say", 0, text="Hello")


async def test_a_revoked_programs_sockets_are_closed_also_where_it_only_watched(
    sqlite: str,
) -> None:
    async with people(sqlite, 2) as (_, (anna, ben)):
        table = await anna.new_table("freshfish", 2)
        program = await anna.program(table, 0)
        await ben.sit(table, 1, "Ben")
        await anna.act(table, "start")
        async with program.socket(table, 0) as playing, program.socket(table) as watching:
            await playing.hear()
            await watching.hear()
            await anna.revoke(table, program.token)
            for socket in (playing, watching):
                with pytest.raises(ConnectionClosed, match="4001"):
                    await socket.until(lambda _: False)


async def test_a_second_link_lets_no_revoked_device_in_again(sqlite: str) -> None:
    async with people(sqlite, 3) as (_, (desk, phone, tablet)):
        table = await desk.new_table(players=3)
        await desk.sit(table, 0, "Anna")
        first, second, third = [await desk.link(table, 0, "device") for _ in range(3)]
        await phone.redeem(first)
        await phone.redeem(second)
        assert await code_of(tablet.redeem(second)) == "link-is-used"
        await desk.revoke(table, first)
        assert await code_of(phone.redeem(second)) == "link-is-unknown"
        assert await code_of(phone.get(f"/tables/{table}", seat=0)) == "not-your-seat"
        await tablet.redeem(third)


async def without_end(browser: Browser, table: str, seat: int, purpose: str) -> None:
    for _ in range(100):
        await browser.link(table, seat, purpose)


async def test_nobody_elses_links_leave_the_maker_without_any(sqlite: str) -> None:
    async with people(sqlite, 2) as (_, (anna, ben)):
        table = await anna.new_table(players=3)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        for seat, purpose in ((1, "device"), (2, "guest")):
            assert await code_of(without_end(ben, table, seat, purpose)) == "too-many-links"
        await anna.link(table, 0, "device")
        await anna.link(table, 2, "guest")


async def test_a_seat_has_only_so_many_links(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kutter.server.table.decide.links.MOST_DEVICES", 3)
    async with people(sqlite, 1) as (_, (anna,)):
        table = await anna.new_table(players=3)
        await anna.sit(table, 0, "Anna")
        first, *_ = [await anna.link(table, 0, "device") for _ in range(3)]
        assert await code_of(anna.link(table, 0, "device")) == "too-many-links"
        await anna.revoke(table, first)
        await anna.link(table, 0, "device")
        await anna.stand(table, 0)  # with it all of them end
        await anna.sit(table, 0, "Anna")
        await anna.link(table, 0, "device")
        assert len((await anna.get(f"/tables/{table}/links"))["links"]) == 1


async def test_an_invitation_tells_what_it_opens_and_uses_nothing_up(sqlite: str) -> None:
    async with people(sqlite, 3) as (_, (anna, ben, clara)):
        table = await anna.new_table(players=3)
        await anna.sit(table, 0, "Anna")
        guest = await anna.link(table, 1, "guest")
        offer = {"secret": guest["secret"]}
        for _ in range(2):
            told = await ben.post("/invitation", offer)
            assert (told["game"], told["seat"], told["host"]) == ("fishing", 1, "Anna")
            assert [seat["name"] for seat in told["seats"]] == ["Anna", None, None]
        await ben.redeem(guest, "Ben")
        assert await code_of(clara.post("/invitation", offer)) == "link-is-used"
        assert (await ben.post("/invitation", offer))["seats"][1]["name"] == "Ben"
        token = await anna.link(table, 2, "bot", name="Robo")
        program = {"secret": token["secret"]}
        assert await code_of(clara.post("/invitation", program)) == "link-is-unknown"
