"""Copies are independent of their table, and a copy with the same answers becomes the same game."""

from __future__ import annotations

from typing import Any

import msgspec

from shambles import Imagined, Refusal, Table
from shambles.testing.inside import run_of
from shambles.testing.tables import (
    PLAYED_ON,
    Kind,
    all_of_it,
    answer_all_but_the_last,
    as_json,
    draw_answer,
    finish,
    give,
    goes_on,
    head_of,
    next_viewers,
    seen,
    state_of,
    walk,
)


def same_place(one: Table, other: Table) -> bool:
    return seen(one) == seen(other) and state_of(one) == state_of(other) and head_of(one) == head_of(other)


def test_what_was_taken_earlier_is_unchanged_at_the_end(kind: Kind) -> None:
    kept: list[tuple[Any, bytes]] = []
    worlds: list[tuple[Table, Any, bytes]] = []
    for at, table in enumerate(walk(kind.open(21), kind.random("kept"), fickle=True)):
        kept += [(thing, as_json(thing)) for viewer in next_viewers(table, at) for thing in things_of(table, viewer)]
        if at % 5 == 0:
            for world in (table.copy(), table.fork(at % kind.seats, Imagined(at)), table.fork(None, Imagined(at))):
                worlds.append((world, seen(world), state_of(world)))
    for thing, before in kept:
        assert as_json(thing) == before
    for world, before_seen, before_state in worlds:
        assert seen(world) == before_seen
        assert state_of(world) == before_state


def things_of(table: Table, viewer: int | None) -> list[Any]:
    things: list[Any] = [table.view(viewer), table.events_for(viewer)]
    if viewer in table.asks:
        things.append(table.asks[viewer].form())
    return things


def test_a_view_holds_nothing_that_can_be_changed(kind: Kind) -> None:
    """If a view shared a list with the state, a change of one would change the other."""
    for table in walk(kind.open(22), kind.random("frozen")):
        for viewer in (0, None):
            assert not list(changeable_parts(table.view(viewer), "view"))


def changeable_parts(thing: Any, path: str) -> list[str]:
    if isinstance(thing, msgspec.Struct):
        own = [] if thing.__struct_config__.frozen else [f"{path} ({type(thing).__name__})"]
        parts = [(getattr(thing, field), f"{path}.{field}") for field in thing.__struct_fields__]
        return own + [found for part, where in parts for found in changeable_parts(part, where)]
    if isinstance(thing, tuple):
        return [found for at, part in enumerate(thing) for found in changeable_parts(part, f"{path}[{at}]")]
    return [f"{path} ({type(thing).__name__})"] if isinstance(thing, list | dict | set | bytearray) else []


def test_changeable_parts_are_found() -> None:
    class Loose(msgspec.Struct):
        cards: tuple[list[int], ...]

    assert changeable_parts(Loose(([1],)), "view") == ["view (Loose)", "view.cards[0] (list)"]


def test_playing_on_in_a_copy_or_a_fork_never_changes_the_table(kind: Kind) -> None:
    played = 0
    for at, table in enumerate(walk(kind.open(23), kind.random("apart"), fickle=True)):
        if at % 5 or played > PLAYED_ON:
            continue
        before = all_of_it(table)
        for world in (table.copy(), *(table.fork(viewer, Imagined(at)) for viewer in next_viewers(table, at // 5))):
            random = kind.random("apart", at)
            world.play_out(lambda ask, random=random: random.choice(ask.options))  # type: ignore[misc]
            assert world.outcome is not None
            played += run_of(world).play.asked - run_of(table).play.asked
        assert all_of_it(table) == before


def test_playing_on_at_the_table_goes_on_alike_in_every_copy(kind: Kind) -> None:
    """Copies made at every moment, and copies of copies: a flow with a stale reference would diverge."""
    random, table = kind.random("alike"), kind.open(24)
    copies: list[Table] = []
    chain = table.copy()
    while goes_on(table):
        copies.append(table.copy())
        copies = copies[-6:]
        chain = chain.copy()
        seat, choice = draw_answer(table, random)
        for one in (table, chain, *copies):
            give(one, seat, choice)
        assert same_place(chain, table)
        for one in copies:
            assert same_place(one, table)


def test_a_copy_of_a_finished_table_is_finished(kind: Kind) -> None:
    table = finish(kind.open(25), kind.random("finished"))
    for world in (table.copy(), table.copy().copy(), table.fork(0, Imagined(1))):
        assert world.outcome == table.outcome
        assert not world.asks
        assert isinstance(world.answer(0, "anything"), Refusal)


def test_forks_of_forks_play_to_the_end(kind: Kind) -> None:
    """At every ask the fork is forked again for some seat, whose view must stay the same."""
    for seed in range(3):
        random = kind.random("forks", seed)
        world = kind.open(seed).fork(0, Imagined(seed))
        while goes_on(world):
            seat = random.choice(world.seats)
            fork = world.fork(seat, Imagined(random.randrange(99)))
            assert as_json(fork.view(seat)) == as_json(world.view(seat))
            assert same_place(fork.copy(), fork)
            world = fork
            answer_all_but_the_last(world, random)
            give(world, *draw_answer(world, random))
        assert finish(world, random).outcome is not None


def test_a_copy_of_a_fork_goes_on_alike(kind: Kind) -> None:
    for seed in range(2):
        random = kind.random("fork copies", seed)
        world = kind.open(seed).fork(seed % kind.seats, Imagined(seed))
        while goes_on(world):
            other = world.copy()
            seat, choice = draw_answer(world, random)
            give(world, seat, choice)
            give(other, seat, choice)
            assert same_place(other, world)
