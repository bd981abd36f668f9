"""Every game that can be played in the lab, with every rule set and number of seats."""

from typing import Any

import pytest

from kutter.games.contract import Json
from kutter.games.meta import Meta
from kutter.games.registry import metas
from kutter.lab.batches import lab_of
from kutter.language.errors import BadInput

LABS = {name: lab_of(name) for name, meta in metas().items() if meta.lab is not None}


def rule_sets(meta: Meta) -> list[Json]:
    """The variants, and each with every option that a record may leave out, where it may stand."""
    found = meta.variants()
    for option in meta.options:
        if option.default is None:
            found += [{**each, option.name: value} for each in found for value in option.values]
    return [options for options in found if is_allowed(meta, options)]


def is_allowed(meta: Meta, options: Json) -> bool:
    try:
        meta.game.check_options(options)
    except BadInput:
        return False
    return True


CASES: list[Any] = [
    pytest.param(name, options, players, id="-".join([name, *options.values(), str(players)]))
    for name, lab in LABS.items()
    for options in rule_sets(lab.game.meta)
    for players in lab.game.seats
]
every_case = pytest.mark.parametrize(("name", "options", "players"), CASES)
every_kind = pytest.mark.parametrize(
    ("name", "options", "players"), [case for case in CASES if case.values[2] == 3]
)
"""With one number of seats."""
