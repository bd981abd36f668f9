"""What Admiral of Fresh Fish tries moves out by."""

import numpy as np
import pytest

from kutter.engine.chance import generator
from kutter.engine.compiled import entry, wide
from kutter.games.contract import Json, Move, State, copied
from kutter.games.freshfish.bots.learnt import OWN_WEIGHTS, net_of
from kutter.games.freshfish.bots.leaves import LEAD
from kutter.games.freshfish.bots.voyages import ROWS, Voyages, go_on, new_voyages, sail
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import code_at
from kutter.games.freshfish.rules.moves import apply
from kutter.games.freshfish.state import BID, NONE
from tests.games.freshfish.test_bots import VARIANTS, decisions

NET = net_of(OWN_WEIGHTS)


def voyages(state: State, seat: int) -> Voyages:
    view = FRESHFISH.view(state, seat)
    return new_voyages(as_state(view), NET, generator("voyages"))


def found(state: State, moves: list[Move], worlds: int, own: int) -> np.ndarray:
    """What each of the moves came to, a row a world."""
    codes = np.array([code_at(state, move) for move in moves])
    worths = np.zeros((worlds, len(moves)))
    sail(voyages(state, moves[0].seat), NET, codes, worths, own)
    return worths


@VARIANTS
def test_a_voyage_to_the_end_of_the_game_comes_to_its_result(options: Json) -> None:
    """M7.6: the share of the win, and the lead over the best other."""
    ended = 0
    for state, move in list(decisions(3, options, "ended"))[-12:]:
        if move.verb == BID:
            continue
        for each in FRESHFISH.legal(state, move.seat):
            after = copied(state)
            FRESHFISH.play(after, each)
            if FRESHFISH.owing(after):
                continue
            scores = after[0]["score"][:3].astype(int).tolist()
            own, others = scores.pop(each.seat), sorted(scores)
            share = (own <= others[0]) / (1 + scores.count(own))
            worth = share + LEAD / 10 * (others[0] - own)
            assert found(state, [each], 1, 1)[0, 0] == pytest.approx(worth)
            ended += 1
    assert ended > 0


@VARIANTS
def test_in_a_world_all_moves_have_the_same_luck(options: Json) -> None:
    state, move = next(each for each in decisions(4, options, "luck") if each[1].verb != BID)
    worths = found(state, [move, move], ROWS // 2, 3)
    assert (worths[:, 0] == worths[:, 1]).all()
    assert len(np.unique(worths[:, 0])) > 3


@entry
def begin(v: Voyages, mates: int, move: int) -> None:
    """The first voyage alone, to the next choice of the net."""
    seat = wide(v.root[0].turn)
    v.states[0] = v.root[0]
    v.mates[0] = mates
    apply(v.states[0], seat, move, v.events[0])
    go_on(v, 0, seat)


@VARIANTS
def test_mates_decide_for_themselves(options: Json) -> None:
    """Where all others are mates the net is asked for nobody else; it thinks for who asks."""
    state, move = next(each for each in decisions(4, options, "mates") if each[1].verb != BID)
    v, code = voyages(state, move.seat), code_at(state, move)
    v.tiles["bits"] = 1
    begin(v, 0, code)
    assert v.seats[0] not in (move.seat, NONE)
    begin(v, -1, code)
    assert v.seats[0] == move.seat


@VARIANTS
def test_half_of_the_others_are_mates(options: Json) -> None:
    state, move = next(each for each in decisions(4, options, "mates") if each[1].verb != BID)
    v, often = voyages(state, move.seat), np.zeros(4)
    for _ in range(20):
        sail(v, NET, np.array([code_at(state, move)]), np.zeros((ROWS, 1)), 1)
        often += (v.mates[:, None] >> np.arange(4) & 1).mean(0) / 20
    assert (np.abs(often - 0.5) < 0.1).all()


def test_more_own_decisions_are_further_off() -> None:
    """What comes of a move shows late: so much more luck is in it."""
    state, move = next(each for each in decisions(4, {"variant": "classic"}, "far"))
    near, far = (found(state, [move], ROWS, own)[:, 0].std() for own in (1, 10))
    assert 2 * near < far
