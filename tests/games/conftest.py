"""Whatever a test of a game plays: all that is told, and how it ends, is well-formed and cites a rule that exists."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import msgspec
import pytest

from shambles import Outcome, Table
from shambles.core.asking.event import Event
from shambles.core.playing.shapes import read_event
from shambles.testing.contract.rule_ids import unknown
from shambles.testing.tables import state_of


def check(table: Table) -> None:
    told: list[Event | Outcome] = [*table._events, *([table.outcome] if table.outcome else [])]
    for event in table._events:  # as a reader of its JSON form gets it: a field that is not of its type is refused
        assert read_event(table.game, msgspec.to_builtins(event, str_keys=True)) == event
    if table.outcome is not None:
        assert msgspec.convert(msgspec.to_builtins(table.outcome), Outcome) == table.outcome
    assert unknown(table.game.slug, {one.rule for one in told}) == set()
    table.game.decode_state(state_of(table))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Every table that a test plays at is looked at when the test is done."""
    tables = dict[int, Table]()
    with pytest.MonkeyPatch.context() as patch:
        listen = Table._listen

        def listen_too(table: Table, run: Any) -> None:
            tables[id(table)] = table
            listen(table, run)

        patch.setattr(Table, "_listen", listen_too)
        result = yield
    for table in tables.values():
        if hasattr(table._run.play, "state"):  # not where nothing could be set up
            check(table)
    return result
