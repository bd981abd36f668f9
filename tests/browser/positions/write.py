"""Writes the games that tables of tests go on from: python -m tests.browser.positions.write

Bots play; of every kind the first game is kept in which the first seat comes to all positions that
tests ask for.
"""

import json
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, Final

from kutter.bots.match import play_match
from kutter.bots.registry import bot_named
from kutter.engine.dealer import seed_from
from kutter.games.contract import Game
from kutter.records.format import Record
from kutter.records.replay import Replay
from kutter.records.setting import Setting
from tests.browser.positions.prepared import RECORDS

BOT: Final = "deckhand@20sims"
LATE: Final = 6
"""So many decisions of the first seat are left where a game is late."""

Shown = Mapping[str, Any]
"""What the first seat sees, and in `forced` the messages of what the last building forced."""
Condition = Callable[[Shown], bool]


def asks(phase: str, more: Condition = lambda _: True) -> Condition:
    return lambda now: now["phase"] == phase and more(now)


def is_last_trick(now: Shown) -> bool:
    return bool(now["round"] == 1 and now["tricks"] == now["hand_size"] - 1)


def is_later_trick(now: Shown) -> bool:
    return bool(now["round"] > 2 and len(now["trick"]) > 1)


def has_choice(now: Shown) -> bool:
    return len(now["legal"]) > 3


def is_well_built(now: Shown) -> bool:
    """Some stalls stand, and there is still a choice of spaces."""
    return len(now["auctions"]) > 3 and len(now["legal"]) > 4


def is_warned_and_told(now: Shown) -> bool:
    """A single disc is left for stalls still to come, and the last building forced paths."""
    spaces = now["spaces"].values()
    discs = [each["seat"] for each in spaces if each["on"] == "disc"]
    lacks = [good for good, at in now["seats"][0]["stalls"].items() if at is None]
    needs = any(now["stack"][good] for good in lacks)
    return discs.count(0) == 1 and needs and bool(now["forced"])


def has_stall(now: Shown) -> bool:
    return any(each["on"] == "stall" for each in now["spaces"].values())


SECOND = asks("play", lambda now: bool(len(now["trick"]) == 1 and now["tricks"] < 3))
LAST_TRICK = asks("play", is_last_trick)
ROUND_TWO = asks("play", lambda now: bool(now["round"] == 2))
LATER_TRICK = asks("play", is_later_trick)
WELL_BUILT = asks("turn", is_well_built)
WARNED = asks("turn", is_warned_and_told)
STALL_WON = asks("place", lambda now: bool(now["tile"] != "flea" and now["drawer"] is not None))
FLEA_DRAWN = asks("place", lambda now: bool(now["tile"] == "flea"))

MARKET: Final = {"variant": "market"}
CLASSIC: Final = {"variant": "classic"}

WANTED: Final[Mapping[str, tuple[Setting, Mapping[str, Condition]]]] = {
    "fishing-3": (
        Setting("fishing", 3),
        {"second to play": SECOND, "last trick": LAST_TRICK, "round two": ROUND_TWO},
    ),
    "fishing-4": (
        Setting("fishing", 4),
        {
            "last trick": LAST_TRICK,
            "round two": ROUND_TWO,
            "later trick": LATER_TRICK,
            "choice": asks("play", lambda now: now["round"] > 1 and has_choice(now)),
            "catch": asks("catch"),
            "pass": asks("pass"),
            "call": asks("call"),
        },
    ),
    "fishing-5": (Setting("fishing", 5), {"later trick": LATER_TRICK}),
    "market-2": (Setting("freshfish", 2, MARKET), {"auction": asks("bid"), "stall": has_stall}),
    "market-3": (
        Setting("freshfish", 3, MARKET),
        {"auction": asks("bid"), "stall won": STALL_WON, "warned": WARNED},
    ),
    "market-4": (
        Setting("freshfish", 4, MARKET),
        {
            "auction": asks("bid"),
            "stall won": STALL_WON,
            "flea drawn": FLEA_DRAWN,
            "well built": WELL_BUILT,
        },
    ),
    "market-5": (Setting("freshfish", 5, MARKET), {"well built": WELL_BUILT}),
    "classic-2": (Setting("freshfish", 2, CLASSIC), {}),
    "classic-3": (Setting("freshfish", 3, CLASSIC), {"auction": asks("bid"), "warned": WARNED}),
    "classic-4": (Setting("freshfish", 4, CLASSIC), {"well built": WELL_BUILT}),
}


def first_with(setting: Setting, wanted: Mapping[str, Condition]) -> tuple[Record, dict[str, int]]:
    for number in count():
        seed = seed_from("browser", setting.game_name, number)
        bots = [bot_named(BOT, setting.game)] * setting.players
        record = play_match(setting, bots, seed)
        found = positions(record, setting.game, wanted)
        if found.keys() >= wanted.keys():
            return record, found
    raise AssertionError


def positions(record: Record, game: Game, wanted: Mapping[str, Condition]) -> dict[str, int]:
    """By name after how many moves the first seat decides in a position like that."""
    found: dict[str, int] = {}
    decisions: list[int] = []
    forced: list[str] = []
    for step in Replay(record, game).steps():
        told = [sentence.message for sentence in game.describe(step.events, 0)]
        if any(each.endswith(("-table-placed", "-stall-placed")) for each in told):
            forced = [each for each in told if each.startswith("freshfish-path-")]
        if game.owing(step.state)[:1] != [0]:
            continue
        decisions.append(step.number)
        now = {**game.view_json(game.view(step.state, 0)), "forced": forced}
        for name, condition in wanted.items():
            if name not in found and condition(now):
                found[name] = step.number
    return {**found, "late": decisions[-LATE], "end": decisions[-1]}


def main() -> None:
    lines = []
    for name, (setting, wanted) in WANTED.items():
        record, found = first_with(setting, wanted)
        lines.append(json.dumps({**record.to_json(), "name": name, "positions": found}))
    RECORDS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
