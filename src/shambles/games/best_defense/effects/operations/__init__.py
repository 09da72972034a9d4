"""Every operation of the cards, each whole in one file of this folder: its fields, its words, its flow, its forecast.

Whoever adds one adds a class to a file here, or a file, and its words to both languages (box/vocabulary.py says what a
class needs). BD-083  What cannot be done is evaded; only `pay` looks at whether somebody is able.
"""

from typing import Any, Union

from shambles.core.files.operations import operations_in
from shambles.games.best_defense.box.vocabulary import Operation

OPERATIONS = operations_in(__name__, __path__, Operation)
AnyOperation: Any = Union[tuple(OPERATIONS.values())]  # noqa: UP007  made from a list
