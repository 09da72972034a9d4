"""The coach of somebody's first game never contradicts the log."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from shambles.core.asking.event import Event
from shambles.core.game import find_game
from shambles.core.playing.lesson import courses_of
from shambles.core.table import Table
from shambles.games.best_defense.table.events_of_combat import Bitten, Fought
from shambles.texts import LANGUAGES, Texts

NAMES = ("Ann", "Ben", "Cas", "Dee")
MOST = 150  # answers of a game


def said(texts: Texts, event: Event, words: str) -> str:
    return texts.event(event, 0, NAMES, words)


@pytest.mark.parametrize("slug", ["card_game", "tacdex", "best_defense", "board_game"])
def test_every_figure_of_the_coach_stands_in_the_log(slug: str) -> None:
    game = find_game(slug)
    course = courses_of(game).course[0]
    table, draw = Table.open(slug, seats=course.seats, options=course.options, seed=3), Random(3)
    for _ in range(MOST):
        if not table.asks:
            break
        seat, ask = draw.choice(list(table.asks.items()))
        table.play(seat, draw.choice(ask.options))
    commented = 0
    for lang in LANGUAGES:
        texts = Texts(lang, game, lessons=True)
        for event in table.events_for(0):
            if texts.has(f"comment-{event.key()}"):
                commented += 1
                comment = said(texts, event, "comment")
                known = said(texts, event, "event") + str(msgspec.to_builtins(event))
                assert {*re.findall(r"\d+", comment)} <= {*re.findall(r"\d+", known)}, comment
    assert commented > 4


@pytest.mark.parametrize(("lang", "pain"), [("en", "Ouch"), ("nl", "Au.")])
def test_a_bite_that_was_stopped_hurts_nobody(lang: str, pain: str) -> None:
    texts = Texts(lang, find_game("best_defense"), lessons=True)
    comments = {hurt: said(texts, Bitten("BD-311", 0, "rick", hurt, 3), "comment") for hurt in (True, False)}
    assert pain in comments[True]
    assert pain not in comments[False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_without_a_kill_is_told_of_its_place_alone(lang: str) -> None:
    """Elsewhere, or by others, walkers may have died in the same round."""
    texts = Texts(lang, find_game("best_defense"), lessons=True)
    fight: Any = Fought("BD-321", "town", ("rick",), 4, 0, 3, True)
    assert texts.name("town").split()[-1] in said(texts, fight, "comment")  # with whatever article it takes there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_is_good_or_bad_by_the_mode_that_is_played(lang: str) -> None:
    from shambles.games.card_game.table.events import RowTaken

    texts = Texts(lang, find_game("card_game"), lessons=True)
    hero, survival = (said(texts, RowTaken(rule, 0, 57, 1, (50, 51), 3), "comment") for rule in ("CG-131", "CG-239"))
    assert hero != survival
