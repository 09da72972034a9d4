"""Dice that fall as a script says: face by face, or so that a pool makes a total."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Literal

from shambles.core.asking.chance import Scripted
from shambles.core.asking.play import Play
from shambles.core.asking.reply import BadInput
from shambles.games.board_game.box.contents import COLOURS
from shambles.games.board_game.scenarios.forms import Line, Player
from shambles.games.board_game.table.dice import NO_DICE, Tally, add, reading_of, shown_on, total_in
from shambles.games.board_game.table.state import group_pool, the_box

What = Literal["kills", "actions"]


def write_dice(draws: Scripted, line: Line, where: str) -> None:
    """The next roll of a pool, or the next Ammo die, falls as this line says. A total becomes faces when it is due."""
    if line.ammo:
        draws.write("ammo", [line.ammo], f"{where}.ammo")
    if isinstance(line.roll, list):
        draws.write("dice", line.roll, f"{where}.roll")
    elif line.roll is not None:
        draws.write("dice", partial(faces_of_roll, draws, line.roll, f"{where}.roll"), f"{where}.roll")
    elif line.first is not None:
        draws.write("dice", partial(faces_for_first, draws, line.first, f"{where}.first"), f"{where}.first")


def faces_of_roll(draws: Scripted, roll: Mapping[What, int], where: str) -> list[str]:
    """Faces for the present roll."""
    t = draws.play
    assert t is not None
    seat = t.state.turn.seat if t.state.roll is None else t.state.roll.seat
    if len(roll) != 1:
        raise BadInput(where, "wrong-number", found=len(roll), wanted=1)
    return [face for what, total in roll.items() for face in dice_for(t, seat, what, total, where)]


def faces_for_first(draws: Scripted, first: Mapping[Player, int], where: str) -> list[str]:
    """Faces for everybody who rolls for the first turn."""
    t = draws.play
    assert t is not None
    faces = []
    for name, total in first.items():
        seat = int(name[1:]) - 1
        if seat not in t.seats:
            raise BadInput(where, "no-such-seat", found=name)
        faces += dice_for(t, seat, "actions", total, where)
    return faces


def dice_for(t: Play[Any, Any], seat: int, what: What, total: int, where: str) -> list[str]:
    """Faces of this seat's pool that make exactly this total, with what cards add to it."""
    faces, pool = the_box(t).faces, group_pool(t, seat)
    colours = [colour for colour in COLOURS for _ in range(pool[colour])]
    by, actions = reading_of(t, seat), what == "actions"
    found: dict[Tally, list[str]] = {NO_DICE: []}
    for colour in colours:
        reached: dict[Tally, list[str]] = {}
        for so_far, shown in found.items():
            for face in faces[colour]:
                reached.setdefault(add(so_far, shown_on(face, actions)), [*shown, face])
        found = reached
    for dice, shown in found.items():
        if total_in(dice, NO_DICE, by, actions) == total:
            return shown
    raise BadInput(where, "roll-impossible", wanted=total, dice=tuple(colours))
