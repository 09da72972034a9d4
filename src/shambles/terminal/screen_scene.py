"""What a game brings to the full screen: one widget, `Scene`, in the room terminal/scene.py of its package.

The shell around it knows no game. A scene decides nothing: it asks the ask for its options, and for why not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec

from shambles.core.ask import Ask
from shambles.core.event import Event
from shambles.core.game import Game
from shambles.core.reply import Outcome
from shambles.texts import Texts


class Scene(Protocol):
    """The table of one game, as a widget. When the person answers it posts `Scene.Answered` with a notation."""

    KEYS: tuple[tuple[str, str], ...]  # for the help: a key and what it does, as keys of the catalogue

    @property
    def caption(self) -> str:
        """Where in the game we are, in a few words."""

    @property
    def rule(self) -> str | None:
        """The rule that the scene is speaking of at this moment, if any."""

    def speak(self, texts: Texts, names: Sequence[str]) -> None:
        """Say everything in these words from now on."""

    def show(
        self,
        view: msgspec.Struct,
        ask: Ask[Any] | None,
        laid: Mapping[int, int],
        awaited: Sequence[int],
        outcome: Outcome | None,
    ) -> None:
        """The table as it is; what is asked of the person in front (None: nothing); what lies face down; who is
        awaited; and how the game ended, once it has."""

    def follow(self, event: Event) -> bool:
        """One step of what happened, on top of what is shown. True if something moved."""


class Answered(Protocol):
    """The message of a scene whose person has answered."""

    notation: str


def set_scene(game: Game[Any, Any], texts: Texts, names: Sequence[str]) -> Scene:
    """The scene of a game."""
    room = game.room("terminal.scene")
    assert room is not None
    return cast(Scene, room.Scene(texts, names))
