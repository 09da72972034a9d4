"""The worth of things to a party: fatigue, survivors, and the effects of a card."""

from __future__ import annotations

from shambles.core.asking.ask import Ask, Choice
from shambles.games.board_game.box.contents import COLOURS, LETHAL, TO_WIN, Box, Pool, SurvivorCard
from shambles.games.board_game.box.vocabulary import RESOURCES, Effects
from shambles.games.board_game.table.dice import lasting_reading
from shambles.games.board_game.table.odds import Dice, Strength, fatigue_from, fatigue_from_a_token
from shambles.games.board_game.table.outlook import Outlook, Source, prospects
from shambles.games.board_game.table.view import PartyView, View

A_FATIGUE_COSTS = 1.0
A_DEATH_COSTS = 6.0
A_FOLLOWER_IS_WORTH = 4.0
AN_ITEM_IS_WORTH = 2.5
A_TOKEN_COSTS = 0.4
A_CARD_COSTS = 0.5
A_NUMBER_IS_WORTH = 0.4
A_LOOK_IS_WORTH = 0.3


def me(view: View) -> PartyView:
    assert view.seat is not None
    return view.parties[view.seat]


def room(party: PartyView) -> int:
    """The fatigue that can still be borne without a death."""
    return sum(LETHAL - 1 - one.fatigue for one in party.survivors)


def count_of(party: PartyView, what: str) -> int:
    """The number of things of one kind that a party has, as Locations count them."""
    if what in RESOURCES:
        return int(getattr(party, what))
    counts = {
        "items": len(party.items),
        "survivors": len(party.survivors),
        "followers": sum(bool(one.card.role) for one in party.survivors),
        "scouted": len(party.scouted),
    }
    return counts.get(what, 0)


def would_give(party: PartyView, resource: str, active: PartyView) -> int:
    """BG-531  So much a member gives for another: all but one unit, or all of it for the Location that all win by."""
    there = int(getattr(party, resource))
    return there if len(active.scouted) == TO_WIN - 1 else max(0, there - 1)


def cost_of_fatigue(party: PartyView, amount: float) -> float:
    """Fatigue costs little while survivors can take it, and much when one would die."""
    left = room(party)
    over = max(0.0, amount - left * 0.75)
    return amount * A_FATIGUE_COSTS * (1.0 + 1.5 / (1 + left)) + over * A_DEATH_COSTS


def strength_seen(view: View, box: Box) -> Strength:
    """BG-525, BG-R101  What a party brings to a roll with its group, by the cards that lie open."""
    group = mates(view) or [me(view)]
    cards: list[str] = []
    for one in group:
        cards += [*(each.card.id for each in one.survivors), *(item.id for item in one.items)]
    pool = Pool(*[sum(getattr(one.pool, colour) for one in group) for colour in COLOURS])
    return Strength(Dice(box, pool, lasting_reading(box, tuple(cards))), room(me(view)))


def mates(view: View) -> list[PartyView]:
    """BG-523  The parties of one's group, one's own among them; nobody where there is no group."""
    return [view.parties[one] for group in view.groups if view.seat in group.members for one in group.members]


def fatigue_on_space(view: View, space: str, rolled: Dice) -> float:
    """The expected fatigue of fighting everything on a space."""
    for one in view.tokens:
        if one.space == space:
            hidden = fatigue_from_a_token(rolled)
            return sum(hidden if value is None else fatigue_from(rolled, value) for value in one.values)
    return 0.0


def worth_of_survivor(card: SurvivorCard, box: Box) -> float:
    dice = card.dice.blue + card.dice.red + card.dice.green
    return 1.0 + dice + 0.4 * len(card.abilities) + (0.5 if card.id in box.characters else 0.0)


def worth(outlook: Outlook, party: PartyView) -> float:
    """The worth of an outlook to a party."""
    return (
        outlook.resources
        - outlook.missed
        + A_FOLLOWER_IS_WORTH * outlook.followers
        + AN_ITEM_IS_WORTH * outlook.items
        + A_FATIGUE_COSTS * outlook.healed
        - (cost_of_fatigue(party, float(outlook.fatigue)) if outlook.fatigue else 0.0)
        - A_TOKEN_COSTS * outlook.tokens
        - A_CARD_COSTS * outlook.cards
        + A_NUMBER_IS_WORTH * outlook.numbers
        + A_LOOK_IS_WORTH * (outlook.seen > 0)
    )


def worth_of_effects(view: View, ask: Ask[Choice], effects: Effects, source: int, on: int) -> float:
    """The worth to a party of these effects of a seat's card, if the best option is chosen."""
    party = view.parties[on]
    return max(worth(way, party) for way in prospects(ask.play, effects, Source(source), on))
