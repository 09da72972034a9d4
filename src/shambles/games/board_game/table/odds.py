"""The odds before a roll: the chance that a dice pool is enough, and the fatigue it may cost.

They use only what the seat knows. Dice and sheets are public. A face-down token or card may be any that was not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from shambles.games.board_game.box.contents import COLOURS, STEPS, Box, Challenge, Pool, Step
from shambles.games.board_game.table.challenges import compared, number_for
from shambles.games.board_game.table.dice import (
    NO_DICE,
    Reading,
    Tally,
    add,
    fatigue_after,
    makes_noise,
    reading_of,
    short_of,
    shown_on,
    tally,
    the_roll,
    total_in,
    zombies_met,
)
from shambles.games.board_game.table.reach import meets, steps_left, tier_of
from shambles.games.board_game.table.state import (
    Roll,
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

RolledFor = Literal["kill", "survive", "actions"]
Chances = tuple[float, ...]  # the chance of each total, from 0 on


@lru_cache(maxsize=4096)
def tallies(box: Box, pool: Pool, actions: bool) -> dict[Tally, float]:
    """BG-311  Every result of a dice pool, with its chance."""
    for colour in COLOURS:
        if count := getattr(pool, colour):
            fewer = tallies(box, replace(pool, **{colour: count - 1}), actions)
            return with_one_more(fewer, box.faces[colour], actions)
    return {NO_DICE: 1.0}


def with_one_more(found: dict[Tally, float], faces: tuple[str, ...], actions: bool) -> dict[Tally, float]:
    grown: dict[Tally, float] = {}
    for more, count in Counter([shown_on(face, actions) for face in faces]).items():
        for shown, chance in found.items():
            both = add(shown, more)
            grown[both] = grown.get(both, 0.0) + chance * count / len(faces)
    return grown


@lru_cache(maxsize=64)
def tallies_of_ammo(box: Box, shots: int) -> dict[Tally, float]:
    """BG-351  Every result of this many Ammo dice, with its chance."""
    return with_one_more(tallies_of_ammo(box, shots - 1), box.faces["black"], False) if shots else {NO_DICE: 1.0}


class Dice(NamedTuple):
    """BG-529  The dice that are rolled, and how their faces are counted."""

    box: Box
    pool: Pool
    by: Reading


@lru_cache(maxsize=4096)
def totals(rolled: Dice, actions: bool = False, shots: int = 0) -> Chances:
    """The chance of each total of kills (or of Actions) with these dice, counted as the rules do."""
    reached: dict[int, float] = {}
    for ammo, likely in tallies_of_ammo(rolled.box, shots).items():
        for dice, chance in tallies(rolled.box, rolled.pool, actions).items():
            total = total_in(dice, ammo, rolled.by, actions)
            reached[total] = reached.get(total, 0.0) + chance * likely
    return tuple([reached.get(total, 0.0) for total in range(max(reached) + 1)])


# --- the odds in a view


class FightOdds(msgspec.Struct, frozen=True):
    """The odds of fighting everything on a space.

    free     the chance that it costs no fatigue
    fatigue  the fatigue to expect
    deadly   the chance that a survivor dies
    """

    space: str
    free: float
    fatigue: float
    deadly: float


class ShotOdds(msgspec.Struct, frozen=True):
    """The odds of firing one more ammo: the chance that it is enough, and the chance of noise."""

    enough: float
    noise: float


class ScoutOdds(msgspec.Struct, frozen=True):
    """The chance to scout a Location with the requirement that applies to the party."""

    location: str
    chance: float


class Odds(msgspec.Struct, frozen=True):
    """The odds of what the player can do now: fights, one more shot, scouting. They ignore ammo and abilities used
    later."""

    fights: tuple[FightOdds, ...] = ()
    shot: ShotOdds | None = None
    scouting: tuple[ScoutOdds, ...] = ()


class Strength(NamedTuple):
    """BG-529, BG-532  What a seat has for a roll: its group's dice, and how much fatigue its own survivors can take
    without a death. Another member's survivors do not count, because that member must agree first."""

    dice: Dice
    room: int


def strength_of(t: T, seat: int) -> Strength:
    room = room_for_fatigue(t.state.parties[seat])
    return Strength(Dice(the_box(t), Pool(**group_pool(t, seat)), reading_of(t, seat)), room)


def odds_for(t: T, seat: int) -> Odds | None:
    """The odds for this seat, or None if it has no such decision now."""
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
    box, by = the_box(t), reading_of(t, the_roll(t).seat)
    enough, faces = sum(kills_of_a_shot(box, by)[short_of(t) :]), box.faces["black"]
    return ShotOdds(round(enough, 3), round(sum(map(makes_noise, faces)) / len(faces), 3))


def kills_of_a_shot(box: Box, by: Reading) -> Chances:
    """BG-351  The chance of each number of kills from one Ammo die."""
    return totals(Dice(box, Pool(), by), shots=1)


def gain_from_rolling_again(box: Box, by: Reading, roll: Roll, die: int) -> float:
    """BG-317  How much rolling one die again adds to a roll on average."""
    actions = roll.kind == "actions"
    shown = [one.face for one in roll.dice]
    others, shots = tally(shown[:die] + shown[die + 1 :], actions), tally(roll.ammo, actions)

    def total(face: str) -> int:
        return total_in(add(others, shown_on(face, actions)), shots, by, actions)

    faces = box.faces[roll.dice[die].colour]
    return sum(map(total, faces)) / len(faces) - total(shown[die])


def fight_odds(t: T, seat: int, group: Strength) -> Iterator[FightOdds]:
    """BG-151, BG-153  The zombie tokens within reach of this turn's steps, and those where the party is."""
    s, board = t.state, the_board(t)
    distance = board.steps_from(s.parties[seat].at)
    hidden = fatigue_of_unseen(t, group)
    left = steps_left(t, seat)
    reckoned: dict[tuple[int | None, ...], tuple[float, float, float]] = {}  # many spaces have the same tokens
    for space, packs in sorted(s.tokens.items()):
        if packs and distance.get(space, STEPS + 1) <= left:
            seen = tuple([token.value if token.up else None for token in packs])
            if seen not in reckoned:
                fatigue: Chances = (1.0,)
                for value in seen:
                    fatigue = together(fatigue, hidden if value is None else fatigue_chances(group.dice, value))
                likely = sum(amount * chance for amount, chance in enumerate(fatigue))
                reckoned[seen] = round(fatigue[0], 3), round(likely, 2), round(sum(fatigue[group.room + 1 :]), 3)
            yield FightOdds(space, *reckoned[seen])


@lru_cache(maxsize=4096)
def fatigue_chances(rolled: Dice, zombies: int, shots: int = 0) -> Chances:
    """BG-332, BG-334  The chance of each amount of fatigue, from this many zombies and with this many shots."""
    zombies = zombies_met(zombies, rolled.by)
    found = [0.0] * (fatigue_after(zombies, rolled.by) + 1)
    for kills, chance in enumerate(totals(rolled, shots=shots)):
        found[fatigue_after(max(0, zombies - kills), rolled.by)] += chance
    return tuple(found)


@lru_cache(maxsize=4096)
def fatigue_from(rolled: Dice, zombies: int) -> float:
    """The fatigue to expect from this many zombies."""
    return sum(amount * chance for amount, chance in enumerate(fatigue_chances(rolled, zombies)))


@lru_cache(maxsize=4096)
def fatigue_from_a_token(rolled: Dice) -> float:
    """The fatigue to expect from a random token of the box."""
    tokens = rolled.box.tokens
    return sum(fatigue_from(rolled, value) * tokens.count(value) for value in dict.fromkeys(tokens)) / len(tokens)


def fatigue_of_unseen(t: T, group: Strength) -> Chances:
    """The chance of each amount of fatigue from a face-down token. It may be any that nobody has seen."""
    s = t.state
    unseen = Counter([*s.bag, *s.unseen, *(one.value for packs in s.tokens.values() for one in packs if not one.up)])
    total = unseen.total()
    found = [0.0] * max([len(fatigue_chances(group.dice, value)) for value in unseen], default=1)
    for value, count in sorted(unseen.items()):  # sorted: the secret order would show in the last digit
        for amount, chance in enumerate(fatigue_chances(group.dice, value)):
            found[amount] += chance * count / total
    return tuple(found)


def together(one: Chances, other: Chances) -> Chances:
    found = [0.0] * (len(one) + len(other) - 1)
    for amount, chance in enumerate(one):
        for more, likely in enumerate(other):
            found[amount + more] += chance * likely
    return tuple(found)


def scout_odds(t: T, seat: int, group: Strength) -> Iterator[ScoutOdds]:
    """BG-471, BG-480  The Locations that this seat may scout and has what they require."""
    s, locations, tier = t.state, the_box(t).locations, tier_of(t, seat)
    open_to_it = dict.fromkeys(one for one in (*s.public, s.parties[seat].private) if one is not None)
    ready = [one for one in open_to_it if one in the_board(t).places and meets(t, seat, one)]
    faced = any(step.step == "encounters" for one in ready for step in locations[one].tiers[tier])
    card = chance_against_the_deck(t, seat, group) if faced else 1.0
    for one in ready:
        yield ScoutOdds(one, round(chance_to_scout(group, locations[one].tiers[tier], card), 3))


def chance_to_scout(group: Strength, steps: Iterable[Step], card: float, shots: int = 0) -> float:
    """BG-480  The chance to meet all parts of a requirement, with this many shots in each fight. `card`: the chance to
    win one encounter."""
    chance = 1.0
    for step in steps:
        match step.step:
            case "kill" | "survive" | "actions":
                chance *= chance_in_a_roll(group, step.step, step.n, shots)
            case "encounters":
                chance *= card**step.n
    return chance


def chance_in_a_roll(group: Strength, kind: RolledFor, need: int, shots: int = 0) -> float:
    """BG-252, BG-336, BG-337  The chance to get all Actions, to kill all zombies, or to take no more fatigue than the
    survivors can."""
    if kind == "survive":
        return sum(fatigue_chances(group.dice, need, shots)[: group.room + 1])
    if kind == "actions":
        return sum(totals(group.dice, True)[need:])
    return sum(totals(group.dice, False, shots)[zombies_met(need, group.dice.by) :])


def chance_against_the_deck(t: T, seat: int, group: Strength) -> float:
    """BG-481  The chance to win the next encounter, whichever card it is."""
    s, box = t.state, the_box(t)
    alone = not others_in_play(s, seat)
    cards = Counter(card for card in s.encounters or s.discard if not (alone and box.encounters[card].others))
    if not cards:
        return 1.0
    known = sorted(cards.items())  # not in the deck's order, which the last digit of the sum would reveal
    won = sum(count * chance_at(t, seat, group, box.encounters[card].challenge) for card, count in known)
    return won / cards.total()


def chance_at(t: T, seat: int, group: Strength, challenge: Challenge) -> float:
    """The chance to win this challenge. What other players decide counts as one half."""
    match challenge.kind:
        case "kill" | "survive" | "actions":
            return chance_in_a_roll(group, challenge.kind, number_for(t, seat, challenge.n))
        case "pay":
            return float(can_pay(t, seat, challenge.bill))
        case "compare":
            return float(compared(t, seat, challenge)[1])
        case "vote" | "ask":
            return 0.5
        case "either":
            return max(chance_at(t, seat, group, one) for one in challenge.of)
        case "choice" | "none":
            return 1.0
