"""Zombie tokens: those left behind, those that noise attracts, and those taken away (BG-131 … BG-139, BG-371)."""

from __future__ import annotations

from shambles.games.board_game.table.events import Attracted, TokenPlaced, TokenRemoved, TokensMixed
from shambles.games.board_game.table.state import State, T, Token, is_unoccupied, the_board


def leave_token_behind(t: T, space: str) -> None:
    """BG-131, BG-134, BG-135, BG-137, BG-138  On every space left unoccupied, unless it is a Location."""
    if space not in the_board(t).location_on and is_unoccupied(t.state, space) and lay_token(t, space):
        t.tell(TokenPlaced("BG-131", space))


def lay_token(t: T, space: str) -> bool:
    """BG-133, BG-139  A random token, number side down; nobody looks. BG-R28  False if there is none left at all."""
    s = t.state
    if not s.bag:
        waiting = sorted([*s.fought, *s.unseen])
        if not waiting:
            return False
        s.bag, s.fought, s.unseen = t.shuffle("tokens", waiting), [], []
        t.tell(TokensMixed("BG-133", len(s.bag)))
    s.tokens.setdefault(space, []).append(Token(s.bag.pop()))
    return True


def attract(t: T, space: str, rule: str = "BG-371") -> None:
    """BG-371, BG-374, BG-R31, BG-R33  One token on every adjacent space that is no Location."""
    laid = tuple(one for one in spaces_in_earshot(t, space) if lay_token(t, one))
    if laid:
        t.tell(Attracted(rule, laid))


def spaces_in_earshot(t: T, space: str) -> list[str]:
    """BG-373, BG-R28  Where noise brings tokens to; nowhere if there is no token left at all."""
    s, board = t.state, the_board(t)
    if not (s.bag or s.fought or s.unseen):
        return []
    return [one for one in board.near[space] if one not in board.location_on]


def next_pack(s: State, space: str) -> Token:
    """BG-R29  The token to be fought next: face-up ones first, then the oldest."""
    tokens = s.tokens[space]
    if len(tokens) == 1:
        return tokens[0]
    return next((token for token in tokens if token.up), tokens[0])


def lift_token(s: State, space: str) -> Token:
    """The next token leaves the board."""
    token = next_pack(s, space)
    s.tokens[space].remove(token)
    if not s.tokens[space]:
        del s.tokens[space]
    return token


def take_token_away(t: T, space: str) -> None:
    """A card removes a token; face down, nobody learns its number."""
    s = t.state
    token = lift_token(s, space)
    (s.fought if token.up else s.unseen).append(token.value)
    t.tell(TokenRemoved("BG-246", space, token.value if token.up else None))
