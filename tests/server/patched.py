"""What a page does with a patch."""

from typing import Any

Json = Any


def patched(value: Json, patch: Json) -> Json:
    """A value with a patch applied; what did not change is shared."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, list):
        items = list(value)
        for key, step in patch.items():
            index = int(key)
            if index == len(items):
                items.append(step[0])
            else:
                items[index] = patched(items[index], step)
        return items
    changed = dict(value)
    for key, step in patch.items():
        if step == []:
            del changed[key]
        else:
            changed[key] = patched(changed.get(key), step)
    return changed
