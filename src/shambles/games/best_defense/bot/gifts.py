"""The worth of a gift to the group: it should reach somebody who can do more with it than its owner."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shambles.games.best_defense.bot.outlook import expected_points, strike_kills
from shambles.games.best_defense.box.contents import HIT_POINTS, Box
from shambles.games.best_defense.table.choices import Gift
from shambles.games.best_defense.table.view import CardView, SeatView, View


def worth_of_loading(box: Box, gear: CardView) -> float:
    """The worth of one more ammo on this weapon: higher on a strong one, lower on a full one."""
    return expected_points(box, gear.card) / (1 + gear.ammo) if box.is_ranged(gear.card) else 0.0


def best_points(box: Box, seat: SeatView, without: int = -1) -> float:
    """The points of the best weapon somebody could use now."""
    usable = [
        expected_points(box, gear.card)
        for number, gear in enumerate(seat.gear)
        if number != without and gear.card in box.weapons and (gear.ammo or not box.is_ranged(gear.card))
    ]
    return max(usable, default=0.0)


def worth_of_gift(view: View, box: Box, giver: int, gift: Gift) -> float:
    """More than 0 where the receiver gains more than the giver loses."""
    me, other = view.seats[giver], view.seats[gift.to]
    if gift.what == "food":
        need = (HIT_POINTS - other.hp) - (HIT_POINTS - me.hp)
        return 0.3 * need if other.food == 0 and me.food > 1 and need > 0 else -1.0
    if gift.what == "ally":
        return -1.0
    if gift.what == "equipment":
        return worth_of_equipment(box, me, other, gift)
    if gift.what == "ammo_card":
        return worth_of_ammo_card(box, me, other, gift)
    return -1.0


def worth_of_equipment(box: Box, me: SeatView, other: SeatView, gift: Gift) -> float:
    """A spare weapon for somebody who has none, or who has the ammo for it."""
    gear = me.gear[gift.number]
    if gear.card not in box.weapons:
        return -1.0
    loss = best_points(box, me) - best_points(box, me, gift.number)
    ammo = sum(card.ammo for card in other.ammo_cards if box.fits(card.card, gear.card))
    usable = gear.ammo + ammo > 0 or not box.is_ranged(gear.card)
    win = max(0.0, expected_points(box, gear.card) - best_points(box, other)) if usable else 0.0
    return win - loss - 0.5


def worth_of_ammo_card(box: Box, me: SeatView, other: SeatView, gift: Gift) -> float:
    """The worth of giving an ammo card: its use to the taker, less its use to the giver."""
    assert gift.card is not None
    mine = max((worth_of_loading(box, gear) for gear in me.gear if box.fits(gift.card, gear.card)), default=0.0)
    theirs = max((worth_of_loading(box, gear) for gear in other.gear if box.fits(gift.card, gear.card)), default=0.0)
    return theirs - mine


# --- what all of us can do together, before and after a gift


def after_gift(seats: Sequence[SeatView], giver: int, gift: Gift) -> Sequence[SeatView]:
    """The same people once it has changed hands."""
    me, other = seats[giver], seats[gift.to]
    lost, won = changed(me, -1, gift, me), changed(other, 1, gift, me)
    return [lost if seat == giver else won if seat == gift.to else one for seat, one in enumerate(seats)]


def changed(seat: SeatView, by: int, gift: Gift, giver: SeatView) -> SeatView:
    """Somebody with one thing of the giver's more, or less."""
    if gift.what == "food":
        return msgspec.structs.replace(seat, food=seat.food + by)
    if gift.what == "ally":
        return msgspec.structs.replace(seat, allies=seat.allies + by)
    if gift.what == "equipment":
        return msgspec.structs.replace(seat, gear=passed_on(seat.gear, by, gift.number, giver.gear))
    if gift.what == "ammo_card":
        return msgspec.structs.replace(seat, ammo_cards=passed_on(seat.ammo_cards, by, gift.number, giver.ammo_cards))
    return seat


def passed_on(cards: tuple[CardView, ...], by: int, number: int, givers: tuple[CardView, ...]) -> tuple[CardView, ...]:
    return (*cards, givers[number]) if by > 0 else (*cards[:number], *cards[number + 1 :])


def kills_together(box: Box, seats: Sequence[SeatView]) -> float:
    """The walkers that everybody's best weapon kills in a fight of its own, on average."""
    return sum(strike_kills(best_points(box, one)) for one in seats if one.hp)


def hit_points_to_heal(seats: Sequence[SeatView]) -> int:
    """The hit points that everybody can get back with the food they have."""
    return sum(min(one.food, HIT_POINTS - one.hp) for one in seats if one.hp)


def ammo_that_fits(box: Box, seats: Sequence[SeatView]) -> int:
    """Ammo on cards whose owner has a weapon for it."""
    return sum(
        card.ammo
        for one in seats
        for card in one.ammo_cards
        if any(box.fits(card.card, gear.card) for gear in one.gear)
    )
