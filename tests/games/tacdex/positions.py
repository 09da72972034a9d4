"""Short ways to deal a position, to play from it and to say what came out, in the notation of the ledger's examples.

Cards are written `9 R END`, decks top first, and players are letters in seat order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from games.letters import LETTERS, seat
from shambles import Accepted, Live, Scripted, Table
from shambles.core.asking.event import Event
from shambles.core.files.scenario import Position
from shambles.games.tacdex.box.contents import END, REDO, Card, Side, in_order
from shambles.games.tacdex.rules.phases import BATTLE
from shambles.games.tacdex.table.state import State, opening
from shambles.games.tacdex.table.view import View

A_DECK = "1 2 3 4 END 8"  # under everybody's hand, unless a test says otherwise
WRITTEN = {"R": REDO, "END": END}
SPOKEN = {card: word for word, card in WRITTEN.items()}

# --- dealing


def cards(text: str) -> list[Card]:
    return [WRITTEN.get(word, word) for word in text.split()]


def words(held: Any) -> str:
    return " ".join(SPOKEN.get(card, card) for card in held)


def deal(
    side: Side = "HIGH",
    *,
    decks: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    last_winner: str = "",
    ends: str = "",
    picks: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    **hands: str,
) -> Table:
    """A table at the head of a battle: `deal("LOW", A="9 2", B="4 R", decks={"A": "END 8"}, picks={"A": "4"})`.

    `ends` names the players whose END lies open; `picks` is what the blind picks of a player's DISCARDs yield.
    """
    state = opening(range(len(hands)), None)  # type: ignore[arg-type]
    state.marker = side
    state.last_winner = seat(last_winner) if last_winner else None
    for letter, text in hands.items():
        one = seat(letter)
        state.hands[one] = in_order(cards(text))
        state.ends[one] = letter in ends
        deck = A_DECK.replace("END ", "") if letter in ends else A_DECK
        state.decks[one] = cards((decks or {}).get(letter, deck))
        state.piles[one] = cards((piles or {}).get(letter, ""))
    draws = {f"discard:{seat(letter)}": cards(text) for letter, text in (picks or {}).items()}
    position = Position(len(hands), dict(options or {}), BATTLE, state)
    return Table.deal("tacdex", position, seed=7, chance=Scripted(draws or {}, Live(7)))


def open_table(seats: int = 2, seed: int = 7, **options: str) -> Table:
    return Table.open("tacdex", seats=seats, options=options, seed=seed)


# --- playing


def give(table: Table, letter: str, notation: str) -> None:
    """A player answers: `give(table, "A", "flip")`."""
    reply = table.answer(seat(letter), notation.replace("R", REDO))
    assert isinstance(reply, Accepted), (letter, notation, reply)


def select(table: Table, **chosen: str) -> None:
    """Everybody named lays a card face down: `select(table, A="9", B="R")`."""
    for letter, card in chosen.items():
        give(table, letter, card)


# --- looking


def look(table: Table, letter: str | None = None) -> View:
    """What a player sees; without a letter, what a spectator sees."""
    view = table.view(None if letter is None else seat(letter))
    assert isinstance(view, View)
    return view


def state_of(table: Table) -> State:
    """How things truly are."""
    state: State = table._run.play.state
    return state


def hand(table: Table, letter: str) -> str:
    return words(look(table, letter).cards)


def hands(table: Table) -> str:
    """The sizes of all hands in seat order: `5 4`."""
    return " ".join(str(one.hand) for one in look(table).seats)


def decks(table: Table) -> str:
    """The sizes of all decks in seat order."""
    return " ".join(str(one.deck) for one in look(table).seats)


def deck(table: Table, letter: str) -> str:
    """A deck as it truly lies, top first."""
    return words(state_of(table).decks[seat(letter)])


def pile(table: Table, letter: str) -> str:
    return words(in_order(look(table, letter).pile or ()))


def piles(table: Table) -> str:
    """The sizes of all scoring piles in seat order."""
    return " ".join(str(one.pile) for one in look(table).seats)


def pot(table: Table) -> str:
    """What lies on the table to be won."""
    return words(in_order(played.card for played in look(table).table))


def marker(table: Table) -> Side:
    return look(table).marker


def asked(table: Table) -> str:
    """Who is awaited, and for what: `AB select-a-card`; nothing when the game is over."""
    keys = {ask.key for ask in table.asks.values()}
    return " ".join(["".join(LETTERS[one] for one in sorted(table.asks)), *sorted(keys)]).strip()


def options(table: Table, letter: str) -> str:
    return words(choice.notation for choice in table.asks[seat(letter)].options)


def fighting_on(table: Table) -> str:
    """Who is still in an Extended Battle."""
    return "".join(LETTERS[one] for one in look(table).tied)


def winners(table: Table) -> str:
    assert table.outcome is not None
    return "".join(LETTERS[one] for one in table.outcome.winners)


# --- what was told


def told(table: Table, *kinds: type[Event]) -> list[Any]:
    """The events of these kinds, as a spectator hears them; all of them, if no kind is named."""
    return [event for event in table.events_for(None) if not kinds or isinstance(event, kinds)]


def story(table: Table) -> list[str]:
    """The keys of all that was told, with the player where it was about one: `battle-won A`."""
    told = []
    for event in table.events_for(None):
        one = getattr(event, "seat", None)
        told.append(event.key() if one is None else f"{event.key()} {LETTERS[one]}")
    return told


def rules_of(table: Table, kind: type[Event]) -> list[str]:
    return [event.rule for event in told(table, kind)]


def saved(table: Table) -> Any:
    """The save of a table as plain JSON: the public form of its journal."""
    return json.loads(table.save())


def encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)
