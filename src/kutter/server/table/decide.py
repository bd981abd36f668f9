"""Deciding: what would follow from an act, as facts for the log, or why it may not be. It changes
nothing."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kutter.engine.dealer import Dealer
from kutter.games.contract import CHANCE, Game, State
from kutter.records.setting import Setting
from kutter.server.identity.holders import is_program
from kutter.server.identity.names import clean_text, is_a_bots, look_alike
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
from kutter.server.table.entries import (
    BotSeated,
    CameBack,
    Change,
    Dealt,
    Ended,
    Moved,
    PlayedFor,
    Said,
    Sat,
    StandIn,
    Started,
    Stood,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from kutter.server.table.shares import give_share, mixed_at_start
from kutter.server.table.state import TableState

MOST_ENTRIES: Final = 20_000
"""Of a log, beside what is said: then nothing is taken that could be done again and again."""
MOST_SAID: Final = 10_000
MOST_SAID_BY_WATCHERS: Final = 2_000
"""Lines of chat, of all."""


@dataclass(frozen=True)
class Actor:
    """Who acts: a holder of seats, and the seat that it acts for."""

    holder: str | None
    seat: int | None = None


@dataclass(frozen=True)
class Moment:
    """What an act meets beside the table's log: the time, and who is not there."""

    now: float
    absent_since: Callable[[], Mapping[int, float]] = dict
    """By seat, if nobody is connected to it; few acts ask for it."""
    absent_seconds: float = 0.0
    """After which somebody counts as gone."""

    def is_gone(self, seat: int) -> bool:
        since = self.absent_since().get(seat)
        return since is not None and self.now - since >= self.absent_seconds


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


# Before the start


def check_gathering(state: TableState) -> None:
    if state.status != "gathering":
        raise Refused("already-started")


def check_seat(state: TableState, seat: int) -> None:
    if seat >= len(state.seats):
        raise Refused("no-such-seat", 404, number=str(seat))


def check_maker(state: TableState, actor: Actor) -> None:
    if actor.holder is None or actor.holder != state.charter.maker:
        raise Refused("not-the-maker", 403)


def sit(state: TableState, actor: Actor, act: Sit) -> list[Change]:
    check_gathering(state)
    check_seat(state, act.seat)
    if actor.holder is None:
        raise Refused("no-browser", 403)
    if state.seats[act.seat].taken:
        raise Refused("seat-is-taken")
    return [Sat(act.seat, actor.holder, free_name(state, act.name))]


def free_name(state: TableState, name: str) -> str:
    """A clean name that cannot be taken for another at the table."""
    clean = clean_text(name)
    if not clean:
        raise Refused("empty-name", 422)
    known = [seat.name for seat in state.seats if seat.name is not None]
    if is_a_bots(clean) or any(look_alike(each, clean) for each in known):
        raise Refused("name-is-taken", name=clean)
    return clean


def seat_bot(state: TableState, actor: Actor, act: SeatBot) -> list[Change]:
    check_gathering(state)
    check_seat(state, act.seat)
    if actor.holder != state.charter.maker and not state.held_by(actor.holder):
        raise Refused("not-at-the-table", 403)
    seat = state.seats[act.seat]
    if seat.holders:
        raise Refused("seat-is-taken")
    if seat.level is not None:
        check_maker(state, actor)
    if seat.level == act.level:
        return []
    return [Stood(act.seat) if act.level is None else BotSeated(act.seat, act.level)]


def remove(state: TableState, actor: Actor, act: Remove) -> list[Change]:
    check_gathering(state)
    check_maker(state, actor)
    check_seat(state, act.seat)
    if not state.seats[act.seat].taken:
        raise Refused("seat-is-empty")
    return [Stood(act.seat, by_maker=True)]


def check_start(state: TableState, actor: Actor) -> None:
    check_gathering(state)
    if actor.holder != state.charter.maker and not state.held_by(actor.holder):
        raise Refused("not-at-the-table", 403)
    if not all(seat.taken for seat in state.seats):
        raise Refused("seats-are-empty")


def start(state: TableState, actor: Actor) -> list[Change]:
    check_start(state, actor)
    charter = state.charter
    if charter.start_from is not None:
        setup, moves = charter.start_from
        table = charter.game.start(charter.choices.players, charter.options, setup)
        for text in moves:
            charter.game.apply(table, charter.game.parse(text))
        return [Started(setup, moves), *dealt_from(state.game, table, state.dealer())]
    setting = Setting(charter.choices.game, charter.choices.players, charter.options)
    shares, dealer = mixed_at_start(state)
    record, table = setting.start(dealer)
    return [
        Started(record.setup, shares=shares),
        *dealt_from(state.game, table, dealer),
    ]


# During the game


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
    dealer: Dealer | None = None  # most moves ask nothing of chance
    while state.game.owing(after := state.foresee(*moves).table) == [CHANCE]:
        dealer = dealer or state.dealer()
        moves.append(state.game.chance_move(after, dealer))
    made, *dealt = map(state.game.text, moves)
    return [Moved(made), *map(Dealt, dealt)]


def dealt_from(game: Game, table: State, dealer: Dealer) -> Iterator[Dealt]:
    """What chance answers before anybody moves."""
    while game.owing(table) == [CHANCE]:
        dealt = game.chance_move(table, dealer)
        game.apply(table, dealt)
        yield Dealt(game.text(dealt))


def undo(state: TableState, seat: int, version: int) -> list[Change]:
    check_running(state)
    check_plays_itself(state, seat)
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
        raise Refused("still-there", seconds=str(round(moment.absent_seconds)))
    counted = votes_about(state, about, moment)
    voted: list[Change] = [] if seat in counted else [Voted(seat, about)]
    if state.people() - counted - {seat, about}:
        return voted
    return [*voted, PlayedFor(about, "voted")]


def votes_about(state: TableState, about: int, moment: Moment) -> set[int]:
    """Those that were given since somebody went."""
    since = moment.absent_since().get(about, moment.now)
    return {seat for seat, at in state.votes.get(about, {}).items() if at >= since}


def play_for(state: TableState, seat: int, why: StandIn) -> list[Change]:
    """The server's own act: time is over, or somebody is gone."""
    if state.status != "running" or seat not in state.owing or not state.seats[seat].decides:
        return []
    return [PlayedFor(seat, why)]


# At any time


def say(state: TableState, actor: Actor, act: Say) -> list[Change]:
    if not state.charter.choices.chat:
        raise Refused("no-chat-here", 403)
    text = clean_text(act.text)
    if not text:
        raise Refused("empty-text", 422)
    if state.said >= MOST_SAID:
        raise Refused("chat-is-full")
    if actor.seat is not None and actor.seat in state.held_by(actor.holder):
        return [Said(state.seats[actor.seat].name or "", text, actor.seat)]
    if actor.holder is None or is_program(actor.holder):
        raise Refused("no-browser", 403)
    if state.said_by_watchers >= MOST_SAID_BY_WATCHERS:
        raise Refused("chat-is-full")
    return [Said(free_name(state, act.name or ""), text)]


def end(state: TableState, actor: Actor, moment: Moment) -> list[Change]:
    if state.status == "gathering":
        check_maker(state, actor)
        return [Ended("maker")]
    if not state.held_by(actor.holder) and actor.holder != state.charter.maker:
        raise Refused("not-at-the-table", 403)
    if state.status == "frozen":
        return [Ended("holder")]
    slow = {seat for seat in state.too_slow() if not moment.is_gone(seat)}
    others = (state.people() | slow) - set(state.held_by(actor.holder))
    if state.status == "running" and not others:
        return [Ended("holder")]
    raise Refused("others-still-play")
