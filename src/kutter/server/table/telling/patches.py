"""Patches between JSON values: `[value]` sets, `[]` takes away, an object goes deeper."""

from typing import Any

Json = Any


def patch(old: Json, new: Json) -> Json:
    """What to write at a key: [new], or an object with the changes in it; {} for none."""
    return {} if old is new or old == new else changes(old, new)


def replaced(old: dict[str, Json], new: dict[str, Json]) -> Json:
    """The same for what changes as a whole: its values are set, whatever is alike in them."""
    if old.keys() != new.keys():
        return changes_in_object(old, new)
    return {key: [value] for key, value in new.items() if old[key] != value}


def changes(old: Json, new: Json) -> Json:
    """Between values that differ."""
    if isinstance(new, dict) and isinstance(old, dict):
        return changes_in_object(old, new)
    if isinstance(new, list) and isinstance(old, list) and len(new) >= len(old):
        return changes_in_list(old, new)
    return [new]


def changes_in_object(old: dict[str, Json], new: dict[str, Json]) -> Json:
    found: dict[str, Json] = {}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
        else:
            before = old[key]
            if before is not value and before != value:
                found[key] = changes(before, value)
    for key in old:
        if key not in new:
            found[key] = []
    return found


def changes_in_list(old: list[Json], new: list[Json]) -> Json:
    if not isinstance(new[-1], dict | list):
        return [new]
    found = {
        str(index): changes(before, value)
        for index, (before, value) in enumerate(zip(old, new, strict=False))
        if before is not value and before != value
    }
    for index in range(len(old), len(new)):
        found[str(index)] = [new[index]]
    return found
