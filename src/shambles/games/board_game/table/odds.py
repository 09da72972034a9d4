"""The odds before a roll: the chance that a dice pool is enough, and the fatigue it may cost.

They use only what the seat knows. Dice and sheets are public. A face-down token or card may be any that was not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
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
Rooms = dict[int, float]  # by the fatigue that the survivors can still take without a death: how likely it is
Trial = Callable[[int], Rooms]  # from that fatigue before it: the chances after it was won


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
    """The chance to scout a Location with the requirement that applies to the party. The fatigue of each part counts at
    the next; what is paid, and the text of the cards, do not."""

    location: str
    chance: float


class Odds(msgspec.Struct, frozen=True):
    """Odds of the player's present options: fights, one more shot, scouting. They ignore the later use of ammo and
    abilities."""

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
    card = lru_cache(win_against_the_deck(t, seat, group))
    for one in ready:
        yield ScoutOdds(one, round(chance_to_scout(group, locations[one].tiers[tier], card), 3))


def chance_to_scout(group: Strength, steps: Iterable[Step], card: Trial, shots: int = 0) -> float:
    """BG-480, BG-483  The chance to meet all parts of a requirement one after the other, with this many shots in each
    fight. The fatigue of one part is counted in the next. `card`: an encounter."""
    rooms = {group.room: 1.0}
    for step in steps:
        match step.step:
            case "kill" | "survive" | "actions":
                trial = partial(win_a_roll, group.dice, step.step, step.n, shots)
                rooms = after(rooms, trial)
            case "encounters":
                for _ in range(step.n):
                    rooms = after(rooms, card)
    return sum(rooms.values())


def after(rooms: Rooms, trial: Trial) -> Rooms:
    """The chances after one more trial was won."""
    found: Rooms = {}
    for room, chance in rooms.items():
        for left, likely in trial(room).items():
            found[left] = found.get(left, 0.0) + chance * likely
    return found


def win_a_roll(dice: Dice, kind: RolledFor, need: int, shots: int, room: int) -> Rooms:
    """BG-252, BG-336, BG-337  A roll is won with all Actions, with all zombies killed, or with no more fatigue than the
    survivors can take."""
    if kind == "survive":
        taken = fatigue_chances(dice, need, shots)[: room + 1]
        return {room - amount: chance for amount, chance in enumerate(taken)}
    if kind == "actions":
        return {room: sum(totals(dice, True)[need:])}
    return {room: sum(totals(dice, False, shots)[zombies_met(need, dice.by) :])}


def chance_in_a_roll(group: Strength, kind: RolledFor, need: int, shots: int = 0) -> float:
    """The chance to win one roll."""
    return sum(win_a_roll(group.dice, kind, need, shots, group.room).values())


def win_against_the_deck(t: T, seat: int, group: Strength) -> Trial:
    """BG-481  The next encounter is won, whichever card it is."""
    s, box = t.state, the_box(t)
    alone = not others_in_play(s, seat)
    cards = Counter(card for card in s.encounters or s.discard if not (alone and box.encounters[card].others))
    known = sorted(cards.items())  # not in the deck's order, which the last digit of the sum would reveal

    def trial(room: int) -> Rooms:
        found: Rooms = {}
        for card, count in known:
            for left, chance in win_at(t, seat, group.dice, box.encounters[card].challenge, room).items():
                found[left] = found.get(left, 0.0) + count * chance
        return {left: chance / cards.total() for left, chance in found.items()} if cards else {room: 1.0}

    return trial


def chance_against_the_deck(t: T, seat: int, group: Strength) -> float:
    """The chance to win the next encounter."""
    return sum(win_against_the_deck(t, seat, group)(group.room).values())


def win_at(t: T, seat: int, dice: Dice, challenge: Challenge, room: int) -> Rooms:
    """This challenge is won. What other players decide counts as one half."""
    match challenge.kind:
        case "kill" | "survive" | "actions":
            return win_a_roll(dice, challenge.kind, number_for(t, seat, challenge.n), 0, room)
        case "pay":
            return {room: float(can_pay(t, seat, challenge.bill))}
        case "compare":
            return {room: float(compared(t, seat, challenge)[1])}
        case "vote" | "ask":
            return {room: 0.5}
        case "either":
            each = [win_at(t, seat, dice, one, room) for one in challenge.of]
            return max(each, key=lambda rooms: sum(rooms.values()))
        case "choice" | "none":
            return {room: 1.0}
