"""Help and complaints of the command line, in both languages."""

import re
from pathlib import Path

import pytest

from kutter.cli.terminal.streams import STAND_INS
from kutter.language.catalogues import catalogue
from tests.cli.helpers import COMMANDS, cut, game, kutter, kutter_process, one_line, write

CATALOGUES = {language: catalogue(language) for language in ("en", "de")}

EXAMPLES = {"en": "Examples:", "de": "Beispiele:"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_ends_with_examples(command: str, language: str) -> None:
    done = kutter(command, "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    at = done.lines.index(EXAMPLES[language])
    examples = done.lines[at + 1 :]
    assert examples
    assert all(line.startswith(f"  kutter {command}") for line in examples)
    assert max(map(len, done.lines[:at])) <= 90


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_are_commands_that_the_command_line_understands(command: str) -> None:
    from kutter.cli.command_line import CommandLine  # noqa: PLC0415
    from kutter.language.catalogues import texts_in  # noqa: PLC0415

    for language in ("en", "de"):
        texts = texts_in(language)
        line = CommandLine(texts)
        for example in line.examples(command).splitlines()[1:]:
            parsed = line.parser.parse_args(example.split()[1:])
            assert parsed.module


def test_the_tool_itself_names_its_commands_and_shows_examples() -> None:
    for language in ("en", "de"):
        done = kutter("--help", "--lang", language)
        assert done.code == 0
        assert EXAMPLES[language] in done.lines
        for command in COMMANDS:
            assert re.search(rf"^    {command} +\S", done.out, re.M)


def test_german_help_has_german_headings() -> None:
    for words in ([], *([command] for command in COMMANDS)):
        german = kutter(*words, "--help", LANG="de_DE.UTF-8")
        assert german.code == 0
        assert german.out.startswith("Aufruf: kutter")
        assert "\nOptionen:\n" in german.out


def test_lang_stands_anywhere_and_beats_the_locale() -> None:
    german = kutter("verify", "no.kutter.json", "--lang", "de", LC_ALL="en_US.UTF-8")
    assert german.code == 1
    assert "lässt sich nicht lesen" in german.out
    for words in (
        ["verify", "--lang", "de", "no.kutter.json"],
        ["verify", "--lang=de", "no.kutter.json"],
        ["--lang", "de", "verify", "no.kutter.json"],
    ):
        assert kutter(*words) == german
    assert kutter("verify", "no.kutter.json", "--lang", "en", LANG="de_DE") == kutter(
        "verify", "no.kutter.json"
    )


@pytest.mark.parametrize(
    ("environment", "german"),
    [
        ({"LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "de"}, True),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "de_CH.UTF-8"}, True),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, True),
        ({"LANG": "fr_FR.UTF-8"}, False),
        ({"LANG": "C"}, False),
        ({"LANG": ""}, False),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], german: bool) -> None:
    done = kutter("verify", **environment)
    assert done.err.startswith("kutter verify: es fehlt" if german else "kutter verify: missing")


def test_the_real_command_speaks_german_even_where_it_can_only_write_ascii() -> None:
    done = kutter_process("verify", "nö.json", LC_ALL="de_DE.UTF-8", PYTHONIOENCODING="ascii")
    assert done.code == 1
    line = one_line(done.out)
    assert line.isascii()
    assert "noe.json: die Datei laesst sich nicht lesen" in line


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "cp1252", "utf-16"])
def test_help_and_complaints_can_be_written_in_any_encoding(encoding: str) -> None:
    """With stand-ins that can be read, and letters as they are where there are such."""
    for command in ("", *COMMANDS, "hint", "arena", "serve", "boards", "backup", "restore"):
        words = [command] if command else []
        for language in ("en", "de"):
            done = kutter(*words, "--help", "--lang", language, encoding=encoding)
            assert (done.code, done.err) == (0, "")
            assert "\\u" not in done.out
            assert "\\x" not in done.out
            assert "?" not in done.out.replace("?c4", "").replace("?R9", "")
    german = kutter("--help", "--lang", "de", encoding=encoding).out
    assert ("Zuege" if encoding == "ascii" else "Züge") in german
    refused = kutter("verify", "no\udcff.json", "--lang", "de", encoding=encoding)
    assert refused.code == 1
    assert "no\\udcff.json" in refused.out


def test_every_letter_of_ours_has_a_stand_in() -> None:
    ours = {letter for language in ("en", "de") for letter in CATALOGUES[language]}
    assert {letter for letter in ours if not letter.isascii()} <= {*STAND_INS}


def test_what_is_for_programs_is_the_same_in_any_encoding(tmp_path: Path) -> None:
    record = {**cut(game(3), 9), "names": ["Jörg", "Zoë", "Åse"]}
    path = write(tmp_path / "game.kutter.json", record)
    words = ("export", path, "--seat", 0)
    done = kutter_process(*words, PYTHONIOENCODING="ascii")
    assert (done.code, done.err) == (0, "")
    assert done == kutter(*words)


def test_every_default_is_told_in_help() -> None:
    for command, told in (
        ("serve", ("8420", "127.0.0.1", "200ms", "24", "60")),
        ("play", ("fishing", "8420", "4", "0")),
        ("simulate", ("4", "100", "0", "1")),
        ("bench", ("3", "4")),
        ("hint", ("200ms", "0")),
        ("arena", ("4", "100", "200ms", "0", "one a core")),
    ):
        english, german = (
            " ".join(kutter(command, "--help", "--lang", each, COLUMNS="200").out.split())
            for each in ("en", "de")
        )
        for each in told:
            assert f"(default: {each})" in english
            assert f"(sonst {each})" in german or each == "one a core"


def test_help_says_from_what_seats_count() -> None:
    for command in ("play", "replay", "export"):
        assert "from 0" in kutter(command, "--help", COLUMNS="200").out


@pytest.mark.parametrize("columns", ["0", "1", "40", "99999999999", "many"])
def test_help_is_given_on_terminals_of_any_width(columns: str) -> None:
    done = kutter("serve", "--help", COLUMNS=columns)
    assert (done.code, done.err) == (0, "")


def test_the_version_is_told() -> None:
    from kutter import __version__  # noqa: PLC0415

    assert kutter("--version").out == f"kutter {__version__}\n"
