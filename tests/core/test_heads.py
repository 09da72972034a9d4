"""Heads of phases are written when somebody asks for one, and come out as if each had been written at once."""

from __future__ import annotations

from random import Random

from core.test_toy_table import look, opened, play_some
from shambles import Imagined, Table

ANSWERS = 14


def asked_at_every_answer(table: Table) -> Table:
    random = Random(1)
    while table.asks:
        table.save()
        play_some(table, random, 1)
    return table


def test_where_nobody_asks_only_the_first_head_is_written() -> None:
    table = play_some(opened(), Random(1))
    assert len(table._heads) > len(table._digests) == 1
    assert len(table.digests) == len(table._heads)


def test_a_save_is_the_same_however_often_one_has_saved() -> None:
    assert play_some(opened(), Random(1)).save() == asked_at_every_answer(opened()).save()


def test_whoever_asked_once_need_not_be_played_again() -> None:
    table = play_some(opened(rounds=6), Random(1), ANSWERS)
    table.save()
    play_some(table, Random(2), ANSWERS)
    assert len(table._digests) == len(table._heads)


def test_forks_of_forks_are_the_same_however_many_were_made_on_the_way() -> None:
    worlds = [play_some(opened(3, rounds=6), Random(1), ANSWERS).fork(0, Imagined(1)) for _ in range(2)]
    for number in range(ANSWERS):
        worlds[1].fork(1, Imagined(number))
        for world in worlds:
            play_some(world, Random(number), 1)
    assert worlds[0].asks
    assert look(worlds[0].copy()) == look(worlds[1].copy()) == look(worlds[0])
    assert look(worlds[0].fork(1, Imagined(2))) == look(worlds[1].fork(1, Imagined(2)))


def test_taking_back_leaves_no_head_of_what_was_taken_back() -> None:
    once, often = opened(rounds=6), opened(rounds=6)
    for table in (once, often):
        random = Random(1)
        for _ in range(ANSWERS):
            play_some(table, random, 1)
            for seat in table.seats:
                table.undo(seat)
            if table is often:
                table.save()
    assert once.save() == often.save()
    once.verify()
