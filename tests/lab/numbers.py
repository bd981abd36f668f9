"""Tables of what docs/numbers.jsonl holds, for docs/research.md."""

import json
from collections.abc import Iterator

from kutter.arena.intervals import digits_of
from kutter.games.contract import Json
from kutter.lab.numbers.pictures import title_of_kind
from tests.docs.documents import ROOT

FILE = ROOT / "docs" / "numbers.jsonl"


def kept() -> list[Json]:
    return [json.loads(line) for line in FILE.read_bytes().splitlines()]


def percent(found: Json) -> str:
    within = {name: min(each, 1.0) for name, each in found.items()}
    digits = digits_of(within)
    mean, low, high = (f"{100 * within[each]:z.{digits}f}" for each in ("mean", "low", "high"))
    return f"{mean} % ({low} to {high})".replace("-", "−")


def spread(found: Json) -> str:
    return f"{found['mean']:.1f} ± {found['sd']:.1f}"


def logs(found: Json) -> str:
    return f"{found['mean']:.0f} ({found['low']:.0f} to {found['high']:.0f}), {found['knuth']:.0f}"


def sizes() -> Iterator[list[str]]:
    for kind in kept():
        _, course = list(kind["course"].items())[-1]
        yield [
            title_of_kind(kind),
            str(kind["players"]),
            spread(course["decisions"]),
            spread(course["answers"]),
            spread(course["choices"]),
            str(course["choices"]["highest"]),
            f"{100 * course['forced']:.0f} %",
            logs(kind["size"]["ends"]),
            logs(kind["size"]["sets"]),
        ]


def seats() -> Iterator[list[str]]:
    most = max(kind["players"] for kind in kept())
    for kind in kept():
        for bot, places in kind["seats"].items():
            told = [percent(each) for each in places]
            yield [
                title_of_kind(kind),
                str(kind["players"]),
                bot,
                *told,
                *[""] * (most - len(told)),
            ]


def luck() -> Iterator[list[str]]:
    for kind in kept():
        for better, found in kind["luck"].items():
            yield [
                title_of_kind(kind),
                str(kind["players"]),
                f"{better} among {found['against']}s",
                str(found["games"]),
                *(percent(found[part]) for part in ("wins", "skill", "luck")),
            ]
