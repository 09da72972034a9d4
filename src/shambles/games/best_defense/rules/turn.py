"""Taking a turn (BD-260 … BD-297): movement by the leader or defying, drawing, trading, events."""

from __future__ import annotations

from shambles.core.asking.play import Flow, choose
from shambles.core.asking.reply import Outcome
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.belongings import hand_over, take_ammo
from shambles.games.best_defense.effects.motives import note_feat
from shambles.games.best_defense.effects.operations.pawns import draw_and_take, move_pawn
from shambles.games.best_defense.effects.resolving import act, resolve
from shambles.games.best_defense.effects.supplies import lose_tokens
from shambles.games.best_defense.rules.chapters import COMBAT, DEFY, DRAW, EVENTS, TRADE
from shambles.games.best_defense.rules.meanwhile import somebody_could_use_an_item
from shambles.games.best_defense.table.about import AboutDeck, AboutPawn, AboutTaker
from shambles.games.best_defense.table.choices import DRAW as FROM_DECK
from shambles.games.best_defense.table.choices import Collect, Gift, Go, Load, PlayEvent, Use
from shambles.games.best_defense.table.events import (
    AmmoTaken,
    Defied,
    EventDiscarded,
    EventOver,
    EventPlayed,
    OpenEventDiscarded,
    TurnBegun,
)
from shambles.games.best_defense.table.questions import DEFY as MAY_DEFY
from shambles.games.best_defense.table.questions import DRAW_CARD, GIVE, GIVE_BACK, MOVE_SURVIVOR, PLAY_EVENT
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.state import Buried, at, clockwise, is_forbidden, is_solo, others_here


def begin_turn(t: T, seat: int) -> None:
    """BD-240, BD-500  Whose turn it is now."""
    t.state.turn = seat
    t.tell(TurnBegun("BD-240", seat, t.state.people[seat].name))


# --- 1. Movement, or defying


def movement(t: T) -> Flow[str | Outcome]:
    """BD-261, BD-262, BD-265  The leader alone decides where everybody goes: the own pawn first, then clockwise."""
    s = t.state
    for seat in clockwise(s, s.leader):
        here = at(s, seat)
        choice = yield from decide(t, MOVE_SURVIVOR, s.leader, AboutPawn(seat, s.people[seat].name, here))
        rule = "BD-261" if here is not None else "BD-263" if s.round == 1 else "BD-264"
        move_pawn(t, seat, choice.place, rule, s.leader)
    return DEFY if is_solo(s) else DRAW  # BD-441


def defy(t: T) -> Flow[str | Outcome]:
    """BD-291, BD-292, BD-293, BD-441  One step for one food, at most once, whether or not the leader moved the pawn."""
    s = t.state
    while at(s, s.turn) and s.people[s.turn].food and not is_forbidden(s, s.turn, "defy"):
        choice = yield from decide(t, MAY_DEFY, s.turn)
        if isinstance(choice, Use | Load):
            yield from act(t, s.turn, choice)
            continue
        if isinstance(choice, Go):
            yield from defy_the_leader(t, choice)
        break
    return DRAW


def defy_the_leader(t: T, choice: Go) -> Flow[None]:
    """BD-142, BD-R35  Paying is defying; BD-502  what a card has in store for it comes at once."""
    s, seat = t.state, t.state.turn
    t.tell(Defied("BD-291", seat, s.people[seat].name))
    lose_tokens(t, seat, "food", 1, "BD-142")
    s.defied.append(seat)
    note_feat(t, seat, "defied")
    for card, effects in [(rule.source, rule.do) for rule in s.in_force if rule.stat == "on_defy"]:
        yield from resolve(t, Scope(seat, card, it=seat), effects)
    if at(s, seat) is not None:
        move_pawn(t, seat, choice.place, "BD-291")


# --- 2. Draw


def draw_step(t: T) -> Flow[str | Outcome]:
    """BD-266, BD-271, BD-294  One card from the deck where the survivor stands now, or none."""
    s = t.state
    while (here := at(s, s.turn)) is not None:  # BD-R29: who is off the board only plays events
        deck = s.deck_at[here]
        choice = yield from decide(t, DRAW_CARD, s.turn, AboutDeck(here, deck, len(s.decks[deck])))
        if isinstance(choice, Use | Load):
            yield from act(t, s.turn, choice)
            continue
        if choice == FROM_DECK:
            yield from draw_and_take(t, s.turn, deck, "BD-266" if s.turn == s.leader else "BD-294")
        elif isinstance(choice, Collect):
            s.left[here].remove(choice.card)
            t.tell(AmmoTaken("BD-444", s.turn, choice.card, here))
            yield from take_ammo(t, s.turn, choice.card)
        break
    return TRADE


# --- 3. Trade


def trade(t: T) -> Flow[str | Outcome]:
    """BD-267, BD-268, BD-271, BD-295  One item to somebody here, then one item from somebody here."""
    s = t.state
    while others_here(s, s.turn) and not is_forbidden(s, s.turn, "trade"):
        choice = yield from decide(t, GIVE, s.turn)
        if isinstance(choice, Use | Load):
            yield from act(t, s.turn, choice)
            continue
        if isinstance(choice, Gift):
            yield from hand_over(t, s.turn, choice, "BD-267")
            note_feat(t, s.turn, "gave_item")
        yield from receive(t)
        break
    return after_trade(t)


def receive(t: T) -> Flow[None]:
    """BD-268, BD-R38  Those here are asked in turn whether they give something, until one has."""
    s = t.state
    for seat in others_here(s, s.turn):
        choice = yield from decide(t, GIVE_BACK, seat, AboutTaker(s.turn, s.people[s.turn].name))
        if isinstance(choice, Gift):
            yield from hand_over(t, seat, choice, "BD-268")
            return


def after_trade(t: T) -> str:
    """BD-422  Leader Last: the leader's events wait until all others have had their turns."""
    s = t.state
    if t.options.leader_last and s.turn == s.leader and not is_solo(s):
        begin_turn(t, clockwise(s, s.leader)[1])
        return DEFY
    return EVENTS


# --- 4. Events


def play_events(t: T) -> Flow[str | Outcome]:
    """BD-081, BD-082, BD-087, BD-297  Some are played, the others discarded without effect."""
    s = t.state
    for _ in range(events_to_play(t)):
        yield from play_one(t)
    while s.hands[s.turn]:
        card = s.hands[s.turn].pop(0)
        s.buried.append(Buried(s.turn, card))
        beginner = t.options.difficulty == "beginner"
        t.tell(OpenEventDiscarded("BD-082", s.turn, card) if beginner else EventDiscarded("BD-082", s.turn, card))
    return after_events(t)


def events_to_play(t: T) -> int:
    """BD-081, BD-082  The leader plays both, the others one; BD-442  alone, both only after defying."""
    s = t.state
    both = s.turn in s.defied if is_solo(s) else s.turn == s.leader
    return min(len(s.hands[s.turn]), 2 if both else 1)


def play_one(t: T) -> Flow[None]:
    """BD-272, BD-296  Which one is decided only now; BD-R29, BD-R30  the dead play theirs too, without a place."""
    s = t.state
    choice = None
    while len(s.hands[s.turn]) > 1 or somebody_could_use_an_item(t):  # BD-166, BD-461: also between the leader's two
        choice = yield from choose(t, PLAY_EVENT, s.turn)
        if not isinstance(choice, Use | Load):
            break
        yield from act(t, s.turn, choice)
    card = choice.card if isinstance(choice, PlayEvent) else s.hands[s.turn][0]
    s.hands[s.turn].remove(card)
    s.resolving = card
    t.tell(EventPlayed("BD-272" if s.turn == s.leader else "BD-297", s.turn, card))
    yield from resolve(t, Scope(s.turn, card), box_of(t.options.box).events[card].effects)
    s.resolving = None
    s.played.append(card)
    t.tell(EventOver("BD-087", s.turn, card))


def after_events(t: T) -> str:
    """BD-240, BD-310  The next player clockwise; after the last one, combat."""
    s = t.state
    if t.options.leader_last and s.turn == s.leader:
        return COMBAT
    following = clockwise(s, s.turn)[1 % len(s.people)]
    if following == s.leader and not t.options.leader_last:
        s.turn = following
        return COMBAT
    begin_turn(t, following)
    return EVENTS if following == s.leader else DEFY
