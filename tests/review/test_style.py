"""How a seat played, in figures: counted once more from the texts of the record."""

from statistics import fmean

import pytest

from kutter.games.contract import Json
from kutter.games.meta import load
from tests.review.games import SETTINGS, at_random, replayed


def told(rules: str, seat: int) -> dict[str, Json]:
    """What is said of a seat: arguments by message."""
    style = load(SETTINGS[rules].game.meta.style or "")
    return {each.message: dict(each.arguments) for each in style(replayed(rules), seat)}


def test_fishing() -> None:
    record = at_random("fishing")
    plays = [text.split() for text in record.moves if " play " in text]
    tricks = [plays[at : at + record.players] for at in range(0, len(plays), record.players)]
    won = caught = 0
    for seat in range(record.players):
        found = told("fishing", seat)
        leads = [card for (who, _, card), *_ in tricks if int(who) == seat]
        trumps = sum(card[0] == "G" for card in leads)
        assert found["fishing-style-led"] == {"leads": len(leads), "trumps": trumps}
        kept = found["fishing-style-won"]
        assert kept["tricks"] == len(tricks)
        won, caught = won + kept["won"], caught + kept["cards"]
    assert (won, caught) == (len(tricks), len(plays))


@pytest.mark.parametrize("rules", ["market", "classic"])
def test_fresh_fish(rules: str) -> None:
    """Lengths less coins are the score (M7.6), and what is paid is what the purse lacks (M4.2)."""
    record = at_random(rules)
    end = replayed(rules).state_at()[0]
    assert record.result is not None
    for seat in range(record.players):
        found = told(rules, seat)
        verbs = [text.split()[1] for text in record.moves if text.startswith(f"{seat} ")]
        turns = [verb for verb in verbs if verb in ("reserve", "draw")]
        before = turns.index("draw") if "draw" in turns else len(turns)
        assert found["freshfish-style-reserved"] == {"number": before}
        left = int(end["coins"][seat])
        paid = found.get("freshfish-style-paid", {"stalls": 0, "coins": 0})
        assert paid["stalls"] * paid["coins"] == pytest.approx(15 - left, abs=0.05 * 4)
        length = (record.result["scores"][seat] + left) / 4
        assert found["freshfish-style-lengths"]["length"] == pytest.approx(length, abs=0.051)
        assert length == fmean(int(each) for each in end["length"][seat])
