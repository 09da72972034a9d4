"""The questions that cards ask: choose a survivor, a place or a branch, pay, and lose. Also the list of all
questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shambles.core.asking.ask import Ask, Bar, Choice, Question
from shambles.games.best_defense.table import combat_questions as combat
from shambles.games.best_defense.table import questions as steps
from shambles.games.best_defense.table.about import (
    AboutBranches,
    AboutCost,
    AboutLoss,
    AboutMore,
    AboutPerson,
    AboutPlace,
)
from shambles.games.best_defense.table.choices import (
    DRAW,
    NOBODY,
    PASS,
    PAY,
    REFUSE,
    STAY,
    Branch,
    FromCard,
    Someone,
    branch,
    go,
    someone,
)
from shambles.games.best_defense.table.forecast import would_do
from shambles.games.best_defense.table.questions import box_in, me_in, state_in
from shambles.games.best_defense.table.reach import Scope, could_gain
from shambles.games.best_defense.table.state import called, distinct


def people_to_pick(ask: Ask[Choice]) -> Sequence[Choice]:
    """The survivors that a card lets the player choose from, and `nobody` if the player may decline (BD-R10)."""
    state, about = state_in(ask), ask.on(AboutPerson)
    found: list[Choice] = [someone(state.people[seat].name, seat) for seat in about.people]
    return (*found, NOBODY) if about.may else found


def it_would_help(ask: Ask[Any], choice: Choice) -> bool:
    """BD-465, BD-220  Ammo is useful only with a weapon, healing only with a wound."""
    about = ask.on(AboutPerson)
    if not isinstance(choice, Someone) or about.what is None:
        return True
    return could_gain(state_in(ask), box_in(ask), about.what, about.weapon or "choice", choice.seat)


PICK_SURVIVOR = Question(
    key="pick-survivor",
    rule="BD-464",
    candidates=people_to_pick,
    bars=(Bar("no-use-to-them", "BD-465", it_would_help),),
    about=AboutPerson,
)


def places_to_pick(ask: Ask[Choice]) -> Sequence[Choice]:
    about = ask.on(AboutPlace)
    found: list[Choice] = [go(place) for place in about.places]
    return (*found, STAY) if about.may else found


PICK_PLACE = Question(key="pick-place", rule="BD-482", candidates=places_to_pick, about=AboutPlace)


def branches_of(ask: Ask[Branch]) -> Sequence[Branch]:
    return tuple(map(branch, range(len(ask.on(AboutBranches).options))))


def does_something(ask: Ask[Branch], choice: Branch) -> bool:
    """Whether this branch would change anything. A branch without effect cannot be chosen."""
    about = ask.on(AboutBranches)
    scope = Scope(about.of, about.card, about.it)
    return would_do(state_in(ask), box_in(ask), scope, about.options[choice.branch])


PICK_BRANCH = Question(
    key="pick-branch",
    rule="BD-482",
    candidates=branches_of,
    bars=(Bar("does-nothing", "BD-083", does_something),),
    about=AboutBranches,
)


def pay_or_not(ask: Ask[Choice]) -> Sequence[Choice]:
    return PAY, REFUSE


PAY_COST = Question(key="pay-cost", rule="BD-084", candidates=pay_or_not, about=AboutCost)


def draw_or_not(ask: Ask[Choice]) -> Sequence[Choice]:
    return DRAW, PASS


DRAW_MORE = Question(key="draw-more", rule="BD-482", candidates=draw_or_not, about=AboutMore)


def ammo_to_lose(ask: Ask[FromCard]) -> Sequence[FromCard]:
    """BD-125  A loaded weapon or an ammo card. The owner chooses."""
    me = me_in(ask)
    loaded = [one for one in distinct(me.gear) if me.gear[one].ammo]
    return (
        *(FromCard(called(me.gear, one), "gear", me.gear[one].card, one) for one in loaded),
        *(FromCard(called(me.ammo, one), "ammo", me.ammo[one].card, one) for one in distinct(me.ammo)),
    )


LOSE_AMMO = Question(key="lose-ammo", rule="BD-125", candidates=ammo_to_lose, about=AboutLoss)


def equipment_to_lose(ask: Ask[FromCard]) -> Sequence[FromCard]:
    me = me_in(ask)
    return tuple(FromCard(called(me.gear, one), "gear", me.gear[one].card, one) for one in distinct(me.gear))


LOSE_EQUIPMENT = Question(key="lose-equipment", rule="BD-083", candidates=equipment_to_lose)

QUESTIONS: tuple[Question[Any], ...] = (
    steps.TAKE_SURVIVOR,
    steps.REPLACE_SURVIVOR,
    steps.DEAL_EVENTS,
    steps.MOVE_SURVIVOR,
    steps.DEFY,
    steps.DRAW_CARD,
    steps.TAKE_AMMO,
    steps.LOAD_AMMO,
    steps.LOAD_WEAPON,
    steps.GIVE,
    steps.GIVE_BACK,
    steps.GIVE_ANYWHERE,
    steps.PLAY_EVENT,
    combat.ACT,
    combat.CHOOSE_WEAPON,
    combat.SPEND_ALLIES,
    combat.ATTRACT,
    combat.DAMAGE_ORDER,
    combat.DIVIDE_DAMAGE,
    combat.SETTLE_DAMAGE,
    combat.HEAL_SELF,
    PICK_SURVIVOR,
    PICK_PLACE,
    PICK_BRANCH,
    PAY_COST,
    DRAW_MORE,
    LOSE_AMMO,
    LOSE_EQUIPMENT,
)
