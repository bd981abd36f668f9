"""Several rounds of the same servers: medians, and how far the rounds lie apart."""

from collections.abc import Sequence
from statistics import median

from benchmarks.load.wire import Json

FIGURES = (
    ("p50 paced, ms", "paced", "p50_ms"),
    ("p99 paced, ms", "paced", "p99_ms"),
    ("p99 paced where the table is not, ms", "paced", "p99_remote_ms"),
    ("processor time of the server paced, ms a move", "paced", "server_ms_a_move"),
    ("flat out, moves/s", "flat_out", "moves_per_s"),
    ("p99 flat out, ms", "flat_out", "p99_ms"),
    ("processor time of the server flat out, ms a move", "flat_out", "server_ms_a_move"),
)


def show_medians(results: Sequence[Json]) -> None:
    names = list(dict.fromkeys((result["name"], result["storage"]) for result in results))
    rounds = {
        name: [result for result in results if (result["name"], result["storage"]) == name]
        for name in names
    }
    for title, phase, figure in FIGURES:
        print(title)
        for name in names:
            told = [each[phase][figure] for each in rounds[name]]
            if None not in told:
                show_one(name, told)
    print("memory, MB")
    for name in names:
        show_one(name, [each["megabytes"] for each in rounds[name]])


def show_one(name: tuple[str, ...], figures: Sequence[float]) -> None:
    low, high = min(figures), max(figures)
    print(f"  {', '.join(name)}: median {median(figures):,.1f} ({low:,.1f} to {high:,.1f})")
