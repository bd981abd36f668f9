"""Seeing and acting for others: with old links, spent rights, tokens, votes."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.attacks.victim import Victim, outcome, play, started, until
from tests.server.running import Browser, Json, Socket

pytestmark = pytest.mark.anyio


async def link_for(person: Browser, table: str, seat: int, purpose: str, name: str = "") -> Json:
    wanted = {"seat": seat, "purpose": purpose, **({"name": name} if name else {})}
    return await person.post(f"/tables/{table}/links", wanted)


async def redeemed(person: Browser, link: Json, name: str = "Somebody") -> str:
    return await outcome(person.post("/redeem", {"secret": link["secret"], "name": name}))


async def holds(person: Browser, table: str) -> list[int]:
    return list((await person.get(f"/tables/{table}"))["holds"])


async def vote(person: Browser, table: str, seat: int, about: int) -> None:
    view = await person.get(f"/tables/{table}")
    command = {
        "id": person.new_command(),
        "version": view["version"],
        "seat": seat,
        "act": {"kind": "vote", "seat": about},
    }
    await person.post(f"/tables/{table}/acts", command)


async def is_closed(socket: Socket) -> bool:
    """Whether nothing more comes over it."""
    try:
        async with asyncio.timeout(20):
            while True:
                await socket.hear()
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize("how", ["stands up", "is removed"])
async def test_an_old_device_link_does_not_open_the_next_holders_seat(
    victim: Victim, how: str
) -> None:
    maker, anna, phone, ben = (victim.browser() for _ in range(4))
    table = await maker.new_table("fishing", 3)
    await anna.sit(table, 1, "Anna")
    old = await link_for(anna, table, 1, "device")
    if how == "stands up":
        await anna.stand(table, 1)
    else:
        await maker.remove(table, 1)
    await ben.sit(table, 1, "Ben")
    assert await redeemed(anna, old) in ("link-is-unknown", "link-is-used", "seat-is-empty")
    await maker.put_bots(table, 0, 2)
    await maker.act(table, "start")
    assert await redeemed(phone, old) in ("link-is-unknown", "link-is-used")
    for thief in (anna, phone):
        assert await holds(thief, table) == []
        assert await outcome(thief.get(f"/tables/{table}", seat=1)) == "not-your-seat"


async def test_a_guests_link_seats_nobody_again_who_has_left(victim: Victim) -> None:
    maker, guest = victim.browser(), victim.browser()
    table = await maker.new_table("fishing", 3)
    link = await link_for(maker, table, 1, "guest")
    assert await redeemed(guest, link, "Guest") == "ok"
    await maker.remove(table, 1)
    assert await redeemed(guest, link, "Guest") != "ok"
    assert await holds(guest, table) == []


async def test_nobody_who_is_there_can_be_voted_out(victim: Victim) -> None:
    anna, ben = victim.browser(), victim.browser()
    table = await started(anna, ben, game="freshfish")
    async with ben.socket(table, 1) as there:
        await there.until(lambda _: True)
        assert await outcome(vote(anna, table, 0, 1)) != "ok"
    view = await anna.get(f"/tables/{table}")
    assert view["seats"][1]["plays"] is None


async def test_a_hand_cannot_be_read_by_voting_and_taking_back(victim: Victim) -> None:
    """Whatever of it is refused: no card of a stand-in's choice is ever taken back."""
    anna, ben, clara = (victim.browser() for _ in range(3))
    table = await started(anna, ben, clara)
    people = {0: anna, 1: ben, 2: clara}
    view = await anna.get(f"/tables/{table}")
    leads = view["position"]["owing"][0]
    await play(people[leads], table, leads)
    after = (await anna.get(f"/tables/{table}"))["position"]["owing"][0]
    for voter, person in people.items():
        if voter != after:
            await outcome(vote(person, table, voter, after))
    await asyncio.sleep(1.5)
    before = await anna.get(f"/tables/{table}")
    await outcome(people[leads].act(table, "undo", leads))
    now = await anna.get(f"/tables/{table}")
    was_played_for = before["seats"][after]["plays"] is not None
    assert not was_played_for, "they were there until a moment ago"
    assert now["moves"] >= before["moves"] - 1


async def test_what_is_revoked_is_out_whoever_came_first(victim: Victim) -> None:
    anna = victim.browser()
    table = await anna.new_table("fishing", 3)
    await anna.sit(table, 0, "Anna")
    still_in = 0
    for attempt in range(24):
        phone = victim.browser()
        await phone.post("/me")
        link = await link_for(anna, table, 0, "device")

        async def revoke(link: Json, delay: float) -> str:
            await asyncio.sleep(delay)
            return await outcome(anna.ask("DELETE", f"/tables/{table}/links/{link['id']}"))

        delay = (0, 0.001, 0.005, 0.03)[attempt % 4]
        _, gone = await asyncio.gather(redeemed(phone, link), revoke(link, delay))
        if gone == "ok":
            still_in += bool(await holds(phone, table))
    assert still_in == 0


async def test_a_revoked_devices_socket_is_closed(victim: Victim) -> None:
    anna, phone = victim.browser(), victim.browser()
    table = await anna.new_table("fishing", 3)
    await anna.sit(table, 0, "Anna")
    link = await link_for(anna, table, 0, "device")
    assert await redeemed(phone, link) == "ok"
    async with phone.socket(table, 0) as socket, anna.socket(table, 0) as own:
        await socket.until(lambda _: True)
        await own.until(lambda _: True)
        await anna.ask("DELETE", f"/tables/{table}/links/{link['id']}")
        assert await is_closed(socket)


def program(victim: Victim, link: Json) -> Browser:
    robot = victim.browser()
    robot.http.headers["Authorization"] = f"Bearer {link['secret']}"
    return robot


async def test_a_programs_token_is_good_for_its_seat_and_nothing_else(victim: Victim) -> None:
    anna, ben = victim.browser(), victim.browser()
    table = await anna.new_table("fishing", 3)
    elsewhere = await ben.new_table("fishing", 3)
    robot = program(victim, await link_for(anna, table, 1, "bot", "Robot"))
    assert await holds(robot, table) == [1]
    refused = [
        await outcome(robot.new_table()),
        await outcome(robot.sit(elsewhere, 0, "Robot")),
        await outcome(robot.sit(table, 2, "Second")),
        await outcome(robot.act(table, "start")),
        await outcome(robot.put_bots(table, 2)),
        await outcome(robot.act(table, "end")),
        await outcome(link_for(robot, table, 1, "device")),
        await outcome(robot.get(f"/tables/{table}", seat=0)),
    ]
    assert "ok" not in refused, refused
    assert (await anna.get(f"/tables/{elsewhere}"))["seats"][0]["player"] == "nobody"


async def test_a_revoked_programs_sockets_die_everywhere(victim: Victim) -> None:
    anna, ben = victim.browser(), victim.browser()
    table = await anna.new_table("fishing", 3)
    elsewhere = await ben.new_table("fishing", 3, chat=True)
    link = await link_for(anna, table, 1, "bot", "Robot")
    robot = program(victim, link)
    token = f"Bearer {link['secret']}"
    async with (
        robot.socket(table, 1, Authorization=token) as own,
        robot.socket(table, Authorization=token) as watching,
    ):
        await own.until(lambda _: True)
        await watching.until(lambda _: True)
        await anna.ask("DELETE", f"/tables/{table}/links/{link['id']}")
        assert await is_closed(own)
        assert await is_closed(watching)
    try:
        async with robot.socket(elsewhere, Authorization=token) as socket:
            await socket.until(lambda _: True)
            name = {"kind": "sit", "seat": 0, "name": "Robot"}
            assert (await socket.answer(await socket.send(name)))["type"] == "refused"
    except ConnectionClosed:
        pass
    assert (await ben.get(f"/tables/{elsewhere}"))["seats"][0]["player"] == "nobody"


@pytest.mark.parametrize("name", ["Аnna", "anna", "Anna.", "Anna ", "Αnna", "Ａnna"])
async def test_names_that_look_alike_do_not_sit_at_one_table(victim: Victim, name: str) -> None:
    anna, eve = victim.browser(), victim.browser()
    table = await anna.new_table("fishing", 3)
    await anna.sit(table, 0, "Anna")
    assert await outcome(eve.sit(table, 1, name)) == "name-is-taken"


@pytest.mark.slow
async def test_chat_does_not_keep_a_question_open(victim: Victim) -> None:
    """Its time is 30 seconds, whatever is said."""
    anna, ben = victim.browser(), victim.browser()
    table = await started(anna, ben, game="freshfish", pause=0)
    first = (await anna.get(f"/tables/{table}"))["position"]["owing"][0]
    people = {0: anna, 1: ben}
    second = 1 - first
    await play(people[first], table, first)
    view = await anna.get(f"/tables/{table}")
    if view["position"]["owing"] != [second]:
        pytest.skip("chance has answered: nothing can be taken back")
    await play(people[second], table, second)
    asked = await outcome(people[first].act(table, "undo", first))
    assert asked == "ok"
    for _ in range(12):
        await asyncio.sleep(3)
        await people[first].act(table, "say", first, text="wait a moment")
    now = await anna.get(f"/tables/{table}")
    assert now["undo"]["asked"] is None


async def test_asking_again_for_the_same_move_is_refused(victim: Victim) -> None:
    anna, ben = victim.browser(), victim.browser()
    table = await started(anna, ben, game="freshfish", pause=0)
    people = {0: anna, 1: ben}
    first = (await anna.get(f"/tables/{table}"))["position"]["owing"][0]
    second = 1 - first
    await play(people[first], table, first)
    await play(people[second], table, second)
    assert await outcome(people[first].act(table, "undo", first)) == "ok"
    await people[second].act(table, "answer", second, agree=False)
    assert await outcome(people[first].act(table, "undo", first)) == "undo-was-refused"


async def test_taking_back_does_not_refill_a_clock(victim: Victim) -> None:
    anna, ben = victim.browser(), victim.browser()
    pace = {"kind": "move", "seconds": 60}
    table = await started(anna, ben, game="freshfish", pace=pace)
    people = {0: anna, 1: ben}
    view = await anna.get(f"/tables/{table}")
    first, deadline = view["position"]["owing"][0], view["deadline"]
    await asyncio.sleep(4)
    await play(people[first], table, first)
    await people[first].act(table, "undo", first)
    now = await until(anna, table, lambda view: view["position"]["owing"] == [first])
    assert now["deadline"] <= deadline + 2
