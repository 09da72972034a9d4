"""A hint for a person: what a veteran would do in their place, and why, by nothing but what their seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots.levels import Veteran
from shambles.bots.prospects import Prospect, foresee
from shambles.bots.search import Considered
from shambles.bots.worlds import Fork, hand_over, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event
from shambles.core.asking.reason import Reason, weigh_two
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game
from shambles.core.table import Table

TRIES = 80  # whoever is asked for advice thinks longer than a veteran does at the table
WORLDS = 32  # in which the two best options are compared
SHOWN = 3  # options that are told of
SMALL = 0.01  # a chance that makes no difference
A_PRESENT = 0.02  # the chance that another seat must gain to be spoken of
POINTS = 0.3


class Weighed(msgspec.Struct, frozen=True):
    """An option that was looked into: the result to expect, from 0 to 1 (most of it the win, and some the margin)."""

    choice: str
    figure: float


class Advice(msgspec.Struct, frozen=True):
    """What a veteran would answer to ask number `ask`, and what speaks for it. `options` are the best of them."""

    seat: int
    ask: int
    key: str
    choice: str
    options: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]


def advise(table: Table, seat: int, told: Iterable[Event] = ()) -> Advice:
    """What a veteran would do for this seat. `told` is what the seat has been told since the game began.

    The chance behind it depends on the question alone, and on nothing that is hidden: who asks again gets the same.
    """
    ask = table.asks.get(seat) or table.may_change(seat)
    if ask is None:
        raise BadInput("seat", "nothing-asked", awaited=tuple(one + 1 for one in table.asks))
    if len(ask.options) == 1:
        only = ask.options[0].notation
        return Advice(seat, ask.number, ask.key, only, (), (Reason("only", {"choice": only}),))
    fork = imagine_from(table, seat, Rng(f"hint/{seat}/{ask.number}"))
    view, asked = table.view(seat), hand_over(ask, fork)
    veteran = Veteran(table.game, Rng(f"veteran/{seat}/{ask.number}"))
    veteran.iterations = veteran.worlds = TRIES
    for event in told:
        veteran.observe(event)
    considered = veteran.think(view, asked, fork)
    best = veteran.prefer(considered)
    ranked = sorted(considered, key=lambda one: (one.choice is not best, one.error - one.figure))
    reasons = _reasons(table.game, view, asked, fork, best, ranked[1].choice)
    return Advice(seat, ask.number, ask.key, best.notation, _shown(ranked), reasons)


def _shown(ranked: Sequence[Considered]) -> tuple[Weighed, ...]:
    return tuple(Weighed(one.choice.notation, round(one.figure, 3)) for one in ranked[:SHOWN])


def _reasons(
    game: Game[Any, Any], view: Any, ask: Ask[Any], fork: Fork, best: Choice, other: Choice
) -> tuple[Reason, ...]:
    mine, theirs = compare(ask.seat, fork, (best, other), WORLDS)
    return speak_for(game, view, ask, best, other, mine, theirs)


def speak_for(
    game: Game[Any, Any],
    view: Any,
    ask: Ask[Any],
    best: Choice,
    other: Choice,
    mine: list[Prospect],
    theirs: list[Prospect],
) -> tuple[Reason, ...]:
    """What the game itself can say of the two, then what came of them in the same worlds; if nothing, that is said."""
    room = game.room("bot.reasons")
    found: list[Reason] = [] if room is None else [*room.reasons(view, ask, best, other)]
    found += _by_chances(game, ask.seat, best, other, mine, theirs)
    return tuple(found) or (Reason("close", {"choice": best.notation, "other": other.notation}),)


def compare(seat: int, fork: Fork, options: Sequence[Choice], worlds: int, first: int = 10_000) -> list[list[Prospect]]:
    """What comes of each of these options in the same worlds."""
    found: list[list[Prospect]] = [[] for _ in options]
    for number in range(first, first + worlds):
        for option, prospects in zip(options, found, strict=True):
            world = fork(number)
            world.play(seat, option)
            prospects.append(foresee(world, Rng(number)))
    return found


def gap(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """By how much one is more than the other on average over the same worlds, and the error of that."""
    gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((one - mean) ** 2 for one in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


def _by_chances(
    game: Game[Any, Any], seat: int, best: Choice, other: Choice, mine: list[Prospect], theirs: list[Prospect]
) -> Iterable[Reason]:
    words = best.notation, other.notation

    def chances(prospects: list[Prospect], of: int) -> list[float]:
        return [one.chances[of] for one in prospects]

    more, error = gap(chances(mine, seat), chances(theirs, seat))
    if more > max(SMALL, error):
        both = [100 * sum(chances(one, seat)) / len(one) for one in (mine, theirs)]
        yield weigh_two("chance-together" if game.together else "chance", words[0], both[0], words[1], both[1], 0)
    ends = [[one.outcome for one in prospects if one.outcome is not None] for prospects in (mine, theirs)]
    if len(ends[0]) == len(ends[1]) == len(mine):
        points, doubt = gap(*([(one.returns or one.scores)[seat] for one in all_ends] for all_ends in ends))
        if points > max(POINTS, doubt):
            score = [sum(one.scores[seat] for one in all_ends) / len(all_ends) for all_ends in ends]
            yield weigh_two("points", words[0], score[0], words[1], score[1])
    if not game.together and len(mine[0].chances) > 2:
        gains = {
            one: gap(chances(theirs, one), chances(mine, one)) for one in range(len(mine[0].chances)) if one != seat
        }
        glad = max(gains, key=lambda one: gains[one][0], default=None)
        if glad is not None and gains[glad][0] > max(A_PRESENT, 2 * gains[glad][1]):
            yield Reason("profit", {"other": words[1], "seat": glad})
