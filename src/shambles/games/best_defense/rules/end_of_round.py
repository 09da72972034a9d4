"""End of the round (BD-340 … BD-350): the walkers' damage, healing, and the next round."""

from __future__ import annotations

from shambles.core.asking.play import Flow, all_of, choose
from shambles.core.asking.reply import Outcome
from shambles.games.best_defense.box.contents import ROUNDS, box_of
from shambles.games.best_defense.box.vocabulary import PLACES, Place
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.death import bite
from shambles.games.best_defense.effects.ending import win
from shambles.games.best_defense.effects.motives import count_feats, note_the_healthy
from shambles.games.best_defense.effects.quick import Shares, obvious_bites
from shambles.games.best_defense.effects.resolving import act
from shambles.games.best_defense.effects.supplies import eat_cards
from shambles.games.best_defense.rules.chapters import DAMAGE, HEALING, NEXT_ROUND, START_OF_ROUND
from shambles.games.best_defense.table.about import AboutBites, AboutDispute
from shambles.games.best_defense.table.choices import HEAL, Use
from shambles.games.best_defense.table.combat_questions import DAMAGE_ORDER, DIVIDE_DAMAGE, HEAL_SELF, SETTLE_DAMAGE
from shambles.games.best_defense.table.events import BadgeTaken
from shambles.games.best_defense.table.events_of_combat import DamageBegun, Healed, RoundOver
from shambles.games.best_defense.table.reach import toughness
from shambles.games.best_defense.table.state import at, biting, clockwise, is_solo, seats_at

# --- 1. Damage


def damage(t: T) -> Flow[str | Outcome]:
    """BD-341, BD-342  Place by place, each walker deals one damage: to a survivor there, or else to the deck."""
    s = t.state
    place = yield from next_place(t)
    if place is None:
        return HEALING
    s.eaten.append(place)
    count = biting(s, place)
    t.tell(DamageBegun("BD-182" if count < s.walkers[place] else "BD-341", place, count, s.walkers[place] - count))
    while count:
        if not seats_at(s, place):  # BD-345, BD-346, BD-381: those who have not bitten yet
            eat_cards(t, place, count, "BD-345")
            break
        for seat, bites in (yield from divide(t, place, count)):
            for _ in range(bites):
                if at(s, seat) == place:
                    count -= 1
                    yield from bite(t, seat)
    return DAMAGE


def next_place(t: T) -> Flow[Place | None]:
    """BD-R28  In the order of the places, unless the order matters: then the leader decides."""
    s = t.state
    waiting = [place for place in PLACES if place not in s.eaten and s.walkers[place]]
    if sum(is_grave(t, place) for place in waiting) > 1:
        choice = yield from decide(t, DAMAGE_ORDER, s.leader)
        return choice.place
    return waiting[0] if waiting else None


def is_grave(t: T, place: Place) -> bool:
    """Whether damage here may take an equipment card: by a death and its replacement, or from the deck itself."""
    s, count = t.state, biting(t.state, place)
    if t.options.mode == "hardcore" or count == 0:
        return False
    there = seats_at(s, place)
    if not there:
        return s.deck_at[place] == "equipment"
    return any(toughness(s, box_of(t.options.box), seat) <= count for seat in there)


def divide(t: T, place: Place, left: int) -> Flow[Shares]:
    """BD-343, BD-344, BD-R72  The bitten divide the damage together; BD-244  the leader settles what they dispute."""
    s, box = t.state, box_of(t.options.box)
    there = seats_at(s, place)
    if sum(toughness(s, box, seat) for seat in there) <= left:  # there is nothing to divide
        return tuple((seat, toughness(s, box, seat)) for seat in there)
    if len(there) == 1:
        return ((there[0], left),)
    if t.options.quick and (painless := obvious_bites(s, box, there, left)):
        return painless
    proposals = yield from all_of(t, DIVIDE_DAMAGE, sorted(there), AboutBites(place, left))
    first, *others = proposals.values()
    if all(other == first for other in others):
        return first.shares
    choice = yield from choose(t, SETTLE_DAMAGE, s.leader, AboutDispute(place, left, tuple(proposals.values())))
    return choice.shares


# --- 2. Healing


def healing(t: T) -> Flow[str | Outcome]:
    """BD-143, BD-348, BD-R59  Everybody who is hurt may eat one food to heal one, once a round."""
    s = t.state
    note_the_healthy(t)
    for seat in clockwise(s, s.leader):
        while at(s, seat) is not None:
            choice = yield from decide(t, HEAL_SELF, seat)
            if isinstance(choice, Use):
                yield from act(t, seat, choice)
                continue
            if choice == HEAL:
                heal(t, seat)
            break
    return NEXT_ROUND


def heal(t: T, seat: int) -> None:
    person = t.state.people[seat]
    person.food -= 1
    person.hp += 1
    t.tell(Healed("BD-348", seat, person.name, person.hp))


# --- 3. The next round


def next_round(t: T) -> Flow[str | Outcome]:
    """BD-349, BD-350  The tracker moves on; on the victory space the game is won, otherwise the badge moves on too."""
    s = t.state
    count_feats(t)
    s.round += 1
    clear_the_round(t)
    t.tell(RoundOver("BD-349", s.round))
    if s.round > ROUNDS:
        return win(t)
    if not (t.options.one_leader or is_solo(s)):  # BD-420, BD-440, BD-R61
        s.leader = clockwise(s, s.leader)[1]  # BD-245, BD-511: on the board or not
        t.tell(BadgeTaken("BD-245", s.leader, s.people[s.leader].name))
    return START_OF_ROUND
    yield {}  # a flow, although nobody is asked


def clear_the_round(t: T) -> None:
    """BD-242  What held for this round is over; BD-372  this round's dead will bite from now on."""
    s = t.state
    s.in_force, s.fighters, s.fought, s.eaten, s.defied = [], [], [], [], []
    s.fresh = dict.fromkeys(PLACES, 0)
    s.spared = [0 for _ in t.seats]
