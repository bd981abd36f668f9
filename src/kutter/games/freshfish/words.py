"""Fresh Fish in words: events and reasons as sentences of the catalogue."""

from collections.abc import Sequence
from typing import Any, Final

from kutter.engine.events import Event
from kutter.games.contract import Json, Move
from kutter.games.describing import Describer, seat_words
from kutter.games.freshfish.knowledge.view_json import phase_name
from kutter.games.freshfish.rules import event_kinds as kinds
from kutter.games.freshfish.rules import moves as rules
from kutter.games.freshfish.rules.paths import owner_of
from kutter.games.freshfish.square import cell_name
from kutter.games.freshfish.state import (
    BID,
    DISC,
    FLEA,
    FLEA_TABLE,
    GOOD_NAMES,
    GOODS,
    PATH,
    PLACE,
    STALL,
    TILE,
    TILE_NAMES,
    TRUCK,
    TURN,
)
from kutter.language.errors import IllegalMove
from kutter.language.sentences import Sentence

TOLD_TOGETHER: Final = (
    kinds.PATH_IN_FULL_AREA,
    kinds.PATH_JOINS,
    kinds.DISC_RETURNED,
    kinds.MEASURED,
)
"""Of these, one sentence a seat tells all that one move brought about."""

DECIDED: Final = (kinds.ONLY_BID, kinds.HIGHEST_BID, kinds.TIE_TO_DRAWER, kinds.TIE_CLOCKWISE)

TURN_RULES: Final = {TURN: "M3", TILE: "M3.2", BID: "M4.1", PLACE: "M4.3"}


class FreshFishDescriber(Describer):
    def tell(self, events: Sequence[Event]) -> list[Sentence]:
        alike: dict[tuple[int, ...], list[Event]] = {}
        opened = any(event.what == kinds.BID_SHOWN for event in events)
        for number, event in enumerate(events):
            if opened and event.what == kinds.BID_SEALED:
                continue  # the bid itself is told
            if self.sees(event):
                key = event[:2] if event.what in TOLD_TOGETHER else (number,)
                alike.setdefault(key, []).append(event)
        return [self.tell_alike(group) for group in alike.values()]

    def tell_alike(self, events: list[Event]) -> Sentence:
        what, who, thing, number, _ = events[0]
        arguments: dict[str, Any] = {"number": number}
        if who != kinds.ABSENT:
            arguments |= {"you": self.is_you(who), "who": self.name(who)}
        if what == kinds.MEASURED:
            arguments["lengths"] = [
                Sentence("freshfish-length", good=GOOD_NAMES[each.thing], number=each.number)
                for each in events
            ]
        elif what in TOLD_TOGETHER:
            arguments["spaces"] = [cell_name(each.thing) for each in events]
            arguments["number"] = len(events)
            if what == kinds.PATH_IN_FULL_AREA:
                arguments["built"] = number
        elif what in DECIDED:
            arguments |= {"to": self.name(thing), "to_you": self.is_you(thing)}
        elif what in (kinds.RESERVED, kinds.TABLE_PLACED):
            arguments["space"] = cell_name(thing)
        elif what in (kinds.STALL_PLACED, kinds.PATH_TO_TRUCK, kinds.PATH_TO_STALL):
            arguments |= {"space": cell_name(thing), "good": GOOD_NAMES[number]}
        elif what in (kinds.SCORED, kinds.WON):
            arguments["score"] = str(thing)
        elif thing != kinds.ABSENT:
            arguments["good"] = TILE_NAMES[thing]
        return Sentence(f"freshfish-{kinds.EVENT_NAMES[what]}", **arguments)


SPACE_EVENTS: Final = (
    kinds.RESERVED,
    kinds.TABLE_PLACED,
    kinds.STALL_PLACED,
    kinds.PATH_IN_FULL_AREA,
    kinds.PATH_TO_TRUCK,
    kinds.PATH_TO_STALL,
    kinds.PATH_JOINS,
    kinds.DISC_RETURNED,
)
GOOD_EVENTS: Final = (
    kinds.TILE_DRAWN,
    kinds.AUCTION_WON,
    kinds.TILE_VOID,
    kinds.STALL_OUTSIDE,
    kinds.HANDED_OUT,
    kinds.MEASURED,
)


def event_json(event: Event) -> Json:
    """Facts by name; spaces and goods as in records."""
    what, who, thing, number, _ = event
    fact = {"what": kinds.EVENT_NAMES[what], "who": who, "number": number}
    if what in SPACE_EVENTS:
        return {**fact, "space": cell_name(thing)}
    return {**fact, "tile": TILE_NAMES[thing]} if what in GOOD_EVENTS else {**fact, "thing": thing}


def thing_words(on: int) -> Sentence:
    """What lies on a space that is not empty."""
    if on == PATH:
        return Sentence("freshfish-on-path")
    if on < FLEA_TABLE:
        return Sentence("freshfish-on-disc", who=seat_words(on - DISC))
    if on == FLEA_TABLE:
        return Sentence("freshfish-on-table")
    if on < STALL:
        return Sentence("freshfish-on-truck", good=GOOD_NAMES[on - TRUCK])
    seat = owner_of(on)
    good = GOOD_NAMES[on - STALL - GOODS * seat]
    return Sentence("freshfish-on-stall", good=good, who=seat_words(seat))


def refusal(code: int, move: Move, t: Any, owing: list[int], on: int) -> IllegalMove:
    """The refusal of a move, with its rule. `on` is what lies on the space that it names."""
    phase = int(t["phase"])
    if code == rules.GAME_IS_OVER:
        return IllegalMove("M7.1", "game-is-over")
    if code == rules.NOT_THE_TURN and phase == TILE:
        return IllegalMove("M3.2", "freshfish-tile-is-due")
    if code == rules.NOT_THE_TURN:
        return IllegalMove(
            TURN_RULES[phase],
            "freshfish-another-seat-is-due",
            who=[seat_words(seat) for seat in owing],
            phase=phase_name(phase),
        )
    if code == rules.WRONG_VERB:
        return IllegalMove(
            TURN_RULES[phase], "freshfish-other-verb-is-due", phase=phase_name(phase)
        )
    if code == rules.NOT_BIDDING:
        return IllegalMove("M4.1", "freshfish-not-bidding", good=GOOD_NAMES[t["tile"]])
    if code == rules.ALREADY_BID:
        return IllegalMove("M4.1", "freshfish-already-bid")
    if code == rules.ABOVE_PURSE:
        coins = int(t["coins"][move.seat])
        return IllegalMove("M4.1", "freshfish-above-purse", coins=coins, found=move.things[0])
    if code == rules.ALL_DISCS_OUT:
        return IllegalMove("M3.2", "freshfish-all-discs-out")
    if code == rules.NO_DISC_OUT:
        return IllegalMove("M3.2", "freshfish-no-disc-out")
    if code == rules.NOT_IN_STACK:
        return IllegalMove("M2.5", "freshfish-not-in-stack", good=TILE_NAMES[move.things[0]])
    space = cell_name(move.things[0])
    if code == rules.NOT_ON_SQUARE:
        return IllegalMove("M2.1", "freshfish-not-on-square", space=space)
    if code == rules.NOT_EMPTY:
        return IllegalMove("M3.1", "freshfish-not-empty", space=space, thing=thing_words(on))
    if code == rules.OUT_OF_REACH:
        return IllegalMove("M3.1", "freshfish-out-of-reach", space=space)
    assert code == rules.NOT_OWN_DISC
    rule = "M3.3" if t["tile"] == FLEA else "M4.3"
    return IllegalMove(rule, "freshfish-not-own-disc", space=space)
