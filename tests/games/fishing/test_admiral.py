"""Admiral: what it tries out, how long, and that it knows no more than its seat."""

from typing import Any

import numpy as np

from kutter.bots.contract import Budget, Candidate, Turn
from kutter.bots.racing import MOST_TRIED
from kutter.engine.chance import generator
from kutter.engine.compiled import entry
from kutter.games.contract import Move, State
from kutter.games.fishing.bots.admiral import MATES, Admiral
from kutter.games.fishing.bots.guesses import Guesses, guess_world, new_guesses
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS, first_thoughts, net_of
from kutter.games.fishing.bots.mate import Mate
from kutter.games.fishing.bots.voyages import (
    ROWS,
    Voyages,
    look,
    new_voyages,
    sail,
    set_sail,
    steer,
)
from kutter.games.fishing.cards import CARD_BY_NAME, CODES, MINUS3A, cards_in
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.net.ends import OWN_ENDS, ends_of, new_reckoner
from kutter.games.fishing.net.forward import think
from kutter.games.fishing.state import DEAL, MOST_SEATS, OVER, PLAY
from tests.games.fishing.positions import do, position
from tests.games.fishing.test_bots import after, decisions, swapped, turn_of
from tests.games.fishing.test_ends import shares

NET = net_of(OWN_WEIGHTS)
FEW = Budget(seconds=None, simulations=24)


def thoughts(state: State, seat: int) -> list[Candidate]:
    return Admiral().consider(turn_of(FISHING.view(state, seat), seat, budget=FEW))


def test_candidates_are_the_legal_moves_and_few_are_tried() -> None:
    for state, seat in decisions()[::3]:
        candidates = thoughts(state, seat)
        assert sorted(each.move for each in candidates) == sorted(FISHING.legal(state, seat))
        values = [each.value for each in candidates]
        assert values == sorted(values, reverse=True)
        visits = [each.visits or 0 for each in candidates]
        assert sum(visits) <= 24 + MOST_TRIED + MATES
        assert np.count_nonzero(visits) <= MOST_TRIED + MATES


def test_what_mates_like_is_tried_however_little_the_net_does() -> None:
    class Stubborn(Mate):
        """Likes what the net does not."""

        def consider(self, turn: Turn) -> list[Candidate]:
            likes = first_thoughts(NET, turn).likes
            return [Candidate(turn.moves[int(np.argmin(likes))], 1.0)]

    admiral, strange = Admiral(), 0
    for state, seat in decisions()[::5]:
        turn = turn_of(FISHING.view(state, seat), seat, budget=FEW)
        if len(turn.moves) > 1:
            admiral.mate = Stubborn()
            disliked = admiral.mate.consider(turn)[0].move
            tried = {each.move for each in admiral.consider(turn) if each.visits}
            assert disliked in tried
            admiral.mate = Mate()
            strange += disliked not in {each.move for each in admiral.consider(turn) if each.visits}
    assert strange > 0


def test_hidden_cards_change_nothing() -> None:
    for state, seat in decisions()[1::8]:
        expected = thoughts(state, seat)
        for other in swapped(state, seat):
            assert thoughts(other, seat) == expected


@entry
def guess(g: Guesses) -> None:
    guess_world(g)


def guesses(state: State, seat: int, where: Any) -> Guesses:
    return new_guesses(FISHING.view(state, seat), where, generator("worlds"))


def voyages(state: State, seat: int, where: Any) -> Voyages:
    return new_voyages(guesses(state, seat, where), NET, new_reckoner(ends_of(OWN_ENDS)))


def test_worlds_are_as_the_net_thinks() -> None:
    """A card that it finds far likelier with the next seat is there more often."""
    state, seat = decisions()[0]
    card = cards_in(*state["hand"][0, (seat + 2) % int(state["players"][0])])[0]
    often = []
    for belief in (0.0, 5.0):
        where = np.zeros((CODES, MOST_SEATS), np.float32)
        where[card, 2] = belief
        g, found = guesses(state, seat, where), 0
        for _ in range(200):
            guess(g)
            found += card in cards_in(*g.world["hand"][0, (seat + 2) % int(state["players"][0])])
        often.append(found)
    assert often[1] > 1.5 * often[0] > 0


def test_a_voyage_to_the_end_of_the_game_comes_to_its_result() -> None:
    """In the last trick of all nothing is left to be thought about."""
    state = position("B5", "B7", "B6", "B8", number=8)
    for seat, card in enumerate(["B5", "B7", "B6"]):
        do(state, f"{seat} play {card}")
    for points, share in ((0, 1.0), (4, 0.5), (9, 0.0)):
        state["points"][0, 0] = points
        found = np.zeros((4, 1), np.float32)
        where = np.zeros((CODES, MOST_SEATS), np.float32)
        sail(voyages(state, 3, where), NET, np.array([CARD_BY_NAME["B8"]]), found)
        assert (found == share).all()


def test_a_voyage_ends_with_the_round_and_what_the_small_net_says_then() -> None:
    ended = 0
    for state, seat in decisions()[::4]:
        v = voyages(state, seat, np.zeros((CODES, MOST_SEATS), np.float32))
        things = np.array([move.things[0] for move in FISHING.legal(state, seat)][:4])
        found = np.zeros((8, len(things)))
        sail(v, NET, things, found)
        for row in range(found.size):
            t = v.states[row : row + 1]
            assert t["phase"][0] in (DEAL, OVER)
            if t["phase"][0] == DEAL:
                assert t["round_number"][0] == state["round_number"][0] + 1
                ended += 1
            assert np.isclose(found.flat[row], shares(t)[seat], atol=1e-6)
    assert ended > 100


def test_half_of_the_others_are_mates_and_who_asks_never_is() -> None:
    """Whom the net is asked for on voyages, and for whom it is not."""
    state, seat = next(each for each in decisions() if each[0]["phase"][0] == PLAY)
    v = voyages(state, seat, np.zeros((CODES, MOST_SEATS), np.float32))
    things = np.array([FISHING.legal(state, seat)[0].things[0]])
    asked, luck = np.zeros((2, MOST_SEATS), np.int64), []
    for _ in range(20):
        set_sail(v, things, ROWS)
        luck.append([[bits >> other & 1 for other in range(MOST_SEATS)] for bits in v.mates])
        while number := look(v, ROWS):
            for row in v.rows[:number]:
                asked[v.mates[row] >> v.seats[row] & 1, v.seats[row]] += 1
            think(NET, v.thoughts, v.seen_bytes[:number], v.likes, v.values)
            steer(v, number)
    assert np.abs(np.mean(luck, (0, 1)) - 0.5).max() < 0.07
    as_mates, as_nets = asked[1], asked[0]
    assert as_nets[: state["players"][0]].all()
    assert as_mates.nonzero()[0].tolist() == [seat]


def test_wins_cheaply() -> None:
    state = position("B5 Y2", "B7 Y3", "B6 Y4", "B8 B18", number=8)
    assert Admiral().choose(after(state, "B5 B7 B6")) == Move(3, PLAY, (CARD_BY_NAME["B8"],))


def test_a_zero_leaves_a_minus_to_others() -> None:
    state = position("B5", "~minus3a", "B7", "B0", number=8)
    assert Admiral().choose(after(state, "B5 ~minus3a B7 B0")).things != (MINUS3A,)
