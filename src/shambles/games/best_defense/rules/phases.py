"""The Best Defense in the rulebook's order: the set-up, the start of each round, and the chapters of a round."""

from __future__ import annotations

from typing import get_args

from shambles.core.asking.play import Flow, choose
from shambles.core.asking.reply import Outcome
from shambles.games.best_defense.box.contents import (
    EVENTS_DEALT,
    HIT_POINTS,
    RECOMMENDED,
    START_ALLIES,
    START_FOOD,
    Variant,
    box_of,
)
from shambles.games.best_defense.box.vocabulary import DECKS, PLACES
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.ending import may_end
from shambles.games.best_defense.effects.motives import deal_motives
from shambles.games.best_defense.effects.resolving import resolve
from shambles.games.best_defense.effects.supplies import add_walkers, draw_equipment, roll
from shambles.games.best_defense.rules.chapters import (
    ATTRACT,
    COMBAT,
    DAMAGE,
    DEFY,
    DRAW,
    EVENTS,
    FIGHT,
    HEALING,
    MOVEMENT,
    NEXT_ROUND,
    SET_UP,
    START_OF_ROUND,
    TRADE,
    WEAPONS,
)
from shambles.games.best_defense.rules.combat import attract, choose_weapons, fight, start_of_combat
from shambles.games.best_defense.rules.end_of_round import damage, healing, next_round
from shambles.games.best_defense.rules.turn import begin_turn, defy, draw_step, movement, play_events, trade
from shambles.games.best_defense.table.events import (
    Agreed,
    BadgeTaken,
    BoardLaid,
    EventsDealt,
    EventsLaidOpen,
    EventsShuffled,
    MeantForExpert,
    RoundBegun,
    SurvivorTaken,
)
from shambles.games.best_defense.table.questions import DEAL_EVENTS, TAKE_SURVIVOR
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.state import Person, clockwise, is_solo

VARIANTS: tuple[Variant, ...] = get_args(Variant)


# --- Set-up


def set_up(t: T) -> Flow[str]:
    """BD-050 … BD-066  Everybody takes a survivor, and the table is laid."""
    agree(t)
    shuffle_the_decks(t)
    for seat in t.seats:
        choice = yield from decide(t, TAKE_SURVIVOR, seat)
        t.state.unused.remove(choice.survivor)
        t.state.people.append(Person(choice.survivor, HIT_POINTS, START_FOOD, START_ALLIES))  # BD-060
        t.tell(SurvivorTaken("BD-050", seat, choice.survivor))
    lay_the_board(t)
    if t.options.motives:
        deal_motives(t)
    place_first_walkers(t)
    roll_for_the_badge(t)
    for seat in clockwise(t.state, t.state.leader):  # BD-R04
        for _ in range(2 if is_solo(t.state) else 1):  # BD-062, BD-443
            draw_equipment(t, seat, "BD-443" if is_solo(t.state) else "BD-062", loaded=True)
    t.state.round = 1  # BD-065
    return START_OF_ROUND


def agree(t: T) -> None:
    """BD-066, BD-229  All pairs of mode and difficulty are legal; BD-423, BD-R63  one variant comes with a warning."""
    o = t.options
    variants = tuple(name for name in VARIANTS if getattr(o, name))
    t.tell(Agreed("BD-066", o.mode, o.difficulty, (o.mode, o.difficulty) in RECOMMENDED, len(variants), variants))
    if o.leader_last and o.difficulty == "beginner":
        t.tell(MeantForExpert("BD-423"))


def lay_the_board(t: T) -> None:
    """BD-051, BD-052  The places make a random square, and each gets a random resource."""
    s = t.state
    s.board = t.shuffle("board", PLACES)
    s.deck_at = dict(zip(s.board, t.shuffle("resources", DECKS), strict=True))
    t.tell(BoardLaid("BD-051", tuple(s.board), tuple(s.deck_at[place] for place in s.board)))


def shuffle_the_decks(t: T) -> None:
    """BD-053, BD-055  Each resource deck and the events are shuffled."""
    box = box_of(t.options.box)
    t.state.decks = {deck: t.shuffle(f"deck:{deck}", box.decks[deck]) for deck in DECKS}
    t.state.pile = t.shuffle("deck:events", list(box.events))


def place_first_walkers(t: T) -> None:
    """BD-056, BD-057, BD-058, BD-R02  Each player rolls for one place; as many places as players, at random."""
    for seat, place in zip(t.seats, t.shuffle("corners", PLACES), strict=False):
        add_walkers(t, place, roll(t, seat, "d3", "BD-056"), "BD-056")


def roll_for_the_badge(t: T) -> None:
    """BD-059, BD-R03  The highest roller leads the first round; those who tie roll again."""
    rollers = list(t.seats)
    while len(rollers) > 1:
        rolls = {seat: roll(t, seat, "d6", "BD-059") for seat in rollers}
        rollers = [seat for seat in rollers if rolls[seat] == max(rolls.values())]
    t.state.leader = rollers[0]
    t.tell(BadgeTaken("BD-059", rollers[0], t.state.people[rollers[0]].name))


# --- Start of each round


def start_of_round(t: T) -> Flow[str | Outcome]:
    """BD-241  The leader's ability, time to talk, and two events for everybody."""
    s = t.state
    leader = s.people[s.leader].name
    t.tell(RoundBegun("BD-240", s.round, s.leader, leader))
    # BD-242, BD-R10, BD-R31: only this leader's ability, now or never (BD-243), for whom the leader likes
    yield from resolve(
        t, Scope(s.leader, leader, leading=True), box_of(t.options.box).leaders(t.options)[leader].effects
    )
    if t.options.difficulty == "expert" and not is_solo(s) and not t.options.quick:
        yield from choose(t, DEAL_EVENTS, s.leader)  # BD-227: after the deal nobody may talk
    deal_events(t)
    begin_turn(t, s.leader)
    return MOVEMENT


def deal_events(t: T) -> None:
    """BD-080  Two events for everybody; BD-224, BD-225  open for all to see, or for their owner alone."""
    s = t.state
    for seat in clockwise(s, s.leader):
        hand = s.hands[seat]
        while len(hand) < EVENTS_DEALT:
            if not s.pile:
                shuffle_discards(t)
            hand.append(s.pile.pop())
        hand.sort()
        if t.options.difficulty == "beginner":
            t.tell(EventsLaidOpen("BD-224", seat, tuple(hand)))
        else:
            t.tell(EventsDealt("BD-225", seat, len(hand), tuple(hand)))


def shuffle_discards(t: T) -> None:
    """BD-R21  When a deal needs cards, all discarded events are shuffled into a new pile."""
    s = t.state
    cards = sorted([*s.played, *(buried.card for buried in s.buried)])
    s.pile = t.shuffle("deck:events", cards)
    s.played, s.buried = [], []
    t.tell(EventsShuffled("BD-087", len(cards)))


# --- The chapters

PHASES = {
    SET_UP: may_end(set_up),
    START_OF_ROUND: may_end(start_of_round),
    MOVEMENT: may_end(movement),
    DEFY: may_end(defy),
    DRAW: may_end(draw_step),
    TRADE: may_end(trade),
    EVENTS: may_end(play_events),
    COMBAT: may_end(start_of_combat),
    WEAPONS: may_end(choose_weapons),
    FIGHT: may_end(fight),
    ATTRACT: may_end(attract),
    DAMAGE: may_end(damage),
    HEALING: may_end(healing),
    NEXT_ROUND: may_end(next_round),
}
