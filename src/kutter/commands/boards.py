"""kutter boards: the boards of Fresh Fish shown, and somebody's own checked."""

from argparse import Namespace

from kutter.commands.setting import from_file
from kutter.commands.terminal import Terminal
from kutter.freshfish.boards import own_boards, read_boards, show_boards


def run(arguments: Namespace, terminal: Terminal) -> int:
    if arguments.action == "show":
        boards = own_boards() if arguments.file is None else from_file(arguments.file, read_boards)
        for line in show_boards(boards).splitlines():
            terminal.line(line)
        return 0
    if arguments.file is None:
        arguments.parser.error(terminal.say("boards-check-needs-file"))
    from_file(arguments.file, read_boards)
    terminal.line(terminal.say("boards-hold", file=arguments.file))
    return 0
