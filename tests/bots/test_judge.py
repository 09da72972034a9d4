"""The judge of choices: right about a known game, without luck in its differences, and blind to hidden cards."""

from __future__ import annotations

from random import Random as Rng
from statistics import mean
from typing import Any

import pytest

from bots.test_search import TABLES, open_table
from games.card_game.positions import deal, lay
from shambles import BadInput, Table
from shambles.bots import judge
from shambles.bots.judge import Judgement, estimate, judge_answers
from shambles.bots.playouts import BEST, HINTS, Ending
from shambles.testing.tables import other_world, true_world

FEW = 24


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_it_is_the_same_whatever_the_seat_cannot_know(slug: str, seats: int, options: dict[str, Any]) -> None:
    table = open_table(slug, seats, options)
    seat = next(seat for seat, ask in table.asks.items() if len(ask.options) > 1)
    before, two = table.save(), table.asks[seat].options[:2]
    found = [
        judge_answers(world, seat, [one.notation for one in two], playouts=FEW)
        for world in (table, true_world(table, seat), other_world(table, seat, 3))
    ]
    assert found[0] == found[1] == found[2]
    assert {one.choice for one in found[0].answers} == {one.notation for one in two}
    assert found[0].in_points == table.game.points
    assert table.save() == before


def test_a_dear_row_is_worse_by_about_its_points() -> None:
    """A takes 13 points instead of 1. Most of that is lost in the end, whoever plays on."""
    table = deal("survival", "51 / 61 62 63 55 66 / 71 / 81", A="3 90 91", B="52 72 92", C="82 73 93")
    lay(table, A="3", B="52", C="82")
    for players in (BEST, HINTS, "survivor"):
        found = judge_answers(table, 0, playouts=160, players=players)
        dear = found.of("row 2")
        assert found.best != "row 2"
        assert "row 2" not in found.about_best
        assert dear.low > 5


class Known:
    """Players whose playouts end by chance: each answer has its own chance to win."""

    def __init__(self, seed: int, chances: dict[str, float]) -> None:
        self.rng, self.chances = Rng(seed), chances

    def try_in(self, numbers: range, answers: Any) -> list[list[Ending]]:
        return [
            [Ending((float(self.rng.random() < self.chances[one.notation]),), ()) for _ in numbers] for one in answers
        ]


def judged(monkeypatch: pytest.MonkeyPatch, seed: int, chances: list[float]) -> tuple[Judgement, dict[str, float]]:
    table = Table.open("tacdex", seats=2, seed=5)
    options = table.asks[0].options[: len(chances)]
    known = dict(zip((one.notation for one in options), chances, strict=True))
    monkeypatch.setattr(judge, "players_of", lambda *given: Known(seed, known))
    monkeypatch.setattr(judge, "skill_of", lambda table: judge.Skill())
    return judge_answers(table, 0, options, playouts=400), known


def test_the_best_of_equals_is_not_said_to_be_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four equal answers, the one that was luckiest is about equal to the others in 95 of 100 judgements."""
    found = [judged(monkeypatch, seed, [0.5] * 4)[0] for seed in range(200)]
    certain = sum(not other.is_about_equal for one in found for other in one.answers[1:3])
    assert certain / 400 < 0.05
    assert abs(mean(one.answers[1].behind for one in found)) < 0.04


def test_intervals_hold_the_true_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    held = []
    for seed in range(200):
        found, known = judged(monkeypatch, seed, [0.3, 0.6, 0.55, 0.1])
        held += [one.low <= known[found.best] - known[one.choice] <= one.high for one in found.answers[1:3]]
    assert mean(held) > 0.9


def test_a_clear_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(20):
        found, known = judged(monkeypatch, seed, [0.2, 0.8, 0.3, 0.1])
        assert known[found.best] == 0.8
        assert found.about_best == (found.best,)


def test_equal_results_in_a_few_worlds_prove_little() -> None:
    assert estimate([0.0] * 10, imagined=1)[1] > 0.05
    assert estimate([0.5, 0.3]) == pytest.approx((0.4, 0.1))


def test_it_refuses_what_is_no_answer_and_who_is_not_asked() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="15 71", B="16 31", C="17 51")
    with pytest.raises(BadInput, match="answer"):
        judge_answers(table, 0, ["99"])
    lay(table, A="15", B="16", C="17")
    while table.outcome is None:
        table.play(*next((seat, ask.options[0]) for seat, ask in table.asks.items()))
    with pytest.raises(BadInput, match="nothing-asked"):
        judge_answers(table, 0)


def test_a_certain_loss_counts_in_full_and_a_doubtful_one_in_part() -> None:
    """In the last round nothing is left to chance: the dear row costs its points, and none of them is shrunk away."""
    last = deal("survival", "51 / 61 62 63 55 66 / 71 / 81", A="3", B="52", C="82")
    lay(last, A="3", B="52", C="82")
    options = {one.notation: one for one in last.asks[0].options}
    certain = judge.compare_two(last, 0, options["row 2"], options["row 1"], playouts=200, salt="test").given
    points = last.view(0).row_points  # type: ignore[attr-defined]  # the Card Game's view
    assert certain.behind == pytest.approx(points[1] - points[0])
    assert certain.low > certain.behind - 1
    early = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=9)
    first, *_, other = early.asks[0].options
    part = judge.compare_two(early, 0, other, first, playouts=400, salt="test").given
    whole = judge_answers(early, 0, [first, other], playouts=400, salt="test")
    assert abs(part.behind) < 0.8 * abs(whole.of(other.notation).behind - whole.of(first.notation).behind)
