"""What changed, as little as can be said, and made undone: the change of any value leads to the other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from core.change_examples import EXAMPLES, examples
from shambles.core.running.change import apply_change, difference, difference_like

VALUES = some.recursive(
    some.none() | some.booleans() | some.integers(-3, 3) | some.sampled_from(["", "a", "b"]),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from("xyz"), inner, max_size=3),
    max_leaves=12,
)


class Seat(msgspec.Struct, frozen=True, rename="camel"):
    cards: tuple[int, ...]
    hero_name: str | None = None
    by_row: dict[int, int] = {}


class Dice(msgspec.Struct, frozen=True, omit_defaults=True):
    blue: int = 0
    red: int = 0


class View(msgspec.Struct, frozen=True):
    seats: tuple[Seat, ...]
    round: int


def on_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(VALUES, VALUES)
def test_a_change_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    # JSON knows no difference between 1 and true where Python says they are equal.
    before, after = ({"all": on_the_wire(one)} for one in (before, after))
    assert apply_change(before, difference(before, after)) == after


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        (View((Seat((1, 2)), Seat((3,))), 1), View((Seat((1, 2)), Seat((3,))), 1), None),
        (View((), 1), View((), 2), {"round": [2]}),
        (View((Seat((1, 2)), Seat(())), 1), View((Seat((1,)), Seat(())), 1), {"seats": {"0": {"cards": [1, 1, []]}}}),
        (Seat((1, 2, 3)), Seat((1, 9, 2, 3)), {"cards": [1, 0, [9]]}),
        (Seat((1, 2)), Seat((1, 5)), {"cards": {"1": [5]}}),
        (Seat((), None), Seat((), "Rick"), {"heroName": ["Rick"]}),
        (Seat((), None, {1: 2, 3: 4}), Seat((), None, {3: 5, 6: 7}), {"byRow": {"1": [], "3": [5], "6": [7]}}),
        (View((), 1), View((Seat(()),), 1), {"seats": [0, 0, [{"cards": [], "heroName": None, "byRow": {}}]]}),
        (Dice(blue=1, red=2), Dice(red=3), {"blue": [], "red": [3]}),
    ],
)
def test_a_change_says_only_what_changed(before: msgspec.Struct, after: msgspec.Struct, change: Any) -> None:
    found = on_the_wire(difference(before, after))
    assert found == change
    assert apply_change(on_the_wire(before), found) == on_the_wire(after)


class Both(msgspec.Struct, frozen=True):
    one: Any
    two: Any
    three: Any
    four: Any


@given(some.lists(some.lists(VALUES, min_size=4, max_size=4), min_size=4, max_size=4), some.data())
def test_what_two_viewers_share_is_compared_once_and_comes_out_the_same(values: Any, draw: Any) -> None:
    """Letter by letter: what changed for another says nothing of what changed for me, but where we see the same."""
    their_before, their_after, before, after = map(list, on_the_wire(values))
    for place in range(4):
        if draw.draw(some.booleans()):
            before[place], after[place] = their_before[place], their_after[place]
        if draw.draw(some.booleans()):
            after[place] = before[place]
    theirs = Both(*their_before), Both(*their_after)
    mine = Both(*before), Both(*after)
    found = difference_like(*mine, (*theirs, difference(*theirs)))
    assert msgspec.json.encode(found) == msgspec.json.encode(difference(*mine))


def test_the_browser_is_tested_with_the_same_examples() -> None:
    assert EXAMPLES.read_text("utf-8") == examples(), "run `make types`"
