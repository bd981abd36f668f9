"""Files of rows: CSV, and by pyarrow, if it is there, Parquet and Arrow."""

import csv
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol, TextIO

from kutter.lab.data.columns import ACTIONS, VERSION, Column
from kutter.lab.data.rows import Rows
from kutter.language.errors import BadInput
from kutter.records.files import packed_file, whole_file
from kutter.records.packing import PACKED

CSV: Final = ".csv"
PARQUET: Final = ".parquet"
ARROW: Final = ".arrow"
SUFFIXES: Final = (PARQUET, ARROW, CSV, *(CSV + packed for packed in PACKED))
GROUP: Final = 1 << 16
"""Rows that are written at once, at least: so many are in memory, however many there are."""


class Table(Protocol):
    def write(self, rows: Rows) -> None: ...


@contextmanager
def new_table(path: Path, columns: Sequence[Column]) -> Iterator[Table]:
    """A whole file by its suffix, or none."""
    suffix = next((each for each in SUFFIXES if path.name.lower().endswith(each)), None)
    if suffix is None:
        raise BadInput("data-suffix-unknown", file=str(path), suffixes=list(SUFFIXES))
    if suffix.startswith(CSV):
        with packed_file(path) as text:
            yield CsvTable(text, columns)
        return
    check_arrow()
    with whole_file(path) as file, ArrowTable(file.buffer, columns, suffix) as table:
        yield table


def check_arrow() -> None:
    try:
        import pyarrow  # noqa: F401, PLC0415 (an extra)
    except ImportError:
        raise BadInput("data-needs-pyarrow") from None


class CsvTable:
    """Lists with spaces between, bytes in hexadecimal digits, what there is not as nothing."""

    def __init__(self, file: TextIO, columns: Sequence[Column]) -> None:
        self.names = [column.name for column in columns]
        self.writer = csv.writer(file, lineterminator="\n")
        self.writer.writerow(self.names)

    def write(self, rows: Rows) -> None:
        for row in zip(*(rows[name] for name in self.names), strict=True):
            self.writer.writerow(map(as_text, row))


def as_text(value: Any) -> Any:
    if isinstance(value, list):
        return " ".join(map(str, value))
    return value.hex() if isinstance(value, bytes) else value


class ArrowTable:
    """Parquet or an Arrow file, a group of rows at a time."""

    def __init__(self, file: BinaryIO, columns: Sequence[Column], suffix: str) -> None:
        import pyarrow as pa  # noqa: PLC0415 (an extra)
        from pyarrow import parquet  # noqa: PLC0415

        fields = [
            pa.field(
                column.name,
                pa.list_(pa.int32()) if column.kind == ACTIONS else pa.type_for_alias(column.kind),
                metadata={"meaning": column.meaning},
            )
            for column in columns
        ]
        about = {"kutter-data": json.dumps({"version": VERSION})}
        self.schema = pa.schema(fields, about)
        self.make_batch = pa.RecordBatch.from_pydict
        if suffix == PARQUET:
            self.writer = parquet.ParquetWriter(file, self.schema, compression="zstd")
        else:
            self.writer = pa.ipc.new_file(file, self.schema)
        self.waiting: Rows = {column.name: [] for column in columns}

    def write(self, rows: Rows) -> None:
        for name, waiting in self.waiting.items():
            waiting.extend(rows[name])
        if len(self.waiting["decision"]) >= GROUP:
            self.flush()

    def flush(self) -> None:
        self.writer.write_batch(self.make_batch(self.waiting, self.schema))
        for waiting in self.waiting.values():
            waiting.clear()

    def __enter__(self) -> "ArrowTable":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None and self.waiting["decision"]:
                self.flush()
        finally:
            self.writer.close()
