"""A finished game told again: what every answer led to, as each seat saw it."""

from __future__ import annotations

from shambles.core.event import Event
from shambles.core.reply import BadInput
from shambles.core.table import Table
from shambles.server.live import LiveTable
from shambles.server.messages import Replay, ReplayStep, Revealed
from shambles.server.store import EntryRow


def tell_again(live: LiveTable, entries: list[EntryRow]) -> Replay:
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
        events = _open_events(table, told)
        told += len(events)
        seat, choice = answered[-1]
        views = tuple(table.view(one) for one in table.seats)
        steps.append(ReplayStep(None if seat < 0 else seat, choice, events, views, table.view(None)))
    revealed = Revealed(str(row.seed), row.salt)
    return Replay(live.info(), revealed, tuple(steps), table.outcome, _is_sound(live))


def _open_events(table: Table, since: int) -> tuple[Event, ...]:
    """What happened, with nothing hidden: of each event, the telling of the seat that knew more than a spectator."""
    seen = zip(*(table.events_for(seat, since) for seat in (None, *table.seats)), strict=True)
    return tuple(next((one for one in told if one != told[0]), told[0]) for told in seen)


def _is_sound(live: LiveTable) -> bool:
    assert live.table is not None
    try:
        live.table.verify()
    except BadInput:
        return False
    return True
