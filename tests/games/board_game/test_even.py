"""The even table, which the box lays down and the book does not know (BG-R124)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.test_box import changed
from shambles import Table
from shambles.games.board_game import GAME
from shambles.games.board_game.box.checks import box_faults
from shambles.games.board_game.box.contents import STANDARD_TEXT, find_box
from shambles.texts import Texts

BOOK, EVEN = find_box("standard"), find_box("standard", "even")
CHANGED = [one for one in BOOK.characters if BOOK.characters[one] != EVEN.characters[one]]


@pytest.mark.rule("BG-R124")
def test_the_box_says_who_starts_otherwise() -> None:
    assert CHANGED
    assert list(BOOK.characters) == list(EVEN.characters)
    assert (BOOK.followers, BOOK.locations, BOOK.encounters) == (EVEN.followers, EVEN.locations, EVEN.encounters)


@pytest.mark.rule("BG-R124")
@pytest.mark.parametrize("balance", ["book", "even"])
def test_a_table_deals_the_characters_that_it_agreed_on(balance: str) -> None:
    table = Table.open("board_game", seats=6, options={"balance": balance}, seed=3)
    box = BOOK if balance == "book" else EVEN
    view: Any = table.view(None)
    assert {party.survivors[0].card.id: party.survivors[0].card for party in view.parties} == box.characters


def test_the_cards_of_an_even_table_say_what_they_do() -> None:
    say = Texts("en", GAME).say
    book, even = (
        {face.id: face.text for face in GAME.cards(GAME.read_options({"balance": balance}), say)}
        for balance in ("book", "even")
    )
    assert [name for name in book if book[name] != even[name]] == CHANGED


@pytest.mark.parametrize(
    ("path", "value", "field", "code"),
    [
        ("even/character/0/id", "nobody", "even.character.nobody", "unknown-kind"),
        ("even/character/0/dice/blue", -1, "even.character.andrea.dice", "not-positive"),
        ("even/colour", "red", "even.colour", "unknown-field"),
    ],
)
def test_an_even_table_that_cannot_be_is_named(path: str, value: Any, field: str, code: str) -> None:
    assert [(one.field, one.code) for one in box_faults(changed(STANDARD_TEXT, path, value))] == [(field, code)]
