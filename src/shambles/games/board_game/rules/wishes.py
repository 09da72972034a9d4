"""Standing wishes: what a player always wants, set and changed at any time, so that nobody is asked about it."""

from __future__ import annotations

from shambles.core.asking.ask import Ask
from shambles.core.asking.play import Asks, Flow, Meanwhile
from shambles.games.board_game.table.choices import Always
from shambles.games.board_game.table.events import WishChanged
from shambles.games.board_game.table.questions import WISH
from shambles.games.board_game.table.state import T, Wish


def whoever_plays(t: T, asks: Asks) -> Asks:
    """Everybody who is in the game, or may come back to it."""
    playing = [seat for seat in t.seats if t.state.parties[seat].status in ("in", "lost")]
    return {seat: Ask(t, WISH, seat, t.asked) for seat in playing}


def change_wish(t: T, seat: int, choice: Always) -> Flow[None]:
    """BG-R42, BG-536  Collecting, and staying in the group, are choices; one may make them beforehand."""
    s = t.state
    s.wishes = [one for one in s.wishes if (one.seat, one.what) != (seat, choice.what)]
    if choice.always:
        s.wishes.append(Wish(seat, choice.what))
    t.tell(WishChanged("BG-R42" if choice.what == "collect" else "BG-536", seat, choice.what, choice.always))
    return
    yield {}  # a flow, although nobody is asked


MEANWHILE = Meanwhile((WISH,), whoever_plays, change_wish)
