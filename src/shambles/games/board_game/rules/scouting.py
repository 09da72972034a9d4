"""Scouting Locations, and winning (BG-471 … BG-488, BG-501 … BG-504)."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.core.asking.reply import Outcome
from shambles.games.board_game.box.contents import PLAY_ON_FROM, TO_WIN, Step
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.effects.fatigue import leave_group
from shambles.games.board_game.effects.resources import pay
from shambles.games.board_game.rules.abilities import what_works_by_itself
from shambles.games.board_game.rules.between import between
from shambles.games.board_game.rules.encounters import face_encounter
from shambles.games.board_game.rules.fight import fight, roll_actions
from shambles.games.board_game.rules.phases import END_TURN, SCOUT
from shambles.games.board_game.table.about import HavenFound
from shambles.games.board_game.table.choices import NO, YES
from shambles.games.board_game.table.events_of_cards import (
    PartMet,
    PlayGoesOn,
    SafeHaven,
    Scouted,
    ScoutingBegun,
    ScoutingFailed,
    SlotEmptied,
    SlotRefilled,
    StoppedPlaying,
)
from shambles.games.board_game.table.questions import PLAY_ON, ask_together
from shambles.games.board_game.table.reach import tier_of
from shambles.games.board_game.table.state import NOWHERE, Scouting, State, Status, T, group_of, in_play, the_box


def begin_scouting(t: T, seat: int, location: str, *, private: bool) -> None:
    """BG-474, BG-475  The party is obliged to try; a private card is shown to all."""
    s = t.state
    slot = None if private else s.public.index(location)
    if private:
        s.parties[seat].shown = True
    forget_failure(s, seat)
    s.scouting = Scouting(location, slot, tier_of(t, seat))
    t.tell(ScoutingBegun("BG-474" if private else "BG-475", seat, location, s.scouting.tier + 1, private))


def scout(t: T) -> Flow[str | Outcome]:
    """BG-480, BG-R82, BG-R85  The parts of the requirement in their order; every one must be met."""
    s = t.state
    seat = s.turn.seat
    part = next_part(t)
    if part is None:
        return (yield from take_location(t, seat))
    if part.step == "encounters" or part.step in ("kill", "survive", "actions"):
        yield from between(t, seat)
        if not in_play(s, seat):
            return END_TURN
    met = yield from meet(t, seat, part)
    if not in_play(s, seat):
        return END_TURN
    if not met and part.step in ("kill", "survive", "actions"):  # BG-R122: it counts as a failed encounter
        yield from what_works_by_itself(t, seat, "fail")
        if not in_play(s, seat):
            return END_TURN
    if not met:
        return fail_to_scout(t, seat, part)
    go_on(t, part)
    return SCOUT


def the_scouting(t: T) -> Scouting:
    scouting = t.state.scouting
    assert scouting is not None
    return scouting


def next_part(t: T) -> Step | None:
    scouting = the_scouting(t)
    tier = the_box(t).locations[scouting.location].tiers[scouting.tier]
    return tier[scouting.step] if scouting.step < len(tier) else None


def go_on(t: T, part: Step) -> None:
    """One part, or one of several encounters, is done."""
    scouting = the_scouting(t)
    scouting.left += 1
    if part.step != "encounters" or scouting.left >= part.n:
        scouting.step, scouting.left = scouting.step + 1, 0
    t.tell(PartMet("BG-480", t.state.turn.seat, scouting.location))


def meet(t: T, seat: int, part: Step) -> Flow[bool]:
    """BG-481, BG-482  Encounters as anywhere else; printed dice steps; payments when they are reached."""
    match part.step:
        case "encounters":
            return (yield from face_encounter(t, seat, "location")) if part.n else True
        case "kill" | "survive":
            return (yield from fight(t, seat, part.step, part.n))
        case "actions":
            return (yield from roll_actions(t, seat, part.n))
        case "spend":
            bill = [res for res in RESOURCES for _ in range(getattr(part, res))]
            return (yield from pay(t, seat, bill, voluntary=False))
    return True  # have: checked on entry (BG-473)


def fail_to_scout(t: T, seat: int, part: Step) -> str:
    """BG-106, BG-483, BG-487, BG-R83  The card stays, the turn ends; after a failed encounter one may retry."""
    s = t.state
    location = the_scouting(t).location
    s.scouting = None
    if part.step != "spend":
        s.parties[seat].retry = True
        for group in s.groups:
            group.retry = group.retry or seat in group.members  # BG-R119
    t.tell(ScoutingFailed("BG-483", seat, location, part.step != "spend"))
    return END_TURN


def forget_failure(s: State, seat: int) -> None:
    """BG-106, BG-R119  A new attempt, or a step away: the right to stay is used up, for the whole group."""
    for member in group_of(s, seat):
        s.parties[member].retry = False
    for group in s.groups:
        group.retry = group.retry and seat not in group.members


def take_location(t: T, seat: int) -> Flow[str | Outcome]:
    """BG-484, BG-486, BG-535  The card is the active player's; a public one is replaced."""
    s = t.state
    scouting = the_scouting(t)
    party = s.parties[seat]
    party.scouted.append(scouting.location)
    s.scouting = None
    if scouting.slot is None:
        party.private, party.shown = None, False
    t.tell(Scouted("BG-484", seat, scouting.location, len(party.scouted)))
    if scouting.slot is not None:
        refill(t, scouting.slot)
    return (yield from find_haven(t, seat)) if len(party.scouted) >= TO_WIN else END_TURN


def refill(t: T, slot: int) -> None:
    """BG-485, BG-R89  From the Location deck, as long as it lasts."""
    s = t.state
    s.public[slot] = s.locations.pop() if s.locations else None
    s.peeks = [max(0, count - 1) for count in s.peeks]
    card = s.public[slot]
    t.tell(SlotEmptied("BG-485", slot + 1) if card is None else SlotRefilled("BG-485", slot + 1, card))


def find_haven(t: T, seat: int) -> Flow[str | Outcome]:
    """BG-501, BG-502, BG-539  The first with three wins at once, with the whole group; BG-503 others may go on."""
    s = t.state
    havens = sorted(group_of(s, seat))
    if not s.winners:
        s.winners = havens
    goes_on = t.options.play_on != "never" and len(t.seats) >= PLAY_ON_FROM
    for one in havens:
        s.parties[one].retry = False
        if goes_on:
            leave_the_race(t, one, "won")
    t.tell(SafeHaven("BG-539" if len(havens) > 1 else "BG-501", tuple(havens), len(s.rescued)))
    if goes_on and t.options.play_on == "ask" and not race_is_over(t):
        yield from ask_who_plays_on(t, havens)
    if not goes_on or race_is_over(t):
        return won(t)
    t.tell(PlayGoesOn("BG-503", still_playing(t)))
    return END_TURN


def ask_who_plays_on(t: T, havens: list[int]) -> Flow[None]:
    """BG-503, BG-R120  It is the others' game: each may stop, go on, or go on if another one does."""
    others = still_playing(t)
    answers = yield from ask_together(t, PLAY_ON, list(others), HavenFound(tuple(havens)))
    anybody = YES in answers.values()
    for one in others:
        if answers[one] == NO or not anybody:
            leave_the_race(t, one, "out")
            t.tell(StoppedPlaying("BG-503", one))


def leave_the_race(t: T, seat: int, status: Status) -> None:
    """BG-R94  The pawn leaves the board, and the turn order skips the seat."""
    party = t.state.parties[seat]
    leave_group(t, seat)
    party.status, party.at, party.retry = status, NOWHERE, False


def still_playing(t: T) -> tuple[int, ...]:
    return tuple(one for one in t.seats if t.state.parties[one].status in ("in", "lost"))


def race_is_over(t: T) -> bool:
    """BG-R120  After a winner, a race needs two: whoever is left alone has nobody to race with."""
    return bool(t.state.winners) and len(still_playing(t)) < 2


def won(t: T) -> Outcome:
    s = t.state
    rule = "BG-539" if len(s.winners) > 1 else "BG-501"
    return Outcome.won_by(tuple(s.winners), scores_of(t), "safe-haven", rule)


def scores_of(t: T) -> tuple[int, ...]:
    """BG-061  How many Locations everybody has scouted."""
    return tuple(len(party.scouted) for party in t.state.parties)
