"""Bots that do what no bot should, for the tests in bots/; they run in worker processes."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

from kutter.bots.contract import Candidate, Outlook, Thinker, Turn
from kutter.games.contract import Move
from kutter.language.sentences import Sentence

MEGABYTE: Final = 1 << 20
_kept: list[bytes] = []


class Hangs:
    """In plain Python that never lets go of its thread."""

    def choose(self, turn: Turn) -> Move:
        while True:
            pass


class Sleeps:
    """Half a second over every move; the file that PROOF names shows how often it was asked."""

    def choose(self, turn: Turn) -> Move:
        with Path(os.environ["PROOF"]).open("a") as proof:
            proof.write("asked\n")
        time.sleep(0.5)
        return turn.moves[0]


class Ponders(Thinker):
    """Half a second over what it thinks."""

    def consider(self, turn: Turn) -> list[Candidate]:
        Sleeps().choose(turn)
        return [Candidate(turn.moves[0], 0.5)]


class LoadsSlowly:
    """Longer than a bot may think."""

    def __init__(self) -> None:
        time.sleep(2)

    def choose(self, turn: Turn) -> Move:
        return turn.moves[0]


class CannotBeLoaded:
    def __init__(self) -> None:
        raise RuntimeError("no licence")


class Raises:
    def choose(self, turn: Turn) -> Move:
        raise KeyError("lost")


class Crashes:
    def choose(self, turn: Turn) -> Move:
        os.kill(os.getpid(), signal.SIGSEGV)
        return turn.moves[0]


class Exits:
    def choose(self, turn: Turn) -> Move:
        sys.exit(3)


class Cheats:
    """A move that nobody may make."""

    def choose(self, turn: Turn) -> Move:
        return turn.moves[0]._replace(seat=4)


class Flatters(Move):
    """Equal to every move, and made of a class that only this module has."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = Move.__hash__


class Charms:
    def choose(self, turn: Turn) -> Move:
        return Flatters(0, 0)


class Invents(Thinker):
    """Has thoughts about a move that nobody may make."""

    def consider(self, turn: Turn) -> list[Candidate]:
        return [Candidate(move._replace(seat=4), 0.5) for move in turn.moves]


class Flattery(Sentence):
    """Words of a class that only this module has."""


class Muses(Thinker):
    """Has a reason for its only thought."""

    def consider(self, turn: Turn) -> list[Candidate]:
        words = Flattery("hint-both", first=Flattery("seat", number="1"), second=["b", "c"])
        return [Candidate(turn.moves[0], 0.5, None, Outlook(None, 2, words), words)]


class Grows:
    """By 100 megabytes a move."""

    def choose(self, turn: Turn) -> Move:
        _kept.append(b"x" * (100 * MEGABYTE))
        return turn.moves[0]


class Prints:
    """To wherever a bot could disturb its worker, and reads what is not for it."""

    def choose(self, turn: Turn) -> Move:
        print("I think", flush=True)
        os.write(1, b"therefore I am\n")
        assert sys.stdin.read() == ""
        return turn.moves[0]


class Tells(Thinker):
    """Its process, as the value of the first move; its main module, as the visits."""

    def consider(self, turn: Turn) -> list[Candidate]:
        main: Any = sys.modules["__main__"]
        return [
            Candidate(
                turn.moves[0], float(os.getpid()), int(main.__spec__.name != "kutter.bots.worker")
            )
        ]
