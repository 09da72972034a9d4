"""Who plays on by the hints alone looks at less than a seat sees, and makes the same of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shambles import Ask, Table, slugs
from shambles.bots import ask_bot
from shambles.testing.tables import kinds_of

ANSWERS = 150


@pytest.mark.parametrize("slug", slugs())
def test_hints_and_value_make_the_same_of_a_glance(slug: str) -> None:
    for kind in kinds_of(slug)[:3]:
        table, random, value = kind.open(4).copy(), Random(4), kind.game.value
        for _ in range(ANSWERS):
            for seat, ask in table.asks.items():
                view, glance = table.view(seat), table.game.hint_view(ask.play, seat)
                assert list(table.game.figures(ask)) == list(table.game.hints[ask.key](view, ask))
                assert value is None or ask.key != value.at or value.worth(glance) == value.worth(view)
                table.play(seat, random.choice(ask.options))


class Looks:
    """Keeps what it is shown."""

    view: Any

    def choose(self, view: Any, ask: Ask[Any], fork: Any) -> Any:
        self.view = view
        return ask.options[0]


class Glances(Looks):
    uses_hint_view = True


def test_who_glances_is_not_told_the_odds() -> None:
    table = Table.open("board_game", seats=2, seed=1)
    seat = next(iter(table.asks))
    assert table.asks[seat].key == "move"
    looks, glances = Looks(), Glances()
    for bot in (looks, glances):
        ask_bot(bot, table, seat, Random(1))
    assert looks.view == table.view(seat)
    assert looks.view.odds is not None
    assert glances.view.odds is None
    assert glances.view.parties == looks.view.parties
