"""kutter export-data: decisions as rows of a file."""

import csv
import gzip
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import cut, game, kutter, write
from tests.lab.samples import both


def rows_in(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_row_a_decision_whatever_the_games(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    done = kutter("export-data", *both(), "--to", path)
    assert (done.code, done.err) == (0, "")
    rows = rows_in(path)
    assert done.out == f"14 games, {len(rows):,} decisions: {path}\n"
    numbers = [int(row["game_number"]) for row in rows]
    assert sorted(set(numbers)) == list(range(14))
    assert numbers == sorted(numbers)
    assert {row["game"] for row in rows} == {"fishing", "freshfish"}
    assert rows[0]["record"] == f"{both()[0]}:1"
    assert "plain" not in rows[0]


def test_the_same_rows_however_many_work_and_packed(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.csv", tmp_path / "together.csv.gz"
    words = ("export-data", both()[1], "--observations", "history", "--to")
    assert kutter(*words, alone).code == 0
    assert kutter(*words, together, "--jobs", 2).code == 0
    assert gzip.decompress(together.read_bytes()) == alone.read_bytes()
    assert len(rows_in(alone)[0]["plain"]) == 2 * 468


def test_a_table_for_columns(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    assert kutter("export-data", both()[0], "--to", path, "--observations", "plain").code == 0
    table = parquet.read_table(path)
    assert table.column_names[-1] == "plain"
    assert sorted(set(table["players"].to_pylist())) == [3, 4, 5]


def test_any_name_of_a_file_will_do(tmp_path: Path) -> None:
    records = write(tmp_path / "g\udcffmes.kutter.json", game(3))
    path = tmp_path / "games.csv"
    assert kutter("export-data", records, "--to", path).code == 0
    assert rows_in(path)[0]["record"].endswith(r"g\udcffmes.kutter.json")


def test_what_is_left_out_is_named_and_the_rest_is_there(tmp_path: Path) -> None:
    records = write(tmp_path / "games.kutter.jsonl", game(3), cut(game(3), 30), 7, game(3, 1))
    path = tmp_path / "games.csv"
    done = kutter("export-data", records, "--to", path, "--lang", "de")
    assert done.code == 1
    assert [line.split(" bleibt weg: ")[0] for line in done.err.splitlines()] == [
        f"kutter: {records}:2",
        f"kutter: {records}:3",
    ]
    assert {row["record"] for row in rows_in(path)} == {f"{records}:1", f"{records}:4"}


def test_what_cannot_be_written_is_refused_before_a_record_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "nowhere.kutter.json"
    refused = kutter("export-data", nowhere, "--to", tmp_path / "games.xlsx").refusal()
    assert "must end in one of .parquet, .arrow, .csv, .csv.gz and .csv.zst" in refused
    missing = kutter("export-data", nowhere, "--to", tmp_path / "none" / "games.csv").refusal()
    assert "No such file" in missing
    for name in ["pyarrow", *(each for each in sys.modules if each.startswith("pyarrow."))]:
        monkeypatch.setitem(sys.modules, name, None)
    refused = kutter("export-data", nowhere, "--to", tmp_path / "games.parquet").refusal()
    assert 'pip install "kutter[data]"' in refused
    assert list(tmp_path.iterdir()) == []


def test_a_table_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyarrow")

    def fails(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("kutter.lab.data.tables.ArrowTable.flush", fails)
    done = kutter("export-data", both()[0], "--to", tmp_path / "games.parquet")
    assert "No space left" in done.refusal()
    assert list(tmp_path.iterdir()) == []
