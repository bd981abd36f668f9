"""What people do at a table: each act is done at the server and judged by the model."""

from collections.abc import Awaitable, Callable

from fuzz.model import NAMES, May, ModelLink
from fuzz.people import Party

PEOPLE = ("Anna", "Ben", "Clara", "Dora")
DEVICES = ("phone", "tablet")
Act = Callable[[Party], Awaitable[None]]


def anybody(party: Party) -> str:
    """Most often somebody who has something to lose."""
    tokens = [f"token {link.id}" for link in party.links("bot")]
    holders = [who for seat in party.model.seats for who in sorted(seat.devices)]
    return party.choices.of((*PEOPLE, *DEVICES, *tokens, *holders, *holders))


def a_person(party: Party) -> str:
    return party.choices.of((*PEOPLE, *DEVICES))


def seat_of(party: Party, who: str) -> int:
    """Most often their own."""
    held = party.model.holds(who)
    if held and not party.choices.one_in(8):
        return party.choices.of(held)
    return party.choices.below(len(party.model.seats))


def a_name(party: Party) -> str:
    return party.choices.of(party.choices.of(NAMES))


def is_token(who: str) -> bool:
    return who.startswith("token ")


async def sit(party: Party) -> None:
    who, name = anybody(party), a_name(party)
    seat = party.choices.below(len(party.model.seats))
    may = "no" if is_token(who) else party.model.may_sit(seat, name)
    answer = await party.act(who, "sit", name=name, about=seat)
    if party.check(f"sit ({who}, {seat}, {name})", may, answer):
        party.model.sit(who, seat, name)


async def stand(party: Party) -> None:
    who = anybody(party)
    seat = seat_of(party, who)
    may = "no" if is_token(who) else party.model.may_stand(who, seat)
    if party.check(f"stand ({who}, {seat})", may, await party.act(who, "stand", about=seat)):
        party.model.leave(seat)


async def seat_bot(party: Party) -> None:
    who, seat = anybody(party), party.choices.below(len(party.model.seats))
    may = "no" if is_token(who) else party.model.may_seat_bot(who, seat)
    answer = await party.act(who, "bot", level="deckhand", about=seat)
    if party.check(f"bot ({who}, {seat})", may, answer):
        party.model.leave(seat)
        party.model.seats[seat].bot = True


async def remove(party: Party) -> None:
    who, seat = anybody(party), party.choices.below(len(party.model.seats))
    may = "no" if is_token(who) else party.model.may_remove(who, seat)
    if party.check(f"remove ({who}, {seat})", may, await party.act(who, "remove", about=seat)):
        party.model.leave(seat)


async def share(party: Party) -> None:
    """Something for the shuffle, once a holding."""
    who = anybody(party)
    seat = seat_of(party, who)
    may = party.model.may_share(who, seat)
    given = party.choices.of("0123456789abcdef") * 64
    answer = await party.act(who, "share", about=seat, share=given)
    if party.check(f"share ({who}, {seat})", may, answer):
        party.model.seats[seat].share = given


async def start(party: Party) -> None:
    who = anybody(party)
    may = "no" if is_token(who) else party.model.may_start(who)
    if party.check(f"start ({who})", may, await party.act(who, "start")):
        for _ in range(3):  # whoever adds nothing to the shuffle is not waited for
            await party.settle()
            party.system.pass_time(5)


async def move(party: Party) -> None:
    who = anybody(party)
    seat = seat_of(party, who)
    legal = party.legal.get(seat, [])
    if not legal or party.choices.one_in(8):
        texts = [text for moves in party.legal.values() for text in moves] or ["0 draw"]
        text = party.choices.of(texts)
    else:
        text = party.choices.of(legal)
    may = party.model.may_move(who, seat, text in legal)
    left = party.seconds_left()
    answer = await party.act(who, "move", seat, move=text)
    if party.check(f"move ({who}, {seat}, {text})", may, answer):
        party.before_move = None if left is None else (seat, left)
        party.model.seen[seat] = party.system.now()


async def play_on(party: Party) -> None:
    """Whoever is due moves: else games would not go far."""
    for _ in range(party.choices.below(4)):
        for seat, legal in list(party.legal.items())[:1]:
            found = party.model.seats[seat]
            if found.devices and found.stand_in is None:
                who, text = sorted(found.devices)[0], party.choices.of(legal)
                answer = await party.act(who, "move", seat, move=text)
                party.check(f"move ({who}, {seat}, {text})", "yes", answer)
                party.model.seen[seat] = party.system.now()
                party.before_move = None
                await party.look()


async def undo(party: Party) -> None:
    who = anybody(party)
    seat = seat_of(party, who)
    may = party.model.may_take_back(who, seat)
    asked = party.shown["undo"]["asked"]
    answer = await party.act(who, "undo", seat)
    if party.check(f"undo ({who}, {seat})", may, answer) and asked is None:
        party.model.seen[seat] = party.system.now()


async def answer_undo(party: Party) -> None:
    who = anybody(party)
    seat = seat_of(party, who)
    agree = not party.choices.one_in(4)
    may: May = (
        "perhaps" if party.model.plays(who, seat) and party.model.undo_by is not None else "no"
    )
    answer = await party.act(who, "answer", seat, agree=agree)
    if party.check(f"answer ({who}, {seat}, {agree})", may, answer):
        party.model.seen[seat] = party.system.now()
        if agree:
            party.model.agreed.add(seat)


async def resign(party: Party) -> None:
    if not party.choices.one_in(4):
        return
    who = anybody(party)
    seat = seat_of(party, who)
    may: May = "perhaps" if party.model.plays(who, seat) else "no"
    if party.check(f"resign ({who}, {seat})", may, await party.act(who, "resign", seat)):
        party.model.seats[seat].stand_in = "resigned"


async def come_back(party: Party) -> None:
    who = anybody(party)
    seat = seat_of(party, who)
    may = party.model.may_come_back(who, seat)
    may = "perhaps" if may == "yes" and is_token(who) else may
    if party.check(f"back ({who}, {seat})", may, await party.act(who, "back", seat)):
        party.model.seats[seat].stand_in = None
        party.model.seen[seat] = party.system.now()


async def vote(party: Party) -> None:
    who, target = anybody(party), party.choices.below(len(party.model.seats))
    seat = seat_of(party, who)
    may = party.model.may_vote(who, seat, target, party.system.now())
    answer = await party.act(who, "vote", seat, about=target)
    if party.check(f"vote ({who}, {seat}, about {target})", may, answer):
        party.model.seen[seat] = party.system.now()
        await read_stand_ins(party)


async def read_stand_ins(party: Party) -> None:
    """Before the bot has moved, so that its moves are known for a stand-in's."""
    shown = await party.seen()
    for seat, told in zip(party.model.seats, shown["seats"], strict=True):
        seat.stand_in = told["plays"]


async def say(party: Party) -> None:
    who = anybody(party)
    seat = seat_of(party, who)
    may: May = "yes" if seat in party.model.holds(who) else "perhaps"
    if may == "yes" and is_token(who) and not party.is_good(who):
        may = "no"
    answer = await party.act(who, "say", seat, text="Hello")
    if party.check(f"say ({who}, {seat})", may, answer) and may == "yes":
        party.model.seen[seat] = party.system.now()


async def end(party: Party) -> None:
    if not party.choices.one_in(4):
        return
    who = anybody(party)
    may = "no" if is_token(who) else party.model.may_end(who)
    party.check(f"end ({who})", may, await party.act(who, "end"))


async def rematch(party: Party) -> None:
    who = anybody(party)
    may = "no" if is_token(who) else party.model.may_rematch(who)
    party.check(f"rematch ({who})", may, await party.act(who, "rematch"))


async def make_link(party: Party) -> None:
    who = anybody(party)
    purpose = party.choices.of(("device", "device", "guest", "bot"))
    name = a_name(party)
    seat = (
        seat_of(party, who) if purpose == "device" else party.choices.below(len(party.model.seats))
    )
    may = party.model.may_make_link(who, seat, purpose, name)
    may = "no" if is_token(who) else may
    wanted = {"seat": seat, "purpose": purpose, "name": name}
    answer = await party.ask(who, "POST", f"/tables/{party.table}/links", wanted)
    if party.check(f"link for a {purpose} ({who}, {seat})", may, answer):
        made = answer.json
        link = ModelLink(
            made["id"], made["secret"], seat, purpose, who, party.model.seats[seat].holding
        )
        party.model.links.append(link)
        if purpose == "bot":
            party.model.sit(f"token {link.id}", seat, name, program=link.id)


async def redeem(party: Party) -> None:
    links = [link for link in party.model.links if link.purpose != "bot"] or party.model.links
    if not links:
        return
    link, who, name = party.choices.of(links), a_person(party), a_name(party)
    may = party.model.may_redeem(who, link, name)
    answer = await party.ask(who, "POST", "/redeem", {"secret": link.secret, "name": name})
    if party.check(f"redeem a {link.purpose}'s link ({who}, {link.seat})", may, answer):
        redeemed(party, link, who, name)


def redeemed(party: Party, link: ModelLink, who: str, name: str) -> None:
    model = party.model
    seat = model.seats[link.seat]
    is_in = who in seat.devices
    if seat.holding is None or who != seat.holding.sitter:
        link.used_by = who
    if link.purpose == "device":
        seat.devices.add(who)
    elif not is_in:
        link.led_to = model.sit(who, link.seat, name)


async def revoke(party: Party) -> None:
    if not party.model.links:
        return
    link, who = party.choices.of(party.model.links), anybody(party)
    may = "no" if is_token(who) else party.model.may_revoke(who, link)
    answer = await party.ask(who, "DELETE", f"/tables/{party.table}/links/{link.id}")
    if party.check(f"revoke a {link.purpose}'s link ({who}, {link.seat})", may, answer):
        await revoked(party, link)


async def revoked(party: Party, link: ModelLink) -> None:
    party.model.revoke(link)
    await read_stand_ins(party)
    if link.purpose == "guest" and link.led_to is not None:
        seat = party.model.seats[link.seat]
        shown = await party.seen()
        if seat.holding == link.led_to and shown["seats"][link.seat]["player"] == "nobody":
            party.model.leave(link.seat)


async def race_for_link(party: Party) -> None:
    """Redeemed and revoked at once: what is revoked is out."""
    links = [each for each in party.links("device") if not each.revoked and each.used_by is None]
    if not links:
        return
    link, who = party.choices.of(links), party.choices.of(DEVICES)
    holders = sorted(party.model.seats[link.seat].devices)
    if not holders or who in holders or link.holding != party.model.seats[link.seat].holding:
        return
    owner = party.model.seats[link.seat].holding
    assert owner is not None
    acts = [
        lambda: party.ask(who, "POST", "/redeem", {"secret": link.secret}),
        lambda: party.ask(owner.sitter, "DELETE", f"/tables/{party.table}/links/{link.id}"),
    ]
    order = party.choices.below(2)
    answers = await party.race(*(acts[::-1] if order else acts))
    given, taken = answers[::-1] if order else answers
    party.choices.note(f"redeemed by {who}: {given.code}; revoked at once: {taken.code}")
    if given.status == 200:
        redeemed(party, link, who, "")
    if taken.status < 400:
        await revoked(party, link)


async def program_elsewhere(party: Party) -> None:
    """A token is good for its seat at its table."""
    tokens = [f"token {link.id}" for link in party.links("bot")]
    if not tokens:
        return
    who = party.choices.of(tokens)
    way = party.choices.below(5)
    if way == 0:
        answer = await party.ask(who, "POST", "/tables", {"game": "fishing", "players": 3})
    elif way == 1:
        answer = await party.act(who, "sit", table=party.other_table, name="Rob", about=0)
    elif way == 2:
        answer = await party.ask(who, "POST", f"/tables/{party.table}/links",
                                 {"seat": 0, "purpose": "guest"})  # fmt: skip
    elif way == 3:
        answer = await party.ask(who, "GET", f"/tables/{party.other_table}?seat=0")
    else:
        answer = await party.ask(who, "POST", "/redeem", {"secret": party.secret_of(who)})
    party.check(f"a token used elsewhere, way {way} ({who})", "no", answer)


async def open_socket(party: Party) -> None:
    who = anybody(party)
    seat = None if party.choices.one_in(6) else seat_of(party, who)
    if len(party.sockets) < 6:
        await party.open_socket(who, seat)


async def close_socket(party: Party) -> None:
    if party.sockets:
        who, seat, socket = party.choices.of(party.sockets)
        party.choices.note(f"{who} leaves {seat}")
        await party.forget(who, seat, socket)


async def pass_time(party: Party) -> None:
    seconds = party.choices.of((1, 4, 20, 45, 100, 4000))
    party.choices.note(f"{seconds} seconds pass")
    party.system.pass_time(seconds)
    await party.settle()
    await read_stand_ins(party)


async def vote_and_take_back(party: Party) -> None:
    """One act after another that each may be done, and together would show a hand."""
    await vote(party)
    await party.look()
    await undo(party)


GATHERING: tuple[Act, ...] = (
    sit, sit, sit, stand, seat_bot, remove, share, share, start, start, make_link, make_link,
    redeem, redeem, revoke, race_for_link, program_elsewhere, open_socket, close_socket, say, end,
    rematch, pass_time, move,
)  # fmt: skip
RUNNING: tuple[Act, ...] = (
    move, move, play_on, play_on, undo, undo, answer_undo, answer_undo, vote, vote_and_take_back,
    come_back, resign, share, make_link, redeem, redeem, revoke, race_for_link, program_elsewhere,
    open_socket, open_socket, close_socket, say, pass_time, sit, stand, end, rematch,
)  # fmt: skip
