"""The game that only the lab knows: by the same rules, and nobody else can name it."""

from pathlib import Path
from random import Random

import pytest

from kutter import lab
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Game, State
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.lab.small import OCEAN, SMALL, STARTING, drawing_order, next_leader
from kutter.games.fishing.state import DEAL, LEVELS, ROUNDS
from kutter.games.registry import game_named, metas
from kutter.language.errors import BadInput
from kutter.records.format import Record, dump_record
from kutter.records.replay import replay
from tests.cli.helpers import kutter
from tests.states import same

NAME = SMALL.name


def play(game: Game, state: State, random: Random, dealer: SeededDealer) -> None:
    """One move of whoever owes one."""
    owing = game.owing(state)
    if owing == [CHANCE]:
        game.apply(state, game.chance_move(state, dealer))
    else:
        game.apply(state, random.choice(game.legal(state, owing[0])))


@pytest.mark.parametrize("players", [2, 3])
def test_it_has_two_rounds_and_every_card_in_one_place(players: int) -> None:
    cards = {CARD_BY_NAME[name] for name in (*STARTING[players], *OCEAN)}
    ends = set()
    for seed in range(40):
        dealer, random = SeededDealer(seed_from("small", seed)), Random(seed)
        state = SMALL.start(players, {}, SMALL.new_setup(players, {}, dealer))
        rounds = set()
        while SMALL.owing(state):
            rounds.add(int(state["round_number"][0]))
            play(SMALL, state, random, dealer)
            if state["phase"][0] == DEAL:
                words = [*state["pile"][0].tolist(), *state["hand"][0].tolist()]
                low = sum(each[0] for each in words)
                high = sum(each[1] for each in words)
                assert {card for card in CARD_NAMES if (low | high << 57) >> card & 1} == cards
                assert int(low).bit_count() + int(high).bit_count() == len(cards)
        assert rounds == {ROUNDS - 1, ROUNDS}
        result = SMALL.result(state)
        assert result is not None
        assert result["end"] == "rounds"
        assert sum(result["scores"]) == 2 * 2 * players
        ends.add(tuple(result["scores"]))
    assert len(ends) > 3


def test_between_rounds_it_does_what_the_rules_do() -> None:
    """Who leads and who draws first, at every end of a round of whole games."""
    compared = 0
    for players in (3, 4, 5):
        dealer, random = SeededDealer(seed_from("rounds", players)), Random(players)
        state = FISHING.start(players, {}, FISHING.new_setup(players, {}, dealer))
        while FISHING.owing(state):
            leader, number = int(state["leader"][0]), int(state["round_number"][0])
            play(FISHING, state, random, dealer)
            if state["phase"][0] == DEAL and state["round_number"][0] > number:
                t = state[0]
                seats = [(leader + place) % players for place in range(players)]
                points = t["points"].tolist()
                lacks = lacking(state, players)
                assert next_leader(seats, points) == t["leader"]
                assert drawing_order(seats, lacks) == t["order"][:players].tolist()
                compared += 1
    assert compared >= 15


def lacking(state: State, players: int) -> list[int]:
    left, size = state["left"][0].tolist(), int(state["hand_size"][0])
    stocks = [sum(left[LEVELS + seat * ROUNDS :][:ROUNDS]) for seat in range(players)]
    return [max(0, size - stock) for stock in stocks]


@pytest.mark.parametrize("players", [2, 3])
def test_other_worlds_look_the_same(players: int) -> None:
    dealer, random, rng = SeededDealer(seed_from("worlds")), Random(1), generator("worlds")
    state = SMALL.start(players, {}, SMALL.new_setup(players, {}, dealer))
    differed = 0
    while owing := SMALL.owing(state):
        if owing != [CHANCE]:
            for seat in range(players):
                view = SMALL.view(state, seat)
                world = SMALL.determinize(view, rng)
                differed += not same(world, state)
                assert same(SMALL.view(world, seat), view)
        play(SMALL, state, random, dealer)
    assert differed > 0


def test_nobody_else_can_name_it(tmp_path: Path) -> None:
    """The server neither: tests/server/http/test_uploads.py."""
    assert NAME not in metas()
    record = Record(NAME, 2, {}, {"first": 0})
    file = tmp_path / "small.json"
    file.write_text(dump_record(record), encoding="utf-8")
    for ask in (lambda: replay(record), lambda: game_named(NAME), lambda: lab.batch(NAME, 2)):
        with pytest.raises(BadInput) as caught:
            ask()
        assert caught.value.sentence.message == "game-unknown"
    refused = f'there is no game "{NAME}"'
    for command in (
        ["simulate", NAME],
        ["bench", NAME],
        ["moves", str(file), "--all"],
        ["play", NAME],
    ):
        assert refused in kutter(*command).err
    assert refused in kutter("verify", str(file)).out
