"""Structs: states and views begin with the same public fields, at the same place."""

from typing import Any, Final

import numpy as np

from kutter.engine.compiled import compiled

Fields = list[Any]
"""Names, types and shapes, as NumPy takes them."""

ALIGNMENT: Final = 8
WORD: Final = 8


def struct_of(*parts: Fields) -> np.dtype[Any]:
    """A struct of some parts, without a byte that belongs to no field.

    Between fields that are merely aligned lie bytes that nobody writes and every copy may fill
    with anything; a view would carry them out. So the widest fields of a part come first, and one
    that is always zero fills it up.
    """
    fields = [field for number, part in enumerate(parts) for field in whole(part, number)]
    return np.dtype(fields, align=True)


def whole(part: Fields, number: int) -> Fields:
    fields = sorted(part, key=lambda field: -np.dtype(field[1]).itemsize)
    missing = -np.dtype(fields).itemsize % ALIGNMENT
    return [*fields, (f"fill{number}", "i1", missing)] if missing else fields


def size_of(part: Fields) -> int:
    """Where a part ends in a struct that begins with it."""
    return np.dtype(whole(part, 0)).itemsize


def place_of(struct: np.dtype[Any], name: str) -> int:
    """The first byte of a field."""
    fields: Any = struct.fields
    place: int = fields[name][1]
    return place


@compiled
def copy_first(size: int, source: Any, target: Any) -> None:
    """The bytes with which both begin."""
    read, written = source.view(np.uint8), target.view(np.uint8)
    for place in range(size):
        written[place] = read[place]


def with_words(struct: np.dtype[Any]) -> np.dtype[Any]:
    """The same struct, also as words: to copy it field by field takes a thousand instructions."""
    fields: Any = struct.fields
    layout: Any = {
        "names": [*fields, "words"],
        "formats": [*(kind for kind, _ in fields.values()), ("i8", struct.itemsize // WORD)],
        "offsets": [*(offset for _, offset in fields.values()), 0],
        "itemsize": struct.itemsize,
    }
    struct_with_words: np.dtype[Any] = np.dtype(layout)
    return struct_with_words


@compiled
def copy_words(source: Any, target: Any) -> None:
    for word in range(len(source.words)):
        target.words[word] = source.words[word]


@compiled
def copy_first_words(size: int, source: Any, target: Any) -> None:
    """So many bytes, with which both begin."""
    for word in range(size // WORD):
        target.words[word] = source.words[word]
