"""What choices lose, for ratings (SH-007): measured without bias, so that luck is zero on average."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import mean, stdev
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from shambles.bots import losing
from shambles.bots.judge import judge_answers
from shambles.bots.losing import SuspectedMistake, measure_losses
from shambles.bots.review import review_game, what_choices_lost
from shambles.core.game import find_game
from shambles.core.table import Table


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds: the figures may be rough here."""
    small = {"FOR_POINTS": 100, "FOR_LOOKS": 0.4, "MOST_POINTS": 8, "SUSPECTS": 3, "FINALISTS": 2}
    for name, most in small.items():
        monkeypatch.setattr(f"shambles.bots.review.{name}", most)
    monkeypatch.setattr("shambles.bots.hint.SECONDS", 0.05)
    monkeypatch.setattr(losing, "OF_FAST_PLAYOUTS", 100)


BENCH = Path(__file__).parents[2] / "bench" / "ratings.py"


def table_like(slug: str, told: int = 0, seats: int = 2) -> Any:
    game = find_game(slug)
    return SimpleNamespace(game=game, told=told, seats=range(seats), options=None)


def mistake(at: int, seat: int) -> SuspectedMistake:
    return SuspectedMistake(at, seat, "")


def turns_of(suspected: list[SuspectedMistake]) -> Any:
    by_place = {one.at: one for one in suspected}
    return lambda places: [(at, SimpleNamespace(ask=SimpleNamespace(seat=by_place[at].seat), at=at)) for at in places]


def test_of_many_choices_some_stand_for_all_and_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn by lot comes to the whole on average, whatever was lost or won."""
    suspected = [mistake(at, at % 2) for at in range(300)]
    truth = [sum((at % 7) - 2.0 for at in range(300) if at % 2 == seat) for seat in (0, 1)]
    monkeypatch.setattr(losing, "_measure", lambda turn, better, playouts: (turn.at % 7) - 2.0)
    found = [measure_losses(table_like("tacdex", told), suspected, turns_of(suspected)) for told in range(200)]
    for seat in (0, 1):
        these = [one[seat] for one in found]
        assert abs(mean(these) - truth[seat]) < 3 * stdev(these) / len(these) ** 0.5


def test_what_turned_out_better_counts_for_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    suspected = [mistake(0, 0), mistake(1, 0), mistake(2, 1)]
    monkeypatch.setattr(losing, "_measure", lambda turn, better, worlds: (1.0, -0.25, -0.5)[turn.at])
    assert measure_losses(table_like("tacdex"), suspected, turns_of(suspected)) == (0.75, -0.5)


def test_a_review_says_what_choices_lost_and_the_same_each_time() -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.play(seat, ask.options[-1])
    lost = what_choices_lost(table)
    assert len(lost) == 3
    assert review_game(table).lost == ()
    assert review_game(table, losses=True).lost == lost == what_choices_lost(Table.load(table.save()))


# --- over whole games


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    spec = spec_from_file_location("bench_ratings", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["bench_ratings"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.rule("SH-007")
def test_luck_is_zero_on_average_and_the_weakest_loses_most(bench: ModuleType) -> None:
    """Few games, so the tolerance is wide: bench/ratings.py plays more. A loss counted twice would show even here."""
    games = [bench.play(seed) for seed in range(4)]
    luck = [game[bot][2] for game in games for bot in bench.BOTS]
    assert abs(mean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5
    lost = bench.by_choices(games)
    assert lost["random"] < lost["survivor"] < lost["legend"]


def test_the_answers_of_the_judge_lose_nothing() -> None:
    """No luck of the draw is taken for skill: another answer that is named at random does not turn out better."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    losses = []
    for _ in range(4):
        judged = judge_answers(table, 0, playouts=2000, salt="best")
        other = judged.answers[-1].choice
        ask = table.asks[0]
        best = next(one for one in ask.options if one.notation == judged.best)
        losses.append(losing._measure(SimpleNamespace(table=table, ask=ask, choice=best), other, 400))  # type: ignore[arg-type]  # a turn has no more
        for seat in table.seats:
            table.play(seat, best if seat == 0 else table.asks[seat].options[0])
        while next(iter(table.asks)) != 0 or table.asks[0].key != "lay-a-card":
            seat, asked = next(iter(table.asks.items()))
            table.play(seat, asked.options[0])
    assert max(losses) < 0


def test_how_many_games_are_enough(bench: ModuleType) -> None:
    assert bench.enough([1.0, 0.9, 0.96, 0.97] + [1.0] * (len(bench.SIZES) - 4)) == bench.SIZES[2]
    assert bench.enough([1.0] * len(bench.SIZES)) == bench.SIZES[0]
    assert bench.enough([0.5] * len(bench.SIZES)) is None
