"""Every test has a limit that names it; and what the suite looks at is chosen so that no value is left out."""

from __future__ import annotations

from time import sleep

import msgspec
import pytest

from shambles.games import IN_ORDER
from shambles.testing import limits
from shambles.testing.differences import differences, say_differences, value_at
from shambles.testing.tables import Kind, few_kinds_of, kinds_of


def go_on_for_ever() -> None:
    while True:
        pass


def go_on_after_a_limit_within() -> None:
    with limits.limited("inner", 60):
        pass
    go_on_for_ever()


def test_work_without_an_end_is_stopped_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 10_000)  # however busy the machine is
    with pytest.raises(pytest.fail.Exception) as stopped, limits.limited("test_of_mine", 0.05):
        go_on_for_ever()
    assert "test_of_mine is not done after 0.05 s of work" in str(stopped.value)
    assert "in go_on_for_ever" in str(stopped.value)
    assert "@pytest.mark.limit(seconds)" in str(stopped.value)


def test_waiting_for_what_never_comes_is_stopped_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 2)
    with pytest.raises(pytest.fail.Exception, match="by the clock"), limits.limited("test_of_mine", 0.02):
        sleep(60)


def test_a_limit_within_a_limit_leaves_the_outer_one_in_force() -> None:
    with pytest.raises(pytest.fail.Exception, match="outer is not done"), limits.limited("outer", 0.1):
        go_on_after_a_limit_within()


@pytest.mark.parametrize("slug", IN_ORDER)
def test_the_few_kinds_have_every_value_of_every_option_and_few_many_and_other_seats(slug: str) -> None:
    def values(kinds: tuple[Kind, ...]) -> set[tuple[str, object]]:
        return {pair for kind in kinds for pair in kind.options.items()}

    all_kinds, few = kinds_of(slug), few_kinds_of(slug)
    assert values(few) == values(all_kinds)
    assert set(map(str, few)) <= set(map(str, all_kinds))
    least, *between, most = sorted({kind.seats for kind in all_kinds})
    seats = {kind.seats for kind in few}
    assert {least, most} <= seats
    assert seats & set(between)


class Pile(msgspec.Struct):
    cards: list[int]
    owner: str


def test_differences_are_said_by_field() -> None:
    one, other = [Pile([1, 2], "ann"), Pile([3], "bob")], [Pile([2, 1], "ann"), Pile([3, 4], "bob")]
    assert say_differences(one, other, "piles").split("\n  ") == [
        "piles[0].cards[0]: 1 or 2",
        "piles[0].cards[1]: 2 or 1",
        "piles[1].cards: [3] or [3, 4]",
    ]
    (first, second) = differences(one, other, "piles", whole_lists=True)
    assert (first.path, second.path) == ("piles[0].cards", "piles[1].cards")
    assert value_at(other, first.path) == [2, 1]
