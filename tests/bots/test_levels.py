"""The levels: found by their names, told by their names and tempers, each with a pace of its own."""

from __future__ import annotations

from random import Random as Rng

import pytest

from games.card_game.positions import deal
from shambles import Table
from shambles.bots import LEVELS, PARTY, USUAL_LEVEL, Considered, find_bot, let_bots_answer, make_bot
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
    table = deal("survival", "10 11 12 13 14 / 30 / 50 / 70", A="15 16 17 18 71", B="1 2 3 4 5", C="6 7 8 9 19")
    figures = table.game.hints["lay-a-card"](table.view(0), table.asks[0])
    best: list[object] = [
        option for option, figure in zip(table.asks[0].options, figures, strict=True) if figure == max(figures)
    ]
    right = {}
    for level in ("rookie", "survivor"):
        bots = [make_bot(find_bot(level), table.game, Rng(seed)) for seed in range(200)]
        right[level] = sum(bot.choose(table.view(0), table.asks[0], None) in best for bot in bots)  # type: ignore[arg-type]  # they do not look
    assert right["rookie"] < 140 < 160 < right["survivor"] < 200


def test_a_whole_game_of_levels() -> None:
    table = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=1)
    bots = {seat: make_bot(find_bot(level), table.game, Rng(seat)) for seat, level in enumerate(LEVELS)}
    let_bots_answer(table, bots, Rng(1))
    assert table.outcome is not None


def test_a_veteran_stops_to_think_now_and_then_and_a_legend_always() -> None:
    """The search counts: where it is asked, somebody thinks."""
    table = Table.open("tacdex", seats=3, seed=1)
    thought = dict.fromkeys(("veteran", "legend"), 0)
    for level in thought:

        class Counted(find_bot(level)):  # type: ignore[misc]  # a class by its name
            def think(self, view: object, ask: object, fork: object, level: str = level) -> list[Considered]:
                thought[level] += 1
                return [Considered(table.asks[0].options[0], 0.5, 1, 0.0)]

        for seed in range(100):
            make_bot(Counted, table.game, Rng(seed)).choose(table.view(0), table.asks[0], None)  # type: ignore[arg-type]  # not looked at
    assert thought["legend"] == 100
    assert 30 < thought["veteran"] < 70
