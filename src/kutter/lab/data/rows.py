"""The decisions of a game as rows. What they show of a position is what the seat knew of it."""

import json
from functools import lru_cache
from typing import Any

from kutter.bots.registry import TITLES
from kutter.games.contract import Move
from kutter.games.lab import Lab
from kutter.games.registry import meta_named
from kutter.lab.batches import lab_of
from kutter.lab.data.columns import columns_with
from kutter.lab.played import Played
from kutter.lab.statistics.counting import statistics_of
from kutter.language.errors import BadInput
from kutter.records.format import Record, began_at

Rows = dict[str, list[Any]]
"""By column."""


def rows_of(place: str, record: Record, observations: str | None) -> Rows:
    """All but the game's number; refuses what is no whole, finished and right record."""
    played = Played(record)
    game = played.game
    lab = lab_for(record)
    own = statistics_of(record.game)
    rows: Rows = {column.name: [] for column in columns_with(observations)}
    before_table = began_at(record)
    bots = bots_of(record)
    for asked in played.decisions():
        seat = asked.move.seat
        legal = game.legal(asked.state, seat)
        rows["decision"].append(len(rows["decision"]))
        rows["move_number"].append(asked.number)
        rows["round"].append(own and own.round_of(asked.state))
        rows["seat"].append(seat)
        rows["owing"].append(len(game.owing(asked.state)))
        rows["verb"].append(asked.verb)
        rows["move"].append(asked.text)
        rows["choices"].append(len(legal))
        rows["score"].append(game.standing(asked.state)[seat])
        rows["bot"].append(bots[seat] if asked.number > before_table else None)
        if lab is not None:
            rows["action"].append(action_of(record.game, asked.move))
            rows["actions"].append(sorted(action_of(record.game, each) for each in legal))
        if observations is not None:
            plain = history = None
            if lab is not None:
                _, plain, history = lab.look(game.view(asked.state, seat))
            rows["plain"].append(plain if plain is None else plain.tobytes())
            if "history" in rows:
                rows["history"].append(history if history is None else history.tobytes())
    number = len(rows["decision"])
    rows["record"] = [place.encode(errors="backslashreplace").decode()] * number
    rows["game"] = [record.game] * number
    rows["options"] = [json.dumps(record.options, sort_keys=True)] * number
    rows["players"] = [record.players] * number
    rows["lab_version"] = [None if lab is None else lab.version] * number
    if lab is None:
        rows["action"] = rows["actions"] = [None] * number
    scores, winners = played.result["scores"], played.result["winners"]
    rewards = [(seat in winners) / len(winners) - 1 / len(scores) for seat in range(len(scores))]
    rows["final_score"] = [scores[seat] for seat in rows["seat"]]
    rows["reward"] = [rewards[seat] for seat in rows["seat"]]
    return rows


def lab_for(record: Record) -> Lab | None:
    """None: the game has none, or this set-up is too large for it."""
    if meta_named(record.game).lab is None:
        return None
    lab = lab_of(record.game)
    try:
        lab.starts(record.players, record.options, [record.setup])
    except BadInput:
        return None
    return lab


@lru_cache(maxsize=1 << 16)
def action_of(game: str, move: Move) -> int:
    return lab_of(game).action_of(move)


def bots_of(record: Record) -> list[str | None]:
    """By seat; a stranger's record may say anything."""
    bots = record.extra.get("bots")
    if not isinstance(bots, list) or len(bots) != record.players:
        return [None] * record.players
    return [bot if isinstance(bot, str) and bot in TITLES else None for bot in bots]
