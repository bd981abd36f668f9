"""The figures, drawn."""

from collections.abc import Iterable
from pathlib import Path

from benchmarks.load.phases import shares
from benchmarks.load.wire import Json


def plot(results: Iterable[Json], file: Path) -> None:
    import matplotlib as mpl  # noqa: PLC0415  only where a plot is wanted

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    colours = ["#0072b2", "#e69f00", "#cc79a7"]  # Okabe and Ito's: told apart by everybody
    figure, (latency, rate, memory) = plt.subplots(
        1, 3, figsize=(13, 4.2), width_ratios=[2.2, 1, 1], layout="constrained"
    )
    results = list(results)
    first = results[0]["paced"]
    tables = first["tables"]
    labels = [f"{each['name']}\n{each['storage']}" for each in results]
    for each, label, colour in zip(results, labels, colours, strict=False):
        slower = [1 - share for share in shares()]
        latency.plot(
            slower, each["paced"]["latencies_ms"], color=colour, label=label.replace("\n", ", ")
        )
    latency.set(xscale="log", yscale="log", xlim=(1, 1e-4), ylabel="milliseconds")
    latency.set_xticks([1, 0.5, 0.1, 0.01, 0.001], ["all", "p50", "p90", "p99", "p99.9"])
    latency.set_title(
        f"A move to all four seats: {tables:,} tables, {first['moves_per_s']:,.0f} moves/s"
    )
    latency.minorticks_off()
    latency.yaxis.set_major_formatter("{x:g}")
    latency.grid(alpha=0.3)
    latency.legend(frameon=False, loc="lower right")
    bars = [
        (rate, "Flat out, moves/s", [each["flat_out"]["moves_per_s"] for each in results]),
        (memory, f"Memory with {tables:,} tables, MB", [each["megabytes"] for each in results]),
    ]
    for axes, title, values in bars:
        drawn = axes.bar(labels, values, color=colours[: len(values)])
        axes.bar_label(drawn, fmt="{:,.0f}", padding=2)
        axes.set_title(title)
        axes.tick_params(axis="x", labelsize=8)
        axes.margins(y=0.12)
    for axes in (latency, rate, memory):
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=150)
