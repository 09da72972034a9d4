"""Damage, death and replacement (BD-220 … BD-223, BD-370 … BD-381)."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.games.best_defense.box.contents import HIT_POINTS, box_of
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.ending import lose
from shambles.games.best_defense.effects.supplies import add_walkers, discard, draw_equipment
from shambles.games.best_defense.table.events import SurvivorTaken
from shambles.games.best_defense.table.events_of_combat import Bitten, Died, Hurt
from shambles.games.best_defense.table.questions import REPLACE_SURVIVOR
from shambles.games.best_defense.table.reach import worn
from shambles.games.best_defense.table.state import Person, is_solo, sum_in_force


def hurt(t: T, seat: int, count: int) -> Flow[None]:
    """BD-221  A card costs hit points, one for one; at none the survivor is dead."""
    count -= prevented(t, seat, count)
    person = t.state.people[seat]
    person.hp = hp_after(t, seat, count)
    t.tell(Hurt("BD-221", seat, person.name, count, person.hp))
    if person.hp == 0:
        yield from die(t, seat)


def bite(t: T, seat: int) -> Flow[None]:
    """BD-341, BD-510  A walker deals its damage, even if a vest turns it into nothing."""
    s = t.state
    stopped = s.spared[seat] < worn(box_of(t.options.box), s.people[seat])
    if stopped:
        s.spared[seat] += 1  # BD-R56: the first damage of walkers in each round
    elif prevented(t, seat, 1):
        stopped = True
    person = s.people[seat]
    if not stopped:
        person.hp = hp_after(t, seat, 1)
    t.tell(Bitten("BD-510" if stopped else "BD-342", seat, person.name, not stopped, person.hp))
    if person.hp == 0:
        yield from die(t, seat)


def hp_after(t: T, seat: int, count: int) -> int:
    """BD-466  Who cannot die in this round keeps the last hit point."""
    least = 1 if sum_in_force(t.state, "undying", seat) else 0
    return max(least, t.state.people[seat].hp - count)


def prevented(t: T, seat: int, count: int) -> int:
    """Damage that a card of this round stops; it stops this much only once."""
    stopped = 0
    for rule in t.state.in_force:
        if rule.stat == "prevent" and rule.seats is not None and seat in rule.seats:
            part = min(rule.n, count - stopped)
            rule.n -= part
            stopped += part
    return stopped


def die(t: T, seat: int) -> Flow[None]:
    """BD-371, BD-372, BD-373  The pawn makes way for a walker that does not bite yet; all belongings are discarded."""
    s = t.state
    person = s.people[seat]
    place = person.place
    assert place is not None
    person.place, person.hp = None, 0
    if t.options.mode == "hardcore":  # BD-223, BD-370
        t.tell(Died("BD-370", seat, person.name, place, 0))
        lose(t, "survivor-died", "BD-370")
    risen = add_walkers(t, place, 1, "BD-371", fresh=True)
    for card in (*person.gear, *person.ammo):
        discard(t, card.card)
    s.people[seat] = Person(person.name, 0)
    s.dead.append(person.name)
    end_rules_of(t, seat)
    t.tell(Died("BD-371", seat, person.name, place, risen))
    if not s.unused:
        lose(t, "nobody-left", "BD-379")
    yield from replace(t, seat)


def end_rules_of(t: T, seat: int) -> None:
    """BD-R11  A dead leader's ability ends at once, and no card of this round works for the dead."""
    s = t.state
    name = s.people[seat].name
    s.in_force = [rule for rule in s.in_force if rule.source != name]
    for rule in s.in_force:
        if rule.seats is not None and seat in rule.seats:
            rule.seats.remove(seat)


def replace(t: T, seat: int) -> Flow[None]:
    """BD-374, BD-375, BD-376  The player goes on with somebody who was not in this game yet, off the board for now."""
    choice = yield from decide(t, REPLACE_SURVIVOR, seat)
    t.state.unused.remove(choice.survivor)
    t.state.people[seat] = Person(choice.survivor, HIT_POINTS)
    t.tell(SurvivorTaken("BD-374", seat, choice.survivor))
    for _ in range(2 if is_solo(t.state) else 1):  # BD-377, BD-443
        draw_equipment(t, seat, "BD-378" if len(t.state.decks["equipment"]) == 1 else "BD-377")
