"""docs/strength.md: what stands between marks is written from the ledger, the rest by hand."""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from statistics import NormalDist
from typing import Final

from benchmarks.strength import nets
from benchmarks.strength.ledger import ROOT, Pooled, Run, pooled
from benchmarks.strength.matches import CEILING, FOUR, STEP, Match, matches
from benchmarks.strength.ratings import ratings
from benchmarks.strength.shifted import MODULE, parts
from kutter.arena.intervals import digits_of
from kutter.bots.ratings import ratings_file
from kutter.bots.registry import bot_title
from kutter.games.contract import Json
from kutter.games.registry import metas, title_of
from kutter.language.catalogues import ENGLISH
from kutter.language.sentences import tell

DOCUMENT: Final = ROOT / "docs" / "strength.md"
SHIFTS: Final = {"+": "{} more", "-": "{} fewer", "*0": "nothing", "/2": "half", "*2": "double"}

Played = list[tuple[Match, Pooled]]


def write(runs: Sequence[Run]) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    found = ratings(runs)
    for name, section in {**sections(runs), "ratings": section_of_ratings(found)}.items():
        text = with_section(text, name, section)
    DOCUMENT.write_text(text, encoding="utf-8")
    for name in metas():
        own = [row for row in found if row["game"] == name]
        file = ratings_file(name)
        assert file is not None, "games that are measured are installed"
        file.write_text(in_lines(own), encoding="utf-8")


def in_lines(rows: Sequence[Json]) -> str:
    """As JSON, a line a row."""
    return "[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n"


def with_section(text: str, name: str, section: str) -> str:
    """The document, with a section as it is now."""
    begin = f"<!-- {name}: written by python -m benchmarks.strength -->\n"
    marked = re.compile(f"({re.escape(begin)}).*?(<!-- end -->\n)", re.DOTALL)
    written, number = marked.subn(lambda found: found[1] + section + found[2], text)
    if number != 1:
        raise ValueError(f"docs/strength.md has {number} sections {name}")
    return written


def sections(runs: Sequence[Run]) -> dict[str, str]:
    """All but the ratings, by name."""
    every = matches()
    played = [(match, found) for match in every if (found := pooled(match, runs)) is not None]
    alone = [each for each in played if not each[0].is_shifted and not each[0].is_step]
    told = {"state": state(every, played)}
    for name in metas():
        own = [each for each in alone if each[0].setting.game_name == name]
        told[name] = section([each for each in own if each[0].setting.players == FOUR])
        told[f"{name}-seats"] = section([each for each in own if each[0].setting.players != FOUR])
    told["two-of-each"] = section([each for each in played if each[0].is_step])
    tests = sum(match.is_shifted for match in every)
    told["shifts"] = section_of_shifts([each for each in played if each[0].is_shifted], tests)
    return told


def state(every: Sequence[Match], played: Played) -> str:
    games = sum(found.games for _, found in played)
    runs = [run for _, found in played for run in found.runs]
    without = sum(run.deals is None for run in runs)
    told = [
        f"Of {len(every)} matches on the list, {len(played)} were played with the bots as they are",
        f"now: {games:,} games in {len(runs)} runs.",
    ]
    if without:
        told.append(
            f"Of {without} of these runs, made before there was a ledger, the figures alone"
        )
        told.append("were kept.")
    return "\n".join(told) + "\n"


# Tables


def section(played: Played) -> str:
    if not played:
        return "Not played yet.\n"
    has_variants = len({*(str(match.setting.options) for match, _ in played)}) > 1
    has_games = len({match.setting.game_name for match, _ in played}) > 1
    columns: dict[str, Callable[[Match, Pooled], str]] = {
        **({"game": game} if has_games else {}),
        "bot": lambda match, _: title(match.one),
        "against": lambda match, _: against(match),
        "seats": lambda match, _: str(match.setting.players),
        **({"variant": variant} if has_variants else {}),
        "games": lambda _, found: str(found.games),
        "wins (95 % interval)": lambda _, found: percent(found.interval()),
        "bar": bar,
        "ms a move": lambda _, found: milliseconds(found.ms),
    }
    rows = [[tells(*each) for tells in columns.values()] for each in played]
    return table(list(columns), rows) + commands(played)


def section_of_shifts(played: Played, tests: int) -> str:
    """Of so many upper ends not one is too low but once in forty times, by Bonferroni's rule."""
    if not played:
        return "Not played yet.\n"
    errors = NormalDist().inv_cdf(1 - 0.025 / tests)
    rows = []
    for match, found in played:
        high = found.interval(errors)["high"]
        shown = f"{100 * high:.1f} %" + ("" if high <= CEILING else ", not shown")
        cells = [title(match.one), variant(match, found), str(found.games)]
        rows.append([*cells, percent(found.interval()), shown])
    heads = ["bot", "variant", "games", "wins (95 % interval)", f"upper end of {tests} tests"]
    return table(heads, rows) + commands(played)


def section_of_ratings(found: Sequence[Json]) -> str:
    rows = [
        [
            ", ".join([tell(title_of(row["game"]), ENGLISH), *row["options"].values()]),
            title(row["bot"]),
            points(row["rating"]),
            "–" if row["low"] is None else f"{points(row['low'])} to {points(row['high'])}",
            str(row["games"]),
        ]
        for row in found
    ]
    return table(["game", "bot", "rating", "95 % interval", "games"], rows)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(line)} |\n" for line in (heads, *rows)]
    return "".join([lines[0], "|" + "---|" * len(heads) + "\n", *lines[1:]])


def commands(played: Played) -> str:
    told = [run.command for _, found in played for run in found.runs if run.seed is not None]
    return "".join(["\n```\n", *(f"{each}\n" for each in told), "```\n"])


# Cells


def title(bot: str) -> str:
    """`Skipper (50ms)`; `Mate, bids 1 more`; `Net`, which does not search."""
    kind, at, budget = bot.partition("@")
    if kind.startswith(f"{nets.MODULE}:"):
        return "Net"
    if not kind.startswith(f"{MODULE}:"):
        return str(tell(bot_title(bot), ENGLISH))
    name, shift = parts(kind.removeprefix(f"{MODULE}:"))
    words = SHIFTS.get(shift) or SHIFTS[shift[0]].format(shift[1:])
    return f"{title(name + at + budget)}, bids {words}"


def against(match: Match) -> str:
    others = match.bots.count(match.other)
    name, mark, budget = title(match.other).partition(" (")
    return f"{name}{'s' if others > 1 else ''}{mark}{budget}"


def game(match: Match, _: Pooled) -> str:
    return str(tell(title_of(match.setting.game_name), ENGLISH))


def variant(match: Match, _: Pooled) -> str:
    return ", ".join(match.setting.options.values())


def bar(match: Match, found: Pooled) -> str:
    """Met by the lower end only; that of a step, if the share lies within."""
    if match.is_step:
        low, high = STEP
        met = low <= found.share <= high
        return f"{100 * low:.0f} to {100 * high:.0f} %" + ("" if met else ", missed")
    if match.bar is None:
        return "–"
    met = found.interval()["low"] > match.bar
    return f"{100 * match.bar:.0f} %" + ("" if met else ", not shown")


def points(rating: int) -> str:
    return str(rating).replace("-", "−")


def percent(interval: Json) -> str:
    digits = digits_of(interval)
    mean, low, high = (f"{100 * interval[each]:.{digits}f}" for each in ("mean", "low", "high"))
    return f"{mean} % ({low} to {high})"


def milliseconds(ms: float | None) -> str:
    if ms is None:
        return "–"
    return f"{ms:.0f}" if ms >= 100 else f"{ms:.2g}"
