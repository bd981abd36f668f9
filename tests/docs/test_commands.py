"""Every command in README.md and docs/ runs, as it is written there."""

import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from argparse import PARSER
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from kutter.cli.command_line import CommandLine
from kutter.cli.parsing.parser import Parser
from kutter.language.catalogues import texts_in
from tests.cli.helpers import KUTTER, kutter, surroundings
from tests.cli.test_serve import WITHOUT_BOTS
from tests.docs.documents import DOCUMENTS, Block, blocks, mentioned
from tests.examples.installed import gulls

PATIENCE: Final = 240
"""Seconds: what takes a minute on an idle machine takes longer on a busy one."""
NOT_HERE: Final = {
    r"make ": "sets the checkout up, and runs these tests",
    r"(/opt/kutter/bin/)?pip |python3 -m venv /opt": "tests/packaging installs what we build",
    r"systemctl|podman|createuser|createdb": "belongs to the machine",
    r".*postgresql:///kutter\?host=/run/": "needs a PostgreSQL there; tests/server has its own",
    r"python -m benchmarks.peers": "takes minutes, and peers; tests/docs/test_peers.py has parts",
    r"python -m kutter.lab.numbers": "takes minutes; tests/lab/test_numbers.py measures a little",
    r"python -m benchmarks.load": "takes minutes; tests/docs/test_load.py runs a short one",
    r"python -m benchmarks.(bots|reviews)_load": "takes minutes, on a machine of its own",
    r"python -m benchmarks.review ": "takes minutes to hours; tests/review/test_proof.py runs it",
    r"python -m benchmarks.positions": "takes minutes; tests/bots/test_positions.py has parts",
    r"kutter lessons ": "takes minutes; tests/lessons/test_commands.py finds and checks a few",
    r"python -m fuzz": "takes as long as one likes; tests/fuzz has short runs",
    r"python -m benchmarks.strength": "takes hours; tests/docs/test_strength.py plays a little",
    r"kutter arena .*--seed [2-9]\d{3,}$": "takes hours; tests/bots/test_strength.py plays some",
}
"""What cannot be run here, and why."""
NO_COMMANDS: Final = ("kutter deal 1",)
"""What only looks like one: a text that docs/dealing.md hashes."""
SLOW: Final = r"kutter (arena|bench|review) "
EACH = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
README_FIRST = pytest.mark.parametrize(
    "document",
    [
        pytest.param(path, id=path.name, marks=() if path.stem == "README" else pytest.mark.slow)
        for path in DOCUMENTS
    ],
)
"""What the others tell to do takes half a minute each: make test-slow."""
PLAIN = re.compile(r"kutter [^|<>&;$()~*`]+")
"""A command that needs no shell."""
SAVED = re.compile(r"[Ss]ave the class above as `(\w+\.py)`")
EXAMPLE: Final = "pip install --no-build-isolation docs/examples/gulls"
INSTALLED: Final = "installed"
"""Where the example is found, beside what is installed already."""


def reason_against(command: str) -> str | None:
    return next((why for each, why in NOT_HERE.items() if re.match(each, command)), None)


def surroundings_in(folder: Path) -> dict[str, str]:
    path = f"{Path(KUTTER).parent}:/usr/local/bin:/usr/bin:/bin"
    found = [str(folder / INSTALLED), *filter(None, [os.environ.get("PYTHONPATH")])]
    return surroundings(
        {
            "PATH": path,
            "PYTHONPATH": os.pathsep.join(found),
            "XDG_DATA_HOME": str(folder),
            "BROWSER": "true",
        }
    )


def run(block: Block, folder: Path) -> None:
    if needs_no_process(block, folder):
        run_here(block.text, folder)
        return
    words = ["bash", "-euc", block.text]
    if block.language == "python":
        words = [sys.executable, "-c", block.text]
    done = subprocess.run(
        words, cwd=folder, env=surroundings_in(folder), capture_output=True,
        stdin=subprocess.DEVNULL, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{block.text}\n{done.stdout[-500:]}\n{done.stderr[-2000:]}"
    assert "Traceback" not in done.stderr


def needs_no_process(block: Block, folder: Path) -> bool:
    """Where nothing was installed or saved before that only another process would find."""
    found_elsewhere = [*folder.glob("*.py"), *folder.glob(INSTALLED)]
    return bool(PLAIN.fullmatch(block.text)) and not found_elsewhere


def run_here(command: str, folder: Path) -> None:
    with chdir(folder):
        done = kutter(*shlex.split(command)[1:], XDG_DATA_HOME=str(folder))
    assert done.code == 0, f"{command}\n{done.out[-500:]}\n{done.err[-2000:]}"


def serve(command: str, folder: Path) -> None:
    """Started, answered, stopped; on a port that is free."""
    port = free_port()
    words = [*WITHOUT_BOTS, *shlex.split(command)[1:], "--port", str(port)]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(words, cwd=folder, env=surroundings_in(folder), stdout=log,
                                  stderr=log, stdin=subprocess.DEVNULL)  # fmt: skip
    try:
        until = time.monotonic() + PATIENCE
        while not answers(port):
            assert server.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < until, (folder / "log").read_text()
            time.sleep(0.1)
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0, (folder / "log").read_text()
    finally:
        server.kill()
        server.wait()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def answers(port: int) -> bool:
    try:
        urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE).close()
    except HTTPError:  # under another name only: an answer too
        return True
    except OSError:
        return False
    return True


def run_all(document: Path, folder: Path, slow: bool) -> None:
    saved = SAVED.search(document.read_text(encoding="utf-8"))
    for block in blocks(document):
        if block.language == "python" and saved and block.at < saved.start():
            (folder / saved[1]).write_text(block.text, encoding="utf-8")
        if block.text == EXAMPLE:
            (folder / INSTALLED).symlink_to(gulls())
        if reason_against(block.text) or bool(re.match(SLOW, block.text)) != slow:
            continue
        if re.match(r"kutter (serve|play)\b", block.text):
            serve(block.text, folder)
        else:
            run(block, folder)


@pytest.mark.timeout(900)
@README_FIRST
def test_what_is_written_runs(document: Path, tmp_path: Path) -> None:
    run_all(document, tmp_path, slow=False)


@pytest.mark.slow
@EACH
def test_what_takes_up_to_a_minute_runs(document: Path, tmp_path: Path) -> None:
    run_all(document, tmp_path, slow=True)


@EACH
def test_every_command_that_is_mentioned_has_the_options_it_is_mentioned_with(
    document: Path,
) -> None:
    whole = CommandLine(texts_in("en")).parser
    whole.make_commands()
    for text in mentioned(document):
        words = shlex.split(re.split(r"[|<>]", text)[0])
        if text not in NO_COMMANDS and words[0] == "kutter" and not words[1].startswith("-"):
            known = meant(whole, words[1:]).format_help()
            for option in words[2:]:
                if option.startswith("--"):
                    assert option.partition("=")[0] in known, text


def meant(parser: Parser, words: Sequence[str]) -> Parser:
    """The command that words begin with, or a command of a command."""
    for place in parser.places:
        if place.nargs == PARSER:
            return meant(dict(place.choices or {})[words[0]], words[1:])
    return parser


def test_readme_and_docs_are_looked_through() -> None:
    commands = [each.text for document in DOCUMENTS for each in blocks(document)]
    ours = [command for command in commands if command.startswith("kutter ")]
    assert len(ours) > 60
    assert "kutter verify games.kutter.jsonl" in ours
    for pattern in NOT_HERE:
        assert any(re.match(pattern, command) for command in commands), pattern
    run_here = [command for command in ours if reason_against(command) is None]
    assert len(run_here) > 25
