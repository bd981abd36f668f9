"""Observations and actions as Gymnasium describes them, for all who speak its language."""

from typing import Any, Final

import numpy as np

from kutter.games.lab import Lab
from kutter.lab.extras import needs
from kutter.lab.tables import size_of

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ModuleNotFoundError as missing:
    raise needs("Gymnasium") from missing

MOST: Final = 255
"""Of a byte; floats are less."""


class ActionSpace(Discrete[np.int64]):
    """Samples by a mask ten times as fast: else that would take longer than the step."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None or mask.shape != (self.n,):
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        if not len(legal):
            return self.start
        chosen: np.int64 = legal[int(self.np_random.random() * len(legal))]
        return chosen


def new_spaces(lab: Lab, history: bool, floats: bool, more: int = 0) -> tuple[Dict, ActionSpace]:
    """Of observations with their masks, and of actions; `more` of these than the game has."""
    actions = lab.actions.size + more
    kind = np.float32 if floats else np.uint8
    return (
        Dict(
            {
                "observation": Box(0, MOST, (size_of(lab, history, floats),), kind),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        ),
        ActionSpace(actions),
    )
