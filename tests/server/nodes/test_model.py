"""The lease and the append, in every order in which they can happen: no two owners both commit.

A model of storage/writer.py (`check_held`) and nodes/leases.py (`claim`), with PostgreSQL's row
locks. What the model leaves out, its counterpart on a real database is at the end of this file.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

import pytest

NODES: Final = (0, 1)
MOST_EPOCHS: Final = 3
MOST_ENTRIES: Final = 3

Step = Literal["idle", "appending", "inserted", "taking", "reading"]


@dataclass(frozen=True)
class Server:
    """A node: what it believes, and how far its transaction is."""

    epoch: int = 0
    """Since which it believes to be the owner; 0: it does not."""
    version: int = 0
    """How long it believes the log to be."""
    step: Step = "idle"
    is_in_doubt: bool = False


@dataclass(frozen=True)
class House:
    servers: tuple[Server, ...] = (Server(),) * len(NODES)
    lives: tuple[bool, ...] = (True,) * len(NODES)
    """Whether a node's lease runs, by the database's clock."""
    owner: int | None = None
    epoch: int = 0
    log: tuple[tuple[int, int], ...] = ()
    """Who wrote each entry, and since which epoch it was the owner."""
    acknowledged: frozenset[tuple[int, int, int]] = frozenset()
    """Entries of which somebody was told: their number, and what stands there."""
    was_late: bool = False
    """Whether somebody wrote who was not the owner any more."""


@dataclass(frozen=True)
class Rules:
    locks_row: bool = True
    """An append holds the table's row until it commits, so that a takeover waits."""
    compares_epoch: bool = True
    unique_numbers: bool = True


def successors(house: House, rules: Rules) -> Iterator[House]:
    for me in NODES:
        # Leases run out and are renewed whenever they like: a node may be paused or cut off.
        yield replace(house, lives=changed(house.lives, me, not house.lives[me]))
        yield from steps_of(house, me, rules)
        if house.servers[me].step != "idle":
            # It dies, or its connection does: what it had begun is undone.
            yield with_server(house, me, Server())


def steps_of(house: House, me: int, rules: Rules) -> Iterator[House]:
    own = house.servers[me]
    others = [each for number, each in enumerate(house.servers) if number != me]
    is_taken_from = any(each.step == "taking" for each in others)
    is_appended_to = any(each.step in ("appending", "inserted") for each in others)
    match own.step:
        case "idle" if own.epoch and not own.is_in_doubt and len(house.log) < MOST_ENTRIES:
            if rules.locks_row and is_taken_from:
                return  # it waits for the row
            if rules.compares_epoch and house.epoch != own.epoch:
                yield with_server(house, me, Server())  # refused: the table is another's
            else:
                yield with_server(house, me, replace(own, step="appending"))
        case "appending":
            if rules.unique_numbers and own.version < len(house.log):
                yield with_server(house, me, replace(own, step="idle", is_in_doubt=True))
            else:
                yield with_server(house, me, replace(own, step="inserted"))
        case "inserted":
            entry = me, own.epoch
            if rules.unique_numbers and own.version < len(house.log):
                yield with_server(house, me, replace(own, step="idle", is_in_doubt=True))
                return
            was_late = house.was_late or own.epoch != house.epoch
            written = replace(house, log=(*house.log, entry), was_late=was_late)
            number = len(house.log)
            told = replace(written, acknowledged=house.acknowledged | {(number, *entry)})
            yield with_server(told, me, replace(own, step="idle", version=own.version + 1))
            # Committed, and the word of it got lost.
            yield with_server(written, me, replace(own, step="idle", is_in_doubt=True))
        case "taking":
            taken = replace(house, owner=me, epoch=house.epoch + 1)
            yield with_server(taken, me, Server(epoch=taken.epoch, step="reading"))
        case "reading":
            yield with_server(house, me, replace(own, version=len(house.log), step="idle"))
    if own.step == "idle" and own.is_in_doubt:
        read = replace(own, version=len(house.log), is_in_doubt=False)
        yield with_server(house, me, read)
    is_held = house.owner is not None and house.lives[house.owner] and house.owner != me
    waits = is_taken_from or (rules.locks_row and is_appended_to)
    if own.step == "idle" and not own.epoch and not is_held and not waits:
        if house.epoch < MOST_EPOCHS:
            yield with_server(house, me, Server(step="taking"))


def with_server(house: House, me: int, server: Server) -> House:
    return replace(house, servers=changed(house.servers, me, server))


def changed(values: tuple, number: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:number], value, *values[number + 1 :])


def what_is_wrong(house: House) -> str | None:
    epochs = [epoch for _, epoch in house.log]
    if house.was_late:
        return "somebody has written who was not the owner any more"
    if any(len({who for who, each in house.log if each == epoch}) > 1 for epoch in epochs):
        return "two have written as the same owner"
    if any(house.log[number] != (who, epoch) for number, who, epoch in house.acknowledged):
        return "what was acknowledged is not there"
    return None


def explore(rules: Rules) -> tuple[int, str | None]:
    """How many states there are, and the first fault."""
    seen = {House()}
    frontier = [House()]
    while frontier:
        house = frontier.pop()
        for after in successors(house, rules):
            if after not in seen:
                if (fault := what_is_wrong(after)) is not None:
                    return len(seen), fault
                seen.add(after)
                frontier.append(after)
    return len(seen), None


def test_no_two_owners_can_both_commit() -> None:
    states, fault = explore(Rules())
    assert fault is None
    assert states > 5000


@pytest.mark.parametrize("missing", ["locks_row", "compares_epoch"])
def test_the_model_finds_what_each_guard_is_for(missing: str) -> None:
    _, fault = explore(replace(Rules(), **{missing: False}))
    assert fault is not None
