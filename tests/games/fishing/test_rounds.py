"""F1, F2 and F6: the cards, the set-up, dealing, scoring, the end."""

import pytest

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Move, State, copied
from kutter.games.fishing.cards import CARD_NAMES, CARDS, OCEAN_CARDS, STARTING_CARDS, cards_in
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.rules.event_kinds import OVERFISHED, SCORED
from kutter.games.fishing.rules.rounds import hand_size
from kutter.games.fishing.stars import provisional_stars
from kutter.games.fishing.state import DEAL, OVER
from kutter.language.errors import IllegalMove
from tests.games.fishing.positions import do, mask, position, stock, trick, turn
from tests.states import same


def start(players: int, first: int = 0) -> State:
    return FISHING.start(players, {}, {"first": first, "ocean": provisional_stars()})


def test_F1_1_starting_cards() -> None:
    assert [CARD_NAMES[card] for card in STARTING_CARDS] == [
        f"{suit}{value}" for suit in "BPRY" for value in range(1, 11)
    ]


def test_F1_2_ocean_cards() -> None:
    names = {CARD_NAMES[card] for card in OCEAN_CARDS}
    colours = {f"{suit}{value}" for suit in "BPRY" for value in range(11, 19)}
    greens = {f"G{value}" for value in range(1, 17)}
    zeros = {f"{suit}0" for suit in "BPRYG"}
    assert names - colours - greens - zeros == {
        "~pass", "~minus3a", "~minus3b", "~all", "~first", "~call", "~low",
    }  # fmt: skip
    assert len(OCEAN_CARDS) == 60
    assert len(CARDS) == len(set(CARDS)) == 100


def test_F1_3_our_star_table() -> None:
    stars = {name: level for level, names in enumerate(provisional_stars(), 1) for name in names}
    for suit in "BPRY":
        assert [stars[f"{suit}{value}"] for value in range(11, 19)] == [1, 1, 2, 2, 3, 3, 4, 5]
    assert [stars[f"G{value}"] for value in range(1, 17)] == [1, 1, 2, 2, 3, 3] + [4] * 5 + [5] * 5
    assert [stars[f"{suit}0"] for suit in "BPRYG"] == [3, 4, 3, 4, 5]
    buoys = ("~first", "~minus3a", "~pass", "~call", "~low", "~all", "~minus3b")
    assert [stars[name] for name in buoys] == [1, 1, 2, 2, 4, 5, 5]


@pytest.mark.parametrize(("players", "out"), [
    (3, {"B1", "B2", "B3", "P1", "P2", "R1", "R2", "R3", "Y1", "Y2"}),
    (4, {"B1", "P1", "R1", "Y1"}),
    (5, set()),
])  # fmt: skip
def test_F2_2_cards_in_use(players: int, out: set[str]) -> None:
    state = start(players)
    found = {CARD_NAMES[card] for card in cards_in(*state["pile"][0, 0])}
    assert found == {CARD_NAMES[card] for card in STARTING_CARDS} - out
    assert len(found) == players * hand_size(players, 1)


def test_F2_1_a_level_is_drawn_out_before_the_next() -> None:
    state = position("Y9", "Y8", "Y7")
    high = [CARD_NAMES[card] for card in cards_in(*state["pile"][0, 1])][2:]
    low = [CARD_NAMES[card] for card in cards_in(*state["pile"][0, 1])][:2]
    state["pile"][0, 1] = mask(low)
    state["pile"][0, 2] = mask(high)
    state["left"][0, 1], state["left"][0, 2] = 2, len(high)
    trick(state, "Y9 Y8 Y7")
    before = copied(state)
    move = FISHING.chance_move(state, SeededDealer(b"x"))
    assert same(state, before), "asking what would be dealt deals nothing"
    assert {CARD_NAMES[card] for card in move.things[1:3]} == set(low)
    seat, one, two, third, *others = move.things
    swapped = Move(CHANCE, DEAL, (seat, third, one, two, *others))
    reason = FISHING.why_not(state, swapped)
    assert isinstance(reason, IllegalMove)
    assert reason.rule == "F6.3"


def test_F2_3_any_seat_may_be_drawn_to_lead_first() -> None:
    firsts = {
        FISHING.new_setup(4, {}, SeededDealer(seed_from(number)))["first"] for number in range(60)
    }
    assert firsts == {0, 1, 2, 3}
    state = start(4, first=2)
    dealer = SeededDealer(b"x")
    while FISHING.owing(state) == [CHANCE]:
        FISHING.apply(state, FISHING.chance_move(state, dealer))
    assert turn(state) == 2


def test_F6_1_hand_sizes() -> None:
    assert [[hand_size(players, number) for number in (1, 2, 3, 4, 5, 6, 7, 8)]
            for players in (3, 4, 5)] == [
        [10, 10, 11, 11, 12, 12, 13, 13], [9, 9, 10, 10, 11, 11, 12, 12],
        [8, 8, 9, 9, 10, 10, 11, 11],
    ]  # fmt: skip


def test_F6_2_a_point_for_each_card_and_the_catch_goes_under() -> None:
    state = position("Y9", "Y8", "Y7", number=4)
    stock(state, 0, 2, "B1 B2")
    happened = trick(state, "Y9 Y8 Y7")
    assert [(event.who, event.number) for event in happened if event.what == SCORED] == [
        (0, 3), (1, 0), (2, 0),
    ]  # fmt: skip
    # Seats 1 and 2 lack more, so they draw first; then seat 0, oldest batch first.
    dealer = SeededDealer(b"x")
    deals = []
    while FISHING.owing(state) == [CHANCE]:
        deals.append(FISHING.chance_move(state, dealer))
        FISHING.apply(state, deals[-1])
    assert [move.things[0] for move in deals] == [1, 2, 0]
    drawn = [CARD_NAMES[card] for card in deals[2].things[1:]]
    assert set(drawn[:2]) == {"B1", "B2"}
    assert set(drawn[2:5]) == {"Y9", "Y8", "Y7"}


def deal_order(stocks: list[int], leader: int) -> list[int]:
    """Whom round 4 is dealt to, for stockrooms of so many cards and a leader of the last trick."""
    players = len(stocks)
    hands = ["Y1", "Y2", "Y3", "Y4", "Y5"][:players]
    state = position(*hands, leader=leader)
    spare = iter(f"{suit}{value}" for suit in "BPR" for value in range(1, 19))
    for seat, size in enumerate(stocks):
        stock(state, seat, 1, " ".join(next(spare) for _ in range(size)))
    cards = [hands[(leader + place) % players] for place in range(players)]
    trick(state, " ".join(cards))
    return state["order"][0, :players].tolist()  # type: ignore[no-any-return]


def test_F6_3_whoever_lacks_most_draws_first() -> None:
    # The highest yellow wins the trick, so seat 3 has as many cards more as there are seats.
    assert deal_order([9, 5, 7, 0], leader=0) == [3, 1, 2, 0]


def test_F6_3_equal_lack_goes_by_the_last_trick() -> None:
    assert deal_order([5, 5, 5, 1], leader=2) == [2, 3, 0, 1]
    # None missing: also by the last trick, after those who lack.
    assert deal_order([12, 5, 12, 12], leader=2) == [1, 2, 3, 0]


@pytest.mark.parametrize(("points", "leader", "first"), [
    ([5, 3, 4, 9], 0, 1),
    ([3, 9, 3, 9], 2, 2),  # equal: who played earlier in the last trick
    ([3, 9, 3, 9], 3, 0),
    ([-1, 9, 3, 9], 3, 0),
])  # fmt: skip
def test_F6_4_fewest_points_lead(points: list[int], leader: int, first: int) -> None:
    state = position("Y1", "Y2", "Y3", "Y4", leader=leader)
    state["points"][0, :4] = points
    state["points"][0, 3] -= 4  # it wins the trick
    trick(state, " ".join(f"Y{(leader + place) % 4 + 1}" for place in range(4)))
    assert int(state["leader"][0]) == first


@pytest.mark.parametrize(("ocean", "over"), [(30, False), (29, True)])
def test_F6_5_overfishing_and_exactly_enough(ocean: int, over: bool) -> None:
    state = position("Y9", "Y8", "Y7")  # round 4: hands of 11, and three cards caught
    names = [CARD_NAMES[card] for card in cards_in(*state["pile"][0, 1])]
    stock(state, 3, 1, " ".join(names[ocean:]))  # away from the table: seat 3 does not play
    happened = trick(state, "Y9 Y8 Y7")
    assert any(event.what == OVERFISHED for event in happened) == over
    assert (int(state["phase"][0]) == OVER) == over
    if over:
        assert FISHING.result(state) == {
            "scores": [3, 0, 0], "winners": [0], "end": "overfishing",
        }  # fmt: skip
        assert FISHING.owing(state) == []


def test_F6_6_equal_points_share_the_win() -> None:
    state = position("Y9", "Y8", "Y7", number=8, points=0)
    state["points"][0, :3] = [5, 8, 7]
    do(state, "0 play Y9", "1 play Y8", "2 play Y7")
    assert FISHING.result(state) == {"scores": [8, 8, 7], "winners": [0, 1], "end": "rounds"}
