"""kutter review: in words and as JSON, refused in a line, ended by Ctrl-C."""

import json
import signal
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kutter.bots.judging import Depth
from kutter.games.fishing.bots.judge import FishingJudge
from kutter.language.catalogues import texts_in
from kutter.language.sentences import sentence_from
from kutter.review.decisions import Decision, Reviewer
from tests.cli.helpers import cut, game, kutter, one_line, write


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FishingJudge, "depth", Depth(simulations=40, worlds=40, deals=2))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "game.kutter.json", game(3))


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.slow)])
def test_json_says_the_same_as_the_words(file: Path, language: str) -> None:
    told = kutter("review", file, "--seat", 1, "--top", 3, "--lang", language)
    assert (told.code, told.err) == (0, "")
    [review] = json.loads(kutter("review", file, "--seat", 1, "--json").out)
    assert review["seat"] == 1
    texts = texts_in(language)
    costly = [each for each in review["decisions"] if each["name"] in ("slip", "mistake")]
    worst = sorted(costly, key=lambda each: -each["cost"])[:3]
    assert len(worst) == 3
    lines = [sentence_from(each).tell(texts) for each in review["summary"]]
    for each in worst:
        lines += ["  " + sentence_from(says).tell(texts) for says in each["says"]]
    assert told.lines == lines


@pytest.mark.usefixtures("quickly")
def test_everybody_is_looked_at_unless_a_seat_is_named(file: Path) -> None:
    reviews = json.loads(kutter("review", file, "--json").out)
    assert [each["seat"] for each in reviews] == [0, 1, 2]
    assert json.loads(kutter("review", file, "--seat", 2, "--json").out) == reviews[2:]
    other = json.loads(kutter("review", file, "--seat", 2, "--seed", 5, "--json").out)
    assert other != reviews[2:]


@pytest.mark.usefixtures("quickly")
def test_a_seats_own_record_is_reviewed_for_that_seat_alone(file: Path, tmp_path: Path) -> None:
    seen = tmp_path / "seen.kutter.json"
    seen.write_text(kutter("export", file, "--seat", 1).out)
    [review] = json.loads(kutter("review", seen, "--json").out)
    [whole] = json.loads(kutter("review", file, "--seat", 1, "--json").out)
    assert review["decisions"] == whole["decisions"]
    assert "review-deal" not in [each["message"] for each in review["summary"]]
    assert "what another seat saw" in kutter("review", seen, "--seat", 0).refusal()
    assert "open cards" in kutter("review", seen, "--open").refusal()


def test_what_cannot_be_reviewed_is_refused_in_a_line(file: Path, tmp_path: Path) -> None:
    running = write(tmp_path / "running.kutter.json", cut(game(3), 60))
    assert "the game is not over" in kutter("review", running).refusal()
    assert "there is no seat" in kutter("review", file, "--seat", 3).refusal()
    watched = tmp_path / "watched.kutter.json"
    watched.write_text(kutter("export", file, "--seat", "spectator").out)
    assert "nobody's decisions" in kutter("review", watched).refusal()


@pytest.mark.usefixtures("quickly")
def test_ctrl_c_ends_it_and_nothing_half_done_is_shown(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = Reviewer.judged
    calls = count()

    def interrupted(*given: Any) -> Decision:
        if next(calls) == 3:
            signal.raise_signal(signal.SIGINT)
        return judged(*given)

    monkeypatch.setattr(Reviewer, "judged", interrupted)
    done = kutter("review", file)
    assert (done.code, done.out) == (130, "")
    assert one_line(done.err) == "kutter: interrupted"
