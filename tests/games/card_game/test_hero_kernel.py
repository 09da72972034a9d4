"""Hero mode on bare numbers, for thinking: the same game as the rules play, compiled or not."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from math import exp, sqrt
from random import Random

import pytest

from games.card_game.positions import deal
from shambles import Table
from shambles.games.card_game.bot.hero import Mind, fitted_players, read_position
from shambles.games.card_game.kernel.board import LAST, LENGTH, ROWS, WORTH, WORTH_OF
from shambles.games.card_game.kernel.compiled import numbers
from shambles.games.card_game.kernel.hero import SEATS, code_of, new_world, play_round
from shambles.games.card_game.kernel.liking import HAND, WEIGHTS, WITH_HERO, Turn, best_lay, draw_lay, new_glance
from shambles.games.card_game.kernel.policy import count_below
from shambles.games.card_game.table.state import Lay
from shambles.games.card_game.table.view import View


def view_of(table: Table, seat: int) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def as_code(view: View, choice: Lay) -> int:
    assert view.cards is not None
    places = [view.cards.index(card) for card in choice.cards]
    return code_of(places[0], places[1] if len(places) > 1 else None, choice.hero)


@pytest.mark.rule("CG-067", "CG-092", "CG-110", "CG-131", "CG-151")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_plays_rounds_as_the_rules_do(seats: int, seed: int) -> None:
    """Whole random games, move by move: rows, points, hands, Heroes and what lies open."""
    table = Table.open("card_game", seats=seats, options={"mode": "hero"}, seed=seed)
    rng = Random(seed)
    hands = numbers(SEATS * HAND)
    for seat in table.seats:
        for at, card in enumerate(view_of(table, seat).cards or ()):
            hands[seat * HAND + at] = card
    while table.asks:
        seen = read_position(view_of(table, 0))
        one = new_world()._replace(
            hands=hands, sizes=seen.sizes, heroes=seen.heroes, board=seen.board, total=seen.scores, known=seen.shown
        )
        chosen = {}
        for seat, ask in table.asks.items():
            choice = rng.choice(ask.options)
            assert isinstance(choice, Lay)
            chosen[seat], one.lays[seat] = choice, as_code(view_of(table, seat), choice)
        for seat, choice in chosen.items():
            table.play(seat, choice)
        play_round(one, seats, WORTH_OF)
        view, after = view_of(table, 0), read_position(view_of(table, 0))
        assert [one.board[LAST + row] for row in range(ROWS)] == [cards[-1] for cards in view.rows]
        assert [one.board[LENGTH + row] for row in range(ROWS)] == [len(cards) for cards in view.rows]
        assert [one.board[WORTH + row] for row in range(ROWS)] == list(view.row_points)
        for field in ("scores", "sizes", "heroes", "shown"):
            assert list(getattr(seen, field)) == list(getattr(after, field)), field
        for seat in table.seats:
            kept = view_of(table, seat).cards or ()
            assert [hands[seat * HAND + at] for at in range(len(kept))] == list(kept)


THINK = """
import sys
if sys.argv[1] == "plain":
    sys.modules["numba"] = None
from random import Random
from shambles import Table
from shambles.games.card_game.kernel.compiled import is_compiled
from shambles.games.card_game.bot.hero import Mind
assert is_compiled == (sys.argv[1] == "compiled")
table = Table.open("card_game", seats=3, options={"mode": "hero"}, seed=5)
mind = Mind(Random(1))
for number in range(4):
    if number > 1:  # plain Python takes seconds for a whole hand
        found = mind.weigh(table.view(0), table.asks[0].options, 3, None)
        print([round(one, 6) for one in found if one is not None])
    for seat, ask in table.asks.items():
        table.play(seat, ask.options[-1])
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
    assert said[0].count("\n") == 2


def weighed(table: Table, seed: int = 1, iterations: int = 40) -> dict[str, float]:
    options = [one for one in table.asks[0].options if isinstance(one, Lay)]
    found = Mind(Random(seed)).weigh(view_of(table, 0), options, iterations, None)
    return {one.notation: figure for one, figure in zip(options, found, strict=True) if figure is not None}


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    table = Table.open("card_game", seats=4, options={"mode": "hero"}, seed=2)
    assert weighed(table) == weighed(table)
    assert weighed(table) != weighed(table, seed=2)
    assert all(0 <= figure <= 1 for figure in weighed(table).values())


@pytest.mark.rule("CG-151")
def test_it_takes_the_rich_row_with_the_hero_before_anybody_else_can() -> None:
    """The row is worth 27 points and a quarter of all cards could take it before the 79; nobody else has a Hero."""
    table = deal("hero", "11 22 33 44 55 / 80 / 90 / 100", A="79 81 91", B="56 57 82", C="59 60 83", heroes="A")
    figures = weighed(table)
    assert max(figures, key=lambda one: figures[one]) == "79+hero"


def test_where_somebody_waits_it_answers_in_time_and_with_something() -> None:
    view = view_of(Table.open("card_game", seats=6, options={"mode": "hero"}, seed=3), 0)
    options = [Lay(str(card), (card,)) for card in view.cards or ()]
    found = Mind(Random(1)).weigh(view, options, 10**6, 20)
    assert any(one is not None for one in found)


def test_the_weights_that_are_shipped_can_be_fitted_again() -> None:
    mine, theirs = fitted_players()
    assert len(mine) == len(theirs) == WEIGHTS


@pytest.mark.parametrize("hero", [0, 1])
def test_the_others_draw_what_they_lay_by_how_much_they_like_it(hero: int) -> None:
    """Each way to lay cards comes up as often as its figure says, and what is liked best most often."""
    table = deal("hero", "11 22 33 44 55 / 70 71 / 90 / 100", A="10 57 60 72", B="56 82 95", C="59 83")
    position, theirs = read_position(view_of(table, 0)), fitted_players().theirs
    turn, glance = Turn(position.hand, hero, 2, 5, position.board), new_glance(every=2 * WITH_HERO)
    count_below(position.shown, glance.below)
    best = best_lay(theirs, turn, glance)
    codes = [code_of(at, None, False) for at in range(4)] + [code_of(at, None, True) for at in range(4) if hero]
    codes += [code_of(low, high, False) for high in range(4) for low in range(high)]
    liked = {code: exp(glance.every[code]) for code in codes}
    drawn, x, draws = Counter[int](), 12345, 5000
    for _ in range(draws):
        code, x = draw_lay(theirs, turn, glance, x)
        drawn[code] += 1
    assert max(liked, key=lambda code: liked[code]) == best
    assert set(drawn) <= set(codes)
    for code in codes:
        share = liked[code] / sum(liked.values())
        assert drawn[code] / draws == pytest.approx(share, abs=4 * sqrt(share * (1 - share) / draws) + 1e-3)
