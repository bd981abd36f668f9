"""More tables of docs/research.md: what is counted, what is exported, how many ways there are."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from kutter.games.registry import metas
from kutter.lab.data.columns import COLUMNS, OBSERVATIONS, VERSION
from kutter.lab.statistics.counting import MEASURES, statistics_of
from kutter.language.catalogues import ENGLISH
from tests.lab import numbers
from tests.lab.perft import kept


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("|" + "|".join(f" {word} " for word in line) + "|\n" for line in lines).replace(
        "| --- ", "|---"
    )


def columns() -> str:
    rows = [(f"`{each.name}`", each.kind, each.meaning) for each in (*COLUMNS, *OBSERVATIONS)]
    return f"Version {VERSION}.\n\n" + table(["column", "type", "what it tells"], rows)


def measures() -> str:
    rows = [("every game", each, f"measure-{each.name}") for each in MEASURES]
    for game in metas():
        own = statistics_of(game)
        if own is not None:
            rows += [(game, each, f"{game}-measure-{each.name}") for each in own.measures]
    return table(
        ["of", "name", "kind", "by", "what it tells"],
        [
            (game, f"`{each.name}`", each.kind.value, ", ".join(each.by), ENGLISH.say(message))
            for game, each, message in rows
        ],
    )


def ways() -> str:
    rows = [
        (
            str(line),
            ", ".join([record.game, *record.options.values()]),
            str(record.players),
            str(len(record.moves)),
            ", ".join(f"{number:,}" for number in record.extra["perft"]),
        )
        for line, record in enumerate(kept(), 1)
    ]
    return table(
        ["line", "game", "seats", "moves before", "sequences of 1, 2, 3 … decisions"], rows
    )


def numbers_sizes() -> str:
    heads = ["game", "seats", "decisions", "answers of chance", "legal moves", "at most",
             "only one", "courses, log₁₀", "information sets, log₁₀"]  # fmt: skip
    return table(heads, numbers.sizes())


def numbers_seats() -> str:
    return table(["game", "seats", "bots", "1st", "2nd", "3rd", "4th", "5th"], numbers.seats())


def numbers_luck() -> str:
    heads = ["game", "seats", "who", "games", "wins", "skill", "of luck, deal and seat"]
    return table(heads, numbers.luck())


SECTIONS: Mapping[str, Callable[[], str]] = {
    "measures": measures,
    "columns": columns,
    "perft": ways,
    "numbers-sizes": numbers_sizes,
    "numbers-seats": numbers_seats,
    "numbers-luck": numbers_luck,
}
