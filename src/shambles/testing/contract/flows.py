"""A flow may keep no hidden state in a local variable across an ask: after a redeal it would be wrong."""

from __future__ import annotations

from random import Random

import pytest

from shambles import Imagined, Table
from shambles.core.running.run import encode_state
from shambles.testing.differences import say_differences
from shambles.testing.inside import run_of
from shambles.testing.tables import Kind, draw_answer, give, next_viewers
from shambles.testing.worlds import World, begun_from, place_of, redealt_head, suspects

ASKS = 40  # asks of a game at which other deals are tried
DEALS = 6  # until one of them is a world that the viewer takes for the true one
ON = 6  # answers that are then given in both worlds, as long as the phase lasts

CURE = (
    "Cure: read it from t.state after the ask. Across an ask a local may hold only what everybody knows, and never a "
    "part of the state: a fork deals the state anew, and the local stays as it was."
)


def test_a_flow_goes_on_alike_whether_the_cards_were_dealt_anew_before_it_began_or_at_its_ask(kind: Kind) -> None:
    """Both worlds have the same state, so both must continue alike. A flow that remembers the true card does not.

    Every fork would then draw that card.
    """
    table, random = kind.open(81), kind.random("flows")
    for at in range(ASKS):
        if not table.asks:
            return
        for viewer in next_viewers(table, at):
            try_other_deals(table, viewer, random)
        give(table, *draw_answer(table, random))


def try_other_deals(table: Table, viewer: int | None, random: Random) -> None:
    head = run_of(table).head
    true = begun_from(table, head.state)
    assert true is not None, f"the phase {head.phase} does not come to the same ask a second time"
    known = true.seen_by(viewer)
    for number in range(DEALS):
        other = begun_from(table, redealt_head(table, viewer, number))
        if other is not None and other.seen_by(viewer) == known:
            go_on_in_both(true, other, random)
            return


def go_on_in_both(true: World, other: World, random: Random) -> None:
    """Put the other world's state into this one, as a fork does. From here on both must stay the same."""
    held, asked = suspects(true, other), next(iter(true.run.asks.values()))
    told = f"In the phase {true.heads[0].phase}, after the ask {asked.key} of seat {asked.seat}, the flow goes on with"
    told = "\n  ".join([f"{told} what it had read before that ask.", *held])
    true.run._put(encode_state(other.run.play.state))
    for world in (true, other):
        world.run.play.chance = Imagined(asked.number)
    for _ in range(ON):
        one, another = place_of(true.run), place_of(other.run)
        if one != another:
            pytest.fail(f"{told}\n  So it is: {say_differences(one, another, 'table')}\n{CURE}", pytrace=False)
        if not other.run.asks or len(other.heads) > 1:
            return  # the phase is over, and with it all its locals
        answers = {seat: random.choice(ask.options) for seat, ask in other.run.asks.items()}
        other.run._resume(answers)
        try:
            true.run._resume(answers)
        except Exception as error:
            pytest.fail(f"{told}\n  So the rules raise {error!r}.\n{CURE}", pytrace=False)
