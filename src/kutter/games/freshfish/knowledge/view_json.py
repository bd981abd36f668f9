"""A view in the words of the records, for pages, bots and logs: what all know, and what is own."""

from functools import cache
from typing import Any, Literal, NotRequired

import numpy as np
from typing_extensions import TypedDict

from kutter.games.contract import SPECTATOR, View
from kutter.games.freshfish.knowledge.routes import RouteJson, routes_json
from kutter.games.freshfish.knowledge.standing import Standing, standings
from kutter.games.freshfish.rules.auction import read_outcomes
from kutter.games.freshfish.rules.event_kinds import EVENT_NAMES
from kutter.games.freshfish.rules.paths import owner_of
from kutter.games.freshfish.square import cell_name
from kutter.games.freshfish.state import (
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
from kutter.language.errors import ReasonsJson

Good = Literal["fish", "soda", "cheese", "ice"]
Tile = Literal["fish", "soda", "cheese", "ice", "flea"]


class Space(TypedDict):
    """What is on a space, and in market the number of its area in the list of areas."""

    on: Literal["empty", "path", "disc", "table", "truck", "stall"]
    seat: NotRequired[int]
    good: NotRequired[Good]
    area: NotRequired[int]


class Area(TypedDict):
    """The number on its signpost, and how much is built there, a truck included."""

    number: int
    built: int


class Auction(TypedDict):
    good: Good
    drawer: int
    bids: list[int | None]
    winner: int
    decided: Literal["only-bid", "highest-bid", "tie-to-drawer", "tie-clockwise"]
    """Why the winner has won (M4.2), by the name of its event."""


class FreshFishSeat(TypedDict):
    coins: NotRequired[int]
    """A table may choose not to show others' purses (M8)."""
    discs: int
    """Still with the seat, not on the square."""
    stalls: dict[str, str | None]
    """By good: a space, "outside", or None while it is still with its seat."""
    bids: bool
    """Takes part in the auction that runs."""
    has_bid: bool
    score: NotRequired[int]
    """As it stands: the lengths of the stalls that are built less coins. Told with the purse."""
    lengths: dict[str, int | None]
    """By good, as they would count now; None while the stall may still be built."""
    routes: NotRequired[dict[str, RouteJson | None]]
    """Once the game is over."""


class FreshFishShared(TypedDict):
    """What everybody knows (M8)."""

    game: Literal["freshfish"]
    variant: Literal["market", "classic"]
    streets: str | None
    players: int
    phase: Literal["turn", "tile", "bid", "place", "over"]
    owing: list[int]
    turn: int | None
    drawer: int | None
    tile: Tile | None
    spaces: dict[str, Space]
    areas: list[Area]
    stack: dict[str, int]
    void: dict[str, int]
    last: list[Good]
    seats: list[FreshFishSeat]
    auctions: list[Auction]


class FreshFishOwn(TypedDict):
    """What a seat alone knows, may do, and may not do and why."""

    seat: int | Literal["spectator"]
    bid: int | None
    purse: int | None
    score: int | None
    """As it stands."""
    legal: list[str]
    refused: ReasonsJson
    """By space, which is left out of the sentences; and by "draw"."""


class FreshFishView(FreshFishShared, FreshFishOwn):
    """All that a seat knows."""


def optional(number: Any) -> int | None:
    return None if number == NONE else int(number)


def shared_json(view: View, owing: list[int]) -> FreshFishShared:
    v = view[0]
    phase: Any = phase_name(int(v["phase"]))
    tile: Any = None if v["tile"] == NONE else TILE_NAMES[v["tile"]]
    last: Any = [GOOD_NAMES[good] for good in v["last"][v["handed"] :].tolist()]
    seats = enumerate(standings(view))
    return {
        "game": "freshfish",
        "variant": "classic" if v["classic"] else "market",
        "streets": STREET_NAMES[v["streets"]],
        "players": int(v["players"]),
        "phase": phase,
        "owing": owing,
        "turn": optional(v["turn"]),
        "drawer": optional(v["drawer"]),
        "tile": tile,
        "spaces": spaces_json(v),
        "areas": [] if v["classic"] else areas_json(v),
        "stack": tiles_json(v["stack"]),
        "void": tiles_json(v["void"]),
        "last": last,
        "seats": [seat_json(view, seat, standing) for seat, standing in seats],
        "auctions": auctions_json(view),
    }


def own_json(view: View, legal: list[str], refused: ReasonsJson) -> FreshFishOwn:
    v = view[0]
    seat = int(v["seat"])
    plays = seat != SPECTATOR
    return {
        "seat": seat if plays else "spectator",
        "bid": optional(v["bid"]),
        "purse": int(v["coins"][seat]) if plays else None,
        "score": standings(view)[seat].score if plays else None,
        "legal": legal,
        "refused": refused,
    }


def phase_name(phase: int) -> str:
    if phase == OVER:
        return "over"
    return "turn" if phase == TURN else VERBS[phase]


def space_name(v: Any, space: int) -> str:
    return cell_name(int(v["cell"][space]))


def spaces_json(v: Any) -> dict[str, Space]:
    count = v["spaces"]
    cells, things, areas = (v[name][:count].tolist() for name in ("cell", "on", "area"))
    if v["classic"]:
        return {cell_name(cell): space_json(on) for cell, on in zip(cells, things, strict=True)}
    return {
        cell_name(cell): space_in_area(on, area)
        for cell, on, area in zip(cells, things, areas, strict=True)
    }


@cache
def space_in_area(on: int, area: int) -> Space:
    return {**space_json(on), "area": area}


@cache
def space_json(on: int) -> Space:
    if on == EMPTY:
        return {"on": "empty"}
    if on == PATH:
        return {"on": "path"}
    if on == FLEA_TABLE:
        return {"on": "table"}
    if on < FLEA_TABLE:
        return {"on": "disc", "seat": on - DISC}
    good: Any
    if on < STALL:
        good = GOOD_NAMES[on - TRUCK]
        return {"on": "truck", "good": good}
    seat = owner_of(on)
    good = GOOD_NAMES[on - STALL - GOODS * seat]
    return {"on": "stall", "seat": seat, "good": good}


def areas_json(v: Any) -> list[Area]:
    count = int(v["area"][: v["spaces"]].max()) + 1
    numbers, built = v["number"][:count].tolist(), v["built"][:count].tolist()
    return [{"number": number, "built": done} for number, done in zip(numbers, built, strict=True)]


def tiles_json(counts: Any) -> dict[str, int]:
    return dict(zip(TILE_NAMES, counts.tolist(), strict=True))


def seat_json(view: View, seat: int, standing: Standing) -> FreshFishSeat:
    v = view[0]
    result: FreshFishSeat = {
        "coins": int(v["coins"][seat]),
        "discs": DISCS - int(v["out"][seat]),
        "stalls": {
            name: where_json(v, space)
            for name, space in zip(GOOD_NAMES, v["stall_at"][seat].tolist(), strict=True)
        },
        "bids": bool(v["bidders"] >> seat & 1),
        "has_bid": bool(v["has_bid"] >> seat & 1),
        "score": standing.score,
        "lengths": lengths_json(standing),
    }
    if v["phase"] == OVER:
        result["routes"] = routes_json(view, seat)
    return result


def lengths_json(standing: Standing) -> dict[str, int | None]:
    return dict(zip(GOOD_NAMES, standing.lengths, strict=True))


def where_json(v: Any, space: int) -> str | None:
    if space == OUTSIDE:
        return "outside"
    return None if space == NONE else space_name(v, space)


def auctions_json(view: View) -> list[Auction]:
    outcomes = np.zeros((int(view[0]["auctions"]), 2), np.int64)
    read_outcomes(view, outcomes)
    return [auction_json(view[0], *outcome) for outcome in enumerate(outcomes.tolist())]


def auction_json(v: Any, number: int, outcome: list[int]) -> Auction:
    good: Any = GOOD_NAMES[v["auctioned"][number]]
    winner, why = outcome
    decided: Any = EVENT_NAMES[why]
    bids = v["revealed"][number, : v["players"]].tolist()
    return {
        "good": good,
        "drawer": int(v["auction_of"][number]),
        "bids": [optional(bid) for bid in bids],
        "winner": winner,
        "decided": decided,
    }
