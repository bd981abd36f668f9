"""During the game: moves, taking back, who is stood in for."""

from kutter.engine.dealer import Dealer
from kutter.games.contract import CHANCE
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.actor import Actor, Moment
from kutter.server.table.decide.contests import check_may_take_back
from kutter.server.table.decide.gathering import check_seat
from kutter.server.table.entries import (
    CameBack,
    Change,
    Dealt,
    Moved,
    PlayedFor,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from kutter.server.table.state import TableState


def acting_seat(state: TableState, actor: Actor) -> int:
    if actor.seat is None or actor.seat not in state.held_by(actor.holder):
        raise Refused("not-your-seat", 403)
    return actor.seat


def check_running(state: TableState) -> None:
    if state.status != "running":
        raise Refused("not-running")


def check_plays_itself(state: TableState, seat: int) -> None:
    if state.seats[seat].plays is not None:
        raise Refused("bot-plays-for-you")


def move(state: TableState, seat: int, text: str, version: int) -> list[Change]:
    check_running(state)
    check_plays_itself(state, seat)
    return checked_move(state, seat, text, version)


def checked_move(state: TableState, seat: int, text: str, version: int) -> list[Change]:
    """A move by whoever plays a seat, and what chance answers to it."""
    if state.is_stale(seat, version):
        raise Refused("stale")
    parsed = state.game.parse(text)
    if parsed.seat != seat:
        raise Refused("not-your-seat", 403)
    moves = [parsed]
    foreseen = [state.foresee(parsed)]
    dealer: Dealer | None = None  # most moves ask nothing of chance
    while state.game.owing(foreseen[-1].after) == [CHANCE]:
        dealer = dealer or state.dealer()
        prepared = state.prepared_move(CHANCE, *moves)
        moves.append(prepared or state.game.chance_move(foreseen[-1].after, dealer))
        foreseen.append(state.foresee(*moves))
    made, *dealt = (each.text for each in foreseen)
    return [Moved(made), *map(Dealt, dealt)]


def undo(state: TableState, seat: int, version: int) -> list[Change]:
    check_running(state)
    check_plays_itself(state, seat)
    check_may_take_back(state)
    if state.is_stale(seat, version):  # else a second click would take back a second move
        raise Refused("stale")
    number = state.last_move_of(seat)
    if number is None:
        raise Refused("nothing-to-take-back")
    if state.takes_back_too_often:
        raise Refused("taken-back-too-often")
    if state.takes_back_freely(seat):
        return [TakenBack([number])]
    if state.undo_asked is not None:
        raise Refused("undo-is-asked")
    if not state.concerned_by_undo(seat):
        return [TakenBack(list(range(number, len(state.moves))))]
    if seat in state.undo_refused:  # else one could keep a table waiting for ever
        raise Refused("undo-was-refused")
    return [UndoAsked(seat)]


def answer_undo(state: TableState, seat: int, agree: bool, version: int) -> list[Change]:
    check_running(state)
    asked = state.undo_asked
    if asked is None or seat not in state.concerned_by_undo(asked):
        raise Refused("nothing-asked")
    if version < state.undo_asked_at:  # it was another question
        raise Refused("stale")
    answer = UndoAnswered(seat, agree)
    if not agree or state.concerned_by_undo(asked) - state.undo_agreed - {seat}:
        return [answer]
    number = state.last_move_of(asked)
    assert number is not None, "a reveal ends the asking"
    return [answer, TakenBack(list(range(number, len(state.moves))))]


def come_back(state: TableState, seat: int) -> list[Change]:
    check_running(state)
    plays = state.seats[seat].plays
    if plays is None:
        raise Refused("nobody-plays-for-you")
    if plays == "resigned":
        raise Refused("resigned")
    return [CameBack(seat)]


def vote(state: TableState, seat: int, about: int, version: int, moment: Moment) -> list[Change]:
    """At a table without a clock, all others may let a bot play for somebody who is gone."""
    check_running(state)
    check_seat(state, about)
    if state.is_stale(seat, version):  # they may have moved by now
        raise Refused("stale")
    if state.charter.choices.pace.kind != "none":
        raise Refused("clock-decides")
    if about == seat or not state.seats[about].decides or not state.seats[seat].person:
        raise Refused("no-vote-about-that")
    if not moment.is_gone(about):
        raise Refused("still-there", seconds=round(moment.absent_seconds))
    counted = votes_about(state, about, moment)
    voted: list[Change] = [] if seat in counted else [Voted(seat, about)]
    if state.people() - counted - {seat, about}:
        return voted
    return [*voted, PlayedFor(about, "voted")]


def votes_about(state: TableState, about: int, moment: Moment) -> set[int]:
    """Those that were given since somebody went."""
    since = moment.absent_since().get(about, moment.now)
    return {seat for seat, at in state.votes.get(about, {}).items() if at >= since}
