"""Shambles: the digital tabletop for four Walking Dead games.

>>> from shambles import Table
>>> table = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=7)
>>> sorted(table.asks)
[0, 1, 2, 3]
"""

import shambles.games  # noqa: F401 - puts the games on the shelf
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Imagined, Live, Recorded, Scripted
from shambles.core.asking.event import Event
from shambles.core.asking.reply import Accepted, BadInput, Outcome, Refusal
from shambles.core.game import slugs
from shambles.core.table import Table

__version__ = "0.1.0"

__all__ = [
    "Accepted",
    "Ask",
    "BadInput",
    "Choice",
    "Event",
    "Imagined",
    "Live",
    "Outcome",
    "Recorded",
    "Refusal",
    "Scripted",
    "Table",
    "slugs",
]
