"""A stored moment of a game for one seat. It can be opened again, and holds nothing that the seat could not know."""

from __future__ import annotations

from typing import Any

import msgspec

from shambles.core.asking.chance import Chance, Imagined
from shambles.core.asking.journal import Dealt, Entry
from shambles.core.asking.play import Play
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game
from shambles.core.running.run import Head, encode_state
from shambles.core.table import Table


class Placed(msgspec.Struct, frozen=True):
    """The head of a phase, with its state in JSON, and the answers and draws from there to the moment."""

    phase: str
    state: msgspec.Raw
    journal: tuple[Entry, ...] = ()


def place_anew(table: Table, seat: int, chance: Chance) -> Placed | None:
    """Store this moment in a world that the seat could imagine at the head of the phase.

    The answers and draws are the same. None if that world tells the seat something else: then the moment cannot be
    stored without the true cards.
    """
    game, head = table.game, table._run.head
    play: Play[Any, Any] = Play(table.seats, table.options, chance)
    play.state = game.decode_state(head.state)
    game.redeal(play, seat, chance)
    state = msgspec.Raw(msgspec.json.encode(play.state, order="deterministic"))
    journal = tuple(one for one in table.way if not isinstance(one, Dealt))
    if len(journal) < len(table.way):
        return None  # cards were dealt again on the way, and a stored moment has no place for that
    placed = Placed(head.phase, state, journal)
    try:
        again = open_placed(game, len(table.seats), msgspec.to_builtins(table.options), placed)
    except (BadInput, LookupError, ValueError):
        return None  # in that world somebody could not have answered so, or something else was drawn
    return placed if seen_by(again, seat) == seen_by(table, seat) else None


def open_placed(game: Game[Any, Any], seats: int, options: dict[str, Any], placed: Placed) -> Table:
    """Open the table at that moment, to look at and to play on."""
    chosen = game.read_options(options)
    if placed.phase not in game.phases:
        raise BadInput("phase", "unknown-phase", found=placed.phase[:40], known=tuple(game.phases))
    try:
        state = encode_state(msgspec.json.decode(placed.state, type=game.state))
    except msgspec.MsgspecError as error:
        raise BadInput("state", "malformed", detail=str(error)) from None
    return Table.begin(game, game.read_seats(seats, chosen), chosen, 0, Head(placed.phase, state, 0), placed.journal)


def seen_by(table: Table, seat: int) -> bytes:
    """Everything that a seat sees at a moment: the view, and its question."""
    ask = table.asks.get(seat)
    asked = None if ask is None else (ask.key, ask.about, ask.options)
    return msgspec.json.encode((table.view(seat), asked, table.shown), order="deterministic")


def imagine_placed(table: Table, seat: int) -> Table:
    """A fork of such a moment for display. It deals the hidden cards the same way each time."""
    return table.fork(seat, Imagined(0))
