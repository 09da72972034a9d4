"""What survivors and items can do right now (BG-293, BG-294, BG-317): who may use what, how often, and at what cost."""

from __future__ import annotations

from shambles.games.board_game.box.contents import Cost, Power, Trigger
from shambles.games.board_game.table.outlook import Source, would_change
from shambles.games.board_game.table.state import (
    Party,
    T,
    cards_of,
    the_box,
)


def powers(t: T, seat: int, *triggers: Trigger) -> list[Power]:
    """The abilities with these triggers that this seat could use now. Those that simply work are not among them."""
    box, party = the_box(t), t.state.parties[seat]
    found: dict[str, Power] = {}
    for trigger in triggers:
        cards = box.powers[trigger]
        for card in cards_of(party):
            if card in cards and (card not in party.items or seat == t.state.turn.seat):  # BG-295
                for power in cards[card]:
                    if is_usable(t, seat, power):
                        found.setdefault(power.key, power)
    return list(found.values())


def is_usable(t: T, seat: int, power: Power) -> bool:
    party = t.state.parties[seat]
    there = is_left(t, power, party) and can_afford(party, power.ability.cost)
    return there and would_change(t, power.ability.effects, Source(seat, power.card))


def is_left(t: T, power: Power, party: Party) -> bool:
    """Whether the ability's limit leaves it a use; two copies of an item are two items."""
    s = t.state
    copies = max(1, party.items.count(power.card))
    match power.ability.limit:
        case "turn":
            return s.turn.used.count(power.key) < copies
        case "fight":
            return s.roll is not None and s.roll.used.count(power.key) < copies
        case "game":
            return power.key not in s.spent
    return True


def can_afford(party: Party, cost: Cost) -> bool:
    return party.food >= cost.food and party.gas >= cost.gas and party.ammo >= cost.ammo
