"""Kinds of tables, and functions to walk through games on them. Nothing here knows a particular game."""

from __future__ import annotations

import os
from collections.abc import Container, Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from shambles import Accepted, Ask, Choice, Imagined, Refusal, Table
from shambles.core.game import Game, find_game
from shambles.core.running.run import encode_state
from shambles.testing.inside import make_audible, run_of

ENOUGH = 20_000  # answers in which every game must be over
NIGHTLY = bool(os.environ.get("SHAMBLES_NIGHTLY"))
MOST_KINDS = 1000 if NIGHTLY else 13  # most kinds of tables of one game; beyond them, a selection
FEW_KINDS = 4  # kinds for most tests: if there are more, every option's value occurs once
CLOSELY = 80  # answers after each of which a game is checked; later ones in a long game are sampled
FURTHER = 8 if NIGHTLY else 3  # by this part of the answers so far: to load a long game is to play it again
PLAYED_ON = 40_000 if NIGHTLY else 2_000  # answers of games that are played on from others


class Kind(NamedTuple):
    """A game, its options and a number of seats."""

    slug: str
    options: dict[str, Any]
    seats: int

    def __str__(self) -> str:
        return "-".join([self.slug, *(f"{name}={value}" for name, value in self.options.items()), f"{self.seats}seats"])

    @property
    def game(self) -> Game[Any, Any]:
        return find_game(self.slug)

    def open(self, seed: int = 1) -> Table:
        return Table.open(self.slug, seats=self.seats, options=self.options, seed=seed)

    def random(self, *about: object) -> Random:
        """A random generator, the same in every run and different for every kind."""
        return Random("/".join(map(str, (self, *about))))


def values_of(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """Values of an option to test: all if there are few, one if there are many."""
    kind, metas = field.type, list[Any]()
    if get_origin(kind) is Annotated:
        kind, *metas = get_args(kind)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if kind is bool:
        return (False, True)
    if field.default is not msgspec.NODEFAULT:
        return (field.default,)
    if field.default_factory is not msgspec.NODEFAULT:
        return (field.default_factory(),)
    least = next((meta.ge for meta in metas if isinstance(meta, msgspec.Meta) and meta.ge is not None), None)
    if kind is int and least is not None:
        return (least,)
    raise TypeError(f"the option {field.name} has neither a default nor a least value")


@cache
def kinds_of(slug: str) -> tuple[Kind, ...]:
    """Every kind of table of a game; for many options, a selection that covers every pair of values."""
    game = find_game(slug)
    fields = msgspec.structs.fields(game.options)
    kinds = []
    for values in product(*map(values_of, fields)):
        options = {field.name: value for field, value in zip(fields, values, strict=True)}
        kinds += [Kind(slug, options, seats) for seats in game.seat_range(game.read_options(options))]
    return tuple(kinds if len(kinds) <= MOST_KINDS else covering(kinds))


@cache
def few_kinds_of(slug: str) -> tuple[Kind, ...]:
    """A smaller selection that covers every value of every option, and few, many and some seats.

    At night, all kinds.
    """
    kinds = kinds_of(slug)
    if len(kinds) <= FEW_KINDS or NIGHTLY:
        return kinds
    seats = [kind.seats for kind in kinds]
    return tuple(covering(list(kinds), together=1, apart={min(seats), max(seats)}))


def covering(kinds: list[Kind], together: int = 2, apart: Container[int] = range(1000)) -> list[Kind]:
    """A selection that covers every combination of `together` values (seats included) that occurs in any kind.

    Numbers of seats outside `apart` count as one.
    """
    groups = {}
    for kind in kinds:
        seats = kind.seats if kind.seats in apart else None
        values = sorted({**kind.options, "seats": seats}.items(), key=str)
        groups[str(kind)] = set(combinations(values, together))
    missing = set().union(*groups.values())
    chosen = []
    while missing:
        best = max(kinds, key=lambda kind: len(groups[str(kind)] & missing))
        missing -= groups[str(best)]
        chosen.append(best)
    return chosen


# --- walking through games


def draw_answer(table: Table, random: Random) -> tuple[int, Choice]:
    """A random awaited seat, and a random option of its ask."""
    seat = random.choice(sorted(table.asks))
    return seat, random.choice(table.asks[seat].options)


def give(table: Table, seat: int, choice: Choice | str) -> None:
    reply = table.answer(seat, choice)
    assert isinstance(reply, Accepted), f"{choice} by seat {seat}: {reply}"


def walk(table: Table, random: Random, *, fickle: bool = False) -> Iterator[Table]:
    """The table at every ask until the game is over, and once more then; in a long game at fewer and fewer asks.

    With `fickle`, seats change face-down answers and undo now and then, except late in a long game.
    """
    look = 0
    for at in range(ENOUGH):
        if at >= look or not table.asks:
            yield table
            look = at + 1 if at < CLOSELY else at + at // FURTHER
        if not table.asks:
            assert table.outcome is not None
            return
        if not (fickle and at < CLOSELY and random.random() < 0.3 and waver(table, random)):
            give(table, *draw_answer(table, random))
    raise AssertionError(f"not over after {ENOUGH} answers")


def waver(table: Table, random: Random) -> bool:
    """Change or undo a random answer; False if that is not possible."""
    seat = random.choice(table.seats)
    if seat in table.laid and random.random() < 0.5:
        ask = run_of(table).asks[seat]
        return isinstance(table.answer(seat, random.choice(ask.options)), Accepted)
    return isinstance(table.undo(seat), Accepted)


def goes_on(table: Table) -> bool:
    """True if somebody is asked, and fewer answers than the limit have been checked."""
    return any(ask.number < CLOSELY for ask in table.asks.values())


def finish(table: Table, random: Random) -> Table:
    """Play the table to the end of the game."""
    for _ in walk(table, random):
        pass
    return table


def answer_all_but_the_last(table: Table, random: Random) -> None:
    """Give random answers for all awaited seats but one."""
    while len(table.asks) > 1:
        give(table, *draw_answer(table, random))


# --- what there is to see


def as_json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def viewers(table: Table) -> list[int | None]:
    return [*table.seats, None]


def next_viewers(table: Table, at: int, count: int = 2) -> list[int | None]:
    """A few of the viewers, different ones at every ask, so that all have their turn over a game."""
    everybody = viewers(table)
    return [everybody[(at * count + number) % len(everybody)] for number in range(count)]


def views(table: Table) -> dict[int | None, bytes]:
    return {viewer: as_json(table.view(viewer)) for viewer in viewers(table)}


def events(table: Table) -> bytes:
    """All events. Each viewer's version follows from them, and is checked in `secrets`."""
    return as_json(table._events)


def form(table: Table, seat: int | None) -> bytes | None:
    """A seat's question as it is sent; None if the seat is not awaited."""
    ask: Ask[Any] | None = None if seat is None else table.asks.get(seat)
    return None if ask is None else as_json(ask.form())


def seen(table: Table) -> dict[str, Any]:
    """Visible facts of this moment: asks, face-down answers, the outcome, and the views of two viewers.

    Each ask takes two other viewers. A view follows from the state, which is compared as well, so over a game two are
    enough.
    """
    return {
        "views": {viewer: as_json(table.view(viewer)) for viewer in next_viewers(table, run_of(table).play.asked)},
        "asks": {seat: as_json((ask.number, ask.key, ask.about, ask.options)) for seat, ask in table.asks.items()},
        "laid": table.laid,
        "outcome": table.outcome,
    }


def state_of(table: Table) -> bytes:
    """The true state, encoded. Nobody at the table sees it."""
    return encode_state(run_of(table).play.state)


def head_of(table: Table) -> tuple[str, bytes, int]:
    """The content of a phase's digest."""
    head = run_of(table).head
    return head.phase, head.state, head.asked


def all_of_it(table: Table) -> tuple[Any, ...]:
    """Everything about a table that refusals and reads must not change."""
    return seen(table), events(table), table.save(), state_of(table)


# --- worlds that a seat cannot tell apart


def true_world(table: Table, seat: int | None) -> Table:
    """A copy of the table without face-down answers of other seats."""
    world = table.copy()
    for other in [one for one in run_of(world).laid if one != seat and not run_of(world).asks[one].question.open]:
        del run_of(world).laid[other]
    return make_audible(world)


def other_world(table: Table, seat: int | None, number: int) -> Table:
    """A world that differs from the true one only in what the seat cannot know."""
    return make_audible(table.fork(seat, Imagined(number)))


def code_of(reply: Accepted | Refusal) -> str:
    return "accepted" if isinstance(reply, Accepted) else reply.code
