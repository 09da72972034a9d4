"""The Card Game on bare numbers, for thinking: the same game as the rules play, compiled or not."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from shambles import Table
from shambles.games.card_game.bot.survival import Mind, fitted_weights, read_table
from shambles.games.card_game.box.contents import WALKERS
from shambles.games.card_game.kernel.board import (
    CARDS,
    LAST,
    LENGTH,
    ROWS,
    WORTH,
    WORTH_OF,
    place_in_survival,
    play_random_rounds,
)
from shambles.games.card_game.kernel.compiled import numbers
from shambles.games.card_game.kernel.policy import WEIGHTS, count_below
from shambles.games.card_game.table.events import TurnedUp
from shambles.games.card_game.table.state import Lay
from shambles.games.card_game.table.view import View


def view_of(table: Table, seat: int) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.rule("CG-092", "CG-212", "CG-230", "CG-239")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_kernel_places_cards_as_the_rules_do(seats: int) -> None:
    table = Table.open("card_game", seats=seats, options={"mode": "survival"}, seed=seats)
    rng = Random(seats)
    while table.asks:
        here = read_table(view_of(table, 0))
        board, scores = here.board, here.scores
        laid = {seat: rng.choice(ask.options) for seat, ask in table.asks.items()}
        for seat, choice in laid.items():
            table.play(seat, choice)
        while table.asks and next(iter(table.asks.values())).key == "take-a-row":
            (seat,) = table.asks
            row_points = view_of(table, seat).row_points
            table.play(seat, f"row {min(range(ROWS), key=lambda row: (row_points[row], row)) + 1}")
        for card, seat in sorted((int(choice.notation), seat) for seat, choice in laid.items()):
            scores[seat] += place_in_survival(board, card, WORTH_OF)
        view = view_of(table, 0)
        assert [board[LAST + row] for row in range(ROWS)] == [cards[-1] for cards in view.rows]
        assert [board[LENGTH + row] for row in range(ROWS)] == [len(cards) for cards in view.rows]
        assert [board[WORTH + row] for row in range(ROWS)] == list(view.row_points)
        assert [scores[seat] for seat in table.seats] == [seat.total for seat in view.seats]


THINK = """
import sys
if sys.argv[1] == "plain":
    sys.modules["numba"] = None
from random import Random
from shambles import Table
from shambles.games.card_game.kernel.compiled import is_compiled
from shambles.games.card_game.kernel.board import play_random_rounds
from shambles.games.card_game.bot.survival import Mind
assert is_compiled == (sys.argv[1] == "compiled")
table = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=5)
mind = Mind(Random(1))
print(play_random_rounds(20, 5, 3))
for _ in range(2):
    found = mind.lay_a_card(table.view(0), 6)
    print([(round(one.points, 6), round(one.win, 6)) for one in found])
    for seat, ask in table.asks.items():
        table.play(seat, ask.options[-1])
    while table.asks and next(iter(table.asks.values())).key == "take-a-row":
        table.play(next(iter(table.asks)), "row 1")
    for event in table.events_for(0):
        mind.observe(event)
"""


def test_plain_python_thinks_the_same_as_compiled_code() -> None:
    pytest.importorskip("numba")
    said = [
        subprocess.run(
            [sys.executable, "-c", THINK, how], capture_output=True, text=True, check=True, timeout=300
        ).stdout
        for how in ("plain", "compiled")
    ]
    assert said[0] == said[1]
    assert said[0].count("\n") == 3


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    view = view_of(Table.open("card_game", seats=4, options={"mode": "survival"}, seed=2), 1)
    assert Mind(Random(1)).lay_a_card(view, 20) == Mind(Random(1)).lay_a_card(view, 20)
    assert Mind(Random(1)).lay_a_card(view, 20) != Mind(Random(2)).lay_a_card(view, 20)
    assert play_random_rounds(50, 4, 1) != play_random_rounds(50, 4, 2)


def test_a_card_that_must_take_a_dear_row_looks_worse_than_one_that_is_safe() -> None:
    """Rows full of points, one with room: the card for that row is the best, the one that is the sixth the worst."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    view = view_of(table, 0)
    rows = ((10, 20, 30, 40, 50), (2,), (70, 71, 72, 73, 77), (90,))
    made = View(**{**{name: getattr(view, name) for name in view.__struct_fields__}, "rows": rows, "cards": (51, 91)})
    found = Mind(Random(3)).lay_a_card(made, 200)
    assert found[1].figure > found[0].figure


def test_who_lays_the_cheapest_cards_is_taken_for_a_thinker() -> None:
    view = view_of(Table.open("card_game", seats=3, options={"mode": "survival"}, seed=4), 0)
    mind = Mind(Random(1))
    mind.lay_a_card(view, 5)
    here = read_table(view)
    below = numbers(CARDS + 2)
    count_below(here.seen, below)
    unseen = [card for card in WALKERS if not here.seen[card]]
    dear = sorted(unseen, key=lambda card: mind.cost_at_once(card, view, here.board, below))
    for _ in range(3):
        mind.observe(TurnedUp("CG-211", 1, {1: Lay("", (dear[0],)), 2: Lay("", (dear[-1],))}))
    assert mind.thinkers[1] > 0.9
    assert mind.thinkers[2] < 0.1


def test_the_weights_that_are_shipped_can_be_fitted_again() -> None:
    mine, theirs = fitted_weights()
    assert len(mine) == len(theirs) == WEIGHTS
