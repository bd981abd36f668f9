"""What a training writes: the weights, a log, and a checkpoint in parts that are easy to carry."""

import io
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from kutter.games.weights import whole_weights

PART: Final = 15 << 20
"""Bytes of a part of the checkpoint."""
WEIGHTS: Final = "weights.npz"
LOG: Final = "log.jsonl"


def part_of(folder: Path, number: int) -> Path:
    return folder / f"checkpoint-{number}.pt"


def write_checkpoint(folder: Path, content: dict[str, Any]) -> None:
    """Parts that an earlier one had more of are removed."""
    written = io.BytesIO()
    torch.save(content, written)
    whole = written.getvalue()
    parts = [whole[first : first + PART] for first in range(0, len(whole), PART)]
    for number, part in enumerate(parts):
        part_of(folder, number).write_bytes(part)
    number = len(parts)
    while part_of(folder, number).exists():
        part_of(folder, number).unlink()
        number += 1


def read_checkpoint(folder: Path, device: str) -> dict[str, Any]:
    whole, number = b"", 0
    while part_of(folder, number).exists():
        whole += part_of(folder, number).read_bytes()
        number += 1
    if number == 0:
        raise ValueError(f"there is no checkpoint in {folder}")
    try:
        found: dict[str, Any] = torch.load(io.BytesIO(whole), device, weights_only=True)
    except Exception as reason:  # what is none may make a reader raise anything
        raise ValueError(f"there is no whole checkpoint in {folder}") from reason
    return found


def append_line(folder: Path, told: dict[str, Any]) -> None:
    with (folder / LOG).open("a", encoding="utf-8") as log:
        log.write(json.dumps(told) + "\n")


def tensors_in(
    path: Path, game: str, version: int, device: str
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A net of this game and its sight, from a file of weights, and its card."""
    arrays, card = whole_weights(path)
    if (card.get("game"), card.get("version")) != (game, version):
        raise ValueError(f"{path} is of another game, or of another version of it")
    tensors = {name: torch.from_numpy(each.astype(np.float32)) for name, each in arrays.items()}
    return {name: each.to(device) for name, each in tensors.items()}, card
