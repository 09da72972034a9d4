from collections.abc import Mapping

from shambles.core.game import Hint

HINTS: Mapping[str, Hint] = {}
