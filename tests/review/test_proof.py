"""The figures of docs/review.md, on deals that no threshold was set on."""

from statistics import fmean

import pytest

from benchmarks.review import FIRST, Finding, find

pytestmark = [pytest.mark.slow, pytest.mark.timeout(7200)]

GAMES = 10
RULES = ("fishing", "market", "classic")


def found(who: str, rules: str) -> list[Finding]:
    return [find(who, rules, f"final-{number}") for number in range(GAMES)]


@pytest.mark.parametrize("rules", RULES)
def test_who_searches_four_times_as_long_makes_hardly_a_mistake(rules: str) -> None:
    assert sum(each.mistakes == 0 for each in found("skipper", rules)) >= 8


@pytest.mark.parametrize("rules", RULES)
def test_deckhands_make_mistakes(rules: str) -> None:
    assert fmean(each.mistakes for each in found("deckhand", rules)) >= 1


@pytest.mark.parametrize(
    ("folly", "rules"),
    [
        ("trump", "fishing"),
        ("coins", "market"),
        ("coins", "classic"),
        ("discs", "market"),
        ("discs", "classic"),
    ],
)
def test_a_folly_is_among_the_first(folly: str, rules: str) -> None:
    ranks = [each.rank for each in found(folly, rules)]
    assert sum(rank is not None and rank <= FIRST for rank in ranks) >= 9, ranks
