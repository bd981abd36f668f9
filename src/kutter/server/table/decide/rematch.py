"""Playing again: who may, and who sits where then."""

from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.actor import Actor
from kutter.server.table.entries import BotSeated, Change, Sat
from kutter.server.table.state import TableState


def check_rematch(state: TableState, actor: Actor) -> str:
    """Who makes the new table: whoever sat down where somebody asks for it."""
    if actor.holder is None or not state.held_by(actor.holder):
        raise Refused("not-at-the-table", 403)
    if state.status not in ("finished", "ended"):
        raise Refused("others-still-play")
    if state.setup is None:
        raise Refused("never-started")
    held = [state.seats[seat] for seat in state.held_by(actor.holder)]
    stayed = [seat for seat in state.seats if seat.holders and seat.plays != "resigned"]
    if stayed and not any(seat in stayed for seat in held):
        raise Refused("resigned")
    # Not a device, which may be revoked.
    return held[0].sitter or actor.holder


def seated_again(state: TableState) -> list[Change]:
    changes: list[Change] = []
    for number, seat in enumerate(state.seats):
        if seat.level is not None:
            changes.append(BotSeated(number, seat.level))
        elif seat.outside:
            continue  # a program's token is good for its table only
        elif seat.sitter is not None and seat.plays != "resigned":
            changes.append(Sat(number, seat.sitter, seat.name or ""))
    return changes
