"""Bots that announce their plans with reasons, and that people can ask for something, in co-operative games.

A game lets its bots talk by a module `bot.talk`:

SAID      keys of the reasons that a bot says aloud: those that mean the same to everybody who hears them
MAY_LOSE  largest loss of hint score that a bot accepts to grant a request
is_told   given an ask and an answer: True if the others want to hear of it beforehand
things    given a view: ids of everything its seat may ask the bots for; the texts have their names
grants    given a view, an ask, an answer and such an id: True if the answer does it, None if it is about other things
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random as Rng
from types import ModuleType
from typing import Any

import msgspec

from shambles.bots.hint import Advice, OptionComparison
from shambles.bots.worlds import hand_over, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game
from shambles.core.table import Table

Figures = Mapping[str, float]  # hint scores by notation


class Plea(msgspec.Struct, frozen=True):
    """A person's request to the bots, such as a place to hold. Bots may deny it."""

    number: int
    thing: str


class Plan(msgspec.Struct, frozen=True):
    """A bot's intended answer with its reasons, in the form of a hint.

    plea      the request that this answers, if any
    granted   True if the bot grants the request
    """

    advice: Advice
    plea: Plea | None = None
    granted: bool = False


def talk_of(game: Game[Any, Any]) -> ModuleType | None:
    """The module `bot.talk` of a co-operative game; None if its bots do not talk."""
    return game.room("bot.talk") if game.together else None


def things_for(table: Table, view: Any) -> tuple[str, ...]:
    """Ids of everything the seat with this view may ask the bots for now. Empty while the rules forbid talking."""
    room = talk_of(table.game)
    if room is None or table.silent is not None or table.outcome is not None:
        return ()
    found: tuple[str, ...] = room.things(view)
    return found


def must_be_there(table: Table, seat: int, thing: str) -> None:
    """Check that the seat may ask for this now."""
    known = things_for(table, table.view(seat))
    if thing not in known:
        raise BadInput("plea", "no-such-plea", found=thing[:40], known=known)


def think_aloud(table: Table, seat: int, choice: Choice, pleas: Sequence[Plea], rng: Rng) -> tuple[Choice, Plan | None]:
    """A bot's final answer after hearing the requests, and its announcement; None if it has nothing to announce.

    It reads only what its seat may know. The latest request is considered first.
    """
    game, ask = table.game, table.asks[seat]
    room = talk_of(game)
    if room is None or len(ask.options) < 2:
        return choice, None
    view, asked = table.view(seat), hand_over(ask, imagine_from(table, seat, rng))
    figures = {
        option.notation: figure for option, figure in zip(asked.options, game.hints[ask.key](view, asked), strict=True)
    }
    case = OptionComparison(game, view, asked, choice)
    for plea in reversed(pleas):
        best = _best_for(room, view, asked, plea.thing, figures)
        own = room.grants(view, asked, choice, plea.thing)
        if best is None or own is None:
            continue
        if own or _loses_little(room, view, asked, plea.thing, figures, best):
            case.best = choice if own else best
            return case.best, Plan(_advice(room, case, figures), plea, True)
        return choice, Plan(_advice(room, case, figures, best), plea, False)
    return choice, Plan(_advice(room, case, figures)) if room.is_told(ask, choice) else None


def _best_for(room: ModuleType, view: Any, ask: Ask[Any], thing: str, figures: Figures) -> Choice | None:
    """The best answer that fulfils the request."""
    granting = [option for option in ask.options if room.grants(view, ask, option, thing)]
    return max(granting, key=lambda option: figures[option.notation], default=None)


def _loses_little(room: ModuleType, view: Any, ask: Ask[Any], thing: str, figures: Figures, wanted: Choice) -> bool:
    """True if the best answer that fulfils the request costs at most MAY_LOSE of hint score."""
    rivals = [figures[one.notation] for one in ask.options if room.grants(view, ask, one, thing) is not None]
    return bool(max(rivals) - figures[wanted.notation] <= room.MAY_LOSE)


def _advice(room: ModuleType, case: OptionComparison, figures: Figures, other: Choice | None = None) -> Advice:
    """One reason for an answer, against the best other one or against the requested one."""
    if other is None:
        others = [option for option in case.ask.options if option.notation != case.best.notation]
        other = case.unlike(sorted(others, key=lambda option: -figures[option.notation]))
    reasons = [reason for reason in case.at_once(other) if reason.key in room.SAID]
    return Advice(case.ask.seat, case.ask.number, case.ask.key, case.best.notation, (), tuple(reasons[:1]))
