"""Files of weights: arrays of float16 and a model card, which has their digest.

What learns needs them where there is no compiler.
"""

import hashlib
import json
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
        if not path.is_file():  # a pipe would let us wait
            raise FileNotFoundError(path)
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            if sum(each.file_size for each in file.zip.infolist()) > MOST_BYTES:
                raise ValueError("packed zeros would fill the memory")
            arrays = {name: file[name] for name in file.files}
        card = json.loads(bytes(arrays.pop(CARD)))
        are_numbers = all(map(are_finite_halves, arrays.values()))
        is_whole = are_numbers and card["sha256"] == digest_of(arrays)
    except Exception:  # what is no such file may make a reader raise anything
        is_whole = False
    if not is_whole:
        raise ValueError(f"{path} is no whole file of weights")
    return arrays, card


def are_finite_halves(array: Any) -> bool:
    return array.dtype == np.float16 and bool(np.isfinite(array).all())
