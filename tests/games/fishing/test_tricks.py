"""F3: what may be played to a trick, and who wins it."""

import pytest

from kutter.engine.events import Event
from kutter.games.contract import SPECTATOR
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.rules.event_kinds import WON_TRICK
from kutter.language.errors import IllegalMove
from tests.games.fishing.positions import caught, do, legal, position, trick, turn, why_not


def test_F3_1_everyone_plays_one_card_clockwise_from_the_leader() -> None:
    state = position("B1 B2", "B3 B4", "B5 B6", leader=1)
    assert turn(state) == 1
    do(state, "1 play B3")
    assert turn(state) == 2
    do(state, "2 play B5")
    assert turn(state) == 0
    assert why_not(state, "2 play B6") == "F3.1: it is the turn of Seat 1 to play"
    with pytest.raises(IllegalMove, match=r"F3\.1"):
        do(state, "1 play B4")


def test_F3_1_the_first_card_that_is_no_buoy_sets_the_suit() -> None:
    state = position("~low B2", "R3 R4", "R5 B6")
    do(state, "0 play ~low", "1 play R3")
    assert legal(state, 2) == ["2 play R5"]


def test_F3_2_who_holds_the_suit_plays_it_or_a_buoy() -> None:
    state = position("R1 B2 B3", "R4 R9 ~low", "B5 B6 B7")
    do(state, "0 play R1")
    assert legal(state, 1) == ["1 play R4", "1 play R9", "1 play ~low"]
    state = position("R1 B2 B3", "R4 R9 G3", "B5 B6 B7")
    do(state, "0 play R1")
    assert legal(state, 1) == ["1 play R4", "1 play R9"]
    assert why_not(state, "1 play G3") == (
        "F3.2: you hold red 4 and red 9, so you must play red or a buoy"
    )


def test_F3_2_who_lacks_the_suit_plays_anything() -> None:
    state = position("R1 B2", "G4 Y9", "B5 B6")
    do(state, "0 play R1")
    assert legal(state, 1) == ["1 play Y9", "1 play G4"]


def test_F3_2_while_no_suit_is_set_anything_goes() -> None:
    state = position("~low B2", "R4 Y9", "B5 B6")
    do(state, "0 play ~low")
    assert legal(state, 1) == ["1 play R4", "1 play Y9"]


def test_F3_2_a_zero_follows_its_suit() -> None:
    state = position("R1 B2", "R0 Y9", "B5 B6")
    do(state, "0 play R1")
    assert legal(state, 1) == ["1 play R0"]
    state = position("R0 B2", "R4 Y9", "B5 B6")
    do(state, "0 play R0")
    assert legal(state, 1) == ["1 play R4"]


def with_spares(cards: str) -> list[str]:
    """A hand for each card, with a second card that does not oblige its holder to anything else."""
    suits = [card[0] if card[0] != "~" else "B" for card in cards.split()]
    return [
        f"{card} {suit}{12 + seat}"
        for seat, (card, suit) in enumerate(zip(cards.split(), suits, strict=True))
    ]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("Y7 Y3 Y10 P2", 2),  # the highest of the suit that was led
        ("Y7 Y18 P18 R18", 1),  # other suits do not count, however high
        ("Y7 G1 Y18 G2", 3),  # the highest green
        ("G5 Y18 G4 R18", 0),  # green led
        ("~low Y3 Y2 P18", 1),  # a buoy led: the next card's suit
        ("~low ~first ~minus3a ~minus3b", 0),  # only buoys: the first
        ("R0 Y5 P5 B5", 0),  # a zero wins where nobody else follows
    ],
)
def test_F3_3_winner(cards: str, winner: int) -> None:
    state = position(*with_spares(cards))
    trick(state, cards)
    while int(state["phase"][0]) == 2:  # zeros catch something first
        do(state, legal(state, turn(state))[0])
    assert int(state["winner"][0]) == winner


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("Y7 Y3 Y10 P2", 1),  # the lowest of the suit
        ("Y7 Y3 G9 G4", 3),  # the lowest green beats every colour
        ("Y7 Y0 Y10 P2", 1),  # a zero can win
        ("~first Y3 ~pass Y2", 3),  # buoys have no value and are never the lowest
        ("~first ~call ~minus3a ~minus3b", 0),  # only buoys: as without ~low
        ("G16 Y1 G0 Y2", 2),
    ],
)
def test_F3_4_lowest_wins(cards: str, winner: int) -> None:
    state = position(*with_spares(cards), low=1)
    trick(state, cards)
    assert int(state["winner"][0]) == winner


def test_F3_3_the_winner_catches_the_trick() -> None:
    state = position("Y7 B1", "Y3 B2", "Y10 B3", "P2 B4")
    trick(state, "Y7 Y3 Y10 P2")
    assert caught(state, 2) == {"Y7", "Y3", "Y10", "P2"}
    assert turn(state) == 2


@pytest.mark.parametrize(
    ("cards", "low", "reason", "suit"),
    [
        ("Y7 Y3 Y10 P2", 0, "highest", "yellow"),
        ("Y7 Y3 Y10 P2", 1, "lowest", "yellow"),
        ("Y7 P18 R18 ~low", 0, "only", "yellow"),  # nobody else followed
        ("Y7 P18 R18 ~first", 1, "only", "yellow"),
        ("Y7 G1 Y18 G2", 0, "highest", "green"),
        ("Y7 G9 Y18 G2", 1, "lowest", "green"),
        ("Y7 G1 Y18 Y2", 0, "only", "green"),
        ("G5 Y18 G4 R18", 0, "highest", "green"),  # green to follow is trump all the same
        ("G5 Y18 P4 R18", 0, "only", "green"),
        ("~low ~first Y2 Y3", 0, "highest", "yellow"),
        ("~low ~first ~minus3a ~minus3b", 0, "first-buoy", None),
        ("~call ~first ~minus3a ~minus3b", 1, "first-buoy", None),
    ],
)
def test_F3_3_F3_4_why_a_trick_was_won(cards: str, low: int, reason: str, suit: str | None) -> None:
    state = position(*with_spares(cards), low=low)
    assert win_in(trick(state, cards)) == (reason, suit, 4)


@pytest.mark.parametrize(
    ("cards", "winner", "reason", "suit"),
    [
        ("Y7 P3 ~low R2", 3, "call", "blue"),  # neither blue nor green
        ("~pass ~first ~minus3a ~minus3b", 3, "call", "blue"),  # also of buoys only
        ("Y7 B3 ~low R2", 1, "only", "blue"),
        ("Y7 G3 ~low R2", 1, "only", "green"),
        ("B7 B13 ~low R2", 1, "highest", "blue"),
    ],
)
def test_F5_2_why_a_trick_was_won_after_a_call(
    cards: str, winner: int, reason: str, suit: str
) -> None:
    state = position(*cards.split(), caller=3, follow=0)
    happened = trick(state, cards)
    assert win_in(happened) == (reason, suit, 4)
    assert [event.who for event in happened if event.what == WON_TRICK] == [winner]


def test_F4_1_a_winner_may_be_left_without_the_winning_card() -> None:
    state = position("Y7 B12", "Y10 B13", "Y0 B14")
    trick(state, "Y7 Y10 Y0")
    assert win_in(do(state, "2 catch Y10")) == ("highest", "yellow", 2)


@pytest.mark.parametrize(
    ("cards", "low", "ahead"),
    [
        ("", 0, None),
        ("Y7", 0, 0),
        ("Y7 Y3", 0, 0),
        ("Y7 Y3", 1, 1),
        ("Y7 Y10 P18", 0, 1),
        ("Y7 Y10 G1", 0, 2),
        ("~low ~first", 0, 0),  # only buoys until now: the first
        ("~low ~first Y2", 0, 2),
        ("Y7 Y10 G1 P2", 0, None),  # it is over
    ],
)
def test_F3_3_who_would_win_the_trick_as_it_lies(cards: str, low: int, ahead: int | None) -> None:
    spares = "R1 R2", "R3 R4", "R5 R6", "R7 R8"
    state = position(*with_spares(cards), *spares[len(cards.split()) :], low=low)
    trick(state, cards)
    assert FISHING.shared_json(FISHING.view(state, SPECTATOR))["ahead"] == ahead


def win_in(happened: list[Event]) -> tuple[str, str | None, int]:
    """Why the trick was won, by which suit, and how many cards that brought."""
    (fact,) = (FISHING.event_json(event) for event in happened if event.what == WON_TRICK)
    return fact["reason"], fact["suit"], fact["number"]
