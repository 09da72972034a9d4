"""Scenarios of The Best Defense: a position (or a fresh table), what the players answer, the dice, what is expected.

The format is described in docs/scenarios.md. Players are called by the survivor they play at that moment.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shambles.core.chance import Live, Scripted
from shambles.core.event import Event
from shambles.core.game import find_game
from shambles.core.reply import BadInput, Refusal
from shambles.core.scenario import Difference, Position, ScenarioFormat
from shambles.core.table import Table
from shambles.games.best_defense.box.contents import Options
from shambles.games.best_defense.rules.phases import PHASES
from shambles.games.best_defense.scenarios.forms import Expected, Scenario, Step, SurvivorExpected
from shambles.games.best_defense.scenarios.position import read_position
from shambles.games.best_defense.table.events_of_combat import Fought, PartialVictory, Rolled
from shambles.games.best_defense.table.view import SeatView, View

SLUG = "best_defense"


def recognises(given: dict[str, Any]) -> bool:
    """It says so itself."""
    return given.get("game") == SLUG


def check(given: dict[str, Any]) -> list[Difference]:
    """Play a scenario and list what is not as expected."""
    scenario = read_scenario(given)
    table = start(scenario)
    differences: list[Difference] = []
    told = 0
    for number, step in enumerate(scenario.steps):
        field = f"steps[{number}]"
        differences += take(table, step, field)
        if step.expect is not None:
            differences += compare(table, step.expect, table.events_for(None, told), f"{field}.expect")
            told = len(table.events_for(None))
    if scenario.expect is not None:
        differences += compare(table, scenario.expect, table.events_for(None, told), "expect")
    return differences


def position(given: dict[str, Any], seed: int) -> Position:
    """Where to play on from: the scenario's position; the number shuffles what it leaves open."""
    scenario = read_scenario(given)
    if scenario.position is None:
        raise BadInput("position", "not-a-position", found="players")
    state = read_position(scenario.position, read_options(scenario), tuple(PHASES), seed)
    return Position(len(state.people), scenario.options, scenario.position.phase, state)


SCENARIOS = ScenarioFormat(recognises, check, position)


# --- reading


def read_scenario(given: dict[str, Any]) -> Scenario:
    try:
        scenario = msgspec.convert(given, Scenario)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise BadInput(where.strip("`.") or "scenario", "malformed", detail=what) from None
    if (scenario.position is None) == (scenario.players is None):
        raise BadInput("position", "position-or-players")
    return scenario


def read_options(scenario: Scenario) -> Options:
    options: Options = find_game(SLUG).read_options(scenario.options)
    return options


def start(scenario: Scenario) -> Table:
    """The table of the scenario: a fresh one, or one dealt from its position."""
    if scenario.players is not None:
        return Table.open(SLUG, seats=scenario.players, options=scenario.options, seed=scenario.seed)
    dice = {"black": scenario.dice.black, "white": scenario.dice.white}
    chance = Scripted({die: faces for die, faces in dice.items() if faces}, Live(scenario.seed))
    where = position(msgspec.to_builtins(scenario), scenario.seed)
    return Table.deal(SLUG, where, seed=scenario.seed, chance=chance)


# --- playing


def take(table: Table, step: Step, field: str) -> list[Difference]:
    """Give the answers of a step; an answer that should count and does not is an error of the scenario."""
    if step.by is None:
        if step.answer is not None:
            raise BadInput(f"{field}.by", "answer-missing")
        return []
    seat = find_seat(table, step.by, f"{field}.by")
    differences = look(table, seat, step, field)
    answers = [step.answer] if isinstance(step.answer, str) else step.answer or []
    for number, answer in enumerate(answers):
        reply = table.answer(seat, answer)
        last = number == len(answers) - 1
        if step.refused is not None and last:
            found = reply.code if isinstance(reply, Refusal) else "accepted"
            if found != step.refused:
                differences.append(Difference(f"{field}.refused", step.refused, found))
        elif isinstance(reply, Refusal):
            asked = ", ".join(f"{name_of(table, one)}: {ask.key}" for one, ask in table.asks.items())
            raise BadInput(
                f"{field}.answer", "answer-refused", reason=reply.code, rule=reply.rule, answer=answer, asked=asked
            )
    return differences


def look(table: Table, seat: int, step: Step, field: str) -> list[Difference]:
    """What the player may answer now, and what not."""
    ask = table.asks.get(seat)
    on_offer = [] if ask is None else [option.notation for option in ask.options]
    missing = [one for one in step.offers or () if one not in on_offer]
    too_many = [one for one in step.withholds or () if one in on_offer]
    found = [Difference(f"{field}.offers", missing, on_offer)] if missing else []
    return [*found, Difference(f"{field}.withholds", too_many, on_offer)] if too_many else found


def find_seat(table: Table, name: str, field: str) -> int:
    """A player by the survivor they play, or by their place at the table: `1` to `4`."""
    names = [name_of(table, seat) for seat in table.seats]
    if name in names:
        return names.index(name)
    if name.isdigit() and int(name) - 1 in table.seats:
        return int(name) - 1
    raise BadInput(field, "no-such-survivor", found=name, known=tuple(names))


def name_of(table: Table, seat: int) -> str:
    seats = look_at(table).seats
    return seats[seat].survivor if seat < len(seats) else str(seat + 1)


def look_at(table: Table) -> View:
    view = table.view(None)
    assert isinstance(view, View)
    return view


# --- comparing


def compare(table: Table, expect: Expected, events: list[Event], field: str) -> list[Difference]:
    """A field that is absent is not checked."""
    view = look_at(table)
    decks = {one.place: one.cards for one in view.places} | {one.deck: one.cards for one in view.places}
    walkers = {one.place: one.walkers for one in view.places}
    rolls = [event for event in events if isinstance(event, Rolled)]
    fights = [event for event in events if isinstance(event, Fought)]
    names = [seat.survivor for seat in view.seats]
    found: dict[str, Any] = {
        "round": view.round,
        "leader": names[view.leader] if names else None,
        "walkers": walkers,
        "decks": decks,
        "dead": list(view.dead),
        "unused": len(view.unused),
        "pile": view.pile,
        "left": {one.place: list(one.left) for one in view.places},
        "totals": {event.survivor: event.total for event in rolls},
        "group": sum(event.total for event in fights if not event.melee),
        "kills": sum(event.kills for event in fights),
        "rolled": sum(len(event.dice) for event in rolls),
        "asked": {name_of(table, seat): ask.key for seat, ask in table.asks.items()},
        "silent": table.silent is not None,
        "partial": [names[event.seat] for event in events if isinstance(event, PartialVictory)],
    }
    differences = []
    for name, value in found.items():
        wanted = getattr(expect, name)
        if isinstance(wanted, dict):
            differences += compare_each(wanted, value, f"{field}.{name}")
        elif wanted is not None and wanted != value:
            differences.append(Difference(f"{field}.{name}", wanted, value))
    differences += compare_discards(expect, view, field) + compare_outcome(table, expect, field)
    for name, person in (expect.survivors or {}).items():
        if name not in names:
            raise BadInput(f"{field}.survivors", "no-such-survivor", found=name, known=tuple(names))
        differences += compare_survivor(person, view.seats[names.index(name)], f"{field}.survivors.{name}")
    return differences


def compare_each(wanted: dict[str, Any], found: dict[str, Any], field: str) -> list[Difference]:
    return [
        Difference(f"{field}.{name}", value, found.get(name))
        for name, value in wanted.items()
        if found.get(name) != value
    ]


def compare_discards(expect: Expected, view: View, field: str) -> list[Difference]:
    found = [card for place in view.places for card in place.discards]
    missing = [card for card in expect.discards or () if card not in found]
    return [Difference(f"{field}.discards", missing, found)] if missing else []


def compare_outcome(table: Table, expect: Expected, field: str) -> list[Difference]:
    found = None if table.outcome is None else table.outcome.reason
    if expect.outcome is msgspec.UNSET or expect.outcome == found:
        return []
    return [Difference(f"{field}.outcome", expect.outcome, found)]


def compare_survivor(wanted: SurvivorExpected, seat: SeatView, field: str) -> list[Difference]:
    found: dict[str, Any] = {
        "hp": seat.hp,
        "food": seat.food,
        "allies": seat.allies,
        "equipment": [gear.card for gear in seat.gear],
        "ammo": {gear.card: gear.ammo for gear in seat.gear},
        "ammo_cards": {card.card: card.ammo for card in seat.ammo_cards},
        "events": seat.events,
        "tokens": seat.tokens,
        "scored": seat.scored,
    }
    differences = []
    if wanted.place is not msgspec.UNSET and wanted.place != seat.place:
        differences.append(Difference(f"{field}.place", wanted.place, seat.place))
    for name, value in found.items():
        expected = getattr(wanted, name)
        if name == "ammo":
            differences += compare_each(expected or {}, value, f"{field}.{name}")
        elif expected is not None and expected != value:
            differences.append(Difference(f"{field}.{name}", expected, value))
    return differences
