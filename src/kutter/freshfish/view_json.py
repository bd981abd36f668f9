"""A view in the words of the records, for pages, bots and logs."""

from typing import Any

from kutter.core.game import SPECTATOR, Json, View
from kutter.freshfish.paths import owner_of
from kutter.freshfish.routes import routes_json
from kutter.freshfish.square import cell_name
from kutter.freshfish.table import (
    DISC,
    DISCS,
    EMPTY,
    FLEA_TABLE,
    GOOD_NAMES,
    GOODS,
    NONE,
    OUTSIDE,
    OVER,
    PATH,
    STALL,
    STREET_NAMES,
    TILE_NAMES,
    TRUCK,
    TURN,
    VERBS,
)


def optional(number: Any) -> int | None:
    return None if number == NONE else int(number)


def view_json(view: View, owing: list[int], legal: list[str]) -> Json:
    v = view[0]
    phase = int(v["phase"])
    return {
        "game": "freshfish",
        "variant": "classic" if v["classic"] else "market",
        "streets": STREET_NAMES[v["streets"]],
        "seat": "spectator" if v["seat"] == SPECTATOR else int(v["seat"]),
        "players": int(v["players"]),
        "phase": phase_name(phase),
        "owing": owing,
        "legal": legal,
        "turn": optional(v["turn"]),
        "drawer": optional(v["drawer"]),
        "tile": None if v["tile"] == NONE else TILE_NAMES[v["tile"]],
        "spaces": {space_name(v, space): space_json(v, space) for space in range(v["spaces"])},
        "areas": [] if v["classic"] else areas_json(v),
        "stack": tiles_json(v["stack"]),
        "void": tiles_json(v["void"]),
        "last": [GOOD_NAMES[good] for good in v["last"][v["handed"] :]],
        "seats": [seat_json(view, seat) for seat in range(v["players"])],
        "bid": optional(v["bid"]),
        "auctions": [auction_json(v, number) for number in range(v["auctions"])],
    }


def phase_name(phase: int) -> str:
    if phase == OVER:
        return "over"
    return "turn" if phase == TURN else VERBS[phase]


def space_name(v: Any, space: int) -> str:
    return cell_name(int(v["cell"][space]))


def space_json(v: Any, space: int) -> Json:
    """What is on a space, and in market the number of its area in the list of areas."""
    on = int(v["on"][space])
    area = {} if v["classic"] else {"area": int(v["area"][space])}
    if on in (EMPTY, PATH, FLEA_TABLE):
        return {"on": {EMPTY: "empty", PATH: "path", FLEA_TABLE: "table"}[on], **area}
    if on < FLEA_TABLE:
        return {"on": "disc", "seat": on - DISC, **area}
    if on < STALL:
        return {"on": "truck", "good": GOOD_NAMES[on - TRUCK], **area}
    seat = owner_of(on)
    return {"on": "stall", "seat": seat, "good": GOOD_NAMES[on - STALL - GOODS * seat], **area}


def areas_json(v: Any) -> list[Json]:
    """The number on each area's signpost, and how much is built there, a truck included."""
    return [
        {"number": int(v["number"][area]), "built": int(v["built"][area])}
        for area in range(max(v["area"][: v["spaces"]]) + 1)
    ]


def tiles_json(counts: Any) -> Json:
    return {name: int(count) for name, count in zip(TILE_NAMES, counts, strict=True)}


def seat_json(view: View, seat: int) -> Json:
    v = view[0]
    result = {
        "coins": int(v["coins"][seat]),
        "discs": DISCS - int(v["out"][seat]),
        "stalls": {
            name: where_json(v, int(v["stall_at"][seat, good]))
            for good, name in enumerate(GOOD_NAMES)
        },
        "bids": bool(v["bidders"] >> seat & 1),
        "has_bid": bool(v["has_bid"] >> seat & 1),
    }
    if v["phase"] == OVER:
        result["score"] = int(v["score"][seat])
        result["lengths"] = lengths_json(v, seat)
        result["routes"] = routes_json(view, seat)
    return result


def lengths_json(v: Any, seat: int) -> Json:
    return {name: int(v["length"][seat, good]) for good, name in enumerate(GOOD_NAMES)}


def where_json(v: Any, space: int) -> str | None:
    """Where a stall stands: a space, outside, or still with its seat."""
    if space == OUTSIDE:
        return "outside"
    return None if space == NONE else space_name(v, space)


def auction_json(v: Any, number: int) -> Json:
    return {
        "good": GOOD_NAMES[v["auctioned"][number]],
        "drawer": int(v["auction_of"][number]),
        "bids": [optional(v["revealed"][number, seat]) for seat in range(v["players"])],
    }
