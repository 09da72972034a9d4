"""Throwing dice by the rules in every way they can fall: what the odds say must be what the flows of the rules do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import msgspec

from games.board_game.small_maps import Dice, state
from shambles import Live, Table
from shambles.core.asking.event import Event
from shambles.core.asking.play import Flow
from shambles.games.board_game.box.contents import COLOURS, Box
from shambles.games.board_game.rules.fight import fight, roll_actions
from shambles.games.board_game.table.choices import AMMO, STOP
from shambles.games.board_game.table.events import Died, Fatigued
from shambles.games.board_game.table.state import State, T, group_pool, survivor_of, the_box

Fallen = list[tuple[list[str], float]]


def falls(faces: Sequence[str], count: int) -> Fallen:
    """Every way in which so many dice of one colour fall, whatever their order, and how likely it is."""
    found: Fallen = []
    likely = Counter(faces)
    for shown in combinations_with_replacement(likely, count):
        orders = factorial(count) / prod(factorial(one) for one in Counter(shown).values())
        found.append((list(shown), orders * prod(likely[face] / len(faces) for face in shown)))
    return found


def falls_of_pool(box: Box, pool: dict[Any, int]) -> Iterator[tuple[list[str], float]]:
    for colours in product(*(falls(box.faces[one], pool[one]) for one in COLOURS)):
        yield [face for shown, _ in colours for face in shown], prod(chance for _, chance in colours)


def drive(t: T, flow: Flow[bool], *, shoot: bool = False) -> bool:
    """Let a flow run: nobody uses anything or helps, fatigue goes to who has least, ammo is fired only to `shoot`."""
    answer: Any = None
    while True:
        try:
            asks = flow.send(answer)
        except StopIteration as end:
            return bool(end.value)
        answer = {}
        for seat, ask in asks.items():
            if ask.key == "place-fatigue":
                party = t.state.parties[seat]
                named = [one for one in ask.options if hasattr(one, "survivor")]
                answer[seat] = min(named, key=lambda one: survivor_of(party, one.survivor).fatigue)
            else:
                answer[seat] = (
                    AMMO if shoot and AMMO in ask.options else STOP if STOP in ask.options else ask.options[-1]
                )


class Thrown:
    """What came of a roll that fell in every way it can: how likely it is won, the fatigue to expect, a death.

    left  by the fatigue that it cost: how likely it is won with that
    """

    def __init__(self) -> None:
        self.left: dict[int, float] = {}
        self.won = self.free = self.fatigue = self.deadly = self.chance = 0.0

    def note(self, chance: float, won: bool, told: list[Event]) -> None:
        tired = sum(isinstance(one, Fatigued) for one in told)
        self.chance += chance
        self.won += chance * won
        if won:
            self.left[tired] = self.left.get(tired, 0.0) + chance
        self.free += chance * (tired == 0)
        self.fatigue += chance * tired
        self.deadly += chance * any(isinstance(one, Died) for one in told)


def throw(table: Table, flow: Callable[[T], Flow[bool]], shots: int = 0) -> Thrown:
    """Run a flow of the rules once for every way in which the pool and so many Ammo dice can fall."""
    t, found = table._run.play, Thrown()
    box, kept = the_box(t), (t.state, t.chance, t.tell)
    before = msgspec.msgpack.encode(state(table))
    for shown, chance in list(falls_of_pool(box, group_pool(t, 0))):
        for ammo, likely in product_of_ammo(box, shots):
            told: list[Event] = []
            t.state, t.tell = msgspec.msgpack.decode(before, type=State), told.append
            t.chance = Dice({"dice": shown, "ammo": ammo}, Live(1))
            found.note(chance * likely, drive(t, flow(t), shoot=shots > 0), told)
    t.state, t.chance, t.tell = kept
    assert abs(found.chance - 1.0) < 1e-9
    return found


def product_of_ammo(box: Box, shots: int) -> list[tuple[tuple[str, ...], float]]:
    faces = box.faces["black"]
    return [(shown, 1 / len(faces) ** shots) for shown in product(faces, repeat=shots)]


def throw_for(table: Table, kind: Any, need: int, shots: int = 0) -> Thrown:
    """A roll of P1's against so many zombies, or for so many Actions."""
    if kind == "actions":
        return throw(table, lambda t: roll_actions(t, 0, need))
    return throw(table, lambda t: fight(t, 0, kind, need), shots)
