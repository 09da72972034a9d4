"""Actions between the steps of a player's own turn: using an ability, forming a group (BG-293, BG-521)."""

from __future__ import annotations

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.rules.abilities import use_card
from shambles.games.board_game.rules.groups import form_group
from shambles.games.board_game.table.choices import GO_ON, Invite, Use
from shambles.games.board_game.table.moving import BETWEEN
from shambles.games.board_game.table.state import T, in_play


def between(t: T, seat: int) -> Flow[None]:
    """Before the next card is drawn."""
    while in_play(t.state, seat):
        choice = yield from decide(t, BETWEEN, seat)
        if choice == GO_ON:
            return
        yield from act_in_between(t, seat, choice)


def act_in_between(t: T, seat: int, choice: object) -> Flow[None]:
    """BG-293, BG-317, BG-R95  An ability is used, or a group is formed."""
    if isinstance(choice, Use):
        yield from use_card(t, seat, choice.card, "activate")
    elif isinstance(choice, Invite):
        yield from form_group(t, seat, choice.seat)
