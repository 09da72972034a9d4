"""What makes an answer clearly best: by so many standard errors in the same worlds, and by more than a little."""

from __future__ import annotations

from shambles.puzzles.weighing import weigh


def test_the_best_beats_the_second_by_standard_errors_of_their_difference() -> None:
    """Both swing wildly from world to world, but always together: the difference is what counts."""
    weighed = weigh({"a": [0.9, 0.1, 0.9, 0.1], "b": [0.8, 0.02, 0.79, 0.01]})
    assert weighed.best == "a"
    assert weighed.lead > 10
    assert weighed.is_clear


def test_a_lead_that_hangs_on_one_world_is_not_clear() -> None:
    assert not weigh({"a": [0.9, 0.5, 0.5, 0.5], "b": [0.5, 0.5, 0.5, 0.5]}).is_clear


def test_answers_that_come_to_the_same_are_no_puzzle() -> None:
    weighed = weigh({"a": [0.5, 0.6], "b": [0.5, 0.6]})
    assert (weighed.lead, weighed.is_clear) == (0.0, False)


def test_a_sure_but_tiny_lead_is_nothing_to_puzzle_over() -> None:
    weighed = weigh({"a": [0.51, 0.61], "b": [0.5, 0.6]})
    assert weighed.lead > 3
    assert not weighed.is_clear


def test_what_was_let_go_early_is_compared_in_the_worlds_it_was_tried_in() -> None:
    """Those two worlds were good for everybody: on its own mean, `c` would stand first."""
    weighed = weigh({"a": [0.9, 0.9, 0.1, 0.1], "b": [0.7, 0.8, 0.0, 0.0], "c": [0.6, 0.7]})
    assert [one.choice for one in weighed.answers] == ["a", "b", "c"]
    assert [one.worlds for one in weighed.answers] == [4, 4, 2]


def test_the_closest_rival_is_the_one_that_is_hardest_to_tell_apart() -> None:
    """`c` comes second on average, but surely; whether `b` is worse at all is in doubt."""
    weighed = weigh({"a": [0.5, 0.5, 0.5, 0.5], "b": [0.9, 0.1, 0.5, 0.0], "c": [0.4, 0.41, 0.4, 0.41]})
    assert not weighed.is_clear
