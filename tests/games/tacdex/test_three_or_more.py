"""Three or more players (TD-340 … TD-361); whom DISCARD may hit is in test_discard.py."""

from __future__ import annotations

import pytest

from games.letters import refused
from games.tacdex.positions import (
    asked,
    deal,
    decks,
    fighting_on,
    give,
    hand,
    hands,
    look,
    marker,
    open_table,
    options,
    pile,
    piles,
    pot,
    rules_of,
    select,
    story,
    told,
    winners,
)
from shambles import Table
from shambles.games.tacdex.table.events import (
    BattleTied,
    BattleWon,
    CardDiscarded,
    CardDrawn,
    DiscardLost,
    MarkerTurned,
)
from shambles.games.tacdex.table.questions import Turning


@pytest.mark.rule("TD-340")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_set_up_is_the_same_with_a_deck_each(seats: int) -> None:
    table = open_table(seats)
    assert (hands(table), decks(table)) == (" ".join(["5"] * seats), " ".join(["42"] * seats))
    assert marker(table) == "HIGH"


@pytest.mark.rule("TD-341")
@pytest.mark.parametrize(("side", "winner"), [("LOW", "A"), ("HIGH", "C")])
def test_the_single_best_number_takes_everything(side: str, winner: str) -> None:
    table = deal(side, A="2 1", B="8 1", C="9 1")  # type: ignore[arg-type]
    select(table, A="2", B="8", C="9")
    assert pile(table, winner) == "2 8 9"
    assert rules_of(table, BattleWon) == ["TD-341"]


@pytest.mark.rule("TD-342")
def test_equal_numbers_that_do_not_win_are_ignored() -> None:
    table = deal(A="7 1", B="8 1", C="8 1", D="10 1")
    select(table, A="7", B="8", C="8", D="10")
    assert pile(table, "D") == "7 8 8 10"
    assert (marker(table), fighting_on(table)) == ("HIGH", "")


def two_tens() -> Table:
    """HIGH: 4, 8, 10, 10. The two 10s fight on."""
    table = deal(A="4 1 1 1 1", B="8 1 1 1 1", C="10 3 1 1 1", D="10 9 1 1 1")
    select(table, A="4", B="8", C="10", D="10")
    return table


@pytest.mark.rule("TD-343", "TD-344", "TD-R23")
def test_only_those_with_the_winning_number_fight_on_and_draw() -> None:
    table = two_tens()
    assert (fighting_on(table), asked(table), marker(table)) == ("CD", "CD select-a-card", "LOW")
    assert hands(table) == "4 4 5 5"
    assert refused(table, "A", "1") == ("not-asked", "TD-080")
    assert rules_of(table, BattleTied) == ["TD-343"]
    assert [event.seat for event in told(table, CardDrawn)] == [2, 3]


@pytest.mark.rule("TD-345", "TD-346", "TD-R23")
def test_the_final_winner_takes_the_cards_of_those_who_sit_out_and_all_draw() -> None:
    table = two_tens()
    select(table, C="3", D="9")
    assert pile(table, "C") == "3 4 8 9 10 10"
    assert hands(table) == "5 5 5 5"
    assert [event.seat for event in told(table, CardDrawn)][2:] == [2, 3, 0, 1]


@pytest.mark.rule("TD-347")
def test_a_tie_within_an_extended_battle_narrows_it() -> None:
    table = deal(A="10 3 1", B="10 3 2", C="10 9 1")
    select(table, A="10", B="10", C="10")
    assert fighting_on(table) == "ABC"
    select(table, A="3", B="3", C="9")
    assert (fighting_on(table), marker(table)) == ("AB", "HIGH")
    select(table, A="1", B="2")
    assert pile(table, "B") == "1 2 3 3 9 10 10 10"


@pytest.mark.rule("TD-348")
def test_if_all_tie_all_fight_on() -> None:
    table = deal("LOW", A="2 1", B="2 1", C="2 1")
    select(table, A="2", B="2", C="2")
    assert (fighting_on(table), marker(table)) == ("ABC", "HIGH")
    assert rules_of(table, BattleTied) == ["TD-348"]


@pytest.mark.rule("TD-349")
@pytest.mark.parametrize(("choice", "winner"), [("keep", "C"), ("flip", "A")])
def test_a_flip_between_lower_and_higher_numbers_cannot_win(choice: str, winner: str) -> None:
    table = deal("HIGH", A="3 1", B="6 1", C="9 1")
    select(table, A="3", B="6", C="9")
    give(table, "B", choice)
    assert pile(table, winner) == "3 6 9"


@pytest.mark.rule("TD-350", "TD-R19", "TD-R22")
def test_actions_go_clockwise_from_the_last_winner() -> None:
    """C won last and has no action: D, A, B, whatever their numbers."""
    table = deal(A="7 1", B="7 1", C="9 1 2 3", D="5 1", last_winner="C")
    select(table, A="7", B="7", C="9", D="5")
    keys = story(table)
    acted = keys[keys.index("battle-won C") + 1 :][:3]
    assert acted == ["card-discarded C", "card-drawn A", "card-drawn B"]


@pytest.mark.rule("TD-350", "TD-R19")
def test_with_three_a_7_may_come_before_a_5() -> None:
    table = deal(A="7 1 2", B="5 1", C="10 1", last_winner="A", decks={"A": "9 8"}, picks={"B": "9"})
    select(table, A="7", B="5", C="10")
    assert [(event.by, event.seat) for event in told(table, CardDiscarded)] == [(1, 0)]
    assert hand(table, "A") == "1 2 8"


@pytest.mark.rule("TD-350", "TD-R22")
def test_the_count_starts_at_the_last_winner_even_if_he_sits_out() -> None:
    """C won last and sits out. Of A and B, A comes first after C."""
    table = deal(A="10 6 1", B="10 6 2", C="3 1", D="10 9 1", last_winner="C")
    select(table, A="10", B="10", C="3", D="10")
    assert fighting_on(table) == "ABD"
    select(table, A="6", B="6", D="9")
    assert asked(table) == "A turn-the-marker"
    give(table, "A", "keep")
    assert asked(table) == "B turn-the-marker"


@pytest.mark.rule("TD-351", "TD-R19")
def test_battle_actions_come_first_and_the_others_after_the_comparison() -> None:
    table = deal(A="5 1 1", B="6 1 1 1", C="9 1 1 1", last_winner="A")
    select(table, A="5", B="6", C="9")
    assert asked(table) == "B turn-the-marker"
    give(table, "B", "flip")
    assert asked(table) == "A choose-an-opponent"
    assert piles(table) == "3 0 0"
    give(table, "A", "seat 2")


@pytest.mark.rule("TD-352", "TD-R22")
def test_in_the_first_battle_the_first_seat_begins() -> None:
    table = deal(A="9 1", B="6 1", C="6 1")
    assert look(table).last_winner is None
    select(table, A="9", B="6", C="6")
    assert asked(table) == "B turn-the-marker"
    give(table, "B", "keep")
    assert asked(table) == "C turn-the-marker"


@pytest.mark.rule("TD-353", "TD-R20", "TD-R32")
def test_several_flips_add_up_and_a_tie_turns_the_marker_as_it_lies() -> None:
    table = deal("HIGH", A="6 1", B="6 2", C="9 3", last_winner="A")
    select(table, A="6", B="6", C="9")
    give(table, "A", "flip")
    assert (marker(table), asked(table)) == ("LOW", "B turn-the-marker")
    assert table.asks[1].on(Turning).side == "LOW"
    give(table, "B", "keep")
    assert (fighting_on(table), marker(table)) == ("AB", "HIGH")
    table = deal("HIGH", A="6 1", B="6 2", C="9 3", last_winner="A")
    select(table, A="6", B="6", C="9")
    give(table, "A", "flip")
    give(table, "B", "flip")
    assert (piles(table), marker(table)) == ("0 0 3", "HIGH")


@pytest.mark.rule("TD-354", "TD-R20")
def test_if_everybody_shows_flip_nobody_flips() -> None:
    table = deal("HIGH", A="6 1", B="6 1", C="6 1")
    select(table, A="6", B="6", C="6")
    assert (fighting_on(table), marker(table), asked(table)) == ("ABC", "LOW", "ABC select-a-card")
    assert rules_of(table, BattleTied) == ["TD-354"]


@pytest.mark.rule("TD-354", "TD-R20")
def test_if_a_redo_makes_all_cards_flip_the_other_decisions_lapse() -> None:
    """A has flipped already. B adds a 6 to its REDO: neither B nor C decides any more, and all three tie."""
    table = deal("HIGH", A="6 1", B="R 6 1", C="6 1", last_winner="A")
    select(table, A="6", B="R", C="6")
    give(table, "A", "flip")
    give(table, "B", "6")
    assert (fighting_on(table), marker(table), pot(table)) == ("ABC", "HIGH", "6 6 6 R")
    assert rules_of(table, MarkerTurned) == ["TD-240", "TD-191"]
    assert rules_of(table, BattleTied) == ["TD-354"]


@pytest.mark.rule("TD-355", "TD-R21")
def test_several_redos_each_see_what_came_before() -> None:
    table = deal("HIGH", A="R 9", B="R 10", C="8 3", last_winner="A")
    select(table, A="R", B="R", C="8")
    assert asked(table) == "A add-a-card"
    give(table, "A", "9")
    assert asked(table) == "B add-a-card"
    assert look(table, "B").shown == (("redo", "9"), ("redo",), ("8",))
    give(table, "B", "10")
    assert pile(table, "B") == "8 9 10 R R"


@pytest.mark.rule("TD-355", "TD-108", "TD-R21")
def test_two_redos_without_a_number_lose_to_the_third() -> None:
    table = deal("HIGH", A="R 9", B="R 10", C="1 3")
    select(table, A="R", B="R", C="1")
    give(table, "A", "keep")
    give(table, "B", "keep")
    assert pile(table, "C") == "1 R R"


@pytest.mark.rule("TD-350", "TD-R05")
def test_with_three_redo_and_flip_come_as_they_are_met() -> None:
    """C won last: its FLIP is decided before A's REDO is known."""
    table = deal("HIGH", A="R 11", B="9 1", C="6 1", last_winner="C")
    select(table, A="R", B="9", C="6")
    assert asked(table) == "C turn-the-marker"
    give(table, "C", "keep")
    give(table, "A", "11")
    assert pile(table, "A") == "6 9 11 R"


@pytest.mark.rule("TD-356", "TD-R21")
def test_if_everybody_shows_redo_nobody_adds() -> None:
    table = deal("HIGH", A="R 1", B="R 1", C="R 1")
    select(table, A="R", B="R", C="R")
    assert (fighting_on(table), marker(table), asked(table)) == ("ABC", "LOW", "ABC select-a-card")
    assert rules_of(table, BattleTied) == ["TD-356"]


@pytest.mark.rule("TD-357", "TD-R12", "TD-R23")
def test_one_who_sits_out_may_be_hit() -> None:
    table = deal(A="10 5", B="10 9", C="3 1 2 4 8", picks={"A": "8"})
    select(table, A="10", B="10", C="3")
    select(table, A="5", B="9")
    assert [event.seat for event in told(table, CardDiscarded)] == [2]
    assert hand(table, "C") == "1 1 2 4"


@pytest.mark.rule("TD-357")
def test_an_only_possible_target_is_not_asked_for() -> None:
    table = deal(A="5 1", B="9 1 2", C="8 1 2 3 4")
    select(table, A="5", B="9", C="8")
    assert [event.seat for event in told(table, CardDiscarded)] == [2]
    table = deal(A="5 1", B="9 1 2 3", C="8 1 2 3")
    select(table, A="5", B="9", C="8")
    assert options(table, "A") == "seat 2 seat 3"


@pytest.mark.rule("TD-293", "TD-357")
def test_without_a_possible_target_the_discard_is_lost() -> None:
    table = deal(A="5 1", B="9 1 2", C="8 1 2")
    select(table, A="5", B="9", C="8")
    assert told(table, DiscardLost) == [DiscardLost("TD-293", 0)]


@pytest.mark.rule("TD-358")
def test_the_action_of_one_who_is_not_tied_is_carried_out() -> None:
    table = deal(A="10 1", B="10 1", C="7 1")
    select(table, A="10", B="10", C="7")
    assert fighting_on(table) == "AB"
    assert hands(table) == "2 2 2"


@pytest.mark.rule("TD-359", "TD-R18")
def test_the_game_ends_with_the_last_of_all_ends() -> None:
    table = deal(A="9 9 1", B="4 4 1", C="3 3 1", ends="A", decks={"A": "2 2", "B": "END 3 3", "C": "2 END 2"})
    select(table, A="9", B="4", C="3")
    assert table.outcome is None
    assert [one.end for one in look(table).seats] == [True, True, False]
    select(table, A="9", B="4", C="3")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.scores) == ("last-end", (6, 0, 0))


@pytest.mark.rule("TD-360", "TD-R17")
def test_a_player_without_cards_takes_no_part_and_keeps_the_pile() -> None:
    table = deal(A="9 1", B="4 1", C="3", ends="C", decks={"C": ""}, piles={"C": "8 8 8"})
    select(table, A="9", B="4", C="3")
    assert asked(table) == "AB select-a-card"
    assert piles(table) == "3 0 3"
    select(table, A="1", B="1")
    assert fighting_on(table) == "AB"


@pytest.mark.rule("TD-360", "TD-R17")
def test_with_fewer_than_two_who_can_select_the_game_ends() -> None:
    table = deal(A="9", B="4", C="3 1", ends="AB", decks={"A": "", "B": "", "C": "2 5 END"})
    select(table, A="9", B="4", C="3")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("too-few-players", "TD-360")
    assert (table.outcome.scores, winners(table)) == ((3, 0, 0), "A")


@pytest.mark.rule("TD-361")
@pytest.mark.parametrize(("card", "rule"), [("6", "TD-243"), ("R", "TD-264")])
def test_two_of_three_can_both_show_flip_or_redo(card: str, rule: str) -> None:
    table = deal("HIGH", A=f"10 {card} 1", B=f"10 {card} 1", C="3 1")
    select(table, A="10", B="10", C="3")
    select(table, A=card, B=card)
    assert (fighting_on(table), marker(table), asked(table)) == ("AB", "HIGH", "AB select-a-card")
    assert rules_of(table, BattleTied)[1:] == [rule]
