"""Whose turn it is."""

import pytest

from kutter.server.bots.queue import Asker, FairQueue, Places
from kutter.server.protocol.refusals import Refused


def filled(*askers: tuple[str, str], places: Places | None = None) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue(places)
    for number, (address, holder) in enumerate(askers):
        queue.put(Asker(address, holder), f"{address}{holder}{number}")
    return queue


def taken(queue: FairQueue[str]) -> list[str]:
    return [item for item in iter(queue.take, None) if item is not None]


def test_turns_go_around_addresses_and_there_around_holders() -> None:
    queue = filled(*[("a", "x")] * 4, ("a", "y"), ("b", "z"), ("c", "w"), ("c", "w"))
    assert taken(queue) == ["ax0", "bz5", "cw6", "ay4", "cw7", "ax1", "ax2", "ax3"]
    assert len(queue) == 0


def test_places_are_bounded_for_each_for_an_address_and_in_all() -> None:
    queue = filled(places=Places(each=2, address=3, all=5))
    asked = [("a", "x"), ("a", "x"), ("a", "x"), ("a", "y"), ("a", "z"), ("b", "x"), ("b", "x")]
    told = []
    for address, holder in [*asked, ("c", "x")]:
        try:
            queue.put(Asker(address, holder), "")
            told.append(0)
        except Refused as refusal:
            told.append(refusal.status)
    assert told == [0, 0, 429, 0, 429, 0, 0, 503]


@pytest.mark.parametrize("number", range(3))
def test_what_is_taken_out_is_nobodys_turn(number: int) -> None:
    queue = filled(("a", "x"), ("a", "x"), ("a", "x"))
    queue.remove(Asker("a", "x"), f"ax{number}")
    queue.remove(Asker("a", "x"), f"ax{number}")
    queue.remove(Asker("b", "x"), f"ax{number}")
    assert len(queue) == 2
    assert taken(queue) == [f"ax{each}" for each in range(3) if each != number]
