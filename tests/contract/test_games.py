"""Our games keep what every game promises; and the suite bites."""

from __future__ import annotations

import inspect
import sys
from types import FunctionType

import msgspec
import pytest

from shambles.core.game import find_game
from shambles.games import IN_ORDER
from shambles.games.board_game.effects.board import swap_private
from shambles.games.board_game.table.odds import fatigue_of_unseen, win_against_the_deck
from shambles.testing.contract import *  # noqa: F403
from shambles.testing.contract import secrets
from shambles.testing.examples import examples_of
from shambles.testing.tables import Kind

GAMES = IN_ORDER


def test_a_view_that_leaks_is_found() -> None:
    """Somebody sees how high the cards in another hand are."""
    game = find_game("card_game")
    honest, together = game.view, game.views
    object.__setattr__(game, "views", None)
    object.__setattr__(
        game, "view", lambda t, seat: msgspec.structs.replace(honest(t, seat), unused=sum(t.state.hands[-1]))
    )
    try:
        with pytest.raises(AssertionError):
            secrets.test_what_a_seat_cannot_know_changes_no_step_of_it(Kind("card_game", {"mode": "survival"}, 3))
    finally:
        object.__setattr__(game, "view", honest)
        object.__setattr__(game, "views", together)


def write_otherwise(patch: pytest.MonkeyPatch, function: FunctionType, before: str, after: str) -> None:
    """A mistake in the source, for as long as a test lasts."""
    source = inspect.getsource(function)
    assert before in source
    scope = dict(vars(sys.modules[function.__module__]))
    exec(source.replace(before, after), scope)
    patch.setattr(function, "__code__", scope[function.__name__].__code__)


@pytest.mark.parametrize(
    ("function", "before", "after", "shown_by"),
    [
        (swap_private, "count if one == seat else 0", "count", "BG-G39"),  # others keep a peek after a swap
        (
            win_against_the_deck,
            "sorted(cards.items())",
            "cards.items()",
            "BG-G20",
        ),  # summed in the order of the deck
        (fatigue_of_unseen, "sorted(unseen.items())", "unseen.items()", "BG-G01"),  # in the order of the bag
    ],
)
def test_a_leak_in_a_rare_moment_or_in_a_last_digit_is_found(
    function: FunctionType, before: str, after: str, shown_by: str
) -> None:
    (found,) = [one for one in examples_of("board_game") if one.name == shown_by]
    secrets.check_steps_of(found)
    with pytest.MonkeyPatch.context() as patch:
        write_otherwise(patch, function, before, after)
        with pytest.raises(AssertionError):
            secrets.check_steps_of(found)
