"""Checks that a table can be opened with a set of custom boxes, each of which is valid by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.core.game import Game
from shambles.core.playing.shelf import needed_options
from shambles.core.table import Table


def misfits(game: Game[Any, Any], boxes: Mapping[str, str]) -> list[BadInput]:
    """Faults that keep a table from being opened with these boxes."""
    try:
        options = needed_options(game) | dict(boxes)
        Table.open(game.slug, seats=game.usual_number(game.read_options(options)), options=options, seed=0)
    except BadInput as trouble:
        return [trouble]
    return []
