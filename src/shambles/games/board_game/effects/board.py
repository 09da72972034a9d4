"""Effects of cards on the board: placing, removing and looking at tokens, and looking at the Location deck."""

from __future__ import annotations

from shambles.core.asking.play import Flow, choose, decide
from shambles.games.board_game.effects.tokens import attract, lay_token, take_token_away
from shambles.games.board_game.table.about import CardsSeen, Left, WhichSpace
from shambles.games.board_game.table.choices import OnCard, OnSpace
from shambles.games.board_game.table.events import TokenPlaced, TokenSeen
from shambles.games.board_game.table.events_of_cards import LocationsSeen, PrivateSwapped
from shambles.games.board_game.table.questions import LOOK_AT_TOKEN, PLACE_TOKEN, REMOVE_TOKEN, SWAP_PRIVATE
from shambles.games.board_game.table.state import T, the_board


def place_tokens(t: T, seat: int, count: int, at: str) -> Flow[None]:
    """adjacent: so many on every adjacent space; otherwise each on a chosen space. Never on Locations."""
    here = t.state.parties[seat].at
    if at == "adjacent":
        for _ in range(count):
            attract(t, here, rule="BG-246")
        return
    board = the_board(t)
    near = board.near[here] if at == "adjacent_one" else board.two_steps[here]
    spaces = tuple(one for one in near if not board.spaces[one].is_location)
    for left in range(count if spaces else 0, 0, -1):
        choice = yield from decide(t, PLACE_TOKEN, seat, WhichSpace(left, spaces))
        if lay_token(t, choice.space):
            t.tell(TokenPlaced("BG-246", choice.space))


def remove_tokens(t: T, seat: int, count: int) -> Flow[None]:
    """Up to so many within two steps."""
    for left in range(count, 0, -1):
        choice = yield from decide(t, REMOVE_TOKEN, seat, Left(left))
        if not isinstance(choice, OnSpace):
            return
        take_token_away(t, choice.space)


def look_at_tokens(t: T, seat: int, count: int) -> Flow[None]:
    """Up to so many face-down tokens within two steps are turned up, for all to see, and stay so."""
    for left in range(count, 0, -1):
        choice = yield from decide(t, LOOK_AT_TOKEN, seat, Left(left))
        if not isinstance(choice, OnSpace):
            return
        token = next(one for one in t.state.tokens[choice.space] if not one.up)
        token.up = True
        t.tell(TokenSeen("BG-152", choice.space, token.value))


def look_at_locations(t: T, seat: int, count: int, swap: bool) -> Flow[None]:
    """The top of the Location deck, for this seat alone; perhaps one of them is exchanged with the private card."""
    s = t.state
    count = min(count, len(s.locations))
    if not count:
        return
    s.peeks[seat] = max(s.peeks[seat], count)
    t.tell(LocationsSeen("BG-040", seat, count, tuple(s.locations[-count:][::-1])))
    lies_open = s.scouting is not None and s.scouting.slot is None  # the private card, while it is being scouted
    if not swap or s.parties[seat].private is None or lies_open:
        return
    choice = yield from choose(t, SWAP_PRIVATE, seat, CardsSeen(count))
    if isinstance(choice, OnCard):
        swap_private(t, seat, choice.card)


def swap_private(t: T, seat: int, card: str) -> None:
    """The others no longer know what they knew of the top of the deck, nor of this private card."""
    s = t.state
    party = s.parties[seat]
    place = max(at for at, one in enumerate(s.locations) if one == card)
    assert party.private is not None
    s.locations[place], party.private = party.private, card
    party.shown = False
    s.peeks = [count if one == seat else 0 for one, count in enumerate(s.peeks)]
    t.tell(PrivateSwapped("BG-040", seat, card))
