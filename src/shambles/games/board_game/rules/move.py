"""Recover and Move: food for the tired, steps, gas, what is left behind and what is met (BG-081 … BG-181)."""

from __future__ import annotations

from shambles.core.asking.play import Flow, choose, decide
from shambles.games.board_game.effects.fatigue import heal
from shambles.games.board_game.effects.resources import change, pay_for_a_step
from shambles.games.board_game.effects.tokens import leave_token_behind, lift_token, next_pack
from shambles.games.board_game.rules.abilities import use_power, what_works_by_itself
from shambles.games.board_game.rules.between import act_in_between
from shambles.games.board_game.rules.fight import fight
from shambles.games.board_game.rules.phases import ENCOUNTERS, END_TURN, FIGHT, MOVE, SCOUT
from shambles.games.board_game.rules.scouting import begin_scouting, forget_failure
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.about import Steps
from shambles.games.board_game.table.choices import DONE, STOP, Eat, Go, Stay, Way, go
from shambles.games.board_game.table.events import Arrived, Ate, Stepped, Stopped, TokenFought
from shambles.games.board_game.table.moving import MOVE as MOVE_QUESTION
from shambles.games.board_game.table.moving import RECOVER as RECOVER_QUESTION
from shambles.games.board_game.table.moving import abilities_to_use, invitations
from shambles.games.board_game.table.numbers import stat
from shambles.games.board_game.table.reach import cards_for, steps_left
from shambles.games.board_game.table.state import (
    T,
    group_of,
    in_play,
    markers_on,
    stops_movement,
    survivor_of,
    the_board,
)

# --- Recover


def recover(t: T) -> Flow[str]:
    """BG-081 … BG-085  Food for fatigue, as often as one likes, before moving; nobody is asked who needs nothing."""
    s = t.state
    seat = s.turn.seat
    yield from what_works_by_itself(t, seat, "recover")
    while in_play(s, seat):
        choice = yield from decide(t, RECOVER_QUESTION, seat)
        if choice == DONE:
            return MOVE
        if isinstance(choice, Eat):
            eat_something(t, seat, choice.survivor)
        else:
            yield from act_in_between(t, seat, choice)
    return END_TURN


def eat_something(t: T, seat: int, name: str) -> None:
    """BG-081, BG-082  One food, one fatigue; a cook may make more of it."""
    party = t.state.parties[seat]
    change(party, "food", -1)
    survivor = survivor_of(party, name)
    survivor.fatigue -= 1
    t.tell(Ate("BG-081", seat, name, survivor.fatigue))
    more = min(stat(t, seat, "food_heal"), survivor.fatigue)
    if more > 0:
        heal(t, seat, name, more, rule="BG-317")


# --- Move


def move(t: T) -> Flow[str]:
    """BG-101, BG-R18  One step at a time, or whatever else one does on the way."""
    s = t.state
    seat = s.turn.seat
    steps = steps_left(t, seat)
    if steps <= 0 and not abilities_to_use(t, seat) and not invitations(t, seat):
        return end_movement(t, seat)
    choice = yield from choose(t, MOVE_QUESTION, seat, Steps(max(0, steps)))
    if choice == STOP:
        return end_movement(t, seat)
    if isinstance(choice, Stay):
        return scout_here(t, seat, choice.private)
    if isinstance(choice, Go):
        return (yield from take_step(t, seat, choice))
    if isinstance(choice, Way):
        return (yield from take_way(t, seat, choice))
    yield from act_in_between(t, seat, choice)
    return MOVE if in_play(s, seat) else END_TURN


def take_way(t: T, seat: int, way: Way) -> Flow[str]:
    """BG-R18  One step after another, until there is something to be met; where it ends, one is asked anew."""
    *between, last = way.path
    for space in between:
        phase = yield from take_step(t, seat, go(space))
        if phase != MOVE:
            return phase
    return (yield from take_step(t, seat, go(last, private=way.private)))


def take_step(t: T, seat: int, step: Go) -> Flow[str]:
    """BG-102, BG-171, BG-173, BG-178  A step, with or without gas; what was paid for is paid first (BG-176)."""
    s = t.state
    if step.gas:
        if not (yield from pay_for_gas_use(t, seat, is_pass=len(step.path) == 1)):
            return MOVE
        s.turn.gas += 1
    s.turn.steps += 1
    walk(t, seat, step)
    there = step.path[-1]
    if there in the_board(t).location_on:
        return scout_here(t, seat, step.private)
    if s.tokens.get(there):
        return MOVE if step.gas else FIGHT  # BG-151
    return arrive(t, seat)


def pay_for_gas_use(t: T, seat: int, *, is_pass: bool) -> Flow[bool]:
    """BG-173  An ability may stand in for the gas that passes zombies."""
    free = powers(t, seat, "step") if is_pass else []
    if not free:
        return (yield from pay_for_a_step(t, seat))
    yield from use_power(t, seat, free[0])
    t.state.modifiers = [one for one in t.state.modifiers if one.stat != "free_pass"]
    return True


def walk(t: T, seat: int, step: Go) -> None:
    """BG-131, BG-132, BG-527, BG-R11, BG-R21  The whole group moves; the spaces it leaves empty get a token each."""
    s = t.state
    left = (s.parties[seat].at, *step.path[:-1])
    there = step.path[-1]
    for member in group_of(s, seat):
        s.parties[member].at = there
    forget_failure(s, seat)  # BG-106: staying is for where the scouting failed
    s.turn.passed = step.gas and bool(s.tokens.get(there))
    t.tell(Stepped("BG-171" if step.gas else "BG-102", seat, step.path, step.gas))
    for space in left:
        leave_token_behind(t, space)


def end_movement(t: T, seat: int) -> str:
    """BG-105, BG-174, BG-R23  Zombies that were passed with gas are fought if the party stays among them."""
    s = t.state
    s.turn.over = True
    if s.turn.passed and s.tokens.get(s.parties[seat].at):  # a flare may have drawn them away meanwhile
        return FIGHT
    t.tell(Stopped("BG-064", seat, s.parties[seat].at))
    return END_TURN


# --- what is met


def fight_tokens(t: T) -> Flow[str]:
    """BG-151 … BG-155  One token, as a fight of its own; won or lost, it leaves the board."""
    s = t.state
    seat = s.turn.seat
    space = s.parties[seat].at
    pack = next_pack(s, space)
    pack.up = True
    yield from fight(t, seat, "token", pack.value)
    token = lift_token(s, space)
    s.fought.append(token.value)
    s.turn.passed = s.turn.passed and space in s.tokens
    t.tell(TokenFought("BG-154", space, token.value))
    if not in_play(s, seat):
        return END_TURN
    return FIGHT if s.tokens.get(space) else arrive(t, seat)


def arrive(t: T, seat: int) -> str:
    """BG-108, BG-109, BG-157, BG-457, BG-R77  Icons and followers stop the party: a card for each of them."""
    s = t.state
    space = s.parties[seat].at
    if s.turn.over or not stops_movement(t, space):
        return MOVE
    s.turn.over = True
    s.turn.draws = [*the_board(t).spaces[space].icons, *markers_on(s, space)]
    t.tell(Arrived("BG-109" if the_board(t).spaces[space].icons else "BG-457", seat, space, len(s.turn.draws)))
    return ENCOUNTERS


def scout_here(t: T, seat: int, private: bool) -> str:
    """BG-110, BG-475, BG-R87  Entering a Location ends the movement; the scouting begins."""
    s = t.state
    s.turn.over = True
    location = the_board(t).spaces[s.parties[seat].at].location
    cards = cards_for(t, seat, location)
    begin_scouting(t, seat, location, private=private if len(cards) == 2 else cards[0])
    return SCOUT
