"""Names of a map's spaces: the printed name, or the nearest one."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.core.game import CardFace
from shambles.games.board_game.box.board import Board, Space
from shambles.games.board_game.box.contents import Box
from shambles.games.board_game.box.words import Say, card_name

# From one hex to the next, on a map whose north is above.
WAYS = {(1, 0): "e", (1, -1): "ne", (0, -1): "nw", (-1, 0): "w", (-1, 1): "sw", (0, 1): "se"}


def space_faces(board: Board, box: Box, say: Say) -> Iterator[CardFace]:
    """The spaces by name. They are no cards, so the box has no copies of them."""
    for space in board.spaces.values():
        yield CardFace(space.id, "space", space_name(board, box, space, say), "", (), 0, True)


def space_name(board: Board, box: Box, space: Space, say: Say) -> str:
    """A Location's by its card; a space without a name by the way it lies from the nearest that has one.

    A sketch of a map has no north: its spaces are called by their letters.
    """
    if space.location in box.locations:
        return card_name(box.locations[space.location], say)
    if space.name or board.file.sketch:
        return space.name or space.id
    named = (one for one in board.spaces.values() if one.name)
    near = sorted((*found, one.id) for one in named if (found := straight(one, space)) is not None)
    if not near:
        return space.id
    far, way, town = near[0]
    return say("space-off", n=far, way=way, name=space_name(board, box, board.spaces[town], say))


def straight(start: Space, end: Space) -> tuple[int, str] | None:
    """Distance in hexes between two spaces of one line, and the direction."""
    q, r = end.q - start.q, end.r - start.r
    far = max(abs(q), abs(r), abs(q + r))
    way = WAYS.get((q // far, r // far)) if far and not q % far and not r % far else None
    return None if way is None else (far, way)
