"""A view in the words of the records, for pages, bots and logs: what all know, and what is own."""

from functools import cache, lru_cache
from typing import Any, Final, Literal

from typing_extensions import TypedDict

from kutter.games.contract import SPECTATOR, View
from kutter.games.fishing.cards import CARD_NAMES, NONE, SUIT_NAMES, cards_in
from kutter.games.fishing.rules import entries
from kutter.games.fishing.state import CATCH, DEAL, ENDS, LEVELS, OVER, PASS, ROUNDS, VERBS
from kutter.language.errors import ReasonsJson

Suit = Literal["blue", "purple", "red", "yellow", "green"]


class PlayedCard(TypedDict):
    seat: int
    card: str


class Play(TypedDict):
    """A card played this round; `follow` is the suit that was to be followed."""

    seat: int
    card: str
    follow: Suit | None


class Batch(TypedDict):
    """What a seat caught in a round: the cards not seen since, and how many are left in it."""

    round: int
    cards: list[str]
    left: int


class OceanLevel(TypedDict):
    stars: int
    cards: list[str]
    left: int


class FishingSeat(TypedDict):
    points: int
    held: int
    catch: list[str]
    stockroom: list[Batch]
    drawn: list[int]
    """From the ocean this round, by level."""


class FishingShared(TypedDict):
    """What everybody knows (F7)."""

    game: Literal["fishing"]
    players: int
    phase: Literal["deal", "play", "catch", "pass", "call", "over"]
    owing: list[int]
    round: int
    hand_size: int
    tricks: int
    leader: int
    ahead: int | None
    """Who would win the trick as it lies."""
    trick: list[PlayedCard]
    follow: Suit | None
    caller: int | None
    low: bool
    chosen: list[int]
    plays: list[Play]
    passed_after: int | None
    seats: list[FishingSeat]
    starting: list[str]
    """In the first round: the cards that were dealt, and that nobody has played since."""
    ocean: list[OceanLevel]
    end: Literal["rounds", "overfishing"] | None


class FishingOwn(TypedDict):
    """What a seat alone knows, may do, and may not do and why."""

    seat: int | Literal["spectator"]
    hand: list[str]
    given: str | None
    got: str | None
    legal: list[str]
    refused: ReasonsJson
    """By card."""


class FishingView(FishingShared, FishingOwn):
    """All that a seat knows."""


def names(cards: Any) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


@lru_cache(maxsize=4096)
def names_in(low: int, high: int) -> list[str]:
    """Of a set of cards."""
    return names(cards_in(low, high))


def optional(number: int) -> int | None:
    return None if number == NONE else number


def optional_card(card: int) -> str | None:
    return None if card == NONE else CARD_NAMES[card]


def shared_json(view: View, owing: list[int]) -> FishingShared:
    fields = view[0].item()
    v = dict(zip(view.dtype.names or (), fields, strict=True))
    for name in ("catch", "points", "drawn", "held", "plays", "played_by", "follows"):
        v[name] = v[name].tolist()
    for name in ("origin", "left"):
        v[name] = v[name].tobytes()
    seats = range(v["players"])
    phase = v["phase"]
    played = played_from(v)
    end: Any = ENDS[v["end"]] or None
    phase_name: Any = "over" if phase == OVER else VERBS[phase]
    return {
        "game": "fishing",
        "players": v["players"],
        "phase": phase_name,
        "owing": owing,
        "round": v["round_number"],
        "hand_size": v["hand_size"],
        "tricks": v["tricks"],
        "leader": v["leader"],
        "ahead": optional(entries.ahead(view)),
        "trick": trick_json(v),
        "follow": suit_json(v["follow"]),
        "caller": optional(v["caller"]),
        "low": bool(v["low"]),
        "chosen": [seat for seat in seats if phase == PASS and v["chosen"] >> seat & 1],
        "plays": plays_json(v),
        "passed_after": optional(v["passed_at"]),
        "seats": [seat_json(v, seat, played[seat]) for seat in seats],
        "starting": starting_json(v["origin"], played[OCEAN]),
        "ocean": ocean_json(v["origin"], v["left"], played[OCEAN]),
        "end": end,
    }


def own_json(view: View, legal: list[str], refused: ReasonsJson) -> FishingOwn:
    seat = int(view["seat"][0])
    return {
        "seat": "spectator" if seat == SPECTATOR else seat,
        "hand": names_in(*view["hand"][0].tolist()),
        "given": optional_card(int(view["given"][0])),
        "got": optional_card(int(view["got"][0])),
        "legal": legal,
        "refused": refused,
    }


def suit_json(suit: int) -> Any:
    return None if suit == NONE else SUIT_NAMES[suit]


OCEAN: Final = -1
"""Whose pile it is if no seat's."""


def played_from(v: Any) -> dict[int, tuple[int, ...]]:
    """By seat, and the ocean: the cards of its piles that were played this round."""
    found: dict[int, list[int]] = {seat: [] for seat in range(OCEAN, v["players"])}
    origin = v["origin"]
    for card in v["plays"][: v["played"]]:
        pile = origin[card]
        found[(pile - LEVELS) // ROUNDS if pile >= LEVELS else OCEAN].append(card)
    return {owner: tuple(cards) for owner, cards in found.items()}


# Piles change by deals, and by cards that are played from them: seldom enough to be remembered.
@lru_cache(maxsize=8192)
def stockroom_json(origin: bytes, left: bytes, seat: int, played: tuple[int, ...]) -> list[Batch]:
    held = piles_of(origin)
    first = LEVELS + seat * ROUNDS
    return [
        {"round": number, "cards": unplayed(held[pile], played), "left": left[pile]}
        for number, pile in enumerate(range(first, first + ROUNDS), 1)
        if pile in held
    ]


@lru_cache(maxsize=2048)
def starting_json(origin: bytes, played: tuple[int, ...]) -> list[str]:
    return unplayed(piles_of(origin).get(0, []), played)


@lru_cache(maxsize=2048)
def ocean_json(origin: bytes, left: bytes, played: tuple[int, ...]) -> list[OceanLevel]:
    held = piles_of(origin)
    return [
        {"stars": level, "cards": unplayed(held.get(level, []), played), "left": left[level]}
        for level in range(1, LEVELS)
    ]


@lru_cache(maxsize=2048)
def piles_of(origin: bytes) -> dict[int, list[int]]:
    """The cards by the pile that held them when the round began."""
    piles: dict[int, list[int]] = {}
    for card in CARD_NAMES:
        piles.setdefault(origin[card], []).append(card)
    return piles


def unplayed(cards: list[int], played: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards if card not in played]


def plays_json(v: Any) -> list[Play]:
    played = v["played"]
    return [*map(play_json, v["played_by"][:played], v["plays"][:played], v["follows"][:played])]


@cache
def play_json(seat: int, card: int, follow: int) -> Play:
    return {"seat": seat, "card": CARD_NAMES[card], "follow": suit_json(follow)}


def trick_json(v: Any) -> list[PlayedCard]:
    """The cards on the table; while a trick is settled, those that nobody has caught yet."""
    if v["phase"] in (DEAL, OVER):
        return []
    settling = v["phase"] in (CATCH, PASS)
    return [
        played_json(v["played_by"][number], v["plays"][number])
        for number in range(v["trick_start"], v["played"])
        if not settling or v["in_trick"] >> (number - v["trick_start"]) & 1
    ]


@cache
def played_json(seat: int, card: int) -> PlayedCard:
    return {"seat": seat, "card": CARD_NAMES[card]}


def seat_json(v: Any, seat: int, played: tuple[int, ...]) -> FishingSeat:
    return {
        "points": v["points"][seat],
        "held": v["held"][seat],
        "catch": names_in(*v["catch"][seat]),
        "stockroom": stockroom_json(v["origin"], v["left"], seat, played),
        "drawn": v["drawn"][seat],
    }
