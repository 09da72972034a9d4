"""Who plays on by the hints alone looks at less than a seat sees, and makes the same of it."""

from __future__ import annotations

from random import Random

import pytest

from shambles import slugs
from shambles.testing.tables import kinds_of

ANSWERS = 150


@pytest.mark.parametrize("slug", slugs())
def test_the_hints_make_the_same_of_a_glance(slug: str) -> None:
    for kind in kinds_of(slug)[:3]:
        table, random = kind.open(4).copy(), Random(4)
        for _ in range(ANSWERS):
            for seat, ask in table.asks.items():
                figures = list(table.game.figures(ask))
                assert figures == list(table.game.hints[ask.key](table.view(seat), ask))
                table.play(seat, random.choice(ask.options))
