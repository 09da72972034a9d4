"""Every operation of the cards (BG-246), each in one file of this folder with its fields, words, flow and outlook.

To add one, add a class to a file here, or a file, and its words in both languages. box/vocabulary.py says what a class
needs.
"""

from typing import Any, Union

from shambles.core.files.operations import operations_in
from shambles.games.board_game.box.vocabulary import Operation

OPERATIONS = operations_in(__name__, __path__, Operation)
AnyOperation: Any = Union[tuple(OPERATIONS.values())]  # noqa: UP007  made from a list
