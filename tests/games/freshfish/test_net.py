"""What a net of Fresh Fish sees is what its seat knows, and what it says is what it learnt."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from kutter import lab
from kutter.bots.contract import Turn
from kutter.engine.chance import generator
from kutter.engine.compiled import ZERO, entry
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import Move, State, copied
from kutter.games.freshfish.board.grid import CELL_AT
from kutter.games.freshfish.bots.learnt import Learnt, see_view, sight_of
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.foresight import LengthChange, preview
from kutter.games.freshfish.knowledge.standing import standings
from kutter.games.freshfish.net import forward
from kutter.games.freshfish.net.aspects import (
    ASPECTS,
    BUILT_OTHERS,
    BUILT_OWN,
    CHOICE,
    FINE,
    KICKED,
    LOST,
    MIDDLE,
    OTHERS_PLANNED,
    PATHS,
    PLANNED,
    SOME,
    SURE,
    VITAL,
    VITAL_TO_OTHERS,
)
from kutter.games.freshfish.net.forward import FIRST_BID, FIRST_OF_TABLE
from kutter.games.freshfish.net.layout import SIGHT, VERSION
from kutter.games.freshfish.net.sight import see_all
from kutter.games.freshfish.state import BID, DISC, FLEA, NONE, PLACE
from kutter.games.freshfish.thumb.policy import sharp_at
from kutter.games.freshfish.thumb.space_values import (
    PREVIEW,
    SPACE_VALUES,
    assign,
    look,
    take_stock,
)
from kutter.games.nets import Weights
from kutter.games.weights import write_weights
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

CASES = [("market", 2), ("market", 4), ("classic", 3), ("classic", 5)]
SPACE, MIND, BACK = 16, 40, 8


def seen_by(state: State, seat: int) -> Any:
    """From the state itself, with all that is hidden in it."""
    sight = np.zeros(1, SIGHT.struct)
    see_view(FRESHFISH.view(state, seat), state, sight, np.zeros(1, PREVIEW))
    return sight[0]


def positions(variant: str, players: int, number: int) -> Iterator[tuple[State, int]]:
    """From all of a game; every one has a seat that owes a move."""
    games = lab.batch("freshfish", players, {"variant": variant}, 1, 3)
    for stop in range(number):
        games.play_random(1 + stop % 5)
        yield games.state(0), int(games.arrays.seat[0])


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Learnt:
    path = tmp_path_factory.mktemp("net") / "weights.npz"
    return bot_of(path, some_weights().arrays)


def bot_of(path: Path, arrays: dict[str, Any]) -> Learnt:
    write_weights(path, arrays, {"game": "freshfish", "version": VERSION})
    bot = Learnt()
    bot.weights = path
    return bot


def turn_of(state: State, seat: int, seed: int = 1) -> Turn:
    view = FRESHFISH.view(state, seat)
    return Turn(FRESHFISH, view, FRESHFISH.legal(state, seat), Random(seed))


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_what_a_seat_cannot_know_changes_nothing(variant: str, players: int, bot: Learnt) -> None:
    rng, swapped = generator("swap"), 0
    for state, seat in positions(variant, players, 120):
        before = state.tobytes()
        world = FRESHFISH.determinize(FRESHFISH.view(state, seat), rng)
        swapped += not same(world, state)
        assert seen_by(world, seat).tobytes() == seen_by(state, seat).tobytes()
        turns = [turn_of(each, seat) for each in (state, world)]
        assert bot.consider(turns[0]) == bot.consider(turns[1])
        assert state.tobytes() == before
    assert swapped > 0


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_a_view_is_enough(variant: str, players: int) -> None:
    for state, seat in positions(variant, players, 60):
        before = state.tobytes()
        for steps in range(players):
            each = (seat + steps) % players
            seen = sight_of(FRESHFISH.view(state, each))
            assert seen[0].tobytes() == seen_by(state, each).tobytes()
            assert state.tobytes() == before


def test_many_states_are_seen_at_once() -> None:
    found = [each for case in CASES for each in positions(*case, 20)]
    sights = np.zeros(len(found), SIGHT.struct)
    states = np.concatenate([state for state, _ in found])
    see_all(states, sights, np.zeros(1, PREVIEW))
    for sight, (state, seat) in zip(sights, found, strict=True):
        assert sight.tobytes() == seen_by(state, seat).tobytes()


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_choices_are_the_legal_moves_wherever_they_lie(variant: str, players: int) -> None:
    for state, seat in positions(variant, players, 60):
        sight = seen_by(state, seat)
        chosen = np.flatnonzero(sight["spaces"][:, CHOICE])
        legal = [move for move in FRESHFISH.legal(state, seat) if move.verb != BID]
        cells = [move.things[0] for move in legal if move.things]
        assert state[0]["cell"][chosen].tolist() == sorted(cells)
        assert CELL_AT[sight["where"][chosen] - 1].tolist() == sorted(cells)


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_lengths_are_those_that_everybody_reckons(variant: str, players: int) -> None:
    for state, seat in positions(variant, players, 60):
        sight, standing = seen_by(state, seat), standings(state)
        for steps in range(players):
            lengths = standing[(seat + steps) % players].lengths
            assert sight["lengths"][steps].tolist() == [each or 0 for each in lengths]


def grows(length: LengthChange) -> bool:
    return length.before is not None and length.before < length.after


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_building_does_what_was_foreseen(variant: str, players: int) -> None:
    built = 0
    for state, seat in positions(variant, players, 60):
        spaces = seen_by(state, seat)["spaces"]
        for space in np.flatnonzero(state[0]["on"] == DISC + seat):
            move = Move(seat, PLACE, (int(state[0]["cell"][space]),))
            after = preview(state, move, FLEA)
            lost = sum(owner == seat for _, owner in after.discs)
            counts = [len(after.paths), lost, len(after.discs) - lost]
            wanted = [min(SOME * count, SURE) for count in counts]
            assert spaces[space, [PATHS, LOST, KICKED]].tolist() == wanted
            built += 1
            for own, aspect in ((True, VITAL), (False, VITAL_TO_OTHERS)):
                if any(grows(each) and (each.seat == seat) == own for each in after.lengths):
                    assert spaces[space, aspect] > 0
    assert built > 20


def thumbs_of(state: State) -> Any:
    """What rules of thumb make of a position, all discs shared out."""
    room = np.zeros(1, SPACE_VALUES)
    for seat in range(state[0]["players"]):
        share_out(state, room, seat_at(state, seat))
    return room[0]


@entry
def share_out(state: State, room: Any, seat: Seat) -> None:
    look(state[0], room[0])
    take_stock(state[0], room[0])
    assign(state[0], room[0], seat, ZERO, sharp_at(state[0]))


def sixteenths(costs: Any) -> list[int]:
    return [min(int(FINE * each), SURE) for each in costs]


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_plans_are_those_of_rules_of_thumb(variant: str, players: int) -> None:
    planned = 0
    for state, seat in positions(variant, players, 60):
        sight, thumbs = seen_by(state, seat), thumbs_of(state)
        coins = state[0]["coins"].astype(int)
        meant: dict[bool, set[int]] = {True: set(), False: set()}
        scores = []
        for steps in range(players):
            other = (seat + steps) % players
            costs = sixteenths(thumbs["cost"][other])
            assert sight["costs"][steps].tolist() == costs
            scores.append(sum(costs) - FINE * int(coins[other]))
            spots = [each for each in thumbs["spot"][other] if each != NONE]
            meant[other == seat] |= {int(thumbs["disc"][other, each]) for each in spots}
        leads = [min(max((each - scores[0]) // 8 + MIDDLE, 0), SURE) for each in scores]
        assert sight["lead"][:players].tolist() == leads
        for own, aspect in ((True, PLANNED), (False, OTHERS_PLANNED)):
            assert set(np.flatnonzero(sight["spaces"][:, aspect])) == meant[own]
        planned += len(meant[True])
    assert planned > 20


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_a_building_leaves_everybody_where_it_was_said(variant: str, players: int) -> None:
    """By the rules themselves, which lay the paths. In market, rules of thumb let all routes lead
    over streets as soon as a free space is cut off; a path that is not laid yet is free."""
    built = exact = 0
    for state, seat in positions(variant, players, 120):
        if state[0]["phase"] != PLACE:
            continue
        sight, before = seen_by(state, seat), thumbs_of(state)
        for move in FRESHFISH.legal(state, seat):
            after = copied(state)
            FRESHFISH.play(after, move)
            thumbs = thumbs_of(after)
            more = [
                sum(sixteenths(thumbs["cost"][each])) - sum(sixteenths(before["cost"][each]))
                for each in range(players)
            ]
            space = int(np.flatnonzero(state[0]["cell"] == move.things[0])[0])
            own, others = sight["spaces"][space, [BUILT_OWN, BUILT_OTHERS]].astype(int)
            rest = (sum(more) - more[seat]) // (players - 1)
            wanted = [min(max(each + MIDDLE, 0), SURE) for each in (more[seat] >> 1, rest)]
            exact += [own, others] == wanted
            built += 1
    assert built > 5
    assert exact == built if variant == "classic" else exact > 0.8 * built


def told(players: int) -> list[str]:
    return [
        hashlib.sha256(seen_by(state, seat).tobytes()).hexdigest()
        for variant in ("market", "classic")
        for state, seat in positions(variant, players, 4)
    ]


def test_interpreted_it_sees_the_same() -> None:
    assert interpreted(told, 2) == told(2)


def some_weights() -> Weights:
    layers = {
        "body.space": (SPACE, ASPECTS), "body.rounds.0": (SPACE, 2 * SPACE),
        "body.rounds.1": (SPACE, 2 * SPACE),
        "body.table": (MIND, 2 * SPACE + SIGHT.size - FIRST_OF_TABLE),
        **blocks_of(MIND),
        "body.back_space": (BACK, SPACE), "body.back_table": (BACK, MIND),
        "spaces": (1, BACK), "bids": (16, MIND), "draw": (1, MIND), "values": (10, MIND),
        "taste": (ASPECTS, MIND), "hidden": (80, MIND),
    }  # fmt: skip
    return by_chance(layers, MIND)


def reference(weights: Weights, sights: Any) -> tuple[Any, Any]:
    """The same net, written down once more."""
    net, known = Matrices(weights), sights["spaces"] / SURE
    here = known[:, :, :1]
    spaces = relu(net.layer("body.space", known)) * here
    joined = np.eye(known.shape[1] + 1)[sights["beside"]].sum(2)[:, :, 1:] / 4
    for number in range(2):
        given = np.concatenate([spaces, joined @ spaces], 2)
        spaces = spaces + relu(net.layer(f"body.rounds.{number}", given)) * here
    table = (sights["whole"] * SIGHT.scales.astype(float))[:, FIRST_OF_TABLE:]
    mind = net.mind([spaces.sum(1) / 16, spaces.max(1), table])
    back = relu(net.layer("body.back_space", spaces) + net.layer("body.back_table", mind)[:, None])
    liked = net.layer("spaces", back)[:, :, 0] + (known * net.layer("taste", mind)[:, None]).sum(2)
    likes = np.concatenate([liked, net.layer("bids", mind), net.layer("draw", mind)], 1)
    return likes, net.layer("values", mind)


def some_sights() -> Any:
    return np.array([seen_by(*each) for case in CASES for each in positions(*case, 8)])


def test_the_compiled_net_is_the_one_that_was_learnt() -> None:
    weights, sights = some_weights(), some_sights()
    likes, values = said(forward, weights, sights, len(sights))
    wanted, worth = reference(weights, sights)
    chosen = np.ones(likes.shape, bool)
    chosen[:, :FIRST_BID] = sights["spaces"][:, :, CHOICE] > 0
    assert likes[chosen] == pytest.approx(wanted[chosen], abs=1e-4)
    assert values == pytest.approx(worth, abs=1e-4)
    assert likes[chosen].std() > 0.5


def test_how_many_are_thought_about_at_once_changes_no_bit() -> None:
    check_rows(forward, some_weights(), some_sights())


def test_what_there_is_no_room_for_is_left_out() -> None:
    check_room(forward, some_weights(), some_sights())


def test_a_net_says_the_same_on_every_machine() -> None:
    assert digest_of(forward, some_weights(), some_sights()) == (
        "f1237366290d1e886735087a8eccd1325778c6da87515151ffed1aed3ffae84d"
    )


def test_layers_that_do_not_fit_are_refused() -> None:
    check_misfits(forward, some_weights())


def test_bids_are_drawn_and_nothing_else_is(bot: Learnt) -> None:
    bids = 0
    for state, seat in positions("market", 3, 60):
        turn = turn_of(state, seat)
        best = bot.consider(turn)[0].move
        chosen = {bot.choose(turn_of(state, seat, seed)) for seed in range(12)}
        assert chosen <= set(turn.moves)
        if best.verb != BID:
            assert chosen == {best}
        elif len(turn.moves) > 8:
            bids += 1
            assert len(chosen) > 1
    assert bids > 0
