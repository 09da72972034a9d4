"""A finished game told again, whole, as the client before steps reads it."""

from __future__ import annotations

import msgspec

from shambles.core.event import Event
from shambles.core.reply import BadInput
from shambles.server.forms import Replay, ReplayStep, Revealed
from shambles.server.live import LiveTable
from shambles.server.rows import EntryRow


def tell_whole(live: LiveTable, entries: list[EntryRow]) -> Replay:
    """Play the game again, and keep the table after every answer that made it go on."""
    row = live.row
    table = live.first_table()
    entries = [entry for entry in entries if live.first is None or entry.number > live.first.number]
    steps = []
    told = 0
    answered: list[tuple[int, str]] = [(-1, "")]
    for entry in [None, *entries]:
        if entry is not None:
            if entry.choice is None:
                table.undo(entry.seat)
            else:
                table.answer(entry.seat, entry.choice)
            answered.append((entry.seat, entry.choice or "undo"))
        if table.laid:
            continue  # nothing to see yet: cards lie face down
        by_seat = tuple(tuple(table.events_for(one, told)) for one in table.seats)
        events = tuple(_open(tellings) for tellings in zip(*by_seat, strict=True))
        told += len(events)
        seat, choice = answered[-1]
        views = tuple(table.view(one) for one in table.seats)
        steps.append(ReplayStep(None if seat < 0 else seat, choice, events, by_seat, views, table.view(None)))
    revealed = Revealed(str(row.seed), row.salt)
    return Replay(live.info(), revealed, tuple(steps), table.outcome, _is_sound(live))


def _open(tellings: tuple[Event, ...]) -> Event:
    """An event with nothing hidden that any seat was told."""
    known = {
        field: value
        for one in tellings
        for field in one.__struct_fields__
        if (value := getattr(one, field)) is not None
    }
    return msgspec.structs.replace(tellings[0], **known)


def _is_sound(live: LiveTable) -> bool:
    assert live.table is not None
    try:
        live.table.verify()
    except BadInput:
        return False
    return True
