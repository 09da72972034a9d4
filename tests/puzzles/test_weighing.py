"""What makes an answer clearly best: surely, by a margin that a person feels, at a moment that is not decided yet."""

from __future__ import annotations

from collections.abc import Sequence

from shambles.bots.playouts import Ending
from shambles.core.game import find_game
from shambles.puzzles.choosing import patterns_of, too_common, without_patterns
from shambles.puzzles.puzzle import shipped
from shambles.puzzles.weighing import End, Weighed, look, weigh


def ends(*won: float, points: Sequence[float] | None = None) -> list[End]:
    return [End(one, None if points is None else points[at]) for at, one in enumerate(won)]


def wins(share: int, of: int = 100) -> list[End]:
    """So many wins in so many games, spread evenly."""
    return ends(*(float((at * share) // of != ((at + 1) * share) // of) for at in range(of)))


def test_the_best_leads_by_standard_errors_of_the_difference_in_the_same_games() -> None:
    """Both swing wildly from game to game, but always together: the difference is what counts."""
    weighed = weigh({"a": ends(0.9, 0.1, 0.9, 0.1), "b": ends(0.6, 0.0, 0.59, 0.0)})
    assert weighed.best == "a"
    assert weighed.lead > 3
    assert weighed.is_clear


def test_a_lead_that_hangs_on_one_game_is_not_clear() -> None:
    assert not weigh({"a": ends(1.0, 0.5, 0.5, 0.5), "b": ends(0.5, 0.5, 0.5, 0.5)}).is_clear


def test_answers_that_come_to_the_same_are_no_puzzle() -> None:
    weighed = weigh({"a": ends(0.5, 0.6), "b": ends(0.5, 0.6)})
    assert (weighed.lead, weighed.is_clear, weighed.is_hopeless) == (0.0, False, True)


def test_a_sure_lead_that_nobody_feels_is_nothing_to_puzzle_over() -> None:
    weighed = weigh({"a": ends(0.51, 0.61), "b": ends(0.46, 0.56)})
    assert weighed.lead > 3
    assert not weighed.is_clear


def test_a_game_that_is_lost_or_won_anyway_is_no_puzzle() -> None:
    assert weigh({"a": wins(40), "b": wins(10)}).is_clear
    assert not weigh({"a": wins(14), "b": wins(0)}).is_clear
    assert not weigh({"a": wins(100), "b": wins(88)}).is_clear


def test_an_answer_that_wins_more_often_but_scores_worse_is_not_clearly_best() -> None:
    won, lost = (1.0, 1.0, 0.9, 1.0), (0.2, 0.1, 0.3, 0.2)
    assert weigh({"a": ends(*won, points=[-3] * 4), "b": ends(*lost, points=[-5] * 4)}).is_clear
    assert not weigh({"a": ends(*won, points=[-5] * 4), "b": ends(*lost, points=[-3] * 4)}).is_clear


def test_what_was_let_go_early_is_compared_in_the_games_it_was_tried_in_and_says_so() -> None:
    """Those two games were good for everybody: on its own mean, `c` would stand first."""
    weighed = weigh({"a": ends(0.9, 0.9, 0.1, 0.1), "b": ends(0.7, 0.8, 0.0, 0.0), "c": ends(0.6, 0.7)})
    assert [one.choice for one in weighed.answers] == ["a", "b", "c"]
    assert [(one.worlds, one.let_go) for one in weighed.answers] == [(4, False), (4, False), (2, True)]


def test_the_closest_rival_is_the_one_that_is_hardest_to_tell_apart() -> None:
    """`c` comes second on average, but surely; whether `b` is worse at all is in doubt."""
    weighed = weigh({"a": ends(0.5, 0.5, 0.5, 0.5), "b": ends(0.9, 0.1, 0.4, 0.0), "c": ends(0.2, 0.2, 0.2, 0.2)})
    assert not weighed.is_clear


class Played:
    """Players whose games end as they are told."""

    def __init__(self, share: dict[str, int]) -> None:
        self.share, self.games = share, 0

    def try_in(self, numbers: range, answers: Sequence[str]) -> list[list[Ending]]:
        self.games += len(numbers) * len(answers)
        return [
            [Ending((float(number * 37 % 100 < self.share[str(one)]),), ()) for number in numbers] for one in answers
        ]


class Option(str):
    """An answer that is its own notation."""

    @property
    def notation(self) -> str:
        return str(self)


def search(share: dict[str, int], wanted: str | None = None) -> tuple[Weighed | None, int]:
    played = Played(share)
    options = [Option(one) for one in share]
    found = look(0, played, options, (), lambda so_far: wanted in (None, so_far.best))  # type: ignore[arg-type]  # toys
    return found, played.games


def test_a_search_ends_as_soon_as_one_answer_is_clear_or_none_will_be() -> None:
    clear, short = search({"a": 90, "b": 20})
    assert clear is not None
    assert (clear.best, clear.answers[0].worlds) == ("a", 36)
    equal, games = search({"a": 50, "b": 50})
    assert equal is None
    unwanted, few = search({"a": 90, "b": 20}, wanted="b")
    assert unwanted is None
    assert few < short <= games * 3


# --- variety


def test_at_most_a_quarter_keep_the_same_pattern() -> None:
    assert too_common([frozenset({"first"})] * 2 + [frozenset({"last"})] * 6) == "last"
    assert too_common([frozenset({"first"}), frozenset({"last"}), frozenset(), frozenset()]) is None


def test_a_set_is_varied_by_leaving_out_the_smallest_leads_of_a_common_pattern() -> None:
    game = find_game("card_game")
    puzzles = [one for found in shipped("card_game").values() for one in found]
    same = [one for one in puzzles if "first" in patterns_of(game, one)]
    others = [one for one in puzzles if one not in same][:8]
    kept = without_patterns(game, [*same, *others])
    assert too_common([patterns_of(game, one) for one in kept]) is None
    assert len(kept) >= 4
