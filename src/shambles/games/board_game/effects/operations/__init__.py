"""Every operation of the cards (BG-246), each whole in one file of this folder: its fields, words, flow and outlook.

Whoever adds one adds a class to a file here, or a file, and its words to both languages (box/vocabulary.py says what a
class needs).
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Union

from shambles.games.board_game.box.vocabulary import Operation

for _file in iter_modules(__path__):
    import_module(f"{__name__}.{_file.name}")

_found = {str(one.__struct_config__.tag): one for one in Operation.__subclasses__()}
OPERATIONS: dict[str, type[Operation]] = dict(sorted(_found.items()))
AnyOperation: Any = Union[tuple(OPERATIONS.values())]  # noqa: UP007  made from a list
