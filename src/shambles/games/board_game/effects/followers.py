"""Followers: gained, left behind, and fetched again (BG-451 … BG-459)."""

from __future__ import annotations

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.contents import Ability
from shambles.games.board_game.table.about import WhichStart
from shambles.games.board_game.table.events_of_cards import Joined, LeftBehind, NobodyJoined
from shambles.games.board_game.table.questions import LEAVE_BEHIND, SACRIFICE, WHICH_START
from shambles.games.board_game.table.state import Marker, Survivor, T, followers_of, survivor_of, the_board, the_box


def draw_follower(t: T, seat: int) -> str | None:
    """BG-451, BG-453  The top card of the Follower deck joins the party; BG-R70 from an empty deck nobody comes."""
    s = t.state
    if not s.followers:
        t.tell(NobodyJoined("BG-451", seat))
        return None
    follower = s.followers.pop()
    s.parties[seat].survivors.append(Survivor(follower))
    t.tell(Joined("BG-451", seat, follower, False))
    return follower


def first_words(t: T, card: str) -> list[Ability]:
    """BG-452, BG-R76  The instructions of a card that joins a party for the first time."""
    s = t.state
    if card in s.joined:
        return []
    s.joined.append(card)
    return [ability for ability in the_box(t).survivors[card].abilities if ability.trigger == "join"]


def pick_follower(t: T, seat: int, pick: str, what: str) -> Flow[str]:
    """The owner says who, or chance does."""
    if pick == "random":
        return t.pick("follower", followers_of(the_box(t), t.state.parties[seat]))
    choice = yield from decide(t, LEAVE_BEHIND if what == "leave" else SACRIFICE, seat)
    return choice.survivor


def leave_behind(t: T, seat: int, name: str, at: str) -> Flow[None]:
    """BG-454, BG-455  The follower's marker goes on the board; BG-R75 its fatigue is cleared."""
    s, board = t.state, the_board(t)
    party = s.parties[seat]
    space = party.at
    if at == "nearest_start" or board.spaces[space].is_location:  # BG-R71
        starts = board.nearest_starts(space)
        if starts:
            choice = yield from decide(t, WHICH_START, seat, WhichStart(tuple(starts), name))  # BG-R72
            space = choice.space
    party = s.parties[seat]
    party.survivors.remove(survivor_of(party, name))
    s.markers.append(Marker(space, name))
    t.tell(LeftBehind("BG-454", seat, name, space))


def rescue(t: T, seat: int, follower: str) -> None:
    """BG-456, BG-458  A follower left behind joins whoever won the encounter."""
    s = t.state
    s.markers = [marker for marker in s.markers if marker.follower != follower]
    s.parties[seat].survivors.append(Survivor(follower))
    if follower in s.stranded and follower not in s.rescued:  # BG-R115
        s.rescued.append(follower)
    t.tell(Joined("BG-458", seat, follower, True))
