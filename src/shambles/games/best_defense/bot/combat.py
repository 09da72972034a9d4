"""What a player who thinks one step ahead would say in combat and at the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shambles.core.ask import Ask
from shambles.games.best_defense.bot.outlook import A_WALKER, LOST_POINTS, WORTH, Outlook, expected_points, strike_kills
from shambles.games.best_defense.box.contents import POINTS_A_WALKER, box_of
from shambles.games.best_defense.box.vocabulary import Recover
from shambles.games.best_defense.table.about import AboutFight, AboutPoints
from shambles.games.best_defense.table.choices import HEAL, FromCard
from shambles.games.best_defense.table.view import View

Figures = Sequence[float]
A_KILL = 2.0 + A_WALKER
A_SHOT = 0.7  # what one ammo should bring


# --- combat


def worth_of_weapons(view: View, ask: Ask[Any]) -> Figures:
    """How many more walkers die with it, beside those who have chosen; a shot must be worth its ammo."""
    outlook = Outlook(view, box_of(ask.play.options.box))
    box, about = outlook.box, ask.on(AboutFight)
    place = about.place
    there = [seat for seat in view.seats if seat.place == place]
    group = sum(
        expected_points(box, one.weapon)
        for one in view.fighters
        if view.seats[one.seat].place == place and box.is_ranged(one.weapon)
    )
    dead = max(0.0, group - LOST_POINTS) / POINTS_A_WALKER + sum(
        strike_kills(expected_points(box, one.weapon, len(there) == 1))
        for one in view.fighters
        if view.seats[one.seat].place == place and one.weapon in box.weapons and not box.is_ranged(one.weapon)
    )
    alive = max(0.0, about.walkers - dead)
    figures = []
    for option in ask.options:
        if not isinstance(option, FromCard):
            figures.append(0.3 * A_KILL if option.notation == "swing" and alive >= 1 else 0.0)
            continue
        points = expected_points(box, option.card, alone=len(there) == 1)
        if box.is_ranged(option.card):
            extra = (max(0.0, group + points - LOST_POINTS) - max(0.0, group - LOST_POINTS)) / POINTS_A_WALKER
            figures.append(min(alive, extra) * A_KILL - A_SHOT / (1 + 0.2 * view.seats[ask.seat].ammo))
        else:
            figures.append(min(alive, strike_kills(points)) * A_KILL)
    return figures


def worth_of_allies(view: View, ask: Ask[Any]) -> Figures:
    """Allies are spent where they kill one more walker, or bring ammo back."""
    about, box = ask.on(AboutPoints), box_of(ask.play.options.box)
    weapon = box.weapons.get(view.fighters[about.number].weapon)
    figures = []
    for option in ask.options:
        kills = min(about.walkers, (about.group + option.count) // POINTS_A_WALKER)
        figure = kills * A_KILL - option.count * WORTH["ally"] * 1.2
        for special in weapon.special if weapon else ():
            if isinstance(special, Recover) and about.total + option.count >= special.total_min:
                figure += WORTH["ammo"] * special.n
        figures.append(figure)
    return figures


def worth_of_lures(view: View, ask: Ask[Any]) -> Figures:
    """From where it would have done most harm."""
    outlook = Outlook(view, box_of(ask.play.options.box))
    figures = []
    for option in ask.options:
        walkers = dict(outlook.walkers)
        walkers[option.place] -= 1.0
        figures.append(-outlook.cost([None for _ in outlook.standing], walkers))
    return figures


# --- the end of the round


def worth_of_bites(view: View, ask: Ask[Any]) -> Figures:
    """Who has most to spare; a vest that still holds goes first."""
    state, items = ask.state, box_of(ask.play.options.box).items
    figures = []
    for option in ask.options:
        seat = view.seats[option.seat]
        vest = any(gear.card in items and items[gear.card].when == "damage" for gear in seat.gear)
        safe = any(rule.stat == "undying" and option.seat in (rule.seats or ()) for rule in view.in_force)
        fresh_vest = vest and state.spared[option.seat] == 0
        figures.append(100.0 if fresh_vest or (safe and seat.hp == 1) else seat.hp + 0.1 * seat.food)
    return figures


def worth_of_healing(view: View, ask: Ask[Any]) -> Figures:
    me = view.seats[ask.seat]
    worth = 1.0 if me.food > 1 or me.hp <= 3 else 0.0
    return [worth if option == HEAL else 0.5 if option.notation == "pass" else -1.0 for option in ask.options]
