"""Short ways to deal a position, to play from it and to say what came out, in the notation of the rulebook.

Rows are written `33 / 37 / 43 / 90 16`, cards `12 55`, and players are letters in seat order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.letters import LETTERS, play_out, seat
from shambles import Accepted, Ask, Choice, Outcome, Table
from shambles.core.asking.event import Event
from shambles.core.files.rulebook import Rule, read_rulebook
from shambles.games.card_game import GAME
from shambles.games.card_game.box.contents import Mode
from shambles.games.card_game.scenarios.check import deal_position
from shambles.games.card_game.table.events import HandDealt, Placed, RowTaken
from shambles.games.card_game.table.state import State
from shambles.games.card_game.table.view import View

# --- dealing


def cards(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def deal(
    mode: Mode,
    rows: str,
    *,
    heroes: str = "",
    seats: int = 0,
    piles: Mapping[str, str] | None = None,
    match: int = 1,
    scores: Sequence[Sequence[int]] = (),
    **hands: str,
) -> Table:
    """A table at the head of a round: `deal("hero", "33 / 37 / 43 / 90", A="16", B="20 91", heroes="B")`.

    `match` is the number of hands agreed on, and `scores` are those of the hands already played.
    """
    held = {seat(letter): cards(text) for letter, text in hands.items()}
    if seats:
        held.setdefault(seats - 1, [])
    position = deal_position(mode, [cards(row) for row in rows.split("/")], held, set(map(seat, heroes)))
    state: State = position.state
    for letter, text in (piles or {}).items():
        state.piles[seat(letter)] = cards(text)
        state.unused = [card for card in state.unused if card not in cards(text)]
    state.scores = [list(score) for score in scores]
    state.hand = len(scores) + 1
    position = msgspec.structs.replace(position, options={"mode": mode, "hands": match})
    return Table.deal("card_game", position, seed=7)


def open_table(mode: Mode, seats: int, seed: int = 7, hands: int = 1) -> Table:
    return Table.open("card_game", seats=seats, options={"mode": mode, "hands": hands}, seed=seed)


# --- playing


def lay(table: Table, **choices: str) -> None:
    """Everybody named lays cards face down: `lay(table, A="12+55", B="13+hero")`."""
    for letter, notation in choices.items():
        reply = table.answer(seat(letter), notation)
        assert isinstance(reply, Accepted), (letter, notation, reply)


def take(table: Table, letter: str, row: int) -> None:
    """Answer Survival's Rule 2 with a row from 1 to 4."""
    reply = table.answer(seat(letter), f"row {row}")
    assert isinstance(reply, Accepted), reply


def play_first_option(table: Table) -> Outcome:
    """Everybody plays the lowest Walker alone, and takes row 1 when asked for a row."""

    def choose(ask: Ask[Any]) -> Choice:
        choice: Choice = ask.options[0]
        return choice

    return play_out(table, choose)


# --- looking


def look(table: Table, letter: str | None = None) -> View:
    """What a player sees; without a letter, what a spectator sees."""
    view = table.view(None if letter is None else seat(letter))
    assert isinstance(view, View)
    return view


def rows(table: Table) -> str:
    return " / ".join(" ".join(map(str, row)) for row in look(table).rows)


def hand(table: Table, letter: str) -> str:
    return " ".join(map(str, look(table, letter).cards or ()))


def pile(table: Table, letter: str) -> str:
    return " ".join(map(str, sorted(look(table).seats[seat(letter)].pile)))


def points(table: Table) -> dict[str, int]:
    """The points in each score pile of this hand."""
    return {LETTERS[one]: found.points for one, found in enumerate(look(table).seats)}


def asked(table: Table) -> str:
    """Who is awaited."""
    return "".join(LETTERS[one] for one in sorted(table.asks))


def options(table: Table, letter: str) -> list[str]:
    return [choice.notation for choice in table.asks[seat(letter)].options]


def winners(table: Table) -> str:
    assert table.outcome is not None
    return "".join(LETTERS[one] for one in table.outcome.winners)


# --- what was told


def told(table: Table, *kinds: type[Event]) -> list[Any]:
    """The events of these kinds, as a spectator hears them."""
    return [event for event in table.events_for(None) if isinstance(event, kinds)]


def placements(table: Table) -> str:
    """Which cards were placed, by whom, in order: `11B 12A 13B 55A`."""
    return " ".join(f"{event.card}{LETTERS[event.seat]}" for event in told(table, Placed, RowTaken))


def dealt_hands(table: Table) -> list[tuple[int, ...]]:
    """Every hand that was dealt, each as its own player saw it."""
    found = []
    for one in table.seats:
        for event in table.events_for(one):
            if isinstance(event, HandDealt) and event.seat == one:
                assert event.cards is not None
                found.append(event.cards)
    return found


def saved(table: Table) -> Any:
    """The save of a table as plain JSON: the public form of its journal and of the state at the head of the phase."""
    return json.loads(table.save())


def shuffles(table: Table) -> list[list[int]]:
    """Every shuffle of the game so far, in order."""
    return [entry[2] for entry in saved(table)["journal"] if entry[0] == "d"]


def state_at_head(table: Table) -> State:
    """The true state when the present phase began."""
    return msgspec.convert(saved(table)["snapshot"]["state"], State)


# --- the rulebook


def in_the_rulebook(rule: str) -> dict[str, Rule]:
    """A rule as the rulebook of each language has it."""
    pages = {
        page.name.split(".")[1]: page.read_text("utf-8")
        for page in sorted((GAME.folder / "text").glob("rulebook.*.md"))
    }
    return {language: read_rulebook(page)[rule] for language, page in pages.items()}
