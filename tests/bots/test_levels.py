"""The levels: found by their names, told by their names and tempers, each with a pace of its own."""

from __future__ import annotations

from math import inf
from random import Random as Rng
from statistics import mean
from types import SimpleNamespace
from typing import Any, cast

import pytest

from shambles import Table
from shambles.bots import LEVELS, PARTY, USUAL_LEVEL, Considered, find_bot, let_bots_answer, make_bot
from shambles.bots.levels import worst_thinkable
from shambles.core.asking.ask import Ask
from shambles.core.game import Game
from shambles.texts import Texts


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_everybody_has_a_name_and_a_temper(lang: str) -> None:
    texts = Texts(lang)
    assert len({texts.say(f"party-{number}") for number in range(1, PARTY + 1)}) == PARTY
    assert len({texts.say(f"temper-{level}") for level in LEVELS}) == len(LEVELS)
    assert all(texts.has(f"bot-{level}") for level in LEVELS)
    assert USUAL_LEVEL in LEVELS


def test_the_sloppy_ones_are_sloppy_by_measure() -> None:
    """A rookie does something else than greedy more often than a survivor, in the same positions."""
    right = dict.fromkeys(("rookie", "survivor"), 0)
    for deal in range(20):
        table = Table.open("tacdex", seats=2, seed=deal)
        view, ask = table.view(0), table.asks[0]
        figures = table.game.hints[ask.key](view, ask)
        best = {one.notation for one, figure in zip(ask.options, figures, strict=True) if figure == max(figures)}
        for level in right:
            bots = [make_bot(find_bot(level), table.game, Rng(seed)) for seed in range(10)]
            right[level] += sum(bot.choose(view, ask, None).notation in best for bot in bots)  # type: ignore[arg-type, union-attr]  # they do not look
    assert right["rookie"] < 130 < 160 < right["survivor"] < 190


def test_what_an_answer_loses_is_drawn_and_no_blunder_is_made_that_nobody_would_make() -> None:
    """Behind a cliff lies what a rookie does not think of: to let a won game go, or to walk into certain ruin."""
    assert worst_thinkable([5, 4, 3, -995]) == 3
    assert worst_thinkable([1000.5, 1000, 7, 6, 5]) == 1000
    assert worst_thinkable([1000, -1, -2, -4]) == 1000
    assert worst_thinkable([3, 2, 1, 0]) == 0
    assert worst_thinkable([2, 2]) == 2
    assert worst_thinkable([2, 1, -inf]) == 1
    assert worst_thinkable([inf, 1]) == inf
    table = Table.open("tacdex", seats=2, seed=1)
    ask = table.asks[0]
    lost = {}
    for level in ("rookie", "survivor"):
        figures = [at / 9 for at in range(len(ask.options) - 1)] + [-500.0]
        hints = {ask.key: lambda view, ask, figures=figures: figures}
        game = cast("Game[Any, Any]", SimpleNamespace(hints=hints))
        chosen = [find_bot(level)(game, Rng(seed)).choose(None, ask, None) for seed in range(400)]  # type: ignore[call-arg, arg-type]
        found = [max(figures) - figures[ask.options.index(one)] for one in chosen]
        assert max(found) < 100
        lost[level] = mean(found) / max(figures)
    assert 0.005 < lost["survivor"] < 0.1 < 0.2 < lost["rookie"] < 0.5


def test_a_whole_game_of_levels() -> None:
    table = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=1)
    bots = {seat: make_bot(find_bot(level), table.game, Rng(seat)) for seat, level in enumerate(LEVELS)}
    let_bots_answer(table, bots, Rng(1))
    assert table.outcome is not None


@pytest.mark.parametrize("trained", [True, False])
def test_a_veteran_stops_to_think_now_and_then_and_a_legend_always(
    trained: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was learned is asked, and where nothing was, the search: either is counted."""
    table = Table.open("tacdex", seats=3, seed=1)
    view, ask = table.view(0), table.asks[0]
    thought = dict.fromkeys(("veteran", "legend"), 0)
    for level in thought:

        def remember(view: object, ask: Ask[Any], level: str = level) -> list[float] | None:
            thought[level] += trained
            return [1.0, *[0.0] * (len(ask.options) - 1)] if trained else None

        class Counted(find_bot(level)):  # type: ignore[misc]  # a class by its name
            def think(self, view: object, ask: Ask[Any], fork: object, level: str = level) -> list[Considered]:
                thought[level] += not trained
                return [Considered(ask.options[0], 0.5, 1, 0.0)]

        monkeypatch.setattr("shambles.games.tacdex.bot.trained.likings", remember)
        for seed in range(100):
            make_bot(Counted, table.game, Rng(seed)).choose(view, ask, None)  # type: ignore[arg-type]  # not looked at
    assert thought["legend"] == 100
    assert 30 < thought["veteran"] < 70
