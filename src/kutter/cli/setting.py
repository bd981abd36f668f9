"""Which game a command is about: how many play it, by which options, with whose boards or stars."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kutter.games.contract import Json, check_seats
from kutter.games.meta import load
from kutter.games.registry import game_named, metas
from kutter.language.errors import BadInput
from kutter.language.sentences import shown
from kutter.records.files import read_json
from kutter.records.setting import Setting


def chosen_setting(arguments: Namespace) -> Setting:
    game = game_named(arguments.game)
    check_own_options(arguments)
    check_seats(game, arguments.players)
    options = chosen_options(arguments)
    game.check_options(options)
    box = None
    for file in game.meta.box_files:
        if getattr(arguments, file.name) is not None:
            box = from_file(getattr(arguments, file.name), load(file.read))
    setup = None
    if arguments.setup is not None:
        setup = from_file(arguments.setup, read_setup)
        game.start(arguments.players, options, setup)
    return Setting(game.name, arguments.players, options, box, setup)


def check_own_options(arguments: Namespace) -> None:
    """Refuses what is an option of other games only."""
    own = metas()[arguments.game].option_names
    for meta in metas().values():
        for option in meta.option_names:
            if option not in own and getattr(arguments, option, None) is not None:
                raise BadInput("option-not-for-game", option=f"--{option}", game=arguments.game)


def chosen_options(arguments: Namespace) -> Json:
    """What a game's options usually are unless others are named."""
    meta = game_named(arguments.game).meta
    options = dict(meta.variants()[0])
    for option in meta.options:
        if getattr(arguments, option.name) is not None:
            options[option.name] = getattr(arguments, option.name)
    return options


def read_setup(path: Path) -> Json:
    data = read_json(path)
    if not isinstance(data, dict):
        raise BadInput("record-has-wrong-type", key="setup", found=shown(data))
    return data


def from_file(name: str, read: Callable[[Path], Any]) -> Any:
    """What a file says; whatever is wrong with it names the file."""
    try:
        return read(Path(name))
    except BadInput as error:
        raise BadInput("in-file", file=name, reason=error.sentence) from None
