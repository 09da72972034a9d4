"""Who plays whom: compared with all the ways there are on small fields, and over whole evenings on large ones."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shambles.server.clubs.field import Format, Paired, Sitting, count_meetings, count_seats
from shambles.server.clubs.pairing import pair_round
from shambles.server.clubs.sharing_out import Tables, price_of, share_out, sizes_for
from shambles.server.clubs.standings import who_goes_on

pytestmark = pytest.mark.rule("SH-011")


def play(paired: Paired, number: int, rng: Random, absent: frozenset[int] = frozenset()) -> list[Sitting]:
    """A round with results by chance."""
    done = []
    for one in paired.sittings(number):
        ending = "bye" if one.board == 0 else "absent" if one.entry in absent else "played"
        returns = None if ending == "bye" else float(rng.randrange(50))
        done.append(msgspec.structs.replace(one, ending=ending, returns=returns, won=ending == "bye"))
    for board in {one.board for one in done} - {0}:
        seated = [one for one in done if one.board == board]
        first = who_goes_on(seated, done)
        done = [
            msgspec.structs.replace(one, won=one.won or one.entry == first) if one in seated else one for one in done
        ]
    return done


def evening(format_: Format, seats: int, people: int, rounds: int, seed: int = 0) -> list[Sitting]:
    field, history, rng = list(range(1, people + 1)), list[Sitting](), Random(seed)
    for number in range(1, rounds + 1):
        paired = pair_round(format_, seats, field, field, history)
        if paired is None:
            break
        history += play(paired, number, rng)
    return history


# --- against all the ways there are


def all_ways(people: list[int], sizes: list[int]) -> list[Tables]:
    """By brute force: every order, cut into tables."""
    found = set()
    for order in permutations(people):
        cut, at = [], 0
        for size in sizes:
            cut.append(tuple(sorted(order[at : at + size])))
            at += size
        found.add(tuple(sorted(cut)))
    return [list(one) for one in found]


@st.composite
def fields(draw: st.DrawFn) -> tuple[list[int], int, dict[tuple[int, int], int]]:
    people = draw(st.integers(2, 7))
    costs = {two: draw(st.integers(0, 20)) for two in combinations(range(people), 2)}
    return list(range(people)), draw(st.integers(2, 6)), costs


@settings(max_examples=60, deadline=None)
@given(fields())
def test_a_small_field_is_shared_out_as_cheaply_as_can_be(
    drawn: tuple[list[int], int, dict[tuple[int, int], int]],
) -> None:
    people, seats, costs = drawn

    def cost(one: int, other: int) -> int:
        return costs[min(one, other), max(one, other)]

    found = share_out(people, seats, cost)
    sizes = sizes_for(len(people), seats)
    assert sorted(map(len, found), reverse=True) == sizes
    assert sorted(one for table in found for one in table) == people
    assert price_of(found, cost) == min(price_of(way, cost) for way in all_ways(people, sizes))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_two_large_tables_are_shared_out_as_cheaply_as_can_be(seed: int) -> None:
    """Ten people are too many for all ways at once; two tables that exchange people still find the best."""
    rng = Random(seed)
    costs = {two: rng.randrange(10**9 + 10) for two in combinations(range(10), 2)}

    def cost(one: int, other: int) -> int:
        return costs[min(one, other), max(one, other)]

    found = share_out(list(range(10)), 5, cost)
    halves = [(half, tuple(set(range(10)) - set(half))) for half in combinations(range(10), 5) if 0 in half]
    assert price_of(found, cost) == min(price_of([one, tuple(sorted(other))], cost) for one, other in halves)


@pytest.mark.parametrize(
    ("people", "seats", "sizes"), [(65, 4, [4] * 14 + [3] * 3), (5, 2, [2, 2, 1]), (5, 4, [3, 2]), (2, 6, [2])]
)
def test_tables_are_few_and_even(people: int, seats: int, sizes: list[int]) -> None:
    assert sizes_for(people, seats) == sizes


# --- whole evenings


@pytest.mark.parametrize(("people", "seats", "rounds"), [(64, 4, 6), (63, 4, 6), (30, 3, 6), (24, 2, 8), (36, 6, 3)])
def test_nobody_meets_twice_and_seats_are_even(people: int, seats: int, rounds: int) -> None:
    history = evening("swiss", seats, people, rounds)
    assert max(count_meetings(history).values()) == 1
    had = count_seats(history)
    for entry in range(1, people + 1):
        times = [had[entry, seat] for seat in range(seats)]
        assert sum(times) == rounds
        assert max(times) - min(times) <= 2


def test_those_who_stand_near_each_other_sit_together() -> None:
    """After one round half of the field did well with their cards, whatever their seat."""
    returns = [(4.0, 0.0), (4.0, 0.0), (0.0, 4.0), (0.0, 4.0)]
    history = [
        Sitting(1, board, seat, 2 * board - 1 + seat, "played", got)
        for board, both in enumerate(returns, 1)
        for seat, got in enumerate(both)
    ]
    field = list(range(1, 9))
    paired = pair_round("swiss", 2, field, field, history)
    assert paired is not None
    well = {1, 3, 6, 8}
    assert sorted(len(well & set(board)) for board in paired.boards) == [0, 0, 2, 2]
    assert count_meetings(paired.sittings(2)).keys().isdisjoint(count_meetings(history))
    mixed = pair_round("together", 2, field, field, history)
    assert mixed is not None
    assert mixed.boards != paired.boards  # where tables play together nobody looks at who stands where


def test_whoever_comes_later_and_whoever_goes() -> None:
    rng = Random(3)
    first = pair_round("swiss", 4, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [])
    assert first is not None
    assert sorted(map(len, (tuple(one for one in board if one) for board in first.boards))) == [2, 3]
    assert all(len(board) == 4 for board in first.boards)  # caretakers have the other seats
    history = play(first, 1, rng)
    second = pair_round("swiss", 4, [2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7], history)
    assert second is not None
    assert sorted(one for board in second.boards for one in board if one) == [2, 3, 4, 5, 6, 7]
    assert pair_round("swiss", 4, [6], [1, 2, 3, 4, 5, 6, 7], history) is None  # nobody plays alone


@pytest.mark.parametrize("people", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    history = evening("robin", 2, people, 99)
    met = count_meetings(history)
    assert met == Counter(dict.fromkeys(combinations(range(1, people + 1), 2), 1))
    assert max(one.round for one in history) == (people - 1 if people % 2 == 0 else people)
    assert all(one.entry is not None for one in history) is (people % 2 == 0)  # the odd one meets a caretaker


def test_who_is_away_in_a_round_robin_has_a_caretaker() -> None:
    field = [1, 2, 3, 4]
    first = pair_round("robin", 2, field, field, [])
    assert first is not None
    second = pair_round("robin", 2, [1, 2, 3], field, play(first, 1, Random(1)))
    assert second is not None
    assert sorted(sum(one is None for one in board) for board in second.boards) == [0, 1]


@pytest.mark.parametrize("people", range(2, 18))
def test_in_a_knock_out_one_is_left(people: int) -> None:
    history = evening("knockout", 2, people, 99)
    last = max(one.round for one in history)
    assert last == (people - 1).bit_length()
    through = {one.entry for one in history if one.round == last and one.won}
    assert len(through) == 1
    byes = [one for one in history if one.ending == "bye"]
    assert len(byes) == (1 << last) - people
    assert {one.round for one in byes} <= {1}
    lost = Counter(one.entry for one in history if not one.won)
    assert lost == Counter(set(range(1, people + 1)) - through)


def test_a_large_field_takes_no_long_time() -> None:
    """Two hundred and fifty-six at tables of six: nobody has met, and the search ends."""
    assert max(count_meetings(evening("swiss", 6, 256, 2)).values()) == 1
