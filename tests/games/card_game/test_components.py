"""Components and modes (CG-001 … CG-008)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import (
    deal,
    dealt_hands,
    in_the_rulebook,
    lay,
    look,
    open_table,
    pile,
    placements,
    rows,
    shuffles,
)
from games.letters import play_randomly
from shambles import BadInput, Table
from shambles.games.card_game import GAME
from shambles.games.card_game.box.contents import HEROES, POINTS, WALKERS, Mode


@pytest.mark.rule("CG-001", "CG-R19")
def test_the_box_holds_104_walkers_and_6_heroes() -> None:
    assert sorted(WALKERS) == list(range(1, 105))
    assert len(set(HEROES)) == len(HEROES) == 6
    assert len(WALKERS) + len(HEROES) == 110


@pytest.mark.rule("CG-001", "CG-R19", "CG-R25")
def test_all_104_walkers_come_to_the_table() -> None:
    """With ten players in Survival every Walker of the box is in a hand or in a row."""
    table = open_table("survival", 10)
    seen = [card for cards in (*dealt_hands(table), *look(table).rows) for card in cards]
    assert sorted(seen) == list(range(1, 105))


@pytest.mark.rule("CG-R25")
def test_there_is_no_game_with_the_low_walkers_only() -> None:
    """In a small game too, all 104 are shuffled; the variant is no option."""
    assert sorted(shuffles(open_table("survival", 3))[0]) == list(range(1, 105))
    with pytest.raises(BadInput) as error:
        Table.open("card_game", seats=3, options={"mode": "survival", "known_cards_variant": True})
    assert (error.value.field, error.value.code) == ("options.known_cards_variant", "unknown-option")


@pytest.mark.rule("CG-002")
def test_a_mode_must_be_chosen() -> None:
    with pytest.raises(BadInput) as error:
        Table.open("card_game", seats=4)
    assert (error.value.field, error.value.code) == ("options.mode", "option-missing")


@pytest.mark.rule("CG-002")
def test_there_is_no_third_mode() -> None:
    with pytest.raises(BadInput) as error:
        Table.open("card_game", seats=4, options={"mode": "zombie"})
    assert (error.value.field, error.value.code) == ("options.mode", "unknown-value")


@pytest.mark.rule("CG-002")
def test_the_same_cards_make_two_games() -> None:
    """One gives the win to most points, the other to fewest."""
    ends = {
        mode: deal(mode, "1 / 2 / 3 / 4", A="50", B="51", C="52", piles={"A": "55", "B": "7", "C": "10"})
        for mode in ("hero", "survival")
    }
    for table in ends.values():
        lay(table, A="50", B="51", C="52")
    assert {mode: table.outcome and table.outcome.winners for mode, table in ends.items()} == {
        "hero": (0,),
        "survival": (1,),
    }


@pytest.mark.rule("CG-003")
def test_every_walker_is_worth_1_to_7_points() -> None:
    worth = [POINTS[walker] for walker in range(1, 105)]
    assert min(worth) == 1
    assert max(worth) == 7


@pytest.mark.rule("CG-004")
def test_a_row_won_with_a_hero_gives_walkers_only() -> None:
    table = deal("hero", "10 14 18 20 22 / 40 / 60 / 80", A="23 90", B="91", heroes="A")
    lay(table, A="23+hero", B="91")
    assert pile(table, "A") == "10 14 18 20 22"
    assert rows(table) == "23 / 40 / 60 / 80 91"
    assert look(table).seats[0].points == 13


@pytest.mark.rule("CG-005", "CG-R22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hero_mode_seats_2_to_6(seats: int) -> None:
    assert len(open_table("hero", seats).asks) == seats


@pytest.mark.rule("CG-006", "CG-R22")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8, 9, 10])
def test_survival_mode_seats_3_to_10(seats: int) -> None:
    assert len(open_table("survival", seats).asks) == seats


@pytest.mark.rule("CG-005", "CG-006", "CG-R22")
@pytest.mark.parametrize(
    ("mode", "seats", "least", "most"),
    [("hero", 1, 2, 6), ("hero", 7, 2, 6), ("survival", 2, 3, 10), ("survival", 11, 3, 10), ("hero", 0, 2, 6)],
)
def test_other_numbers_of_players_are_turned_away(mode: Mode, seats: int, least: int, most: int) -> None:
    with pytest.raises(BadInput) as error:
        open_table(mode, seats)
    assert (error.value.field, error.value.code) == ("seats", "seats-out-of-range")
    assert error.value.params == {"found": seats, "least": least, "most": most}


@pytest.mark.rule("CG-007")
def test_a_game_is_announced_as_10_to_30_minutes() -> None:
    assert GAME.minutes == (10, 30)
    for rule in in_the_rulebook("CG-007").values():
        assert "10" in rule.text
        assert "30" in rule.text


@pytest.mark.rule("CG-008")
def test_no_two_cards_tie_for_their_place() -> None:
    """Without Heroes, the cards of every round are placed in strictly rising order."""
    table = deal("hero", "20 / 40 / 60 / 80", A="1 30 50", B="2 31 51", C="3 32 52")
    lay(table, C="3+32", A="1+50", B="2+31")
    assert placements(table) == "1A 2B 3C 31B 32C 50A"


@pytest.mark.rule("CG-008", "CG-093")
@pytest.mark.parametrize("seed", range(5))
def test_no_two_rows_end_alike(seed: int) -> None:
    """So Rule 1 never has two rows to choose from: at no moment of a game is one Walker in two places."""
    table = open_table("survival", 5, seed)
    rng = Random(seed)
    while table.asks:
        for seat, ask in table.asks.items():
            table.answer(seat, rng.choice(ask.options))
        ends = [row[-1] for row in look(table).rows]
        assert len(set(ends)) == 4
    assert sum(map(len, look(table).rows)) <= 20
    assert play_randomly(open_table("survival", 5, seed), Random(seed)) == table.outcome
