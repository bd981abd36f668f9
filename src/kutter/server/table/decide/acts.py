"""Deciding: what would follow from an act, as changes for the log, or why it may not be.

Nothing in this room changes anything, waits, or looks at the clock: a test can ask it anything.
"""

from typing import Final

from kutter.server.identity.holders import is_program
from kutter.server.protocol.acts import (
    Act,
    AnswerUndo,
    ComeBack,
    End,
    MakeMove,
    Remove,
    Resign,
    Say,
    SeatBot,
    Share,
    Sit,
    Stand,
    Start,
    Undo,
    Vote,
)
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.actor import Actor, Moment
from kutter.server.table.decide.anytime import end, say
from kutter.server.table.decide.deals import give_share
from kutter.server.table.decide.gathering import (
    check_gathering,
    check_seat,
    remove,
    seat_bot,
    sit,
    start,
)
from kutter.server.table.decide.playing import (
    acting_seat,
    answer_undo,
    check_running,
    come_back,
    move,
    undo,
    vote,
)
from kutter.server.table.entries import Change, PlayedFor, Stood
from kutter.server.table.state import TableState

MOST_ENTRIES: Final = 20_000
"""Of a log, beside what is said: then nothing is taken that could be done again and again."""


def decide(state: TableState, actor: Actor, act: Act, version: int, moment: Moment) -> list[Change]:
    if state.version - state.said >= MOST_ENTRIES and not isinstance(act, COMING_TO_AN_END):
        raise Refused("table-is-full")
    if is_program(actor.holder) and not isinstance(act, PROGRAMS_ACTS):
        raise Refused("not-for-programs", 403)
    match act:
        case Sit():
            return sit(state, actor, act)
        case Stand():
            check_gathering(state)
            if act.seat not in state.held_by(actor.holder):
                raise Refused("not-your-seat", 403)
            return [Stood(act.seat)]
        case SeatBot():
            return seat_bot(state, actor, act)
        case Remove():
            return remove(state, actor, act)
        case Share():
            check_gathering(state)
            check_seat(state, act.seat)
            if act.seat not in state.held_by(actor.holder):
                raise Refused("not-your-seat", 403)
            return give_share(state, act)
        case Start():
            return start(state, actor)
        case Say():
            return say(state, actor, act)
        case End():
            return end(state, actor, moment)
    seat = acting_seat(state, actor)
    match act:
        case MakeMove():
            return move(state, seat, act.move, version)
        case Undo():
            return undo(state, seat, version)
        case AnswerUndo():
            return answer_undo(state, seat, act.agree, version)
        case Resign():
            check_running(state)
            return [PlayedFor(seat, "resigned")]
        case ComeBack():
            return come_back(state, seat)
        case Vote():
            return vote(state, seat, act.seat, version, moment)
    raise Refused("not-here", 422)


PROGRAMS_ACTS: Final = (Share, MakeMove, Undo, AnswerUndo, Resign, ComeBack, Say)
"""A token is good for playing one seat, and for nothing else."""
COMING_TO_AN_END: Final = (MakeMove, Resign, ComeBack, Vote, Stand, Remove, Share, Start, End)
"""What can be done only so often, with everything else refused."""
