"""What anybody at the table can work out before a roll: how likely a pool is to do it, and what it may cost.

Only what the seat knows goes into it: dice and sheets lie open, face-down tokens and cards are any of those not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from shambles.games.board_game.box.contents import COLOURS, STEPS, Box, Challenge, Pool, Step
from shambles.games.board_game.table.challenges import compared, number_for
from shambles.games.board_game.table.dice import short_of, the_roll
from shambles.games.board_game.table.numbers import group_stat
from shambles.games.board_game.table.reach import meets, steps_left, tier_of
from shambles.games.board_game.table.state import (
    T,
    can_pay,
    group_of,
    group_pool,
    in_play,
    others_in_play,
    room_for_fatigue,
    the_board,
    the_box,
)

Chances = tuple[float, ...]  # how likely each total is, from 0 on


@lru_cache(maxsize=4096)
def totals(box: Box, pool: Pool, actions: bool) -> Chances:
    """How likely each total of kills (or of Actions) is with these dice."""
    found = [1.0]
    for colour, count in zip(COLOURS, (pool.blue, pool.red, pool.green), strict=True):
        values = [value_of(face, actions) for face in box.faces[colour]]
        for _ in range(count):
            grown = [0.0] * (len(found) + max(values))
            for total, chance in enumerate(found):
                for value in values:
                    grown[total + value] += chance / len(values)
            found = grown
    return tuple(found)


def value_of(face: str, actions: bool) -> int:
    return int(face[1:] or 0) if face[0] in ("AW" if actions else "KXW") else 0


def chance_of(box: Box, pool: Pool, need: int, *, actions: bool = False, bonus: int = 0) -> float:
    """How likely a roll of this pool reaches the number."""
    return sum(totals(box, pool, actions)[max(0, need - bonus) :])


@lru_cache(maxsize=4096)
def fatigue_from(box: Box, pool: Pool, zombies: int) -> float:
    """How much fatigue so many zombies are likely to cause."""
    kills = totals(box, pool, False)
    return sum(chance * max(0, zombies - total) for total, chance in enumerate(kills))


@lru_cache(maxsize=4096)
def fatigue_from_a_token(box: Box, pool: Pool) -> float:
    """The same for a token that nobody has seen."""
    tokens = box.tokens
    return sum(fatigue_from(box, pool, value) * tokens.count(value) for value in dict.fromkeys(tokens)) / len(tokens)


# --- what a seat is told


class FightOdds(msgspec.Struct, frozen=True):
    """Fighting everything on a space: how likely it costs nothing, the fatigue to expect, how likely somebody dies."""

    space: str
    free: float
    fatigue: float
    deadly: float


class ShotOdds(msgspec.Struct, frozen=True):
    """One more ammo: how likely it is to be enough, and to make noise."""

    enough: float
    noise: float


class ScoutOdds(msgspec.Struct, frozen=True):
    """Scouting a place by the requirement that applies."""

    location: str
    chance: float


class Odds(msgspec.Struct, frozen=True):
    """What a player could reckon before a step into tokens, a shot, a scouting; without ammo and abilities to come."""

    fights: tuple[FightOdds, ...] = ()
    shot: ShotOdds | None = None
    scouting: tuple[ScoutOdds, ...] = ()


class Strength(NamedTuple):
    """BG-294, BG-529  What a seat's group brings to a roll: its dice, its kills with what cards add, and the like.

    reckoned  chances that have been worked out at this moment: many cards and places ask for the same
    """

    pool: Pool
    kills: Chances
    more_actions: int
    more_zombies: int
    reckoned: dict[tuple[str, int], float]


def strength_of(t: T, seat: int) -> Strength:
    pool, more = Pool(**group_pool(t, seat)), group_stat(t, seat, "kills")
    if pool == Pool():
        return Strength(pool, totals(the_box(t), pool, False), 0, group_stat(t, seat, "zombies"), {})
    kills = (*[0.0] * max(0, more), *totals(the_box(t), pool, False))
    return Strength(pool, kills, group_stat(t, seat, "actions"), group_stat(t, seat, "zombies"), {})


def odds_for(t: T, seat: int) -> Odds | None:
    """None while there is nothing of the kind before this seat."""
    s = t.state
    if not in_play(s, seat) or s.turn.seat not in group_of(s, seat):
        return None
    if s.roll is not None:
        return None if s.roll.kind == "actions" or not short_of(t) else Odds(shot=shot_odds(t))
    if s.turn.seat != seat or steps_left(t, seat) <= 0 or s.cards or s.scouting is not None:
        return None
    group = strength_of(t, seat)
    return Odds(fights=tuple(fight_odds(t, seat, group)), scouting=tuple(scout_odds(t, seat, group)))


def shot_odds(t: T) -> ShotOdds:
    """BG-351, BG-371"""
    roll, faces = the_roll(t), the_box(t).faces["black"]
    more, short = group_stat(t, roll.seat, "ammo_kills"), short_of(t)
    enough = sum(value_of(face, False) + more >= short for face in faces) / len(faces)
    return ShotOdds(round(enough, 3), round(sum(face[0] == "X" for face in faces) / len(faces), 3))


def fight_odds(t: T, seat: int, group: Strength) -> Iterator[FightOdds]:
    """BG-151, BG-153  The packs within reach of this turn's steps, and those the party stands among."""
    s, board = t.state, the_board(t)
    distance = board.steps_from(s.parties[seat].at)
    hidden = fatigue_of_unseen(t, group)
    room = sum(room_for_fatigue(s.parties[one]) for one in group_of(s, seat))
    left = steps_left(t, seat)
    reckoned: dict[tuple[int | None, ...], tuple[float, float, float]] = {}  # many spaces look alike
    for space, packs in sorted(s.tokens.items()):
        if packs and distance.get(space, STEPS + 1) <= left:
            seen = tuple([token.value if token.up else None for token in packs])
            if seen not in reckoned:
                fatigue: Chances = (1.0,)
                for value in seen:
                    fatigue = together(fatigue, hidden if value is None else fatigue_chances(group, value))
                likely = sum(amount * chance for amount, chance in enumerate(fatigue))
                reckoned[seen] = round(fatigue[0], 3), round(likely, 2), round(sum(fatigue[room + 1 :]), 3)
            yield FightOdds(space, *reckoned[seen])


def fatigue_chances(group: Strength, zombies: int) -> Chances:
    """How likely each amount of fatigue is, from so many zombies."""
    zombies = max(1, zombies + group.more_zombies)
    found = [0.0] * (zombies + 1)
    for kills, chance in enumerate(group.kills):
        found[max(0, zombies - kills)] += chance
    return tuple(found)


def fatigue_of_unseen(t: T, group: Strength) -> Chances:
    """The same for a face-down token: it may be any that nobody has seen."""
    s = t.state
    unseen = Counter([*s.bag, *s.unseen, *(one.value for packs in s.tokens.values() for one in packs if not one.up)])
    total = unseen.total()
    found = [0.0] * (max(unseen, default=0) + max(0, group.more_zombies) + 1)
    for value, count in sorted(unseen.items()):  # in an order that tells nothing: sums of fractions depend on it
        for amount, chance in enumerate(fatigue_chances(group, value)):
            found[amount] += chance * count / total
    return tuple(found)


def together(one: Chances, other: Chances) -> Chances:
    found = [0.0] * (len(one) + len(other) - 1)
    for amount, chance in enumerate(one):
        for more, likely in enumerate(other):
            found[amount + more] += chance * likely
    return tuple(found)


def scout_odds(t: T, seat: int, group: Strength) -> Iterator[ScoutOdds]:
    """BG-471, BG-480  The places that this seat may scout and has what they ask for."""
    s = t.state
    open_to_it = dict.fromkeys(one for one in (*s.public, s.parties[seat].private) if one is not None)
    for location in open_to_it:
        if location in the_board(t).places and meets(t, seat, location):
            chance = 1.0
            for step in the_box(t).locations[location].tiers[tier_of(t, seat)]:
                chance *= chance_to_meet(t, seat, group, step)
            yield ScoutOdds(location, round(chance, 3))


def chance_to_meet(t: T, seat: int, group: Strength, step: Step) -> float:
    match step.step:
        case "kill" | "survive" | "actions":
            return chance_in_a_roll(t, seat, group, step.step, step.n)
        case "encounters":
            return chance_against_a_card(t, seat, group) ** step.n
    return 1.0


def chance_in_a_roll(t: T, seat: int, group: Strength, kind: Literal["kill", "survive", "actions"], need: int) -> float:
    found = group.reckoned.get((kind, need))
    if found is None:
        if kind == "actions":
            found = chance_of(the_box(t), group.pool, need, actions=True, bonus=group.more_actions)
        else:
            fatigue = fatigue_chances(group, need)
            found = sum(fatigue[: 1 + (room_for_fatigue(t.state.parties[seat]) if kind == "survive" else 0)])
        group.reckoned[kind, need] = found
    return found


def chance_against_a_card(t: T, seat: int, group: Strength) -> float:
    """BG-481  Any card that may come next."""
    if ("card", 1) not in group.reckoned:
        group.reckoned["card", 1] = chance_against_the_deck(t, seat, group)
    return group.reckoned["card", 1]


def chance_against_the_deck(t: T, seat: int, group: Strength) -> float:
    s, box = t.state, the_box(t)
    alone = not others_in_play(s, seat)
    cards = Counter(card for card in s.encounters or s.discard if not (alone and box.encounters[card].others))
    if not cards:
        return 1.0
    known = sorted(cards.items())  # not in the deck's order: the last digit of a sum would tell of it
    won = sum(count * chance_at(t, seat, group, box.encounters[card].challenge) for card, count in known)
    return won / cards.total()


def chance_at(t: T, seat: int, group: Strength, challenge: Challenge) -> float:
    """What others decide is anybody's guess."""
    match challenge.kind:
        case "kill" | "survive" | "actions":
            return chance_in_a_roll(t, seat, group, challenge.kind, number_for(t, seat, challenge.n))
        case "pay":
            return float(can_pay(t, seat, challenge.bill))
        case "compare":
            return float(compared(t, seat, challenge)[1])
        case "vote" | "ask":
            return 0.5
        case "either":
            return max(chance_at(t, seat, group, one) for one in challenge.of)
    return 1.0
