"""Bots of a version choose as they did: who changes what they choose raises it."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from kutter.bots.match import play_match
from kutter.bots.registry import bots_for, bots_version
from kutter.engine.dealer import seed_from
from kutter.records.setting import Setting

KEPT = Path(__file__).with_name("choices.json")
"""By game, its options and the version of its bots, the SHA-256 of the moves of one game."""
BOTS = "deckhand,mate,skipper@8sims"
SETTINGS = {
    "fishing": Setting("fishing", 3),
    "freshfish market": Setting("freshfish", 3, {"variant": "market"}),
    "freshfish classic": Setting("freshfish", 3, {"variant": "classic"}),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_who_changes_what_bots_choose_raises_their_version(name: str) -> None:
    setting = SETTINGS[name]
    record = play_match(setting, bots_for(BOTS, 3, setting.game), seed_from("version"))
    digest = sha256("\n".join(record.moves).encode()).hexdigest()
    kept = json.loads(KEPT.read_bytes())
    assert kept.get(f"{name} {bots_version(setting.game)}") == digest
