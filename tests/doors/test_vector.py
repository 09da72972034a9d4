"""The Card Game over arrays: the same games as the engine plays, move by move, and nothing that a seat may not know."""

from __future__ import annotations

import os
from itertools import combinations
from random import Random
from typing import Any

import pytest

jax = pytest.importorskip("jax")

import jax.numpy as jnp  # noqa: E402 - only where JAX is installed
import numpy as np  # noqa: E402

from server.nights import at_night  # noqa: E402
from shambles import BadInput, Choice, Table  # noqa: E402
from shambles.doors.vector import make  # noqa: E402
from shambles.games.card_game.box.contents import BOX  # noqa: E402
from shambles.games.card_game.table.state import Lay, TakeRow  # noqa: E402
from shambles.games.card_game.table.view import View  # noqa: E402
from shambles.games.card_game.vector.table import PAIR, ROW, WITH_HERO, State  # noqa: E402

GAMES = 100_000 if os.environ.get("SHAMBLES_NIGHTLY") else 24
BATCH = 1000
PAIR_NUMBERS = {pair: PAIR + at for at, pair in enumerate(combinations(range(1, 105), 2))}

HAND = BOX.modes["hero"].hand


def number_of(choice: Choice) -> int:
    """The action that stands for a choice."""
    if isinstance(choice, TakeRow):
        return ROW + choice.row
    assert isinstance(choice, Lay)
    if choice.hero:
        return WITH_HERO + choice.cards[0] - 1
    return choice.cards[0] - 1 if len(choice.cards) == 1 else PAIR_NUMBERS[choice.cards[0], choice.cards[1]]


def view_of(table: Table, seat: int | None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def hands_of(table: Table) -> Any:
    hands = np.zeros((len(table.seats), 104), bool)
    for seat in table.seats:
        hands[seat, np.array(view_of(table, seat).cards or (), int) - 1] = True
    return hands


def by_jax(seats: int, mode: str) -> tuple[Any, Any, Any]:
    """How a batch is started and stepped, and the masks of all its seats."""
    env = make("card_game", seats=seats, mode=mode)
    legal = jax.jit(jax.vmap(jax.vmap(env.legal, (None, 0)), (0, None)))
    start = jax.vmap(env.start)
    step = jax.jit(jax.vmap(env.step))
    return (
        lambda hands, first: start(jnp.asarray(hands), jnp.asarray(first)),
        lambda state, actions: step(state, jnp.asarray(actions)),
        lambda state: np.asarray(legal(state, jnp.arange(seats))),
    )


TABLES = [("survival", 3), ("survival", 10), ("hero", 2), ("hero", 6)]


@pytest.mark.parametrize(
    ("mode", "seats"),
    [TABLES[0], TABLES[-1], *(at_night(*one) for one in TABLES[1:-1])],  # JAX compiles each kind of table
)
def test_the_same_games_as_the_engine_move_by_move(mode: str, seats: int) -> None:
    play_beside_the_engine(mode, seats, range(GAMES))


def play_beside_the_engine(mode: str, seats: int, seeds: range) -> None:
    """One game for each seed; everybody answers at random."""
    start, step, legal = by_jax(seats, mode)
    for batch in range(seeds.start, seeds.stop, BATCH):
        rng = Random(f"{mode}/{seats}/{batch}")
        size = min(BATCH, seeds.stop - batch)
        tables = [Table.open("card_game", seats=seats, options={"mode": mode}, seed=batch + one) for one in range(size)]
        first = np.array([[row[0] for row in view_of(table, None).rows] for table in tables])
        state = start(np.stack([hands_of(table) for table in tables]), first)
        while any(table.asks for table in tables):
            masks = legal(state)
            actions = np.zeros((size, seats), np.int32)
            for at, table in enumerate(tables):
                asks = table.asks
                for seat in table.seats:
                    options = asks[seat].options if seat in asks else ()
                    assert sorted(map(number_of, options)) == np.flatnonzero(masks[at, seat]).tolist()
                for seat, ask in asks.items():
                    choice = rng.choice(ask.options)
                    actions[at, seat] = number_of(choice)
                    table.play(seat, choice)
            state = step(state, actions)
            compare(state, tables)
        assert np.asarray(state.over).all()


def compare(state: State, tables: list[Table]) -> None:
    rows, points, hands, heroes, waiting = (
        np.asarray(one) for one in (state.rows, state.points, state.hands, state.heroes, state.waiting)
    )
    for at, table in enumerate(tables):
        view = view_of(table, None)
        assert [tuple(card for card in row if card) for row in rows[at].tolist()] == list(view.rows)
        assert points[at].tolist() == [seat.points for seat in view.seats]
        assert hands[at].sum(1).tolist() == [seat.walkers for seat in view.seats]
        assert heroes[at].tolist() == [seat.hero is not None for seat in view.seats]
        cards = [(int(key) >> 5) % 105 for key in waiting[at] if key < 1 << 20]
        assert cards == [turned.card for turned in view.turned]


def test_a_seat_observes_nothing_that_it_may_not_know() -> None:
    """Two deals that differ in the others' cards alone look the same."""
    env = make("card_game", seats=3, mode="survival")
    hands = np.zeros((3, 104), bool)
    for seat in range(3):
        hands[seat, seat * 10 : seat * 10 + 10] = True
    swapped = hands[[0, 2, 1]]
    first = jnp.array([101, 102, 103, 104])
    one, other = (env.observe(env.start(jnp.asarray(given), first), 0) for given in (hands, swapped))
    for name, left, right in zip(one._fields, one, other, strict=True):
        assert (np.asarray(left) == np.asarray(right)).all(), name
    theirs = env.observe(env.start(jnp.asarray(swapped), first), 1)
    assert not (np.asarray(theirs.hand) == np.asarray(one.hand)).all()


def test_an_illegal_action_counts_as_the_lowest_legal_one() -> None:
    env = make("card_game", seats=3, mode="survival")
    hands = np.zeros((3, 104), bool)
    for seat in range(3):
        hands[seat, seat * 10 : seat * 10 + 10] = True
    start, step = env.start(jnp.asarray(hands), jnp.array([101, 102, 103, 104])), jax.jit(env.step)
    legal, illegal = step(start, jnp.array([0, 10, 20])), step(start, jnp.array([99, 98, 97]))
    for name, one, other in zip(legal._fields, legal, illegal, strict=True):
        assert (np.asarray(one) == np.asarray(other)).all(), name


def test_a_batch_deals_every_card_once_and_the_same_for_the_same_key() -> None:
    env = make("card_game", seats=4, mode="hero")
    keys = jax.random.split(jax.random.key(3), 32)
    state = jax.jit(jax.vmap(env.init))(keys)
    held = np.asarray(state.hands).sum(1)
    for game in range(32):
        held[game, np.asarray(state.rows)[game, :, 0] - 1] += 1
    assert held.max() == 1
    assert (held.sum(1) == 4 * HAND + 4).all()
    again = jax.jit(jax.vmap(env.init))(keys)
    assert (np.asarray(again.hands) == np.asarray(state.hands)).all()


@pytest.mark.parametrize(
    ("game", "options", "field"),
    [
        ("board_game", {}, "game"),
        ("card_game", {"mode": "survival", "hands": 3}, "options.hands"),
        ("card_game", {"mode": "zombie"}, "options.mode"),
        ("chess", {}, "game"),
    ],
)
def test_what_cannot_be_had_is_said(game: str, options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        make(game, seats=4, **options)
    assert caught.value.field == field
