"""Every operation of the cards, each in one file of this folder with its fields, words, flow and forecast.

To add one, add a class to a file here, or a file, and its words in both languages. box/vocabulary.py says what a class
needs. BD-083 An effect that cannot be carried out is skipped. Only `pay` checks whether the player is able.
"""

from typing import Any, Union

from shambles.core.files.operations import operations_in
from shambles.games.best_defense.box.vocabulary import Operation

OPERATIONS = operations_in(__name__, __path__, Operation)
AnyOperation: Any = Union[tuple(OPERATIONS.values())]  # noqa: UP007  made from a list
