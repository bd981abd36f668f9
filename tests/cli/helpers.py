"""The command, run in this process or in one of its own, and records to give it."""

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from functools import cache
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import IO, Any

from kutter.cli.command_line import main

KUTTER = str(Path(sys.executable).parent / "kutter")
COMMANDS = (
    "play", "simulate", "verify", "moves", "replay", "export", "bench", "warm", "stats",
    "export-data",
)  # fmt: skip
HANGS = 60
COLOURS = ("B", "P", "R", "Y")
Json = dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def refusal(self) -> str:
        """The one line of a command that refused its input, and wrote nothing else."""
        assert (self.code, self.out) == (1, ""), self
        return one_line(self.err)


def one_line(text: str) -> str:
    """A text that is one line, and nothing in it can do harm to a terminal."""
    assert text.endswith("\n")
    assert len(text) <= 700
    line = text[:-1]
    assert line.isprintable(), ascii(line)
    assert line
    return line


def surroundings(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment, in English unless told, and as if nobody wished for colours."""
    ours = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "NO_COLOR", "FORCE_COLOR", "COLUMNS")
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "LANG": "en_GB.UTF-8", **environment}


def shown_on_terminal(*words: object, out: IO[bytes] | None = None) -> bytes:
    """What a command that succeeds, in a process of its own, shows there; or all but `out`."""
    shown = b""
    ours, theirs = pty.openpty()
    with subprocess.Popen([KUTTER, *map(str, words)], stdout=out or theirs, stderr=theirs,
                          env=surroundings({"COLUMNS": "200"})) as process:  # fmt: skip
        os.close(theirs)
        with suppress(OSError):  # nobody is left at the other end
            while read := os.read(ours, 65536):
                shown += read
        assert process.wait(HANGS) == 0
    os.close(ours)
    return shown


@contextmanager
def standing_in(environment: Mapping[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.clear()
    os.environ.update(surroundings(environment))
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def kutter(
    *words: object, stdin: str | bytes = "", encoding: str = "utf-8", **environment: str
) -> Outcome:
    """Runs the command in this process, which saves the start of another."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = BytesIO(), BytesIO()
    usual = sys.stdin
    code: Any = None
    with (
        standing_in(environment),
        text_on(out, encoding) as written,
        text_on(err, encoding) as complained,
    ):
        sys.stdin = TextIOWrapper(BytesIO(given), encoding="utf-8")
        try:
            with redirect_stdout(written), redirect_stderr(complained):
                main([str(word) for word in words])
        except SystemExit as end:
            code = end.code
        finally:
            sys.stdin = usual
    assert isinstance(code, int)
    return Outcome(
        code, out.getvalue().decode(encoding), not_compiling(err.getvalue().decode(encoding))
    )


def not_compiling(err: str) -> str:
    """Without what is told where rules have yet to be compiled."""
    told = (
        "kutter: compiling the rules",
        "kutter: Compiling the rules",
        "kutter: die Regeln werden",
    )
    return "".join(line for line in err.splitlines(keepends=True) if not line.startswith(told))


@contextmanager
def text_on(stream: BytesIO, encoding: str) -> Iterator[TextIOWrapper]:
    text = TextIOWrapper(stream, encoding=encoding, write_through=True)
    try:
        yield text
    finally:
        text.flush()
        text.detach()


def kutter_process(
    *words: object, stdin: bytes = b"", stdout: Any = subprocess.PIPE, **environment: str
) -> Outcome:
    """Runs the command as somebody's shell does."""
    done = subprocess.run(
        [KUTTER, *map(str, words)],
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=surroundings(environment),
        timeout=100,
        check=False,
    )
    return Outcome(
        done.returncode, (done.stdout or b"").decode(), not_compiling(done.stderr.decode())
    )


# Records


@cache
def simulated(players: int) -> tuple[str, ...]:
    """A few games as lines of JSON, with every kind of move among them."""
    from kutter.cli.simulate import Plan  # noqa: PLC0415 (brings the compiler along)
    from kutter.records.setting import Setting  # noqa: PLC0415

    plan = Plan(Setting("fishing", players), ["random"] * players, 11)
    return tuple(plan.play(number)[0] for number in range(3))


def game(players: int = 4, number: int = 0) -> Json:
    """A whole game, anew each time, so that it can be spoiled."""
    record: Json = json.loads(simulated(players)[number])
    return record


def cut(record: Json, moves: int) -> Json:
    """A game that stopped after so many moves."""
    return {**record, "moves": record["moves"][:moves], "result": None}


def write(path: Path, *records: Any) -> Path:
    """A file of records: JSON Lines if its name says so."""
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


def suit(card: str) -> str:
    return card[0]


def hidden_for(seat: int | None, players: int, moves: Sequence[str]) -> list[str]:
    """A record's moves as a seat, or with None a spectator, saw them: the plain way."""
    passes = [number for number, move in enumerate(moves) if move.split()[1] == "pass"]
    opened = set(passes[: len(passes) // players * players])
    seen = []
    for number, move in enumerate(moves):
        who, verb, *words = move.split()
        if verb == "deal" and words[0] != str(seat):
            seen.append(" ".join([who, verb, words[0]] + ["?"] * (len(words) - 1)))
        elif verb == "pass" and not (
            who == str(seat)
            or (seat is not None and number in opened and (int(who) + 1) % players == seat)
        ):
            seen.append(f"{who} pass ?")
        else:
            seen.append(move)
    return seen


def pass_rounds(record: Json) -> list[int]:
    """Where everybody has a card to choose: how many moves were made until then."""
    verbs = [move.split()[1] for move in record["moves"]]
    return [at for at in range(1, len(verbs)) if verbs[at] == "pass" and verbs[at - 1] != "pass"]


CARD_IN_ENGLISH = re.compile(r"\b(blue|purple|red|yellow|green) \d|buoy")
