"""Chance: fair, in streams that do not disturb each other, and the same for the same seed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from shambles import BadInput, Imagined, Live, Recorded, Scripted

CARDS = tuple(range(104))
DRAWS = 3000


# --- fairness; the seeds are fixed, so these can only fail when the drawing changes


def test_every_order_comes_about_equally_often() -> None:
    chance = Live(1)
    seen = Counter(tuple(chance.shuffle("three", "abc")) for _ in range(DRAWS))
    assert set(seen) == set(permutations("abc"))
    assert all(abs(count - DRAWS / 6) < 90 for count in seen.values())


def test_every_card_reaches_every_place() -> None:
    chance = Live(2)
    seen = Counter(place for _ in range(DRAWS) for place in enumerate(chance.shuffle("ten", CARDS[:10])))
    assert len(seen) == 100
    assert all(abs(count - DRAWS / 10) < 90 for count in seen.values())


def test_every_face_of_a_die_comes_about_equally_often() -> None:
    chance = Live(3)
    seen = Counter(chance.pick("die", (1, 2, 3, 4, 5, 6)) for _ in range(DRAWS))
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - DRAWS / 6) < 90 for count in seen.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = Counter(Live(seed).shuffle("deck", CARDS)[0] for seed in range(DRAWS))
    assert len(first) == len(CARDS)
    assert max(first.values()) < 60


# --- streams


def test_the_same_seed_draws_the_same_on_every_machine() -> None:
    chance = Live(7)
    assert chance.shuffle("deck:1", range(10)) == [2, 7, 9, 4, 0, 1, 8, 5, 3, 6]
    assert [chance.pick("die", (1, 2, 3, 4, 5, 6)) for _ in range(8)] == [6, 1, 5, 2, 4, 5, 2, 3]


def test_a_stream_goes_on_whatever_is_drawn_from_the_others() -> None:
    alone, between = Live(4), Live(4)
    expected = [alone.shuffle("deck", CARDS) for _ in range(3)]
    found = []
    for number in range(3):
        between.pick("die", CARDS)
        found.append(between.shuffle("deck", CARDS))
        between.shuffle(f"deck:{number}", CARDS)
    assert found == expected
    assert len({tuple(deck) for deck in found}) == 3


def test_streams_and_seeds_differ() -> None:
    decks = [Live(seed).shuffle(key, CARDS) for seed in (1, 11) for key in ("1", "1/1", "deck", "deck:1", "deck:1/0")]
    assert len(set(map(tuple, decks))) == len(decks)


def test_a_table_is_taken_up_again_where_its_draws_ended() -> None:
    first = Live(5)
    first.pick("die", CARDS)
    first.shuffle("deck", CARDS)
    again = Live(5, first.drawn)
    assert again.drawn == {"die": 1, "deck": 1}
    assert [again.pick("die", CARDS), again.shuffle("deck", CARDS)] == [
        first.pick("die", CARDS),
        first.shuffle("deck", CARDS),
    ]
    assert again.drawn is not first.drawn


@pytest.mark.parametrize("count", [0, 1, 5, 103, 104])
def test_a_short_shuffle_draws_the_first_cards_of_the_long_one(count: int) -> None:
    short, long = Live(6), Live(6)
    first = short.shuffle("deck", CARDS, count)
    assert first[:count] == long.shuffle("deck", CARDS)[:count]
    assert sorted(first) == list(CARDS)
    assert short.shuffle("deck", CARDS) == long.shuffle("deck", CARDS)


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [1, 2, 3, 4, 5, 6, 7, 8]
    Live(1).shuffle("deck", items)
    assert items == [1, 2, 3, 4, 5, 6, 7, 8]
    assert Live(1).shuffle("deck", []) == []


def test_a_fancy_is_repeatable_too() -> None:
    assert Imagined(9).shuffle("redeal", CARDS) == Imagined(9).shuffle("redeal", CARDS)
    assert Imagined(9).shuffle("redeal", CARDS) != Imagined(10).shuffle("redeal", CARDS)


# --- draws that are given


@pytest.fixture(params=["recorded", "scripted"])
def given(request: pytest.FixtureRequest) -> Any:
    """A source whose next draw from `deck` is what it is given."""
    if request.param == "recorded":
        return lambda result: Recorded([("deck", result)])
    return lambda result: Scripted({"deck": [result]})


def test_what_is_given_is_drawn(given: Any) -> None:
    assert given([3, 1, 2]).shuffle("deck", (1, 2, 3)) == [3, 1, 2]
    assert given((3, 1, 2)).shuffle("deck", (1, 2, 3), 2) == [3, 1, 2]
    assert given(5).pick("deck", (4, 5, 6)) == 5


@pytest.mark.parametrize("result", [[1, 2], [1, 2, 2], [1, 2, 3, 3], [1, 2, "3"], [], 3, None, "123", {"1": 2}])
def test_what_is_no_shuffle_of_the_items_is_refused(given: Any, result: Any) -> None:
    with pytest.raises(BadInput) as error:
        given(result).shuffle("deck", (1, 2, 3))
    assert (error.value.field, error.value.code) == ("draws.deck", "not-a-shuffle")


@pytest.mark.parametrize("result", [7, None, "4", [4]])
def test_what_is_not_among_the_items_is_refused(given: Any, result: Any) -> None:
    with pytest.raises(BadInput) as error:
        given(result).pick("deck", (4, 5, 6))
    assert (error.value.field, error.value.code) == ("draws.deck", "not-among-the-items")


def test_a_journal_is_played_back_in_its_order() -> None:
    chance = Recorded([("die", 3), ("deck", [2, 1]), ("die", 4)])
    assert chance.pick("die", (1, 2, 3, 4)) == 3
    assert chance.shuffle("deck", (1, 2)) == [2, 1]
    assert chance.pick("die", (1, 2, 3, 4)) == 4


@pytest.mark.parametrize("draws", [[], [("deck", [1])]], ids=["at-its-end", "another-draw"])
def test_a_journal_that_has_another_draw_is_refused(draws: list[tuple[str, Any]]) -> None:
    with pytest.raises(BadInput) as error:
        Recorded(draws).pick("die", (1, 2))
    assert (error.value.field, error.value.code) == ("journal", "draw-differs")
    assert error.value.params["wanted"] == "die"


def test_a_script_has_a_list_for_each_key() -> None:
    script: dict[str, list[Any]] = {"die": [3, 4], "deck": [[2, 1]]}
    chance = Scripted(script)
    assert [chance.pick("die", (3, 4)), chance.pick("die", (3, 4))] == [3, 4]
    assert chance.shuffle("deck", (1, 2)) == [2, 1]
    assert script == {"die": [3, 4], "deck": [[2, 1]]}


def test_what_is_not_scripted_is_missing_or_comes_from_elsewhere() -> None:
    for draw in (Scripted({"die": []}).pick, Scripted({}).shuffle):
        with pytest.raises(BadInput) as error:
            draw("die", (1, 2))
        assert (error.value.field, error.value.code) == ("draws.die", "draw-missing")
    assert Scripted({}, Live(8)).shuffle("deck", CARDS) == Live(8).shuffle("deck", CARDS)
    assert Scripted({}, Live(8)).pick("deck", CARDS) == Live(8).pick("deck", CARDS)
