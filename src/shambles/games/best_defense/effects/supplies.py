"""Cards and tokens on their way: from decks, to discards, onto places. Nobody is asked anything here."""

from __future__ import annotations

from shambles.games.best_defense.box.contents import BLACK_DIE, HIT_POINTS, WHITE_DIE, box_of
from shambles.games.best_defense.box.vocabulary import Deck, Die, GainWhat, Place, Stock
from shambles.games.best_defense.effects.asking import T
from shambles.games.best_defense.effects.ending import lose_deck
from shambles.games.best_defense.effects.motives import count_stock
from shambles.games.best_defense.table.choices import Lies
from shambles.games.best_defense.table.events import (
    CardDiscarded,
    CardDrawn,
    DieRolled,
    Gained,
    Loaded,
    Lost,
    WalkersCame,
    WalkersKilled,
    WalkersShifted,
)
from shambles.games.best_defense.table.events_of_combat import CardsEaten
from shambles.games.best_defense.table.state import Laid, at, can_shift, is_solo, owned, room_for_walkers

# --- dice


def roll(t: T, seat: int, die: Die, rule: str = "BD-010") -> int:
    """BD-008, BD-009, BD-010  One die: black for 1-3, white for 1-6."""
    black = die == "d3"
    face = t.pick("black" if black else "white", BLACK_DIE if black else WHITE_DIE)
    t.tell(DieRolled(rule, seat, "black" if black else "white", face))
    return face


def roll_amount(t: T, seat: int, amount: int | str, everything: int = 0) -> int:
    """An amount as a card gives it: a number, a die with perhaps something added, or all there is."""
    if isinstance(amount, int):
        return amount
    if amount == "all":
        return everything
    die, _, more = amount.partition("+")
    return roll(t, seat, "d3" if die == "d3" else "d6") + int(more or 0)


# --- tokens


def gain(t: T, seat: int, what: GainWhat, count: int, rule: str) -> None:
    """BD-100, BD-140, BD-200, BD-220  Food and allies without limit; hit points up to five."""
    person = t.state.people[seat]
    if what == "food":
        person.food += count
    elif what == "ally":
        person.allies += count
    else:
        count = min(count, HIT_POINTS - person.hp)
        person.hp += count
    if count:
        now = person.hp if what == "hp" else owned(person, what)
        t.tell(Gained(rule, seat, person.name, what, count, now))
    count_stock(t, seat)


def lose_tokens(t: T, seat: int, what: Stock, count: int, rule: str) -> None:
    """BD-083, BD-R23  As much as there is, and no more."""
    person = t.state.people[seat]
    count = min(count, owned(person, what))
    if what == "food":
        person.food -= count
    else:
        person.allies -= count
    if count:
        t.tell(Lost(rule, seat, person.name, what, count, owned(person, what)))


def lose_one_ammo(t: T, seat: int, what: Lies, number: int) -> None:
    """BD-125  One ammo from a loaded weapon (`gear`) or from an ammo card (`ammo`)."""
    person = t.state.people[seat]
    source = person.gear[number] if what == "gear" else person.ammo[number]
    source.ammo -= 1
    t.tell(Lost("BD-125", seat, person.name, "ammo", 1, owned(person, "ammo"), source.card))
    if what == "ammo" and source.ammo == 0:
        discard_ammo_card(t, seat, number)


def load_weapon(t: T, seat: int, number: int, count: int, source: str, rule: str) -> None:
    """BD-121, BD-124  Ammo goes on a weapon, which holds any amount."""
    gear = t.state.people[seat].gear[number]
    gear.ammo += count
    t.tell(Loaded(rule, seat, source, gear.card, count))
    count_stock(t, seat)


def load_card(t: T, seat: int, ammo: int, number: int) -> None:
    """BD-121, BD-R41  All tokens of an ammo card go on a weapon, and the card is discarded."""
    card = t.state.people[seat].ammo[ammo]
    count, card.ammo = card.ammo, 0
    load_weapon(t, seat, number, count, card.card, "BD-121")
    discard_ammo_card(t, seat, ammo)


# --- cards


def draw_card(t: T, seat: int, deck: Deck, rule: str) -> str:
    """BD-032  The top card of a resource deck; taking the last one loses the game before it has any effect."""
    s = t.state
    cards = s.decks[deck]
    card = cards.pop()
    lay_drawn_card(t, seat, deck if cards else None, card)
    t.tell(CardDrawn(rule, seat, deck, card, len(cards)))
    if not cards:
        lose_deck(t, deck, rule if rule == "BD-378" else "BD-032")
    return card


def lay_drawn_card(t: T, seat: int, deck: Deck | None, card: str) -> None:
    """BD-100, BD-140, BD-160, BD-444  Equipment goes to its owner, ammo to the place where it was found in solo."""
    s = t.state
    if deck == "equipment":
        s.people[seat].gear.append(Laid(card))  # BD-165: found weapons are empty
    elif deck != "ammo":
        discard(t, card)
    elif is_solo(s) and (here := at(s, seat)) is not None:
        s.left[here].append(card)


def draw_equipment(t: T, seat: int, rule: str, loaded: bool = False) -> None:
    """BD-062, BD-063, BD-165, BD-377  An equipment card; a weapon is loaded only in the set-up."""
    card = draw_card(t, seat, "equipment", rule)
    weapon = box_of(t.options.box).weapons.get(card)
    if loaded and weapon and weapon.load:  # BD-064
        t.state.people[seat].gear[-1].ammo = weapon.load
        t.tell(Loaded("BD-063", seat, card, card, weapon.load))
    count_stock(t, seat)


def eat_cards(t: T, place: Place, count: int, rule: str) -> None:
    """BD-345, BD-R18, BD-R20  Cards of the deck at a place are discarded face up; if none is left the game is lost."""
    deck = t.state.deck_at[place]
    cards = t.state.decks[deck]
    eaten = [cards.pop() for _ in range(min(count, len(cards)))]
    t.state.discards[deck].extend(eaten)
    if eaten:
        t.tell(CardsEaten(rule, place, deck, tuple(eaten), len(cards)))
    if not cards:
        lose_deck(t, deck, "BD-031")


def discard(t: T, card: str) -> None:
    """BD-R19  To the discard of its deck, for good."""
    t.state.discards[box_of(t.options.box).deck_of[card]].append(card)


def discard_gear(t: T, seat: int, number: int, rule: str) -> None:
    """An equipment card leaves play with whatever ammo lies on it."""
    gear = t.state.people[seat].gear.pop(number)
    discard(t, gear.card)
    t.tell(CardDiscarded(rule, seat, gear.card))


def discard_ammo_card(t: T, seat: int, number: int) -> None:
    """BD-121  An ammo card without tokens is of no more use."""
    card = t.state.people[seat].ammo.pop(number)
    discard(t, card.card)
    t.tell(CardDiscarded("BD-121", seat, card.card))


# --- walkers


def add_walkers(t: T, place: Place, wanted: int, rule: str, fresh: bool = False) -> int:
    """BD-203, BD-R06, BD-R08, BD-R76  Walkers come one by one as long as there are tokens. How many came."""
    s, count = t.state, 0
    while count < wanted and room_for_walkers(s, place):
        s.walkers[place] += 1
        count += 1
    if fresh:
        s.fresh[place] += count  # BD-372
    else:
        t.tell(WalkersCame(rule if count == wanted else "BD-203", place, count, wanted, s.walkers[place]))
    return count


def take_walkers(t: T, place: Place, count: int) -> int:
    """BD-R32  Walkers leave a place, those that would bite before those that rose in this round."""
    s = t.state
    count = min(count, s.walkers[place])
    s.walkers[place] -= count
    s.fresh[place] = min(s.fresh[place], s.walkers[place])
    return count


def kill_walkers(t: T, place: Place, count: int, rule: str = "BD-347") -> None:
    """BD-347  Walkers are removed by a card; BD-R75  or stay away from an even table."""
    if count := take_walkers(t, place, count):
        t.tell(WalkersKilled(rule, place, count, t.state.walkers[place]))


def shift_walkers(t: T, origin: Place, place: Place, count: int, rule: str) -> None:
    """BD-R74  Walkers go elsewhere as long as there are tokens; BD-372  the risen bite no sooner for it."""
    s, moved = t.state, 0
    while moved < count and can_shift(s, origin, place):
        risen = s.fresh[origin]
        take_walkers(t, origin, 1)
        s.walkers[place] += 1
        s.fresh[place] += risen - s.fresh[origin]
        moved += 1
    if moved:
        t.tell(WalkersShifted(rule, origin, place, moved))
