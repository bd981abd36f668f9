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
from kutter.games.fishing.net.forward import layers_of, new_thoughts, new_words, think
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
from tests.states import same

PLAYERS = [3, 4, 5]
WIDTHS = {"suit": 24, "buoys": 8, "mind": 40, "back": 16}


@entry
def see_state(state: State, seat: Seat, sight: Any) -> None:
    see(state[0], seat, sight[0])


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
    """By chance, of a small net."""
    suit, buoys, mind, back = WIDTHS.values()
    table = SIGHT.size - CODES * ASPECTS - 5 * 8
    shapes = {
        "body.colour": (suit, SPAN * ASPECTS + 8),
        "body.green": (suit, SPAN * ASPECTS + 8),
        "body.buoys": (buoys, 7 * ASPECTS),
        "body.table": (mind, 3 * suit + buoys + table),
        "body.back_colour": (back, suit),
        "body.back_green": (back, suit),
        "body.back_table": (back, mind),
        **{f"body.blocks.{n}.{part}": (mind, mind) for n in range(2) for part in (1, 2)},
        "colour_moves": (SPAN, back), "green_moves": (SPAN, back), "buoy_moves": (7, mind),
        "colour_taste": (ASPECTS, back), "green_taste": (ASPECTS, back),
        "buoy_taste": (ASPECTS, mind),
        "calls": (1, back), "green_call": (1, back), "values": (10, mind),
        "colour_hidden": (SPAN * 5, back), "green_hidden": (SPAN * 5, back),
        "buoy_hidden": (35, mind),
    }  # fmt: skip
    rng = np.random.default_rng(7)
    arrays = {}
    for name, (to, given) in shapes.items():
        arrays[f"{name}.weight"] = (rng.normal(size=(to, given)) / given**0.5).astype(np.float32)
        arrays[f"{name}.bias"] = rng.normal(size=to).astype(np.float32)
    for name in ("body.blocks.0.0", "body.blocks.1.0", "body.norm"):
        arrays[f"{name}.weight"] = rng.normal(size=mind).astype(np.float32)
        arrays[f"{name}.bias"] = rng.normal(size=mind).astype(np.float32)
    return Weights(arrays, {})


def reference(weights: Weights, sights: Any) -> tuple[Any, Any]:
    """The same net, written down once more, in matrices of float64."""
    arrays = {name: array.astype(float) for name, array in weights.arrays.items()}

    def layer(name: str, given: Any) -> Any:
        return given @ arrays[f"{name}.weight"].T + arrays[f"{name}.bias"]

    def norm(name: str, given: Any) -> Any:
        far = given - given.mean(-1, keepdims=True)
        narrow = far / np.sqrt((far**2).mean(-1, keepdims=True) + 1e-5)
        return narrow * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]

    def relu(given: Any) -> Any:
        return np.maximum(given, 0)

    rows = len(sights)
    scaled = np.concatenate(
        [sights[each.name].reshape(rows, -1) / each.most for each in SIGHT.fields], 1
    )
    cards = scaled[:, : CODES * ASPECTS].reshape(rows, CODES, ASPECTS)
    suits = scaled[:, CODES * ASPECTS :][:, :40].reshape(rows, 5, 8)
    table = scaled[:, CODES * ASPECTS + 40 :]
    of_suits = np.concatenate([cards[:, : 5 * SPAN].reshape(rows, 5, -1), suits], 2)
    colours = relu(layer("body.colour", of_suits[:, :4]))
    green = relu(layer("body.green", of_suits[:, 4]))
    buoys = relu(layer("body.buoys", cards[:, 5 * SPAN :].reshape(rows, -1)))
    joined = [colours.sum(1) / 2, colours.max(1), green, buoys, table]
    mind = relu(layer("body.table", np.concatenate(joined, 1)))
    for block in ("body.blocks.0", "body.blocks.1"):
        mind = mind + layer(f"{block}.2", relu(layer(f"{block}.1", norm(f"{block}.0", mind))))
    mind = norm("body.norm", mind)
    back = layer("body.back_table", mind)
    of_colour = relu(layer("body.back_colour", colours) + back[:, None])
    of_green = relu(layer("body.back_green", green) + back)
    moves = [layer("colour_moves", of_colour).reshape(rows, -1), layer("green_moves", of_green)]
    tastes = [*layer("colour_taste", of_colour).swapaxes(0, 1), layer("green_taste", of_green)]
    taste = np.stack([*tastes, layer("buoy_taste", mind)], 1)
    liked = (taste[:, [min(card // SPAN, 5) for card in range(CODES)]] * cards).sum(2)
    likes = np.concatenate([*moves, layer("buoy_moves", mind)], 1) + liked
    calls = [layer("calls", of_colour)[:, :, 0], layer("green_call", of_green)]
    return np.concatenate([likes, *calls], 1), layer("values", mind)


def some_sights(number: int) -> Any:
    return np.array([sight_of(*each) for each in positions(4, number)])


def said(weights: Weights, sights: Any, rows: int) -> tuple[Any, Any]:
    """So many at once."""
    net = layers_of(weights)
    likes, values = new_words(len(sights))
    thoughts = new_thoughts(net, rows)
    for first in range(0, len(sights), rows):
        part = slice(first, first + rows)
        think(net, thoughts, sights["whole"][part], likes[part], values[part])
    return likes, values


def test_the_compiled_net_is_the_one_that_was_learnt() -> None:
    weights, sights = some_weights(), some_sights(24)
    likes, values = said(weights, sights, 24)
    wanted, worth = reference(weights, sights)
    chosen = np.concatenate([sights["cards"][:, :, CHOICE] > 0, np.ones((24, 5), bool)], 1)
    assert likes[chosen] == pytest.approx(wanted[chosen], abs=1e-4)
    assert values == pytest.approx(worth, abs=1e-4)
    assert likes[chosen].std() > 0.5


def test_how_many_are_thought_about_at_once_changes_no_bit() -> None:
    weights, sights = some_weights(), some_sights(24)
    together = said(weights, sights, 24)
    for rows in (1, 8):
        for one, other in zip(together, said(weights, sights, rows), strict=True):
            assert one.tobytes() == other.tobytes()


def test_what_there_is_no_room_for_is_left_out() -> None:
    weights, sights = some_weights(), some_sights(3)
    net = layers_of(weights)
    likes, values = new_words(3)
    think(net, new_thoughts(net, 2), sights["whole"], likes, values)
    assert likes[:2].any(axis=1).all()
    assert not likes[2].any()
    assert not values[2].any()


def test_a_net_says_the_same_on_every_machine() -> None:
    digest = hashlib.sha256()
    for array in said(some_weights(), some_sights(24), 24):
        digest.update(array.astype("<f4").tobytes())
    assert digest.hexdigest() == (
        "e2b005e346ffccf8a38a86e58d3e622376298159c1be192703d1c3902199e556"
    )
