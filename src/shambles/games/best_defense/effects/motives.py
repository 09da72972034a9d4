"""Variant: Ulterior Motives (BD-400 … BD-406)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambles.games.best_defense.box.contents import HIT_POINTS, Motive, Trigger, box_of
from shambles.games.best_defense.box.vocabulary import STOCKS
from shambles.games.best_defense.table.events import MotiveDealt
from shambles.games.best_defense.table.events_of_combat import MotiveScored, StockpileReached, TokensShown
from shambles.games.best_defense.table.state import at, owned

if TYPE_CHECKING:
    from shambles.games.best_defense.effects.asking import T


def deal_motives(t: T) -> None:
    """BD-400  The nine cards are shuffled, and everybody is dealt one, hidden."""
    s = t.state
    cards = t.shuffle("motives", list(box_of(t.options.box).motives))
    s.motives, s.spare_motives = cards[: len(t.seats)], cards[len(t.seats) :]
    for seat in t.seats:
        t.tell(MotiveDealt("BD-400", seat, s.motives[seat]))


def motive_of(t: T, seat: int) -> Motive:
    return box_of(t.options.box).motives[t.state.motives[seat]]


def count_stock(t: T, seat: int) -> None:
    """BD-405, BD-R68  Who owns enough of a stockpile turns the motive up; BD-406  then it is scored for good."""
    s = t.state
    if not t.options.motives:
        return
    counted, person = s.counted[seat], s.people[seat]
    for one in box_of(t.options.box).motives.values():
        if one.what is not None and counted.get(one.what, 0) < one.n <= owned(person, one.what):
            t.tell(StockpileReached("BD-405", seat, one.what, one.n))
    for what in STOCKS:
        counted[what] = max(counted.get(what, 0), owned(person, what))
    motive = motive_of(t, seat)
    if motive.what is not None and counted[motive.what] >= motive.n:
        score_motive(t, seat, "BD-405")


def note_feat(t: T, seat: int, trigger: Trigger) -> None:
    """BD-402  Something that a motive might count happened; once a round is enough."""
    if t.options.motives and trigger not in t.state.feats[seat]:
        t.state.feats[seat].append(trigger)


def note_the_healthy(t: T) -> None:
    """A survivor on the board with all hit points after the damage step has done a feat."""
    for seat in t.seats:
        if at(t.state, seat) is not None and t.state.people[seat].hp == HIT_POINTS:
            note_feat(t, seat, "round_end_hp_5")


def count_feats(t: T, rule: str = "BD-403") -> None:
    """BD-403, BD-404  At the end of the round everybody lays their tokens, so that nobody can tell what for."""
    s = t.state
    for seat in t.seats if t.options.motives else ():
        counted = s.counted[seat]
        for trigger in s.feats[seat]:
            counted[trigger] = counted.get(trigger, 0) + 1
        motive = motive_of(t, seat)
        if motive.trigger in s.feats[seat] and seat not in s.scored:
            tokens = counted[motive.trigger]
            t.tell(TokensShown(rule, seat, tokens))
            if tokens >= motive.n:
                score_motive(t, seat, "BD-402")
        s.feats[seat] = []


def score_motive(t: T, seat: int, rule: str) -> None:
    """BD-406  The motive is turned up and stays scored, whatever happens to its owner."""
    if seat not in t.state.scored:
        t.state.scored.append(seat)
        t.tell(MotiveScored(rule, seat, t.state.motives[seat]))
