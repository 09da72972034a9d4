"""Fatigue and death, healing, and losing the last survivor (BG-391 … BG-414)."""

from __future__ import annotations

from typing import Literal

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.contents import LETHAL
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.about import FatigueDue, FatigueOfAnother, Healing, OfASurvivor
from shambles.games.board_game.table.choices import NO, OnSurvivor, Use
from shambles.games.board_game.table.events import Died, Eliminated, Fatigued, Healed, HelpAsked, NobodyHelped, Saved
from shambles.games.board_game.table.events_of_cards import Used
from shambles.games.board_game.table.questions import HEAL, PLACE_FATIGUE, SAVE, TAKE_FATIGUE, ask_together
from shambles.games.board_game.table.state import NOWHERE, T, group_of, in_play, is_fatigued, survivor_of


def take_fatigue(t: T, seat: int, count: int) -> Flow[None]:
    """BG-334, BG-391, BG-R59  One fatigue after another; the player says who gets each, and the dead get no more.

    BG-532  In a group another member may agree to take one. BG-R60  What is left when nobody lives is lost.
    """
    s = t.state
    willing = group_of(s, seat)[1:]
    while count and in_play(s, seat):
        willing = [one for one in willing if in_play(s, one)]
        choice = yield from decide(t, PLACE_FATIGUE, seat, FatigueDue(count, bool(willing)))
        if isinstance(choice, OnSurvivor):
            yield from add_fatigue(t, seat, choice.survivor)
        else:
            t.tell(HelpAsked("BG-532", seat, "fatigue"))
            answers = yield from ask_together(t, TAKE_FATIGUE, willing, FatigueOfAnother(seat, count))
            willing = [one for one in willing if answers[one] != NO]
            if not willing:
                t.tell(NobodyHelped("BG-532", seat, "fatigue"))
                continue
            yield from add_fatigue(t, willing[0], answers[willing[0]].notation)
        count -= 1


def add_fatigue(t: T, seat: int, name: str) -> Flow[None]:
    """BG-392, BG-393, BG-396  One or two are borne; the third kills, starting character or follower."""
    party = t.state.parties[seat]
    survivor = survivor_of(party, name)
    survivor.fatigue += 1
    t.tell(Fatigued("BG-391", seat, name, survivor.fatigue))
    if survivor.fatigue >= LETHAL and not (yield from is_saved(t, seat, name)):
        die(t, seat, name, rule="BG-393")


def is_saved(t: T, seat: int, name: str) -> Flow[bool]:
    """BG-317  An ability may keep a dying survivor alive, with two fatigue."""
    if not powers(t, seat, "death"):
        return False
    choice = yield from decide(t, SAVE, seat, OfASurvivor(name))
    if not isinstance(choice, Use):
        return False
    s = t.state
    power = next(one for one in powers(t, seat, "death") if one.card == choice.card)
    s.spent.append(power.key)
    survivor_of(s.parties[seat], name).fatigue = LETHAL - 1
    t.tell(Used("BG-317", seat, choice.card))
    t.tell(Saved("BG-317", seat, name, choice.card))
    return True


def die(t: T, seat: int, name: str, rule: str) -> None:
    """BG-394, BG-395  The card is discarded, and its dice leave the pool at once."""
    s = t.state
    party = s.parties[seat]
    party.survivors.remove(survivor_of(party, name))
    s.dead.append(name)
    if s.roll is not None:
        s.roll.fallen += 1
    t.tell(Died(rule, seat, name))
    if not party.survivors:
        eliminate(t, seat)


def eliminate(t: T, seat: int) -> None:
    """BG-411  Without survivors a player is out, unless there is a character to return with (BG-R66, BG-R110)."""
    s = t.state
    party = s.parties[seat]
    may_return = bool(s.characters) and len(s.parties) > 1
    party.status = "lost" if may_return else "out"
    party.at = NOWHERE  # BG-R38: nobody moved out, so no token
    party.retry = False
    s.discard += party.items
    party.items = []
    s.modifiers = [one for one in s.modifiers if one.seat != seat]
    leave_group(t, seat)
    t.tell(Eliminated("BG-411", seat))


def leave_group(t: T, seat: int) -> None:
    """BG-536, BG-R105, BG-R107  One member less; a group of one is none."""
    for group in t.state.groups:
        if seat in group.members:
            group.members.remove(seat)
            group.retry = False  # BG-R119: it is not together any more
            if group.pawn == seat:
                group.pawn = group.members[0]
    t.state.groups = [group for group in t.state.groups if len(group.members) > 1]


# --- healing


def heal_one(t: T, seat: int, count: int | Literal["all"]) -> Flow[None]:
    """So much fatigue off one survivor of the player's choice."""
    if is_fatigued(t.state.parties[seat]):
        choice = yield from decide(t, HEAL, seat, Healing(count))
        heal(t, seat, choice.survivor, count)


def heal_spread(t: T, seat: int, count: int) -> Flow[None]:
    """One fatigue after another off survivors of the player's choice."""
    while count and is_fatigued(t.state.parties[seat]):
        choice = yield from decide(t, HEAL, seat, Healing(1))
        heal(t, seat, choice.survivor, 1)
        count -= 1


def heal(t: T, seat: int, name: str, count: int | Literal["all"], rule: str = "BG-246") -> None:
    survivor = survivor_of(t.state.parties[seat], name)
    survivor.fatigue = 0 if isinstance(count, str) else max(0, survivor.fatigue - count)
    t.tell(Healed(rule, seat, name, survivor.fatigue))
