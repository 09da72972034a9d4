"""Forecasts of the effects of cards on a party, from public information. Each operation says its own
(effects/operations).

It tells the rules which abilities can be used at all, and bots what a side of a card is worth.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shambles.games.board_game.box.vocabulary import AnyResource, Condition, Effect, Who, whom
from shambles.games.board_game.table.state import T, clockwise, compares, count_of, followers_of, the_box


class Source(msgspec.Struct, frozen=True, gc=False):
    """The source of effects: the seat that is `self`, the survivor or item with the ability, and whether it is the
    failing side of a card, whose consequences another member may bear (BG-533)."""

    seat: int
    card: str = ""
    failed: bool = False


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """The changes that effects would make to a party.

    resources, followers, items   more or fewer of them
    fatigue, healed               fatigue that is placed, and that comes off
    tokens                        zombie tokens around it, more or fewer
    cards                         more encounters to face; missed: icons of the space that yield nothing
    numbers                       a number that changes and matters; seen: hidden things it learns
    """

    resources: int = 0
    followers: int = 0
    items: int = 0
    fatigue: int = 0
    healed: int = 0
    tokens: int = 0
    cards: int = 0
    missed: int = 0
    numbers: int = 0
    seen: int = 0

    @property
    def is_good(self) -> bool:
        """Whether there is anything in it that somebody could want."""
        gains = self.resources > 0 or self.followers > 0 or self.items > 0 or self.tokens < 0
        return gains or bool(self.healed or self.numbers or self.seen)

    def __add__(self, other: Outlook) -> Outlook:
        return Outlook(*map(int.__add__, msgspec.structs.astuple(self), msgspec.structs.astuple(other)))


NOTHING = Outlook()


def would_change(t: T, effects: Sequence[Effect], source: Source) -> bool:
    """Whether these effects would change anything for anybody."""
    for effect in effects:
        for way in ways(t, effect, source, source.seat):
            if way != NOTHING:
                return True
    return befalls_others(t, effects, source)


def is_worth_using(t: T, effects: Sequence[Effect], source: Source) -> bool:
    """BG-R113  Whether a use would not be wasted: something in it for the user, or something that befalls others."""
    for effect in effects:
        for way in ways(t, effect, source, source.seat):
            if way != NOTHING and way.is_good:
                return True
    return befalls_others(t, effects, source)


def befalls_others(t: T, effects: Sequence[Effect], source: Source) -> bool:
    outward = [effect for effect in effects if effect.outward or whom(effect) != "self"]
    if not outward:
        return False
    others = clockwise(t.state, source.seat)[1:]
    return any(way != NOTHING for effect in outward for on in others for way in ways(t, effect, source, on))


def prospects(t: T, effects: Sequence[Effect], source: Source, on: int) -> list[Outlook]:
    """The possible outlooks of these effects for one party: one for each way of choosing."""
    found = [NOTHING]
    for effect in effects:
        more = ways(t, effect, source, on)
        found = [one + other for one in found for other in more]
    return found


def ways(t: T, effect: Effect, source: Source, on: int) -> list[Outlook]:
    """The possible outlooks of one effect for one party."""
    if not effect.outward:
        who = whom(effect)
        if on != source.seat if who == "self" else on not in seats_hit(t, who, source):
            return [NOTHING]
    found: list[Outlook] = effect.would(t, source, on)
    return found


# --- whom an effect hits, and what a party has


def seats_hit(t: T, who: Who, source: Source) -> list[int]:
    """Whom `who` names, clockwise from the active player; those out of play are left out (BG-R55)."""
    s = t.state
    if who == "self":
        return [source.seat]
    playing = clockwise(s, source.seat)
    match who:
        case "others":
            return playing[1:]
        case "all":
            return playing
    drawn = s.cards[-1] if s.cards else None
    if drawn is None:
        return []
    if who == "target":
        return [seat for seat in playing if seat == drawn.target]
    voters = drawn.yes if who == "yes_voters" else drawn.no
    return [seat for seat in playing if seat in voters]


def condition_holds(t: T, condition: Condition, source: Source) -> bool:
    seats = seats_hit(t, condition.who, source)
    return all(compares(count_of(t, condition.count, seat), condition.cmp, condition.n) for seat in seats)


def holdings(t: T, seat: int, resource: AnyResource) -> int:
    party = t.state.parties[seat]
    return party.food + party.gas + party.ammo if resource == "any" else int(getattr(party, resource))


def may_be_left(t: T, seat: int) -> int:
    """BG-R73, BG-R74  So many followers could be left behind: never the last survivor, never a starting character."""
    party = t.state.parties[seat]
    return min(len(party.survivors) - 1, len(followers_of(the_box(t), party)))


def starting_character(t: T, seat: int) -> str:
    box = the_box(t)
    return next((one.id for one in t.state.parties[seat].survivors if one.id in box.characters), "")
