"""Links: what a secret opens, for whom, and until when. It changes nothing.

Whatever a link opens belongs to a holding of a seat, and ends with it.
"""

from collections.abc import Sequence
from typing import Final

from kutter.server.identity.holders import Link, Purpose, is_program, program
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.actor import Actor
from kutter.server.table.decide.gathering import check_gathering, check_maker, check_seat, free_name
from kutter.server.table.entries import Change, DeviceAdded, DeviceRemoved, PlayedFor, Sat, Stood
from kutter.server.table.state import TableState

MOST_DEVICES: Final = 10
"""Links to one holding of a seat, at a time."""
MOST_INVITATIONS: Final = 20
"""Of guests and programs by one browser to one table, at a time."""


def check_new_link(
    state: TableState, holder: str | None, seat: int, purpose: Purpose, links: Sequence[Link]
) -> None:
    """Whether somebody may make a link to a seat, beside those that there are."""
    check_seat(state, seat)
    if is_program(holder):
        raise Refused("not-for-programs", 403)
    live = [link for link in links if is_live(state, link)]
    if purpose == "device":
        if seat not in state.held_by(holder):
            raise Refused("not-your-seat", 403)
        if sum((each.purpose, each.seat) == (purpose, seat) for each in live) >= MOST_DEVICES:
            raise Refused("too-many-links")
        return
    if purpose == "bot":  # who may not revoke it shall not make it
        check_maker(state, Actor(holder))
    if holder is None or (holder != state.charter.maker and not state.held_by(holder)):
        raise Refused("not-at-the-table", 403)
    check_gathering(state)
    if sum(each.purpose != "device" and each.maker == holder for each in live) >= MOST_INVITATIONS:
        raise Refused("too-many-links")
    if state.seats[seat].taken:
        raise Refused("seat-is-taken")


def is_live(state: TableState, link: Link) -> bool:
    """Whether a link still opens, or holds open, what it was made for."""
    seat = state.seats[link.seat]
    match link.purpose:
        case "device":
            return bool(seat.holders) and link.holding == seat.holding
        case "bot":
            return program(link.id) in seat.holders
        case "guest":
            is_used = link.holder is not None
            return state.status == "gathering" and (not is_used or link.holder in seat.holders)


def seat_program(state: TableState, link: Link, name: str | None) -> list[Change]:
    check_gathering(state)
    if state.seats[link.seat].taken:
        raise Refused("seat-is-taken")
    return [Sat(link.seat, program(link.id), free_name(state, name or "Bot"), outside=True)]


def check_offer(state: TableState, link: Link, holder: str | None) -> None:
    """Whether a link's secret still opens something to a browser, which may be a new one."""
    seat = state.seats[link.seat]
    if is_program(holder):
        raise Refused("not-for-programs", 403)
    if link.purpose == "bot":
        raise Refused("link-is-unknown", 404)
    if link.holder not in (None, holder):
        raise Refused("link-is-used")
    if link.purpose == "device":
        if not is_live(state, link):
            raise Refused("link-is-unknown", 404)
    elif holder is None or holder not in seat.holders:
        if link.holder is not None:  # its guest has left since
            raise Refused("link-is-used")
        check_gathering(state)
        if seat.taken:
            raise Refused("seat-is-taken")


def redeem(state: TableState, link: Link, holder: str, name: str | None) -> list[Change]:
    """What follows when a browser shows a link's secret; nothing, if it is in already."""
    check_offer(state, link, holder)
    if holder in state.seats[link.seat].holders:
        return []
    if link.purpose == "device":
        return [DeviceAdded(link.seat, holder)]
    return [Sat(link.seat, holder, free_name(state, name or ""))]


def uses_up(state: TableState, link: Link, holder: str) -> bool:
    """A link is good once, also for who is in by another; who sits there needs none."""
    return holder != state.seats[link.seat].sitter


def may_revoke(state: TableState, holder: str | None, link: Link) -> bool:
    if holder is None or not is_live(state, link):
        return False
    if link.purpose == "device":
        return link.seat in state.held_by(holder)
    return holder == state.charter.maker


def with_offspring(state: TableState, link: Link, links: Sequence[Link]) -> list[Link]:
    """A device's link, what else let that device in, and what it has made since, and so on."""
    family = [link]
    if link.purpose != "device":
        return family
    for parent in family:
        if parent.holder in (None, state.seats[link.seat].sitter):  # who let itself in, and stays
            continue
        family += [
            each
            for each in links
            if each.purpose == "device"
            and (each.seat, each.holding) == (link.seat, link.holding)
            and parent.holder in (each.maker, each.holder)
            and each not in family
        ]
    return family


def revoke(state: TableState, links: Sequence[Link]) -> list[Change]:
    """What links had opened is closed again."""
    changes: list[Change] = []
    for link in links:
        seat = state.seats[link.seat]
        holder = program(link.id) if link.purpose == "bot" else link.holder
        if holder is None or holder not in seat.holders or not is_live(state, link):
            continue
        if link.purpose == "device":
            changes += [DeviceRemoved(link.seat, holder)] if holder != seat.sitter else []
        elif state.status == "gathering":
            changes.append(Stood(link.seat, by_maker=True))
        elif link.purpose == "bot":
            changes.append(DeviceRemoved(link.seat, holder))
            if state.status == "running" and seat.plays is None:
                changes.append(PlayedFor(link.seat, "gone"))
    return changes
