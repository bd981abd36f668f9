"""Golden playthroughs: a whole game written down, position by position, to be looked at and kept.

A change of a rule, a text or an order shows as a difference. `make golden` writes them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import seed_from
from kutter.games.contract import ALL_SEEING, CHANCE, SPECTATOR, Game, Json
from kutter.games.registry import GAMES
from kutter.language.catalogues import texts_in
from kutter.records.replay import Replay
from kutter.records.setting import Setting

FOLDER = Path(__file__).parent
VIEW_EVERY = 40


def cases() -> Iterator[tuple[str, Game, int, Json]]:
    """A playthrough for every game, variant and number of seats."""
    for game in GAMES.values():
        for options in game.meta.variants():
            for players in game.seats:
                variant = "".join(f"-{value}" for value in options.values())
                yield f"{game.name}{variant}-{players}", game, players, options


def playthrough(game: Game, players: int, options: Json) -> str:
    seed = seed_from("golden", game.name, players, *options.values())
    setting = Setting(game.name, players, options)
    record = play_match(setting, [RandomBot()] * players, seed)
    replay = Replay(record, game)
    lines = [f"setup {json.dumps(record.setup)}"]
    state = replay.start
    languages = texts_in("en"), texts_in("de")
    for step in replay.steps():
        owing = [seat for seat in game.owing(state) if seat != CHANCE or game.lists_chance]
        legal = [game.text(move) for seat in owing for move in game.legal(state, seat)]
        lines += ["", f"legal {json.dumps(legal)}", f"move {step.number} {game.text(step.move)}"]
        for sentence in game.describe(step.events, ALL_SEEING):
            lines += [f"  {texts.language} {sentence.tell(texts)}" for texts in languages]
        state = step.state
        if step.number % VIEW_EVERY == 0:
            for seat in (SPECTATOR, step.number // VIEW_EVERY % players):
                view = game.view_json(game.view(state, seat))
                lines.append(f"view {json.dumps(view)}")
    lines += ["", f"result {json.dumps(record.result)}"]
    return "\n".join(lines) + "\n"
