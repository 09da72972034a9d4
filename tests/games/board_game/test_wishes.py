"""Standing wishes: what a player always wants, and is not asked about (BG-R42, BG-536)."""

from __future__ import annotations

import pytest

from games.board_game.small_maps import (
    SHOP,
    asked,
    card,
    deal,
    keys,
    look,
    options,
    party,
    play,
    refused,
    road,
    supplies,
)
from shambles import Accepted, Table


@pytest.mark.rule("BG-R42", "BG-271")
def test_who_always_collects_is_not_asked() -> None:
    table = deal(road(SHOP), party("a"), party("c", "hank"), cards=[card(), card()], options={"cooperation": False})
    assert isinstance(table.answer(0, "always collect"), Accepted)
    assert look(table, "P2").parties[0].wishes == ("collect",)
    play(table, "P1", "b", "success")
    assert supplies(table, "P1") == "1 0 0"
    assert asked(table) == {"P2": "move"}
    assert isinstance(table.answer(0, "ask collect"), Accepted)  # in somebody else's turn
    assert look(table).parties[0].wishes == ()
    play(table, "P2", "b", "success")
    assert asked(table) == {"P2": "collect"}


@pytest.mark.rule("BG-R42", "BG-317")
def test_who_could_use_something_is_asked_all_the_same() -> None:
    table = deal(road(SHOP), party("a", "arnold otto"), cards=[card()])
    table.play(0, "always collect")
    play(table, "P1", "b", "success")
    assert options(table, "P1") == ["take", "use otto", "leave"]


@pytest.mark.rule("BG-536")
def test_who_always_stays_is_not_asked_to_leave() -> None:
    table = deal(road("a b c d e f"), party("a"), party("a", "hank"), groups=[["P1", "P2"]])
    assert asked(table) == {"P2": "leave-group"}
    table.play(1, "always stay")
    assert asked(table) == {"P2": "leave-group"}  # the same question still stands
    play(table, "P2", "stay")
    play(table, "P1", "b", "stop")
    assert asked(table) == {"P1": "leave-group"}
    play(table, "P1", "stay")
    play(table, "P2", "c", "stop")
    assert asked(table) == {"P1": "move"}
    table.play(1, "ask stay")
    play(table, "P1", "d", "stop")
    play(table, "P1", "stay")
    play(table, "P2", "e", "stop")
    assert asked(table) == {"P2": "leave-group"}


def test_wishes_are_part_of_the_journal_and_nobody_is_awaited_for_them() -> None:
    table = Table.open("board_game", seats=3, seed=4)
    awaited = dict(table.asks)
    table.play(1, "always collect")
    assert list(table.asks) == list(awaited)
    assert {ask.key for ask in table.meanwhile.values()} == {"wish"}
    assert [one.notation for one in table.meanwhile[1].options] == ["ask collect", "always stay"]
    again = Table.load(table.save())
    assert again.save() == table.save()
    assert "wish-changed" in keys(again)
    unasked = next(seat for seat in table.seats if seat not in table.asks)
    assert refused(table, f"P{unasked + 1}", "b01")[0] == "not-asked"
