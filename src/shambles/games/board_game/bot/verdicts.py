"""Hints about survivors, resources, cards and the board: a figure for each option."""

from __future__ import annotations

from collections.abc import Sequence

from shambles.core.asking.ask import Ask, Choice
from shambles.games.board_game.bot.plan import Plan, goes_alone, has_a_goal_of_its_own, is_worth_joining
from shambles.games.board_game.bot.value import chance_of_a_haven
from shambles.games.board_game.bot.worth import me, room, worth, worth_of_effects, worth_of_survivor, would_give
from shambles.games.board_game.box.contents import Location
from shambles.games.board_game.box.vocabulary import RESOURCES, whom
from shambles.games.board_game.effects.operations.branches import Choose
from shambles.games.board_game.table.about import Bill, OfASeat, UnitDueOfAnother
from shambles.games.board_game.table.choices import (
    NO,
    TAKE,
    WITH,
    YES,
    OnCard,
    OnOption,
    OnResource,
    OnSeat,
    OnSpace,
    OnSurvivor,
    Use,
)
from shambles.games.board_game.table.outlook import Source
from shambles.games.board_game.table.state import the_box
from shambles.games.board_game.table.view import View

Figures = Sequence[float]
TOO_SMALL_A_CHANCE = 0.1  # to play on


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
    card, seat = view.cards[-1].card, ask.seat
    won, lost = (worth_of_effects(view, ask, side, seat, seat) for side in (card.success, card.fail))
    bill = len(ask.on(Bill).bill)
    return [0.0 if option == NO else won - lost - 0.9 * bill for option in ask.options]


def worth_of_chipping_in(view: View, ask: Ask[Choice]) -> Figures:
    """A bot gives what the others can plan with, but not what it needs itself."""
    due, party = ask.on(UnitDueOfAnother), me(view)
    active = view.parties[due.target]
    return [
        would_give(party, option.resource, active) - due.pledged.count((party.seat, option.resource)) - 0.5
        if isinstance(option, OnResource)
        else 0.0
        for option in ask.options
    ]


def worth_of_collecting(view: View, ask: Ask[Choice]) -> Figures:
    return [
        1.0 if option == TAKE else 1.5 * (room(me(view)) > 3) if isinstance(option, Use) else 0.0
        for option in ask.options
    ]


def the_first(view: View, ask: Ask[Choice]) -> Figures:
    """The first option, for questions that hardly matter."""
    return [-float(at) for at in range(len(ask.options))]


# --- the table decides


def worth_of_a_vote(view: View, ask: Ask[Choice]) -> Figures:
    """The worth of the two sides for this seat, and a little of their worth for a rival."""
    drawn = view.cards[-1]
    mine = view.seat == drawn.seat
    sides = []
    for side, voters in ((drawn.card.success, "yes_voters"), (drawn.card.fail, "no_voters")):
        own = worth_of_effects(view, ask, side, drawn.seat, ask.seat)
        for effect in side:
            if whom(effect) == voters:  # the votes are not cast yet
                own += worth(effect.would(ask.play, Source(drawn.seat), ask.seat)[0], me(view))
        rival = not mine and not same_group(view, drawn.seat)
        sides.append(own - (0.2 * worth_of_effects(view, ask, side, drawn.seat, drawn.seat) if rival else 0.0))
    return [sides[0] if option == YES else sides[1] for option in ask.options]


def same_group(view: View, seat: int) -> bool:
    return any(view.seat in group.members and seat in group.members for group in view.groups)


def worth_of_agreeing(view: View, ask: Ask[Choice]) -> Figures:
    drawn = view.cards[-1]
    weight = 0.5 if same_group(view, drawn.seat) else -0.25
    figures = []
    for option in ask.options:
        side = drawn.card.success if option == YES else drawn.card.fail
        own, theirs = (worth_of_effects(view, ask, side, drawn.seat, one) for one in (ask.seat, drawn.seat))
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
    return [worth_of_effects(view, ask, sides[option.notation], ask.seat, ask.seat) for option in ask.options]


def worth_of_an_effect(view: View, ask: Ask[Choice]) -> Figures:
    """A follower is worth more than anything else a card offers."""
    card = view.cards[-1].card if view.cards else None
    sides = () if card is None else (*card.success, *card.fail)
    offers = next((one.options for one in sides if isinstance(one, Choose)), ())
    if len(offers) < len(ask.options):
        return the_first(view, ask)
    return [
        worth_of_effects(view, ask, offers[option.option], ask.seat, ask.seat) if isinstance(option, OnOption) else 0.0
        for option in ask.options
    ]


def worth_of_joining(view: View, ask: Ask[Choice]) -> Figures:
    good = is_worth_joining(view, ask, view.parties[ask.on(OfASeat).target])
    return [float(good == (option == YES)) for option in ask.options]


def worth_of_staying(view: View, ask: Ask[Choice]) -> Figures:
    """Stay, unless one is better off alone, or wants to go elsewhere."""
    alone = goes_alone(me(view)) or has_a_goal_of_its_own(view, ask, view.parties[ask.on(OfASeat).target])
    return [float((option.notation == "stay") != alone) for option in ask.options]


def worth_of_playing_on(view: View, ask: Ask[Choice]) -> Figures:
    """BG-R120  With others who want to, as long as there is a chance; a bot never insists on a race of bots."""
    figures: dict[Choice, float] = {WITH: chance_of_a_haven(view), NO: TOO_SMALL_A_CHANCE}
    return [figures.get(option, 0.0) for option in ask.options]


# --- the board


def worth_of_a_space(view: View, ask: Ask[Choice]) -> Figures:
    """The harm of a token on a space, which is lowest on top of others."""
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
