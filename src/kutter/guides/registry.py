"""The guides of all games that are installed."""

import json
import logging
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from kutter.games.registry import metas
from kutter.guides.checking import check
from kutter.guides.guide import BadGuide, Guide, stretch_from
from kutter.language.installed import folder_of, installed_games, is_ours
from kutter.records.format import parse_record

logger = logging.getLogger(__name__)


@cache
def guides() -> Mapping[str, Guide]:
    """By name. A stranger's that does not hold is left out; one of ours ends the start."""
    found: dict[str, Guide] = {}
    for game in installed_games():
        if game.name not in metas():
            continue
        try:
            found |= {each.name: each for each in guides_in(folder_of(game), game.name)}
        except Exception as error:
            if is_ours(game):
                raise
            logger.warning("the guides of %s are left out: %s", game.name, error)
    return found


def guides_in(folder: Path | None, game: str) -> Iterator[Guide]:
    paths = [] if folder is None else sorted((folder / "guides").glob("*.json"))
    for path in paths:
        guide = read_guide(path, game)
        check(guide)
        yield guide


def read_guide(path: Path, game: str) -> Guide:
    data = json.loads(path.read_bytes())
    stretches = tuple(
        stretch_from(each, parse_record((path.parent / "records" / each["record"]).read_bytes()))
        for each in data["stretches"]
    )
    options = stretches[0].record.options
    if any((each.record.game, each.record.options) != (game, options) for each in stretches):
        raise BadGuide(f"{path.stem}: its records are of different games")
    return Guide(path.stem, game, options, data["minutes"], stretches)
