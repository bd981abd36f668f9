"""All rates in one picture, a panel for each group; on paper of its own, white in every theme."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.peers.measuring import Group, Results
from benchmarks.peers.telling import short
from kutter.arena.chart import FAINT, save_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = {
    "Kutter": "#0072b2",
    "OpenSpiel": "#b84f00",
    "RLCard": "#00795a",
    "PettingZoo": "#a8477f",
    "pgx": "#7a6200",
}
"""Okabe and Ito's, darker, to be read as letters: told apart by everybody."""
WIDTH: Final = 9.5
"""In inches."""
HEIGHT_OF_LOOP: Final = 0.24
HEIGHT_OF_REST: Final = 0.7


def draw(groups: Sequence[Group], results: Results, file: Path) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    heights = [HEIGHT_OF_REST + HEIGHT_OF_LOOP * len(group.loops) for group in groups]
    figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
    panels = figure.subplots(
        len(groups), 1, sharex=True, squeeze=False, height_ratios=[len(g.loops) for g in groups]
    )[:, 0]
    for axes, group in zip(panels, groups, strict=True):
        draw_group(axes, group, results)
    panels[-1].set_xlabel(
        "decisions a second; thick: the middle half of the turns, thin: all of them"
    )
    with file.open("wb") as opened:
        save_figure(figure, opened, "svg")


def draw_group(axes: "Axes", group: Group, results: Results) -> None:
    loops = [loop for loop in group.loops if loop.name in results.rates]
    for line, loop in enumerate(loops):
        rates, rate = results.rates[loop.name], results.rate(loop.name)
        colour = COLOURS[loop.peer]
        axes.plot([min(rates), max(rates)], [line, line], color=colour, linewidth=1)
        axes.plot([rate.low, rate.high], [line, line], color=colour, linewidth=4, alpha=0.5)
        axes.plot(rate.middle, line, "o", color=colour, markersize=5)
        axes.annotate(
            short(rate.middle), (max(rates), line), (6, 0), textcoords="offset points",
            va="center", fontsize=8, color=colour,
        )  # fmt: skip
    axes.set_title(group.title, loc="left", fontsize=10, fontweight="bold")
    axes.set_xscale("log")
    axes.set_yticks(range(len(loops)), [loop.name for loop in loops], fontsize=8)
    for label, loop in zip(axes.get_yticklabels(), loops, strict=True):
        label.set_color(COLOURS[loop.peer])
    axes.set_ylim(len(loops) - 0.4, -0.6)
    axes.margins(x=0.12)
    axes.xaxis.set_major_formatter(
        lambda rate, _: f"{rate / 1e6:g} M" if rate >= 1e6 else f"{rate:,.0f}"
    )
    axes.tick_params(labelbottom=True, length=0, labelsize=8)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    axes.grid(axis="x", alpha=0.3)
