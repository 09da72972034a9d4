"""Lines that are cut, wrapped and put side by side; lists that follow the cursor."""

from __future__ import annotations

from shambles.terminal.scene.answers import Entry, lay_out
from shambles.terminal.scene.drawing import clip, lay_hand, squeeze, wrap


def test_a_long_list_stands_side_by_side_and_follows_the_cursor() -> None:
    answers = [Entry(f"answer {number}", "", False) for number in range(40)]
    assert lay_out(answers[:4], 0, 78, 4) == (1, 78, 4, 0)
    for cursor in range(40):
        grid = lay_out(answers, cursor, 78, 4)
        assert grid.first <= cursor // grid.columns < grid.first + grid.rows
        assert grid.line_at(0, cursor // grid.columns - grid.first) == cursor // grid.columns * grid.columns


def test_words_are_wrapped_and_the_last_line_says_that_there_is_more() -> None:
    assert wrap("one two three", 7, 2) == ["one two", "three"]
    assert wrap("one two three four", 7, 2) == ["one two", "three …"]
    assert [clip("seven", width) for width in (5, 4, 1, 0, -3)] == ["seven", "sev…", "…", "", ""]


def test_a_long_name_keeps_its_number() -> None:
    assert squeeze("Greedy 4", 10) == "Greedy 4"
    assert squeeze("Willekeurig 10", 12) == "Willekeu… 10"
    assert squeeze("Somebody", 5) == "Some…"


def test_a_hand_lies_in_lines_that_fit_and_is_found_by_the_mouse() -> None:
    hand = lay_hand([7, 7, 10], 2, 15)
    assert hand.lines == ((0, 1), (2,))
    assert hand.rows == 4
    assert [hand.place_at(x, y) for x, y in ((0, 0), (7, 1), (14, 0), (9, 3), (10, 2), (0, 4))] == [
        0,
        1,
        None,
        2,
        None,
        None,
    ]
