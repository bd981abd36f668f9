"""Many games of Fresh Fish in step: one compiled function for one of them, and the way over all."""

from typing import Any

from kutter.engine.chance import below
from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.memory import fetch_soon
from kutter.games.checked import Count
from kutter.games.contract import CHANCE, View
from kutter.games.freshfish.lab.actions import code_of, write_legal
from kutter.games.freshfish.lab.observations import write_history, write_perfect, write_plain
from kutter.games.freshfish.rules.moves import (
    apply,
    count_moves,
    nth_move,
    owes,
)
from kutter.games.freshfish.rules.playout import next_seat, play_games, play_out, random_tile
from kutter.games.freshfish.state import BUSY, OVER, TILE
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
    while times > 0 or t.phase == TILE or t.phase == OVER:
        if t.phase == OVER:
            end_game(games, game)
            begin_game(games, game)
            ends += 1
            continue
        seat = next_seat(t)
        if seat == CHANCE:
            move = random_tile(t, games.courses[game])
        else:
            move = chosen_move(games, game, seat)
            times -= 1
        apply(t, seat, move, games.events[0])
    show_game(games, game)
    return ends


@compiled
def end_game(games: Games, game: int) -> None:
    t = games.states[game]
    for seat in range(t.players):
        games.scores[game, seat] = t.score[seat]
    share_win(games, game, -1)


@compiled
def chosen_move(games: Games, game: int, seat: int) -> int:
    t, action = games.states[game], games.actions[game]
    if action == RANDOM:
        return nth_move(t, seat, below(games.choosers[game], count_moves(t, seat)))
    return code_of(t, action)


@compiled
def show_game(games: Games, game: int) -> None:
    """How a game stands for the seat that is asked, in whatever arrays there are."""
    t = games.states[game]
    seat = next_seat(t)
    games.seats[game] = seat
    for other in range(t.players):
        games.owing[game, other] = owes(t, other)
    write_legal(t, seat, games.legal, game)
    if games.plain.size > 0:
        write_plain(t, seat, wide(t.bid[seat]), games.plain[game])
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
        for first, end in BUSY:
            fetch_soon(games.states, game + 1, first, end)
        ends += step_game(games, game, times)
        write_mask(games.masks, games.legal, game)
    return ends


@entry
def look(view: View, masks: Any, legal: Any, plain: Any, history: Any) -> None:
    v = view[0]
    seat = wide(v.seat)
    if owes(v, seat):
        write_legal(v, seat, legal, 0)
    else:
        forbid_all(legal, 0)
    write_mask(masks, legal, 0)
    write_plain(v, seat, wide(v.bid), plain[0])
    write_history(v, seat, history[0])
