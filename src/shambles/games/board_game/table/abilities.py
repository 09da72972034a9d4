"""The abilities of survivors and items (BG-293, BG-294, BG-317): who may use which, how often, and at which cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from shambles.games.board_game.box.contents import Cost, Power, Trigger
from shambles.games.board_game.box.vocabulary import Effect, Operation
from shambles.games.board_game.table.outlook import Source, is_worth_using, would_change
from shambles.games.board_game.table.state import (
    Party,
    T,
    cards_of,
    the_box,
)


def powers(t: T, seat: int, *triggers: Trigger) -> list[Power]:
    """The abilities with these triggers that this seat could use now. Those that simply work are not among them."""
    powers, party = the_box(t).powers, t.state.parties[seat]
    cards = [one.id for one in party.survivors]
    if party.items and seat == t.state.turn.seat:  # BG-295
        cards += dict.fromkeys(party.items)  # one of two copies is used at a time
    found = []
    for trigger in triggers:
        by_card = powers[trigger]
        for card in cards:
            if card in by_card:
                found += [power for power in by_card[card] if is_usable(t, seat, power)]
    return found


def powers_of(t: T, seat: int, card: str, *triggers: Trigger) -> Iterator[Power]:
    """Those of one card."""
    by_trigger = the_box(t).powers
    for trigger in triggers:
        for power in by_trigger[trigger].get(card, ()):
            if is_usable(t, seat, power):
                yield power


def is_usable(t: T, seat: int, power: Power) -> bool:
    """BG-R113  There is a use left, it can be paid for, and it would not be wasted."""
    party = t.state.parties[seat]
    if not (is_left(t, power, party) and can_afford(party, power.ability.cost)):
        return False
    return power.ability.trigger == "death" or is_worth_using(t, power.ability.effects, Source(seat, power.card))


def is_due(t: T, seat: int, power: Power) -> bool:
    """True if an automatic effect applies now: it still exists, and would change something."""
    s = t.state
    party = s.parties[seat]
    there = party.status == "in" and power.card in cards_of(party) and is_left(t, power, party)
    return there and would_change(t, power.ability.effects, Source(seat, power.card))


def works_by_itself(t: T, seat: int, trigger: Trigger) -> list[Power]:
    """The abilities of a party that nobody decides on, in the order of the party."""
    by_card = the_box(t).reflexes[trigger]
    return [power for card in cards_of(t.state.parties[seat]) if card in by_card for power in by_card[card]]


def order_matters(due: list[Power]) -> bool:
    """BG-R112  Whether one of these abilities could change what another does: not if each touches something else,
    and not if all do the same kind of thing."""
    for one, other in combinations(due, 2):
        touched, read = touches(one), touches(other) | reads(other)
        alike = kinds(one) == kinds(other) and len(kinds(one)) == 1 and not reads(one) | reads(other)
        if not alike and (touched & read or touches(other) & reads(one)):
            return True
    return False


def leaves(effects: Sequence[Effect]) -> Iterator[Effect]:
    """All effects in a list, and in those they hold."""
    for effect in effects:
        yield effect
        for _, inner in effect.parts():
            yield from leaves(inner)


def kinds(power: Power) -> set[type[Operation]]:
    return {type(effect) for effect in leaves(power.ability.effects) if effect.touches}


def touches(power: Power) -> set[str]:
    """The parts of the table that an ability changes."""
    return {effect.touches for effect in leaves(power.ability.effects) if effect.touches}


def reads(power: Power) -> set[str]:
    """The parts of the sheets that an ability depends on."""
    return {COUNTED.get(count, count) for effect in leaves(power.ability.effects) for count in effect.reads()}


COUNTED: dict[str, str] = {
    **dict.fromkeys(("food", "gas", "ammo"), "resources"),
    **dict.fromkeys(("followers", "survivors", "dice"), "survivors"),
}


def is_left(t: T, power: Power, party: Party) -> bool:
    """Whether the ability's limit leaves it a use; two copies of an item are two items."""
    s = t.state
    match power.ability.limit:
        case "turn":
            used = s.turn.used
        case "fight":
            if s.roll is None:
                return False
            used = s.roll.used
        case "game":
            return power.key not in s.spent
        case _:
            return True
    return not used or used.count(power.key) < max(1, party.items.count(power.card))


def can_afford(party: Party, cost: Cost) -> bool:
    return party.food >= cost.food and party.gas >= cost.gas and party.ammo >= cost.ammo
