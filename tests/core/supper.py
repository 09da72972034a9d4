"""A game in which what is done meanwhile asks by itself, and changes who can choose what: for undo's sake.

Three at table choose a dish each, openly (SP-010), course by course. Meanwhile anybody may call the waiter (SP-020),
who asks which dish is off (SP-021) and whether there is wine (SP-022); and anybody may ring for the bill (SP-023): a
draw. What is off can no longer be chosen. Then each tips, face down (SP-030).
"""

from __future__ import annotations

from typing import Any

import msgspec

from shambles import Choice, Event, Outcome
from shambles.core.asking.ask import Ask, Question
from shambles.core.asking.chance import Chance
from shambles.core.asking.play import Asks, Flow, Meanwhile, Play, all_of, choose
from shambles.core.game import Game

MENU = ("soup", "stew", "fish", "bread")


class Options(msgspec.Struct, frozen=True):
    pass


class State(msgspec.Struct):
    calls: list[int]
    off: list[str]
    wine: list[int]
    eaten: list[list[str]]
    tips: list[int]
    bill: int = 0


class Called(Event, frozen=True):
    seat: int


class TurnedOff(Event, frozen=True):
    dish: str


class Poured(Event, frozen=True):
    seat: int


class Rung(Event, frozen=True):
    bill: int


class Eaten(Event, frozen=True):
    dishes: tuple[str, ...]


class Tipped(Event, frozen=True):
    tips: tuple[int, ...]


T = Play[State, Options]


def dishes(ask: Ask[Choice]) -> list[Choice]:
    return [Choice(dish) for dish in MENU if dish not in ask.state.off]


def words(*notations: str) -> Any:
    return lambda ask: [Choice(notation) for notation in notations]


def wishes(ask: Ask[Choice]) -> list[Choice]:
    left = ask.state.calls[ask.seat]
    return [Choice(word) for word in ("call", "ring")] if left else []


DISH = Question[Choice](key="dish", rule="SP-010", candidates=dishes, open="SP-011")
OFF = Question[Choice](key="off", rule="SP-021", candidates=dishes)
WINE = Question[Choice](key="wine", rule="SP-022", candidates=words("red", "none"))
TIP = Question[Choice](key="tip", rule="SP-030", candidates=words("0", "1", "2"), face_down="SP-030")
WISH = Question[Choice](key="wish", rule="SP-020", candidates=wishes)


def course(t: T) -> Flow[str | Outcome]:
    """SP-010"""
    chosen = yield from all_of(t, DISH, t.seats)
    t.state.eaten.append([chosen[seat].notation for seat in t.seats])
    t.tell(Eaten("SP-010", tuple(t.state.eaten[-1])))
    return "course" if len(t.state.eaten) < 3 else "tips"


def tips(t: T) -> Flow[str | Outcome]:
    """SP-030  Nobody learns a tip before all of the rounds are over."""
    for _ in range(2):
        laid = yield from all_of(t, TIP, t.seats)
        t.state.tips += [int(laid[seat].notation) for seat in t.seats]
        t.tell(Tipped("SP-031", ()))
    return Outcome((0,) * len(t.seats), (0,), "fed", "SP-090")


def may_call(t: T, asks: Asks) -> Asks:
    """SP-020  Never while the waiter is being spoken to."""
    if next(iter(asks.values())).key not in ("dish", "tip"):
        return {}
    return {seat: Ask(t, WISH, seat, t.asked) for seat in t.seats if t.state.calls[seat]}


def call(t: T, seat: int, choice: Choice) -> Flow[None]:
    """SP-020, SP-021, SP-022, SP-023"""
    s = t.state
    s.calls[seat] -= 1
    t.tell(Called("SP-020", seat))
    if choice.notation == "ring":
        s.bill += t.pick("bill", (1, 2, 3))
        t.tell(Rung("SP-023", s.bill))
        return
    if len(s.off) < 2:
        off = yield from choose(t, OFF, seat)
        s.off.append(off.notation)
        t.tell(TurnedOff("SP-021", off.notation))
    wine = yield from choose(t, WINE, seat)
    if wine.notation == "red":
        s.wine.append(seat)
        t.tell(Poured("SP-022", seat))


class View(msgspec.Struct, frozen=True):
    off: tuple[str, ...]
    wine: tuple[int, ...]
    calls: tuple[int, ...]
    bill: int


def view(t: T, seat: int | None) -> View:
    s = t.state
    return View(tuple(s.off), tuple(s.wine), tuple(s.calls), s.bill)


def redeal(t: T, seat: int | None, chance: Chance) -> None:
    """Nothing is hidden but what lies face down."""


SUPPER = Game(
    slug="supper",
    version=1,
    prefix="SP",
    options=Options,
    state=State,
    seat_range=lambda options: range(2, 5),
    opening=lambda seats, options: State([2 for _ in seats], [], [], [], []),
    phases={"course": course, "tips": tips},
    view=view,
    redeal=redeal,
    questions=(DISH, OFF, WINE, TIP, WISH),
    events=(Called, TurnedOff, Poured, Rung, Eaten, Tipped),
    hints={},
    minutes=(1, 2),
    package=__name__,
    meanwhile=Meanwhile((WISH,), may_call, call),
)
