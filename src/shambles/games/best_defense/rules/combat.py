"""The Combat Phase (BD-310 … BD-323)."""

from __future__ import annotations

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.play import Answers, Aside, Asks, Flow, unasked
from shambles.core.asking.reply import Outcome
from shambles.games.best_defense.box.contents import POINTS_A_WALKER, WHITE_DIE, Weapon, box_of
from shambles.games.best_defense.box.vocabulary import PLACES, Attract, Bonus, Explode, Place, Recover
from shambles.games.best_defense.effects.asking import T, decide, take_the_obvious
from shambles.games.best_defense.effects.motives import note_feat
from shambles.games.best_defense.effects.quick import obvious_load
from shambles.games.best_defense.effects.resolving import act
from shambles.games.best_defense.effects.supplies import (
    add_walkers,
    kill_walkers,
    load_card,
    load_weapon,
    shift_walkers,
    take_walkers,
)
from shambles.games.best_defense.rules.chapters import ATTRACT, DAMAGE, FIGHT, WEAPONS
from shambles.games.best_defense.rules.meanwhile import ask_to_act
from shambles.games.best_defense.table.about import AboutNoise, AboutPoints, AboutWeapons
from shambles.games.best_defense.table.choices import FromCard, Load, Spend, Use
from shambles.games.best_defense.table.combat_questions import ATTRACT as LURE
from shambles.games.best_defense.table.combat_questions import CHOOSE_WEAPON, SPEND_ALLIES, SWING
from shambles.games.best_defense.table.events_of_combat import AlliesSpent, CombatBegun, Fought, Rolled, WeaponChosen
from shambles.games.best_defense.table.forecast import every_one, likely_changes
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.state import Fighter, at, clockwise, is_alone, neighbours, sum_in_force

UNARMED = "none"


def start_of_combat(t: T) -> Flow[str | Outcome]:
    """BD-310  Everybody has had a turn."""
    t.tell(CombatBegun("BD-310", t.state.round))
    for seat in t.seats:
        if is_alone(t.state, seat):
            note_feat(t, seat, "combat_start_alone")
    if t.options.pressure == "even":
        press(t)
    return WEAPONS
    yield {}  # a flow, although nobody is asked


def press(t: T) -> None:
    """BD-R75  At an even table so many walkers more come as the box says, each to a place at random, or stay away."""
    pattern = box_of(t.options.box).pressure.get(len(t.seats), (0,))
    more = pattern[(t.state.round - 1) % len(pattern)]
    for _ in range(abs(more)):
        if more > 0:
            add_walkers(t, t.pick("pressure", PLACES), 1, "BD-R75")
        elif held := [place for place in PLACES if t.state.walkers[place]]:
            kill_walkers(t, t.pick("pressure", held), 1, "BD-R75")


# --- weapons


def choose_weapons(t: T) -> Flow[str | Outcome]:
    """BD-311, BD-R45  All choose before anyone rolls, openly, and can change their choice until the last one is in.

    Items and loading belong to the same step.
    """
    if t.options.quick:
        load_the_obvious(t)
    asks: Asks = {seat: ask_weapon(t, seat) for seat in t.seats if not is_clear(t, seat)}
    chosen: Answers = {}
    while asks:
        answers: Aside | Answers = yield asks
        if not isinstance(answers, Aside):
            chosen = answers
            break
        asks = yield from act_before_the_fight(t, asks, answers)
    for seat in clockwise(t.state, t.state.leader):
        take_up(t, seat, chosen[seat] if seat in chosen else fight_as_is_clear(t, seat))
    return FIGHT


def ask_weapon(t: T, seat: int) -> Ask[Choice]:
    return Ask(t, CHOOSE_WEAPON, seat, t.asked, AboutWeapons())


def is_clear(t: T, seat: int) -> bool:
    """Whether a player has nothing to decide before the fight."""
    return take_the_obvious(t, ask_weapon(t, seat)) is not None


def fight_as_is_clear(t: T, seat: int) -> Choice | None:
    """The only possible choice of a player."""
    ask = ask_weapon(t, seat)
    clear = take_the_obvious(t, ask)
    return None if clear is None else unasked(ask, clear)


def act_before_the_fight(t: T, asks: Asks, aside: Aside) -> Flow[Asks]:
    """BD-166, BD-R41, BD-R45  An item is used, or a weapon loaded; then it is asked who still has to choose.

    The open choices stay. If the item moves a pawn or walkers, the other players choose once more.
    """
    action = aside.choice
    assert isinstance(action, Use | Load)
    about = AboutWeapons()
    if isinstance(action, Use) and moves_anything(t, aside.seat, action):
        about = AboutWeapons(True, action.card, t.state.people[aside.seat].name)
    was_asked = aside.seat in asks and action in asks[aside.seat].options
    yield from act(t, aside.seat, action)
    again: Asks = {}
    for seat in t.seats:
        if is_clear(t, seat):
            continue
        if seat not in asks:
            again[seat] = ask_weapon(t, seat)
        elif seat == aside.seat:
            again[seat] = asks[seat].once_more(AboutWeapons()) if was_asked else asks[seat].again()
        else:
            again[seat] = asks[seat].once_more(about) if about.again else asks[seat].again()
    return again


def moves_anything(t: T, seat: int, use: Use) -> bool:
    """Whether an item moves a pawn, or adds, moves or kills walkers."""
    box = box_of(t.options.box)
    changes = likely_changes(t.state, box, Scope(seat, use.card), box.items[use.card].effects, every_one)
    return any(change.what in ("pawn", "walkers") for change in changes)


def load_the_obvious(t: T) -> None:
    """Quick play: ammo cards go on the weapon they are for."""
    for seat in clockwise(t.state, t.state.leader):
        while load := obvious_load(ask_to_act(t, seat, "combat")):
            load_card(t, seat, load.ammo, load.gear)


def take_up(t: T, seat: int, choice: Choice | None) -> None:
    """BD-311, BD-R46, BD-R47  A weapon, a bare swing, or nothing; BD-474  extra dice need no weapon."""
    here = at(t.state, seat)
    if isinstance(choice, FromCard):
        take_weapon(t, seat, choice)
    elif choice == SWING:
        join(t, Fighter(seat, SWING.notation), "BD-311")
    elif here is not None and t.state.walkers[here] and sum_in_force(t.state, "combat_dice", seat):
        join(t, Fighter(seat, UNARMED), "BD-474")


def take_weapon(t: T, seat: int, choice: FromCard) -> None:
    """BD-163, BD-312, BD-313  One weapon; a ranged one costs one ammo, whatever is rolled."""
    ranged = box_of(t.options.box).is_ranged(choice.card)
    if ranged:
        t.state.people[seat].gear[choice.number].ammo -= 1
    join(t, Fighter(seat, choice.card, choice.number), "BD-313" if ranged else "BD-311")


def join(t: T, fighter: Fighter, rule: str) -> None:
    t.state.fighters.append(fighter)
    person = t.state.people[fighter.seat]
    ranged = box_of(t.options.box).is_ranged(fighter.weapon)
    ammo = person.gear[fighter.gear].ammo if ranged else None
    t.tell(WeaponChosen(rule, fighter.seat, person.name, fighter.weapon, ammo))


# --- the fight at one place


def fight(t: T) -> Flow[str | Outcome]:
    """BD-321, BD-322  Each place is fought for itself: all dice, then allies (BD-R48), then the dead are counted."""
    s = t.state
    place = next_fight(t)
    if place is None:
        return ATTRACT
    numbers = fighters_at(t, place)
    for number in numbers:
        roll_weapon(t, number)
    for number in numbers:
        yield from spend_allies(t, number, place)
    for number in numbers:
        recover_ammo(t, number)
    count_kills(t, place)
    s.fought.append(place)
    return FIGHT


def next_fight(t: T) -> Place | None:
    """The first place where there are fighters who have not fought."""
    return next((place for place in PLACES if place not in t.state.fought and fighters_at(t, place)), None)


def fighters_at(t: T, place: str) -> list[int]:
    """The fighters at a place by their numbers, clockwise from the leader."""
    s = t.state
    return [number for number, fighter in enumerate(s.fighters) if at(s, fighter.seat) == place]


def weapon_of(t: T, fighter: Fighter) -> Weapon | None:
    """The card somebody fights with, if it is one."""
    return box_of(t.options.box).weapons.get(fighter.weapon)


def roll_weapon(t: T, number: int) -> None:
    """BD-162, BD-315  As many white dice as the weapon shows, and what is added to them."""
    s = t.state
    fighter = s.fighters[number]
    weapon, seat = weapon_of(t, fighter), fighter.seat
    specials = weapon.special if weapon else ()
    waiting = weapon.dice if weapon else int(fighter.weapon == SWING.notation)
    chain = next((special.min for special in specials if isinstance(special, Explode)), WHITE_DIE[-1] + 1)
    while waiting:
        face = t.pick("white", WHITE_DIE)
        fighter.dice.append(face)
        waiting += (face >= chain) - 1  # BD-467, BD-468: the bare die decides whether one more is rolled
    fighter.extra = [t.pick("white", WHITE_DIE) for _ in range(sum_in_force(s, "combat_dice", seat))]  # BD-473
    fighter.bonus = sum_in_force(s, "combat_bonus", seat) + sum(
        special.n for special in specials if isinstance(special, Bonus) and (not special.alone or is_alone(s, seat))
    )
    natural = sum(fighter.dice)  # BD-R52: the weapon's own dice
    s.lured += [
        seat
        for special in specials
        if isinstance(special, Attract) and natural >= special.natural_min
        for _ in range(special.n)
    ]
    name, dice = s.people[seat].name, (*fighter.dice, *fighter.extra)
    t.tell(Rolled("BD-315", seat, name, fighter.weapon, dice, len(fighter.extra), fighter.bonus, fighter.total))


def spend_allies(t: T, number: int, place: Place) -> Flow[None]:
    """BD-102, BD-103, BD-R49  Any number of one's own allies, each for one point of one's own total."""
    s = t.state
    seat = s.fighters[number].seat
    if not s.people[seat].allies:
        return
    total = s.fighters[number].total
    group = total if is_melee(t, number) else group_total(t, place)
    walkers = s.walkers[place]
    kills = tuple(min(walkers, kills_with(group + count)) for count in range(s.people[seat].allies + 1))
    about = AboutPoints(place, total, group, is_melee(t, number), walkers, number, kills)
    choice = yield from decide(t, SPEND_ALLIES, seat, about)
    if isinstance(choice, Spend) and choice.count:
        s.people[seat].allies -= choice.count
        s.fighters[number].allies = choice.count
        t.tell(AlliesSpent("BD-102", seat, s.people[seat].name, choice.count, s.fighters[number].total))


def recover_ammo(t: T, number: int) -> None:
    """BD-509  Enough points of one's own, allies included, bring ammo back."""
    fighter = t.state.fighters[number]
    weapon = weapon_of(t, fighter)
    for special in weapon.special if weapon else ():
        if isinstance(special, Recover) and fighter.total >= special.total_min:
            load_weapon(t, fighter.seat, fighter.gear, special.n, fighter.weapon, "BD-509")


# --- kills


def is_melee(t: T, number: int) -> bool:
    """BD-319, BD-475  Who strikes counts alone; all others, an extra die without a weapon too, fire together."""
    fighter = t.state.fighters[number]
    return fighter.weapon != UNARMED and not box_of(t.options.box).is_ranged(fighter.weapon)


def group_total(t: T, place: Place) -> int:
    """BD-318  What all who fire at a place add up to."""
    return sum(t.state.fighters[number].total for number in fighters_at(t, place) if not is_melee(t, number))


def kills_with(points: int) -> int:
    """BD-316  A walker for every full five points."""
    return points // POINTS_A_WALKER


def count_kills(t: T, place: Place) -> None:
    """BD-316, BD-318, BD-319, BD-320  A walker for every five points: the group together, each in melee alone."""
    numbers = fighters_at(t, place)
    group = [number for number in numbers if not is_melee(t, number)]
    credit_kills(t, place)
    if group:
        remove_killed(t, place, group, group_total(t, place), melee=False)
    for number in numbers:
        if is_melee(t, number):
            remove_killed(t, place, [number], t.state.fighters[number].total, melee=True)


def remove_killed(t: T, place: Place, numbers: list[int], total: int, melee: bool) -> None:
    """BD-316, BD-323  The killed leave the board; points that are left over are lost."""
    s = t.state
    kills = take_walkers(t, place, kills_with(total))
    names = tuple(s.people[s.fighters[number].seat].name for number in numbers)
    t.tell(Fought("BD-319" if melee else "BD-318", place, names, total, kills, s.walkers[place], melee))


def credit_kills(t: T, place: Place) -> None:
    """BD-R73  Who reached five points, in the group or alone, has killed, even if others had counted before."""
    for number in fighters_at(t, place) if t.state.walkers[place] else ():
        fighter = t.state.fighters[number]
        if (fighter.total if is_melee(t, number) else group_total(t, place)) >= POINTS_A_WALKER:
            note_feat(t, fighter.seat, "rolled_and_location_killed")


# --- after all fights


def attract(t: T) -> Flow[str | Outcome]:
    """BD-478, BD-479, BD-480, BD-481, BD-R54  Loud shots draw a walker each, if one is left beside them."""
    s = t.state
    while s.lured:
        seat = s.lured[0]
        here = at(s, seat)
        assert here is not None
        if any(s.walkers[place] for place in neighbours(s, here)):
            choice = yield from decide(t, LURE, seat, AboutNoise(here))
            shift_walkers(t, choice.place, here, 1, "BD-478")
        del s.lured[0]
    return DAMAGE
