"""Actions and observations as the spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from shambles.doors.encoding import Encoding
from shambles.doors.sitting import Sitting

Observation = dict[str, Any]  # the named arrays under `observation`, and the legal `action_mask`


def action_space(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(len(encoding.actions))


def observation_space(encoding: Encoding) -> spaces.Dict:
    """The named arrays, and which actions are legal."""
    arrays: dict[str, spaces.Space[Any]] = {
        one.name: spaces.Box(one.least, one.most, one.shape, np.float32) for one in encoding.arrays
    }
    mask = spaces.Box(0, 1, (len(encoding.actions),), np.int8)
    return spaces.Dict({"observation": spaces.Dict(arrays), "action_mask": mask})


def observe(sitting: Sitting, seat: int) -> Observation:
    """What a seat sees, and what it may say."""
    return {"observation": sitting.encoding.named(sitting.observe(seat)), "action_mask": sitting.mask(seat)}
