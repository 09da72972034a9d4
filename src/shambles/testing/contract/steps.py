"""Steps: each event with the view right after it. Together they give the present view, without re-enacting events."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from shambles import Table
from shambles.core.running.change import apply_change, difference
from shambles.testing.differences import say_differences
from shambles.testing.inside import phase_of
from shambles.testing.tables import Kind, as_json, draw_answer, viewers

ANSWERS = 60  # answers of each game that are compared event by event


def test_what_steps_add_up_to_is_the_view(kind: Kind) -> None:
    """An event is emitted after its change, and no visible change happens without an event."""
    table, random = kind.open(51), kind.random("steps")
    told = len(table.events_for(None))
    everybody = [None, *table.seats]
    for viewer in everybody:
        table.watch(viewer)
    for _ in range(ANSWERS):
        if not table.asks:
            break
        before = {viewer: table.view(viewer) for viewer in everybody}
        table.play(*draw_answer(table, random))
        for viewer in everybody:
            steps = table.steps_for(viewer, told)
            assert [step.event for step in steps] == table.events_for(viewer, told)
            assert [step.number for step in steps] == [*range(told + 1, told + 1 + len(steps))]
            shown, now = steps[-1].view if steps else before[viewer], table.view(viewer)
            if as_json(now) != as_json(shown):
                fail_for_a_silent_change(table, viewer, say_differences(shown, now, "view"))
        told = len(table.events_for(None))


def fail_for_a_silent_change(table: Table, viewer: int | None, changed: str) -> None:
    last = table._events[-1].key() if table._events else "nothing"
    who = "a spectator" if viewer is None else f"seat {viewer}"
    pytest.fail(
        f"In the phase {phase_of(table)}, or at the end of the one before it, something that {who} can see "
        f"changed without an event, after {last} was told:\n  {changed}\n"
        "Cure: tell it after the deed: first change the state, then t.tell(…) the event.",
        pytrace=False,
    )


def test_the_changes_between_views_lead_from_one_to_the_next(kind: Kind) -> None:
    table, random = kind.open(52), kind.random("changes")
    for _ in range(ANSWERS):
        if table.asks:
            table.play(*draw_answer(table, random))
    for viewer in viewers(table)[:2]:
        for before, after in pairwise(step.view for step in table.steps_for(viewer)):
            change = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
            assert apply_change(msgspec.json.decode(as_json(before)), change) == msgspec.json.decode(as_json(after))


def test_steps_are_the_same_for_who_watched_and_who_looks_back(kind: Kind) -> None:
    table, random = kind.open(53), kind.random("back")
    table.watch(0)
    first = len(table.events_for(0))
    for _ in range(ANSWERS):
        if table.asks:
            table.play(*draw_answer(table, random))
    watched = as_json(table.steps_for(0, first))
    table.unwatch(0)
    assert as_json(table.steps_for(0, first)) == watched
    assert as_json(Table.load(table.save()).steps_for(0, first)) == watched
