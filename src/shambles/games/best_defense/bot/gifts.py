"""What a gift is worth to the group: it should come to somebody who can do more with it than its owner."""

from __future__ import annotations

from shambles.games.best_defense.bot.outlook import expected_points
from shambles.games.best_defense.box.contents import HIT_POINTS, Box
from shambles.games.best_defense.table.choices import Gift
from shambles.games.best_defense.table.view import CardView, SeatView, View


def worth_of_loading(box: Box, gear: CardView) -> float:
    """How much one more ammo helps on this weapon: more on a strong one, less on a full one."""
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
    """Ammo that does not fit one's own weapons."""
    assert gift.card is not None
    mine = max((worth_of_loading(box, gear) for gear in me.gear if box.fits(gift.card, gear.card)), default=0.0)
    theirs = max((worth_of_loading(box, gear) for gear in other.gear if box.fits(gift.card, gear.card)), default=0.0)
    return theirs - mine
