"""Co-operative play: forming a group, leaving it, and the pawn that stands for it (BG-521 … BG-538)."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.games.board_game.effects.fatigue import leave_group
from shambles.games.board_game.table.about import OfASeat
from shambles.games.board_game.table.choices import LEAVE, YES
from shambles.games.board_game.table.events import GroupFormed, GroupLeft, InvitationRefused, Invited
from shambles.games.board_game.table.questions import JOIN_GROUP, LEAVE_GROUP, ask_together
from shambles.games.board_game.table.state import Group, State, T, group_of, wishes


def form_group(t: T, seat: int, invited: int) -> Flow[None]:
    """BG-521, BG-522, BG-523, BG-R95, BG-R96  All who would join must agree; a group joins as a whole."""
    s = t.state
    t.tell(Invited("BG-521", seat, invited))
    newcomers = group_of(s, invited)
    answers = yield from ask_together(t, JOIN_GROUP, newcomers, OfASeat(seat))
    refusing = [one for one in newcomers if answers[one] != YES]
    if refusing:
        s.turn.refused.append(f"group {min(newcomers)}")
        t.tell(InvitationRefused("BG-522", refusing[0]))
        return
    members = sorted([*group_of(s, seat), *newcomers])
    retry = any(group.retry for group in s.groups if seat in group.members)  # BG-R119: newcomers bring no right to stay
    s.groups = [group for group in s.groups if group.members[0] not in members]
    s.groups.append(Group(members, seat, retry))  # BG-524
    t.tell(GroupFormed("BG-524", tuple(members)))


def ask_who_leaves(t: T, seat: int) -> Flow[None]:
    """BG-536, BG-537, BG-538  Before a member's turn is under way, the others in the group may leave it."""
    s = t.state
    others = [one for one in group_of(s, seat)[1:] if not wishes(s, one, "stay")]
    answers = yield from ask_together(t, LEAVE_GROUP, others, OfASeat(seat))
    for one in others:
        if answers[one] == LEAVE:
            leave_group(t, one)
            t.tell(GroupLeft("BG-536", one, s.parties[one].at))


def lead_group(s: State, seat: int) -> None:
    """BG-524, BG-527, BG-528  The pawn of the active member stands for the group."""
    for group in s.groups:
        if seat in group.members:
            group.pawn = seat
