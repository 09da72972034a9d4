"""Reasons for answers, as players would give them: bites, eaten cards, kills, the effects of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reason import Facts, Measure
from shambles.games.best_defense.bot.combat import Fight
from shambles.games.best_defense.bot.facts import Where, groups, narrowly
from shambles.games.best_defense.bot.gifts import after_gift, ammo_that_fits, hit_points_to_heal, kills_together
from shambles.games.best_defense.bot.hints import hands_to_come, later_seats, moved, standings_after, ways_from
from shambles.games.best_defense.bot.outlook import (
    Outlook,
    RestOfRound,
    expected_points,
    outlook_of,
    standing_in,
    strike_kills,
)
from shambles.games.best_defense.box.contents import POINTS_A_WALKER, box_of
from shambles.games.best_defense.box.vocabulary import Effects, Place
from shambles.games.best_defense.effects.operations.rules import Rule
from shambles.games.best_defense.effects.operations.tokens import Gain
from shambles.games.best_defense.table.about import (
    AboutBites,
    AboutBranches,
    AboutCost,
    AboutDeck,
    AboutLoading,
    AboutMore,
    AboutPawn,
    AboutPerson,
    AboutPoints,
)
from shambles.games.best_defense.table.choices import DRAW, HEAL, PAY, STAY, FromCard, Gift, Go, PlayEvent, Someone
from shambles.games.best_defense.table.forecast import mean
from shambles.games.best_defense.table.view import View

A_SWING_KILLS = sum(face // POINTS_A_WALKER for face in range(1, 7)) / 6  # BD-311  one white die
BRINGS = {"hp": 1.2, "food": 0.7, "ally": 0.5, "ammo": 1.1, "equipment": 1.3, "cards": 1.5, "walkers": -1.7}
LEADS = {"points": 0.9, "hp": 1.2, "ammo": 1.1, "food": 0.7}  # weights of a leader's card

MEASURES: dict[str, Measure] = {
    # positions at the end of this round
    "bites": Measure(-1.6),
    "eaten": Measure(-2.0),
    "left": Measure(-1.1),
    "spends-food": Measure(-0.7, 0, plan=True),
    # fights
    "kills": Measure(3.0),
    "shots": Measure(-0.7, 0, plan=True),
    "allies-left": Measure(0.6, 0, plan=True),
    # bites and wounds
    "weakest": Measure(2.0, 0),
    "hp": Measure(1.2, 0),
    "food": Measure(0.7, 0),
    "hp-of": Measure(-1.0, 0),
    # gifts and loading
    "armed": Measure(3.0),
    "can-heal": Measure(1.2, 0),
    "ammo-fits": Measure(1.1, 0),
    "a-shot": Measure(0.9),
    "on-it": Measure(-0.5, 0),
    # drawing
    "gets": Measure(2.5, 0),
    "deck-left": Measure(0.4, 0, plan=True),
    # cards
    "brings": Measure(1.0),
    "to-draw": Measure(0.3, 0),
    # the leader
    "leads": Measure(1.0),
    # some time later
    "later-hp": Measure(1.2),
    "later-walkers": Measure(-1.1),
    "later-cards": Measure(1.5),
    "later-ammo": Measure(1.1),
    "later-food": Measure(0.7),
    "later-allies": Measure(0.5),
}
MEASURES = (
    MEASURES
    | {f"brings:{what}": Measure(worth) for what, worth in BRINGS.items()}
    | {f"leads:{what}": Measure(worth) for what, worth in LEADS.items()}
)


def facts(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Measures of each option by kind of question; none if nothing can be computed at once."""
    found = FACTS.get(ask.key)
    return [{} for _ in ask.options] if found is None else found(view, ask)


def measure(view: View) -> dict[str, float]:
    """Some turns later: how all of us stand."""
    return {
        "later-hp": sum(one.hp for one in view.seats),
        "later-walkers": sum(one.walkers for one in view.places),
        "later-cards": sum(one.cards for one in view.places),
        "later-ammo": sum(one.ammo for one in view.seats),
        "later-food": sum(one.food for one in view.seats),
        "later-allies": sum(one.allies for one in view.seats),
    }


# --- where to stand


def of_moving(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The end of the round, with the pawns that move later where that is best."""
    standing, count = standing_in(view), len(view.seats)
    order = [(view.leader + step) % count for step in range(count)]
    of = ask.on(AboutPawn).of
    later = order[order.index(of) + 1 :]
    rest = outlook_of(view, ask).when_played(hands_to_come(view, order))
    ways = [ways_from(view, seat) if seat in later else (standing[seat],) for seat in range(count)]
    found = []
    for option in ask.options:
        ways[of] = (option.place,)
        all_ways = list(product(*ways))
        costs = rest.costs(all_ways)
        found.append(end_of_round(rest, all_ways[costs.index(min(costs))]))
    return found


def of_defying(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """BD-442 and the like: elsewhere the round ends otherwise, and food is spent."""
    standing = standing_in(view)
    rest = outlook_of(view, ask).when_played(hands_to_come(view, later_seats(view)))
    found: list[Facts] = []
    for option in ask.options:
        if isinstance(option, Go):
            found.append({**end_of_round(rest, moved(standing, ask.seat, option.place)), "spends-food": 1})
        else:
            found.append({**end_of_round(rest, standing), "spends-food": 0} if option == STAY else {})
    return found


def end_of_round(rest: RestOfRound, where: Where) -> Facts:
    """The bites, eaten cards and cards left at the end of the round, if nothing unforeseen happens."""
    outlook, alike = rest.outlook, narrowly(where)
    walkers = dict(outlook.walkers)
    for seat, hand in rest.hands:
        for event in rest.played([where], [alike[seat]], seat, hand):
            for place, count in event[0].walkers:
                walkers[place] = max(0.0, walkers[place] + count)
    return fall_out(outlook, where, walkers)


def fall_out(outlook: Outlook, where: Where, walkers: Mapping[Place, float]) -> Facts:
    """BD-341  The harm that a number of walkers does to the survivors at a place, or to its deck."""
    found = {"bites": 0.0, "eaten": 0.0, "left": 0.0}
    for place, count in walkers.items():
        there = groups(where)[place]
        left = max(0.0, count - outlook.kills(there)) if there else count
        found["left"] += left
        found["bites" if there else "eaten"] += max(0.0, left - outlook.walls.get(place, 0.0))
    return found


# --- fights and wounds


def of_weapons(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The kills that a weapon probably adds to the survivors who choose before, and its ammo."""
    me, box = view.seats[ask.seat], box_of(ask.play.options.box)
    if me.place is None:
        return [{} for _ in ask.options]
    fight, count = Fight(view, box, me.place), len(view.seats)
    for other in ((view.leader + step) % count for step in range((ask.seat - view.leader) % count)):
        if view.seats[other].place == me.place:
            fight.join(view.seats[other])
    found: list[Facts] = []
    for option in ask.options:
        if not isinstance(option, FromCard):
            bare = {"swing": A_SWING_KILLS, "nothing": 0.0}.get(option.notation)
            found.append({} if bare is None else {"kills": min(fight.alive, bare), "shots": 0})
            continue
        points = expected_points(box, option.card, fight.alone)
        if box.is_ranged(option.card):
            kills = strike_kills(fight.group + points) - strike_kills(fight.group)
        else:
            kills = strike_kills(points)
        found.append({"kills": min(fight.alive, kills), "shots": int(box.is_ranged(option.card))})
    return found


def of_allies(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    about, allies = ask.on(AboutPoints), view.seats[ask.seat].allies
    return [
        {"kills": min(about.walkers, (about.group + one.count) // POINTS_A_WALKER), "allies-left": allies - one.count}
        for one in ask.options
    ]


def of_bites(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The lowest hit points that a division would leave."""
    place = ask.on(AboutBites).place
    there = {seat: one.hp for seat, one in enumerate(view.seats) if one.place == place}
    return [
        {"weakest": max(0, min(hp - dict(one.shares).get(seat, 0) for seat, hp in there.items()))}
        for one in ask.options
    ]


def of_healing(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    me = view.seats[ask.seat]
    return [
        {"hp": me.hp + 1, "food": me.food - 1}
        if one == HEAL
        else {"hp": me.hp, "food": me.food}
        if one.notation == "pass"
        else {}
        for one in ask.options
    ]


def of_order(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """BD-377, BD-378  Who comes after the dead draws equipment: the later its deck is eaten, the more is left."""
    deck = next(one for one in view.places if one.deck == "equipment")
    walls = outlook_of(view, ask).walls.get(deck.place, 0.0)
    eaten = 0.0 if deck.place in standing_in(view) else max(0.0, deck.walkers - walls)
    return [{"to-draw": deck.cards - (eaten if one.place == deck.place else 0.0)} for one in ask.options]


# --- who leads


def of_survivors(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """BD-242  What each does in a round in which they lead."""
    leaders, people = box_of(ask.play.options.box).leaders(ask.play.options), max(len(view.seats), 1)
    found = []
    for option in ask.options:
        known = {f"leads:{what}": 0.0 for what in LEADS}
        for effect in leaders[option.survivor].effects:
            if isinstance(effect, Rule) and effect.stat == "combat_bonus":
                known["leads:points"] += float(effect.n) * people
            elif isinstance(effect, Gain) and f"leads:{effect.what}" in known:
                known[f"leads:{effect.what}"] += mean(effect.n)
        found.append(known)
    return found


# --- gifts and loading


def of_giving(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The group's strength after a gift, and the giver's rest."""
    box, found = box_of(ask.play.options.box), list[Facts]()
    for option in ask.options:
        if not isinstance(option, Gift) and option.notation not in ("done", "nothing"):
            found.append({})
            continue
        seats = after_gift(view.seats, ask.seat, option) if isinstance(option, Gift) else view.seats
        me = seats[ask.seat]
        known: dict[str, float] = {"armed": kills_together(box, seats), "can-heal": hit_points_to_heal(seats)}
        found.append({**known, "ammo-fits": ammo_that_fits(box, seats), "food": me.food, "allies-left": me.allies})
    return found


def of_loading(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The kills of a shot with this weapon, and the ammo that it has already."""
    box = box_of(ask.play.options.box)
    owner = view.seats[ask.on(AboutLoading).of if ask.key == "load-weapon" else ask.seat]
    return [
        {"a-shot": strike_kills(expected_points(box, one.card)), "on-it": owner.gear[one.number].ammo}
        if isinstance(one, FromCard)
        else {"a-shot": 0.0}
        for one in ask.options
    ]


# --- cards


def of_drawing(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """A card more in hand, and one less in a deck that must last."""
    deck = (ask.on(AboutDeck) if ask.key == "draw-card" else ask.on(AboutMore)).deck
    cards = next(one.cards for one in view.places if one.deck == deck)
    return [
        {"gets": 1, "deck-left": cards - 1}
        if one == DRAW
        else {"gets": 0, "deck-left": cards}
        if one.notation in ("pass", "done")
        else {}
        for one in ask.options
    ]


def of_events(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    outlook = outlook_of(view, ask)
    events = outlook.box.events
    return [
        brought(view, outlook, ask.seat, events[one.card].effects) if isinstance(one, PlayEvent) else {}
        for one in ask.options
    ]


def of_places(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The end of the round, with the pawn there, or with a walker more there."""
    outlook = outlook_of(view, ask)
    return [fall_out(outlook, where, walkers) for where, walkers in standings_after(view, ask, outlook)]


def of_people(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The survivor with fewest hit points needs a card's help most; of ammo, see which weapon there is for it."""
    if ask.on(AboutPerson).what == "ammo":
        return [{} for _ in ask.options]
    return [{"hp-of": view.seats[one.seat].hp} if isinstance(one, Someone) else {} for one in ask.options]


def of_branches(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    outlook, about = outlook_of(view, ask), ask.on(AboutBranches)
    return [brought(view, outlook, about.of, about.options[one.branch]) for one in ask.options]


def of_paying(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    outlook, about = outlook_of(view, ask), ask.on(AboutCost)
    costs = {
        "food": about.cost.food,
        "ally": about.cost.ally,
        "ammo": about.cost.ammo,
        "equipment": about.cost.equipment,
    }
    pays = {f"brings:{what}": -float(costs.get(what, 0)) for what in BRINGS}
    return [pays if one == PAY else brought(view, outlook, ask.seat, about.penalty) for one in ask.options]


def brought(view: View, outlook: Outlook, seat: int, effects: Effects) -> Facts:
    """The expected gains and losses of these effects."""
    found: Counter[str] = Counter()
    for change in outlook.changes(standing_in(view), seat, effects):
        found[change.what] += change.by  # type: ignore[assignment]  # a Counter counts fractions as well
    return {f"brings:{what}": float(found[what]) for what in BRINGS}


FACTS: Mapping[str, Callable[[View, Ask[Any]], Sequence[Facts]]] = {
    "move-survivor": of_moving,
    "defy": of_defying,
    "draw-card": of_drawing,
    "draw-more": of_drawing,
    "play-event": of_events,
    "choose-weapon": of_weapons,
    "spend-allies": of_allies,
    "divide-damage": of_bites,
    "settle-damage": of_bites,
    "heal": of_healing,
    "give": of_giving,
    "give-back": of_giving,
    "give-anywhere": of_giving,
    "load-ammo": of_loading,
    "load-weapon": of_loading,
    "pick-survivor": of_people,
    "pick-place": of_places,
    "pick-branch": of_branches,
    "take-survivor": of_survivors,
    "replace-survivor": of_survivors,
    "damage-order": of_order,
    "pay-cost": of_paying,
}
