"""What is handed in to open a table: an error names the field and says what is wrong."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from shambles import BadInput, Table
from shambles.core.game import find_game, slugs


def refused(game: str = "card_game", **given: Any) -> BadInput:
    given = {"seats": 4, "options": {"mode": "survival"}, **given}
    with pytest.raises(BadInput) as error:
        Table.open(game, **given)
    return error.value


@pytest.mark.parametrize(
    ("options", "field", "code"),
    [
        ({"mode": "survival", "colour": "red"}, "options.colour", "unknown-option"),
        ({"mode": "survival", "Hands": 2}, "options.Hands", "unknown-option"),
        ({"hands": 2}, "options.mode", "option-missing"),
        ({}, "options.mode", "option-missing"),
        (None, "options.mode", "option-missing"),
        ({"mode": "duel"}, "options.mode", "unknown-value"),
        ({"mode": 3}, "options.mode", "unknown-value"),
        ({"mode": None}, "options.mode", "unknown-value"),
        ({"mode": "survival", "hands": 0}, "options.hands", "not-enough"),
        ({"mode": "survival", "hands": -1}, "options.hands", "not-enough"),
        ({"mode": "survival", "hands": "3"}, "options.hands", "not-a-whole-number"),
        ({"mode": "survival", "hands": 1.5}, "options.hands", "not-a-whole-number"),
        ({"mode": "survival", "hands": True}, "options.hands", "not-a-whole-number"),
        ({"mode": "survival", "hands": None}, "options.hands", "not-a-whole-number"),
    ],
)
def test_options(options: Any, field: str, code: str) -> None:
    trouble = refused(options=options)
    assert (trouble.field, trouble.code) == (field, code)


def test_an_unknown_option_comes_with_the_known_ones() -> None:
    assert refused(options={"mode": "survival", "colour": "red"}).params["known"] == ("mode", "hands")


@pytest.mark.parametrize("options", ["survival", ["mode"], 3, [("mode", "survival", 1)]])
def test_options_that_are_no_options(options: Any) -> None:
    trouble = refused(options=options)
    assert (trouble.field, trouble.code) == ("options", "not-options")


@pytest.mark.parametrize("seats", [0, -1, 2, 11, True, "4", 4.0, None, [4]])
def test_seats(seats: Any) -> None:
    trouble = refused(seats=seats)
    assert (trouble.field, trouble.code) == ("seats", "seats-out-of-range")
    assert (trouble.params["least"], trouble.params["most"]) == (3, 10)


def test_the_options_decide_how_many_may_sit_down() -> None:
    assert refused(options={"mode": "hero"}, seats=7).params["most"] == 6
    assert len(Table.open("card_game", seats=7, options={"mode": "survival"}).seats) == 7


@pytest.mark.parametrize("seed", [-1, "7", 1.0, True, b"7", [7]])
def test_seeds(seed: Any) -> None:
    trouble = refused(seed=seed)
    assert (trouble.field, trouble.code) == ("seed", "not-a-seed")


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, 2**64, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    table = Table.open("toy", seats=2, seed=seed)
    assert table.seed == seed
    assert Table.load(table.save()).save() == table.save()


def test_without_a_seed_every_table_is_another() -> None:
    tables = [Table.open("toy", seats=2) for _ in range(5)]
    assert len({table.seed for table in tables}) == 5


@pytest.mark.parametrize("game", ["chess", "", "Card_Game"])
def test_an_unknown_game_comes_with_the_known_ones(game: str) -> None:
    trouble = refused(game)
    assert (trouble.field, trouble.code) == ("game", "unknown-game")
    assert trouble.params["known"] == slugs()


def test_the_toy_is_on_the_shelf() -> None:
    assert "toy" in slugs()
    assert find_game("toy").first_phase == "deal"


def test_an_error_reads_well() -> None:
    assert str(BadInput("seats", "seats-out-of-range", found=11, known=("a", "b"))) == (
        "seats: seats-out-of-range (found 11, known a b)"
    )
    assert str(BadInput("save", "malformed")) == "save: malformed"
    assert isinstance(BadInput("save", "malformed"), ValueError)


def test_an_error_comes_whole_out_of_another_process() -> None:
    error = refused(options={"mode": "survival", "colour": "red"})
    again = pickle.loads(pickle.dumps(error))
    assert (again.field, again.code, again.params, str(again)) == (error.field, error.code, error.params, str(error))
