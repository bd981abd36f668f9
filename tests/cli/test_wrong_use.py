"""Wrong use of the command line: one line, whole, in either language; and what is no wrong use."""

import json
import subprocess
import sys

import pytest

from kutter.cli.command_line import CommandLine
from kutter.language.catalogues import ENGLISH
from tests.cli.helpers import kutter, one_line, surroundings

COMMANDS = tuple(CommandLine(ENGLISH).commands.choices)
LISTED = ", ".join(COMMANDS[:-1])


def no_number(found: str, least: int = 0, most: int = 999_999_999) -> tuple[str, str]:
    return (
        f"{found} is no whole number from {least} to {most}",
        f"{found} ist keine ganze Zahl von {least} bis {most}",
    )


def wrong(argument: str, reasons: tuple[str, str]) -> tuple[str, str]:
    return f"{argument}: {reasons[0]}", f"{argument}: {reasons[1]}"


WRONG_USES = [
    # an argument is missing
    ("kutter", [], "missing: COMMAND", "es fehlt: BEFEHL"),
    ("kutter verify", [], "missing: FILE", "es fehlt: DATEI"),
    ("kutter verify", ["--"], "missing: FILE", "es fehlt: DATEI"),
    ("kutter simulate", [], "missing: GAME", "es fehlt: SPIEL"),
    ("kutter boards", [], "missing: show|check", "es fehlt: show|check"),
    ("kutter export", ["x"], "missing: --seat", "es fehlt: --seat"),
    ("kutter arena", [], "missing: GAME and --bots", "es fehlt: SPIEL und --bots"),
    (
        "kutter moves", ["x"],
        "one of --at and --all is needed", "nötig ist eines von --at und --all",
    ),
    # it is not known
    ("kutter", ["-x"], "unknown: -x", "unbekannt: -x"),
    ("kutter", ["--fast", "verify", "x"], "unknown: --fast", "unbekannt: --fast"),
    ("kutter verify", ["x", "--fast"], "unknown: --fast", "unbekannt: --fast"),
    ("kutter verify", ["--fast=1"], "unknown: --fast=1", "unbekannt: --fast=1"),
    ("kutter verify", ["x", "--js"], "unknown: --js", "unbekannt: --js"),
    ("kutter verify", ["x", "-hx"], "unknown: -hx", "unbekannt: -hx"),
    ("kutter verify", ["x", "--\x1b[\n"], "unknown: --\\x1b[\\n", "unbekannt: --\\x1b[\\n"),
    ("kutter moves", ["x", "y", "z", "--at", "1"], "unknown: y and z", "unbekannt: y und z"),
    ("kutter warm", ["x"], "unknown: x", "unbekannt: x"),
    # it is none of the choices
    (
        "kutter", ["dance"],
        f"COMMAND: there is no 'dance'; there are {LISTED} and {COMMANDS[-1]}",
        f"BEFEHL: 'dance' gibt es nicht; es gibt {LISTED} und {COMMANDS[-1]}",
    ),
    (
        "kutter boards", ["dance"],
        "show|check: there is no 'dance'; there are show and check",
        "show|check: 'dance' gibt es nicht; es gibt show und check",
    ),
    (
        "kutter replay", ["x", "--lang", "fr"],
        "--lang: there is no 'fr'; there are en and de",
        "--lang: 'fr' gibt es nicht; es gibt en und de",
    ),
    (
        "kutter", ["--completion=müsli"],
        "--completion: there is no 'müsli'; there are bash, zsh and fish",
        "--completion: 'müsli' gibt es nicht; es gibt bash, zsh und fish",
    ),
    # its value is missing, or one too many
    ("kutter moves", ["x", "--at"], "--at needs a value", "--at braucht einen Wert"),
    ("kutter moves", ["x", "--at", "--all"], "--at needs a value", "--at braucht einen Wert"),
    ("kutter moves", ["--at", "--", "x"], "--at needs a value", "--at braucht einen Wert"),
    (
        "kutter verify", ["x", "--json=1"],
        "--json takes no value, but '1' was given", "--json nimmt keinen Wert, bekam aber '1'",
    ),
    (
        "kutter verify", ["--help="],
        "--help takes no value, but '' was given", "--help nimmt keinen Wert, bekam aber ''",
    ),
    # it does not go with another
    (
        "kutter moves", ["x", "--at", "1", "--all"],
        "--all cannot stand beside --at", "--all verträgt sich nicht mit --at",
    ),
    (
        "kutter arena", ["fishing", "--ray=local", "--jobs=2", "--bots=mate"],
        "--jobs cannot stand beside --ray", "--jobs verträgt sich nicht mit --ray",
    ),
    (
        "kutter boards", ["check"],
        "which file is to be checked?", "welche Datei soll geprüft werden?",
    ),
    # it is no number
    ("kutter moves", ["x", "--at", "-1"], *wrong("--at", no_number("'-1'"))),
    ("kutter moves", ["x", "--at", "1.0"], *wrong("--at", no_number("'1.0'"))),
    ("kutter moves", ["x", "--at", ""], *wrong("--at", no_number("''"))),
    ("kutter moves", ["x", "--at", "²"], *wrong("--at", no_number("'\\xb2'"))),
    ("kutter export", ["x", "--seat", "me"], *wrong("--seat", no_number("'me'"))),
    ("kutter simulate", ["fishing", "--games", "0"], *wrong("--games", no_number("'0'", 1))),
    ("kutter simulate", ["fishing", "--jobs", "0"], *wrong("--jobs", no_number("'0'", 1, 1000))),
    ("kutter simulate", ["--jobs=1001"], *wrong("--jobs", no_number("'1001'", 1, 1000))),
    ("kutter serve", ["--port=70000"], *wrong("--port", no_number("'70000'", 0, 65_535))),
    ("kutter play", ["--port", "65536"], *wrong("--port", no_number("'65536'", 0, 65_535))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "words", "english", "german"), WRONG_USES)
def test_wrong_use_is_one_line_in_either_language_and_exit_2(
    command: str, words: list[str], english: str, german: str
) -> None:
    given = [*command.split()[1:], *words]
    for locale, line in (
        ("en_US.UTF-8", f"{command}: {english}; {command} --help tells more"),
        ("de_AT", f"{command}: {german}; mehr sagt {command} --help"),
    ):
        done = kutter(*given, LANG=locale)
        assert (done.code, done.out, one_line(done.err)) == (2, "", line)


def test_of_a_long_value_a_part_is_shown() -> None:
    line = one_line(kutter("moves", "x", "--at", "9" * 5000).err)
    assert line.startswith("kutter moves: --at: '999")
    assert line.endswith(
        "9' is no whole number from 0 to 999999999; kutter moves --help tells more"
    )


MARKED = """
import gettext, json, sys
assert "argparse" not in sys.modules
OURS = (None, "arguments", "Angaben")  # Python 3.11 asks for these, too
LAYOUT = "%(heading)s:"
def mark(words, *more):
    return words if words in (*OURS, LAYOUT) else f"ARGPARSE: {words}"
gettext.gettext = gettext.ngettext = mark
import argparse
assert "ARGPARSE" in argparse.ArgumentParser().format_help()
from kutter.cli.command_line import run_command
from kutter.language.catalogues import texts_in
for words in json.loads(sys.argv[1]):
    for language in ("en", "de"):
        print(run_command(words, texts_in(language)))
"""


def test_argparse_itself_says_nothing() -> None:
    """Its own words, whatever they are in this Python, are marked before it is loaded."""
    helps = [["--help"], *([command, "--help"] for command in COMMANDS)]
    wrong_uses = [[*command.split()[1:], *words] for command, words, _, _ in WRONG_USES]
    given = json.dumps(helps + [each for each in wrong_uses if each != ["boards", "check"]])
    done = subprocess.run(
        [sys.executable, "-c", MARKED, given],
        env=surroundings({"PYTHONIOENCODING": "utf-8"}),
        capture_output=True, encoding="utf-8", timeout=60, check=True,
    )  # fmt: skip
    assert "COMMAND" in done.stdout
    assert "BEFEHL" in done.stderr
    assert "ARGPARSE" not in done.stdout + done.stderr


def test_help_is_given_whatever_is_missing_or_unknown_beside_it() -> None:
    for words in (["export", "--help"], ["export", "--fast", "-h"], ["export", "x", "--help"]):
        done = kutter(*words)
        assert (done.code, done.err) == (0, "")
        assert done.out.startswith("usage: kutter export [-h]")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("verify a b --json c", {"files": ["a", "b", "c"], "json": True, "jobs": 1}),
        ("verify --jobs 2 - -:3", {"files": ["-", "-:3"], "jobs": 2, "json": False}),
        ("verify a -- --json -- -h", {"files": ["a", "--json", "--", "-h"], "json": False}),
        ("verify a --share 0:x --share=1:y", {"share": ["0:x", "1:y"]}),
        ("serve --limit=chat=6/0.5 --limit acts=1/1", {"limit": ["chat=6/0.5", "acts=1/1"]}),
        ("serve", {"limit": [], "port": 8420, "module": "serve", "function": "run"}),
        ("moves --at 1 --at=2 a", {"file": "a", "at": 2, "all": False}),
        ("export --seat spectator a", {"file": "a", "seat": "spectator", "at": None}),
        ("boards check --lang de a", {"action": "check", "file": "a", "command": "boards"}),
        ("play --terminal", {"game": None, "terminal": True}),
        ("--lang de play --terminal fishing --port 1", {"game": "fishing", "port": 1}),
        ("simulate fishing --out - --bots=", {"out": "-", "bots": "", "players": 4}),
        ("-- verify --json a", {"files": ["a"], "json": True}),
    ],
)
def test_what_is_given_is_found_wherever_it_stands(words: str, found: dict[str, object]) -> None:
    parsed = vars(CommandLine(ENGLISH).parser.parse_args(words.split()))
    assert {name: parsed[name] for name in found} == found
