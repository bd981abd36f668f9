"""Whole games as somebody may see them: replays and records."""

from collections.abc import Sequence

from kutter.games.contract import SPECTATOR, Json, Move, State
from kutter.games.describing import sees
from kutter.games.meta import Level
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.server.table.state import TableState
from kutter.server.table.telling.patches import patch
from kutter.server.table.telling.seen import bots_of, eyes_of, move_json, names_of, seen_texts


def replay_json(
    record: Record,
    seat: int,
    whole: bool,
    names: Sequence[str | None],
    bots: Sequence[Level | None],
    purses: bool = True,
) -> Json:
    """A game as a position and patches to it, from somebody's eyes."""
    played = replay(record)
    game = played.game

    def seen_position(table: State) -> Json:
        position = game.view_json(game.view(table, seat))
        return position if purses else game.without_purses(position)

    positions: list[Json] = [seen_position(played.start)]
    scores = [game.standing(played.start)]
    steps: list[Json] = []
    table = played.start
    moves: list[Move] = []
    for step in played.steps():
        table = step.state
        moves.append(step.move)
        seen = tuple(event for event in step.events if sees(seat, event))
        says, facts = move_json(game, seen)
        positions.append(seen_position(table))
        scores.append(game.standing(table))
        change = patch(positions[-2], positions[-1])
        steps.append({"says": says, "facts": facts, "patch": change})
    for step_json, text in zip(steps, seen_texts(game, table, moves, seat), strict=True):
        step_json["move"] = text
    return {
        "game": record.game,
        "options": record.options,
        "players": record.players,
        "names": list(names),
        "bots": list(bots),
        "eyes": eyes_of(seat),
        "whole": whole,
        "setup": record.setup,
        "start": positions[0],
        "steps": steps,
        "result": game.result(table),
        "scores": scores if purses else None,
    }


def routes_json(record: Record, at: int | None) -> Json:
    """How every stall reaches its truck after so many moves: everybody sees that."""
    played = replay(record)
    return played.game.routes(played.game.view(played.state_at(at), SPECTATOR))


def told_record(state: TableState, seat: int, deal_is_over: bool) -> Record:
    """The whole once every table with this deal has ended; before that what a seat may know."""
    record = state.record()
    if not deal_is_over:
        record.seen_by = seat
        record.moves = seen_texts(state.game, state.game_state, state.moves, seat)
    shuffle = {"commitment": state.charter.commitment, "shares": state.shares}
    if deal_is_over:
        shuffle["seed"] = state.charter.seed.hex()
    record.extra = {"names": names_of(state), "bots": bots_of(state), "shuffle": shuffle}
    if state.charter.start_from is not None:
        record.extra["began_at"] = state.charter.begins_at
    return record


def record_json(state: TableState, seat: int, deal_is_over: bool) -> Json:
    return told_record(state, seat, deal_is_over).to_json()
