"""The even table, which the box lays down and the book does not know (BG-R124)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import card, deal, party, play, road, sheet
from games.board_game.test_box import changed
from shambles.games.board_game import GAME
from shambles.games.board_game.box.checks import box_faults
from shambles.games.board_game.box.contents import STANDARD_TEXT, find_box
from shambles.texts import Texts

STEP = [[{"step": "encounters", "n": 1}]] * 3
GIVEN: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": STEP}, "groups": [["P1", "P2"]]}


@pytest.mark.rule("BG-R124", "BG-539")
@pytest.mark.parametrize(
    ("balance", "found", "winners"),
    [("book", 0, (0, 1)), ("even", 0, (0,)), ("even", 1, (0,)), ("even", 2, (0, 1))],
)
def test_who_shares_a_haven_has_found_enough(balance: str, found: int, winners: tuple[int, ...]) -> None:
    sheets = [
        party("a", scouted=["marina", "quarry"]),
        party("a", "hank", scouted=["airport", "sawmill"][:found]),
        party("d", "gus"),
    ]
    table = deal(
        road("a m=location:motel c d"),
        *sheets,
        options={"balance": balance},
        cards=[card()],
        **GIVEN,
    )
    play(table, "P2", "stay")
    play(table, "P1", "m", "success")
    assert table.outcome is not None
    assert table.outcome.winners == winners


@pytest.mark.rule("BG-R124", "BG-503")
def test_who_does_not_share_it_plays_on() -> None:
    sheets = [party("a", scouted=["marina", "quarry"]), party("a", "hank"), party("a", "gus"), party("d", "bea")]
    given = GIVEN | {"groups": [["P1", "P2", "P3"]], "cards": [card()]}
    table = deal(road("a m=location:motel c d"), *sheets, options={"balance": "even", "play_on": "always"}, **given)
    play(table, "P2", "stay")
    play(table, "P3", "stay")
    play(table, "P1", "m", "success")
    assert table.outcome is None
    assert [sheet(table, one).status for one in ("P1", "P2", "P3", "P4")] == ["won", "in", "in", "in"]
    assert sheet(table, "P2").at == sheet(table, "P3").at == "m"


@pytest.mark.rule("BG-R124")
def test_the_box_says_what_is_even() -> None:
    book, even = find_box("standard"), find_box("standard", "even")
    assert book.own == 0 < even.own
    assert list(book.characters) == list(even.characters)
    assert [one for one in book.characters if book.characters[one] != even.characters[one]]
    assert (book.followers, book.locations, book.encounters) == (even.followers, even.locations, even.encounters)


def test_the_cards_of_an_even_table_say_what_they_do() -> None:
    say = Texts("en", GAME).say
    book, even = (
        {face.id: face.text for face in GAME.cards(GAME.read_options({"balance": balance}), say)}
        for balance in ("book", "even")
    )
    assert book["glenn"] != even["glenn"]
    assert book["rick"] == even["rick"]


@pytest.mark.parametrize(
    ("path", "value", "field", "code"),
    [
        ("even/character/0/id", "nobody", "even.character.nobody", "unknown-kind"),
        ("even/own", -1, "even.own", "not-positive"),
        ("even/colour", "red", "even.colour", "unknown-field"),
    ],
)
def test_an_even_table_that_cannot_be_is_named(path: str, value: Any, field: str, code: str) -> None:
    assert [(one.field, one.code) for one in box_faults(changed(STANDARD_TEXT, path, value))] == [(field, code)]
