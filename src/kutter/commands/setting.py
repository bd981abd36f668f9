"""Which game a command is about: how many play it, by which options, with whose boards or stars."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kutter.core.errors import BadInput
from kutter.core.files import read_json, shown
from kutter.core.game import Json, check_seats
from kutter.fishing.stars import read_stars
from kutter.freshfish.boards import read_boards
from kutter.games import Setting, game_named

OPTIONS: Final = {"variant": "freshfish", "streets": "freshfish"}
"""Options of the command line that stand in a record under `options`, and whose they are."""
BOXES: Final[dict[str, tuple[str, Callable[[Path], Any]]]] = {
    "stars": ("fishing", read_stars),
    "boards": ("freshfish", read_boards),
}


def chosen_setting(arguments: Namespace) -> Setting:
    game = game_named(arguments.game)
    for name, owner in [*OPTIONS.items(), *((name, owner) for name, (owner, _) in BOXES.items())]:
        if getattr(arguments, name) is not None and owner != game.name:
            raise BadInput("option-not-for-game", option=f"--{name}", game=game.name)
    check_seats(game, arguments.players)
    options = chosen_options(arguments)
    game.check_options(options)
    box = None
    for name, (_, read) in BOXES.items():
        if getattr(arguments, name) is not None:
            box = from_file(getattr(arguments, name), read)
    setup = None
    if arguments.setup is not None:
        setup = from_file(arguments.setup, read_setup)
        game.start(arguments.players, options, setup)
    return Setting(game.name, arguments.players, options, box, setup)


def chosen_options(arguments: Namespace) -> Json:
    """The first variant of a game unless another is named."""
    options = dict(game_named(arguments.game).variants()[0])
    for name in OPTIONS:
        if getattr(arguments, name) is not None:
            options[name] = getattr(arguments, name)
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
