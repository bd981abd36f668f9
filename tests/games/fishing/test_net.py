"""What a net of Fishing sees is what its seat knows, and what it says is what it learnt."""

import hashlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from kutter import lab
from kutter.bots.contract import Turn
from kutter.engine.chance import generator
from kutter.engine.compiled import entry
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import State
from kutter.games.fishing.bots.learnt import Learnt, see_view
from kutter.games.fishing.cards import CODES, NONE, SPAN, cards_in
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.net import forward
from kutter.games.fishing.net.sight import (
    ASPECTS,
    CHOICE,
    HAND,
    HELD,
    OCEAN,
    SIGHT,
    STOCK,
    SURE,
    see,
)
from kutter.games.fishing.state import MOST_SEATS, PASS, PLAY
from kutter.games.nets import Weights
from kutter.language.errors import BadInput
from tests.games.interpreted import interpreted
from tests.games.small_nets import (
    Matrices,
    blocks_of,
    by_chance,
    check_misfits,
    check_room,
    check_rows,
    digest_of,
    relu,
    said,
)
from tests.states import same

PLAYERS = [3, 4, 5]
WIDTHS = {"suit": 24, "buoys": 8, "mind": 40, "back": 16}


@entry
def see_state(state: State, seat: Seat, sight: Any) -> None:
    see(state[0], seat, sight[0], None)


def sight_of(state: State, seat: int) -> Any:
    sight = np.zeros(1, SIGHT.struct)
    see_state(state, seat_at(state, seat), sight)
    return sight[0]


def positions(players: int, number: int, seed: int = 3) -> Iterator[tuple[State, int]]:
    """From all of a game; every one has a seat that owes a move."""
    games = lab.batch("fishing", players, None, 1, seed)
    for stop in range(number):
        games.play_random(1 + stop % 7)
        yield games.state(0), int(games.arrays.seat[0])


@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_cannot_know_changes_nothing(players: int) -> None:
    rng, bot, swapped = generator("swap"), Learnt(), 0
    for state, seat in positions(players, 60):
        view = FISHING.view(state, seat)
        world = FISHING.determinize(view, rng)
        swapped += not same(world, state)
        assert sight_of(world, seat).tobytes() == sight_of(state, seat).tobytes()
        turns = [
            Turn(FISHING, FISHING.view(each, seat), FISHING.legal(each, seat), Random(1))
            for each in (state, world)
        ]
        assert bot.consider(turns[0]) == bot.consider(turns[1])
    assert swapped > 30


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_is_enough(players: int) -> None:
    for state, seat in positions(players, 40):
        for each in (seat, (seat + 1) % players):
            sight = np.zeros(1, SIGHT.struct)
            see_view(FISHING.view(state, each), sight)
            assert sight[0].tobytes() == sight_of(state, each).tobytes()


@pytest.mark.parametrize("players", PLAYERS)
def test_choices_are_the_legal_moves_and_the_hand_is_the_hand(players: int) -> None:
    for state, seat in positions(players, 60):
        sight = sight_of(state, seat)
        moves = FISHING.legal(state, seat)
        if moves[0].verb in (PLAY, PASS):
            chosen = np.flatnonzero(sight["cards"][:, CHOICE])
            assert chosen.tolist() == sorted(move.things[0] for move in moves)
        hand = np.flatnonzero(sight["cards"][:, HAND])
        assert hand.tolist() == cards_in(*state["hand"][0, seat])


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_are_right_on_average(players: int) -> None:
    """Over many positions as many cards are somewhere as were thought to be."""
    thought, found = np.zeros((2, MOST_SEATS + 1))
    for state, seat in positions(players, 400):
        cards = sight_of(state, seat)["cards"] / SURE
        unseen = cards[:, HELD : OCEAN + 1].sum(1) > 0
        for steps in range(1, players):
            hand = cards_in(*state["hand"][0, (seat + steps) % players])
            thought[steps] += cards[unseen, HELD + steps].sum()
            found[steps] += unseen[hand].sum()
        thought[-1] += cards[unseen, STOCK : OCEAN + 1].sum()
        held = np.bitwise_or.reduce(state["hand"][0, :players])
        found[-1] += unseen.sum() - unseen[cards_in(*held)].sum()
    assert thought == pytest.approx(found, rel=0.05)


def test_a_card_that_was_given_away_is_known_to_be_there() -> None:
    known = 0
    for seed in range(30):
        for state, seat in positions(4, 40, seed):
            given = int(state["given"][0, seat])
            if given == NONE or state["passed_at"][0] == NONE:
                continue
            if given in cards_in(*state["hand"][0, (seat + 1) % 4]):
                known += 1
                assert sight_of(state, seat)["cards"][given, HELD + 1] == SURE
    assert known > 0


def told(players: int) -> list[str]:
    return [
        hashlib.sha256(sight_of(state, seat).tobytes()).hexdigest()
        for state, seat in positions(players, 12)
    ]


def told_together(players: int) -> list[str]:
    games = lab.batch("fishing", players, None, 4, 3)
    games.play_random(20)
    sights = games.see(np.zeros((4, SIGHT.size), np.uint8))
    for game in range(4):
        alone = sight_of(games.state(game), int(games.arrays.seat[game]))
        assert sights[game].tobytes() == alone.tobytes()
    return [hashlib.sha256(sight.tobytes()).hexdigest() for sight in sights]


@pytest.mark.parametrize("tell", [told, told_together])
def test_interpreted_it_sees_the_same(tell: Callable[[int], list[str]]) -> None:
    assert interpreted(tell, 5) == tell(5)


@pytest.mark.parametrize(
    "sights",
    [
        np.zeros((3, SIGHT.size), np.uint8),
        np.zeros((4, SIGHT.size - 1), np.uint8),
        np.zeros((4, SIGHT.size), np.int8),
        np.zeros((8, SIGHT.size), np.uint8)[::2],
    ],
)
def test_an_array_that_does_not_fit_is_not_filled(sights: Any) -> None:
    games = lab.batch("fishing", 3, None, 4)
    with pytest.raises(BadInput, match="sights"):
        games.see(sights)


def some_weights() -> Weights:
    suit, buoys, mind, back = WIDTHS.values()
    table = SIGHT.size - CODES * ASPECTS - 5 * 8
    layers = {
        "body.colour": (suit, SPAN * ASPECTS + 8),
        "body.green": (suit, SPAN * ASPECTS + 8),
        "body.buoys": (buoys, 7 * ASPECTS),
        "body.table": (mind, 3 * suit + buoys + table),
        "body.back_colour": (back, suit),
        "body.back_green": (back, suit),
        "body.back_table": (back, mind),
        **blocks_of(mind),
        "colour_moves": (SPAN, back), "green_moves": (SPAN, back), "buoy_moves": (7, mind),
        "colour_taste": (ASPECTS, back), "green_taste": (ASPECTS, back),
        "buoy_taste": (ASPECTS, mind),
        "calls": (1, back), "green_call": (1, back), "values": (10, mind),
        "colour_hidden": (SPAN * 5, back), "green_hidden": (SPAN * 5, back),
        "buoy_hidden": (35, mind),
    }  # fmt: skip
    return by_chance(layers, mind)


def reference(weights: Weights, sights: Any) -> tuple[Any, Any]:
    """The same net, written down once more."""
    net, rows = Matrices(weights), len(sights)
    scaled = sights["whole"] * SIGHT.scales.astype(float)
    cards = scaled[:, : CODES * ASPECTS].reshape(rows, CODES, ASPECTS)
    suits = scaled[:, CODES * ASPECTS :][:, :40].reshape(rows, 5, 8)
    table = scaled[:, CODES * ASPECTS + 40 :]
    of_suits = np.concatenate([cards[:, : 5 * SPAN].reshape(rows, 5, -1), suits], 2)
    colours = relu(net.layer("body.colour", of_suits[:, :4]))
    green = relu(net.layer("body.green", of_suits[:, 4]))
    buoys = relu(net.layer("body.buoys", cards[:, 5 * SPAN :].reshape(rows, -1)))
    mind = net.mind([colours.sum(1) / 2, colours.max(1), green, buoys, table])
    back = net.layer("body.back_table", mind)
    of_colour = relu(net.layer("body.back_colour", colours) + back[:, None])
    of_green = relu(net.layer("body.back_green", green) + back)
    places = net.layer("colour_moves", of_colour).reshape(rows, -1)
    moves = [places, net.layer("green_moves", of_green), net.layer("buoy_moves", mind)]
    tastes = net.layer("colour_taste", of_colour).swapaxes(0, 1)
    others = [net.layer("green_taste", of_green), net.layer("buoy_taste", mind)]
    taste = np.stack([*tastes, *others], 1)
    liked = (taste[:, [min(card // SPAN, 5) for card in range(CODES)]] * cards).sum(2)
    calls = [net.layer("calls", of_colour)[:, :, 0], net.layer("green_call", of_green)]
    likes = np.concatenate(moves, 1) + liked
    return np.concatenate([likes, *calls], 1), net.layer("values", mind)


def some_sights() -> Any:
    return np.array([sight_of(*each) for each in positions(4, 24)])


def test_the_compiled_net_is_the_one_that_was_learnt() -> None:
    weights, sights = some_weights(), some_sights()
    likes, values = said(forward, weights, sights, 24)
    wanted, worth = reference(weights, sights)
    chosen = np.concatenate([sights["cards"][:, :, CHOICE] > 0, np.ones((24, 5), bool)], 1)
    assert likes[chosen] == pytest.approx(wanted[chosen], abs=1e-4)
    assert values == pytest.approx(worth, abs=1e-4)
    assert likes[chosen].std() > 0.5


def test_how_many_are_thought_about_at_once_changes_no_bit() -> None:
    check_rows(forward, some_weights(), some_sights())


def test_what_there_is_no_room_for_is_left_out() -> None:
    check_room(forward, some_weights(), some_sights())


def test_a_net_says_the_same_on_every_machine() -> None:
    assert digest_of(forward, some_weights(), some_sights()) == (
        "edc25c5fd300b571d95bd02f54ac95ee3cb3a2ac5c1bf8decfe5c37aa1edd04c"
    )


def test_layers_that_do_not_fit_are_refused() -> None:
    check_misfits(forward, some_weights())
