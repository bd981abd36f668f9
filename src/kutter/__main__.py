"""`kutter`, and `python -m kutter`."""

import signal
from importlib import import_module


def main() -> None:
    # Ctrl-C ends us without a word also while everything is loaded.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    import_module("kutter.cli.command_line").main()


if __name__ == "__main__":
    main()
