"""A table may be opened with somebody's own box: it is checked first, and it travels with the save."""

from __future__ import annotations

import pytest

from shambles import BadInput, Table

LOADED = "faces = [6, 6, 6]\n"


def rolls_of(table: Table) -> list[int]:
    while table.outcome is None:
        seat, ask = next(iter(table.asks.items()))
        table.answer(seat, next((one for one in ask.options if one.notation == "roll"), ask.options[0]))
    return [event.face for event in table.events_for(None) if event.key() == "rolled"]  # type: ignore[attr-defined]


def test_a_table_plays_with_its_own_box_and_its_save_holds_it() -> None:
    table = Table.open("toy", seats=2, options={"die": LOADED}, seed=4)
    assert set(rolls_of(table)) == {6}
    assert Table.load(table.save()).options.die == LOADED


@pytest.mark.parametrize(
    ("die", "field", "code"),
    [("faces = [1, 12]", "options.die.faces[1]", "not-a-face"), ("faces = [1,", "options.die", "malformed")],
)
def test_a_box_with_faults_opens_no_table(die: str, field: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        Table.open("toy", seats=2, options={"die": die})
    assert (error.value.field, error.value.code) == (field, code)
