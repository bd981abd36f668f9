"""The numbers drawn, for light and dark screens."""

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kutter.arena.chart import FAINT, save_figure
from kutter.games.contract import Json
from kutter.games.registry import title_of
from kutter.lab.statistics.page import SCHEME, drawing
from kutter.language.catalogues import ENGLISH
from kutter.language.sentences import tell

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS: Final = ("#2f7fd0", "#d9822b", "#2e9e6b", "#b25fc4")
"""Which are seen on any paper."""
SIZE: Final = (11.0, 3.6)
STYLE: Final = SCHEME + "svg { background: var(--card); } text { fill: var(--text); }"


def draw_numbers(numbers: Sequence[Json], folder: Path) -> None:
    for name, (title, draw) in PICTURES.items():
        file = BytesIO()
        save_figure(draw(numbers), file, "svg", transparent=True)
        svg = drawing(file.getvalue().decode(), name, title)
        end = svg.index(">") + 1
        whole = f"{svg[:end]}<style>{STYLE}</style>{svg[end:]}"
        (folder / f"{name}.svg").write_text(whole, encoding="utf-8")


def kinds(numbers: Sequence[Json]) -> list[tuple[str, list[Json]]]:
    """All numbers of seats of a game together."""
    return [(title, list(group)) for title, group in groupby(numbers, title_of_kind)]


def title_of_kind(kind: Json) -> str:
    return ", ".join([tell(title_of(kind["game"]), ENGLISH), *kind["options"].values()])


def panels(numbers: Sequence[Json]) -> "tuple[Figure, Sequence[Axes]]":
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    figure = Figure(figsize=SIZE, layout="constrained")
    found = kinds(numbers)
    axes = figure.subplots(1, len(found), squeeze=False)[0]
    for (title, _), each in zip(found, axes, strict=True):
        each.set_title(title, fontsize=10)
        each.spines[["top", "right"]].set_visible(False)
        each.tick_params(labelsize=8)
    return figure, axes


def choices(numbers: Sequence[Json]) -> "Figure":
    """A line for each number of seats, among the best bots that were measured."""
    figure, axes = panels(numbers)
    for (_, group), panel in zip(kinds(numbers), axes, strict=True):
        for colour, kind in zip(COLOURS, group, strict=False):
            moments = list(kind["course"].values())[-1]["moments"]
            middles = [100 * (place + 0.5) / len(moments) for place in range(len(moments))]
            reach = [[abs(each["mean"] - each[end]) for each in moments] for end in ("low", "high")]
            means = [each["mean"] for each in moments]
            label = f"{kind['players']} seats"
            panel.errorbar(middles, means, reach, marker="o", markersize=3, color=colour,
                           label=label)  # fmt: skip
        panel.set_ylim(bottom=0)
        panel.set_xlabel("% of the game's decisions", fontsize=8)
        panel.legend(frameon=False, fontsize=8)
    axes[0].set_ylabel("legal moves a decision", fontsize=8)
    return figure


def seats(numbers: Sequence[Json]) -> "Figure":
    """What places round the table win above their fair share."""
    figure, axes = panels(numbers)
    for (_, group), panel in zip(kinds(numbers), axes, strict=True):
        first = 0
        names: list[tuple[float, str]] = []
        for kind in group:
            fair = 1 / kind["players"]
            for level, (colour, (bot, places)) in enumerate(
                zip(COLOURS, kind["seats"].items(), strict=False)
            ):
                at = [first + place + 0.2 * (level - 1) for place in range(len(places))]
                means = [100 * (each["mean"] - fair) for each in places]
                reach = [
                    [100 * abs(each["mean"] - each[end]) for each in places]
                    for end in ("low", "high")
                ]
                label = bot if first == 0 else None
                panel.errorbar(at, means, reach, fmt="o", markersize=4, color=colour, label=label)
            names += [(first + place, str(place + 1)) for place in range(kind["players"])]
            first += kind["players"] + 1
        panel.axhline(0, color=FAINT, linestyle="--")
        panel.set_xticks([at for at, _ in names], [name for _, name in names])
        panel.set_xlabel("place, from the one that begins", fontsize=8)
    axes[0].set_ylabel("wins above the fair share, %", fontsize=8)
    with_legend(figure, axes[0])
    return figure


def luck(numbers: Sequence[Json]) -> "Figure":
    """Parts of a whole, for each pair of levels; one that came out below nothing is not drawn."""
    figure, axes = panels(numbers)
    parts = {"skill": "skill", "luck": "deal and seat", "rest": "neither"}
    for (_, group), panel in zip(kinds(numbers), axes, strict=True):
        lines = [
            (f"{better} among {found['against']}s, {kind['players']}", found)
            for kind in group
            for better, found in kind["luck"].items()
        ]
        for place, (_, found) in enumerate(lines):
            left = 0.0
            for colour, (part, label) in zip(
                (COLOURS[2], COLOURS[1], FAINT), parts.items(), strict=True
            ):
                width = 100 * max(found[part]["mean"], 0)
                named = label if place == 0 else None
                panel.barh(place, width, left=left, color=colour, label=named)
                left += width
        panel.set_yticks(range(len(lines)), [name for name, _ in lines])
        panel.invert_yaxis()
        panel.set_xlim(0, 100)
        panel.set_xlabel("% of the variance of win shares", fontsize=8)
    with_legend(figure, axes[0])
    return figure


def with_legend(figure: "Figure", panel: "Axes") -> None:
    """One for all panels, below them."""
    handles, labels = panel.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=3, frameon=False, fontsize=8)


PICTURES: Final[Mapping[str, tuple[str, Callable[[Sequence[Json]], "Figure"]]]] = {
    "numbers-choices": ("Legal moves in the course of a game", choices),
    "numbers-seats": ("What each seat wins", seats),
    "numbers-luck": ("Luck against skill", luck),
}
