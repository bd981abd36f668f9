"""kutter play --terminal: a game by lines of text."""

import json
import os
import pty
import re
import select
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.helpers import KUTTER, kutter, kutter_process, surroundings

PLAY = ("play", "--terminal", "--seed", 1)
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d)(?:;\d+)*m")


def test_a_whole_game_ends_with_the_final_standing_and_its_record_verifies(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.kutter.json"
    done = kutter(*PLAY, "--players", 3, "--record", path, stdin="1\n" * 300)
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    record = json.loads(path.read_text(encoding="utf-8"))
    scores = record["result"]["scores"]
    end = done.out[done.out.index("The game is over") :].splitlines()
    standing = {line.split()[0] + line.split()[1]: line for line in end if "  " in line}
    assert re.search(rf"^You +\*? *{scores[0]} ", "\n".join(end), re.M)
    assert re.search(rf"^Greenhorn 2 +\*? *{scores[1]} ", "\n".join(end), re.M)
    assert len(standing) == 4
    assert end[-1] == f"The game is in {path}."
    assert kutter("verify", path).out == (
        f"{path}: holds, {len(record['moves'])} moves, finished\n"
    )
    assert "trick 14 of" not in done.out
    assert "Ocean by stars (provisional): * " in done.out


def test_the_same_seed_deals_the_same_game_and_another_seat_sits_elsewhere() -> None:
    first = kutter(*PLAY, "--players", 3, stdin="q\n")
    assert first.out == kutter(*PLAY, "--players", 3, stdin="q\n").out
    other = kutter(*PLAY, "--players", 3, "--seat", 2, stdin="q\n").out
    assert re.search(r"^Greenhorn 1 .*\n^Greenhorn 2 .*\n^You ", other, re.M)


def offers(out: str) -> dict[str, str]:
    """The moves that are offered first: their numbers and cards."""
    line = next(line for line in out.splitlines() if line.startswith("Play "))
    return dict(re.findall(r"(\d+):(\S+)", line))


def hand(out: str) -> list[str]:
    return next(line for line in out.splitlines() if line.startswith("Hand ")).split()[1:]


def test_an_illegal_card_is_refused_with_its_rule_and_asked_for_again() -> None:
    out = kutter(*PLAY, stdin="").out
    illegal = next(card for card in hand(out) if card not in offers(out).values())
    answered = kutter(*PLAY, stdin=f"{illegal}\nG16\nq\n")
    assert answered.code == 0
    assert "F3.2: you hold " in answered.out
    assert "F3.1: you do not hold green 16" in answered.out
    assert "You play" not in answered.out
    assert "F3.2: du hast " in kutter(
        *PLAY, "--lang", "de", stdin=f"{illegal}\n"
    ).out.lower().replace("f3.2", "F3.2")


def test_a_number_or_a_card_in_any_case_plays() -> None:
    number, card = list(offers(kutter(*PLAY, stdin="").out).items())[-1]
    by_number = kutter(*PLAY, stdin=f"{number}\nq\n").out
    by_name = kutter(*PLAY, stdin=f"  {card.lower()} \nq\n").out
    assert by_number == by_name
    assert by_number.count("You play ") == 1


def test_a_question_explains_a_card_by_name_or_number() -> None:
    done = kutter(*PLAY, stdin="?R9\n? ~LOW\n?1\n?\n?nonsense\n?99\nq\n")
    assert "R9, red 9: An ordinary card" in done.out
    assert "~low, the lowest-wins buoy: " in done.out
    assert f"{offers(done.out)['1']}, " in done.out
    assert done.out.count("Write ? and a card") == 3
    assert done.code == 0


@pytest.mark.parametrize("stdin", ["", "q\n", "quit\n", "1\n", "1\nq\n", "1"])
def test_the_end_of_input_and_q_end_the_game_cleanly(stdin: str, tmp_path: Path) -> None:
    path = tmp_path / "game.kutter.json"
    done = kutter(*PLAY, "--record", path, stdin=stdin)
    assert (done.code, done.err) == (0, "")
    assert done.lines[-2:] == ["The game ends here.", f"The game is in {path}."]
    assert " not finished" in kutter("verify", path).out
    assert ("0 play" in path.read_text()) == ("1" in stdin)


@pytest.mark.parametrize(
    "answer",
    [
        b"0", b"99", b"-1", b"1.5", b"", b" ", b"9" * 5000, b"?" + b"9" * 5000, "１".encode(),
        "²".encode(), b"\xff\xfe", b"\x1b[31mR9\x1b[0m", b"R9 R8", b"x" * 100_000, b"\x00", b"~",
    ],
)  # fmt: skip
def test_nonsense_is_answered_with_what_can_be_said(answer: bytes) -> None:
    done = kutter(*PLAY, stdin=answer + b"\nq\n")
    assert done.code == 0
    assert "Give a number from 1 to " in done.out or "Write ? and a card" in done.out
    assert "You play " not in done.out
    assert "\x1b" not in done.out


def test_the_game_speaks_german() -> None:
    done = kutter(*PLAY, stdin="1\n?~all\nq\n", LANG="de_DE.UTF-8")
    assert "Runde 1 von 8, Stich 1 von 9" in done.out
    assert "Du spielst " in done.out
    assert done.lines[-1] == "Die Partie endet hier."
    assert not re.search(r"\b(Round|Hand of|You|plays|Trick)\b", done.out)


def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    done = kutter(*PLAY, "--record", tmp_path / "nowhere" / "game.kutter.json", stdin="1\n" * 5)
    assert "cannot be written: No such file or directory" in done.refusal()


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "game.kutter.json"
    for words, fragment in (
        (["--players", 6], "fishing is for 3 to 5 seats, not 6"),
        (["--seat", 4], "there is no seat 4"),
        (["--bots", "shark"], 'there is no bot "shark"'),
        (["chess"], 'there is no game "chess"'),
    ):
        assert fragment in kutter("play", "--terminal", *words, "--record", record).refusal()
    assert list(tmp_path.iterdir()) == []


def test_the_real_command_reads_a_pipe_and_writes_no_codes() -> None:
    done = kutter_process(*PLAY, stdin=b"1\n?\nq\n")
    assert (done.code, done.err) == (0, "")
    assert done.out == kutter(*PLAY, stdin="1\n?\nq\n").out


def on_a_terminal(**environment: str) -> str:
    """What a game writes to somebody's terminal until it is interrupted."""
    main, side = pty.openpty()
    settings = surroundings({"TERM": "xterm-256color", "COLUMNS": "80", **environment})
    words = [KUTTER, *map(str, PLAY)]
    with subprocess.Popen(
        words, stdin=side, stdout=side, stderr=side, env=settings, start_new_session=True
    ) as process:
        os.close(side)
        written = b""
        try:
            while True:
                ready, _, _ = select.select([main], [], [], 0.5)
                if ready:
                    part = os.read(main, 4096)
                    if not part:
                        break
                    written += part
                elif b"q: " in written and b"The game ends" not in written:
                    # Again and again: one may come just before it reads.
                    process.send_signal(signal.SIGINT)
        except OSError:  # the other side is closed
            pass
    os.close(main)
    assert process.returncode == 0, written
    return written.decode()


def test_a_terminal_gets_colours_unless_it_wants_none_and_ctrl_c_ends_the_game() -> None:
    coloured, plain = on_a_terminal(), on_a_terminal(NO_COLOR="1")
    assert COLOUR.search(coloured)
    assert not COLOUR.search(plain)
    assert "The game ends here." in plain
    assert "Traceback" not in coloured + plain
    cards = re.search(r"Hand   (.*)\r\n", plain)
    assert cards is not None
    assert len(cards[1].split()) == 9
