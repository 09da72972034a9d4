"""What the effects of cards would do to a party, as far as everybody can see: said once for each operation.

It tells the rules which abilities can be used at all, and bots what a side of a card is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from shambles.games.board_game.box.vocabulary import (
    AnyResource,
    Blocked,
    Choose,
    Condition,
    Draw,
    Drop,
    Effect,
    Fatigue,
    Gain,
    Give,
    Heal,
    Join,
    Keep,
    Leave,
    Lose,
    Modify,
    Peek,
    Slay,
    Tokens,
    When,
    Who,
    for_each_operation,
    whom,
)
from shambles.games.board_game.table.dice import reading_of, short_of, tally, the_roll, total_in
from shambles.games.board_game.table.numbers import group_stat
from shambles.games.board_game.table.state import (
    T,
    clockwise,
    compares,
    count_of,
    followers_of,
    group_count,
    the_board,
    the_box,
)


class Source(msgspec.Struct, frozen=True, gc=False):
    """What effects come from: the seat that is `self`, the survivor or item with the ability, and whether it is the
    failing side of a card, whose consequences another member may bear (BG-533)."""

    seat: int
    card: str = ""
    failed: bool = False


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """What would become of a party.

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
OUTWARD = (Give, Choose, When)


def would_change(t: T, effects: Sequence[Effect], source: Source) -> bool:
    """Whether anything at all would come of it, for anybody."""
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
    outward = [effect for effect in effects if isinstance(effect, OUTWARD) or whom(effect) != "self"]
    if not outward:
        return False
    others = clockwise(t.state, source.seat)[1:]
    return any(way != NOTHING for effect in outward for on in others for way in ways(t, effect, source, on))


def prospects(t: T, effects: Sequence[Effect], source: Source, on: int) -> list[Outlook]:
    """What could come of these effects for one party: one outlook for each way of choosing."""
    found = [NOTHING]
    for effect in effects:
        more = ways(t, effect, source, on)
        found = [one + other for one in found for other in more]
    return found


def ways(t: T, effect: Effect, source: Source, on: int) -> list[Outlook]:
    """What could come of one effect for one party."""
    match effect:
        case Choose():
            return [way for option in effect.options for way in prospects(t, option, source, on)]
        case When():
            return prospects(t, branch_of(t, effect, source), source, on)
        case Give():
            return [outlook(t, effect, source, on)]
    who = whom(effect)
    hit = on == source.seat if who == "self" else on in seats_hit(t, who, source)
    return [outlook(t, effect, source, on) if hit else NOTHING]


def outlook(t: T, effect: Effect, source: Source, seat: int) -> Outlook:
    """What an effect does to the party that it hits."""
    return FORESIGHT[type(effect)].outlook(t, effect, source, seat)


def would_matter(t: T, effect: Modify, seat: int) -> bool:
    """BG-R113  Whether a changed number could change anything now: a roll that goes on, a turn that is not over."""
    s = t.state
    roll, turn = s.roll, s.turn
    later = effect.until == "next_turn" or (roll is None and effect.until != "roll")
    fighting = roll is not None and roll.kind != "actions"
    match effect.stat:
        case "kills" | "actions" | "action_as_kill" | "kill_as_action":
            return later or (roll is not None and changes_the_roll(t, effect))
        case "reroll":
            return later or (roll is not None and len(roll.again) < len(roll.dice))
        case "ammo_kills":
            return later or (fighting and (bool(roll and roll.ammo) or group_count(t, "ammo", seat) > 0))
        case "prevent":
            return later or (fighting and short_of(t) > group_stat(t, seat, "prevent"))
        case "zombies":
            return roll is None or effect.until in ("turn", "next_turn", "encounter")
        case "move_max" | "gas_limit":
            return effect.until == "next_turn" or not (turn.seat == seat and turn.over)
        case "collect_any":
            return not turn.blocked and bool(the_board(t).spaces[s.parties[seat].at].icons)
        case "collect_food" | "collect_gas" | "collect_ammo":
            icon = effect.stat.removeprefix("collect_")
            return not turn.blocked and icon in the_board(t).spaces[s.parties[seat].at].icons
    return True


def changes_the_roll(t: T, effect: Modify) -> bool:
    """BG-R113  Whether the roll on the table would be read otherwise."""
    roll = the_roll(t)
    actions, by = roll.kind == "actions", reading_of(t, roll.seat)
    dice, shots = tally([one.face for one in roll.dice], actions), tally(roll.ammo, actions)
    changed = by._replace(**{effect.stat: getattr(by, effect.stat) + effect.n})
    return total_in(dice, shots, changed, actions) != total_in(dice, shots, by, actions)


def hidden_near(t: T, seat: int, most: int) -> int:
    """The face-down tokens within two steps, up to so many."""
    tokens, found = t.state.tokens, 0
    for space in the_board(t).two_steps[t.state.parties[seat].at]:
        for token in tokens.get(space, ()):
            if not token.up:
                found += 1
                if found == most:
                    return found
    return found


def healed_by(t: T, effect: Heal, source: Source, seat: int) -> int:
    tired = [one for one in t.state.parties[seat].survivors if one.fatigue]
    if not tired:
        return 0
    most = max(one.fatigue for one in tired) if effect.n == "all" else effect.n
    match effect.on:
        case "one":
            return min(most, max(one.fatigue for one in tired))
        case "spread":
            return min(most, sum(one.fatigue for one in tired))
        case "each":
            return sum(min(most, one.fatigue) for one in tired)
    name = source.card if effect.on == "bearer" else starting_character(t, seat)
    return sum(min(most, one.fatigue) for one in tired if one.id == name)


# --- each operation: what it would do, and what it touches


class Foresight(NamedTuple):
    """What one operation would do to a party, and what of the table it changes (BG-R112)."""

    outlook: Callable[[T, Any, Source, int], Outlook]
    touches: str


def gained(t: T, effect: Gain, source: Source, seat: int) -> Outlook:
    return Outlook(resources=effect.n)


def lost(t: T, effect: Lose, source: Source, seat: int) -> Outlook:
    return Outlook(resources=-min(effect.n, holdings(t, seat, effect.res)))


def given(t: T, effect: Give, source: Source, seat: int) -> Outlook:
    """Up to so many from each giver to each taker."""
    moved = 0
    for giver in seats_hit(t, effect.giver, source):
        for taker in seats_hit(t, effect.to, source):
            moved += min(effect.n, holdings(t, giver, effect.res)) * ((seat == taker) - (seat == giver))
    return Outlook(resources=moved)


def blocked(t: T, effect: Blocked, source: Source, seat: int) -> Outlook:
    return Outlook(missed=0 if t.state.turn.blocked else len(the_board(t).spaces[t.state.parties[seat].at].icons))


def tired(t: T, effect: Fatigue, source: Source, seat: int) -> Outlook:
    return Outlook(fatigue=effect.n * (len(t.state.parties[seat].survivors) if effect.on == "each" else 1))


def healed(t: T, effect: Heal, source: Source, seat: int) -> Outlook:
    return Outlook(healed=healed_by(t, effect, source, seat))


def joined(t: T, effect: Join, source: Source, seat: int) -> Outlook:
    return Outlook(followers=min(effect.n, len(t.state.followers)))


def left(t: T, effect: Leave, source: Source, seat: int) -> Outlook:
    return Outlook(followers=-min(effect.n, may_be_left(t, seat)))


def slain(t: T, effect: Slay, source: Source, seat: int) -> Outlook:
    return Outlook(followers=-min(effect.n, len(followers_of(the_box(t), t.state.parties[seat]))))


def kept(t: T, effect: Keep, source: Source, seat: int) -> Outlook:
    return Outlook(items=1)


def dropped(t: T, effect: Drop, source: Source, seat: int) -> Outlook:
    return Outlook(items=-min(effect.n, len(t.state.parties[seat].items)))


def placed(t: T, effect: Tokens, source: Source, seat: int) -> Outlook:
    """Placed, or taken away within two steps."""
    if effect.n > 0:
        return Outlook(tokens=effect.n)
    tokens, near = t.state.tokens, the_board(t).two_steps[t.state.parties[seat].at]
    return Outlook(tokens=-min(-effect.n, sum([len(tokens[space]) for space in near if space in tokens])))


def drawn(t: T, effect: Draw, source: Source, seat: int) -> Outlook:
    return Outlook(cards=effect.n)


def seen(t: T, effect: Peek, source: Source, seat: int) -> Outlook:
    if effect.what == "tokens":
        return Outlook(seen=hidden_near(t, seat, effect.n))
    return Outlook(seen=min(effect.n, len(t.state.locations)))


def changed(t: T, effect: Modify, source: Source, seat: int) -> Outlook:
    return Outlook(numbers=effect.n if would_matter(t, effect, seat) else 0)


def inner(t: T, effect: Choose | When, source: Source, seat: int) -> Outlook:
    raise TypeError(f"{effect!r} has ways, not one outlook")


FORESIGHT = for_each_operation(
    {
        Gain: Foresight(gained, "resources"),
        Lose: Foresight(lost, "resources"),
        Give: Foresight(given, "resources"),
        Blocked: Foresight(blocked, "collecting"),
        Fatigue: Foresight(tired, "fatigue"),
        Heal: Foresight(healed, "fatigue"),
        Join: Foresight(joined, "survivors"),
        Leave: Foresight(left, "survivors"),
        Slay: Foresight(slain, "survivors"),
        Keep: Foresight(kept, "items"),
        Drop: Foresight(dropped, "items"),
        Tokens: Foresight(placed, "tokens"),
        Draw: Foresight(drawn, "cards"),
        Peek: Foresight(seen, "hidden"),
        Modify: Foresight(changed, "numbers"),
        Choose: Foresight(inner, ""),
        When: Foresight(inner, ""),
    },
    "table/outlook.py",
)


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


def branch_of(t: T, effect: When, source: Source) -> tuple[Effect, ...]:
    """The list that would be carried out now."""
    holds = all(condition_holds(t, one, source) for one in effect.conditions)
    return effect.then if holds else effect.otherwise


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
