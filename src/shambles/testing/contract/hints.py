"""Bots can play every game: every question has hints, and hints have a score for every option."""

from __future__ import annotations

from math import isfinite

from shambles.core.game import find_game
from shambles.core.playing.shapes import questions_of
from shambles.testing.inside import phase_of
from shambles.testing.met import met_in
from shambles.testing.tables import Kind, draw_answer, give

ASKS = 40  # asks of a game at which the hints are tested


def test_every_question_has_a_hint(slug: str) -> None:
    game, met = find_game(slug), met_in(slug)
    missing = [
        f"Game.hints has nothing for {question.key}, asked {met.where(f'ask-{question.key}')}. "
        f"Cure: write a function of the view and the ask that gives a figure for each option, and hang it up there."
        for question in questions_of(game)
        if not question.standing and question.key not in game.hints
    ]
    missing += [
        f"Game.hints has {key}, and the game asks no such question. Cure: take it out, or mend its key."
        for key in game.hints
        if key not in {question.key for question in questions_of(game)}
    ]
    assert not missing, "\n".join(missing)


def test_a_hint_has_a_figure_for_every_option(kind: Kind) -> None:
    table, random = kind.open(92), kind.random("hints")
    for _ in range(ASKS):
        for seat, ask in table.asks.items():
            figures = list(kind.game.hints[ask.key](table.view(seat), ask))
            where = f"the hint for {ask.key}, asked in the phase {phase_of(table)}, gives {figures}"
            assert len(figures) == len(ask.options), f"{where}: {len(ask.options)} options want a figure each"
            assert all(isfinite(figure) for figure in figures), f"{where}: a figure must be a finite number"
        if not table.asks:
            return
        give(table, *draw_answer(table, random))
