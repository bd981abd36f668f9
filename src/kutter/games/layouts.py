"""Where what stands in rows of bytes: observations, and what nets see. Needs no compiler."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise, starmap
from math import prod
from typing import Any, NamedTuple

import numpy as np


class Field(NamedTuple):
    """Neighbours in an observation, a byte each."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: int = 1
    """What a byte is divided by where floats are wanted."""
    codes: Any = None
    """Else: by byte, the floats that it stands for."""

    @property
    def float_shape(self) -> tuple[int, ...]:
        return self.shape if self.codes is None else (*self.shape, self.codes.shape[1])


def one_of(kinds: int) -> Any:
    """A byte that names one of so many kinds, from 1 on, or none: a float, 0 or 1, for each."""
    return np.eye(kinds + 1, kinds, -1, np.float32)


@dataclass(frozen=True)
class Layout:
    """Where what stands in an observation. Compiled code writes it by the names of its fields."""

    fields: Sequence[Field]

    @cached_property
    def places(self) -> Mapping[str, slice]:
        """Of the fields in bytes."""
        return places_of({field.name: field.shape for field in self.fields})

    @cached_property
    def float_places(self) -> Mapping[str, slice]:
        return places_of({field.name: field.float_shape for field in self.fields})

    @cached_property
    def size(self) -> int:
        return sum(prod(field.shape) for field in self.fields)

    @cached_property
    def float_size(self) -> int:
        return sum(prod(field.float_shape) for field in self.fields)

    @cached_property
    def scales(self) -> Any:
        """What bytes are multiplied by where floats are wanted."""
        parts = [np.full(prod(each.shape), 1 / each.most, np.float32) for each in self.fields]
        return np.concatenate(parts)

    @cached_property
    def struct(self) -> np.dtype[Any]:
        """With `whole`, all of its bytes under one name."""
        return np.dtype(
            {
                "names": [*(field.name for field in self.fields), "whole"],
                "formats": [*(("u1", field.shape) for field in self.fields), ("u1", self.size)],
                "offsets": [*(place.start for place in self.places.values()), 0],
            }
        )

    def named(self, observations: Any) -> dict[str, Any]:
        """The fields of observations, bytes or floats, with any axes before the last: no copies."""
        is_bytes = observations.shape[-1] == self.size
        places = self.places if is_bytes else self.float_places
        return {
            field.name: observations[..., places[field.name]].reshape(
                *observations.shape[:-1], *(field.shape if is_bytes else field.float_shape)
            )
            for field in self.fields
        }

    def make_floats(self, written: Any, floats: Any) -> None:
        """Bytes as floats, most of them from 0 to 1."""
        found, made = self.named(written), self.named(floats)
        for field in self.fields:
            if field.codes is None:
                np.divide(found[field.name], np.float32(field.most), out=made[field.name])
            else:
                np.take(field.codes, found[field.name], 0, made[field.name], "clip")


def places_of(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, slice]:
    """One after the other."""
    ends = accumulate(map(prod, shapes.values()), initial=0)
    return dict(zip(shapes, starmap(slice, pairwise(ends)), strict=True))
