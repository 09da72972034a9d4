"""The mind of the Card Game for bots that think: both modes on bare numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.event import Event
from shambles.games.card_game.bot.hero import Mind as HeroMind
from shambles.games.card_game.bot.survival import A_WIN, Expected
from shambles.games.card_game.bot.survival import Mind as SurvivalMind
from shambles.games.card_game.box.contents import Options
from shambles.games.card_game.kernel.compiled import is_compiled
from shambles.games.card_game.table.view import View

WORLDS_A_MILLISECOND = 8.0 if is_compiled else 0.1  # simulated games of Survival on a slow core


class Mind:
    """Weighs the options of a seat."""

    def __init__(self, rng: Random) -> None:
        self._survival = SurvivalMind(rng)
        self._hero = HeroMind(rng)

    def observe(self, event: Event) -> None:
        self._survival.observe(event)

    def weigh(
        self, view: View, ask: Ask[Any], iterations: int | None, milliseconds: int | None
    ) -> Sequence[float | None]:
        """For each option, the higher the better; None for what was not looked into."""
        if view.mode == "hero":
            return self._hero.weigh(view, ask.options, iterations, milliseconds)
        in_time = max(1, int(WORLDS_A_MILLISECOND * (milliseconds or 1)))
        worlds = in_time if iterations is None else iterations if milliseconds is None else min(iterations, in_time)
        return [one.figure / A_WIN for one in self._expect(view, ask, worlds)]

    def points(self, view: View, ask: Ask[Any], worlds: int) -> list[float]:
        """For each option of Survival, the points that are still to come, on average."""
        return [one.points for one in self._expect(view, ask, worlds)]

    def _expect(self, view: View, ask: Ask[Any], worlds: int) -> list[Expected]:
        if ask.key != "lay-a-card":
            return self._survival.take_a_row(view, ask, worlds)
        by_card = dict(zip(view.cards or (), self._survival.lay_a_card(view, worlds), strict=False))
        return [by_card[one.cards[0]] for one in ask.options]


def counts_points(options: Options) -> bool:
    """Whether a mind can say what an answer costs in points; of Hero mode it knows only the chances."""
    return options.mode == "survival"
