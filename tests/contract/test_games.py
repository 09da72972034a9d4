"""Our games keep what every game promises."""

from shambles.games import IN_ORDER
from shambles.testing.contract import *  # noqa: F403

GAMES = IN_ORDER
