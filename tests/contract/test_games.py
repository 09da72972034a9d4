"""Our games keep what every game promises; and the suite bites."""

from __future__ import annotations

import msgspec
import pytest

from shambles.core.game import find_game
from shambles.games import IN_ORDER
from shambles.testing.contract import *  # noqa: F403
from shambles.testing.contract import secrets
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
