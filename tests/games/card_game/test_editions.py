"""Differences between the English and the Dutch rulebook (CG-280 … CG-292): one game, told in two languages."""

from __future__ import annotations

import re

import pytest

from games.card_game.positions import asked, deal, in_the_rulebook, lay, placements, points, rows, take, told, winners
from shambles import BadInput, Table
from shambles.core.files.rulebook import read_rulebook
from shambles.games.card_game import GAME
from shambles.games.card_game.box.contents import Mode, Options
from shambles.games.card_game.table.events import Placed
from shambles.texts import LANGUAGES

EDITION_RULES = [f"CG-{number}" for number in range(280, 293)]


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.rule(*EDITION_RULES)
def test_both_rulebooks_have_the_same_rules_in_the_same_order() -> None:
    english, dutch = (
        read_rulebook((GAME.folder / "text" / f"rulebook.{lang}.md").read_text("utf-8")) for lang in ("en", "nl")
    )
    assert list(english) == list(dutch)
    assert set(EDITION_RULES) <= set(english)


@pytest.mark.rule(*EDITION_RULES)
@pytest.mark.parametrize("rule", EDITION_RULES)
def test_every_language_tells_each_difference_with_the_same_numbers(rule: str) -> None:
    told_in = in_the_rulebook(rule)
    assert set(told_in) == set(LANGUAGES)
    assert len({told.text for told in told_in.values()}) == len(LANGUAGES)
    assert len({tuple(numbers(told.text)) for told in told_in.values()}) == 1


@pytest.mark.rule("CG-280", "CG-281", "CG-290", "CG-291")
@pytest.mark.parametrize("name", ["edition", "language"])
def test_a_table_has_no_edition_so_play_cannot_differ(name: str) -> None:
    with pytest.raises(BadInput) as error:
        Table.open("card_game", seats=3, options={"mode": "hero", name: "nl"})
    assert (error.value.field, error.value.code) == (f"options.{name}", "unknown-option")


@pytest.mark.rule("CG-280")
@pytest.mark.parametrize(("mode", "best"), [("hero", "A"), ("survival", "B")])
def test_the_winner_is_the_one_the_dutch_aim_names(mode: Mode, best: str) -> None:
    """Most points in Hero mode, the lowest final score in Survival."""
    table = deal(mode, "1 / 2 / 3 / 4", A="50", B="51", C="52", piles={"A": "55", "B": "10", "C": "11"})
    lay(table, A="50", B="51", C="52")
    assert winners(table) == best


@pytest.mark.rule("CG-281")
@pytest.mark.parametrize(
    ("card", "after", "rule"),
    [
        ("34", "33 34 / 37 / 43 / 90", "CG-092"),  # Dutch 1: only the 33 is lower
        ("50", "33 / 37 / 43 50 / 90", "CG-092"),  # Dutch 2: of three lower ones, the least difference
        ("16", "33 / 37 / 43 / 90 16", "CG-110"),  # Dutch 3: the low card
    ],
)
def test_three_dutch_rules_are_the_two_english_ones(card: str, after: str, rule: str) -> None:
    table = deal("hero", "33 / 37 / 43 / 90", A=card)
    lay(table, A=card)
    assert rows(table) == after
    assert [event.rule for event in told(table, Placed)] == [rule]


@pytest.mark.rule("CG-282", "CG-R10")
@pytest.mark.parametrize("mode", ["hero", "survival"])
def test_rows_rise_in_both_modes(mode: Mode) -> None:
    """Falling, the 50 would go behind the 90."""
    table = deal(mode, "33 / 37 / 43 / 90", A="50")
    lay(table, A="50")
    assert rows(table) == "33 / 37 / 43 50 / 90"


@pytest.mark.rule("CG-283", "CG-112")
def test_the_exception_to_rising_order_is_for_hero_mode_only() -> None:
    hero = deal("hero", "33 / 37 / 43 / 90", A="16")
    lay(hero, A="16")
    assert rows(hero) == "33 / 37 / 43 / 90 16"
    survival = deal("survival", "33 / 37 / 43 / 90", A="16")
    lay(survival, A="16")
    take(survival, "A", 4)
    assert rows(survival) == "33 / 37 / 43 / 16"


@pytest.mark.rule("CG-284")
def test_a_card_that_fits_in_no_row_goes_beside_the_highest_number() -> None:
    table = deal("hero", "90 / 33 / 37 / 43", A="16")
    lay(table, A="16")
    assert rows(table) == "90 16 / 33 / 37 / 43"


@pytest.mark.rule("CG-285")
@pytest.mark.parametrize("mode", ["hero", "survival"])
def test_the_player_of_the_lowest_card_places_first(mode: Mode) -> None:
    table = deal(mode, "10 / 30 / 50 / 70", A="90", B="20", C="25")
    lay(table, A="90", B="20", C="25")
    assert placements(table) == "20B 25C 90A"


@pytest.mark.rule("CG-286")
def test_the_dutch_picture_of_the_low_card() -> None:
    """Row 4 is a single card worth 1 point; the 20 takes its place."""
    table = deal("survival", "47 / 62 / 88 / 101", A="20")
    lay(table, A="20")
    take(table, "A", 4)
    assert (rows(table), points(table)["A"]) == ("47 / 62 / 88 / 20", 1)


@pytest.mark.rule("CG-287")
def test_the_second_dutch_example() -> None:
    """The 34 takes the place of the 20."""
    table = deal("survival", "47 / 62 / 88 / 20 22 25 30 31", A="34")
    lay(table, A="34")
    assert rows(table) == "47 / 62 / 88 / 34"


@pytest.mark.rule("CG-288", "CG-R12")
def test_three_hands_or_any_agreed_number() -> None:
    """A table plays a single hand unless it agrees on more."""
    assert Options("hero").hands == 1
    for hands in (1, 3, 5, 12):
        table = Table.open("card_game", seats=3, options={"mode": "survival", "hands": hands}, seed=1)
        assert table.options.hands == hands
    for wrong in (0, "three", 2.5):
        with pytest.raises(BadInput) as error:
            Table.open("card_game", seats=3, options={"mode": "survival", "hands": wrong})
        assert error.value.field == "options.hands"


@pytest.mark.rule("CG-289", "CG-265", "CG-R11")
def test_the_highest_total_does_not_win_a_survival_match() -> None:
    table = deal("survival", "61 / 62 / 63 / 64", A="70", B="71", C="72", match=2, scores=[(14, 22, 13)])
    lay(table, A="70", B="71", C="72")
    assert table.outcome is not None
    assert table.outcome.scores == (14, 22, 13)
    assert winners(table) == "C"
    assert all("CG-R11" in rule.text for rule in in_the_rulebook("CG-289").values())


@pytest.mark.rule("CG-290")
def test_the_half_sentence_in_the_dutch_end_adds_nothing() -> None:
    """Whoever runs out sits out and most points win, and no more than that."""
    table = deal("hero", "10 / 30 / 50 / 70", A="11", B="31 32", piles={"A": "55", "B": "10"})
    lay(table, A="11", B="31")
    assert asked(table) == "B"
    lay(table, B="32")
    assert winners(table) == "A"


@pytest.mark.rule("CG-291", "CG-234")
def test_the_dutch_tip_is_a_tip_as_well() -> None:
    """The dearest row may be taken, and it can be right: the 98 then finds a short row instead of a full one."""
    table = deal("survival", "90 91 92 94 97 / 100 / 101 / 102", A="20", B="98")
    lay(table, A="20", B="98")
    take(table, "A", 1)
    assert points(table) == {"A": 7, "B": 0, "C": 0}
    assert rows(table) == "20 98 / 100 / 101 / 102"


@pytest.mark.rule("CG-292")
def test_both_rulebooks_name_the_designer_and_the_dutch_authors() -> None:
    for rule in in_the_rulebook("CG-292").values():
        assert "Wolfgang Kramer" in rule.text
        assert "Ellis" in rule.text
    for rule in in_the_rulebook("CG-R01").values():
        assert "Wolfgang Kramer" in rule.text
