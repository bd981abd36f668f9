"""Every sentence, in both languages."""

import re
from pathlib import Path

import pytest

from kutter.games.contract import ALL_SEEING, SPECTATOR, Sight
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.rules import event_kinds as kinds
from kutter.games.freshfish.rules import moves as rules
from kutter.games.freshfish.state import OUTSIDE
from kutter.language.catalogues import LANGUAGES, catalogue, texts_in
from tests.games.freshfish.helpers import (
    HERE,
    MARKET,
    RECORDS,
    Scene,
    classic_setup,
    market_setup,
    replay_of,
)

RULES = Path(rules.__file__)


def test_every_fact_has_a_message_in_every_language() -> None:
    for language in LANGUAGES:
        for name in kinds.EVENT_NAMES:
            assert texts_in(language).knows(f"freshfish-{name}"), name


def test_every_fact_has_its_own_number_and_name() -> None:
    numbers = {
        name: value
        for name, value in vars(kinds).items()
        if name.isupper() and name not in ("EVENT_NAMES", "ABSENT")
    }
    assert sorted(numbers.values()) == list(range(len(kinds.EVENT_NAMES)))
    for name, number in numbers.items():
        assert kinds.EVENT_NAMES[number] == name.lower().replace("_", "-")


def test_both_languages_have_the_same_messages() -> None:
    catalogues = [
        re.findall(r"^freshfish-[\w-]+", catalogue(language), re.M) for language in LANGUAGES
    ]
    assert catalogues[0] == catalogues[1]
    assert len(catalogues[0]) == len(set(catalogues[0])) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_to_everybody(language: str) -> None:
    texts = texts_in(language)
    for path in RECORDS:
        replay = replay_of(path)
        for step in replay.steps():
            for sight in (0, 1, SPECTATOR, ALL_SEEING):
                for sentence in FRESHFISH.describe(step.events, sight):
                    line = sentence.tell(texts)
                    assert line.endswith(".")
                    assert "!" not in line
                    assert "{" not in line


def lines(scene: Scene, sight: Sight, language: str = "en") -> list[str]:
    return [each.tell(texts_in(language)) for each in FRESHFISH.describe(scene.told, sight)]


def test_the_viewers_own_seat_is_you() -> None:
    scene = Scene(classic_setup()).do("0 reserve c3")
    assert lines(scene, 0) == ["You reserve c3."]
    assert lines(scene, 1) == ["Seat 1 reserves c3."]
    assert lines(scene, SPECTATOR, "de") == ["Platz 1 reserviert c3."]
    named = FRESHFISH.describe(scene.told, 1, ["Ada", "Ben"])
    assert [each.tell(texts_in("en")) for each in named] == ["Ada reserves c3."]


def test_an_auction_is_told() -> None:
    scene = Scene(classic_setup()).do("0 reserve c3", "1 reserve f4", "0 draw", "* tile ice")
    assert lines(scene, 0) == [
        "The tile shows the ice cream stall, which is auctioned. 9 tiles are left."
    ]
    scene.do("1 bid 1")
    assert lines(scene, 0) == ["Seat 2 has bid."]
    scene.do("0 bid 0")
    assert lines(scene, 0) == [
        "You bid nothing.",
        "Seat 2 bids 1 coin.",
        "The bid of Seat 2 is the highest.",
        "Seat 2 wins the ice cream stall and pays 1 coin to the bank.",
    ]
    assert lines(scene, 1, "de")[-2:] == [
        "Dein Gebot ist das höchste.",
        "Du ersteigerst den Eisstand und zahlst 1 Münze an die Bank.",
    ]


@pytest.mark.parametrize(
    ("bids", "told"),
    [
        ((3, 1, 2), ["Your bid is the highest.", "The bid of Seat 1 is the highest."]),
        (
            (2, 1, 2),
            [
                "Equal bids: you drew the tile, so you win the tie.",
                "Equal bids: Seat 1 drew the tile and so wins the tie.",
            ],
        ),
        (
            (1, 2, 2),
            [
                "Equal bids: clockwise from you, who drew the tile, Seat 2 comes first.",
                "Equal bids: clockwise from Seat 1, who drew the tile, you come first.",
                "Equal bids: clockwise from Seat 1, who drew the tile, Seat 2 comes first.",
            ],
        ),
    ],
)
def test_M4_2_why_an_auction_is_won(bids: tuple[int, ...], told: list[str]) -> None:
    scene = Scene(classic_setup(players=3), players=3)
    scene.do("0 reserve c3", "1 reserve f4", "2 reserve d3", "0 draw", "* tile fish")
    scene.do(*(f"{seat} bid {coins}" for seat, coins in enumerate(bids)))
    assert [lines(scene, seat)[-2] for seat in range(len(told))] == told


def test_M4_2_the_only_bid_is_told_as_such() -> None:
    scene = Scene(classic_setup())
    scene.t["stall_at"][1, 0] = OUTSIDE
    scene.do("0 reserve c3", "1 reserve f4", "0 draw", "* tile fish", "0 bid 0")
    assert lines(scene, 0)[-2:] == [
        "You are the only one to bid.",
        "You win the fish stall and pay nothing to the bank.",
    ]
    assert lines(scene, 1, "de")[-2] == "Nur Platz 1 bietet mit."


def test_M5_a_full_area_says_how_much_fills_it() -> None:
    scene = Scene(market_setup(), MARKET)
    scene.do("0 reserve c4", "1 reserve c2", "0 draw", "* tile flea", "0 place c4")
    assert lines(scene, 0)[1] == "d4, c5 and d5 become paths: one building fills this area."
    scene.do("1 reserve d2", "0 reserve c3", "1 draw", "* tile flea", "1 place d2")
    scene.do("0 reserve d3", "1 draw", "* tile flea", "1 place c2")
    assert lines(scene, 1)[1:] == [
        "c3 and d3 become paths: 2 buildings fill this area.",
        "The discs on c3 and d3 go back to Seat 1: their spaces are paths.",
    ]
    assert lines(scene, 1, "de")[1] == "c3 und d3 werden Wege: Mit 2 Bauten ist das Gebiet voll."


def test_paths_of_one_reason_are_told_together() -> None:
    narrow = "F . . . . S\n. . . . . .\nC . . . . I"
    scene = Scene(classic_setup(narrow))
    scene.do("0 reserve c1", "1 reserve c2", "0 reserve d1", "1 reserve c3")
    scene.do("0 draw", "* tile flea", "0 place c1", "1 draw", "* tile flea", "1 place c3")
    assert lines(scene, 1) == [
        "You put a flea table on c3 and take your disc back.",
        "c2 and d2 become paths: a building there would cut the square in two.",
        "Your disc on c2 comes back to you: its space is a path.",
    ]


def test_refusals_say_what_and_why() -> None:
    scene = Scene(classic_setup()).do("0 reserve c3", "1 reserve f4")
    why = {
        "0 reserve a6": "M3.1: a6 is not empty: the cheese truck is there",
        "0 reserve f4": "M3.1: f4 is not empty: a disc of Seat 2 is there",
        "0 reserve a4": "M3.1: a4 lies beside no path and no disc",
        "0 place c3": "M3: now it is time to reserve a space or draw a tile",
        "1 draw": "M3: now Seat 1 must reserve or draw",
        "0 reserve k9": "M2.1: k9 is not on this square",
    }
    for move, line in why.items():
        refusal = FRESHFISH.why_not(scene.state, FRESHFISH.parse(move))
        assert str(refusal) == line
        assert refusal is not None
        assert refusal.tell(texts_in("de")) != line


def test_every_reason_is_tested() -> None:
    """Each code of why_not that has a message of its own is asked for by name."""
    general = {"LEGAL", "GAME_IS_OVER", "NOT_THE_TURN", "WRONG_VERB"}
    codes = set(re.findall(r"^([A-Z_]+): Final = \d+$", RULES.read_text("utf-8"), re.MULTILINE))
    asked = (HERE / "test_turns.py").read_text("utf-8")
    for name in codes - general:
        assert f"freshfish-{name.lower().replace('_', '-')}" in asked
    assert len(codes - general) == 10


def test_a_game_that_is_over_says_so() -> None:
    state = replay_of(RECORDS[0]).state_at()
    refusal = FRESHFISH.why_not(state, FRESHFISH.parse("0 draw"))
    assert str(refusal) == "M7.1: the game is over"
