"""Statistics drawn: a panel for each measure, all in one picture or on a page."""

from collections.abc import Callable, Iterator
from math import ceil
from typing import TYPE_CHECKING, BinaryIO, Final

from kutter.arena.chart import FAINT, INK, draw_intervals, save_figure
from kutter.games.contract import Json
from kutter.games.statistics import SEAT, Kind
from kutter.lab.statistics.words import axis_words, key_words, measure_words, title_of_group
from kutter.language.catalogues import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure, SubFigure

MOST_LINES: Final = 24
"""Of intervals below each other; more stand side by side."""
MOST_BARS: Final = 40
PANELS: Final = 3
"""Beside each other."""
PANEL: Final = (4.6, 3.4)
"""In inches, as all of matplotlib's lengths."""
WIDE: Final = (PANELS * PANEL[0], 3.4)
LINE: Final = 0.32
SMALL: Final = 7
"""Points, of letters where there are many."""


def draw_statistics(statistics: Json, texts: Texts, file: BinaryIO, kind: str) -> None:
    """All groups below each other."""
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    groups = statistics["groups"]
    heights = [PANEL[1] * len(list(lines_of(group))) + 0.5 for group in groups]
    figure = Figure(figsize=(WIDE[0], max(sum(heights), 1)), layout="constrained")
    if groups:
        parts = figure.subfigures(len(groups), 1, squeeze=False, height_ratios=heights)[:, 0]
        for group, part in zip(groups, parts, strict=True):
            draw_group(group, part, texts)
    save_figure(figure, file, kind)


def lines_of(group: Json) -> Iterator[list[Json]]:
    """The measures that are drawn, as they stand beside each other."""
    narrow = [each for each in group["measures"] if is_drawn(each) and not is_wide(each)]
    for first in range(0, len(narrow), PANELS):
        yield narrow[first : first + PANELS]
    for measure in group["measures"]:
        if is_drawn(measure) and is_wide(measure):
            yield [measure]


def is_drawn(measure: Json) -> bool:
    """A single share is told well enough by its figures."""
    return bool(measure["by"]) or not Kind(measure["kind"]).is_share


def is_wide(measure: Json) -> bool:
    return bool(measure["by"]) and len({row[measure["by"][0]] for row in measure["rows"]}) > (
        MOST_LINES
    )


def draw_group(group: Json, part: "SubFigure", texts: Texts) -> None:
    lines = list(lines_of(group))
    part.suptitle(title_of_group(group).tell(texts), fontweight="bold")
    places = part.add_gridspec(max(len(lines), 1), PANELS)
    for line, measures in enumerate(lines):
        for column, measure in enumerate(measures):
            place = places[line, :] if is_wide(measure) else places[line, column]
            axes = part.add_subplot(place)
            axes.set_title(measure_words(group, measure["name"], texts), fontsize=9)
            draw_panel(axes, group, measure, texts)


def panel_figure(group: Json, measure: Json, texts: Texts) -> "Figure":
    """One measure by itself, without its title."""
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    size = WIDE if is_wide(measure) else PANEL
    if measure["by"] and not is_wide(measure):
        size = (size[0], max(2.0, 0.8 + LINE * len(measure["rows"])))
    figure = Figure(figsize=size, layout="constrained")
    draw_panel(figure.subplots(), group, measure, texts)
    return figure


def draw_panel(axes: "Axes", group: Json, measure: Json, texts: Texts) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(tick_in(texts))
    if not measure["by"]:
        draw_values(axes, measure["rows"][0])
    elif len(measure["by"]) == 1 and not is_wide(measure):
        draw_rows(axes, group, measure, texts)
    elif len(measure["by"]) == 1:
        draw_many(axes, group, measure, texts)
    elif is_wide(measure):
        draw_grid(axes, group, measure, texts)
    else:
        draw_courses(axes, group, measure, texts)


def tick_in(texts: Texts) -> Callable[[float, object], str]:
    """With as many digits as a number has."""

    def told(number: float, _: object) -> str:
        digits = f"{number:.6f}".rstrip("0").partition(".")[2]
        return texts.decimal(number, len(digits))

    return told


def draw_values(axes: "Axes", row: Json) -> None:
    """How often each value came, the mean, and behind it its interval."""
    values, times = zip(*row["values"], strict=True)
    width = ceil((values[-1] - values[0] + 1) / MOST_BARS)
    bars = ceil((values[-1] - values[0] + 1) / width)
    edges = [values[0] - 0.5 + width * bar for bar in range(bars + 1)]
    axes.hist(values, bins=edges, weights=times, color=INK, alpha=0.6, rwidth=0.9)
    axes.axvline(row["mean"], color=FAINT, linestyle="--")
    axes.locator_params(integer=True)
    if row["low"] is not None:
        axes.axvspan(row["low"], row["high"], color=FAINT, alpha=0.3, linewidth=0)


def scale_of(measure: Json) -> int:
    """Shares are drawn in hundredths."""
    return 100 if Kind(measure["kind"]).is_share else 1


def draw_rows(axes: "Axes", group: Json, measure: Json, texts: Texts) -> None:
    (axis,) = measure["by"]
    rows = measure["rows"]
    draw_intervals(axes, rows, scale_of(measure), texts)
    names = [key_words(group, axis, row[axis], texts) for row in rows]
    axes.set_yticks(range(len(rows)), names)
    axes.set_ylim(len(rows) - 0.5, -0.7)
    if axis == SEAT:
        axes.set_ylabel(axis_words(group, axis, texts), fontsize=8)
    if measure["name"] == "wins":
        fair = 100 * group["fair_share"]
        axes.axvline(fair, color=FAINT, linestyle="--", label=texts.say("plot-fair-share"))
        axes.legend(frameon=False, labelcolor=FAINT, fontsize=SMALL)
    if scale_of(measure) == 100:
        axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0f} %")


def draw_many(axes: "Axes", group: Json, measure: Json, texts: Texts) -> None:
    """Side by side, their names on end."""
    (axis,) = measure["by"]
    rows, scale = measure["rows"], scale_of(measure)
    means = [scale * row["mean"] for row in rows]
    axes.plot(range(len(rows)), means, "o", color=INK, markersize=3)
    for place, row in enumerate(rows):
        if row["low"] is not None:
            axes.vlines(place, scale * row["low"], scale * row["high"], color=INK, alpha=0.5)
    names = [key_words(group, axis, row[axis], texts) for row in rows]
    axes.set_xticks(range(len(rows)), names, rotation=90, fontsize=SMALL)
    axes.set_xlim(-1, len(rows))
    axes.grid(axis="y", alpha=0.3)
    if scale == 100:
        axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0f} %")


def draw_grid(axes: "Axes", group: Json, measure: Json, texts: Texts) -> None:
    """The first axis from left to right, the second from top to bottom, means as colours."""
    across, down = measure["by"]
    columns = list(dict.fromkeys(row[across] for row in measure["rows"]))
    lines = list(dict.fromkeys(row[down] for row in measure["rows"]))
    means = {(row[down], row[across]): row["mean"] for row in measure["rows"]}
    shown = [[means.get((line, column), 0.0) for column in columns] for line in lines]
    drawn = axes.pcolormesh(shown, cmap="viridis")
    scale = axes.figure.colorbar(drawn, ax=axes, pad=0.01)
    scale.ax.yaxis.set_major_formatter(tick_in(texts))
    names = [key_words(group, across, column, texts) for column in columns]
    axes.set_xticks([place + 0.5 for place in range(len(columns))], names, rotation=90,
                    fontsize=SMALL)  # fmt: skip
    told = [key_words(group, down, line, texts) for line in lines]
    axes.set_yticks([place + 0.5 for place in range(len(lines))], told)
    axes.invert_yaxis()
    axes.set_ylabel(axis_words(group, down, texts), fontsize=8)


def draw_courses(axes: "Axes", group: Json, measure: Json, texts: Texts) -> None:
    """A line for each of the first axis, along the second."""
    which, along = measure["by"]
    for key in dict.fromkeys(row[which] for row in measure["rows"]):
        rows = [row for row in measure["rows"] if row[which] == key and row["low"] is not None]
        places = [row[along] for row in rows]
        means = [scale_of(measure) * row["mean"] for row in rows]
        reach = [
            [scale_of(measure) * abs(row["mean"] - row[end]) for row in rows]
            for end in ("low", "high")
        ]
        name = key_words(group, which, key, texts)
        axes.errorbar(places, means, yerr=reach, marker="o", markersize=3, capsize=3, label=name)
    axes.set_xlabel(axis_words(group, along, texts), fontsize=8)
    axes.locator_params("x", integer=True)
    axes.legend(frameon=False, fontsize=SMALL)
    axes.grid(axis="y", alpha=0.3)
