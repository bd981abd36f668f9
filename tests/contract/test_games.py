"""What holds for every game that is installed: the promises of the contract."""

from collections.abc import Iterator
from functools import cache
from random import Random

import orjson
import pytest

from kutter.bots.contract import Budget, RandomBot, Turn
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, levels
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import ALL_SEEING, CHANCE, HIDDEN, SPECTATOR, Game, Json, State, copied
from kutter.games.registry import GAMES, metas
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.language.errors import BadInput
from kutter.records.format import Record, dump_record, parse_record
from kutter.records.replay import replay, seen_record
from kutter.records.setting import Setting
from kutter.records.shuffle import Kept, draws_json, verify_shuffle
from tests.states import same

GAMES_AND_OPTIONS = [
    pytest.param(name, options, id="-".join([name, *options.values()]))
    for name, meta in metas().items()
    for options in meta.variants()
]
every_game = pytest.mark.parametrize(("name", "options"), GAMES_AND_OPTIONS)


@cache
def played(name: str, *options: tuple[str, str]) -> Record:
    """A game of random moves."""
    seats = GAMES[name].seats
    players = seats[len(seats) // 2]
    setting = Setting(name, players, dict(options))
    return play_match(setting, [RandomBot()] * players, seed_from("contract", name))


def game_of(name: str, options: Json) -> tuple[Game, Record]:
    return GAMES[name], played(name, *options.items())


def positions(record: Record, every: int = 1) -> Iterator[State]:
    """Those at which somebody decides."""
    game = GAMES[record.game]
    for step in replay(record).steps():
        if step.number % every == 0 and game.owing(step.state) not in ([], [CHANCE]):
            yield step.state


def test_a_game_is_called_as_it_is_announced() -> None:
    for name, meta in metas().items():
        assert meta.name == name
        assert meta.game.meta is meta
        assert len(meta.seats) > 0


@every_game
def test_legal_moves_are_those_that_are_taken_and_no_others(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    random = Random(name)
    for state in positions(record, every=3):
        for seat in game.owing(state):
            view = game.view(state, seat)
            legal = game.legal(state, seat)
            assert legal, "who owes a move has one"
            assert legal == game.legal(view, seat), "a seat knows its own moves"
            assert len(set(legal)) == len(legal)
            move = random.choice(legal)
            assert game.why_not(state, move) is None
            assert game.why_not(view, move) is None
            assert game.parse(game.text(move)) == move
            game.apply(copied(state), move)
        for seat in set(range(record.players)) - set(game.owing(state)):
            assert game.legal(state, seat) == []


@every_game
def test_a_refused_move_changes_nothing(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    moves = replay(record).moves()
    for state in positions(record, every=7):
        before = copied(state)
        for move in moves[::5]:
            try:
                refused = game.why_not(state, move) is not None
            except BadInput:
                refused = True
            if refused:
                with pytest.raises(Exception):  # noqa: B017, PT011
                    game.apply(state, move)
                assert same(state, before)


@every_game
def test_a_world_looks_to_its_seat_like_the_view_it_is_of(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    rng = generator("worlds")
    for state in positions(record, every=5):
        for eyes in (SPECTATOR, *range(record.players)):
            view = game.view(state, eyes)
            assert same(game.view(game.determinize(view, rng), eyes), view)
            assert same(game.read_view(view.tobytes()), view)


@every_game
def test_a_view_in_json_is_for_a_page_and_tells_no_more_than_the_view(
    name: str, options: Json
) -> None:
    game, record = game_of(name, options)
    rng = generator("json")
    for state in positions(record, every=9):
        everybody = game.shared_json(game.view(state, SPECTATOR))
        for seat in range(record.players):
            view = game.view(state, seat)
            told = game.view_json(view)
            assert orjson.loads(orjson.dumps(told)) == told
            assert told == {**everybody, **game.own_json(view)}
            world = game.determinize(view, rng)
            assert game.view_json(game.view(world, seat)) == told
            assert told["game"] == name
            assert told["seat"] == seat
            assert told["legal"] == [game.text(move) for move in game.legal(state, seat)]


@every_game
def test_a_game_ends_with_a_result_and_its_record_holds(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    assert record.result is not None
    scores = record.result["scores"]
    best = min(scores) if game.meta.lowest_wins else max(scores)
    assert record.result["winners"] == [seat for seat, score in enumerate(scores) if score == best]
    assert game.standing(replay(record).state_at()) == scores
    again = parse_record(dump_record(record).encode())
    assert replay(again).verify()


@every_game
def test_somebodys_record_hides_what_they_may_not_know_and_holds(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    total = len(record.moves)
    hidden = 0
    for upto in (0, total // 3, total // 2, total):
        for eyes in (SPECTATOR, *range(record.players)):
            seen = seen_record(replay(record), eyes, upto)
            assert replay(seen).verify() == (upto == total)
            hidden += sum(HIDDEN in game.parse(text).things for text in seen.moves)
            if eyes != SPECTATOR:
                mine = game.view(replay(record).state_at(upto), eyes)
                assert same(game.view(replay(seen).state_at(), eyes), mine)
    assert hidden > 0


@every_game
def test_every_deal_follows_from_the_seed(name: str, options: Json) -> None:
    _, record = game_of(name, options)
    checked = verify_shuffle(record, Kept())
    assert checked.deals > 0
    draws = [draw for deal in draws_json(record)["deals"] for draw in deal["draws"]]
    assert len({(draw["pile"], draw["thing"]) for draw in draws}) == len(draws)


@every_game
def test_what_happens_is_said_in_every_language(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    said = 0
    for step in replay(record).steps():
        for language in LANGUAGES:
            for sight in (ALL_SEEING, SPECTATOR, 0):
                for sentence in game.describe(step.events, sight):
                    said += bool(sentence.tell(texts_in(language)))
            if step.move.seat != CHANCE:
                assert game.move_words(step.move).tell(texts_in(language))
        for event in step.events:
            assert orjson.dumps(game.event_json(event))
    assert said > len(record.moves)


@every_game
def test_every_level_of_bots_plays_and_weighs_legal_moves(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    state = next(positions(record, every=4))
    seat = game.owing(state)[0]
    view = game.view(state, seat)
    for level in levels(game):
        moves = game.legal(view, seat)
        turn = Turn(game, view, moves, Random(1), Budget(None, simulations=5))
        assert bot_named(level, game).choose(turn) in moves


@every_game
def test_one_seed_is_one_game(name: str, options: Json) -> None:
    game, record = game_of(name, options)
    setting = Setting(name, record.players, options)
    bots = [RandomBot()] * record.players
    assert play_match(setting, bots, seed_from("contract", name)).moves == record.moves
    _, start = setting.start(SeededDealer(seed_from("contract", name)))
    decided = [game.play_out(start, 2, generator("contract")) for _ in range(2)]
    assert decided[0] == decided[1] > 0
