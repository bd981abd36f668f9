"""kutter boards, kutter stars: what we guess of a game's box shown, and somebody's own checked."""

from argparse import Namespace

from kutter.cli.setting import from_file
from kutter.cli.terminal.terminal import Terminal
from kutter.games.meta import load


def run(arguments: Namespace, terminal: Terminal) -> int:
    box = arguments.box
    if arguments.action == "show":
        own = arguments.file is None
        found = load(box.own)() if own else from_file(arguments.file, load(box.read))
        for line in load(box.show)(found).splitlines():
            terminal.line(line)
        return 0
    if arguments.file is None:
        arguments.parser.error(terminal.say("box-check-needs-file"))
    from_file(arguments.file, load(box.read))
    terminal.line(terminal.say("box-holds", file=arguments.file))
    return 0
