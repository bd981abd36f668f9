"""A view in the words of the records, for pages, bots and logs."""

from typing import Any

from kutter.core.game import SPECTATOR, Json, View
from kutter.fishing.cards import CARD_NAMES, CARDS, NONE, SUIT_NAMES, cards_in
from kutter.fishing.table import (
    CATCH,
    DEAL,
    ENDS,
    LEVELS,
    OVER,
    PASS,
    ROUNDS,
    VERBS,
    batch,
)


def names(cards: Any) -> list[str]:
    return [CARD_NAMES[int(card)] for card in cards]


def optional(number: Any) -> int | None:
    return None if number == NONE else int(number)


def optional_card(card: Any) -> str | None:
    return None if card == NONE else CARD_NAMES[int(card)]


def view_json(view: View, owing: list[int], legal: list[str]) -> Json:
    v = view[0]
    seats = range(v["players"])
    phase = int(v["phase"])
    return {
        "game": "fishing",
        "seat": "spectator" if v["seat"] == SPECTATOR else int(v["seat"]),
        "players": int(v["players"]),
        "phase": "over" if phase == OVER else VERBS[phase],
        "owing": owing,
        "legal": legal,
        "round": int(v["round_number"]),
        "hand_size": int(v["hand_size"]),
        "tricks": int(v["tricks"]),
        "hand": names(cards_in(*v["hand"])),
        "given": optional_card(v["given"]),
        "got": optional_card(v["got"]),
        "leader": int(v["leader"]),
        "trick": trick_json(v),
        "follow": None if v["follow"] == NONE else SUIT_NAMES[v["follow"]],
        "caller": optional(v["caller"]),
        "low": bool(v["low"]),
        "chosen": [seat for seat in seats if phase == PASS and v["chosen"] >> seat & 1],
        "plays": plays_json(v),
        "passed_after": optional(v["passed_at"]),
        "seats": [seat_json(v, seat) for seat in seats],
        "ocean": [ocean_json(v, level) for level in range(1, LEVELS)],
        "end": ENDS[v["end"]] or None,
    }


def plays_json(v: Any) -> list[Json]:
    """This round's plays; `follow` is the suit that was to be followed."""
    return [
        {
            "seat": int(v["played_by"][number]),
            "card": CARD_NAMES[int(v["plays"][number])],
            "follow": None if v["follows"][number] == NONE else SUIT_NAMES[v["follows"][number]],
        }
        for number in range(v["played"])
    ]


def trick_json(v: Any) -> list[Json]:
    """The cards on the table; while a trick is settled, those that nobody has caught yet."""
    if v["phase"] in (DEAL, OVER):
        return []
    settling = v["phase"] in (CATCH, PASS)
    return [
        {"seat": int(v["played_by"][number]), "card": CARD_NAMES[int(v["plays"][number])]}
        for number in range(v["trick_start"], v["played"])
        if not settling or v["in_trick"] >> (number - v["trick_start"]) & 1
    ]


def seat_json(v: Any, seat: int) -> Json:
    return {
        "points": int(v["points"][seat]),
        "held": int(v["held"][seat]),
        "catch": names(cards_in(*v["catch"][seat])),
        "stockroom": [
            pile_json(v, batch(seat, number), number)
            for number in range(1, ROUNDS + 1)
            if batch_matters(v, batch(seat, number))
        ],
        "drawn": [int(number) for number in v["drawn"][seat]],
    }


def batch_matters(v: Any, pile: int) -> bool:
    """Whether a batch held cards when the round began."""
    return bool((v["origin"] == pile).any())


def pile_json(v: Any, pile: int, number: int) -> Json:
    """A batch: what it held when the round began, less what was played since; how many are left."""
    return {"round": number, "cards": unplayed(v, pile), "left": int(v["left"][pile])}


def ocean_json(v: Any, level: int) -> Json:
    return {"stars": level, "cards": unplayed(v, level), "left": int(v["left"][level])}


def unplayed(v: Any, pile: int) -> list[str]:
    played = set(map(int, v["plays"][: v["played"]]))
    return names(card for card in CARDS if v["origin"][card] == pile and card not in played)
