"""Checks of saves, seeds and journals, beside `Table.save` and `Table.load`."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING

import msgspec

from shambles.core.asking.journal import Drew, Entry, Save, read_save
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game

if TYPE_CHECKING:
    from shambles.core.table import Table


def unchecked(save: Save) -> str:
    """Why a save cannot be checked from its beginning, as a key; empty if it can.

    other-rules     it was made under other rules, by which nothing here can play it again
    from-a-position what happened before the position that it begins with is not in it
    """
    if save.rules != find_game(save.game).version:
        return "other-rules"
    return "from-a-position" if save.start is not None and (save.start.drawn or save.start.asked) else ""


def check_snapshot(table: Table, save: Save) -> None:
    """Check that a save's snapshot follows from its journal.

    Under other rules the game would continue from a false one.
    """
    wanted = read_save(table.save()).snapshot
    mine, found = (msgspec.json.decode(msgspec.json.encode(one)) for one in (wanted, save.snapshot))
    for field in wanted.__struct_fields__:
        if mine.get(field) != found.get(field):
            raise BadInput(f"save.snapshot.{field}", "snapshot-differs")


def agreement(one: list[Entry], other: list[Entry]) -> int:
    """Length of the common prefix of two journals."""
    unlike = (at for at, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours)
    return next(unlike, min(len(one), len(other)))


def last_answer(journal: list[Entry]) -> int:
    """Index of the last entry that is not a draw; 0 if all are draws."""
    return max((at for at, entry in enumerate(journal) if not isinstance(entry, Drew)), default=0)


def read_seed(seed: object) -> int:
    """Check a seed; a random one if none is given."""
    if seed is None:
        return randbits(64)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadInput("seed", "not-a-seed", found=repr(seed)[:40])
    return seed
