"""How rules are compiled: whose code they belong to, what the cache keeps, and what it survives."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest

from kutter.engine import compiled as module
from kutter.engine.compiled import (
    cache_folder,
    compiled,
    entry,
    folders_of,
    hear_compiling,
    is_cold,
    numba,
    only_for,
    room_of,
    sources_of,
)

ROOMS = ["engine", "gulls", "gulls-bots", "gulls-lab", "gulls-net"]
DOUBLE = "def double(number):\n    return 2 * number\n"


@pytest.mark.parametrize(
    ("name", "room"),
    [
        ("kutter.engine.chance", "engine"),
        ("kutter.games.gulls.rules.moves", "gulls"),
        ("kutter.games.gulls.state", "gulls"),
        ("kutter.games.gulls.bots.mate", "gulls-bots"),
        ("kutter.games.gulls.lab.steps", "gulls-lab"),
        ("kutter.games.gulls.net.sight", "gulls-net"),
        ("kutter.games.checked", "outside-kutter"),
        ("gulls.rules", "outside-gulls"),
        ("__main__", "outside-__main__"),
    ],
)
def test_a_function_belongs_to_the_room_of_its_module(name: str, room: str) -> None:
    function: Any = SimpleNamespace(__module__=name)
    assert room_of(function) == room


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, with a game, its bots, its lab and its net."""
    for path in ("engine/events", "games/plain", "games/gulls/rules/moves", "games/gulls/bots/mate",
                 "games/gulls/lab/steps", "games/gulls/net/sight", "games/terns/rules",
                 "server/store"):  # fmt: skip
        source = tmp_path / f"{path}.py"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(path)
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    monkeypatch.setattr(module, "GAMES", tmp_path / "games")
    monkeypatch.setattr(module, "cache_for", tmp_path.joinpath)
    monkeypatch.setattr(module, "cache_folder", cache_folder.__wrapped__)
    return tmp_path


@pytest.mark.parametrize(
    ("room", "sources"),
    [
        ("engine", ["events", "plain"]),
        ("gulls", ["events", "plain", "moves"]),
        ("gulls-bots", ["events", "plain", "mate", "sight", "moves"]),
        ("gulls-lab", ["events", "plain", "mate", "steps", "sight", "moves"]),
        ("gulls-net", ["events", "plain", "sight", "moves"]),
        (
            "outside-nowhere",
            ["events", "plain", "mate", "steps", "sight", "moves", "plain", "rules"],
        ),
    ],
)
@pytest.mark.usefixtures("house")
def test_a_room_can_call_what_is_below_it_and_its_own(room: str, sources: list[str]) -> None:
    assert [source.stem for source in sources_of(room)] == sources


@pytest.mark.parametrize(
    ("source", "stale"),
    [
        ("engine/events", ROOMS),
        ("games/plain", ROOMS),
        ("games/gulls/rules/moves", ["gulls", "gulls-bots", "gulls-lab", "gulls-net"]),
        ("games/gulls/bots/mate", ["gulls-bots", "gulls-lab"]),
        ("games/gulls/lab/steps", ["gulls-lab"]),
        ("games/gulls/net/sight", ["gulls-bots", "gulls-lab", "gulls-net"]),
        ("games/terns/rules", []),
        ("server/store", []),
    ],
)
def test_a_changed_source_has_another_cache_wherever_it_can_be_called(
    source: str, stale: list[str], house: Path
) -> None:
    before = [module.cache_folder(room) for room in ROOMS]
    (house / f"{source}.py").write_text("changed")
    after = [module.cache_folder(room) for room in ROOMS]
    assert [room for room, was, now in zip(ROOMS, before, after, strict=True) if was != now] == (
        stale
    )


def test_code_that_checks_bounds_is_kept_apart(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = module.cache_folder("gulls")
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert module.cache_folder("gulls") == house / f"{usual}-bounded"


@pytest.mark.usefixtures("house")
def test_a_house_is_cold_until_all_bots_and_nets_have_been_compiled() -> None:
    for room, entry_of in (("gulls-bots", "mate"), ("gulls-net", "sight")):
        assert is_cold()
        folder = module.cache_folder(room)
        assert folder is not None
        folder.mkdir()
        assert is_cold(), "an empty folder holds no code"
        (folder / f"{entry_of}.nbi").touch()
    assert not is_cold()


@pytest.mark.usefixtures("house")
def test_without_a_folder_for_code_it_is_always_cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "cache_for", lambda _: None)
    assert is_cold()


def test_a_module_that_stands_alone_has_no_folders() -> None:
    assert folders_of("__main__") == []
    assert folders_of("no_such_package") == []
    assert folders_of("json") == [Path(importlib.util.__file__).parents[1] / "json"]


# What is handed on

FIELDS = np.dtype([("narrow", "i1"), ("wide", "i8")], align=True)


@compiled
def one_more(number: int) -> int:
    return number + 1


@compiled
def hand_on(records: Any) -> int:
    """A field, a constant, a count of a loop, and what has full width anyway."""
    total = one_more(5) + one_more(records[0].narrow) + one_more(records[0].wide)
    for number in range(records[0].narrow):
        total += one_more(number)
    return total


def test_a_rule_is_compiled_once_whatever_numbers_it_is_handed() -> None:
    assert hand_on(np.array([(2, 10)], FIELDS)) == 6 + 3 + 11 + 1 + 2
    assert len(one_more.signatures) == 1  # type: ignore[attr-defined]


# What is kept


@pytest.fixture
def double(tmp_path: Path) -> Callable[[int], int]:
    """Of a file: the cache asks when that was changed."""
    path = tmp_path / "strangers_rules.py"
    path.write_text(DOUBLE)
    spec = importlib.util.spec_from_file_location("strangers_rules", path)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    function: Callable[[int], int] = loaded.double
    return function


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    folder.mkdir()
    monkeypatch.setattr(module, "cache_folder", lambda _: folder)
    return folder


def times_compiled(function: Callable[[int], int]) -> int:
    """To call it once, as a process does that has just begun."""
    counts: list[int] = []
    stop = hear_compiling(counts.append)
    try:
        assert entry(function)(4) == 8
    finally:
        stop()
    return max(counts, default=0)


@pytest.mark.usefixtures("kept")
def test_what_is_compiled_once_is_found_again(double: Callable[[int], int]) -> None:
    assert [times_compiled(double) for _ in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("damage", [b"", b"\x80\x04", b"nonsense"])
@pytest.mark.parametrize("suffix", ["nbi", "nbc"])
def test_a_damaged_cache_costs_time_only_and_heals(
    suffix: str, damage: bytes, double: Callable[[int], int], kept: Path
) -> None:
    times_compiled(double)
    (found,) = kept.rglob(f"*.{suffix}")
    found.write_bytes(damage)
    assert [times_compiled(double) for _ in range(2)] == [1, 0]


def test_a_cache_that_takes_no_more_costs_time_only(
    double: Callable[[int], int], kept: Path
) -> None:
    function = entry(double)
    for folder in kept.iterdir():
        folder.rmdir()
        folder.touch()  # where a folder was, not even root can write into it now
    assert function(4) == 8
    assert list(kept.rglob("*.nb?")) == []


def test_without_a_cache_rules_are_compiled_each_time(
    double: Callable[[int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "cache_folder", lambda _: None)
    assert [times_compiled(double) for _ in range(2)] == [1, 1]


def test_where_others_keep_their_code_is_not_changed(
    double: Callable[[int], int], kept: Path
) -> None:
    before = numba.config.CACHE_DIR
    entry(double)
    assert numba.config.CACHE_DIR == before != str(kept)


# Interpreted


class Pair(NamedTuple):
    table: Any
    number: int


def test_interpreted_rules_find_fields_by_name_also_within_tuples(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(numba.config, "DISABLE_JIT", 1)

    @entry
    def add(pair: Any, table: Any) -> None:
        pair.table[0].coins += pair.number + table[0].coins

    given = np.zeros(1, [("coins", "i8")])
    given["coins"] = 5
    add(Pair(given, 2), given)
    assert given["coins"][0] == 12, "what is changed is what was given"
    assert type(given) is np.ndarray


def test_an_entry_for_some_arguments_alone_refuses_records_of_another_size() -> None:
    kinds = [np.dtype([("number", "i8")]), np.dtype([("number", "i8"), ("more", "i8")])]
    one, other = (np.ones(1, kind) for kind in kinds)
    quick: Any = only_for(entry(lambda record, add: record[0].number + add), one, 0)
    assert quick(one, 2) == 3
    if not numba.config.DISABLE_JIT:
        for wrong in (other, np.ones(1, np.int32), b"12345678", None):
            with pytest.raises(TypeError):
                quick(wrong, 2)
        with pytest.raises(OverflowError):
            quick(one, 2**63)
