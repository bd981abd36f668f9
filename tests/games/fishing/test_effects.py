"""F4 and F5: what cards do at the end of a trick, and for the next one."""

from kutter.games.fishing.rules.event_kinds import (
    CALLED,
    CAUGHT_BY_ALL,
    CAUGHT_BY_WINNER,
    CAUGHT_BY_ZERO,
    LEADS,
    LOST_POINTS,
    LOW_NEXT,
)
from tests.games.fishing.positions import caught, do, hand, legal, position, trick, turn, why_not

SPARES = ("B1", "B2", "B3")


def test_F4_effects_come_in_the_order_of_play() -> None:
    """A zero, then ~all, then a zero: each takes from what is left."""
    state = position("Y0 B1", "~all B2", "R0 B3", "Y9 B4")
    trick(state, "Y0 ~all R0 Y9")
    assert legal(state, 0) == ["0 catch R0", "0 catch Y9", "0 catch ~all"]
    happened = do(state, "0 catch Y9")
    assert [event.what for event in happened] == [CAUGHT_BY_ZERO, CAUGHT_BY_ALL, CAUGHT_BY_ALL]
    assert caught(state, 1) == {"Y0", "R0"}
    assert legal(state, 2) == ["2 catch ~all"]
    do(state, "2 catch ~all")
    assert [caught(state, seat) for seat in range(4)] == [{"Y9"}, {"Y0", "R0"}, {"~all"}, set()]


def test_F4_1_a_zero_catches_any_other_card() -> None:
    state = position("Y0 B1", "Y5 B2", "~low B3", "P0 B4")
    trick(state, "Y0 Y5 ~low P0")
    assert legal(state, 0) == ["0 catch P0", "0 catch Y5", "0 catch ~low"]
    assert why_not(state, "0 catch Y0") == "F4.1: a zero catches another card, not itself"
    assert why_not(state, "0 catch R7") == "F4.1: red 7 is not in the trick"
    do(state, "0 catch P0")
    assert legal(state, 3) == ["3 catch Y0", "3 catch Y5", "3 catch ~low"]  # although P0 is gone
    do(state, "3 catch Y0")
    assert caught(state, 1) == {"Y5", "~low"}


def test_F4_1_void_if_no_other_card_is_left() -> None:
    state = position("~all B1", "Y0 B2", "R0 B3")
    trick(state, "~all Y0 R0")
    assert legal(state, 1) == ["1 catch ~all"]
    do(state, "1 catch ~all")
    # Nothing is left for the second zero, and the winner leads having caught nothing.
    assert [caught(state, seat) for seat in range(3)] == [{"Y0", "R0"}, {"~all"}, set()]
    assert turn(state) == 1


def test_F4_1_a_choice_of_one_is_still_a_choice() -> None:
    state = position("Y0 B1", "Y5 B2", "~all B3")
    trick(state, "Y0 Y5 ~all")
    do(state, "0 catch ~all")
    assert caught(state, 2) == {"Y0", "Y5"}  # ~all works although it was caught


def test_F4_2_the_winner_gets_only_the_buoy() -> None:
    state = position("Y9 B1", "~all B2", "Y5 B3")
    trick(state, "Y9 ~all Y5")
    assert [caught(state, seat) for seat in range(3)] == [{"~all"}, {"Y9", "Y5"}, set()]
    assert turn(state) == 0


def test_F4_3_everyone_passes_to_the_left_at_once() -> None:
    state = position("Y9 B1 B2", "~pass R1 R2", "Y5 P1 P2")
    trick(state, "Y9 ~pass Y5")
    assert [legal(state, seat) for seat in range(3)] == [
        ["0 pass B1", "0 pass B2"], ["1 pass R1", "1 pass R2"], ["2 pass P1", "2 pass P2"],
    ]  # fmt: skip
    do(state, "2 pass P1", "0 pass B2")
    assert why_not(state, "0 pass B1") == "F4.3: you have chosen a card to pass already"
    assert hand(state, 0) == {"B1", "B2"}  # nothing moves before all have chosen
    do(state, "1 pass R1")
    assert [hand(state, seat) for seat in range(3)] == [{"B1", "P1"}, {"R2", "B2"}, {"P2", "R1"}]
    assert turn(state) == 0


def test_F4_3_void_in_the_last_trick() -> None:
    state = position("Y9", "~pass", "Y5")
    trick(state, "Y9 ~pass Y5")
    assert int(state["round_number"][0]) == 4


def test_F4_4_whoever_catches_minus_3_loses_3() -> None:
    for cards, loser in (("Y9 ~minus3a Y5", 0), ("~all ~minus3b Y5", 0), ("Y0 Y9 ~minus3a", 1)):
        hands = [f"{card} {spare}" for card, spare in zip(cards.split(), SPARES, strict=True)]
        state = position(*hands)
        happened = trick(state, cards)
        if cards.startswith("Y0"):
            happened = do(state, "0 catch Y9")
        assert [(event.who, event.number) for event in happened if event.what == LOST_POINTS] == [
            (loser, 3)
        ]
        assert state["points"][0, :3].tolist() == [-3 if seat == loser else 0 for seat in range(3)]


def test_F4_4_minus_3_still_counts_as_a_card() -> None:
    state = position("Y9", "~minus3a", "Y5")
    trick(state, "Y9 ~minus3a Y5")
    assert state["points"][0, :3].tolist() == [0, 0, 0]  # −3 and three cards


def test_F4_5_the_winner_leads_having_caught_nothing() -> None:
    state = position("Y0 B1", "~all B2", "Y5 B3")
    trick(state, "Y0 ~all Y5")
    do(state, "0 catch ~all")
    assert caught(state, 2) == set()
    assert turn(state) == 2


def test_F5_1_first_leads_in_place_of_the_winner() -> None:
    state = position("Y9 B1", "~first B2", "Y5 B3")
    trick(state, "Y9 ~first Y5")
    assert turn(state) == 1
    assert caught(state, 0) == {"Y9", "~first", "Y5"}


def test_F5_2_all_must_follow_the_call_the_leader_too() -> None:
    state = position("Y9 B1 R1", "~call R2 P2", "Y5 P3 B3")
    trick(state, "Y9 ~call Y5")
    assert legal(state, 1) == [
        f"1 call {suit}" for suit in ["blue", "purple", "red", "yellow", "green"]
    ]
    do(state, "1 call red")
    assert turn(state) == 0
    assert legal(state, 0) == ["0 play R1"]
    assert why_not(state, "0 play B1") == "F3.2: you hold red 1, so you must play red or a buoy"


def test_F5_2_the_caller_wins_if_nobody_follows_or_trumps() -> None:
    state = position("Y9 B1 B8", "~call P2 P8", "Y5 P3 B3")
    trick(state, "Y9 ~call Y5")
    do(state, "1 call red")
    trick(state, "B8 P2 B3")
    assert caught(state, 1) == {"B8", "P2", "B3"}
    assert turn(state) == 1


def test_F5_2_also_a_trick_of_buoys_only() -> None:
    state = position("Y9 ~low B8", "Y5 ~minus3a P8", "~call ~minus3b B3")
    trick(state, "Y9 Y5 ~call")
    do(state, "2 call red")
    trick(state, "~low ~minus3a ~minus3b")
    assert caught(state, 2) == {"~low", "~minus3a", "~minus3b"}


def test_F5_2_green_beats_the_call_and_the_called_suit_beats_the_rest() -> None:
    state = position("Y9 B18 B8", "~call R2 P8", "Y5 P3 B3")
    trick(state, "Y9 ~call Y5")
    do(state, "1 call red")
    trick(state, "B18 R2 B3")
    assert caught(state, 1) == {"B18", "R2", "B3"}
    state = position("Y9 B18 B8", "~call R2 P8", "Y5 G1 B3")
    trick(state, "Y9 ~call Y5")
    do(state, "1 call red")
    trick(state, "B18 R2 G1")
    assert caught(state, 2) == {"B18", "R2", "G1"}


def test_F5_2_the_call_comes_after_catches_and_passes() -> None:
    state = position("Y0 B1 B2", "~call R1 R2", "~pass P1 P2")
    trick(state, "Y0 ~call ~pass")
    assert legal(state, 1) == []
    do(state, "0 catch ~call", "0 pass B1", "1 pass R1", "2 pass P1")
    assert legal(state, 1)[0] == "1 call blue"


def test_F5_3_low_holds_for_the_next_trick_only() -> None:
    state = position("Y9 B5 R1", "~low B2 R2", "Y5 B3 R3")
    trick(state, "Y9 ~low Y5")
    trick(state, "B5 B2 B3")
    assert caught(state, 1) == {"B5", "B2", "B3"}
    trick(state, "R2 R3 R1")
    assert state["points"][0, :3].tolist() == [3, 3, 3]


def test_F5_several_apply_together() -> None:
    state = position("Y9 B5 R7 R8", "~low B2 R2 R1", "~call B3 R3 R4", "~first R5 P3 P4")
    trick(state, "Y9 ~low ~call ~first")
    do(state, "2 call red")
    assert turn(state) == 3
    trick(state, "R5 R8 R1 R3")
    assert caught(state, 1) == {"R5", "R8", "R1", "R3"}


def test_F5_lapses_in_the_last_trick() -> None:
    state = position("~low", "~call", "~first", "Y5", number=2)
    happened = trick(state, "~low ~call ~first Y5")
    assert not {event.what for event in happened} & {LEADS, LOW_NEXT, CALLED}
    assert int(state["low"][0]) == 0
    assert int(state["caller"][0]) == -1
    assert int(state["leader"][0]) == 0  # fewest points, equal: who played earlier (F6.4)
    assert CAUGHT_BY_WINNER in [event.what for event in happened]
