"""Small harm to what is right: JSON values and texts that almost say something."""

import json
from collections.abc import Sequence
from typing import Any

from fuzz.choices import Choices

ODD_NUMBERS = (
    -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 31, 63, 64, 99, 127, 128, 255, 256, 999_999_999, 2**31, 2**32,
    2**63 - 1, 2**63, -(2**63) - 1, 10**30,
)  # fmt: skip
ODD_TEXTS = (
    "", " ", "?", "*", "-1", "01", "0", "9", "1e3", "x", "spectator", "\x00", "\u202e", "é",
    "\ud800", "０", "a" * 50, "none", "null", "999999999", "{}", "[]", "__proto__",
)  # fmt: skip
ODD_VALUES: tuple[Any, ...] = (None, True, False, 1.5, -0.0, 1e300, [], {}, [[]], {"": 0}, [None])


def odd_value(choices: Choices) -> Any:
    return choices.of((*ODD_VALUES, *ODD_NUMBERS, *ODD_TEXTS))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside another."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, each in value.items():
            found += places(each, (*path, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            found += places(each, (*path, number))
    return found


def at_place(value: Any, way: tuple[Any, ...]) -> Any:
    for step in way:
        value = value[step]
    return value


def harmed(value: Any, choices: Choices, words: Sequence[Any] = ()) -> Any:
    """A copy with one place changed: replaced, left out, doubled, exchanged, or said oddly."""
    value = json.loads(json.dumps(value))
    ways = places(value)
    if not ways:
        return odd_value(choices)
    way = choices.of(ways)
    inside, key = at_place(value, way[:-1]), way[-1]
    change = choices.below(7)
    if change == 0 and words:
        inside[key] = choices.of(words)
    elif change == 1:
        inside[key] = odd_value(choices)
    elif change == 2:
        del inside[key]
    elif change == 3 and isinstance(inside, list):
        inside.insert(choices.below(len(inside) + 1), inside[key])
    elif change == 4 and isinstance(inside, list):
        other = choices.below(len(inside))
        inside[key], inside[other] = inside[other], inside[key]
    elif change == 5 and isinstance(inside[key], int):
        inside[key] += choices.of((1, -1, 2, 5, 100))
    elif isinstance(inside, dict) and change == 6:
        inside[choices.of(("extra", "format", "seat", "players", ""))] = odd_value(choices)
    else:
        inside[key] = json.loads(json.dumps(at_place(value, choices.of(ways))))
    return value


def harmed_bytes(text: bytes, choices: Choices) -> bytes:
    """Bytes flipped, cut or put in: what comes before all parsing."""
    at = choices.below(len(text) + 1)
    change = choices.below(4)
    if change == 0:
        return text[:at]
    if change == 1:
        return text[:at] + bytes([choices.below(256)]) + text[at:]
    if change == 2:
        return text[:at] + bytes([choices.below(256)]) + text[at + 1 :]
    end = choices.below(len(text) + 1)
    return text[:at] + text[end : end + choices.below(200)] + text[at:]
