"""A game at a fair of which the truth is known: an option says what decides it, and nothing else does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from shambles.core.asking.ask import Ask, Choice, Question
from shambles.core.asking.chance import Chance
from shambles.core.asking.play import Flow, Play, choose
from shambles.core.asking.reply import Outcome
from shambles.core.game import Game


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    by: Literal["deal", "deck", "dice", "seat", "choice", "nothing"] = "dice"
    length: Annotated[int, msgspec.Meta(ge=1)] = 1


class State(msgspec.Struct):
    dealt: list[int] = []
    named: list[int] = []
    round: int = 0


class View(msgspec.Struct, frozen=True):
    named: tuple[int, ...]


class Number(Choice, frozen=True, tag="number"):
    number: int


T = Play[State, Options]
NAME = Question(key="name-a-number", rule="FA-1", candidates=lambda ask: [Number(str(one), one) for one in (1, 2, 3)])


def deal(t: T) -> Flow[str]:
    t.state.dealt = t.shuffle("cards", list(t.seats))
    t.state.named = [0 for _ in t.seats]
    return "naming"
    yield {}


def naming(t: T) -> Flow[str | Outcome]:
    s = t.state
    s.round += 1
    for seat in t.seats:
        chosen = yield from choose(t, NAME, seat)
        s.named[seat] = chosen.number
    if s.round < t.options.length:
        return "naming"
    order = t.shuffle("again", list(t.seats))
    rolled = t.pick("die", list(t.seats))
    first = {"deal": s.dealt[0], "deck": order[0], "dice": rolled, "seat": 0, "nothing": -1, "choice": -1}[t.options.by]
    best = max(s.named)
    winners = tuple(seat for seat in t.seats if s.named[seat] == best) if t.options.by == "choice" else (first,)
    winners = tuple(one for one in winners if one >= 0)
    return Outcome(tuple(s.named), winners, "fair", "FA-2")


def redeal(t: T, seat: int | None, chance: Chance) -> None:
    """What was dealt decides and nobody saw it."""
    t.state.dealt = chance.shuffle("cards", sorted(t.state.dealt))


def by_size(view: Any, ask: Ask[Any]) -> Sequence[float]:
    """The larger the better."""
    return [float(choice.number) for choice in ask.options]


FAIR: Game[State, Options] = Game(
    slug="fair",
    version=1,
    prefix="FA",
    options=Options,
    state=State,
    seat_range=lambda options: range(2, 4),
    opening=lambda seats, options: State(),
    phases={"deal": deal, "naming": naming},
    view=lambda t, seat: View(tuple(t.state.named)),
    redeal=redeal,
    questions=(NAME,),
    events=(),
    hints={"name-a-number": by_size},
    minutes=(1, 1),
    package=__name__,
    usual_seats=2,
)
