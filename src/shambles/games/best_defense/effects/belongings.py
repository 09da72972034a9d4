"""Gaining, giving and losing: ammo cards (BD-120 … BD-125), gifts (BD-267 … BD-270)."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.vocabulary import Stock
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.motives import count_stock
from shambles.games.best_defense.effects.supplies import (
    discard_ammo_card,
    discard_gear,
    load_card,
    load_weapon,
    lose_one_ammo,
    lose_tokens,
    roll_amount,
)
from shambles.games.best_defense.table.about import AboutAmmoCard, AboutFoundAmmo, AboutLoading, AboutLoss
from shambles.games.best_defense.table.card_questions import LOSE_AMMO, LOSE_EQUIPMENT
from shambles.games.best_defense.table.choices import LEAVE, FromCard, Gift
from shambles.games.best_defense.table.events import AmmoKept, AmmoLeft, AmmoTaken, Given
from shambles.games.best_defense.table.questions import LOAD_AMMO, LOAD_WEAPON, TAKE_AMMO
from shambles.games.best_defense.table.state import Laid, at, is_solo, owned

# --- ammo cards


def find_ammo(t: T, seat: int, card: str) -> Flow[None]:
    """BD-444  In solo a drawn ammo card may be left where it was found."""
    here = at(t.state, seat)
    if is_solo(t.state) and here is not None:
        choice = yield from decide(t, TAKE_AMMO, seat, AboutFoundAmmo(card))
        if choice == LEAVE:
            t.tell(AmmoLeft("BD-444", seat, card, here))
            return
        t.state.left[here].remove(card)
        t.tell(AmmoTaken("BD-444", seat, card, here))
    yield from take_ammo(t, seat, card)


def take_ammo(t: T, seat: int, card: str) -> Flow[None]:
    """BD-121, BD-122, BD-445  The ammo is counted out; it is loaded at once or kept on its card."""
    box = box_of(t.options.box)
    count = roll_amount(t, seat, box.ammo[card].n)
    t.state.people[seat].ammo.append(Laid(card, count))
    t.tell(AmmoKept("BD-122", seat, card, count))
    count_stock(t, seat)
    choice = yield from decide(t, LOAD_AMMO, seat, AboutAmmoCard(card, count, box.ammo[card].weapon))
    if isinstance(choice, FromCard):
        load_card(t, seat, len(t.state.people[seat].ammo) - 1, choice.number)


# --- gifts


def hand_over(t: T, giver: int, gift: Gift, rule: str) -> Flow[None]:
    """BD-269, BD-270  One item changes hands; nobody can refuse it."""
    one, other = t.state.people[giver], t.state.people[gift.to]
    if gift.what in ("ammo", "card_ammo"):
        yield from hand_over_ammo(t, giver, gift, rule)
        return
    count = 1
    if gift.what == "food":
        one.food, other.food = one.food - 1, other.food + 1
    elif gift.what == "ally":
        one.allies, other.allies = one.allies - 1, other.allies + 1
    elif gift.what == "equipment":
        gear = one.gear.pop(gift.number)
        other.gear.append(gear)
        count = gear.ammo
    elif gift.what == "ammo_card":
        card = one.ammo.pop(gift.number)
        other.ammo.append(card)
        count = card.ammo
    t.tell(Given(rule, giver, other.name, gift.what, gift.card, count))
    count_stock(t, gift.to)


def hand_over_ammo(t: T, giver: int, gift: Gift, rule: str) -> Flow[None]:
    """BD-471, BD-472  One ammo goes from a weapon, or from an ammo card, onto a weapon of the receiver."""
    assert gift.card is not None
    weapon = gift.card if gift.what == "ammo" else box_of(t.options.box).ammo[gift.card].weapon
    choice = yield from decide(t, LOAD_WEAPON, gift.to, AboutLoading(gift.to, gift.card, weapon))
    source = t.state.people[giver].gear if gift.what == "ammo" else t.state.people[giver].ammo
    source[gift.number].ammo -= 1
    t.tell(Given(rule, giver, t.state.people[gift.to].name, gift.what, gift.card, 1))
    if gift.what == "card_ammo" and source[gift.number].ammo == 0:
        discard_ammo_card(t, giver, gift.number)
    load_weapon(t, gift.to, choice.number, 1, gift.card, "BD-472")


# --- losses


def lose_some(t: T, seat: int, what: Stock, count: int) -> Flow[None]:
    """BD-083, BD-R23  So much of it, or all there is; the loser picks which ammo or card."""
    if what in ("food", "ally"):
        lose_tokens(t, seat, what, count, "BD-200")
        return
    for left in range(min(count, owned(t.state.people[seat], what)), 0, -1):
        if what == "ammo":
            ammo = yield from decide(t, LOSE_AMMO, seat, AboutLoss(left))
            lose_one_ammo(t, seat, ammo.what, ammo.number)
        else:
            card = yield from decide(t, LOSE_EQUIPMENT, seat)
            discard_gear(t, seat, card.number, "BD-083")
