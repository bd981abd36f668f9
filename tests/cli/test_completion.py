"""kutter --completion: what a shell that has read the script offers."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kutter.cli.parsing.completion import SHELLS
from kutter.games.registry import GAMES
from tests.cli.helpers import kutter

ASK_BASH = """
source "$1"
shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
shift $(($# - 1))
$(complete -p kutter | sed 's/.*-F \\([^ ]*\\).*/\\1/') kutter "$1" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


def offered(folder: Path, *words: str) -> set[str]:
    """What a real bash offers for the last word."""
    script = folder / "completion.bash"
    script.write_text(kutter("--completion", "bash").out, encoding="utf-8")
    done = subprocess.run(
        ["bash", "--norc", "-c", ASK_BASH, "ask", script, "kutter", *words],
        cwd=folder, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert done.stderr == ""
    return {word.strip() for word in done.stdout.split("\n")} - {""}


def test_bash_completes_commands_options_games_choices_and_files(tmp_path: Path) -> None:
    (tmp_path / "games.kutter.jsonl").touch()
    assert offered(tmp_path, "ver") == {"verify"}
    assert {"play", "simulate", "verify", "serve"} <= offered(tmp_path, "")
    assert offered(tmp_path, "verify", "--sh") == {"--share", "--shuffle"}
    assert offered(tmp_path, "simulate", "") >= set(GAMES)
    assert offered(tmp_path, "arena", "fre") == {"freshfish"}
    assert offered(tmp_path, "simulate", "freshfish", "--variant", "cl") == {"classic"}
    assert offered(tmp_path, "verify", "gam") == {"games.kutter.jsonl"}
    assert offered(tmp_path, "simulate", "fishing", "--out", "g") == {"games.kutter.jsonl"}
    assert offered(tmp_path, "backup", "gam") == {"games.kutter.jsonl"}
    assert offered(tmp_path, "--completion", "z") == {"zsh"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_can_read_its_script_in_either_language(
    shell: str, language: str, tmp_path: Path
) -> None:
    done = kutter("--completion", shell, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "freshfish" in done.out
    if shell != "bash":
        said = {"en": "Tell a game in words.", "de": "Eine Partie in Worten"}[language]
        assert said in done.out
    if shutil.which(shell):
        script = tmp_path / "script"
        script.write_text(done.out, encoding="utf-8")
        subprocess.run([shell, "-n", script], check=True, timeout=60)


def test_it_comes_without_the_compiler_and_knows_every_game() -> None:
    code = (
        "import sys; from kutter.cli.command_line import main\n"
        "try: main(['--completion', 'bash'])\n"
        "finally: assert not {'numba', 'numpy', 'rich', 'fastapi'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, timeout=60)


def test_an_unknown_shell_is_refused() -> None:
    done = kutter("--completion", "cmd")
    assert (done.code, done.out) == (2, "")
    assert "--completion" in done.err
