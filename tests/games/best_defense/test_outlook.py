"""What bots remember of a round must be what they would work out anew, wherever everybody stands."""

from __future__ import annotations

import tomllib
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import asdict, replace

from shambles import Ask, Table
from shambles.games.best_defense.bot.outlook import Outlook, outlook_of, outlook_on, standing_in
from shambles.games.best_defense.box.contents import FOLDER, Box, Event, read_box
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.effects.operations import AnyOperation
from shambles.games.best_defense.table.forecast import likely_changes
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.view import LazyView, View


def asks_of(seats: int, seed: int) -> list[tuple[Table, Ask[Any]]]:
    """A few moments of a random game, the first of each round."""
    table = Table.open("best_defense", seats=seats, options={"mode": "standard", "difficulty": "beginner"}, seed=seed)
    rng, found = Random(seed), []
    while asks := table.asks:
        seat, ask = next(iter(asks.items()))
        if ask.key == "move-survivor":
            found.append((table.fork(seat), ask))
        table.play(seat, rng.choice(ask.options))
    return [(fork, fork.asks[ask.seat]) for fork, ask in found[:: 2 * seats]]


def seen_by(table: Table, seat: int) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("seats", [2, 4])
def test_an_event_does_the_same_wherever_the_facts_it_looks_at_are_the_same(seats: int) -> None:
    rng = Random(seats)
    for table, ask in asks_of(seats, seed=seats):
        outlook = outlook_of(seen_by(table, ask.seat), ask)
        fresh = Outlook(outlook.situation)
        for where in rng.sample(list(product(PLACES, repeat=seats)), 4**seats // 4):
            for card, event in outlook.box.events.items():
                seat = rng.randrange(seats)
                assert outlook.foresee_card(where, seat, card) == fresh.foresee(where, seat, event.effects), card


def test_what_lies_open_is_enough_to_foresee_an_event() -> None:
    for table, ask in asks_of(3, seed=5):
        view, state = seen_by(table, ask.seat), ask.state
        outlook = outlook_of(view, ask)
        for card, event in outlook.box.events.items():
            people = [replace(person) for person in state.people]
            changes = likely_changes(
                replace(state, people=people), outlook.box, Scope(1, card), event.effects, outlook.mildest
            )
            assert outlook.foresee(standing_in(view), 1, event.effects) == outlook.weigh(changes), card


def test_the_outlook_stays_as_long_as_only_pawns_move() -> None:
    outlook_on.cache_clear()
    for table, ask in asks_of(3, seed=2)[1:3]:
        before = outlook_of(seen_by(table, ask.seat), ask)
        while (asks := table.asks) and (ask := next(iter(asks.values()))).key == "move-survivor":
            assert outlook_of(seen_by(table, ask.seat), ask) is before
            table.play(ask.seat, ask.options[-1])


def test_a_rest_of_the_round_is_the_same_one_by_one_as_all_at_once() -> None:
    for table, ask in asks_of(3, seed=3):
        view = seen_by(table, ask.seat)
        hands = tuple((seat, one.hand) for seat, one in enumerate(view.seats) if one.hand)
        ways = list(product(PLACES, repeat=3))
        at_once = outlook_of(view, ask).when_played(hands).costs(ways)
        alone = Outlook(outlook_of(view, ask).situation).when_played(hands)
        assert at_once == [alone.costs([where])[0] for where in ways]


# --- events of somebody's own box

SELECTORS = ("self", "leader", "all", "others", "with_self", "with_leader", "not_with_leader", "chosen", "at:farm")
CONDITIONS: tuple[dict[str, Any], ...] = (
    {"at": "town"},
    {"guarded": "prison"},
    {"with_leader": False},
    {"is_leader": True},
    {"alone": True},
    {"has": {"ammo": 1, "weapon": 1}},
    {"hp_max": 4},
    {"hp_min": 5},
    {"food_max": 1},
    {"ally_max": 1},
    {"walkers": {"loc": "here", "min": 2}},
    {"walkers": {"loc": "chosen_adjacent", "min": 1}},
)
BITE = {"op": "eat", "loc": "it", "n": 1}
OPERATIONS: tuple[dict[str, Any], ...] = (
    *({"op": "gain", "who": who, "what": what, "n": 2} for who in SELECTORS for what in ("food", "hp", "ammo")),
    *({"op": "lose", "who": who, "what": what, "n": 2} for who in SELECTORS for what in ("ally", "equipment")),
    *({"op": "damage", "who": who, "n": "d3"} for who in SELECTORS),
    *({"op": "damage", "who": "all", "n": 1, "where": where} for where in CONDITIONS),
    *({"op": "if", "cond": cond, "then": [{"op": "damage", "who": "self", "n": 1}]} for cond in CONDITIONS),
    *({"op": "walkers", "loc": loc, "n": 2} for loc in ("here", "leader_here", "chosen_adjacent", "each_empty")),
    *({"op": "kill", "loc": loc, "n": "all"} for loc in ("here", "chosen", "chosen_adjacent", "town")),
    *({"op": "eat", "loc": loc, "n": "all"} for loc in ("here", "chosen_adjacent", "each_empty", "farm")),
    {"op": "shift", "from": "here", "to": "chosen_adjacent", "n": 2},
    {"op": "move", "who": "self", "to": "chosen_adjacent"},
    {"op": "move", "who": "others", "to": "farm"},
    {"op": "draw", "who": "all", "deck": "food"},
    {"op": "give", "from": "self", "to": "chosen_other", "items": ["food"]},
    {"op": "pay", "cost": {"food": 1, "ammo": 1}, "else": [{"op": "damage", "who": "self", "n": 1}], "may": True},
    {"op": "each", "who": "others", "do": [{"op": "pay", "cost": {"ally": 1}, "else": [BITE]}]},
    {"op": "each", "loc": "each", "do": [{"op": "if", "cond": {"hp_max": 4}, "then": [BITE]}]},
)


def test_an_event_of_any_box_is_foreseen_the_same_as_anew_in_every_situation() -> None:
    events = [
        Event(id=f"e{n}", attested=False, effects=(convert(one, AnyOperation),)) for n, one in enumerate(OPERATIONS)
    ]
    tables = tomllib.loads((FOLDER / "box" / "standard.toml").read_text("utf-8"))
    box, rng = Box({**read_box(tables)[0], "event": events}), Random(4)
    for seats, seed in ((2, 12), (2, 13), (4, 14)):
        for table, ask in asks_of(seats, seed):
            situation = outlook_of(seen_by(table, ask.seat), ask).situation
            outlook, fresh = Outlook(situation._replace(box=box)), Outlook(situation._replace(box=box))
            for event in 8 * events:
                where = tuple(rng.choice((*PLACES, *PLACES, None)) for _ in range(seats))
                seat = rng.randrange(seats)
                assert outlook.foresee_card(where, seat, event.id) == fresh.foresee(where, seat, event.effects), event


# --- lazy views


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"mode": "standard", "difficulty": "beginner"}),
        (4, {"mode": "hardcore", "difficulty": "expert", "motives": True}),
    ],
)
def test_a_peek_shows_what_a_view_does_and_hints_say_the_same(seats: int, options: dict[str, Any]) -> None:
    table, rng = Table.open("best_defense", seats=seats, options=options, seed=8), Random(8)
    while asks := table.asks:
        seat, ask = next(iter(asks.items()))
        view, lazy = seen_by(table, seat), LazyView(ask.play, seat)
        assert {name: getattr(lazy, name) for name in View.__struct_fields__} == asdict(view)
        assert table.game.figures(ask) == table.game.hints[ask.key](view, ask)
        table.play(seat, rng.choice(ask.options))
