"""What counts: what you did with the cards that others held too."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shambles.server.clubs.field import Sitting
from shambles.server.clubs.standings import count_points, rank_field, share_beaten, who_goes_on


def board(number: int, *returns: float | None, first: int = 1, round_: int = 1) -> list[Sitting]:
    return [
        Sitting(round_, number, seat, first + seat, "aside" if got is None else "played", got)
        for seat, got in enumerate(returns)
    ]


def points(history: list[Sitting]) -> dict[int, float]:
    return {entry: float(value) for (_, entry), value in count_points(history).items()}


@pytest.mark.rule("SH-012")
def test_a_seat_is_compared_with_the_same_seat_at_other_tables() -> None:
    """Two hold the bad cards of seat 1: who lost less with them did better, though both lost their table."""
    history = [*board(1, 9, 1, first=1), *board(2, 5, 3, first=3), *board(3, 5, 2, first=5)]
    assert points(history) == {1: 100, 3: 25, 5: 25, 2: 0, 4: 100, 6: 50}


@pytest.mark.rule("SH-012")
def test_one_table_is_compared_with_itself() -> None:
    assert points(board(1, 9, 1, 5)) == {1: 100, 2: 0, 3: 50}
    assert points([Sitting(1, 1, 0, 1, "played", 1.0)]) == {1: 50}


@pytest.mark.rule("SH-012")
def test_who_was_absent_gets_nothing_and_a_bye_or_a_table_set_aside_gets_half() -> None:
    away = Sitting(1, 1, 1, 2, "absent", 99.0)
    history = [Sitting(1, 1, 0, 1, "played", 3.0), away, *board(2, 2, 2, first=3), *board(3, None, None, first=5)]
    history.append(Sitting(1, 0, 0, 9, "bye"))
    assert points(history) == {1: 100, 2: 0, 3: 0, 4: 0, 5: 50, 6: 50, 9: 50}  # 4 did worse than the caretaker


@pytest.mark.rule("SH-012")
@given(st.lists(st.integers(-5, 5), min_size=2, max_size=12))
def test_a_seat_gives_out_fifty_for_each_who_holds_it(returns: list[int]) -> None:
    """Whatever is won at a seat is lost at it by others."""
    history = [Sitting(1, number, 0, number, "played", float(got)) for number, got in enumerate(returns, 1)]
    assert sum(count_points(history).values()) == 50 * len(returns)


def test_shares_are_exact() -> None:
    assert share_beaten(1, [0, 0, 2]) == Fraction(200, 3)


def won(entry: int, round_: int, board_: int, got: float, won_: bool) -> Sitting:
    return Sitting(round_, board_, 0, entry, "played", got, None, won_)


@pytest.mark.rule("SH-013")
def test_equal_points_go_by_tables_won_then_by_company_then_share_the_place() -> None:
    history = [won(1, 1, 1, 2, False), won(2, 1, 2, 2, True), won(3, 1, 3, 1, False), won(4, 1, 4, 1, False)]
    placed = [(one.place, one.entry) for one in rank_field("swiss", [1, 2, 3, 4], history)]
    assert placed == [(1, 2), (2, 1), (3, 3), (3, 4)]


@pytest.mark.rule("SH-014")
def test_company_is_the_points_of_those_one_has_met() -> None:
    first = [*board(1, 3, 1, first=1), *board(2, 1, 3, first=3)]  # 1 and 4 have 100, 2 and 3 nothing
    found = {one.entry: one for one in rank_field("swiss", [1, 2, 3, 4], first)}
    assert [float(found[entry].company) for entry in (1, 2, 3, 4)] == [0, 100, 100, 0]
    # 5 has met nobody, 2 has met somebody with points: both have none themselves
    assert [one.entry for one in rank_field("swiss", [2, 5], first)] == [2, 5]
    assert [one.place for one in rank_field("swiss", [2, 5], first)] == [1, 1]  # whom they met is not in this field


@pytest.mark.rule("SH-011")
def test_in_a_knock_out_the_table_decides_then_the_points_then_who_was_first() -> None:
    one = [*board(1, 1, 0, first=1), *board(2, 1, 1, first=3), *board(3, 0, 2, first=5)]
    assert [who_goes_on([s for s in one if s.board == number], one) for number in (1, 2, 3)] == [1, 3, 6]
    level = [*board(1, 1, 1, first=1), *board(2, 1, 2, first=3)]
    assert who_goes_on(level[:2], level) == 1  # seat 0 drew with the other table, seat 1 lost
    none = board(1, None, None, first=1)
    assert who_goes_on(none, none) == 1
    away = [Sitting(1, 1, 0, 1, "absent", 5.0), Sitting(1, 1, 1, 2, "played", 0.0)]
    assert who_goes_on(away, away) == 2
    assert who_goes_on(away[:1], away) is None
