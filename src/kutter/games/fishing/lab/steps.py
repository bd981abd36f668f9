"""Many games of Fishing in step: one compiled function for one of them, and the way over all."""

from typing import Any

from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.memory import fetch_soon
from kutter.games.checked import Count
from kutter.games.contract import View
from kutter.games.fishing.cards import NONE
from kutter.games.fishing.lab.actions import MOVES, write_legal
from kutter.games.fishing.lab.observations import write_history, write_perfect, write_plain
from kutter.games.fishing.rules.moves import apply, owes
from kutter.games.fishing.rules.playout import (
    next_seat,
    play_games,
    play_out,
    random_choice,
    random_draw,
)
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.state import BUSY_BYTES, DEAL, OVER, Struct
from kutter.games.lab import (
    BEGIN,
    RANDOM,
    WAIT,
    Games,
    begin_game,
    clear_result,
    forbid_all,
    is_allowed,
    share_win,
    write_mask,
)

__all__ = ["first_illegal", "look", "play_games", "play_out", "step", "step_game"]


@compiled
def step_game(games: Games, game: int, times: int) -> int:
    """Takes a game's action so many times, goes on until a seat owes a move, and shows that.

    Chance answers, and what is over begins anew; how many games came to an end.
    """
    t = games.states[game]
    clear_result(games, game)
    if times > 0 and games.actions[game] == BEGIN:
        begin_game(games, game)
        times = 0
    if games.actions[game] == WAIT:
        times = 0
    ends = 0
    while times > 0 or t.phase == DEAL or t.phase == OVER:
        if t.phase == DEAL:
            draw(t, random_draw(t, games.courses[game]), games.events[0])
        elif t.phase == OVER:
            end_game(games, game)
            begin_game(games, game)
            ends += 1
        else:
            seat = next_seat(t)
            apply(t, seat, chosen_move(games, game, seat), games.events[0])
            times -= 1
    show_game(games, game)
    return ends


@compiled
def end_game(games: Games, game: int) -> None:
    t = games.states[game]
    for seat in range(t.players):
        games.scores[game, seat] = t.points[seat]
    share_win(games, game, 1)


@compiled
def chosen_move(games: Games, game: int, seat: int) -> int:
    t, action = games.states[game], games.actions[game]
    if action == RANDOM:
        return random_choice(t, seat, games.choosers[game])
    return wide(MOVES[action])


@compiled
def got_by(t: Struct, seat: int) -> int:
    """The card that a seat was passed this round, once it has it."""
    giver = seat - 1 if seat > 0 else t.players - 1
    return wide(t.given[giver]) if t.passed_at != NONE else NONE


@compiled
def show_game(games: Games, game: int) -> None:
    """How a game stands for the seat that is asked, in whatever arrays there are."""
    t = games.states[game]
    seat = next_seat(t)
    low, high = t.hand[seat, 0], t.hand[seat, 1]
    games.seats[game] = seat
    for other in range(t.players):
        games.owing[game, other] = owes(t, other)
    write_legal(t, low, high, games.legal, game)
    if games.plain.size > 0:
        given, got = wide(t.given[seat]), got_by(t, seat)
        write_plain(t, seat, low, high, given, got, games.plain[game])
    if games.history.size > 0:
        write_history(t, seat, games.history[game])
    if games.perfect.size > 0:
        write_perfect(t, seat, games.perfect[game])


@entry
def first_illegal(games: Games) -> int:
    for game in range(games.states.size):
        if not is_allowed(games, game):
            return game
    return -1


@entry
def step(games: Games, times: Count) -> int:
    ends = 0
    for game in range(games.states.size):
        fetch_soon(games.states, game + 1, 0, BUSY_BYTES)
        ends += step_game(games, game, times)
        write_mask(games.masks, games.legal, game)
    return ends


@entry
def look(view: View, masks: Any, legal: Any, plain: Any, history: Any) -> None:
    v = view[0]
    seat, low, high = wide(v.seat), v.hand[0], v.hand[1]
    if owes(v, seat):
        write_legal(v, low, high, legal, 0)
    else:
        forbid_all(legal, 0)
    write_mask(masks, legal, 0)
    write_plain(v, seat, low, high, wide(v.given), wide(v.got), plain[0])
    write_history(v, seat, history[0])
