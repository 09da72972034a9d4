"""Hero mode: Hero cards (CG-150 … CG-157)."""

from __future__ import annotations

import pytest

from games.card_game.positions import asked, deal, lay, look, options, pile, placements, points, rows, told, winners
from games.letters import refused
from shambles.games.card_game.box.contents import HEROES
from shambles.games.card_game.table.events import Placed


@pytest.mark.rule("CG-150")
def test_a_hero_is_never_played_alone() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12", B="13", heroes="A")
    assert refused(table, "A", "hero") == ("lay-a-walker", "CG-062")
    assert "hero" not in options(table, "A")
    assert look(table, "A").hero == HEROES[0]


@pytest.mark.rule("CG-151", "CG-R05")
def test_the_walker_with_a_hero_goes_before_all_others() -> None:
    """B's 30 takes the full row before A's 23 comes to it; the 23 is a low card then."""
    table = deal("hero", "10 14 18 20 22 / 40 / 60 / 80", A="23", B="30", heroes="B")
    lay(table, A="23", B="30+hero")
    assert placements(table) == "30B 23A"
    assert rows(table) == "30 / 40 / 60 / 80 23"
    assert points(table) == {"A": 0, "B": 13}


@pytest.mark.rule("CG-151")
def test_without_the_hero_the_lower_card_takes_the_row() -> None:
    table = deal("hero", "10 14 18 20 22 / 40 / 60 / 80", A="23", B="30", heroes="B")
    lay(table, A="23", B="30")
    assert placements(table) == "23A 30B"
    assert points(table) == {"A": 13, "B": 0}


@pytest.mark.rule("CG-152", "CG-R05")
def test_several_pairs_go_first_in_rising_order() -> None:
    table = deal("hero", "40 / 60 / 70 / 80", A="50", B="45", C="41", D="42 104", heroes="AB")
    lay(table, A="50+hero", B="45+hero", C="41", D="42+104")
    assert placements(table) == "45B 50A 41C 42D 104D"


@pytest.mark.rule("CG-153")
def test_a_paired_walker_is_placed_like_any_other() -> None:
    """Below every end it is a low card, and goes behind the 70."""
    table = deal("hero", "40 / 50 / 60 / 70", A="30", B="31", heroes="A")
    lay(table, A="30+hero", B="31")
    assert rows(table) == "40 / 50 / 60 / 70 30 31"
    assert [event.rule for event in told(table, Placed)] == ["CG-110", "CG-092"]


@pytest.mark.rule("CG-153")
def test_a_paired_walker_scores_like_any_other() -> None:
    table = deal("hero", "1 2 3 4 / 50 / 60 / 70", A="5", B="6", heroes="AB")
    lay(table, A="5+hero", B="6+hero")
    assert pile(table, "A") == ""  # the fifth
    assert pile(table, "B") == "1 2 3 4 5"  # the sixth
    assert rows(table) == "6 / 50 / 60 / 70"


@pytest.mark.rule("CG-154")
def test_a_used_hero_is_discarded() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12 13", B="31 32 33", heroes="AB")
    assert "12+hero" in options(table, "A")
    lay(table, A="11+hero", B="31")
    assert not any("hero" in option for option in options(table, "A"))
    assert refused(table, "A", "12+hero") == ("hero-is-used", "CG-154")
    assert "32+hero" in options(table, "B")  # one use per player
    assert look(table).used_heroes == (HEROES[0],)
    assert (look(table).seats[0].hero, look(table).seats[1].hero) == (None, HEROES[1])


@pytest.mark.rule("CG-154")
def test_a_used_hero_is_shown_as_barred_with_its_reason() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12", B="31")
    barred = table.asks[0].form().barred
    assert {choice: (why.code, why.rule) for choice, why in barred.items()} == {
        "11+hero": ("hero-is-used", "CG-154"),
        "12+hero": ("hero-is-used", "CG-154"),
    }


@pytest.mark.rule("CG-155", "CG-R08")
def test_no_second_walker_may_go_with_a_hero() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="5 9 12", B="31", heroes="A")
    assert refused(table, "A", "5+9+hero") == ("hero-and-one-walker", "CG-155")


@pytest.mark.rule("CG-156", "CG-R06")
def test_a_hero_that_was_never_used_is_worth_nothing() -> None:
    """B has used up the Hero, A has not; their piles alone decide."""
    table = deal("hero", "10 / 30 / 50 / 70", A="11", B="31", heroes="AB", piles={"A": "12", "B": "13"})
    lay(table, A="11", B="31+hero")
    assert look(table).seats[0].hero == HEROES[0]
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1)
    assert winners(table) == "AB"


@pytest.mark.rule("CG-157", "CG-R06")
def test_the_last_walker_is_the_last_chance_to_use_the_hero() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="8", B="31 32", heroes="A")
    assert options(table, "A") == ["8", "8+hero"]
    lay(table, A="8", B="31")
    assert asked(table) == "B"
    assert refused(table, "A", "hero") == ("not-asked", "CG-061")
    lay(table, B="32")
    assert look(table).used_heroes == ()
