"""F7: what a seat knows, and the two laws of views."""

import json
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kutter.engine.chance import generator
from kutter.games.contract import CHANCE, SPECTATOR, Move, State, copied
from kutter.games.fishing.cards import CARD_NAMES, CARDS, NONE, cards_in
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.knowledge.completion import round_of, view_after
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.views import VIEW
from kutter.games.fishing.knowledge.worlds import world_of
from kutter.games.fishing.state import CATCH, DEAL, LEVELS, OVER, PASS, PLAY, PUBLIC, batch
from kutter.language.errors import KutterError
from kutter.records.replay import Replay
from tests.games.fishing.games import random_game, random_steps
from tests.games.fishing.positions import do, position, stock, trick
from tests.states import same

SEATS = st.integers(3, 5)
SEEDS = st.integers(0, 40)


def seen_by_all(players: int) -> list[int]:
    return [SPECTATOR, *range(players)]


@settings(max_examples=20, deadline=None)
@given(SEATS, SEEDS, st.data())
def test_first_law_a_world_looks_to_its_seat_like_the_table(
    players: int, seed: int, data: st.DataObject
) -> None:
    steps = random_steps(players, seed)
    for number in data.draw(st.lists(st.integers(0, len(steps) - 1), min_size=5, max_size=20)):
        for seat in seen_by_all(players):
            view = FISHING.view(steps[number].state, seat)
            world = FISHING.determinize(view, generator(seed, number, seat))
            again = FISHING.view(world, seat)
            assert same(again, view)
            assert again.tobytes() == view.tobytes()
            assert json.dumps(FISHING.view_json(again)) == json.dumps(FISHING.view_json(view))
            assert_conserved(world)


def assert_conserved(state: State) -> None:
    """Every card in exactly one place, and as many as are said to be there."""
    t = state[0]
    places = [t["pile"], t["hand"], t["catch"]]
    found = [card for sets in places for each in sets for card in cards_in(*each)]
    loose = list(range(t["trick_start"], t["played"]))
    if t["phase"] in (CATCH, PASS):
        loose = [n for n in loose if t["in_trick"] >> (n - t["trick_start"]) & 1]
    found += [int(t["plays"][number]) for number in loose]
    assert sorted(found) == [card for card in CARDS if t["origin"][card] != NONE]
    assert [len(cards_in(*pile)) for pile in t["pile"]] == t["left"].tolist()
    assert [len(cards_in(*hand)) for hand in t["hand"]] == t["held"].tolist()


@settings(max_examples=12, deadline=None)
@given(SEATS, SEEDS, st.data())
def test_second_law_in_a_world_every_play_of_the_round_was_legal(
    players: int, seed: int, data: st.DataObject
) -> None:
    """The round is dealt as the world has it and played again; it must end in that world."""
    record = random_game(players, seed)
    steps = random_steps(players, seed)
    for number in data.draw(st.lists(st.integers(0, len(steps) - 1), min_size=3, max_size=8)):
        for seat in seen_by_all(players):
            view = FISHING.view(steps[number].state, seat)
            guess = empty_guess()
            world = world_of(view, generator(seed, number, seat), guess)
            assert world is not None
            if world["end"][0] or (world["phase"][0] == DEAL and world["dealt"][0] == 0):
                continue  # the round is over, and nothing is hidden
            state, moves = round_start(Replay(record, FISHING), number)
            for move in moves:
                FISHING.apply(state, as_in(world, guess, move))
            assert same(state, world)


def round_start(replay: Replay, number: int) -> tuple[State, list[Move]]:
    """The table before the round that step `number` is in, and the round's moves up to it."""
    state = copied(replay.start)
    moves = replay.moves()[: number + 1]
    done = 0
    while done + len(round_of(moves[done:])) < len(moves):
        for move in round_of(moves[done:]):
            FISHING.apply(state, move)
            done += 1
    return state, moves[done:]


@settings(max_examples=15, deadline=None)
@given(SEATS, SEEDS, st.data())
def test_a_round_that_is_read_moves_on_like_the_one_that_is_played(
    players: int, seed: int, data: st.DataObject
) -> None:
    replay = Replay(random_game(players, seed), FISHING)
    steps = random_steps(players, seed)
    for number in data.draw(st.lists(st.integers(0, len(steps) - 1), min_size=3, max_size=8)):
        state, moves = round_start(replay, number)
        for eyes in seen_by_all(players):
            true = FISHING.view(steps[number].state, eyes)[0]
            read = view_after(state, eyes, FISHING.seen_moves(state, moves, eyes))[0]
            if true["round_number"] != read["round_number"] or true["phase"] == OVER:
                continue
            for field in ("left", "held", "drawn", "played", "passed_at", "hand", "given", "got"):
                assert (true[field] == read[field]).all(), field
            for field in ("plays", "played_by", "follows"):
                assert list(true[field][: true["played"]]) == list(read[field][: read["played"]])
            if true["phase"] == PLAY:
                for field in ("follow", "trick_start", "effects"):
                    assert true[field] == read[field], field


def as_in(world: State, guess: State, move: Move) -> Move:
    """A deal or a pass as a world has it."""
    if move.verb == PASS:
        return Move(move.seat, PASS, (int(world["given"][0, move.seat]),))
    if move.verb != DEAL:
        return move
    origin = world["origin"][0]
    cards = [card for card in CARDS if guess["drawn_by"][0, card] == move.things[0]]
    cards.sort(key=lambda card: (origin[card] < LEVELS, origin[card]))
    return Move(CHANCE, DEAL, (move.things[0], *cards))


STOCKROOMS = ["B5 R5 ~pass R9", "B7 R7 P7 G7", "B8 R8 P8 Y8"]
FIRST_TRICK = ["0 play ~pass", "1 play R7", "2 play R8"]
PASSES = ["0 pass B5", "1 pass G7", "2 pass P8"]
WITH_PASS = ["B5 ~pass R9", "R7 B7 G7", "R8 P8 Y8"]
WITHOUT = ["B5 R9 R5", "R7 B7 G7", "B8 P8 Y8"]


def small_round() -> State:
    """Three seats about to draw three of the four cards in each stockroom."""
    state = position("Y1", "Y2", "Y3", leader=2, number=2)
    for seat, names in enumerate(STOCKROOMS):
        stock(state, seat, 1, names)
    trick(state, "Y3 Y1 Y2")
    state["hand_size"] = 3
    state["leader"] = 0
    state["order"][0, :3] = range(3)
    state["source"] = batch(0, 1)
    return state


def replayed(hands: Sequence[Sequence[str]], moves: Sequence[str]) -> State:
    state = small_round()
    do(state, *(f"* deal {seat} {' '.join(cards)}" for seat, cards in enumerate(hands)), *moves)
    return state


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        (WITHOUT, []),
        (WITHOUT, ["0 play B5", "1 play B7", "2 play B8"]),
        (WITHOUT, ["0 play R9", "1 play R7", "2 play Y8"]),  # seat 2 had no red
        (WITH_PASS, [*FIRST_TRICK, PASSES[1]]),  # one choice, still sealed
        (WITH_PASS, [*FIRST_TRICK, *PASSES]),
        pytest.param(
            WITH_PASS,
            [*FIRST_TRICK, *PASSES, "2 play Y8", "0 play P8", "1 play B7"],
            marks=pytest.mark.slow,
        ),
        (WITH_PASS, [*FIRST_TRICK, *PASSES, "2 play G7", "0 play R9", "1 play B5"]),
    ],
)
def test_second_law_every_world_that_fits_can_come_up(
    hands: list[str], moves: list[str], seat: int
) -> None:
    view = FISHING.view(replayed([cards.split() for cards in hands], moves), seat)
    sampled = {
        hidden(FISHING.determinize(view, generator("world", number))) for number in range(3000)
    }
    assert sampled == worlds_by_brute_force(view, moves, seat)


def hidden(state: State) -> tuple[bytes, ...]:
    return tuple(state[name].tobytes() for name in ("hand", "pile", "given"))


def worlds_by_brute_force(view: State, moves: list[str], seat: int) -> set[tuple[bytes, ...]]:
    """Every choice of cards drawn and passed that can be played so and looks so to the seat."""
    return {
        hidden(state)
        for state in every_table_after(tuple(moves))
        if same(FISHING.view(state, seat), view)
    }


@cache
def every_table_after(moves: tuple[str, ...]) -> list[State]:
    """Whatever was drawn, and passed in secret, if only it could be played so."""
    found = []
    passes = [number for number, text in enumerate(moves) if " pass " in text]
    givers = [int(moves[number][0]) for number in passes]
    for hands in product(*(combinations(each.split(), 3) for each in STOCKROOMS)):
        for given_cards in product(*(hands[giver] for giver in givers)):
            texts = list(moves)
            for number, giver, card in zip(passes, givers, given_cards, strict=True):
                texts[number] = f"{giver} pass {card}"
            try:
                found.append(replayed(hands, texts))
            except KutterError:
                continue
    return found


def test_a_view_is_the_public_fields_and_four_own_ones_filled_up() -> None:
    public = {field[0] for field in PUBLIC}
    assert set(VIEW.names or ()) == public | {"seat", "hand", "given", "got", "fill1"}
    assert not public & {"hand", "pile", "given"}


def test_F7_a_seat_sees_its_own_hand_and_passes_and_no_others() -> None:
    state = replayed([cards.split() for cards in WITH_PASS], [*FIRST_TRICK, "0 pass B5"])
    own = FISHING.view_json(FISHING.view(state, 0))
    assert own["hand"] == ["B5", "R9"]
    assert own["given"] == "B5"
    assert own["chosen"] == [0]
    other = FISHING.view_json(FISHING.view(state, 1))
    assert other["given"] is None
    assert other["chosen"] == [0]
    do(state, *PASSES[1:])
    assert FISHING.view_json(FISHING.view(state, 1))["got"] == "B5"
    assert FISHING.view_json(FISHING.view(state, 2))["got"] == "G7"
    assert "B5" not in json.dumps(FISHING.view_json(FISHING.view(state, 2))["legal"])
    spectator = FISHING.view_json(FISHING.view(state, SPECTATOR))
    assert spectator["hand"] == []
    assert spectator["got"] is None


def test_F7_what_is_left_of_a_batch_is_told_by_number_and_by_what_it_held() -> None:
    state = replayed([cards.split() for cards in WITHOUT], ["0 play B5"])
    seat = FISHING.view_json(FISHING.view(state, 1))["seats"][0]
    assert seat["stockroom"] == [{"round": 1, "cards": ["R5", "R9", "~pass"], "left": 1}]
    assert seat["held"] == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_f7_in_the_first_round_all_know_which_cards_are_in_hands(players: int) -> None:
    for step in random_steps(players, 1):
        told = FISHING.shared_json(FISHING.view(step.state, SPECTATOR))
        hands = {
            CARD_NAMES[card] for hand in step.state["hand"][0, :players] for card in cards_in(*hand)
        }
        if told["round"] > 1:
            assert told["starting"] == []
            return
        if told["phase"] == "play":
            assert set(told["starting"]) == hands
