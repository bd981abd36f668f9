"""Results as tables, for a terminal and for a document; and as JSON."""

from collections.abc import Iterator, Sequence

from benchmarks.peers.measuring import Comparison, Group, Results, Spread
from kutter.games.contract import Json

Row = list[str]


def short(rate: float) -> str:
    """Three digits, which is more than the noise allows."""
    digits = float(f"{rate:.3g}")
    if digits >= 1e6:
        return f"{digits / 1e6:#.3g}".removesuffix(".") + " M"
    return f"{digits:,.0f}" if digits >= 100 else f"{digits:g}"


def middle_half(spread: Spread, tell: str = "") -> str:
    low, high = (f"{each:{tell}}" if tell else short(each) for each in (spread.low, spread.high))
    return f"{low}–{high}"


def rows_of(group: Group, results: Results) -> Iterator[Row]:
    yield ["loop", group.unit, "middle half", f"times {group.beside}" if group.beside else ""]
    for loop in group.loops:
        if loop.name in results.rates:
            rate = results.rate(loop.name)
            ratio = results.ratio(loop.name, group.beside)
            shown = f"{ratio.middle:.3g}" if ratio else ""
            yield [loop.name, short(rate.middle), middle_half(rate), shown]


def rows_of_comparisons(comparisons: Sequence[Comparison], results: Results) -> Iterator[Row]:
    yield ["loop", "beside", "times", "middle half", "at least", "reached"]
    for each in comparisons:
        ratio = results.ratio(each.loop, each.beside)
        if ratio is not None:
            bar = each.at_least
            goal = ["", ""] if bar is None else [f"{bar:g}", "yes" if ratio.reaches(bar) else "no"]
            times = [f"{ratio.middle:.2f}", middle_half(ratio, ".2f")]
            yield [each.loop, each.beside, *times, *goal]


def includes(group: Group) -> Iterator[str]:
    """What is on the clock, once for every way to play."""
    for told, loop in {loop.includes: loop for loop in group.loops}.items():
        yield f"- {loop.peer}, {loop.way}: {told}"


def as_text(rows: Sequence[Row]) -> str:
    """The first column to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *rest in rows:
        cells = map(str.rjust, rest, widths[1:])
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip() + "\n")
    return "".join(lines)


def as_markdown(rows: Sequence[Row]) -> str:
    head, *rest = rows
    marks = ["---", *["---:"] * (len(head) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, marks, *rest])


def as_json(
    groups: Sequence[Group], comparisons: Sequence[Comparison], results: Results, about: Json
) -> Json:
    return {
        "about": about,
        "groups": {
            group.name: {
                loop.name: {"unit": group.unit, **rounded(results.rate(loop.name), 1)}
                for loop in group.loops
                if loop.name in results.rates
            }
            for group in groups
        },
        "ratios": [
            {**each._asdict(), **rounded(ratio, 3)}
            for each in comparisons
            if (ratio := results.ratio(each.loop, each.beside)) is not None
        ],
        "left_out": results.left_out,
    }


def rounded(spread: Spread, digits: int) -> Json:
    return {name: round(value, digits) for name, value in spread._asdict().items()}
