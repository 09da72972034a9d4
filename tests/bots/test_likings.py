"""Bots that draw lots among their options say how likely each is; and that is how often they give it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shambles import Table
from shambles.bots import find_bot, make_bot
from shambles.bots.bot import ask_bot, view_for
from shambles.bots.greedy import Greedy
from shambles.bots.levels import Rookie, worst_thinkable
from shambles.bots.random import Random as Random_
from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Ask, Choice
from shambles.core.game import find_game
from shambles.core.story.retelling import Turn
from shambles.lab.judging import likings_of

DRAWN = 200
MOMENTS = 3


def moments(game: str, options: dict[str, Any]) -> Iterator[tuple[Table, Ask[Any]]]:
    """Moments of a random game at which there is something to choose."""
    table, random = Table.open(game, seats=3, options=options, seed=3), Random(3)
    while asks := table.asks:
        seat, ask = next(iter(asks.items()))
        if len(ask.options) > 2 and random.random() < 0.2:
            yield table, ask
        table.play(seat, random.choice(ask.options))


@pytest.mark.parametrize(
    ("game", "options", "name"),
    [
        *(("tacdex", {}, name) for name in ("random", "greedy", "rookie", "survivor", "veteran", "legend")),
        *(("card_game", {"mode": "hero"}, name) for name in ("greedy", "rookie", "survivor")),
        ("best_defense", {"mode": "standard", "difficulty": "beginner"}, "rookie"),
        ("board_game", {}, "rookie"),
    ],
)
def test_a_bot_answers_as_often_as_it_says(game: str, options: dict[str, Any], name: str) -> None:
    bot: Any = make_bot(find_bot(name), find_game(game), Random(1))
    for _, (table, ask) in zip(range(MOMENTS), moments(game, options), strict=False):
        likings = bot.likings(view_for(bot, table, ask), ask)
        assert sum(likings) == pytest.approx(1)
        given = Counter(ask_bot(bot, table, ask.seat, Random(2)).notation for _ in range(DRAWN))
        for option, liking in zip(ask.options, likings, strict=True):
            spread = (liking * (1 - liking) / DRAWN) ** 0.5
            assert abs(given[option.notation] / DRAWN - liking) <= 4.5 * spread + 1e-9, (ask.key, option, liking)


@pytest.mark.parametrize(("game", "options"), [("card_game", {"mode": "survival"}), ("board_game", {})])
def test_a_bot_that_imagines_does_not_say(game: str, options: dict[str, Any]) -> None:
    bot: Any = make_bot(find_bot("legend"), find_game(game), Random(1))
    table, ask = next(moments(game, options))
    assert bot.likings(view_for(bot, table, ask), ask) is None


def test_who_chooses_anew_says_anew_how() -> None:
    """What a bot inherits is about another way to choose: luck would be taken out that nobody had."""

    class Last(Greedy):
        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
            choice: Choice = ask.options[-1]
            return choice

    class Lazy(Last):
        def likings(self, view: Any, ask: Ask[Any]) -> list[float]:
            return [0.5, 0.5, *[0.0] * (len(ask.options) - 2)]

    table, ask = next(moments("tacdex", {}))
    turn = Turn(table, ask, ask.options[0], aside=False, stands=True)
    for kind, says in ((Random_, True), (Last, False), (Lazy, True)):
        bot = make_bot(kind, table.game, Random(1))
        assert (likings_of({ask.seat: bot}, turn) is not None) is says, kind
    assert likings_of({}, turn) is None


def test_nobody_likes_what_lies_beyond_a_cliff() -> None:
    """As they choose: what loses more than a rookie ever loses has no chance either."""
    table, ask = next(moments("tacdex", {}))
    bot: Any = make_bot(Rookie, table.game, Random(1))
    figures = [float(at) for at in range(len(ask.options) - 1)] + [-1e6]
    assert worst_thinkable(figures) == 0.0
    hints = {**table.game.hints, ask.key: lambda view, ask: figures}

    class Told:
        def __init__(self) -> None:
            self.hints = hints

    bot.game = Told()
    likings = bot.likings(None, ask)
    assert likings[-1] == 0.0
    assert likings[0] == 0.0  # all that there is to lose: a blunder
    assert max(likings) == likings[-2]
