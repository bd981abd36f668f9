"""Figures in columns, or below each other where the terminal is too narrow for that."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

GAP = "  "


def table_lines(
    columns: Sequence[str], rows: Sequence[Sequence[str]], width: int | None
) -> Iterator[str]:
    """The first column to the left, the others to the right; no width: as wide as it takes."""
    table = [columns, *rows]
    widths = [max(map(cell_len, column)) for column in zip(*table, strict=True)]
    if width is None or sum(widths) + len(GAP) * (len(widths) - 1) <= width:
        for row in table:
            gaps = [" " * (most - cell_len(each)) for each, most in zip(row, widths, strict=True)]
            figures = [gap + each for gap, each in zip(gaps[1:], row[1:], strict=True)]
            yield GAP.join([row[0] + gaps[0], *figures]).rstrip()
        return
    for name, *figures in rows:
        yield f"{columns[0]} {name}"
        for column, figure in zip(columns[1:], figures, strict=True):
            yield f"{GAP}{column}: {figure}"
