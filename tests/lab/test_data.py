"""Decisions as rows: what they say is so, and no more than the seat knew."""

import csv
import json
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kutter.engine.chance import generator
from kutter.games.contract import winners_of
from kutter.games.registry import game_named
from kutter.lab.batches import lab_of
from kutter.lab.data import tables
from kutter.lab.data.columns import COLUMNS, columns_with
from kutter.lab.data.rows import Rows, rows_of
from kutter.lab.data.tables import ArrowTable, CsvTable, new_table
from kutter.lab.played import Asked, Played
from kutter.language.errors import BadInput, KutterError
from kutter.records.format import Record
from tests.lab.samples import records
from tests.states import same

GAMES = ("fishing", "freshfish")


def parquet() -> Any:
    return pytest.importorskip("pyarrow.parquet")


def with_number(rows: Rows, number: int) -> Rows:
    return {**rows, "game_number": [number] * len(rows["decision"])}


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_a_row_with_what_the_record_says(game: str) -> None:
    for record in records(game):
        rows = rows_of("here:1", record, None)
        assert record.result is not None
        decided = [(n, move) for n, move in enumerate(record.moves, 1) if not move.startswith("*")]
        number = len(decided)
        assert {len(rows[name]) for name in rows if name != "game_number"} == {number}
        assert list(zip(rows["move_number"], rows["move"], strict=True)) == decided
        assert rows["decision"] == list(range(number))
        assert rows["seat"] == [int(move[0]) for _, move in decided]
        assert rows["verb"] == [move.split(" ")[1] for _, move in decided]
        assert rows["final_score"] == [record.result["scores"][seat] for seat in rows["seat"]]
        winners = winners_of(game_named(game), record.result["scores"])
        for seat, reward in zip(rows["seat"], rows["reward"], strict=True):
            share = 1 / len(winners) if seat in winners else 0
            assert reward == pytest.approx(share - 1 / record.players)
        assert set(rows["record"]) == {"here:1"}
        assert json.loads(rows["options"][0]) == record.options
        assert set(rows["bot"]) == {None}


def test_rounds_and_scores_of_fishing_grow_as_its_deals_come() -> None:
    for record in records("fishing"):
        rows = rows_of("", record, None)
        deals = 0
        rounds = []
        for move in record.moves:
            deals += move.startswith("* deal")
            if not move.startswith("*"):
                rounds.append(deals // record.players)
        assert rows["round"] == rounds
        assert rows["score"][: rounds.count(1)] == [0] * rounds.count(1)


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_the_numbers_of_the_legal_moves(game: str) -> None:
    lab = lab_of(game)
    for record in records(game):
        rows = rows_of("", record, "plain")
        assert set(rows["lab_version"]) == {lab.version}
        shapes = zip(rows["move"], rows["seat"], rows["action"], rows["actions"], strict=True)
        for move, seat, action, actions in shapes:
            assert action in actions
            assert sorted(set(actions)) == actions
            assert lab.game.text(lab.move_of(action, seat)) == move
        assert rows["choices"] == list(map(len, rows["actions"]))
        assert {len(plain) for plain in rows["plain"]} == {lab.plain.size}


class Swapped(Played):
    """Positions in which all that the seat cannot know is another."""

    def decisions(self) -> Iterator[Asked]:
        rng = generator("swapped")
        for asked in super().decisions():
            world = self.game.determinize(self.game.view(asked.state, asked.move.seat), rng)
            SWAPPED.append(not same(world, asked.state))
            yield asked._replace(state=world)


SWAPPED: list[bool] = []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_is_in_no_row(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    SWAPPED.clear()
    for record in list(records(game))[-3:]:
        rows = rows_of("", record, "history")
        with monkeypatch.context() as patched:
            patched.setattr("kutter.lab.data.rows.Played", Swapped)
            assert rows_of("", record, "history") == rows
    assert sum(SWAPPED) > 10


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_those_of_the_views(game: str) -> None:
    record = list(records(game))[2]
    lab = lab_of(game)
    rows = rows_of("", record, "history")
    for number, asked in enumerate(Played(record).decisions()):
        mask, plain, history = lab.look(lab.game.view(asked.state, asked.move.seat))
        assert np.flatnonzero(mask).tolist() == rows["actions"][number]
        assert rows["plain"][number] == plain.tobytes()
        assert rows["history"][number] == history.tobytes()


def test_bots_are_told_as_far_as_the_record_does() -> None:
    record = next(records("fishing"))
    record.extra = {"bots": ["mate", None, 7], "names": ["Anna", "Ben", "Cem"]}
    rows = rows_of("", record, None)
    assert {(seat, bot) for seat, bot in zip(rows["seat"], rows["bot"], strict=True)} == {
        (0, "mate"),
        (1, None),
        (2, None),
    }
    assert "Anna" not in str(rows)
    began = replace(record, extra={**record.extra, "began_at": 100})
    for number, bot in zip(rows["move_number"], rows_of("", began, None)["bot"], strict=True):
        assert number > 100 or bot is None
    for odd in ("mate", ["mate"], None, ["\ud800", {}, []]):
        record.extra = {"bots": odd}
        assert set(rows_of("", record, None)["bot"]) == {None}


def test_a_square_too_large_for_the_lab_has_no_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kutter.games.freshfish.lab.lab.GRID", 3)
    rows = rows_of("", next(records("freshfish")), "history")
    for name in ("lab_version", "action", "actions", "plain", "history"):
        assert set(rows[name]) == {None}
    assert min(rows["choices"]) >= 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_finished_whole_record_is_refused(game: str) -> None:
    record = next(records(game))
    for spoiled in (
        replace(record, result=None),
        replace(record, moves=record.moves[:-2]),
        replace(record, moves=[*record.moves[:9], "7 draw", *record.moves[9:]]),
        replace(record, seen_by=1),
    ):
        with pytest.raises(KutterError):
            rows_of("", spoiled, None)


# Files


def small() -> list[Record]:
    return [next(records(game)) for game in GAMES]


@pytest.mark.parametrize("suffix", [".parquet", ".arrow"])
def test_tables_are_written_in_groups_and_read_as_they_were(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "GROUP", 100)
    path = tmp_path / f"games{suffix}"
    wanted: list[Any] = []
    with new_table(path, columns_with("history")) as table:
        for number, record in enumerate(small()):
            rows = with_number(rows_of("x", record, "history"), number)
            table.write(rows)
            wanted += [
                dict(zip(rows, row, strict=True)) for row in zip(*rows.values(), strict=True)
            ]
            assert isinstance(table, ArrowTable)
            assert len(table.waiting["decision"]) < 100
    if suffix == ".parquet":
        file = parquet().ParquetFile(path)
        assert file.num_row_groups == 2
        found = file.read()
    else:
        found = pytest.importorskip("pyarrow").ipc.open_file(path).read_all()
    assert json.loads(found.schema.metadata[b"kutter-data"]) == {"version": 1}
    read = found.to_pylist()
    for row in (*read, *wanted):
        row["reward"] = round(row["reward"], 5)
    assert read == wanted
    kinds = {column.name: column.kind for column in columns_with("history")}
    told = {field.name: str(field.type) for field in found.schema}
    assert {**told, "actions": "list<int32>", "reward": "float32"} == kinds


def test_csv_says_the_same_in_words() -> None:
    record = small()[0]
    rows = with_number(rows_of("x", record, "plain"), 3)
    file = StringIO()
    CsvTable(file, columns_with("plain")).write(rows)
    read = list(csv.DictReader(StringIO(file.getvalue())))
    assert list(read[0]) == [column.name for column in (*COLUMNS, *columns_with("plain")[-1:])]
    assert [row["move"] for row in read] == rows["move"]
    assert [list(map(int, row["actions"].split())) for row in read] == rows["actions"]
    assert [bytes.fromhex(row["plain"]) for row in read] == rows["plain"]
    assert {(row["game_number"], row["bot"]) for row in read} == {("3", "")}


def test_a_name_that_says_nothing_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    for name in ("games", "games.txt", "games.gz", "games.parquet.gz"):
        with (
            pytest.raises(BadInput, match="must end in one of"),
            new_table(tmp_path / name, COLUMNS),
        ):
            pass
    assert list(tmp_path.iterdir()) == []
