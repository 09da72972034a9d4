"""Step by step: what the scene makes of the events is what the table says afterwards."""

from __future__ import annotations

from random import Random

import pytest

from shambles import Table
from shambles.games.card_game.table.view import View
from shambles.games.card_game.terminal.cards import LARGE, SMALL, draw_hero, draw_place, draw_walker, squeeze
from shambles.games.card_game.terminal.steps import fold


def view_of(table: Table, seat: int | None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("mode", ["hero", "survival"])
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_events_folded_over_a_view_give_the_next_view(mode: str, viewer: int | None) -> None:
    rng = Random(f"{mode}{viewer}")
    table = Table.open("card_game", seats=4, options={"mode": mode, "hands": 2}, seed=11)
    before, told = view_of(table, viewer), len(table.events_for(viewer))
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.answer(seat, rng.choice(ask.options))
        events = table.events_for(viewer, told)
        told += len(events)
        for event in events:
            before = fold(before, event)
        after = view_of(table, viewer)
        assert before.rows == after.rows
        assert before.row_points == after.row_points
        assert before.cards == after.cards
        assert before.hero == after.hero
        assert before.used_heroes == after.used_heroes
        assert before.seats == after.seats
        assert {one.card for one in before.turned} == {one.card for one in after.turned}
        before = after


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_card_fills_its_room_and_shows_its_number_and_bullets(size: tuple[int, int]) -> None:
    room = SMALL if size == SMALL else LARGE
    for card, points in ((1, 1), (57, 2), (100, 3), (66, 5), (55, 7)):
        for pointed in (False, True):
            lines = draw_walker(card, points, room, pointed=pointed)
            assert [len(line) for line in lines] == [room.width] * room.height
            text = "".join(lines)
            assert str(card) in text
            assert text.count("•") == points or f"{points}•" in text
    for lines in (draw_place(room), draw_place(room, 104)):
        assert [len(line) for line in lines] == [room.width] * room.height
    assert "Michonne" in "".join(draw_hero("Hero", "Michonne", room))


def test_a_long_name_keeps_its_number() -> None:
    assert squeeze("Greedy 4", 10) == "Greedy 4"
    assert squeeze("Willekeurig 10", 12) == "Willekeu… 10"
    assert squeeze("Somebody", 5) == "Some…"
