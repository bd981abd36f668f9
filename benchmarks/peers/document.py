"""docs/benchmarks.md: what stands between marks is written here, the rest by hand."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.peers.measuring import Comparison, Group, Results
from benchmarks.peers.telling import as_markdown, includes, rows_of, rows_of_comparisons

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = ROOT / "docs" / "benchmarks.md"
MACHINE: Final = ("date", "cores", "processor", "system", "turns", "seconds")
PICTURE: Final = ROOT / "docs" / "pictures" / "peers.svg"


def sections(
    groups: Sequence[Group], goals: Sequence[Comparison], results: Results, about: dict[str, str]
) -> dict[str, str]:
    return {
        "machine": machine(about) + left_out(results),
        **{group.name: section_of(group, results) for group in groups},
        "goals": as_markdown(list(rows_of_comparisons(goals, results))),
    }


def section_of(group: Group, results: Results) -> str:
    lines = "".join(f"{line}\n" for line in includes(group))
    return f"{lines}\n{as_markdown(list(rows_of(group, results)))}"


def machine(about: dict[str, str]) -> str:
    date, cores, processor, system, turns, seconds = (about[name] for name in MACHINE)
    versions = [f"{name} {value}" for name, value in about.items() if name not in MACHINE]
    return (
        f"Measured on {date} with {cores} cores of {processor}, {system}, in {turns} turns, "
        f"{seconds} seconds a loop in all; {', '.join(versions)}.\n"
    )


def left_out(results: Results) -> str:
    told = [f"{name} ({why})" for name, why in results.left_out.items()]
    return f"\nLeft out: {'; '.join(told)}.\n" if told else ""


def with_section(text: str, name: str, section: str) -> str:
    """The document, with a section as it is now."""
    begin, end = f"<!-- {name}: written by make bench-peers -->\n", "<!-- end -->\n"
    marked = re.compile(f"({re.escape(begin)}).*?({end})", re.DOTALL)
    written, number = marked.subn(lambda found: found[1] + section + found[2], text)
    if number != 1:
        raise ValueError(f"docs/benchmarks.md has {number} sections {name}")
    return written


def write(
    groups: Sequence[Group], goals: Sequence[Comparison], results: Results, about: dict[str, str]
) -> None:
    from benchmarks.peers.chart import draw  # noqa: PLC0415  matplotlib is an extra

    text = DOCUMENT.read_text(encoding="utf-8")
    for name, section in sections(groups, goals, results, about).items():
        text = with_section(text, name, section)
    DOCUMENT.write_text(text, encoding="utf-8")
    draw(groups, results, PICTURE)
