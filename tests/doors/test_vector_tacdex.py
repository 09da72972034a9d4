"""TacDex over arrays: the same games as the engine plays, move by move, and nothing that a seat may not know."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

jax = pytest.importorskip("jax")

import jax.numpy as jnp  # noqa: E402 - only where JAX is installed
import numpy as np  # noqa: E402

from shambles import Table  # noqa: E402
from shambles.core.asking.journal import Drew  # noqa: E402
from shambles.doors.encoding import find_encoding  # noqa: E402
from shambles.doors.vector import make  # noqa: E402
from shambles.games.tacdex.bot.knowing import facts  # noqa: E402
from shambles.games.tacdex.bot.trained import place_of  # noqa: E402
from shambles.games.tacdex.box.contents import END, FACES, PACK  # noqa: E402
from shambles.games.tacdex.table.view import View  # noqa: E402
from shambles.games.tacdex.vector.rules import TacDex  # noqa: E402
from shambles.games.tacdex.vector.table import OVER, Observation, State  # noqa: E402

PLACE = {card: place for place, card in enumerate((*FACES, END))}
NIGHTLY = bool(os.environ.get("SHAMBLES_NIGHTLY"))
FEW = 64  # of one size, so that what is compiled for one test is there for the next
KINDS: list[tuple[int, dict[str, Any], int]] = [
    (2, {}, 100_000 if NIGHTLY else FEW),
    (3, {"actions": "swapped", "unclaimed": "owners"}, 5_000 if NIGHTLY else FEW),
]
if NIGHTLY:
    KINDS += [(2, {"actions": "swapped", "unclaimed": "owners"}, 5_000), (4, {}, 2_000), (6, {}, 2_000)]
BATCH = 1000


@cache
def table_for(seats: int, **options: Any) -> TacDex:
    made: TacDex = make("tacdex", seats=seats, **options)
    return made


@cache
def legal_of(env: TacDex) -> Any:
    """The masks of all seats of a batch."""
    return jax.jit(jax.vmap(jax.vmap(env.legal, (None, 0)), (0, None)))


def view_of(table: Table, seat: int | None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def counted(cards: Iterable[str]) -> list[int]:
    held = [0] * len(FACES)
    for card in cards:
        held[PLACE[card]] += 1
    return held


def decks_of(table: Table) -> list[list[int]]:
    """The decks as they were made, hands on top, from the journal."""
    drawn = {entry.key: entry.result for entry in table._journal if isinstance(entry, Drew)}
    return [[PLACE[card] for card in (*drawn[f"upper:{seat}"], *drawn[f"lower:{seat}"])] for seat in table.seats]


def picks_of(table: Table, since: int) -> list[int]:
    """What DISCARD took since then, by the seat that showed it."""
    picks = [0] * len(table.seats)
    for entry in table._journal[since:]:
        if isinstance(entry, Drew):
            picks[int(entry.key.removeprefix("discard:"))] = PLACE[entry.result]
    return picks


@pytest.mark.parametrize(("seats", "options", "games"), KINDS, ids=[f"{one[0]}-{len(one[1])}" for one in KINDS])
def test_the_same_games_as_the_engine_move_by_move(seats: int, options: dict[str, Any], games: int) -> None:
    play_beside_the_engine(seats, options, range(games))


def play_beside_the_engine(seats: int, options: dict[str, Any], seeds: range) -> None:
    """Every option, every card, every answer; mostly it is the compiling that takes time. By night, 10⁵ games."""
    env = table_for(seats, **options)
    alphabet = find_encoding("tacdex", seats=seats, **options).alphabet
    step = jax.jit(jax.vmap(env.step))
    legal = legal_of(env)
    observe = jax.jit(jax.vmap(jax.vmap(env.observe, (None, 0)), (0, None)))
    for batch in range(seeds.start, seeds.stop, BATCH):
        rng = Random(f"tacdex/{seats}/{batch}")
        size = min(BATCH, seeds.stop - batch)
        tables = [Table.open("tacdex", seats=seats, options=options, seed=batch + one) for one in range(size)]
        decks = np.array([decks_of(table) for table in tables], np.int32)
        state = jax.vmap(env.start)(jnp.asarray(decks), jnp.ones((size,), jnp.uint32))
        turn = 0
        while any(table.asks for table in tables):
            masks = np.asarray(legal(state, jnp.arange(seats)))
            actions = np.zeros((size, seats), np.int32)
            picks = np.zeros((size, seats), np.int32)
            for at, table in enumerate(tables):
                asks, before = table.asks, len(table._journal)
                for seat in table.seats:
                    options_ = asks[seat].options if seat in asks else ()
                    spelled = sorted(alphabet.spell(option)[0] for option in options_)
                    assert spelled == np.flatnonzero(masks[at, seat]).tolist()
                for seat, ask in asks.items():
                    choice = rng.choice(ask.options)
                    (actions[at, seat],) = alphabet.spell(choice)
                    table.play(seat, choice)
                picks[at] = picks_of(table, before)
            state = step(state, jnp.asarray(actions), jnp.asarray(picks))
            compare(state, tables)
            turn += 1
            if turn % 10 == 0:
                seen = observe(state, jnp.arange(seats))
                for at in range(0, size, 7):
                    compare_view(jax.tree.map(lambda one, at=at: np.asarray(one[at]), seen), tables[at])
        assert (np.asarray(state.question) == OVER).all()
        assert np.asarray(jax.vmap(env.returns)(state)).tolist() == [list(table.returns) for table in tables]


def compare(state: State, tables: list[Table]) -> None:
    """Where every card is, and what everybody sees."""
    arrays = {name: np.asarray(one) for name, one in zip(state._fields, state, strict=True)}
    hands, piles, shown = (arrays[name].tolist() for name in ("hands", "piles", "shown"))
    for at, table in enumerate(tables):
        true, here = table._run.play.state, {name: one[at] for name, one in arrays.items()}
        assert (bool(here["is_low"]), here["battle"], here["round"]) == (true.marker == "LOW", true.battle, true.round)
        assert here["last_winner"] == (-1 if true.last_winner is None else true.last_winner)
        assert np.flatnonzero(here["tied"]).tolist() == true.tied
        assert (here["ends"].tolist(), here["buried"].tolist()) == (true.ends, true.buried)
        assert here["sizes"].tolist() == list(map(len, true.decks))
        assert (hands[at], piles[at], shown[at]) == tuple(
            [counted(cards) for cards in heap] for heap in (true.hands, true.piles, true.shown)
        )
        for seat in table.seats:
            assert here["table"][seat].tolist() == counted(one.card for one in true.table if one.seat == seat)
            assert here["unclaimed"][seat].tolist() == counted(one.card for one in true.unclaimed if one.seat == seat)


def compare_view(seen: Observation, table: Table) -> None:
    """What each seat observes is what its view says, from its own side of the table."""
    for seat in table.seats:
        view = view_of(table, seat)
        order = [(seat + one) % len(table.seats) for one in table.seats]
        assert seen.hand[seat].tolist() == counted(view.cards or ())
        assert seen.pile[seat].tolist() == counted(view.pile or ())
        assert [FACES[card] for card in seen.below[seat].tolist() if card >= 0] == list(view.buried or ())
        assert seen.unseen[seat].tolist() == [counted(view.seats[one].unseen) for one in order]
        assert seen.hands[seat].tolist() == [view.seats[one].hand for one in order]
        assert seen.decks[seat].tolist() == [view.seats[one].deck for one in order]
        if seat in table.asks:
            told, swapped = Observation(*(one[seat] for one in seen)), view.actions.five == "draw"
            given = (
                training("tacdex_network").facts(told, swapped)
                if len(order) == 2
                else training("tacdex_network").facts_of_many(told, seat, len(order), swapped)
            )
            assert np.allclose(given, facts(view, table.asks[seat].key))


@cache
def training(name: str) -> Any:
    """How TacDex's legends are trained: they must be shown there what they see at the table."""
    sys.path.append(str(Path(__file__).parents[2] / "scripts"))
    return import_module(name)


def test_empty_places_of_the_ring_change_nothing() -> None:
    """Legends of three to six learn on one ring of six places. What three see and do there is what the engine says."""
    ring = training("tacdex_tables").Tables((3,))
    table, rng = Table.open("tacdex", seats=3, seed=5), Random(5)
    decks = np.zeros((ring.places, len(PACK) + 1), np.int32)
    decks[:3] = decks_of(table)
    state = ring._maps[0].start(jnp.asarray(decks), jnp.uint32(1))
    seated = ring.seat(state, jnp.int32(3), jnp.int32(0))
    observe, step = jax.jit(ring.observe), jax.jit(ring.step)
    while asks := table.asks:
        given, masks = (np.asarray(one) for one in observe(seated))
        actions, picks = np.zeros((2, ring.places), np.int32)
        before = len(table._journal)
        views = {seat: view_of(table, seat) for seat in asks}
        for seat, ask in asks.items():
            assert np.allclose(given[seat], facts(views[seat], ask.key), atol=1e-6)
            legal = {place_of(one, views[seat]): one for one in ask.options}
            assert sorted(legal) == np.flatnonzero(masks[seat]).tolist()
            actions[seat] = rng.choice(list(legal))
            table.play(seat, legal[actions[seat]])
        picks[:3] = picks_of(table, before)
        seated = step(seated, jnp.asarray(actions), jnp.asarray(picks))
    over, won = ring.judge(seated)
    assert over
    assert table.outcome is not None
    assert [seat for seat in table.seats if won[seat] > 0] == list(table.outcome.winners)


def play_at_random(env: TacDex, games: int) -> tuple[State, State]:
    """Whole batches without the engine: the deal, and where it ends."""
    step, legal = jax.jit(jax.vmap(lambda state, actions: env.step(state, actions))), legal_of(env)
    rng = np.random.default_rng(5)
    first = state = jax.vmap(env.init)(jax.random.split(jax.random.key(5), games))
    for _ in range(400):
        masks = np.asarray(legal(state, jnp.arange(env.seats)))
        if not masks.any():
            break
        state = step(state, jnp.asarray(np.argmax(masks * rng.random(masks.shape), -1)))
    return first, state


def test_games_by_themselves_end_and_lose_no_card() -> None:
    env = table_for(2)
    first, last = play_at_random(env, FEW)
    assert (np.asarray(first.decks) == PLACE[END]).sum(2).tolist() == [[1] * 2] * FEW
    assert (np.asarray(first.decks[:, :, : len(PACK) // 2]) != PLACE[END]).all()
    assert (np.asarray(last.question) == OVER).all()
    cards = sum(np.asarray(one).sum((1, 2)) for one in (last.hands, last.piles, last.table, last.unclaimed))
    ends = np.asarray(last.ends).sum(1)
    assert (cards + np.asarray(last.sizes).sum(1) + ends == 2 * (len(PACK) + 1)).all()


def test_a_seat_observes_nothing_that_it_may_not_know() -> None:
    """Two deals that differ in the other's cards, and in the order of one's own deck, look the same."""
    env = table_for(2)
    decks = np.array([decks_of(Table.open("tacdex", seats=2, seed=seed)) for seed in (1, 2)], np.int32)
    mixed = decks[0].copy()
    mixed[1] = decks[1][1]
    mixed[0, 5:23] = mixed[0, 22:4:-1]
    one, other = (
        env.observe(env.start(jnp.asarray(given), jnp.uint32(luck)), 0) for given, luck in ((decks[0], 1), (mixed, 7))
    )
    for name, left, right in zip(one._fields, one, other, strict=True):
        assert (np.asarray(left) == np.asarray(right)).all(), name
