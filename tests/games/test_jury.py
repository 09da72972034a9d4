"""A jury of sixty moments: what a hint says of two answers there, in both languages, as a person would say it.

Each line of `<game>/jury.jsonl` is a scenario: a table, the answers that led to the moment, who is asked, the better
answer, the other one, and the reason that every one of the jury gave, in words.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random as Rng
from typing import Any

import pytest

from shambles.bots.greedy import Greedy
from shambles.bots.hint import OptionComparison
from shambles.bots.worlds import imagine_from
from shambles.core.asking.reason import Reason
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.terminal.advice import named
from shambles.texts import LANGUAGES, Texts
from shambles.wording import Words, wording_of

GAMES = ("card_game", "tacdex", "best_defense", "board_game")
NAMES = ("Ann", "Ben", "Cas", "Dee", "Eve", "Fay")
EACH = 15


def moments_of(slug: str) -> list[dict[str, Any]]:
    lines = (Path(__file__).parent / slug / "jury.jsonl").read_text("utf-8").splitlines()
    return [{"game": slug, **json.loads(line)} for line in lines]


MOMENTS = [moment for slug in GAMES for moment in moments_of(slug)]


def test_every_game_has_a_full_bench() -> None:
    assert {slug: len(moments_of(slug)) for slug in GAMES} == dict.fromkeys(GAMES, EACH)
    kinds = {slug: len({one["reason"] for one in moments_of(slug)}) for slug in GAMES}
    assert min(kinds.values()) >= 4, f"too few kinds of reasons: {kinds}"


@pytest.mark.parametrize("moment", MOMENTS, ids=[one["id"] for one in MOMENTS])
def test_the_hint_gives_the_reason_of_the_jury(moment: dict[str, Any]) -> None:
    table = Table.open(moment["game"], seats=moment["seats"], options=moment["options"], seed=moment["seed"])
    for answer in moment["answers"]:
        seat, _, notation = answer.partition(" ")
        table.play(int(seat), notation)
    ask, view = table.asks[moment["seat"]], table.view(moment["seat"])
    assert ask.key == moment["ask"]
    answers = {one.notation: one for one in ask.options}
    best, other = answers[moment["best"]], answers[moment["other"]]
    case = OptionComparison(table.game, view, ask, best)
    told = {one.key: one for one in reversed(case.at_once(other))}
    assert moment["reason"] in told
    for lang in LANGUAGES:
        wording = wording_of(Words(Texts(lang, table.game), NAMES[: moment["seats"]], table.game, table.options))
        reason = named(told[moment["reason"]], wording, view, ask)
        assert wording.words.texts.reason(reason, moment["seat"], wording.names) == moment[lang]
    backwards = OptionComparison(table.game, view, ask, other)
    same = {one.key: one.params.get("what") for one in backwards.at_once(best)}
    what = told[moment["reason"]].params.get("what")
    assert (moment["reason"], what) not in same.items(), "it speaks for both"


# At least so much of a whole game's questions has, for the answer of a greedy bot, a figure that speaks for it at once.
WITH_A_FIGURE = {"card_game": 0.9, "tacdex": 0.95, "best_defense": 0.87, "board_game": 0.87}
SETTINGS: dict[str, dict[str, Any]] = {
    "card_game": {"mode": "survival"},
    "best_defense": {"mode": "standard", "difficulty": "beginner"},
}
GAMES_PLAYED = 4


@pytest.mark.parametrize("played", GAMES)
def test_nearly_every_hint_has_a_figure_that_moved_it(played: str) -> None:
    """Measured over whole games; and every reason that comes up there has its words in both languages."""
    thin, questions, told = Counter[str](), 0, dict[str, Reason]()
    for seed in range(GAMES_PLAYED):
        table = Table.open(played, seats=3, options=SETTINGS.get(played, {}), seed=seed)
        bot = Greedy(table.game, Rng(seed))
        while table.asks:
            seat, ask = next(iter(table.asks.items()))
            view, fork = table.view(seat), imagine_from(table, seat, Rng(seed))
            best = bot.choose(view, ask, fork)
            if len(ask.options) > 1:
                case = OptionComparison(table.game, view, ask, best)
                reasons = case.at_once(case.unlike([one for one in ask.options if one is not best]))
                told |= {one.key: one for one in reasons}
                questions += 1
                thin[ask.key] += not reasons
            table.play(seat, best.notation)
    assert 1 - thin.total() / questions >= WITH_A_FIGURE[played], thin.most_common(5)
    for lang in LANGUAGES:
        texts = Texts(lang, find_game(played))
        for reason in told.values():
            words = texts.reason(reason, 0, list(NAMES))
            assert words != f"reason-{reason.key}"
            assert "{" not in words
