"""Dice, fights and Action rolls; ammo, and the noise it makes (BG-311 … BG-375)."""

from __future__ import annotations

from typing import Literal

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.contents import COLOURS
from shambles.games.board_game.effects.fatigue import take_fatigue
from shambles.games.board_game.effects.resources import change
from shambles.games.board_game.effects.tokens import attract, spaces_in_earshot
from shambles.games.board_game.rules.abilities import use_card
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.about import HelpWanted, Short, ShortInAFight
from shambles.games.board_game.table.choices import AMMO, ASK, NO, STOP, OnDie, Use
from shambles.games.board_game.table.dice import (
    NO_DICE,
    fatigue_after,
    kills_in,
    makes_noise,
    reading_of,
    short_of,
    tally,
    the_roll,
    total_of,
    zombies_met,
)
from shambles.games.board_game.table.events import (
    AmmoFired,
    FightBegun,
    FightOver,
    HelpAsked,
    NobodyHelped,
    RolledAgain,
    RolledDice,
    RollOver,
    StayedQuiet,
)
from shambles.games.board_game.table.numbers import expire, use_up
from shambles.games.board_game.table.questions import ACT_ON, FIGHT_ON, HELP, STAY_QUIET, ask_together
from shambles.games.board_game.table.state import Roll, Rolled, T, group_of, group_pool, in_play, the_box

Zombies = Literal["token", "kill", "survive"]


# --- rolling


def roll_pool(t: T) -> int:
    """BG-311, BG-312, BG-529, BG-R48  The whole pool, once, however many dice that is; how many are still missing."""
    roll = the_roll(t)
    roll.dice = throw_dice(t, roll.seat)
    colours, shown = tuple([one.colour for one in roll.dice]), tuple([one.face for one in roll.dice])
    rule = "BG-252" if roll.kind == "actions" else "BG-332"
    total = total_of(t)
    t.tell(RolledDice(rule, roll.seat, roll.kind, colours, shown, total, roll.need))
    return max(0, roll.need - total)


def throw_dice(t: T, seat: int) -> list[Rolled]:
    """BG-311, BG-529  All dice of the seat and its group, colour by colour."""
    pool, faces = group_pool(t, seat), the_box(t).faces
    return [Rolled(one, t.pick("dice", faces[one])) for one in COLOURS for _ in range(pool[one])]


def roll_again(t: T, die: int) -> None:
    """BG-317  An ability lets one die be rolled again."""
    roll = the_roll(t)
    colour = roll.dice[die].colour
    face = t.pick("dice", the_box(t).faces[colour])
    roll.dice[die] = Rolled(colour, face)
    roll.again.append(die)
    use_up(t.state, group_of(t.state, roll.seat), "reroll")
    t.tell(RolledAgain("BG-317", roll.seat, die, face, total_of(t)))


# --- Action rolls


def roll_actions(t: T, seat: int, need: int) -> Flow[bool]:
    """BG-252, BG-354  One roll of the whole pool; no ammo."""
    s = t.state
    s.roll = Roll(seat, "actions", need)
    short = roll_pool(t)
    helpers = group_of(s, seat)[1:]
    while short:
        helpers = able_to_help(t, helpers, fighting=False)
        choice = yield from decide(t, ACT_ON, seat, Short(short, bool(helpers)))
        if choice == STOP:
            break
        if choice == ASK:
            helpers = yield from ask_for_help(t, seat, helpers, fighting=False)
        else:
            yield from improve(t, seat, choice, "roll")
        short = short_of(t)
    total = total_of(t)
    won = total >= need
    t.tell(RollOver("BG-248" if won else "BG-249", seat, won, total, need))
    s.roll = None
    expire(s, "roll")
    return won


# --- fights


def fight(t: T, seat: int, kind: Zombies, zombies: int) -> Flow[bool]:
    """BG-331 … BG-335  One roll against so many zombies, ammo if one likes, fatigue for those that are left.

    True if the zombies were killed; for survive (BG-337, BG-338, BG-R102), if nobody died of the fatigue.
    """
    s = t.state
    s.roll = Roll(seat, kind, zombies_met(zombies, reading_of(t, seat)))
    t.tell(FightBegun("BG-152" if kind == "token" else "BG-331", seat, kind, s.roll.need, s.parties[seat].at))
    left = roll_pool(t)
    helpers = group_of(s, seat)[1:]
    while left and in_play(s, seat):  # BG-352; BG-R46: no ammo once the fight is won
        helpers = able_to_help(t, helpers, fighting=True)
        choice = yield from decide(t, FIGHT_ON, seat, ShortInAFight(left, bool(helpers), kind))
        if choice == STOP:  # BG-156, BG-356
            break
        if choice == ASK:
            helpers = yield from ask_for_help(t, seat, helpers, fighting=True)
        elif choice == AMMO:
            yield from fire(t, seat)
        else:
            yield from improve(t, seat, choice, "roll", "fight")
        left = short_of(t)
    t.tell(FightOver("BG-334" if left else "BG-333", seat, kind, not left, left))
    yield from take_fatigue(t, seat, fatigue_after(left, reading_of(t, seat)))
    won = the_roll(t).fallen == 0 if kind == "survive" else left == 0
    s.roll = None
    expire(s, "roll", "fight")  # BG-355
    return won and in_play(s, seat)


def fire(t: T, seat: int) -> Flow[None]:
    """BG-351, BG-353, BG-372, BG-375  One ammo, one Ammo die; every Attract result makes its own noise."""
    roll = the_roll(t)
    change(t.state.parties[seat], "ammo", -1)
    face = t.pick("ammo", the_box(t).faces["black"])
    roll.ammo.append(face)
    kills = kills_in(NO_DICE, tally([face], False), reading_of(t, roll.seat))
    t.tell(AmmoFired("BG-351", seat, face, kills, total_of(t)))
    here = t.state.parties[roll.seat].at
    if makes_noise(face) and spaces_in_earshot(t, here) and not (yield from is_quiet(t, seat)):  # BG-R113
        attract(t, here)  # BG-R35: at once


def is_quiet(t: T, seat: int) -> Flow[bool]:
    """BG-317, BG-R117  An ability may swallow the noise of a shot, anybody's in the group; its owner is asked."""
    for owner in group_of(t.state, seat):
        if powers(t, owner, "ammo"):
            choice = yield from decide(t, STAY_QUIET, owner)
            if isinstance(choice, Use):
                yield from use_card(t, owner, choice.card, "ammo")
                use_up(t.state, [owner], "quiet")
                t.tell(StayedQuiet("BG-317", owner, choice.card))
                return True
    return False


def improve(t: T, seat: int, choice: object, *triggers: Literal["roll", "fight"]) -> Flow[None]:
    """BG-317  A die rolled again, or an ability that helps."""
    if isinstance(choice, OnDie):
        roll_again(t, choice.die)
    elif isinstance(choice, Use):
        yield from use_card(t, seat, choice.card, *triggers)


# --- the group


def able_to_help(t: T, helpers: list[int], *, fighting: bool) -> list[int]:
    """Members who could still do something about this roll, and have not refused."""
    s = t.state
    triggers: tuple[Literal["roll", "fight"], ...] = ("roll", "fight") if fighting else ("roll",)
    return [
        one for one in helpers if in_play(s, one) and ((fighting and s.parties[one].ammo) or powers(t, one, *triggers))
    ]


def ask_for_help(t: T, seat: int, helpers: list[int], *, fighting: bool) -> Flow[list[int]]:
    """BG-531, BG-R98, BG-R101  Members volunteer ammo, one at a time, or an ability; who refuses is not asked again."""
    t.tell(HelpAsked("BG-531", seat, "fight" if fighting else "roll"))
    answers = yield from ask_together(t, HELP, helpers, HelpWanted(seat, fighting, short_of(t)))
    willing = [one for one in helpers if answers[one] != NO]
    if not willing:
        t.tell(NobodyHelped("BG-531", seat, "fight" if fighting else "roll"))
    elif answers[willing[0]] == AMMO:
        yield from fire(t, willing[0])
    else:
        yield from improve(t, willing[0], answers[willing[0]], "roll", "fight")
    return willing
