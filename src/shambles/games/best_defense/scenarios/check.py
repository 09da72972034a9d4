"""Scenarios of The Best Defense: a position (or a fresh table), what the players answer, the dice, what is expected.

The format is described in docs/reference/scenarios.md. Players are called by the survivor they play at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shambles.core.asking.chance import Live, Scripted
from shambles.core.asking.reply import BadInput
from shambles.core.files.scenario import Among, Difference, Kind, Named, Position, ScenarioFormat
from shambles.core.game import find_game
from shambles.core.playing.runner import Runner
from shambles.core.table import Table
from shambles.games.best_defense.rules.phases import PHASES
from shambles.games.best_defense.scenarios.forms import Expected, Step, Story
from shambles.games.best_defense.scenarios.position import read_position
from shambles.games.best_defense.table.events_of_combat import Fought, PartialVictory, Rolled
from shambles.games.best_defense.table.view import CardView, SeatView, View

SLUG = "best_defense"


def check(given: Story) -> list[Difference]:
    """Play a scenario and list what is not as expected."""
    dice = Scripted({}, Live(given.seed))
    for die in ("black", "white"):
        dice.write(die, getattr(given.dice, die), f"dice.{die}")
    start = given.players if given.players is not None and given.position is None else position(given, given.seed)
    runner = Runner(SLUG, start, options=given.options, draws=dice, seed=given.seed)
    for number, step in enumerate(given.steps):
        where = f"steps[{number}]"
        take(runner, step, where)
        if step.expect is not None:
            compare(runner, step.expect, f"{where}.expect")
    if given.expect is not None:
        compare(runner, given.expect, "expect")
    return runner.differences


def position(given: Story, seed: int) -> Position:
    """Start of a game from a scenario: its position; the number shuffles what it leaves open."""
    if (given.position is None) == (given.players is None):
        raise BadInput("position", "position-or-players")
    if given.position is None:
        raise BadInput("position", "not-a-position", found="players")
    state = read_position(given.position, find_game(SLUG).read_options(given.options), tuple(PHASES), seed)
    return Position(len(state.people), given.options, given.position.phase, state)


SCENARIOS = ScenarioFormat(kinds={"": Kind(Story, check, position)})


# --- playing


def take(runner: Runner, step: Step, where: str) -> None:
    """Give the answers of a step; an answer that should count and does not is an error of the scenario."""
    answers = [step.answer] if isinstance(step.answer, str) else step.answer
    if step.by is None:
        if answers:
            raise BadInput(f"{where}.by", "field-missing")
        return
    seat = find_seat(runner.table, step.by, f"{where}.by")
    runner.check_offers(seat, where, step.offers, step.withholds)
    refused = answers[-1:] if step.refused or step.rule else []
    for answer in answers[: len(answers) - len(refused)]:
        runner.answer(seat, answer, f"{where}.answer")
    for answer in refused:
        runner.refuse(seat, answer, where, code=step.refused, rule=step.rule)


def find_seat(table: Table, name: str, field: str) -> int:
    """A player by the survivor they play, or by their place at the table: `1` to `4`."""
    names = names_at(table)
    if name in names:
        return names.index(name)
    if name.isdigit() and int(name) - 1 in table.seats:
        return int(name) - 1
    raise BadInput(field, "no-such-survivor", found=name, known=tuple(names))


def names_at(table: Table) -> list[str]:
    """Names of the players, in seat order: by their survivors, or by their numbers before they have any."""
    return [seat.survivor for seat in open_view(table).seats] or [str(seat + 1) for seat in table.seats]


def open_view(table: Table) -> View:
    view = table.view(None)
    assert isinstance(view, View)
    return view


# --- comparing


def compare(runner: Runner, expect: Expected, where: str) -> None:
    """Everything that can be expected, as it is now and as it was told since the last time."""
    table, events = runner.table, runner.news()
    view, names = open_view(table), names_at(table)
    rolls = [event for event in events if isinstance(event, Rolled)]
    fights = [event for event in events if isinstance(event, Fought)]
    found = {
        "round": view.round,
        "leader": names[view.leader],
        "walkers": {one.place: one.walkers for one in view.places},
        "decks": {one.place: one.cards for one in view.places} | {one.deck: one.cards for one in view.places},
        "survivors": Named({seat.survivor: in_front_of(seat) for seat in view.seats}),
        "dead": list(view.dead),
        "unused": len(view.unused),
        "pile": view.pile,
        "played": list(view.played),
        "buried": view.buried,
        "left": {one.place: list(one.left) for one in view.places},
        "discards": Among(card for place in view.places for card in place.discards),
        "totals": {event.survivor: event.total for event in rolls},
        "group": sum(event.total for event in fights if not event.melee),
        "kills": sum(event.kills for event in fights),
        "rolled": sum(len(event.dice) for event in rolls),
        "asked": {names[seat]: ask.key for seat, ask in table.asks.items()},
        "meanwhile": {names[seat]: ask.key for seat, ask in table.meanwhile.items()},
        "shown": {names[seat]: notation for seat, notation in table.shown.items()},
        "silent": table.silent is not None,
        "outcome": None if table.outcome is None else table.outcome.reason,
        "partial": [names[event.seat] for event in events if isinstance(event, PartialVictory)],
    }
    runner.compare(expect, found, where)


def in_front_of(seat: SeatView) -> dict[str, Any]:
    """Cards in front of a survivor."""
    return {
        "place": seat.place,
        "hp": seat.hp,
        "food": seat.food,
        "allies": seat.allies,
        "equipment": [gear.card for gear in seat.gear],
        "ammo": ammo_on(seat.gear),
        "ammo_cards": ammo_on(seat.ammo_cards),
        "events": seat.events,
        "tokens": seat.tokens,
        "scored": seat.scored,
    }


def ammo_on(cards: Sequence[CardView]) -> dict[str, int | list[int]]:
    """The ammo on each card; where somebody has several of one kind, on each of them."""
    on: dict[str, list[int]] = {}
    for card in cards:
        on.setdefault(card.card, []).append(card.ammo)
    return {card: ammo[0] if len(ammo) == 1 else ammo for card, ammo in on.items()}
