"""Draws for scenarios: dice that fall as the script says, and everything else from a fixed seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from shambles.core.chance import Live
from shambles.core.play import Play
from shambles.core.reply import BadInput
from shambles.games.board_game.box.contents import COLOURS
from shambles.games.board_game.scenarios.forms import Line
from shambles.games.board_game.table.dice import actions_on, kills_on
from shambles.games.board_game.table.state import group_pool, group_stat, the_box

X = TypeVar("X")


class ScriptedDice:
    """Answers the draws of a run. `waiting` are the lines of the script that force the next rolls, and their places."""

    def __init__(self, seed: int) -> None:
        self.otherwise = Live(seed)
        self.waiting: list[tuple[str, Line]] = []
        self.faces: list[str] = []
        self.play: Play[Any, Any] | None = None

    def shuffle(self, key: str, items: Sequence[X], count: int | None = None) -> list[X]:
        return self.otherwise.shuffle(key, items, count)

    def pick(self, key: str, items: Sequence[X]) -> X:
        face: Any = None
        if key == "ammo":
            face = self._next_ammo()
        elif key == "dice":
            face = self._next_face()
        if face is None:
            return self.otherwise.pick(key, items)
        for item in items:
            if item == face:
                return item
        raise BadInput("script", "not-a-face", found=str(face))

    def _next_ammo(self) -> str | None:
        for at, (_, line) in enumerate(self.waiting):
            if line.ammo:
                del self.waiting[at]
                return line.ammo
        return None

    def _next_face(self) -> str | None:
        if not self.faces:
            for at, (where, line) in enumerate(self.waiting):
                if line.roll is not None or line.first is not None:
                    del self.waiting[at]
                    self.faces = self._faces_of(where, line)
                    break
        return self.faces.pop(0) if self.faces else None

    def _faces_of(self, where: str, line: Line) -> list[str]:
        t = self.play
        assert t is not None
        if isinstance(line.roll, list):
            return list(line.roll)
        if line.first is not None:
            rolls = [(int(seat[1:]) - 1, "actions", total) for seat, total in line.first.items()]
        else:
            assert line.roll is not None
            if len(line.roll) != 1 or not set(line.roll) <= {"kills", "actions"}:
                raise BadInput(f"{where}.roll", "malformed", detail="kills or actions")
            [(what, total)] = line.roll.items()
            rolls = [(t.state.turn.seat if t.state.roll is None else t.state.roll.seat, what, total)]
        return [face for seat, what, total in rolls for face in dice_for(t, seat, what, total, where)]


def dice_for(t: Play[Any, Any], seat: int, what: str, total: int, where: str) -> list[str]:
    """Faces of this seat's pool that make exactly this total, with what cards add to it."""
    faces, pool = the_box(t).faces, group_pool(t, seat)
    colours = [colour for colour in COLOURS for _ in range(pool[colour])]
    as_actions = what == "actions" and group_stat(t, seat, "kill_as_action") > 0

    def worth(face: str) -> int:
        if what == "kills":
            return kills_on(face)
        return actions_on(face) or int(as_actions and face[0] == "K")

    wanted = total - (group_stat(t, seat, "kills" if what == "kills" else "actions") if colours else 0)
    found: dict[int, list[str]] = {0: []}
    for colour in colours:
        reached: dict[int, list[str]] = {}
        for so_far, shown in found.items():
            for face in faces[colour]:
                reached.setdefault(so_far + worth(face), [*shown, face])
        found = reached
    if wanted not in found:
        raise BadInput(f"{where}.roll", "roll-impossible", wanted=total, dice=tuple(colours))
    return found[wanted]
