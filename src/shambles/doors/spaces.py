"""Actions and observations as the spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from shambles.doors.encoding import Encoding
from shambles.doors.sitting import Sitting

Observation = dict[str, Any]  # the view under `observation`, and the legal `action_mask`


def action_space(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(len(encoding.actions))


def observation_space(encoding: Encoding, named: bool) -> spaces.Dict:
    """Space of observations, in one row or as named arrays, with the mask of legal actions."""
    seen: spaces.Space[Any]
    if named:
        seen = spaces.Dict(
            {one.name: spaces.Box(one.least, one.most, one.shape, np.float32) for one in encoding.arrays}
        )
    else:
        least, most = np.empty(encoding.size, np.float32), np.empty(encoding.size, np.float32)
        for one in encoding.arrays:
            least[one.start : one.start + one.size], most[one.start : one.start + one.size] = one.least, one.most
        seen = spaces.Box(least, most, dtype=np.float32)
    mask = spaces.Box(0, 1, (len(encoding.actions),), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def observe(sitting: Sitting, seat: int, named: bool) -> Observation:
    """A seat's observation and its legal actions."""
    seen = sitting.observe(seat)
    return {"observation": sitting.encoding.named(seen) if named else seen, "action_mask": sitting.mask(seat)}
