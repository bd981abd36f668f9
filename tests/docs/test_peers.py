"""python -m benchmarks.peers: how it measures, without the peers; and docs/benchmarks.md."""

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from benchmarks.peers import commands, goals, in_step, inside, measuring, single
from benchmarks.peers.chart import draw
from benchmarks.peers.document import DOCUMENT, PICTURE, sections, with_section
from benchmarks.peers.machine import about
from benchmarks.peers.measuring import (
    Comparison,
    Group,
    Loop,
    Rate,
    Results,
    Spread,
    made,
    rate_of,
    rate_of_steps,
    spread_of,
    take_turns,
)
from benchmarks.peers.telling import (
    as_json,
    as_markdown,
    as_text,
    includes,
    rows_of,
    rows_of_comparisons,
    short,
)

GROUPS = [inside.group(), single.group(), in_step.group(4096, 3.0, goals.ROLLOUTS)]
RESULTS = Results({"A x, by hand": [1, 100, 10], "B x, by hand": [2, 200, 5]}, {})


def by_hand(name: str) -> Rate:
    """Nothing is on the clock.

    This is not told.
    """
    if name == "C":
        raise ImportError("C is missing")
    return lambda seconds: seconds


LOOPS = [Loop(f"{name} x", "by hand", by_hand, (name,)) for name in "ABC"]
BY_HAND = Group("hand", "By hand", "decisions/s", "B x, by hand", LOOPS)


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets time pass, which nothing else does."""
    now = 0.0

    def spend(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(measuring, "perf_counter", lambda: now)
    return spend


def test_all_loops_have_a_part_of_each_turn() -> None:
    heard: list[tuple[str, float]] = []

    def rate(name: str) -> Rate:
        def measure(seconds: float) -> float:
            heard.append((name, seconds))
            return len(heard)

        return measure

    turns = list(take_turns({"a": rate("a"), "b": rate("b")}, 3.0, turns=2))
    assert heard == [("a", 1.5), ("b", 1.5), ("a", 1.5), ("b", 1.5)]
    assert turns == [{"a": 1, "b": 2}, {"a": 3, "b": 4}]


def test_a_rate_is_of_all_that_was_played(spend: Callable[[float], None]) -> None:
    lengths = iter([1000, 3, 5, 7])  # the first comes before the clock

    def play() -> int:
        spend(0.5)
        return next(lengths)

    assert rate_of(play)(1.2) == (3 + 5 + 7) / 1.5


def test_how_a_course_begins_is_not_on_the_clock(spend: Callable[[float], None]) -> None:
    taken: list[int] = []

    def step(number: int) -> None:
        taken.append(number)
        spend(0.25)

    measure = rate_of_steps(lambda: spend(100), step, 3)
    assert measure(1.0) == 4
    assert measure(0.5) == 4
    assert taken == [0, 1, 2, 0, 1, 2, 0], "the next turn goes on where one ended"


def test_the_spread_is_the_middle_half_of_the_turns() -> None:
    assert spread_of([9, 1, 3, 100, 2]) == Spread(2, 3, 9)
    assert spread_of([4]) == Spread(4, 4, 4)


def test_ratios_are_of_one_turn() -> None:
    """A machine that is faster for a turn is so for both: medians alone would say 2."""
    assert RESULTS.ratio("A x, by hand", "B x, by hand") == Spread(0.5, 0.5, 1.25)
    assert RESULTS.ratio("A x, by hand", "C x, by hand") is None


def test_a_peer_that_is_missing_is_left_out() -> None:
    rates, left_out = made(LOOPS)
    assert list(rates) == ["A x, by hand", "B x, by hand"]
    assert left_out == {"C x, by hand": "C is missing"}


def test_tables_tell_rates_and_ratios() -> None:
    rows = list(rows_of(BY_HAND, RESULTS))
    assert rows[1:] == [
        ["A x, by hand", "10", "5.5–55", "0.5"],
        ["B x, by hand", "5", "3.5–102", "1"],
    ]
    assert as_text([row[:2] for row in rows]) == (
        "loop          decisions/s\nA x, by hand           10\nB x, by hand            5\n"
    )
    assert as_markdown([row[:2] for row in rows]) == (
        "| loop | decisions/s |\n| --- | ---: |\n| A x, by hand | 10 |\n| B x, by hand | 5 |\n"
    )
    assert list(includes(BY_HAND)) == ["- C, by hand: Nothing is on the clock."]


def test_goals_are_reached_by_the_median() -> None:
    wanted = [Comparison("A x, by hand", "B x, by hand", bar) for bar in (0.5, 0.6, None)] + [
        Comparison("A x, by hand", "C x, by hand", 1)
    ]
    rows = list(rows_of_comparisons(wanted, RESULTS))[1:]
    assert [row[2:] for row in rows] == [
        ["0.50", "0.50–1.25", "0.5", "yes"],
        ["0.50", "0.50–1.25", "0.6", "no"],
        ["0.50", "0.50–1.25", "", ""],
    ]
    ratios = as_json([BY_HAND], wanted, RESULTS, {})["ratios"]
    assert [ratio["at_least"] for ratio in ratios] == [0.5, 0.6, None]
    assert ratios[0]["middle"] == 0.5


def test_the_chart_shows_what_was_measured(tmp_path: Path) -> None:
    first, *others = GROUPS[0].loops
    draw(GROUPS[:1], Results({loop.name: [1e6, 2e6] for loop in others}, {}), tmp_path / "x.svg")
    drawn = (tmp_path / "x.svg").read_text(encoding="utf-8")
    assert drawn.count(">1.50 M<") == len(others)
    assert all(loop.name in drawn for loop in others)
    assert first.name not in drawn


@pytest.mark.parametrize(
    ("rate", "told"),
    [(12_345_678, "12.3 M"), (999_600, "1.00 M"), (123_456, "123,000"), (1234, "1,230"),
     (123.4, "123"), (8.414, "8.41")],
)  # fmt: skip
def test_rates_have_three_digits(rate: float, told: str) -> None:
    assert short(rate) == told


def test_random_actions_are_legal_and_any_of_them() -> None:
    mask = np.array([[True, False, True, True], [False, True, False, False]])
    random = np.random.default_rng(1)
    chosen = [tuple(in_step.any_legal(mask, random)) for _ in range(60)]
    assert set(chosen) == {(0, 1), (2, 1), (3, 1)}


@pytest.mark.parametrize("made_by", [in_step.steps, in_step.steps_in_threads])
def test_recorded_actions_are_legal_again(made_by: Callable[..., Rate]) -> None:
    """A batch refuses what is not, and the course is much shorter than what is measured."""
    assert made_by("fishing", 12, 0.0)(0.002) > 0


def test_every_loop_says_what_is_on_its_clock(tmp_path: Path) -> None:
    groups = [*GROUPS, commands.group(tmp_path, 1, tmp_path)]
    loops = [loop for group in groups for loop in group.loops]
    assert len({loop.name for loop in loops}) == len(loops) > 50
    assert all(loop.includes.endswith(".") for loop in loops)
    known = {loop.name for loop in loops}
    for each in (*goals.comparisons(), *commands.comparisons()):
        assert {each.loop, each.beside} <= known
    assert {group.beside for group in groups} <= {*known, None}


def test_the_document_has_a_place_for_every_section_and_tells_the_clocks_of_today() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    marks = re.findall(r"^<!-- (?:(\w+): written by make bench-peers|end) -->$", text, re.MULTILINE)
    found = about() | {"turns": "9", "seconds": "3"}
    names = [*sections(GROUPS, [], Results({}, {}), found)]
    assert marks == [mark for name in names for mark in (name, "")]
    for name in names:
        assert "-->\nanew\n<!-- end" in with_section(text, name, "anew\n")
    for group in GROUPS:
        for line in includes(group):
            assert f"{line}\n" in text
    assert PICTURE.exists()


def test_a_section_that_is_not_there_is_not_lost() -> None:
    with pytest.raises(ValueError, match="0 sections"):
        with_section("", "inside", "figures")
