"""Statistics as a page: one file with its charts in it, for light and dark screens."""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from io import BytesIO
from typing import Final

from kutter.arena.chart import FAINT, INK, save_figure
from kutter.games.contract import Json
from kutter.lab.statistics.charts import is_drawn, is_wide, panel_figure
from kutter.lab.statistics.words import (
    FIGURES,
    axis_words,
    columns_of,
    figures,
    measure_words,
    row_words,
    title_of_group,
)
from kutter.language.catalogues import Texts

PAGE: Final = "html"
"""The suffix that asks for one."""
COLOURS: Final = {INK: "--ink", FAINT: "--faint", "#000000": "--text", "#b0b0b0": "--line"}
"""What the charts are drawn in becomes what the reader's screen wants."""
SCHEME: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --text: #1d2733; --ink: #123c69;
  --faint: #76808c; --line: #d5d9de; }
@media (prefers-color-scheme: dark) { :root { --paper: #10171f; --card: #18222d; --text: #e4e9ee;
  --ink: #7db4ea; --faint: #93a0ad; --line: #35424f; } }
"""
STYLE: Final = (
    SCHEME
    + """
body { margin: 0 auto; padding: 1.5rem; max-width: 76rem; background: var(--paper);
  color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { margin-top: 2.5rem; font-size: 1.25rem; }
h3 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600; }
p { color: var(--faint); max-width: 60rem; }
.panels { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); }
.panel { background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  padding: 1rem; overflow-x: auto; min-width: 0; }
.wide { grid-column: 1 / -1; } .wide svg { min-width: 60rem; }
svg { width: 100%; height: auto; }
svg text { fill: var(--text); font-family: system-ui, sans-serif; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; white-space: nowrap; }
th { color: var(--faint); font-weight: 500; } tbody tr { border-top: 1px solid var(--line); }
th.name, td.name { text-align: left; }
summary { cursor: pointer; color: var(--faint); }
"""
)


def page_of(statistics: Json, texts: Texts) -> str:
    title = escape(texts.say("stats-page-title"))
    told = texts.say("stats-done", games=statistics["games"], left_out=statistics["left_out"])
    parts = [
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>",
        f"<p>{escape(told)}. {escape(texts.say('stats-page-about'))}</p>",
        *(
            part
            for number, group in enumerate(statistics["groups"])
            for part in section(number, group, texts)
        ),
    ]
    return "\n".join(parts) + "\n"


def section(number: int, group: Json, texts: Texts) -> Iterator[str]:
    yield f"<h2>{escape(title_of_group(group).tell(texts))}</h2>\n<div class=panels>"
    whole = [measure for measure in group["measures"] if not measure["by"]]
    rows = [
        [measure_words(group, measure["name"], texts), *figures(measure, row, texts)]
        for measure in whole
        for row in measure["rows"]
    ]
    yield f'<div class="panel wide">{table([""], FIGURES, rows, texts)}</div>'
    for measure in group["measures"]:
        if is_drawn(measure):
            yield from panel(f"{number}-{measure['name']}", group, measure, texts)
    yield "</div>"


def panel(mark: str, group: Json, measure: Json, texts: Texts) -> Iterator[str]:
    name = escape(measure_words(group, measure["name"], texts))
    wide = " wide" if is_wide(measure) else ""
    yield f'<figure class="panel{wide}" style="margin: 0"><h3>{name}</h3>'
    file = BytesIO()
    save_figure(panel_figure(group, measure, texts), file, "svg", transparent=True)
    yield drawing(file.getvalue().decode(), mark, name)
    if measure["by"]:
        axes = [axis_words(group, axis, texts) for axis in measure["by"]]
        columns = columns_of(measure)
        rows = [
            [*row_words(group, measure, row, texts), *figures(measure, row, texts, columns)]
            for row in measure["rows"]
        ]
        numbers = escape(texts.say("stats-page-numbers"))
        told = table(axes, columns, rows, texts)
        yield f"<details><summary>{numbers}</summary>{told}</details>"
    yield "</figure>"


def drawing(svg: str, mark: str, name: str) -> str:
    """Fit to stand among others: names of its parts get a mark, and colours those of the page."""
    svg = svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{name}"', 1)
    svg = re.sub(r'id="([^"]+)"', rf'id="p{mark}-\1"', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\g<1>p{mark}-", svg)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for drawn, shown in COLOURS.items():
        svg = svg.replace(drawn, f"var({shown})")
    return svg


def table(
    names: Sequence[str], columns: Sequence[str], rows: Iterable[Sequence[str]], texts: Texts
) -> str:
    heads = [*names, *(texts.say(f"figure-{each}") for each in columns)]
    return (
        f"<table><thead><tr>{cells('th', heads, len(names))}</tr></thead>\n<tbody>"
        + "\n".join(f"<tr>{cells('td', row, len(names))}</tr>" for row in rows)
        + "</tbody></table>"
    )


def cells(tag: str, words: Sequence[str], names: int) -> str:
    return "".join(
        f"<{tag} class=name>{escape(word)}</{tag}>" if place < names else f"<{tag}>{word}</{tag}>"
        for place, word in enumerate(words)
    )
