"""A game's own terminal modules, terminal.lines and terminal.scene, or the ones for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shambles.terminal.scene.lines import Lines
from shambles.wording import Words

if TYPE_CHECKING:
    from shambles.terminal.scene.base import Scene


def lines_of(words: Words) -> Lines[Any]:
    """The game's own `Lines`, or those for any game."""
    room = words.game.room("terminal.lines")
    lines: Lines[Any] = (Lines if room is None else room.Lines)(words)
    return lines


def scene_of(lines: Lines[Any]) -> Scene[Any]:
    """The game's own scene, or the one for any game."""
    from shambles.terminal.scene.base import Scene  # only here: plain lines do without Textual

    room = lines.words.game.room("terminal.scene")
    scene: Scene[Any] = (Scene if room is None else room.Scene)(lines)
    return scene
