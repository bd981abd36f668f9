"""Statistics in words: what is counted, by what, and the figures."""

from collections.abc import Sequence
from typing import Final

from kutter.arena.intervals import digits_of
from kutter.games.contract import Json
from kutter.games.registry import title_of
from kutter.games.statistics import Kind
from kutter.lab.statistics.counting import statistics_of
from kutter.language.catalogues import Texts
from kutter.language.sentences import Sentence, tell

FIGURES: Final = ("mean", "interval", "spread", "lowest", "median", "highest", "number")
FIGURES_OF_SHARES: Final = ("mean", "interval", "number")


def title_of_group(group: Json) -> Sentence:
    return Sentence(
        "plot-title",
        game=title_of(group["game"]),
        variant=", ".join(group["options"].values()) or "none",
        seats=group["players"],
        games=group["games"],
    )


def first_known(texts: Texts, messages: Sequence[str], otherwise: str) -> str:
    return next((texts.say(each) for each in messages if texts.knows(each)), otherwise)


def measure_words(group: Json, name: str, texts: Texts) -> str:
    game = group["game"]
    return first_known(texts, [f"{game}-measure-{name}", f"measure-{name}"], name)


def axis_words(group: Json, axis: str, texts: Texts) -> str:
    game = group["game"]
    return first_known(texts, [f"{game}-axis-{axis}", f"axis-{axis}"], axis)


def key_words(group: Json, axis: str, key: int | str, texts: Texts) -> str:
    """Seats, verbs and numbers are told as in records."""
    game = group["game"]
    own = statistics_of(game)
    if own is not None and axis in own.axes:
        return str(tell(own.words(axis, str(key)), texts))
    if axis == "end":
        return first_known(texts, [f"{game}-end-{key}"], str(key))
    return str(key)


def row_words(group: Json, measure: Json, row: Json, texts: Texts) -> list[str]:
    """One for each axis."""
    return [key_words(group, axis, row[axis], texts) for axis in measure["by"]]


def columns_of(measure: Json) -> Sequence[str]:
    return FIGURES_OF_SHARES if Kind(measure["kind"]).is_share else FIGURES


def figures(measure: Json, row: Json, texts: Texts, columns: Sequence[str] = FIGURES) -> list[str]:
    """What a share has not is left blank."""
    is_share = Kind(measure["kind"]).is_share
    scale, digits = (100, 1) if is_share else (1, 2)
    mean = shown_share(row["mean"], texts) if is_share else shown_number(row["mean"], texts)
    others = ("lowest", "median", "highest", "number")
    told = {
        "mean": mean,
        "interval": interval(row, scale, digits, texts),
        "spread": shown_number(row.get("sd"), texts),
        **{each: shown_number(row.get(each), texts) for each in others},
    }
    return [told[column] for column in columns]


def shown_share(share: float, texts: Texts) -> str:
    return f"{texts.decimal(100 * share, 1)} %"


def shown_number(value: float | None, texts: Texts) -> str:
    return "" if value is None else texts.decimal(value, 2 if isinstance(value, float) else 0)


def interval(row: Json, scale: float, usual: int, texts: Texts) -> str:
    """`38.0–44.5`."""
    if row["low"] is None:
        return ""
    digits = digits_of(row, scale, usual)
    return "–".join(texts.decimal(scale * row[each], digits) for each in ("low", "high"))
