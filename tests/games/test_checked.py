"""Nothing reaches compiled code unchecked: by types, by this gate, and by trying."""

import ast
from collections.abc import Callable, Iterator
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import kutter
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, HIDDEN, SPECTATOR, Game, Json, Move, State, copied
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.registry import GAMES
from kutter.language.errors import BadInput, IllegalMove, KutterError
from kutter.records.setting import Setting
from tests.states import same

SOURCES = Path(kutter.__file__).parent
ROOMS = ("engine", "games")
CHECKED = {"Actor", "Seat", "Code", "Space", "Good", "Tile", "Known", "Cards"}
HARMLESS = {"Bits", "Count", "Compared", "float"}
RECORDS = {
    "State", "View", "Search", "Games", "Habits", "Values", "Layers", "Thoughts", "Voyages",
    "Tree", "Any",
}  # fmt: skip
MAKERS = {
    "games/checked.py", "games/fishing/rules/codes.py", "games/freshfish/rules/codes.py",
}  # fmt: skip

HOSTILE = (-(10**9), -128, -3, -1, 0, 1, 2, 3, 4, 5, 9, 57, 101, 102, 127, 128, 255, 675, 676,
           10**9, 2**31, 2**63)  # fmt: skip


def parsed(room: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((SOURCES / room).rglob("*.py")):
        yield path.relative_to(SOURCES).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def entries() -> Iterator[tuple[str, ast.FunctionDef]]:
    for room in ROOMS:
        for path, module in parsed(room):
            for node in module.body:
                if isinstance(node, ast.FunctionDef) and any(
                    ast.unparse(each) == "entry" for each in node.decorator_list
                ):
                    yield f"{path}:{node.name}", node


def test_beside_a_record_an_entry_takes_no_unchecked_number() -> None:
    """An entry without a record has no memory to be wrong about."""
    found = dict(entries())
    assert len(found) > 20
    for name, node in found.items():
        kinds = {each.annotation and ast.unparse(each.annotation) for each in node.args.args}
        assert None not in kinds, name
        if kinds & RECORDS:
            assert kinds <= RECORDS | CHECKED | HARMLESS, name


def test_only_the_functions_that_check_make_checked_numbers() -> None:
    for room in ("", *ROOMS):
        for path, module in parsed(room):
            calls = {
                node.func.id
                for node in ast.walk(module)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            }
            if path not in MAKERS and not path.startswith("server/"):  # has an Actor of its own
                assert not calls & CHECKED, path


def positions(game: Game, options: Json, players: int) -> Iterator[State]:
    """Some tables of a game at random, of every phase."""
    random = Random(f"{game.name} {players}")
    dealer = SeededDealer(seed_from("checked", game.name, players))
    _, state = Setting(game.name, players, options).start(dealer)
    number = 0
    while owing := game.owing(state):
        if number % 9 == 0:
            yield copied(state)
        number += 1
        if owing == [CHANCE]:
            game.apply(state, game.chance_move(state, dealer))
        else:
            seat = random.choice(owing)
            game.apply(state, random.choice(game.legal(state, seat)))
    yield state


def each_case() -> list[Any]:
    return [
        pytest.param(game, options, id="-".join([game.name, *options.values()]))
        for game in GAMES.values()
        for options in game.meta.variants()
    ]


def refused_or(call: Callable[[], Any]) -> Any:
    try:
        return call()
    except KutterError:
        return None


def hostile_move(game: Game, state: State, random: Random) -> Move:
    """Any numbers, or a legal move of which one is wrong."""
    length = random.choice((0, 1, 1, 1, 2, 12))
    things = tuple(random.choice(HOSTILE) for _ in range(length))
    move = Move(random.choice(HOSTILE), random.choice(range(-1, 7)), things)
    owing = game.owing(state)
    if not owing or random.random() < 0.3:
        return move
    seat = random.choice(owing)
    dealer = SeededDealer(seed_from("hostile"))
    right = game.chance_move(state, dealer) if seat == CHANCE else game.legal(state, seat)[-1]
    wrong = random.choice(HOSTILE)
    cut = random.randrange(len(right.things) + 1)
    return random.choice(
        [
            right,
            right._replace(seat=move.seat),
            right._replace(verb=move.verb),
            right._replace(things=things),
            right._replace(things=right.things[:cut]),
            right._replace(things=(*right.things[:cut], wrong, *right.things[cut + 1 :])),
        ]
    )


@pytest.mark.parametrize(("game", "options"), each_case())
def test_whatever_numbers_a_move_holds_it_is_legal_or_refused(game: Game, options: Json) -> None:
    random = Random(1)
    rng = generator("checked")
    for state in positions(game, options, 3):
        before = copied(state)
        for _ in range(30):
            move = hostile_move(game, state, random)
            eyes = random.choice((SPECTATOR, 0, 1, 2))
            view = game.view(state, eyes)
            reason = refused_or(lambda: game.why_not(state, move) or "legal")  # noqa: B023
            refused_or(lambda: game.why_not(view, move))  # noqa: B023
            refused_or(lambda: game.preview(view, move, "fish"))  # noqa: B023
            trial = copied(state)
            applied = refused_or(lambda: game.apply(trial, move))  # noqa: B023
            assert (applied is not None) == (reason == "legal")
            if applied is None:
                assert same(trial, before)
            played = copied(state)
            refused_or(lambda: game.play(played, move))  # noqa: B023
            assert same(played, trial)
        for number in HOSTILE:
            refused_or(lambda: game.legal(state, number))  # noqa: B023
            if number not in (0, 1, 2):
                for ask in (
                    lambda: game.view(state, number),  # noqa: B023
                    lambda: game.seen_moves(state, [], number),  # noqa: B023
                    lambda: game.start(number, options, {}),  # noqa: B023
                ):
                    if number not in (3, 4, 5):
                        with pytest.raises(BadInput):
                            ask()
        game.determinize(game.view(state, SPECTATOR), rng)
        assert same(state, before)


@pytest.mark.parametrize(("game", "options"), each_case())
def test_bytes_that_are_no_view_are_refused(game: Game, options: Json) -> None:
    random = Random(2)
    for state in positions(game, options, 4):
        data = game.view(state, 1).tobytes()
        assert game.read_view(data).tobytes() == data
        for wrong in (b"", data[:-1], data + b"\0", bytes(len(data)), b"\xff" * len(data)):
            with pytest.raises(BadInput) as caught:
                game.read_view(wrong)
            assert caught.value.sentence.message == "view-is-damaged"
        for _ in range(10):
            spoiled = bytearray(data)
            spoiled[random.randrange(len(data))] = random.randrange(256)
            view = refused_or(lambda: game.read_view(bytes(spoiled)))  # noqa: B023
            if view is not None:
                refused_or(lambda: game.legal(view, int(view["seat"][0])))  # noqa: B023
                refused_or(lambda: game.determinize(view, generator("spoiled")))  # noqa: B023


@pytest.mark.parametrize(("game", "options"), each_case())
@pytest.mark.parametrize("shape", [(0,), (2,), (1, 1), (1,) * 30])
def test_what_is_no_array_of_one_position_is_refused(
    game: Game, options: Json, shape: tuple[int, ...]
) -> None:
    def shaped(position: State) -> State:
        return np.repeat(position, prod(shape)).reshape(shape)

    for state in positions(game, options, 3):
        seats = game.owing(state)
        if not seats:
            continue
        dealer = SeededDealer(seed_from("none"))
        is_chance = seats[0] == CHANCE
        move = game.chance_move(state, dealer) if is_chance else game.legal(state, seats[0])[0]
        wrong, view = shaped(state), shaped(game.view(state, 1))
        for ask in (
            lambda: game.legal(wrong, 1),  # noqa: B023
            lambda: game.legal(view, 1),  # noqa: B023
            lambda: game.view(wrong, 1),  # noqa: B023
            lambda: game.view(wrong, SPECTATOR),  # noqa: B023
            lambda: game.why_not(wrong, move),  # noqa: B023
            lambda: game.play(wrong, move),  # noqa: B023
            lambda: game.apply(wrong, move),  # noqa: B023
            lambda: game.play_out(wrong, 1, generator("none")),  # noqa: B023
        ):
            with pytest.raises(BadInput) as caught:
                ask()
            assert caught.value.sentence.message == "no-position"


@pytest.mark.parametrize(("game", "options"), each_case())
def test_eyes_between_two_seats_are_nobodys(game: Game, options: Json) -> None:
    state = next(positions(game, options, 3))
    for eyes in (-0.5, 0.5, 1.9):
        with pytest.raises(BadInput):
            game.view(state, eyes)  # type: ignore[arg-type]


def test_a_view_with_cards_that_do_not_exist_is_refused() -> None:
    fishing = GAMES["fishing"]
    state = next(each for each in positions(fishing, {}, 3) if fishing.owing(each) == [0])
    view = copied(fishing.view(state, 0))
    low, high = view["hand"][0].tolist()
    view["hand"][0] = (
        (low & (low - 1), high | 1 << 56) if low else (low, high & (high - 1) | 1 << 56)
    )
    with pytest.raises(BadInput):
        fishing.read_view(view.tobytes())


def test_a_deal_is_drawn_only_where_one_is_due() -> None:
    for state in positions(GAMES["fishing"], {}, 5):
        if GAMES["fishing"].owing(state) != [CHANCE]:
            with pytest.raises(IllegalMove):
                GAMES["fishing"].chance_move(state, SeededDealer(seed_from("none")))


@pytest.mark.parametrize(("game", "options"), each_case())
def test_a_view_answers_for_its_own_seat_alone(game: Game, options: Json) -> None:
    for state in positions(game, options, 3):
        for seat in game.owing(state):
            if seat != CHANCE:
                move = game.legal(state, seat)[0]
                for eyes in (SPECTATOR, (seat + 1) % 3):
                    view = game.view(state, eyes)
                    for ask in (
                        lambda: game.why_not(view, move),  # noqa: B023
                        lambda: game.legal(view, seat),  # noqa: B023
                    ):
                        with pytest.raises(BadInput) as caught:
                            ask()
                        assert caught.value.sentence.message == "move-is-anothers"


def fish_table() -> State:
    options = {"variant": "market"}
    _, state = Setting("freshfish", 3, options).start(SeededDealer(seed_from("fish")))
    return state


@pytest.mark.parametrize(
    ("eyes", "text", "message"),
    [
        (SPECTATOR, "999999999 reserve {}", "seat-unknown"),
        (SPECTATOR, "4 reserve {}", "seat-unknown"),
        (SPECTATOR, "9 place {}", "seat-unknown"),
        (0, "1 reserve {}", "move-is-anothers"),
        (0, "999999999 reserve {}", "move-is-anothers"),
    ],
)
@pytest.mark.parametrize("tile", [None, "fish", "flea"])
def test_a_preview_is_of_a_seat_of_the_table_and_of_ones_own(
    eyes: int, text: str, message: str, tile: str | None
) -> None:
    state = fish_table()
    space = FRESHFISH.legal(state, FRESHFISH.owing(state)[0])[0]
    name = FRESHFISH.text(space).split(" ")[2]
    with pytest.raises(BadInput) as caught:
        FRESHFISH.preview(FRESHFISH.view(state, eyes), FRESHFISH.parse(text.format(name)), tile)
    assert caught.value.sentence.message == message
    assert FRESHFISH.preview(
        FRESHFISH.view(state, SPECTATOR), FRESHFISH.parse(f"2 reserve {name}"), tile
    )


@pytest.mark.parametrize(
    ("game", "verb"), [("fishing", "pass"), ("freshfish", "bid")], ids=["pass", "bid"]
)
def test_a_live_move_hides_nothing_and_is_told_so(game: str, verb: str) -> None:
    options = GAMES[game].meta.variants()[0]
    dealer = SeededDealer(seed_from("hidden"))
    _, state = Setting(game, 3, options).start(dealer)
    while GAMES[game].owing(state) == [CHANCE]:
        GAMES[game].apply(state, GAMES[game].chance_move(state, dealer))
    move = GAMES[game].parse(f"0 {verb} ?")
    assert HIDDEN in move.things
    with pytest.raises(BadInput) as caught:
        GAMES[game].apply(state, move)
    assert caught.value.sentence.message == "move-is-hidden"


@pytest.mark.parametrize(("game", "options"), each_case())
def test_what_chance_may_answer_is_listed_and_legal_or_said_not_to_be_listed(
    game: Game, options: Json
) -> None:
    dealer = SeededDealer(seed_from("chance"))
    asked = 0
    for state in positions(game, options, 3):
        if game.owing(state) == [CHANCE]:
            asked += 1
            if game.lists_chance:
                moves = game.legal(state, CHANCE)
                assert all(game.why_not(state, move) is None for move in moves)
                assert game.chance_move(state, dealer) in moves
            else:
                with pytest.raises(BadInput) as caught:
                    game.legal(state, CHANCE)
                assert caught.value.sentence.message == "chance-is-not-listed"
    assert asked > 0
