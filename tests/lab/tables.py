"""The tables of docs/research.md, made from what compiled code is made from."""

from collections.abc import Iterator

from kutter.games.lab import Actions, Lab
from kutter.games.layouts import Layout
from tests.docs.documents import ROOT

DOCUMENT = ROOT / "docs" / "research.md"
KINDS = ("plain", "history", "perfect")


def begin_of(name: str) -> str:
    return f"<!-- {name}: written by python -m tests.lab.write -->\n"


END = "<!-- end -->\n"


def tables_of(lab: Lab) -> str:
    parts = [f"Version {lab.version}.\n", "\n".join(rows_of_actions(lab.actions)) + "\n"]
    for kind in KINDS:
        layout: Layout = getattr(lab, kind)
        parts.append(f"`{kind}`: {layout.size} bytes, or {layout.float_size} floats.\n")
        parts.append("\n".join(rows_of(layout)) + "\n")
    return "\n".join(parts)


def rows_of_actions(actions: Actions) -> Iterator[str]:
    yield f"| of {actions.size} actions | how many | verb | what it does |"
    yield "|---|---|---|---|"
    for first, verb in actions.with_firsts():
        yield f"| {first} | {verb.number} | `{verb.name}` | {verb.meaning} |"


def rows_of(layout: Layout) -> Iterator[str]:
    yield "| field | byte | shape | float | what it tells |"
    yield "|---|---|---|---|---|"
    for field in layout.fields:
        byte, first = layout.places[field.name].start, layout.float_places[field.name].start
        shape = " × ".join(map(str, field.shape))
        made = f"÷ {field.most}" if field.codes is None else f"{field.codes.shape[1]} each"
        yield f"| `{field.name}` | {byte} | {shape} | {first}, {made} | {field.meaning} |"


def with_tables(text: str, name: str, lab: Lab) -> str:
    """The document, with a game's tables as they are."""
    return with_section(text, name, tables_of(lab))


def with_section(text: str, name: str, section: str) -> str:
    before, _, rest = text.partition(begin_of(name))
    _, _, after = rest.partition(END)
    return f"{before}{begin_of(name)}{section}{END}{after}"
