"""Charts by matplotlib, if it is there; and the arena's: win shares and margins with intervals."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from kutter.bots.registry import bot_title
from kutter.games.contract import Json
from kutter.language.catalogues import Texts
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence, tell

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#123c69"
FAINT: Final = "#8a8f98"
WIDTH: Final = 9.0
"""In inches, as all of matplotlib's lengths."""
HEIGHT_OF_BOT: Final = 0.5
HEIGHT_OF_REST: Final = 1.7


def check_chart(path: Path, more_kinds: Collection[str] = ()) -> str:
    """The format that a file's suffix asks for; refused before a game is played for nothing."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)
    except ImportError:
        raise BadInput("plot-needs-matplotlib") from None
    kinds = {*Figure().canvas.get_supported_filetypes(), *more_kinds}
    kind = path.suffix.lower().removeprefix(".")
    if kind not in kinds:
        raise BadInput("plot-suffix-unknown", file=str(path), suffixes=sorted(kinds))
    return kind


def draw_chart(
    standings: Json, players: int, title: Sentence, texts: Texts, file: BinaryIO, kind: str
) -> None:
    """Every bot a line, the first on top."""
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    figure = Figure(
        figsize=(WIDTH, HEIGHT_OF_REST + HEIGHT_OF_BOT * len(standings)), layout="constrained"
    )
    figure.suptitle(title.tell(texts))
    shares, margins = figure.subplots(1, 2, sharey=True)
    rows = list(standings.values())
    draw_intervals(shares, [row["win_share"] for row in rows], 100, texts)
    draw_intervals(margins, [row["margin"] for row in rows], 1, texts)
    shares.set_yticks(range(len(rows)), [str(tell(bot_title(name), texts)) for name in standings])
    shares.set_ylim(len(rows) - 0.5, -0.5)
    shares.set_xlim(left=0)
    shares.xaxis.set_major_formatter(lambda share, _: f"{share:.0f} %")
    shares.set_xlabel(texts.say("plot-win-share"))
    margins.set_xlabel(texts.say("plot-margin"))
    shares.axvline(100 / players, color=FAINT, linestyle="--", label=texts.say("plot-fair-share"))
    margins.axvline(0, color=FAINT, linestyle="--")
    figure.legend(loc="outside lower left", frameon=False, labelcolor=FAINT)
    save_figure(figure, file, kind)


def save_figure(figure: "Figure", file: BinaryIO, kind: str, transparent: bool = False) -> None:
    """Text stays text in an SVG, and the same figures give the same file."""
    from matplotlib import rc_context  # noqa: PLC0415 (an extra)

    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "kutter"}):
        undated = {"Date": None} if kind == "svg" else None
        figure.savefig(file, format=kind, dpi=150, transparent=transparent, metadata=undated)


def draw_intervals(axes: "Axes", intervals: Sequence[Json], scale: float, texts: Texts) -> None:
    for line, interval in enumerate(intervals):
        mean = scale * interval["mean"]
        reach = None
        if interval["low"] is not None:
            reach = [[mean - scale * interval["low"]], [scale * interval["high"] - mean]]
        axes.errorbar(mean, line, xerr=reach, fmt="o", color=INK, capsize=4)
        figure = texts.decimal(mean, 1)
        axes.annotate(
            figure, (mean, line), (0, 7), textcoords="offset points", ha="center", color=INK
        )
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", alpha=0.3)
