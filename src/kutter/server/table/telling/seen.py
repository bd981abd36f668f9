"""What is seen of a table: by everybody, and by a seat alone; made from views and nothing else."""

from collections.abc import Sequence, Set
from functools import cache, lru_cache
from typing import Any

from kutter.engine.events import Event as GameEvent
from kutter.games.contract import ALL_SEEING, CHANCE, SPECTATOR, Game, Json, Move, State
from kutter.games.meta import Level
from kutter.server.protocol.basics import Eyes
from kutter.server.table.charter import Seat
from kutter.server.table.decide.deals import given, takes_shares
from kutter.server.table.decide.time import deadline
from kutter.server.table.entries import Said
from kutter.server.table.state import TableState


def eyes_of(seat: int) -> Eyes:
    return "spectator" if seat == SPECTATOR else seat


@lru_cache(maxsize=4096)
def seat_json(seat: Seat) -> Json:
    player = "nobody"
    if seat.level is not None:
        player = "bot"
    elif seat.outside:
        player = "outside"
    elif seat.holders:
        player = "person"
    return {"name": seat.name, "player": player, "level": seat.level, "plays": seat.plays}


def setting_json(state: TableState) -> Json:
    choices = state.charter.choices
    return {
        "game": choices.game,
        "options": state.charter.options,
        "players": choices.players,
        "public": choices.public,
        "purses": choices.purses,
        "hints": choices.hints,
        "chat": choices.chat,
        "pause": choices.pause,
        "pace": choices.pace.model_dump(),
    }


def shared_json(state: TableState, seed_is_open: bool) -> Json:
    """All that everybody may know of a table as it goes on, but for its position."""
    contest = state.charter.contest
    return {
        "id": state.charter.id,
        "status": state.status,
        "seats": [seat_json(seat) for seat in state.seats],
        "setup": state.setup,
        "begins_at": state.charter.begins_at,
        "branch": branch_json(state),
        "moves": len(state.moves),
        "result": state.result,
        "deadline": deadline(state),
        "votes": [{"about": about, "by": sorted(by)} for about, by in sorted(state.votes.items())],
        "commitment": state.charter.commitment,
        "takes_shares": takes_shares(state),
        "given": given(state),
        "shares": state.shares,
        "seed": state.charter.seed.hex() if seed_is_open else None,
        "deal_is_shared": state.deal_is_shared,
        "contest": None if contest is None else {"id": contest.id, "day": contest.day},
        "rematch": state.rematch,
        "frozen": state.frozen,
    }


def branch_json(state: TableState) -> Json | None:
    """Where somebody sees what might have been; those who gather play a game of their own."""
    position = state.charter.choices.position
    if position is None or position.with_bots is None:
        return None
    kind = "table" if position.record is None else "record"
    return {"of": kind, "id": position.record or position.table, "at": position.at}


def shared_position(state: TableState) -> Json | None:
    if state.game_state is None:
        return None
    position = dict(state.game.shared_json(state.game.view(state.game_state, SPECTATOR)))
    return position if shows_purses(state) else state.game.without_purses(position)


def shows_purses(state: TableState) -> bool:
    return state.charter.choices.purses or state.result is not None


def position_keys(state: TableState) -> dict[int, Any]:
    """Who has the same as before still sees the same of the position beside what all see."""
    if state.game_state is None:
        return dict.fromkeys((SPECTATOR, *range(len(state.seats))))
    keys = dict(enumerate(state.game.own_keys(state.game_state)))
    alike = {seat: key and (state.status, *key) for seat, key in keys.items()}
    return {SPECTATOR: (state.status,), **alike}


def own_position(state: TableState, seat: int) -> Json | None:
    if state.game_state is None:
        return None
    own = dict(state.game.own_json(state.game.view(state.game_state, seat)))
    if state.status != "running":
        own["legal"] = []
    return own


def undo_seen(state: TableState, seat: int, concerned: Set[int]) -> Json:
    """`concerned`: who must agree in any case, where it is not free."""
    can = None
    plays = seat != SPECTATOR and state.status == "running" and state.seats[seat].plays is None
    plays = plays and state.charter.contest is None
    if plays and not state.takes_back_too_often and state.last_move_of(seat) is not None:
        is_free = state.takes_back_freely(seat)
        if is_free or not (concerned - {seat} or state.concerned_by_undo(seat)):
            can = "free"
        elif seat not in state.undo_refused:
            can = "ask"
    asked = state.undo_asked
    waits = set() if asked is None else state.concerned_by_undo(asked) - state.undo_agreed
    return undo_json(can, asked, frozenset(waits))


@cache
def undo_json(can: str | None, asked: int | None, waits_for: frozenset[int]) -> Json:
    return {"can": can, "asked": asked, "waits_for": sorted(waits_for)}


def last_moves(state: TableState, seats: Sequence[int]) -> dict[int, str | None]:
    """The last move as each of these seats may know it.

    A sealed choice is known by the choices beside it, and there are at most as many as seats.
    """
    if state.game_state is None or not state.moves:
        return dict.fromkeys(seats)
    move = state.moves[-1]
    if move.seat != CHANCE and move.verb != state.game.sealed_verb:
        return dict.fromkeys(seats, state.game.text(move))
    recent = state.moves[-len(state.seats) :]
    return {seat: seen_texts(state.game, state.game_state, recent, seat)[-1] for seat in seats}


def seen_texts(game: Game, table: State | None, moves: Sequence[Move], seat: int) -> list[str]:
    """Moves as a seat may know them."""
    assert table is not None
    return [game.text(move) for move in game.seen_moves(table, moves, seat)]


def chat_json(number: int, at: float, said: Said) -> Json:
    return {
        "number": number,
        "seat": said.seat,
        "name": said.name,
        "text": said.text,
        "reaction": said.reaction,
        "at": at,
    }


@lru_cache(maxsize=8192)  # most moves only play a card or take a space
def move_json(game: Game, seen: tuple[GameEvent, ...]) -> tuple[list[Json], list[Json]]:
    """In words and as facts; nobody is "you" yet."""
    words: list[Any] = [sentence.to_json() for sentence in game.describe(seen, ALL_SEEING)]
    return words, [game.event_json(event) for event in seen]


def names_of(state: TableState) -> list[str | None]:
    return [seat.name for seat in state.seats]


def bots_of(state: TableState) -> list[Level | None]:
    """By seat how strong a bot sits there: a page makes its name of that."""
    return [seat.level for seat in state.seats]
