"""kutter --completion: a script that teaches a shell our commands, options, games and files."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kutter.games.registry import metas

SHELLS: Final = ("bash", "zsh", "fish")


def printing_completion(named: Mapping[str, Sequence[argparse.Action]]) -> type[argparse.Action]:
    """The option's action; it is given every argument that is a FILE or a GAME."""

    class PrintCompletion(argparse.Action):
        def __call__(self, parser: Any, _: Any, shell: Any, *__: Any) -> None:
            import shtab  # noqa: PLC0415 (only here)

            parser.make_commands()
            for file in named["FILE"]:
                setattr(file, "complete", shtab.FILE)  # noqa: B010 (where shtab looks for it)
            for game in named["GAME"]:
                game.choices = tuple(metas())
            sys.stdout.buffer.write(shtab.complete(parser, shell).encode() + b"\n")
            parser.exit()

    return PrintCompletion
