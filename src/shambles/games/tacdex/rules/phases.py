"""TacDex in the sheet's order: set-up, selecting and revealing, resolving a battle, drawing, Extended Battle, victory.

What the action cards do is in actions.py.
"""

from __future__ import annotations

from shambles.core.asking.play import Flow, all_of
from shambles.core.asking.reply import Outcome
from shambles.games.tacdex.box.contents import BOX, END, HALF, PACK, REDO, in_order, theme_of
from shambles.games.tacdex.rules.actions import T, battle_actions, draw, everybody_shows, other_actions, turn_marker
from shambles.games.tacdex.table.events import (
    BattleTied,
    BattleWon,
    DeckMade,
    DroppedOut,
    HandDrawn,
    LeftUnclaimed,
    MarkerPlaced,
    OwnTakenBack,
    Revealed,
    RoundBegun,
)
from shambles.games.tacdex.table.questions import SELECT_A_CARD
from shambles.games.tacdex.table.state import (
    Played,
    Select,
    all_ends_out,
    best_of,
    clockwise,
    number_shown,
    participants,
    showing,
)

# The chapters of a game. A battle is one reveal; an Extended Battle is several.
SET_UP = "set-up"
BATTLE = "battle"
VICTORY = "victory"


# --- Set-up


def set_up(t: T) -> Flow[str]:
    """TD-050, TD-056, TD-340  A deck for everybody, the marker on HIGH between them, and a starting hand."""
    for seat in t.seats:
        make_deck(t, seat)
    t.tell(MarkerPlaced("TD-056", t.state.marker))
    for seat in t.seats:
        draw_hand(t, seat)
    return BATTLE
    yield {}  # a flow, although nobody is asked


def make_deck(t: T, seat: int) -> None:
    """TD-051 to TD-054, TD-060  END is shuffled into one half, and the other half, shuffled again, goes on top."""
    pack = t.shuffle(f"deck:{seat}", PACK)
    lower = t.shuffle(f"lower:{seat}", [*pack[HALF:], END])
    upper = t.shuffle(f"upper:{seat}", pack[:HALF])
    t.state.decks[seat] = [*upper, *lower]
    t.tell(DeckMade("TD-053", seat, theme_of(seat), len(upper) + len(lower)))


def draw_hand(t: T, seat: int) -> None:
    """TD-057, TD-058  Five cards from the top half, where END cannot be."""
    deck = t.state.decks[seat]
    hand = in_order(deck[: BOX.hand])
    t.state.hands[seat], t.state.decks[seat] = hand, deck[BOX.hand :]
    t.tell(HandDrawn("TD-057", seat, len(hand), tuple(hand)))


# --- Selecting and revealing


def battle(t: T) -> Flow[str]:
    """TD-080, TD-083, TD-107  Everybody who fights lays a card face down; all are turned up at the same moment."""
    begin_round(t)
    laid = yield from all_of(t, SELECT_A_CARD, participants(t.state))
    turn_up(t, laid)
    if not everybody_shows(t, "flip") and not everybody_shows(t, "redo"):  # TD-243, TD-264: those are ties
        yield from battle_actions(t)
    return (yield from resolve(t))


def begin_round(t: T) -> None:
    """TD-124, TD-201  A new battle, or another round of the same one while it is extended."""
    s = t.state
    s.round += 1
    if not s.tied:
        s.battle += 1
    t.tell(RoundBegun("TD-193" if s.tied else "TD-080", s.round, s.battle, s.marker, tuple(participants(s))))


def turn_up(t: T, laid: dict[int, Select]) -> None:
    """TD-083, TD-085  The cards leave the hands and lie open on the table."""
    s = t.state
    s.shown = [[] for _ in t.seats]
    for seat, choice in laid.items():
        s.hands[seat].remove(choice.card)
        s.shown[seat].append(choice.card)
        s.table.append(Played(seat, choice.card))
    t.tell(Revealed("TD-083", {seat: choice.card for seat, choice in laid.items()}, s.marker))


# --- Resolving a battle


def resolve(t: T) -> Flow[str]:
    """TD-107  The numbers are compared; the winner collects or a tie is declared; then other actions, then drawing."""
    best, rule = compare(t)
    if len(best) == 1:
        collect(t, best[0], rule)
    else:
        t.tell(BattleTied(rule, tuple(best), len(t.state.table)))
    yield from other_actions(t)
    if len(best) == 1:
        t.state.last_winner = best[0]  # TD-201: only now, for the actions of this battle went by the winner before
    if all_ends_out(t.state):
        return VICTORY
    return draw_after_battle(t) if len(best) == 1 else extend(t, best)


def compare(t: T) -> tuple[list[int], str]:
    """TD-100, TD-101, TD-106, TD-341 to TD-343  Who shows the best number for the marker, and by which rule."""
    s = t.state
    fighting = showing(s)
    two = len(fighting) == 2
    if everybody_shows(t, "flip"):
        added = any(cards[0] == REDO for cards in s.shown if cards)
        return fighting, ("TD-266" if added else "TD-243") if two else "TD-354"
    if everybody_shows(t, "redo"):
        return fighting, "TD-264" if two else "TD-356"
    best = best_of({seat: number_shown(s, seat) for seat in fighting}, s.marker)
    if len(best) > 1:
        return best, "TD-106" if two else "TD-348" if best == fighting else "TD-343"
    if s.tied:
        return best, "TD-194"
    return best, "TD-341" if len(t.seats) > 2 else "TD-100" if s.marker == "HIGH" else "TD-101"


def collect(t: T, seat: int, rule: str) -> None:
    """TD-102, TD-173, TD-194, TD-345  All the cards on the table go to the winner's scoring pile."""
    s = t.state
    won = [played.card for played in s.table]
    s.piles[seat] += won
    s.table, s.tied = [], []
    t.tell(BattleWon(rule, seat, s.marker, tuple(won), len(won)))


# --- Drawing


def draw_after_battle(t: T) -> str:
    """TD-120, TD-125, TD-346, TD-R27  Everybody draws one card, clockwise from the winner; the next battle begins."""
    s = t.state
    for seat in clockwise(s):
        draw(t, seat, "TD-120")
        if all_ends_out(s):
            return VICTORY
    return BATTLE if len(participants(s)) > 1 else VICTORY  # TD-360


# --- Extended Battle


def extend(t: T, tied: list[int]) -> str:
    """TD-190 to TD-193, TD-344  The cards stay; the marker turns; the tied players draw one card and fight on."""
    s = t.state
    s.tied = tied
    turn_marker(t, "TD-191")
    for seat in clockwise(s):
        if seat in tied:
            draw(t, seat, "TD-192")
            if all_ends_out(s):
                return VICTORY
    drop_out(t)
    if len(s.tied) > 1:
        return BATTLE
    if s.tied:
        s.last_winner = s.tied[0]
        collect(t, s.last_winner, "TD-202")
    else:
        leave_unclaimed(t, "TD-202")
    return draw_after_battle(t)


def drop_out(t: T) -> None:
    """TD-202  A tied player who has no card at all fights no more."""
    s = t.state
    for seat in s.tied:
        if not s.hands[seat]:
            t.tell(DroppedOut("TD-202", seat))
    s.tied = [seat for seat in s.tied if s.hands[seat]]


def leave_unclaimed(t: T, rule: str) -> None:
    """TD-150, TD-172, TD-R15  Cards of a battle that nobody won are nobody's, or by agreement their owners'."""
    s = t.state
    if t.options.unclaimed == "nobody":
        s.unclaimed += s.table
        t.tell(LeftUnclaimed(rule, len(s.table)))
    else:
        for seat in t.seats:
            own = [played.card for played in s.table if played.seat == seat]
            s.piles[seat] += own
            if own:
                t.tell(OwnTakenBack("TD-R15", seat, tuple(own)))
    s.table = []


# --- Victory


def victory(t: T) -> Flow[str | Outcome]:
    """TD-030, TD-170, TD-171  The largest scoring pile wins; what is in hands and decks counts for nobody."""
    s = t.state
    if s.table:
        leave_unclaimed(t, "TD-150")
    over = all_ends_out(s)
    scores = tuple(map(len, s.piles))
    reason, rule = ("last-end", "TD-170") if over else ("too-few-players", "TD-360")
    return Outcome(scores, winners(scores), reason, rule, tuple(map(float, scores)))
    yield {}  # a flow, although nobody is asked


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """TD-031, TD-174  The most cards, each worth one; equal bests share the victory."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


PHASES = {SET_UP: set_up, BATTLE: battle, VICTORY: victory}
