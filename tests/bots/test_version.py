"""Bots of a version choose as they did: who changes what they choose raises it."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from kutter.bots.match import play_match
from kutter.bots.registry import bots_for, bots_version, is_outside
from kutter.engine.dealer import seed_from
from kutter.games.meta import Level
from kutter.games.registry import game_named, metas
from kutter.records.setting import Setting

KEPT: Final = json.loads(Path(__file__).with_name("choices.json").read_bytes())
"""By game, its options, who plays and their version, the SHA-256 of the moves of one game; by game,
level and version, what a level is that plays with a temperature."""
SETTINGS = {
    "fishing": Setting("fishing", 3),
    "freshfish market": Setting("freshfish", 3, {"variant": "market"}),
    "freshfish classic": Setting("freshfish", 3, {"variant": "classic"}),
}
TABLES = {"": "deckhand,mate,skipper@8sims", " admiral": "admiral@16sims,mate,deckhand"}


def choices(setting: Setting, bots: str) -> str:
    record = play_match(setting, bots_for(bots, 3, setting.game), seed_from("version"))
    return sha256("\n".join(record.moves).encode()).hexdigest()


@pytest.mark.parametrize("bots", TABLES)
@pytest.mark.parametrize("name", SETTINGS)
def test_who_changes_what_bots_choose_raises_their_version(name: str, bots: str) -> None:
    setting = SETTINGS[name]
    version = bots_version(setting.game, bots.split())
    assert KEPT.get(f"{name}{bots} {version}") == choices(setting, TABLES[bots])


def test_who_changes_a_temperature_raises_the_levels_edition() -> None:
    for name, meta in metas().items():
        for level, reference in meta.bots.items():
            if not is_outside(reference):
                version = bots_version(game_named(name), [level])
                assert KEPT.get(f"{name} {level} {version}") == reference


def test_a_version_counts_the_editions_of_those_who_play() -> None:
    bots: dict[Level, str] = {"mate": "x:Mate", "pilot": "admiral~0.1", "admiral": "x:Admiral"}
    editions = {"admiral": 4, "pilot": 1}
    meta = replace(metas()["fishing"], bots=bots, bots_version=3, editions=editions)
    game: Any = SimpleNamespace(meta=meta)
    assert bots_version(game) == bots_version(game, [None, "mate", "random", "x:Y"]) == 3
    assert bots_version(game, ["admiral", "mate", "admiral@5sims"]) == 7
    assert bots_version(game, ["pilot"]) == bots_version(game, ["pilot", "admiral"]) == 8
    game.meta = replace(meta, bots={})
    assert bots_version(game, ["mate"]) == 1
