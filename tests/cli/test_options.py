"""Every option of every command, given rubbish: a line that says so, never a traceback."""

import os
import pty
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from kutter.cli import serve
from kutter.cli.command_line import CommandLine
from kutter.cli.parsing.parser import Parser
from kutter.cli.serve import limits_from, public_url_from
from kutter.games.admission import TAKEN
from kutter.games.registry import metas
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import BadInput
from tests.cli.helpers import KUTTER, cut, game, kutter, surroundings, write

RUBBISH = ("", "-1", "9" * 400, "x\udcff", "\x1b[31m", "/dev/full")
MORE_RUBBISH = ("0", "1.5", "/", "a" * 5000, "[")
SERVER = ("serve", "--port", "0", "--database")


NEEDED = {
    "play": "--terminal", "simulate": "fishing --games 1", "verify": "game.kutter.json",
    "moves": "game.kutter.json --at 3", "replay": "game.kutter.json",
    "export": "game.kutter.json --seat 0", "hint": "game.kutter.json --at 3 --bot mate",
    "arena": "fishing --bots random", "bots": "fishing", "bench": "fishing", "boards": "show",
    "stars": "show",
    "review": "game.kutter.json", "lessons find": "fishing", "lessons check": "", "warm": "",
    "serve": "--port 0", "backup": "out", "restore": "in", "nodes": "", "stats": "game.kutter.json",
    "export-data": "game.kutter.json --to games.csv",
}  # fmt: skip
"""What each command is given besides."""


def commands() -> dict[str, Parser]:
    """Also those of commands that have some of their own."""
    found: dict[str, Parser] = {}
    line = CommandLine(ENGLISH)
    line.parser.make_commands()
    for name, command in line.commands.choices.items():
        own = [place.choices for place in command.places if isinstance(place.choices, dict)]
        found |= {f"{name} {each}": parser for choices in own for each, parser in choices.items()}
        if not own:
            found[name] = command
    return found


def options_of(command: Parser) -> Iterator[str]:
    for name, option in command.options.items():
        if option.nargs != 0:
            yield name


def test_all_commands_are_given_rubbish() -> None:
    assert set(NEEDED) == set(commands())


@pytest.mark.parametrize(
    "rubbish", [RUBBISH, pytest.param(MORE_RUBBISH, marks=pytest.mark.slow)], ids=["", "more"]
)
@pytest.mark.parametrize("name", NEEDED)
def test_each_option_refuses_rubbish_in_a_line_or_takes_it(
    name: str, rubbish: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would take long or never end, were it taken, is stopped before it begins."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "game.kutter.json", cut(game(3), 9))
    for where in ("simulate", "arena", "bench", "warm", "serve", "lessons.find", "lessons.check"):
        for long in (
            "in_order",
            "elsewhere",
            "outcomes",
            "random_games",
            "searches",
            "serve",
        ):
            monkeypatch.setattr(f"kutter.cli.{where}.{long}", begun, raising=False)
    monkeypatch.setattr(serve, "log_to_stderr", lambda: None)
    for option in options_of(commands()[name]):
        for value in rubbish:
            if option == "--database" and value == "/dev/full":
                continue  # SQLite's own business
            words = (*NEEDED[name].split(), f"{option}={value}")
            done = kutter(*name.split(), *words, XDG_DATA_HOME=str(tmp_path / "data"))
            assert done.code in (0, 1, 2), words
            assert len(done.err.splitlines()) <= 1, (words, done.err)
            assert done.err.replace("\n", "").isprintable(), words


class Begun(BadInput):
    pass


def begun(*given: object) -> None:
    for each in given:
        if isinstance(each, socket.socket):
            each.close()
    raise Begun("interrupted")


@pytest.mark.parametrize(
    "url",
    [
        "foo", "", "https://", "ftp://kutter.example", "kutter.example", "//kutter.example",
        "https:kutter.example", "https://kutter.example/path", "https://kutter.example/?a",
        "https://kutter.example#a", "https://anna@kutter.example", "https://kutter.example:x",
        "https://kutter.example:70000", "https://[", "https://[:::::]", "https://a b", "https://-", "https://x\udcff",
        "javascript://kutter.example", " https://kutter.example", "https://kutter.example\n",
    ],
)  # fmt: skip
def test_a_public_url_that_is_none_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is no address of a server"):
        public_url_from(url)
    done = kutter(*SERVER, tmp_path / "kutter.db", f"--public-url={url}")
    assert "is no address of a server" in done.refusal()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://kutter.example", "https://kutter.example"),
        ("https://Kutter.Example/", "https://kutter.example"),
        ("https://kutter.example:443", "https://kutter.example"),
        ("http://kutter.example:8420/", "http://kutter.example:8420"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_a_public_url_is_kept_as_browsers_write_it(url: str, origin: str) -> None:
    assert public_url_from(url) == origin


@pytest.mark.parametrize("word", ["new-tables=3/1", "new_tables=3/1"])
def test_a_limit_is_known_by_either_spelling(word: str) -> None:
    assert limits_from([word]).new_tables == (3, 1)
    assert limits_from(["sockets=5"]).sockets == 5


@pytest.mark.parametrize(
    "word", ["tables=1/1", "chat", "chat=6", "sockets=5/1", "sockets=1.5", "chat=1..2/1", "=1/1"]
)
def test_a_limit_that_is_none_is_refused_with_names_that_are_accepted(word: str) -> None:
    with pytest.raises(BadInput) as refused:
        limits_from([word])
    told = str(refused.value)
    for name in ("acts", "chat", "new-tables", "questions", "sockets"):
        assert name in told
    assert "_" not in told


@pytest.mark.parametrize("proxies", ["", "proxy", "1.2.3", "127.0.0.1,", "*,127.0.0.1", "::1/200"])
def test_proxies_that_are_none_are_refused(proxies: str, tmp_path: Path) -> None:
    done = kutter(*SERVER, tmp_path / "kutter.db", f"--trust-proxy={proxies}")
    assert "are no proxies" in done.refusal()


@pytest.mark.parametrize("host", ["", "no such host", "x\udcff", "." * 70, "::g"])
def test_a_host_that_is_none_is_refused(host: str, tmp_path: Path) -> None:
    done = kutter(*SERVER, tmp_path / "kutter.db", f"--host={host}")
    assert "is no address to listen on" in done.refusal()


def test_play_refuses_what_the_page_would_leave_aside() -> None:
    assert 'there is no game "nosuchgame"' in kutter("play", "nosuchgame", "--seat", 9).refusal()
    assert "freshfish counts only with --terminal" in kutter("play", "freshfish").refusal()
    for option, value in (
        ("--players", 3), ("--stars", "x"), ("--variant", "classic"), ("--streets", "shortest"),
        ("--boards", "x"), ("--setup", "x"), ("--seat", 0), ("--bots", "random"), ("--seed", 0),
        ("--record", "x"),
    ):  # fmt: skip
        assert f"{option} counts only with --term" in kutter("play", option, value).refusal()
    refused = kutter("play", "--terminal", "--port", 8420).refusal()
    assert "--port does not go with --terminal" in refused


@pytest.mark.parametrize("command", ["simulate", "play --terminal", "arena", "hint"])
def test_no_bot_is_not_a_random_one(command: str, tmp_path: Path) -> None:
    name, *more = command.split()
    place = write(tmp_path / "game.kutter.json", cut(game(3), 9)) if name == "hint" else "fishing"
    option = ("--bot", "") if name == "hint" else ("--bots", "")
    at = ("--at", first_play()) if name == "hint" else ()
    assert 'there is no bot ""' in kutter(name, *more, place, *option, *at).refusal()


def first_play() -> int:
    return next(n for n, move in enumerate(game(3)["moves"]) if " play " in move)


STREAMS = ("<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full", "2>/dev/full", "</dev/null | true")


@pytest.mark.parametrize("streams", STREAMS)
@pytest.mark.parametrize(
    "words", ["--help", "dance", pytest.param("verify nowhere.json", marks=pytest.mark.slow)]
)
def test_closed_and_full_streams_are_no_traceback(words: str, streams: str, tmp_path: Path) -> None:
    """In a bare environment: some settings of Python change when a stream is written."""
    log = tmp_path / "log"
    spare = "" if "2>" in streams else f"2>{log}"
    command = f"'{KUTTER}' {words} {spare} {streams}"
    bare = {each: set_ for each, set_ in surroundings({}).items() if not each.startswith("PYTHON")}
    done = subprocess.run(["sh", "-c", command], env=bare, cwd=tmp_path, timeout=60, check=False)
    assert done.returncode in (0, 1, 2)
    assert not log.exists() or "Traceback" not in log.read_text()
    assert not log.exists() or "Exception" not in log.read_text()


def test_a_terminal_that_says_nothing_of_itself_will_do() -> None:
    ours, theirs = pty.openpty()
    settings = surroundings({"TERM": "", "COLUMNS": ""})
    done = subprocess.run(
        [KUTTER, "--help"], stdin=theirs, stdout=theirs, stderr=theirs, env=settings, timeout=60,
        check=False,
    )  # fmt: skip
    os.close(theirs)
    assert done.returncode == 0
    assert b"Traceback" not in os.read(ours, 65536)
    os.close(ours)


def test_what_commands_take_is_what_no_game_can_call_its_own() -> None:
    line = CommandLine(ENGLISH)
    parsers = {"kutter": line.parser, **commands()}
    ours = {name[2:] for parser in parsers.values() for name in parser.options if name[:2] == "--"}
    own = {name for meta in metas().values() for name in meta.option_names}
    assert (ours | set(line.commands.choices)) - own == TAKEN
