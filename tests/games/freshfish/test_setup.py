"""M1 and M2: boards, squares, and every way in which a set-up can be wrong."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import Json
from kutter.games.freshfish.board import boards
from kutter.games.freshfish.board.boards import (
    MILESTONES,
    SIZES,
    check_boards,
    own_boards,
    read_boards,
    show_boards,
)
from kutter.games.freshfish.board.layout import new_setup
from kutter.games.freshfish.board.setup import VARIANTS
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.square import (
    CELL_BY_NAME,
    LINE,
    MOST_SPACES,
    at_edge,
    beside,
    encloses,
    holes,
    pieces,
    place_of,
    streets_around,
)
from kutter.games.freshfish.state import MOST_STREETS, NODES, NONE, STATE
from kutter.language.catalogues import texts_in
from kutter.language.errors import BadInput, KutterError
from tests.games.freshfish.helpers import (
    CLASSIC,
    MARKET,
    classic_setup,
    market_setup,
    new_state,
)


def raw_boards() -> Any:
    path = Path(boards.__file__).with_name("boards.json")
    return json.loads(path.read_text(encoding="utf-8"))


def test_M1_2_sizes_and_milestones() -> None:
    for name, board in own_boards().items():
        assert (board.height, board.width) == SIZES[name]
        assert board.milestone == MILESTONES[name]
    assert sum(MILESTONES.values()) == 23


def test_M1_3_numbers_sum_to_milestone_and_four() -> None:
    for board in own_boards().values():
        assert sum(board.numbers.values()) == board.milestone + 4


def test_several_ones_at_the_rim_of_each_board_and_shapes_that_differ() -> None:
    for board in own_boards().values():
        rim = {
            area
            for place, area in board.areas.items()
            if at_edge(place, board.areas) and board.numbers[area] == 1
        }
        assert len(rim) >= 2
        assert {1, 2} == set(board.numbers.values())


def test_room_exceeds_what_is_built_by_what_flea_tiles_are_fewer() -> None:
    for players in (2, 3, 4, 5):
        setup = new_setup(players, VARIANTS["market"], SeededDealer(seed_from("room", players)))
        areas = setup["square"]["areas"]
        start = FRESHFISH.start(players, MARKET, setup)
        tables_and_stalls = int(start[0]["stack"].sum()) + 4
        assert sum(areas.values()) - 4 - tables_and_stalls == {2: 1, 3: 2, 4: 2, 5: 3}[players]


def test_boards_turn() -> None:
    board = own_boards()["A"]
    assert board.turned(4).areas == board.areas
    turned = board.turned(1)
    assert (turned.height, turned.width) == (4, 3)
    assert turned.areas[2, 0] == board.areas[0, 0]


def test_boards_are_shown_with_their_areas() -> None:
    shown = show_boards(own_boards())
    assert shown.startswith("A  3×4  (2)\n   a1 a1 a1 b2\n")
    assert shown.count("\n\n") == 6


Spoiler = Callable[[Any], object]

BAD_BOARDS: list[tuple[str, Spoiler]] = [
    ("freshfish-board-missing", lambda b: b.pop("C")),
    ("freshfish-board-unknown", lambda b: b.update(H=b["A"])),
    ("freshfish-board-has-no-rows", lambda b: b.update(A=[1])),
    ("freshfish-board-has-no-rows", lambda b: b["A"].pop("rows")),
    ("freshfish-board-milestone", lambda b: b["A"].update(milestone=3)),
    ("freshfish-board-milestone", lambda b: b["A"].update(milestone=True)),
    ("freshfish-board-milestone", lambda b: b["A"].pop("milestone")),
    ("freshfish-board-space", lambda b: b["A"]["rows"].__setitem__(0, "a1 a1 a b2")),
    ("freshfish-board-space", lambda b: b["A"]["rows"].__setitem__(0, "a1  a1 a1 b2")),
    ("freshfish-board-space", lambda b: b["A"]["rows"].__setitem__(0, 7)),
    ("freshfish-board-ragged", lambda b: b["A"]["rows"].__setitem__(0, "a1 a1 a1")),
    ("freshfish-board-size", lambda b: b["A"]["rows"].pop()),
    ("freshfish-board-size", lambda b: b["A"].update(rows=[])),
    ("freshfish-board-two-numbers", lambda b: b["A"]["rows"].__setitem__(0, "a1 a1 a2 b2")),
    ("freshfish-area-number", lambda b: b["A"].update(rows=["a3 a3 a3 b2", *b["A"]["rows"][1:]])),
    ("freshfish-area-size", lambda b: b["A"].update(rows=["a1 a1 e1 b2", *b["A"]["rows"][1:]])),
    ("freshfish-area-in-pieces", lambda b: b["A"]["rows"].__setitem__(0, "a1 a1 b2 a1")),
    ("freshfish-board-sum", lambda b: b["A"].update(rows=["a2 a2 a2 b2", *b["A"]["rows"][1:]])),
]  # fmt: skip


@pytest.mark.parametrize(("message", "spoil"), BAD_BOARDS)
def test_bad_boards_are_refused_in_one_line(message: str, spoil: Spoiler) -> None:
    spoiled = raw_boards()
    spoil(spoiled)
    with pytest.raises(BadInput) as caught:
        check_boards(spoiled)
    assert caught.value.sentence.message == message
    check_one_line(caught.value)


def check_one_line(error: KutterError) -> None:
    english, german = (error.tell(texts_in(language)) for language in ("en", "de"))
    assert english != german
    for line in (english, german):
        assert line
        assert "\n" not in line
        assert "!" not in line


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "freshfish-boards-are-not-json"),
        ("7", "freshfish-boards-are-not-json"),
        ("{", "file-is-not-json"),
        ("[" * 100_000, "file-is-beyond-json"),
        (None, "file-cannot-be-read"),
    ],
)
def test_files_that_hold_no_boards_are_refused(
    tmp_path: Path, text: str | None, message: str
) -> None:
    path = tmp_path / "boards.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_boards(path)
    assert caught.value.sentence.message == message


def test_a_users_boards_are_read_and_used(tmp_path: Path) -> None:
    own = raw_boards()
    own["A"]["rows"] = ["a1 c2 c2", "a1 c2 d1", "a1 b2 d1", "b2 b2 d1"]
    path = tmp_path / "boards.json"
    path.write_text(json.dumps(own), encoding="utf-8")
    read = read_boards(path)
    assert (read["A"].height, read["A"].width) == (4, 3)
    setup = new_setup(5, VARIANTS["market"], SeededDealer(seed_from("user", 1)), read)
    FRESHFISH.start(5, MARKET, setup)


def test_boards_without_ones_make_no_square() -> None:
    """Every board by the arithmetic, but with too few areas numbered 1 at any edge."""
    twos = {
        name: replace(board, numbers=dict.fromkeys(board.numbers, 2))
        for name, board in own_boards().items()
    }
    with pytest.raises(BadInput, match=r"M2\.2"):
        new_setup(2, VARIANTS["market"], SeededDealer(b"x"), {name: twos[name] for name in "ABC"})


# Layouts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["market", "classic"])
def test_M2_1_squares_are_compact_and_whole(players: int, variant: str) -> None:
    for seed in range(12):
        setup = new_setup(
            players, VARIANTS[variant], SeededDealer(seed_from("layout", players, seed))
        )
        places = [place_of(CELL_BY_NAME[name]) for name in setup["square"]["spaces"]]
        assert len(pieces(places)) == 1
        assert holes(places) == []
        width = max(column for column, _ in places) + 1
        height = max(row for _, row in places) + 1
        assert len(places) > 0.6 * width * height
        assert max(width, height) <= 2 * min(width, height)
        assert len(setup["square"]["milestones"]) == players + 1
        FRESHFISH.start(players, {"variant": variant}, setup)


def test_M2_1_all_sets_of_boards_occur() -> None:
    found = set()
    for seed in range(260):
        setup = new_setup(2, VARIANTS["market"], SeededDealer(seed_from("sets", seed)))
        found.add("".join(sorted(each["board"] for each in setup["boards"])))
    assert found == {"".join(each) for each in combinations("ABCDEFG", 3)}


def test_a_seed_means_one_set_up() -> None:
    one, same, other = (
        new_setup(3, VARIANTS["market"], SeededDealer(seed_from(seed))) for seed in (1, 1, 2)
    )
    assert one == same
    assert one != other


@settings(max_examples=60, deadline=None)
@given(steps=st.lists(st.integers(0, 3), max_size=MOST_SPACES - 1))
def test_streets_fit_the_table(steps: list[int]) -> None:
    """A snake of spaces has the most streets."""
    places = {(0, 0)}
    column, row = 0, 0
    for step in steps:
        column, row = [(column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)][
            step
        ]
        places.add((column, row))
    assert len(streets_around(places)) <= 2 * len(places) + 6 <= MOST_STREETS


@settings(max_examples=60, deadline=None)
@given(steps=st.lists(st.integers(0, 3), min_size=7, max_size=60))
def test_whether_places_enclose_others_is_counted_and_found_alike(steps: list[int]) -> None:
    places = [(30, 30)]
    for step in steps:
        places.append(beside(places[-1])[step])
    assert encloses(sum(1 << row * LINE + column for column, row in {*places})) == bool(
        holes({*places})
    )


@pytest.mark.parametrize("options", [MARKET, CLASSIC])
def test_what_lies_beside_what_is_written_as_the_plain_way_finds_it(options: Json) -> None:
    for number in range(5):
        state = new_state(2 + number % 4, options, number)
        t = state[0]
        places = [place_of(int(cell)) for cell in t["cell"][: t["spaces"]]]
        streets = streets_around(places)
        nodes = {place: node for node, place in enumerate(places)}
        nodes |= {place: MOST_SPACES + node for node, place in enumerate(streets)}
        for place, node in nodes.items():
            others = [nodes[other] for other in beside(place) if other in nodes]
            right = sorted(others, key=lambda other: other >= MOST_SPACES)
            assert t["beside"][node].tolist() == right + [NONE] * (4 - len(right))
            if node < MOST_SPACES:
                assert t["sides"][node] == sum(other < MOST_SPACES for other in others)
        unused = [*range(len(places), MOST_SPACES), *range(MOST_SPACES + len(streets), NODES)]
        assert (t["beside"][unused] == NONE).all()


def test_the_state_is_small() -> None:
    assert STATE.itemsize < 8192


# What is refused


def spaces_of(setup: Json) -> Json:
    spaces: Json = setup["square"]["spaces"]
    return spaces


CLASSIC_SPOILERS: list[tuple[str, Spoiler]] = [
    ("record-lacks-key", lambda s: s.pop("square")),
    ("record-has-wrong-type", lambda s: s.update(square=[])),
    ("record-lacks-key", lambda s: s["square"].pop("spaces")),
    ("record-has-wrong-type", lambda s: s["square"].update(spaces=["a1"])),
    ("freshfish-space-count", lambda s: s["square"].update(spaces={})),
    ("freshfish-space-count", lambda s: s["square"].update(
        spaces={f"{c}{r}": None for c in "abcdefghijk" for r in range(1, 13)})),
    ("freshfish-space-unknown", lambda s: spaces_of(s).update({"a27": None})),
    ("freshfish-space-unknown", lambda s: spaces_of(s).update({"A1": None})),
    ("freshfish-space-unknown", lambda s: spaces_of(s).update({"a01": None})),
    ("freshfish-square-in-pieces", lambda s: spaces_of(s).update({"z26": None})),
    ("freshfish-square-has-hole", lambda s: spaces_of(s).pop("c3")),
    ("freshfish-area-in-classic", lambda s: spaces_of(s).update(c3="Aa")),
    ("freshfish-areas-in-classic", lambda s: s["square"]["areas"].update(Aa=1)),
    ("record-lacks-key", lambda s: s["square"].pop("areas")),
    ("record-has-wrong-type", lambda s: s["square"].update(areas=None)),
    ("record-lacks-key", lambda s: s["square"].pop("milestones")),
    ("record-has-wrong-type", lambda s: s["square"].update(milestones={})),
    ("freshfish-milestone-count", lambda s: s["square"]["milestones"].pop()),
    ("freshfish-milestone-wrong", lambda s: s["square"]["milestones"].__setitem__(0, 6)),
    ("freshfish-milestone-wrong", lambda s: s["square"]["milestones"].__setitem__(0, True)),
    ("freshfish-milestone-wrong", lambda s: s["square"]["milestones"].__setitem__(0, [2])),
    ("record-lacks-key", lambda s: s.pop("parking")),
    ("record-lacks-key", lambda s: s["parking"].pop("ice")),
    ("freshfish-space-unknown", lambda s: s["parking"].update(ice=3)),
    ("freshfish-space-unknown", lambda s: s["parking"].update(ice=["a1"])),
    ("freshfish-parking-off-square", lambda s: s["parking"].update(ice="z1")),
    ("freshfish-parking-twice", lambda s: s["parking"].update(ice="a1")),
    ("freshfish-parking-cuts", lambda s: s["parking"].update(fish="a2", soda="b1")),
    ("freshfish-parking-shut-in", lambda s: s["parking"].update(
        fish="a1", soda="a2", cheese="b1", ice="h6")),
    ("record-lacks-key", lambda s: s.pop("last")),
    ("freshfish-last-row", lambda s: s["last"].pop()),
    ("freshfish-last-row", lambda s: s["last"].__setitem__(0, "flea")),
    ("freshfish-last-row", lambda s: s["last"].__setitem__(0, ["fish"])),
    ("freshfish-last-row", lambda s: s["last"].append("fish")),
    ("setup-first-is-no-seat", lambda s: s.update(first=2)),
    ("setup-first-is-no-seat", lambda s: s.update(first=True)),
    ("setup-first-is-no-seat", lambda s: s.pop("first")),
]  # fmt: skip
MARKET_SPOILERS: list[tuple[str, Spoiler]] = [
    ("freshfish-area-unknown", lambda s: spaces_of(s).update(c2="zz")),
    ("freshfish-area-unknown", lambda s: spaces_of(s).update(c2=None)),
    ("freshfish-area-unknown", lambda s: spaces_of(s).update(c2=["d"])),
    ("freshfish-area-number", lambda s: s["square"]["areas"].update(d=3)),
    ("freshfish-area-number", lambda s: s["square"]["areas"].update(d=True)),
    ("freshfish-area-number", lambda s: s["square"]["areas"].update(d="2")),
    ("freshfish-area-size", lambda s: spaces_of(s).update(e3="g")),
    ("freshfish-area-size", lambda s: s["square"]["areas"].update(z=1)),
    ("freshfish-area-in-pieces", lambda s: spaces_of(s).update(c2="h", c5="d")),
    ("freshfish-parking-not-at-edge", lambda s: s["parking"].update(ice="b3")),
    ("freshfish-parking-in-two", lambda s: s["parking"].update(ice="f2")),
    ("freshfish-parking-shares-area", lambda s: s["parking"].update(ice="b1")),
]  # fmt: skip


@pytest.mark.parametrize(("message", "spoil"), CLASSIC_SPOILERS)
def test_bad_set_ups_are_refused_in_one_line(message: str, spoil: Spoiler) -> None:
    setup = classic_setup()
    FRESHFISH.start(2, CLASSIC, setup)
    spoil(setup)
    check_refused(CLASSIC, setup, message)


@pytest.mark.parametrize(("message", "spoil"), MARKET_SPOILERS)
def test_bad_markets_are_refused_in_one_line(message: str, spoil: Spoiler) -> None:
    setup = market_setup()
    FRESHFISH.start(2, MARKET, setup)
    spoil(setup)
    check_refused(MARKET, setup, message)


def check_refused(options: Json, setup: Json, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        FRESHFISH.start(2, options, setup)
    assert caught.value.sentence.message == message
    check_one_line(caught.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "freshfish-variant-unknown"),
        ({"variant": "modern"}, "freshfish-variant-unknown"),
        ({"variant": ["market"]}, "freshfish-variant-unknown"),
        ({"variant": "market", "streets": "long"}, "freshfish-streets-unknown"),
        ({"variant": "market", "streets": "blocked"}, "freshfish-streets-unknown"),
        ({"variant": "market", "streets": None}, "freshfish-streets-unknown"),
        ({"variant": "classic", "streets": "shortest"}, "freshfish-no-streets"),
        ({"variant": "market", "speed": 1}, "option-unknown"),
    ],
)
def test_unknown_options_are_refused(options: Json, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        FRESHFISH.check_options(options)
    assert caught.value.sentence.message == message
    check_one_line(caught.value)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 300) | st.text("ab1z", max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abz12"), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_is_put_into_a_set_up_is_played_or_refused(data: Any) -> None:
    """Never another exception than ours."""
    market = data.draw(st.booleans())
    setup = market_setup() if market else classic_setup()
    inside: Any = setup
    path = data.draw(
        st.sampled_from([[], ["square"], ["square", "spaces"], ["square", "areas"], ["parking"]])
    )
    for key in path:
        inside = inside[key]
    if inside:
        inside[data.draw(st.sampled_from(sorted(inside)))] = data.draw(JSON_VALUES)
    try:
        FRESHFISH.start(2, MARKET if market else CLASSIC, setup)
    except BadInput as error:
        check_one_line(error)
