"""Playouts of a hand on bare numbers: by the rules, in the same worlds for all answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.card_game.positions import deal, lay
from shambles import Outcome, Table
from shambles.games.card_game.bot.playouts import Playouts


def ends(table: Table, answers: Sequence[str], worlds: int = 8) -> list[list[Outcome]]:
    ask: Any = table.asks[0]
    view: Any = table.view(0)
    options = {one.notation: one for one in ask.options}
    return Playouts(view, ask, "test").try_in(range(worlds), [options[one] for one in answers])


@pytest.mark.rule("CG-190", "CG-262")
def test_the_last_round_of_survival_ends_as_the_rules_end_it() -> None:
    """Nothing is hidden: each world must end as the table does."""
    table = deal("survival", "10 11 12 13 14 / 30 / 50 / 70", A="15", B="31", C="51", seats=3)
    (found,) = ends(table, ["15"])
    lay(table, A="15", B="31", C="51")
    assert table.outcome is not None
    assert found[0].scores[0] == table.outcome.scores[0]
    assert found[0].returns[0] == -found[0].scores[0]


@pytest.mark.rule("CG-230")
def test_a_row_that_is_taken_costs_its_points_in_every_world() -> None:
    table = deal("survival", "51 / 61 62 63 55 66 / 71 / 81", A="3", B="52", C="82")
    lay(table, A="3", B="52", C="82")
    cheap, dear = ends(table, ["row 1", "row 2"])
    points = table.view(0).row_points  # type: ignore[attr-defined]  # the Card Game's view
    assert {other.scores[0] - one.scores[0] for one, other in zip(cheap, dear, strict=True)} == {points[1] - points[0]}


@pytest.mark.parametrize("mode", ["survival", "hero"])
def test_the_same_answer_ends_alike_and_worlds_differ(mode: str) -> None:
    table = Table.open("card_game", seats=3, options={"mode": mode}, seed=9)
    first = table.asks[0].options[0].notation
    one, other = ends(table, [first, first])
    assert one == other
    assert len({end.scores for end in one}) > 1
    for end in one:
        best = (max if mode == "hero" else min)(end.scores)
        assert end.winners == tuple(seat for seat, score in enumerate(end.scores) if score == best)
