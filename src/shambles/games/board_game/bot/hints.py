"""Hints: a figure for each option, one step ahead, from the knowledge of the seat."""

from __future__ import annotations

from collections.abc import Mapping

from shambles.core.asking.ask import Ask, Choice
from shambles.core.game import Hint
from shambles.games.board_game.bot import verdicts
from shambles.games.board_game.bot.plan import Plan, is_worth_joining
from shambles.games.board_game.bot.verdicts import Figures, the_first
from shambles.games.board_game.bot.worth import cost_of_fatigue, me, strength_seen
from shambles.games.board_game.effects.operations.survivors import Heal
from shambles.games.board_game.table.about import ShortInAFight
from shambles.games.board_game.table.choices import AMMO, ASK, NO, STOP, Eat, Invite, OnDie, Use
from shambles.games.board_game.table.odds import gain_from_rolling_again, kills_of_a_shot
from shambles.games.board_game.table.state import Roll, the_box
from shambles.games.board_game.table.view import View

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
            figures.append(worth_in_between(view, ask, option))
    return figures


def worth_in_between(view: View, ask: Ask[Choice], option: Choice) -> float:
    """Using something, asking somebody to play together, or going on (0.5)."""
    party = me(view)
    if isinstance(option, Use):
        tired = max((one.fatigue for one in party.survivors), default=0)
        return 1.0 if not heals(view, option.card) or tired == 2 else 0.3
    if isinstance(option, Invite):
        return 0.9 if is_worth_joining(view, ask, view.parties[option.seat]) else 0.1
    return 0.5


def heals(view: View, card: str) -> bool:
    """Whether the ability of a survivor or an item of mine takes fatigue off."""
    party = me(view)
    abilities = [ability for one in party.survivors if one.card.id == card for ability in one.card.abilities]
    abilities += [ability for item in party.items if item.id == card for ability in item.item]
    return any(isinstance(effect, Heal) for ability in abilities for effect in ability.effects)


def worth_of_moving(view: View, ask: Ask[Choice]) -> Figures:
    plan = Plan(view, ask)
    moves = {one: plan.worth_of_move(one) for one in ask.options if not isinstance(one, Use | Invite)}
    best = max(moves.values(), default=0.0)
    return [moves[one] if one in moves else best + worth_in_between(view, ask, one) - 0.5 for one in ask.options]


def worth_between(view: View, ask: Ask[Choice]) -> Figures:
    return [worth_in_between(view, ask, option) for option in ask.options]


# --- rolls


def worth_of_fighting_on(view: View, ask: Ask[Choice]) -> Figures:
    """The expected gain of ammo and abilities, less their cost."""
    party, short = me(view), ask.on(ShortInAFight).short
    prize = 2.5 if view.roll is not None and view.roll.kind != "token" else 0.0
    figures = []
    for option in ask.options:
        if option == AMMO:
            figures.append(worth_of_a_shot(view, ask, short, prize) - (1.6 if party.ammo > 1 else 1.9))
        elif isinstance(option, Use):
            saved = cost_of_fatigue(party, float(short)) - cost_of_fatigue(party, max(0.0, short - 2.0))
            figures.append(saved + prize * (short <= 2) - 0.5)
        elif isinstance(option, OnDie):
            figures.append(worth_of_rolling_again(view, ask, option))
        else:
            figures.append(0.05 if option == ASK else 0.0)
    return figures


def worth_of_a_shot(view: View, ask: Ask[Choice], short: int, prize: float) -> float:
    """The fatigue that an Ammo die is likely to save, and the prize if it is enough."""
    party, box = me(view), the_box(ask.play)
    kills = kills_of_a_shot(box, strength_seen(view, box).dice.by)
    left = sum(chance * cost_of_fatigue(party, float(max(0, short - total))) for total, chance in enumerate(kills))
    return cost_of_fatigue(party, float(short)) - left + prize * sum(kills[short:])


def worth_of_rolling_again(view: View, ask: Ask[Choice], option: OnDie) -> float:
    """The expected gain of rolling again."""
    shown, box = view.roll, the_box(ask.play)
    assert shown is not None
    roll = Roll(shown.seat, shown.kind, shown.need, list(shown.dice), list(shown.ammo))
    return gain_from_rolling_again(box, strength_seen(view, box).dice.by, roll, option.die)


def worth_of_acting_on(view: View, ask: Ask[Choice]) -> Figures:
    return [
        worth_of_rolling_again(view, ask, option)
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


HINTS: Mapping[str, Hint] = {
    "leave-group": verdicts.worth_of_staying,
    "return": the_first,
    "play-on": verdicts.worth_of_playing_on,
    "wish": lambda view, ask: [0.0 for _ in ask.options],
    "which-first": the_first,
    "recover": worth_of_recovering,
    "move": worth_of_moving,
    "join-group": verdicts.worth_of_joining,
    "between": worth_between,
    "fight-on": worth_of_fighting_on,
    "act-on": worth_of_acting_on,
    "help": worth_of_helping,
    "stay-quiet": worth_of_using,
    "save": worth_of_using,
    "place-fatigue": verdicts.worth_of_placing_fatigue,
    "take-fatigue": verdicts.worth_of_taking_fatigue,
    "heal": verdicts.worth_of_healing,
    "pay-or-not": verdicts.worth_of_paying,
    "pay-with": verdicts.worth_of_giving_up,
    "chip-in": verdicts.worth_of_chipping_in,
    "bear-it": the_first,
    "bear-for": lambda view, ask: [float(option == NO) for option in ask.options],
    "gain-any": verdicts.worth_of_resource,
    "lose-any": verdicts.worth_of_giving_up,
    "collect": verdicts.worth_of_collecting,
    "vote": verdicts.worth_of_a_vote,
    "vote-last": verdicts.worth_of_a_vote,
    "name-a-player": verdicts.worth_of_a_player,
    "agree": verdicts.worth_of_agreeing,
    "take-a-side": verdicts.worth_of_a_side,
    "which-challenge": the_first,
    "which-effect": verdicts.worth_of_an_effect,
    "leave-behind": verdicts.worth_of_losing,
    "sacrifice": verdicts.worth_of_losing,
    "which-start": the_first,
    "drop-item": verdicts.worth_of_an_item,
    "place-token": verdicts.worth_of_a_space,
    "remove-token": verdicts.worth_of_clearing,
    "look-at-token": verdicts.worth_of_clearing,
    "swap-private": verdicts.worth_of_swapping,
}
