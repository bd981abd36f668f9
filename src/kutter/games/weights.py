"""Files of weights: arrays of float16 and a model card, which has their digest.

What learns needs them where there is no compiler.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from kutter.games.contract import Json

CARD: Final = "card"
"""The array of a file that holds the model card, as bytes of JSON."""
MOST_BYTES: Final = 100_000_000
"""Of a file, unpacked; ours take less than two million."""


def digest_of(arrays: dict[str, Any]) -> str:
    """Of names, shapes and numbers."""
    digest = hashlib.sha256()
    for name in sorted(arrays):
        digest.update(f"{name} {arrays[name].shape} ".encode())
        digest.update(np.ascontiguousarray(arrays[name], "<f2").tobytes())
    return digest.hexdigest()


def write_weights(path: Path, arrays: dict[str, Any], card: "Json") -> None:
    """As float16, with the card and the digest in it."""
    kept: dict[str, Any] = {name: np.asarray(each, np.float16) for name, each in arrays.items()}
    told = json.dumps({**card, "sha256": digest_of(kept)}).encode()
    np.savez_compressed(path, **{**kept, CARD: np.frombuffer(told, np.uint8)})


def whole_weights(path: Path) -> "tuple[dict[str, Any], Json]":
    """The arrays of a file and its card; a ValueError if that is not what was once written."""
    try:
        if not path.is_file() or path.stat().st_size > MOST_BYTES:
            raise ValueError("a pipe would let us wait, and what is larger fill the memory")
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            if sum(each.file_size for each in file.zip.infolist()) > MOST_BYTES:
                raise ValueError("packed zeros would fill the memory")
            arrays = {name: file[name] for name in file.files}
        card = json.loads(bytes(arrays.pop(CARD)))
        are_numbers = all(map(are_finite_halves, arrays.values()))
        is_whole = are_numbers and card["sha256"] == digest_of(arrays)
        if not is_whole:
            raise ValueError("its numbers are others")
    except Exception as reason:  # what is no such file may make a reader raise anything
        raise ValueError(f"{path} is no whole file of weights") from reason
    return arrays, card


@cache
def digest_in(path: Path) -> str:
    """By which a net is known, once it was read."""
    _, card = whole_weights(path)
    return str(card["sha256"])


def are_finite_halves(array: Any) -> bool:
    return array.dtype == np.float16 and bool(np.isfinite(array).all())
