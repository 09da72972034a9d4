"""What a player who thinks one step ahead would say of each option, knowing only what their seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shambles.core.ask import Ask, Choice
from shambles.core.game import Hint
from shambles.games.board_game.bot.odds import (
    A_FOLLOWER_IS_WORTH,
    cost_of_fatigue,
    room,
    value_of,
    worth_of_effects,
    worth_of_survivor,
)
from shambles.games.board_game.bot.plan import Plan, is_worth_joining
from shambles.games.board_game.box.contents import RESOURCES, Location
from shambles.games.board_game.table.about import Bill, OfASeat, ShortInAFight
from shambles.games.board_game.table.choices import (
    AMMO,
    ASK,
    NO,
    STOP,
    TAKE,
    YES,
    Eat,
    Invite,
    OnCard,
    OnDie,
    OnOption,
    OnResource,
    OnSeat,
    OnSpace,
    OnSurvivor,
    Use,
)
from shambles.games.board_game.table.state import the_box
from shambles.games.board_game.table.view import PartyView, View

Figures = Sequence[float]


def me(view: View) -> PartyView:
    assert view.seat is not None
    return view.parties[view.seat]


def icons_here(view: View) -> int:
    here = view.parties[view.turn.seat].at
    return next((len(space.icons) for space in view.spaces if space.id == here), 0)


# --- the turn


def worth_of_recovering(view: View, ask: Ask[Choice]) -> Figures:
    """Food goes to who is about to drop; what a Location asks for is kept if nobody is."""
    party = me(view)
    plan = Plan(view, ask)
    spare = party.food - max((plan.need(card, "food") for card in plan.locations()), default=0)
    figures = []
    for option in ask.options:
        if isinstance(option, Eat):
            tired = next(one.fatigue for one in party.survivors if one.card.id == option.survivor)
            figures.append(2.0 if tired == 2 else 0.8 if spare > 0 else 0.2)
        else:
            figures.append(worth_in_between(view, option))
    return figures


def worth_in_between(view: View, option: Choice) -> float:
    """Using something, asking somebody to play together, or going on (0.5)."""
    party = me(view)
    if isinstance(option, Use):
        tired = max((one.fatigue for one in party.survivors), default=0)
        heals = "heal" in effects_named(view, option.card)
        return 1.0 if not heals or tired == 2 else 0.3
    if isinstance(option, Invite):
        return 0.9 if is_worth_joining(party, view.parties[option.seat]) else 0.1
    return 0.5


def effects_named(view: View, card: str) -> list[str]:
    for party in view.parties:
        for one in party.survivors:
            if one.card.id == card:
                return [effect.op for ability in one.card.abilities for effect in ability.effects]
        for item in party.items:
            if item.id == card:
                return [effect.op for ability in item.item for effect in ability.effects]
    return []


def worth_of_moving(view: View, ask: Ask[Choice]) -> Figures:
    plan = Plan(view, ask)
    best = max((plan.worth_of_move(one) for one in ask.options if not isinstance(one, Use | Invite)), default=0.0)
    figures = []
    for option in ask.options:
        if isinstance(option, Use | Invite):
            figures.append(best + worth_in_between(view, option) - 0.5)
        else:
            figures.append(plan.worth_of_move(option))
    return figures


def worth_between(view: View, ask: Ask[Choice]) -> Figures:
    return [worth_in_between(view, option) for option in ask.options]


# --- rolls


def worth_of_fighting_on(view: View, ask: Ask[Choice]) -> Figures:
    """What ammo and abilities are likely to save, less what they cost."""
    party, short = me(view), ask.on(ShortInAFight).short
    prize = 2.5 if view.roll is not None and view.roll.kind != "token" else 0.0
    figures = []
    for option in ask.options:
        saved = cost_of_fatigue(party, float(short)) - cost_of_fatigue(party, max(0.0, short - 2.0))
        if option == AMMO:
            figures.append(saved + prize * (short <= 2) - (1.6 if party.ammo > 1 else 1.9))
        elif isinstance(option, Use):
            figures.append(saved + prize * (short <= 2) - 0.5)
        elif isinstance(option, OnDie):
            figures.append(worth_of_rolling_again(view, option))
        else:
            figures.append(0.05 if option == ASK else 0.0)
    return figures


def worth_of_rolling_again(view: View, option: OnDie) -> float:
    assert view.roll is not None
    die = view.roll.dice[option.die]
    return 1.0 - value_of(die.face, view.roll.kind == "actions")


def worth_of_acting_on(view: View, ask: Ask[Choice]) -> Figures:
    return [
        worth_of_rolling_again(view, option)
        if isinstance(option, OnDie)
        else 0.0
        if option == STOP
        else 0.5
        if isinstance(option, Use)
        else 0.3
        for option in ask.options
    ]


def worth_of_helping(view: View, ask: Ask[Choice]) -> Figures:
    party = me(view)
    spare = 0.5 if party.ammo > 1 else -0.5
    return [0.0 if option == NO else 0.5 if isinstance(option, Use) else spare for option in ask.options]


def worth_of_using(view: View, ask: Ask[Choice]) -> Figures:
    return [1.0 if isinstance(option, Use) else 0.0 for option in ask.options]


# --- survivors


def worth_of_placing_fatigue(view: View, ask: Ask[Choice]) -> Figures:
    """On who can bear it; if somebody must die, the one who is missed least."""
    box = the_box(ask.play)
    cards = {one.card.id: one for one in me(view).survivors}
    figures = []
    for option in ask.options:
        if isinstance(option, OnSurvivor):
            one = cards[option.survivor]
            worth = worth_of_survivor(one.card, box)
            figures.append(-(10.0 + worth) if one.fatigue == 2 else -(one.fatigue + 0.01 * worth))
        else:
            figures.append(-5.0)
    return figures


def worth_of_taking_fatigue(view: View, ask: Ask[Choice]) -> Figures:
    cards = {one.card.id: one for one in me(view).survivors}
    return [
        (0.5 if cards[option.survivor].fatigue == 0 else -1.0) if isinstance(option, OnSurvivor) else 0.0
        for option in ask.options
    ]


def worth_of_healing(view: View, ask: Ask[Choice]) -> Figures:
    box = the_box(ask.play)
    cards = {one.card.id: one for one in me(view).survivors}
    return [
        cards[option.survivor].fatigue + 0.1 * worth_of_survivor(cards[option.survivor].card, box)
        if isinstance(option, OnSurvivor)
        else 0.0
        for option in ask.options
    ]


def worth_of_losing(view: View, ask: Ask[Choice]) -> Figures:
    box = the_box(ask.play)
    return [
        -worth_of_survivor(box.survivors[option.survivor], box) if isinstance(option, OnSurvivor) else 0.0
        for option in ask.options
    ]


# --- resources


def worth_of_resource(view: View, ask: Ask[Choice]) -> Figures:
    """The one that is wanted most."""
    plan = Plan(view, ask)
    wanted = plan.missing()
    return [
        wanted[option.resource] - 0.2 * getattr(plan.party, option.resource) if isinstance(option, OnResource) else 0.0
        for option in ask.options
    ]


def worth_of_giving_up(view: View, ask: Ask[Choice]) -> Figures:
    """The one that is missed least; asking the group costs nothing."""
    plan = Plan(view, ask)
    wanted = plan.missing()
    return [
        getattr(plan.party, option.resource) - wanted[option.resource] if isinstance(option, OnResource) else 0.2
        for option in ask.options
    ]


def worth_of_paying(view: View, ask: Ask[Choice]) -> Figures:
    card = view.cards[-1].card
    icons = icons_here(view)
    bill = len(ask.on(Bill).bill)
    gain = worth_of_effects(card.success, me(view), icons) - worth_of_effects(card.fail, me(view), icons)
    return [0.0 if option == NO else gain - 0.9 * bill for option in ask.options]


def worth_of_chipping_in(view: View, ask: Ask[Choice]) -> Figures:
    party = me(view)
    return [getattr(party, option.resource) - 1.5 if isinstance(option, OnResource) else 0.0 for option in ask.options]


def worth_of_collecting(view: View, ask: Ask[Choice]) -> Figures:
    return [
        1.0 if option == TAKE else 1.5 * (room(me(view)) > 3) if isinstance(option, Use) else 0.0
        for option in ask.options
    ]


def the_first(view: View, ask: Ask[Choice]) -> Figures:
    """Where it hardly matters: the first option."""
    return [-float(at) for at in range(len(ask.options))]


# --- the table decides


def worth_of_a_vote(view: View, ask: Ask[Choice]) -> Figures:
    """What the two sides bring to me, and a little of what they bring to a rival."""
    drawn = view.cards[-1]
    mine = view.seat == drawn.seat
    party = me(view)
    sides = []
    for side, voters in ((drawn.card.success, "yes_voters"), (drawn.card.fail, "no_voters")):
        own = worth_of_effects(tuple(one for one in side if mine or one.who == "all"), party, icons_here(view))
        if any(one.who == voters and one.op == "fatigue" for one in side):
            own -= cost_of_fatigue(party, 1.0)
        elif any(one.who == voters for one in side):
            own += 0.5
        theirs = 0.0 if mine or same_group(view, drawn.seat) else worth_of_effects(side, view.parties[drawn.seat], 1)
        sides.append(own - 0.2 * theirs)
    return [sides[0] if option == YES else sides[1] for option in ask.options]


def same_group(view: View, seat: int) -> bool:
    return any(view.seat in group.members and seat in group.members for group in view.groups)


def worth_of_agreeing(view: View, ask: Ask[Choice]) -> Figures:
    drawn = view.cards[-1]
    weight = 0.5 if same_group(view, drawn.seat) else -0.25
    figures = []
    for option in ask.options:
        side = drawn.card.success if option == YES else drawn.card.fail
        theirs = worth_of_effects(side, view.parties[drawn.seat], icons_here(view))
        own = sum(
            {"gain": 1.0, "lose": -1.0, "fatigue": -1.5, "join": A_FOLLOWER_IS_WORTH}.get(one.op, 0.0)
            for one in side
            if one.who == "target"
        ) + sum(1.0 for one in side if one.op == "give" and one.to == "target")
        figures.append(own + weight * theirs)
    return figures


def worth_of_a_player(view: View, ask: Ask[Choice]) -> Figures:
    return [
        (2.0 if same_group(view, option.seat) else 0.0) - len(view.parties[option.seat].scouted)
        if isinstance(option, OnSeat)
        else 0.0
        for option in ask.options
    ]


def worth_of_a_side(view: View, ask: Ask[Choice]) -> Figures:
    card = view.cards[-1].card
    sides = {"success": card.success, "fail": card.fail}
    return [worth_of_effects(sides[option.notation], me(view), icons_here(view)) for option in ask.options]


def worth_of_an_effect(view: View, ask: Ask[Choice]) -> Figures:
    """A follower is worth more than anything else a card offers."""
    if not view.cards:
        return the_first(view, ask)
    card = view.cards[-1].card
    offers = next((one.options for one in (*card.success, *card.fail) if one.op == "choose"), ())
    if len(offers) != len(ask.options):
        return the_first(view, ask)
    return [
        worth_of_effects(offers[option.option], me(view), 0) if isinstance(option, OnOption) else 0.0
        for option in ask.options
    ]


def worth_of_joining(view: View, ask: Ask[Choice]) -> Figures:
    good = is_worth_joining(me(view), view.parties[ask.on(OfASeat).target])
    return [float(good == (option == YES)) for option in ask.options]


def worth_of_staying(view: View, ask: Ask[Choice]) -> Figures:
    """Stay, unless one is about to win and would share it with somebody who has brought nothing."""
    party = me(view)
    others = [view.parties[one] for group in view.groups if view.seat in group.members for one in group.members]
    idle = all(len(one.scouted) <= len(party.scouted) - 2 for one in others if one.seat != party.seat)
    strong = room(party) >= 4
    return [float((option.notation == "stay") != (idle and strong)) for option in ask.options]


# --- the board


def worth_of_a_space(view: View, ask: Ask[Choice]) -> Figures:
    """Where a token hurts least: on top of others."""
    packs = {one.space: len(one.values) for one in view.tokens}
    icons = {space.id: len(space.icons) for space in view.spaces}
    return [
        packs.get(option.space, 0) - icons[option.space] if isinstance(option, OnSpace) else 0.0
        for option in ask.options
    ]


def worth_of_clearing(view: View, ask: Ask[Choice]) -> Figures:
    """Tokens next to the party, and on resources, are in the way most."""
    packs = {one.space: one.values for one in view.tokens}
    icons = {space.id: len(space.icons) for space in view.spaces}
    return [
        1.0 + icons[option.space] + 0.3 * sum(3 if value is None else value for value in packs[option.space])
        if isinstance(option, OnSpace)
        else 0.0
        for option in ask.options
    ]


def worth_of_swapping(view: View, ask: Ask[Choice]) -> Figures:
    """The card whose place can be scouted soonest."""
    plan = Plan(view, ask)
    box = the_box(ask.play)

    def worth(card: Location) -> float:
        distance = plan.board.ways[plan.party.at].get(plan.board.places.get(card.id, ""), 20)
        lacking = sum(plan.lack(card, res) for res in RESOURCES)
        return plan.worth_of_location(card) - distance - 2.0 * lacking

    own = 0.0 if plan.party.private is None else worth(plan.party.private)
    return [worth(box.locations[option.card]) if isinstance(option, OnCard) else own + 1.0 for option in ask.options]


def worth_of_an_item(view: View, ask: Ask[Choice]) -> Figures:
    """Lasting items are worth more than those that are used once."""
    box = the_box(ask.play)
    return [
        -sum(2.0 if ability.trigger == "always" else 1.0 for ability in box.encounters[option.card].item)
        if isinstance(option, OnCard)
        else 0.0
        for option in ask.options
    ]


HINTS: Mapping[str, Hint] = {
    "leave-group": worth_of_staying,
    "return": the_first,
    "recover": worth_of_recovering,
    "move": worth_of_moving,
    "join-group": worth_of_joining,
    "between": worth_between,
    "fight-on": worth_of_fighting_on,
    "act-on": worth_of_acting_on,
    "help": worth_of_helping,
    "stay-quiet": worth_of_using,
    "save": worth_of_using,
    "place-fatigue": worth_of_placing_fatigue,
    "take-fatigue": worth_of_taking_fatigue,
    "heal": worth_of_healing,
    "pay-or-not": worth_of_paying,
    "pay-with": worth_of_giving_up,
    "chip-in": worth_of_chipping_in,
    "bear-it": the_first,
    "bear-for": lambda view, ask: [float(option == NO) for option in ask.options],
    "gain-any": worth_of_resource,
    "lose-any": worth_of_giving_up,
    "collect": worth_of_collecting,
    "vote": worth_of_a_vote,
    "vote-last": worth_of_a_vote,
    "name-a-player": worth_of_a_player,
    "agree": worth_of_agreeing,
    "take-a-side": worth_of_a_side,
    "which-challenge": the_first,
    "which-effect": worth_of_an_effect,
    "leave-behind": worth_of_losing,
    "sacrifice": worth_of_losing,
    "which-start": the_first,
    "drop-item": worth_of_an_item,
    "place-token": worth_of_a_space,
    "remove-token": worth_of_clearing,
    "look-at-token": worth_of_clearing,
    "swap-private": worth_of_swapping,
}
