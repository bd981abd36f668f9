"""Events and reasons in words, in both languages, for those who may see them."""

import pytest

from kutter.engine.events import EVERYBODY, Event
from kutter.games.contract import ALL_SEEING, SPECTATOR, Sight
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES, CARDS
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.rules.event_kinds import EVENT_NAMES, OVERFISHED
from kutter.games.fishing.words import card_words, explain_card
from kutter.language.catalogues import Texts, texts_in
from tests.games.fishing.games import random_steps
from tests.games.fishing.positions import do, position, trick

ENGLISH, GERMAN = texts_in("en"), texts_in("de")


def told(events: list[Event], sight: Sight, language: str = "en") -> list[str]:
    sentences = FISHING.describe(events, sight)
    return [sentence.tell(texts_in(language)) for sentence in sentences]


def test_a_trick_in_words() -> None:
    state = position("Y9 B1", "~minus3a B2", "Y5 B3")
    happened = trick(state, "Y9 ~minus3a Y5")
    assert told(happened, 0) == [
        "You play yellow 9.",
        "Seat 2 plays a −3 buoy.",
        "Seat 3 plays yellow 5.",
        "You win the trick with the highest yellow.",
        "You catch yellow 9 and a −3 buoy.",
        "You lose 3 points.",
        "You catch yellow 5.",
    ]
    assert told(happened, 1, "de")[3:6] == [
        "Platz 1 gewinnt den Stich mit der höchsten gelben Karte.",
        "Platz 1 fängt Gelb 9 und eine −3-Boje.",
        "Platz 1 verliert 3 Punkte.",
    ]


def test_a_pass_is_told_to_giver_and_receiver_only() -> None:
    state = position("Y9 B1 B2", "~pass R1 R2", "Y5 P1 P2")
    trick(state, "Y9 ~pass Y5")
    do(state, "0 pass B1", "1 pass R2")
    happened = do(state, "2 pass P1")
    assert told(happened, 0)[1:3] == ["You pass blue 1 to Seat 2.", "Seat 3 passes you purple 1."]
    assert told(happened, 1)[1:3] == ["Seat 1 passes you blue 1.", "You pass red 2 to Seat 3."]
    assert not any("passes" in text for text in told(happened, SPECTATOR))
    assert sum("passes" in text for text in told(happened, ALL_SEEING)) == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_seat_is_told_of_draws_holds_no_card_of_others(players: int) -> None:
    names = {card: card_words(card).tell(ENGLISH) for card in CARDS}
    for step in random_steps(players, 1):
        if step.move.seat >= 0:
            continue
        drawer = step.move.things[0]
        for seat in (SPECTATOR, *range(players)):
            text = " ".join(told(step.events, seat))
            shows = any(names[card] in text for card in step.move.things[1:])
            assert shows == (seat == drawer)


def test_sources_of_a_hand_are_told_to_all() -> None:
    later = [step for step in random_steps(4, 2, thick=False) if step.move.seat < 0][4]
    text = told(later.events, SPECTATOR)[0]
    assert "drew" in text
    assert "with 1 star" in text


def test_numbers_agree_with_their_nouns() -> None:
    for number, english, german in (
        (1, "You caught 1 card this round and have 5 points.", "1 Karte gefangen"),
        (2, "You caught 2 cards this round and have 5 points.", "2 Karten gefangen"),
    ):
        arguments = {"you": "yes", "who": "", "number": number, "thing": "5"}
        assert ENGLISH.say("fishing-scored", **arguments) == english
        assert german in GERMAN.say("fishing-scored", **arguments)


def test_every_event_of_many_games_has_words_in_both_languages() -> None:
    seen = set()
    for players in (3, 4, 5):
        for seed in range(4):
            for step in random_steps(players, seed):
                seen |= {event.what for event in step.events}
                for language in ("en", "de"):
                    assert all(told(step.events, ALL_SEEING, language))
    assert set(range(len(EVENT_NAMES))) - seen <= {OVERFISHED}  # which is rare


def test_overfishing_in_words() -> None:
    event = Event(int(OVERFISHED), who=-1, thing=4, number=2, seen_by=int(EVERYBODY))
    assert told([event], 0) == [
        "Overfishing: the ocean is 2 cards short for round 4. The game ends."
    ]


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN])
def test_every_card_has_a_name_of_its_own(texts: Texts) -> None:
    names = {CARD_NAMES[card]: card_words(card).tell(texts) for card in CARDS}
    assert names.pop("~minus3a") == names["~minus3b"], "these two are alike"
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN])
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("R5", "F3"), ("G5", "F3.3"), ("R0", "F4.1"), ("G0", "F4.1"), ("~all", "F4.2"),
        ("~pass", "F4.3"), ("~minus3a", "F4.4"), ("~minus3b", "F4.4"), ("~first", "F5.1"),
        ("~call", "F5.2"), ("~low", "F5.3"),
    ],
)  # fmt: skip
def test_what_a_card_does_is_told_with_its_rule(card: str, rule: str, texts: Texts) -> None:
    assert explain_card(CARD_BY_NAME[card]).tell(texts).endswith(f". ({rule})")


def test_why_not_in_german() -> None:
    state = position("R1 B2 B3", "R4 R9 G3", "B5 B6 B7")
    do(state, "0 play R1")
    reason = FISHING.why_not(state, FISHING.parse("1 play G3"))
    assert reason is not None
    assert reason.tell(GERMAN) == (
        "F3.2: du hast Rot 4 und Rot 9, also musst du Rot oder eine Boje spielen"
    )


def test_the_reason_knows_no_more_than_the_view() -> None:
    state = position("R1 B2 B3", "R4 R9 G3", "B5 B6 B7")
    do(state, "0 play R1")
    view = FISHING.view(state, 1)
    for card in ("G3", "B5", "R4"):
        move = FISHING.parse(f"1 play {card}")
        assert str(FISHING.why_not(view, move)) == str(FISHING.why_not(state, move))
