"""The questions of a round in The Best Defense: take a survivor, move, draw, give, and play events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from shambles.core.asking.ask import Ask, Bar, Choice, Question
from shambles.games.best_defense.box.contents import Box, box_of
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.table.about import (
    AboutAmmoCard,
    AboutDeck,
    AboutFoundAmmo,
    AboutGiving,
    AboutLoading,
    AboutPawn,
    AboutTaker,
    Moment,
)
from shambles.games.best_defense.table.choices import (
    DEAL,
    DONE,
    DRAW,
    KEEP,
    LEAVE,
    NOTHING,
    PASS,
    STAY,
    TAKE,
    Collect,
    FromCard,
    Gift,
    GiftKind,
    Go,
    Load,
    TakeSurvivor,
    Use,
    go,
    play_event,
    take_survivor,
)
from shambles.games.best_defense.table.forecast import would_do
from shambles.games.best_defense.table.reach import Scope, loadable
from shambles.games.best_defense.table.state import (
    Person,
    State,
    at,
    called,
    distinct,
    is_forbidden,
    neighbours,
    others_here,
    owns_weapon,
)

# The moments when an item can be used, each with the values of an item's `when` that it allows.
MOMENTS: dict[Moment, tuple[str, ...]] = {
    "turn": ("own_turn", "safe"),
    "safe": ("safe",),
    "combat": ("combat_start", "safe"),
    "healing": ("safe",),
}


def box_in(ask: Ask[Any]) -> Box:
    return box_of(ask.play.options.box)


def state_in(ask: Ask[Any]) -> State:
    state: State = ask.play.state
    return state


def me_in(ask: Ask[Any]) -> Person:
    return state_in(ask).people[ask.seat]


# --- actions besides the question: use an item, load an ammo card


def own_actions(ask: Ask[Any], moment: Moment) -> Iterator[Choice]:
    """BD-166, BD-R41  The items that would do something now, and the ammo cards that fit one of the player's weapons.

    An ammo card can be loaded at any time until the weapons are chosen, so not at the end of the round.
    """
    state, box, seat = state_in(ask), box_in(ask), ask.seat
    me = state.people[seat]
    if me.place is None:
        return
    items = any(one.card in box.items for one in me.gear)  # most people hold weapons alone
    for number in distinct(me.gear) if items else ():
        item = box.items.get(me.gear[number].card)
        if item and item.when in MOMENTS[moment] and would_do(state, box, Scope(seat, item.id), item.effects):
            yield Use(f"use {called(me.gear, number)}", item.id, number)
    for number in distinct(me.ammo) if moment != "healing" else ():
        card = me.ammo[number].card
        for gear in loadable(box, me, box.ammo[card].weapon):
            notation = f"load {called(me.ammo, number)} {called(me.gear, gear)}"
            yield Load(notation, card, number, me.gear[gear].card, gear)


# --- set-up and death


def every_survivor(ask: Ask[TakeSurvivor]) -> Sequence[TakeSurvivor]:
    return tuple(map(take_survivor, box_in(ask).survivors))


def is_unused(ask: Ask[TakeSurvivor], choice: TakeSurvivor) -> bool:
    return choice.survivor in state_in(ask).unused


NOT_USED = Bar("survivor-is-used", "BD-002", is_unused)
TAKE_SURVIVOR = Question(key="take-survivor", rule="BD-050", candidates=every_survivor, bars=(NOT_USED,))
REPLACE_SURVIVOR = Question(key="replace-survivor", rule="BD-374", candidates=every_survivor, bars=(NOT_USED,))

# --- start of the round


def just_deal(ask: Ask[Choice]) -> Sequence[Choice]:
    return (DEAL,)


DEAL_EVENTS = Question(key="deal-events", rule="BD-241", candidates=just_deal)

# --- movement and defying


def every_place(ask: Ask[Go]) -> Sequence[Go]:
    return tuple(map(go, PLACES))


def is_one_step(ask: Ask[Any], choice: Choice) -> bool:
    """BD-261  One step or none; BD-263, BD-264 a pawn that is off the board can go anywhere."""
    place = at(state_in(ask), ask.on(AboutPawn).of)
    return place is None or place == choice.notation or choice.notation in neighbours(state_in(ask), place)


MOVE_SURVIVOR = Question(
    key="move-survivor",
    rule="BD-261",
    candidates=every_place,
    bars=(Bar("not-adjacent", "BD-180", is_one_step),),
    about=AboutPawn,
)


def ways_to_defy(ask: Ask[Choice]) -> Sequence[Choice]:
    here = me_in(ask).place
    return (STAY, *(go(place) for place in PLACES if place != here), *own_actions(ask, "turn"))


def is_no_diagonal(ask: Ask[Choice], choice: Choice) -> bool:
    here = me_in(ask).place
    return not isinstance(choice, Go) or (here is not None and choice.place in neighbours(state_in(ask), here))


DEFY = Question(
    key="defy", rule="BD-291", candidates=ways_to_defy, bars=(Bar("not-adjacent", "BD-180", is_no_diagonal),)
)

# --- drawing


def ways_to_draw(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-266, BD-294  Draw from the deck here, or pass; BD-444 in solo, also take an ammo card that was left here."""
    here = me_in(ask).place
    left = state_in(ask).left[here] if here else []
    found = (Collect(f"take {card.replace('_', ' ')}", card, left.index(card)) for card in dict.fromkeys(left))
    return (DRAW, *found, PASS, *own_actions(ask, "turn"))


def may_draw(ask: Ask[Choice], choice: Choice) -> bool:
    return not (choice == DRAW or isinstance(choice, Collect)) or not is_forbidden(state_in(ask), ask.seat, "draw")


DRAW_CARD = Question(
    key="draw-card",
    rule="BD-266",
    candidates=ways_to_draw,
    bars=(Bar("card-forbids", "BD-482", may_draw),),
    about=AboutDeck,
)


def take_or_leave(ask: Ask[Choice]) -> Sequence[Choice]:
    return TAKE, LEAVE


TAKE_AMMO = Question(key="take-ammo", rule="BD-444", candidates=take_or_leave, about=AboutFoundAmmo)


def weapons_for_ammo(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-121, BD-122  Load a weapon of that type at once, or keep the card."""
    me = me_in(ask)
    return (*weapons(me, loadable(box_in(ask), me, ask.on(AboutAmmoCard).weapon)), KEEP)


def weapons(person: Person, numbers: Sequence[int]) -> Iterator[FromCard]:
    return (FromCard(called(person.gear, one), "gear", person.gear[one].card, one) for one in numbers)


LOAD_AMMO = Question(key="load-ammo", rule="BD-121", candidates=weapons_for_ammo, about=AboutAmmoCard)


def weapons_to_load(ask: Ask[FromCard]) -> Sequence[FromCard]:
    """The ranged weapons of this survivor that the ammo fits."""
    about = ask.on(AboutLoading)
    person = state_in(ask).people[about.of]
    return tuple(weapons(person, loadable(box_in(ask), person, about.weapon)))


LOAD_WEAPON = Question(key="load-weapon", rule="BD-465", candidates=weapons_to_load, about=AboutLoading)

# --- trading

TRADED: tuple[GiftKind, ...] = ("food", "ally", "equipment", "ammo_card", "ammo")


def gifts(giver: Person, receivers: Sequence[tuple[int, str]], kinds: Sequence[GiftKind]) -> Iterator[Gift]:
    """BD-270  One food, one ally, one equipment card, one ammo card, or one ammo from a loaded weapon."""
    for to, name in receivers:
        if giver.food and "food" in kinds:
            yield Gift(f"food {name}", "food", to)
        if giver.allies and "ally" in kinds:
            yield Gift(f"ally {name}", "ally", to)
        for number in distinct(giver.gear):
            gear, words = giver.gear[number], called(giver.gear, number)
            if "equipment" in kinds:
                yield Gift(f"{words} {name}", "equipment", to, gear.card, number)
            if gear.ammo and "ammo" in kinds:
                yield Gift(f"1 {words} {name}", "ammo", to, gear.card, number)
        for number in distinct(giver.ammo):
            card, words = giver.ammo[number].card, called(giver.ammo, number)
            if "ammo_card" in kinds:
                yield Gift(f"{words} {name}", "ammo_card", to, card, number)
            if "card_ammo" in kinds:
                yield Gift(f"1 {words} {name}", "card_ammo", to, card, number)


def named(state: State, seats: Sequence[int]) -> list[tuple[int, str]]:
    return [(seat, state.people[seat].name.replace("_", " ")) for seat in seats]


def receiver_has_weapon(ask: Ask[Any], choice: Choice) -> bool:
    """BD-472, BD-R39  A single ammo can go only to a survivor who owns the weapon."""
    if not isinstance(choice, Gift) or choice.card is None:
        return True
    receiver = state_in(ask).people[choice.to]
    if choice.what == "ammo":
        return owns_weapon(receiver, choice.card)
    if choice.what == "card_ammo":
        return bool(loadable(box_in(ask), receiver, box_in(ask).ammo[choice.card].weapon))
    return True


NEEDS_WEAPON = Bar("receiver-lacks-weapon", "BD-472", receiver_has_weapon)


def gifts_here(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-267  One item for one survivor at the same place, or nothing."""
    state, seat = state_in(ask), ask.seat
    receivers = named(state, others_here(state, seat))
    return (*gifts(state.people[seat], receivers, TRADED), DONE, *own_actions(ask, "turn"))


GIVE = Question(key="give", rule="BD-267", candidates=gifts_here, bars=(NEEDS_WEAPON,))


def gifts_back(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-268, BD-R38  The owner decides whether to give one item to the player whose turn it is."""
    state = state_in(ask)
    return (*gifts(me_in(ask), named(state, [ask.on(AboutTaker).of]), TRADED), NOTHING)


GIVE_BACK = Question(key="give-back", rule="BD-268", candidates=gifts_back, bars=(NEEDS_WEAPON,), about=AboutTaker)


def gifts_anywhere(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-469, BD-470, BD-471, BD-R31  One of the player's items, for a survivor at any place or waiting to enter the
    board."""
    state, seat = state_in(ask), ask.seat
    receivers = named(state, [other for other in range(len(state.people)) if other != seat])
    return (*gifts(state.people[seat], receivers, ask.on(AboutGiving).items), NOTHING)


GIVE_ANYWHERE = Question(
    key="give-anywhere", rule="BD-470", candidates=gifts_anywhere, bars=(NEEDS_WEAPON,), about=AboutGiving
)

# --- events


def events_in_hand(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-081, BD-082, BD-296  The events in the player's hand. The player decides only now which comes next."""
    return (*map(play_event, state_in(ask).hands[ask.seat]), *own_actions(ask, "turn"))


PLAY_EVENT = Question(key="play-event", rule="BD-296", candidates=events_in_hand)
