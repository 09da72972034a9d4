"""Night Watch keeps what every game promises."""

from shambles.testing.contract import *  # noqa: F403

GAMES = ("night_watch",)
