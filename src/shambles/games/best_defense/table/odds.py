"""The chance that one weapon kills walkers, from the dice on its card and the rules in force, which are public."""

from __future__ import annotations

from functools import cache

from shambles.games.best_defense.box.contents import POINTS_A_WALKER, WHITE_DIE, Weapon
from shambles.games.best_defense.box.vocabulary import Bonus, Explode
from shambles.games.best_defense.table.view import View


def chance_to_kill(view: View, seat: int, weapon: Weapon, walkers: int) -> float:
    """BD-467, BD-473  How likely somebody kills so many walkers with a weapon, if nobody else fights with them."""
    place = view.seats[seat].place
    alone = sum(one.place == place for one in view.seats) == 1
    chain = next((special.min for special in weapon.special if isinstance(special, Explode)), WHITE_DIE[-1] + 1)
    bonus = sum(one.n for one in weapon.special if isinstance(one, Bonus) and (alone or not one.alone))
    more = {"combat_dice": 0, "combat_bonus": bonus}
    for rule in view.in_force:
        if rule.stat in more and (rule.seats is None or seat in rule.seats):
            more[rule.stat] += rule.n
    return chance_of(weapon.dice, more["combat_dice"], chain, walkers * POINTS_A_WALKER - more["combat_bonus"])


@cache
def chance_of(dice: int, plain: int, chain: int, points: int) -> float:
    """The chance that these dice reach a number of points. `plain` dice never add another die."""
    if points <= 0:
        return 1.0
    if dice:
        ways = [chance_of(dice - 1 + (face >= chain), plain, chain, points - face) for face in WHITE_DIE]
    elif plain:
        ways = [chance_of(0, plain - 1, chain, points - face) for face in WHITE_DIE]
    else:
        return 0.0
    return sum(ways) / len(ways)
