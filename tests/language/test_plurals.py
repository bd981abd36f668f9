"""One point, two points: every message is right for 0, 1, 2 and 5 of whatever it counts."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kutter.language.catalogues import LANGUAGES, catalogue
from tests.language.test_catalogue import messages

WORDS = """
    address argument arguments bot bots budget card cards choices command default discs file game
    good host key lengths limits move name names ocean option options other owing paths pile proxies
    reason share sources space spaces stack suffixes suit text tile time titles to url variant verb
    what who word words
"""
"""Arguments that hold words. All others may hold a number."""

NUMBERED = "area asked board byte column line level round row rule seat trick value"
"""Arguments that say which one, not how many: line 1, round 1."""

UNCHANGED = {
    ("bots-too-many", "found"): "more than there are seats",
    ("daily-secret-short", "length"): "a bound of ours, many characters",
    ("file-has-endless-line", "limit"): "a bound of ours, many bytes",
    ("file-holds-other-lines", "limit"): "a bound of ours, many lines",
    ("file-is-too-large", "limit"): "a bound of ours, many bytes",
    ("fishing-move", "thing"): "a card or a suit",
    ("fishing-round-begins", "number"): "hands begin with eight or more (F6.1)",
    ("fishing-style-led", "trumps"): "nothing is named: 1 davon",
    ("fishing-style-won", "tricks"): "nothing is named: of 1",
    ("freshfish-milestone-count", "right"): "one more than there are seats",
    ("freshfish-milestone-count", "seats"): "two or more play",
    ("freshfish-move", "thing"): "a space",
    ("freshfish-space-count", "most"): "where a range ends: 1 to 9 spaces",
    ("freshfish-style-lengths", "length"): "nothing is named: 1 on average",
    ("lesson-far", "weighed"): "three or more are weighed",
    ("page-about-seats", "seats"): "a range: 3 to 5 players",
    ("page-fishing-confirm", "thing"): "a card or a suit",
    ("page-fishing-rest", "all"): "more than the one that is left",
    ("page-fishing-seat", "caught"): "nothing is named: 1 caught",
    ("page-goes-on", "number"): "which one: move 1",
    ("page-freshfish-area", "number"): "nothing is named: 0 of 1 built",
    ("page-freshfish-seal", "number"): "nothing is named: bid 1",
    ("page-freshfish-seal-anyway", "number"): "nothing is named: bid 1 all the same",
    ("page-freshfish-tiles-left", "number"): "ein Plättchen, zwei Plättchen",
    ("page-freshfish-you-bid", "number"): "nothing is named: you have bid 1",
    ("page-lessons-found", "all"): "nothing is named: 0 of 1 found",
    ("review-of", "best"): "an adjective: 1 best, 1 beste",
    ("review-of", "fine"): "an adjective: 1 fine, 1 gute",
    ("review-of", "mistakes"): "ein Fehler, zwei Fehler",
    ("review-of", "slips"): "ein Ausrutscher, zwei Ausrutscher",
    ("time-left", "number"): "units are not inflected: 1 s",
    ("wrong-number-of-seats", "most"): "where a range ends: 3 to 5 seats",
}
"""Where a word follows and 1 reads like 2, and why that is right."""

JOINING = (
    "and auf aus bis der from gibt im in instead is ist of oder or sein statt to und von was"
).replace(" ", "|")
COUNTED = re.compile(rf"# *(?!(?:{JOINING})\b)([^\W\d]+)")
"""The word after a number, if that can be a noun or stand before one."""


@pytest.fixture(autouse=True)
def numbers_show_as_a_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that only the words around them differ."""
    monkeypatch.setattr(FluentInt, "format", lambda *_: "#")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalogue(language)))
    return made


class Arguments(Visitor):
    """What a message is told with those that it refers to: every argument, and its choices."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.messages = known
        self.choices: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.choices.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        names = [each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)]
        is_counted = "one" in names or len(names) < len(node.variants)
        if not is_counted:
            known = self.choices.setdefault(node.selector.id.name, [])
            known += [name for name in names if name not in known]
        self.generic_visit(node)


@cache
def told(language: str) -> list[tuple[str, str, dict[int, str]]]:
    """Every message and number in it, with what is said for 0, 1, 2 and 5 of that."""
    found = []
    known = messages(language)
    for name in known:
        arguments = Arguments(known)
        arguments.visit(known[name])
        numbers = [each for each in arguments.choices if each not in (WORDS + NUMBERED).split()]
        for chosen in combinations(arguments.choices):
            for number in numbers:
                if chosen[number] in ("3", "other"):
                    said = {n: say(language, name, chosen, number, n) for n in (0, 1, 2, 5)}
                    found.append((name, number, said))
    return found


def combinations(choices: dict[str, list[str]]) -> Iterator[dict[str, str]]:
    for chosen in product(*((each or ["3"]) for each in choices.values())):
        yield dict(zip(choices, chosen, strict=True))


def say(language: str, name: str, chosen: dict[str, str], number: str, count: int) -> str:
    pattern = bundle(language).get_message(name).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, {**chosen, number: count})
    assert errors == [], (name, errors)
    return str(text)


def alike(language: str) -> dict[tuple[str, str], str]:
    """What is said for 1 where it is the same for 2, and a word follows the number."""
    return {
        (name, number): said[1]
        for name, number, said in told(language)
        if COUNTED.search(said[1]) and said[1] == said[2]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_told_apart_from_many(language: str) -> None:
    assert {pair: text for pair, text in alike(language).items() if pair not in UNCHANGED} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_are_told_alike(language: str) -> None:
    assert [name for name, _, said in told(language) if said[2] != said[5]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_never_takes_the_word_for_many(language: str) -> None:
    every = [said for name, number, said in told(language) if (name, number) not in UNCHANGED]
    apart = [said for said in every if said[1] != said[2]]
    one, many = ({word for said in apart for word in COUNTED.findall(said[n])} for n in (1, 2))
    assert "points" in many or "Punkte" in many
    for said in every:
        assert not set(COUNTED.findall(said[1])) & (many - one), said[1]


def test_what_is_left_out_needs_it() -> None:
    assert set(UNCHANGED) <= {pair for language in LANGUAGES for pair in alike(language)}
