"""Before the start: who sits where, and beginning."""

from collections.abc import Callable, Sequence

from kutter.bots.registry import bots_of
from kutter.games.meta import Level
from kutter.records.setting import Setting
from kutter.server.identity.names import clean_text, is_a_bots, look_alike
from kutter.server.protocol.acts import Remove, SeatBot, Sit
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.actor import Actor
from kutter.server.table.decide.deals import dealt_from, mixed_at_start
from kutter.server.table.entries import BotSeated, Change, Entry, Sat, Started, Stood
from kutter.server.table.state import TableState


def check_gathering(state: TableState) -> None:
    if state.status != "gathering":
        raise Refused("already-started")


def check_seat(state: TableState, seat: int) -> None:
    if seat >= len(state.seats):
        raise Refused("no-such-seat", 404, number=str(seat))


def check_level(state: TableState, level: Level) -> None:
    if level not in bots_of(state.game):
        raise Refused("no-such-level", 422)


def check_maker(state: TableState, actor: Actor) -> None:
    if actor.holder is None or actor.holder != state.charter.maker:
        raise Refused("not-the-maker", 403)


def sit(state: TableState, actor: Actor, act: Sit) -> list[Change]:
    check_gathering(state)
    check_seat(state, act.seat)
    if actor.holder is None:
        raise Refused("no-browser", 403)
    if state.seats[act.seat].taken:
        raise Refused("seat-is-taken")
    return [Sat(act.seat, actor.holder, free_name(state, act.name))]


def free_name(state: TableState, name: str) -> str:
    """A clean name that cannot be taken for another at the table."""
    clean = clean_name(name)
    known = [seat.name for seat in state.seats if seat.name is not None]
    if any(look_alike(each, clean) for each in known):
        raise Refused("name-is-taken", name=clean)
    return clean


def clean_name(name: str) -> str:
    """That nobody takes for a bot's."""
    clean = clean_text(name)
    if not clean:
        raise Refused("empty-name", 422)
    if is_a_bots(clean):
        raise Refused("name-is-taken", name=clean)
    return clean


def seat_bot(state: TableState, actor: Actor, act: SeatBot) -> list[Change]:
    check_gathering(state)
    check_seat(state, act.seat)
    if actor.holder != state.charter.maker and not state.held_by(actor.holder):
        raise Refused("not-at-the-table", 403)
    seat = state.seats[act.seat]
    if seat.holders:
        raise Refused("seat-is-taken")
    if seat.level is not None:
        check_maker(state, actor)
    if seat.level == act.level:
        return []
    if act.level is None:
        return [Stood(act.seat)]
    check_level(state, act.level)
    return [BotSeated(act.seat, act.level)]


def remove(state: TableState, actor: Actor, act: Remove) -> list[Change]:
    check_gathering(state)
    check_maker(state, actor)
    check_seat(state, act.seat)
    if not state.seats[act.seat].taken:
        raise Refused("seat-is-empty")
    return [Stood(act.seat, by_maker=True)]


def seated_among_bots(
    state: TableState, actor: Actor, seat: int, name: str, levels: Sequence[Level | None]
) -> list[Change]:
    """One person, and bots in the other seats; levels are by seat."""
    me = sit(state, actor, Sit(kind="sit", seat=seat, name=name))
    others = [None if each == seat else level for each, level in enumerate(levels)]
    for level in others:
        if level is not None:
            check_level(state, level)
    return [*me, *seated_by_bots(others)]


def seated_by_bots(levels: Sequence[Level | None]) -> list[Change]:
    seats = enumerate(levels)
    return [BotSeated(seat, level) for seat, level in seats if level is not None]


def first_entries(
    state: TableState, *decided: Callable[[TableState], Sequence[Change]]
) -> list[Entry]:
    """Of a new table's log, folded: what is decided later meets what was decided before."""
    entries: list[Entry] = []
    for each in decided:
        for change in each(state):
            entries.append(Entry(state.version + 1, change, state.charter.created))
            state.fold(entries[-1])
    return entries


def check_start(state: TableState, actor: Actor) -> None:
    check_gathering(state)
    if actor.holder != state.charter.maker and not state.held_by(actor.holder):
        raise Refused("not-at-the-table", 403)
    if not all(seat.taken for seat in state.seats):
        raise Refused("seats-are-empty")


def start(state: TableState, actor: Actor) -> list[Change]:
    check_start(state, actor)
    charter = state.charter
    if charter.start_from is not None:
        setup, moves = charter.start_from
        table = charter.game.start(charter.choices.players, charter.options, setup)
        for text in moves:
            charter.game.play(table, charter.game.parse(text))
        return [Started(setup, moves), *dealt_from(state.game, table, state.dealer())]
    setting = Setting(charter.choices.game, charter.choices.players, charter.options)
    shares, dealer = mixed_at_start(state)
    record, table = setting.start(dealer)
    return [
        Started(record.setup, shares=shares),
        *dealt_from(state.game, table, dealer),
    ]
