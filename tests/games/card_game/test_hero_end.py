"""Hero mode: end of the hand and of the match (CG-170 … CG-179)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import (
    asked,
    deal,
    dealt_hands,
    lay,
    look,
    open_table,
    pile,
    points,
    rows,
    shuffles,
    told,
    winners,
)
from games.letters import play_randomly, refused
from shambles import BadInput
from shambles.games.card_game.box.contents import HEROES
from shambles.games.card_game.table.events import HandBegun, HandScored, TurnedUp


@pytest.mark.rule("CG-170", "CG-R09")
def test_a_player_without_cards_sits_out_and_keeps_the_pile() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11", B="31 32 33 34", piles={"A": "99"})
    lay(table, A="11", B="31")
    for card in ("32", "33", "34"):
        assert asked(table) == "B"
        assert refused(table, "A", "11") == ("not-asked", "CG-061")
        lay(table, B=card)
    assert pile(table, "A") == "99"
    assert winners(table) == "A"


@pytest.mark.rule("CG-171", "CG-R06")
def test_a_player_with_only_the_hero_is_out() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="", B="31 32", heroes="AB")
    assert asked(table) == "B"
    lay(table, B="31+32")
    assert table.outcome is not None  # two unused Heroes keep nobody in the game
    assert [seat.hero for seat in look(table).seats] == [HEROES[0], HEROES[1]]


@pytest.mark.rule("CG-172")
def test_a_single_player_goes_on_by_the_normal_rules() -> None:
    table = deal("hero", "7 / 30 / 50 / 70", A="", B="8 9")
    lay(table, B="8+9")
    assert rows(table) == "7 8 9 / 30 / 50 / 70"
    assert table.outcome is not None


@pytest.mark.rule("CG-173")
def test_the_last_round_is_scored_before_counting() -> None:
    """The very last card is a sixth card: the row counts."""
    table = deal("hero", "1 2 3 4 5 / 50 / 60 / 70", A="", B="6", piles={"A": "11"})
    lay(table, B="6")
    assert table.outcome is not None
    assert table.outcome.scores == (5, 6)
    assert winners(table) == "B"
    assert [event.key() for event in table.events_for(None)][-2:] == ["row-taken", "hand-scored"]


@pytest.mark.rule("CG-174", "CG-R09")
def test_the_piles_are_counted_and_most_points_win() -> None:
    table = deal("hero", "1 / 2 / 3 / 4", A="50", B="51", piles={"A": "55 10", "B": "11 22 30"})
    lay(table, A="50", B="51")
    assert told(table, HandScored) == [HandScored("CG-174", 1, (10, 13), (10, 13))]
    assert winners(table) == "B"
    assert table.outcome is not None
    assert table.outcome.returns == (10, 13)


@pytest.mark.rule("CG-174", "CG-R26")
def test_a_player_who_is_out_is_counted_with_the_others() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11", B="31 32", piles={"A": "99"})
    lay(table, A="11", B="31")
    assert told(table, HandScored) == []
    lay(table, B="32")
    assert [event.points for event in told(table, HandScored)] == [(5, 0)]


@pytest.mark.rule("CG-175")
def test_only_score_piles_count() -> None:
    """Neither the row 10, 20, 30, 31 nor the 55 that was not dealt nor a Hero counts for anybody."""
    table = deal("hero", "10 20 30 / 40 / 50 / 60", A="31", B="70", heroes="B")
    lay(table, A="31", B="70")
    assert rows(table) == "10 20 30 31 / 40 / 50 / 60 70"
    assert table.outcome is not None
    assert table.outcome.scores == (0, 0)


@pytest.mark.rule("CG-176", "CG-R13")
def test_equal_best_scores_share_the_victory() -> None:
    """17 against 17, although one pile has more cards."""
    table = deal(
        "hero", "1 / 2 / 3 / 4", A="50", B="51", C="52", piles={"A": "55 11 22", "B": "33 44 66 12 13", "C": "77"}
    )
    lay(table, A="50", B="51", C="52")
    assert points(table) == {"A": 17, "B": 17, "C": 5}
    assert winners(table) == "AB"


@pytest.mark.rule("CG-177", "CG-R12")
def test_a_match_of_three_hands_adds_up_the_points() -> None:
    """10 + 30 + 15 = 55 beats 25 + 20 + 9 = 54, although B leads by 5 after two hands."""
    table = deal(
        "hero",
        "1 / 2 / 3 / 4",
        A="50",
        B="51",
        match=3,
        scores=[(10, 25), (30, 20)],
        piles={"A": "11 22 33", "B": "44 10 12"},
    )
    assert [seat.total for seat in look(table).seats] == [55, 54]
    lay(table, A="50", B="51")
    assert told(table, HandScored) == [HandScored("CG-174", 3, (15, 9), (55, 54))]
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.rule) == ((55, 54), "CG-177")
    assert winners(table) == "A"


@pytest.mark.rule("CG-177")
def test_a_match_is_won_by_the_total_and_not_by_hands_won() -> None:
    table = deal("hero", "1 / 2 / 3 / 4", A="50", B="51", match=2, scores=[(20, 24)], piles={"A": "11 10", "B": "20"})
    lay(table, A="50", B="51")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.rule) == ((28, 27), "CG-177")
    assert winners(table) == "A"


@pytest.mark.rule("CG-178", "CG-R12")
def test_the_number_of_hands_is_free() -> None:
    table = open_table("hero", 2, hands=5)
    outcome = play_randomly(table, Random(0))
    noted = [event.points for event in told(table, HandScored)]
    assert len(noted) == 5
    assert outcome.scores == tuple(map(sum, zip(*noted, strict=True)))
    assert look(table).scores == tuple(noted)


@pytest.mark.rule("CG-178", "CG-R12")
@pytest.mark.parametrize("hands", [0, -1])
def test_a_match_has_at_least_one_hand(hands: int) -> None:
    with pytest.raises(BadInput) as error:
        open_table("hero", 2, hands=hands)
    assert (error.value.field, error.value.code) == ("options.hands", "not-enough")


@pytest.mark.rule("CG-179", "CG-R15")
def test_every_hand_is_a_fresh_set_up() -> None:
    table, rng = open_table("hero", 3, hands=2), Random(1)
    while len(told(table, HandBegun)) < 2:
        for seat, ask in table.asks.items():
            table.answer(seat, rng.choice(ask.options))
    view = look(table)
    first, second = shuffles(table)
    assert sorted(second) == list(range(1, 105))
    assert second != first
    assert [(seat.walkers, seat.pile, seat.points) for seat in view.seats] == [(15, (), 0)] * 3
    assert [seat.hero for seat in view.seats] == list(HEROES[:3])
    assert view.used_heroes == ()
    assert [len(row) for row in view.rows] == [1] * 4
    assert (view.hand, view.round, view.unused) == (2, 1, 55)
    assert tuple(seat.total for seat in view.seats) == view.scores[0]  # only what was noted carries over
    assert len(dealt_hands(table)) == 6


@pytest.mark.rule("CG-179")
def test_a_hero_used_in_one_hand_may_be_used_again_in_the_next() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11", B="31", heroes="AB", match=2)
    lay(table, A="11+hero", B="31")
    assert [event.rule for event in told(table, TurnedUp)] == ["CG-066"]
    assert (look(table).hand, look(table, "A").hero) == (2, HEROES[0])
    assert any("hero" in choice.notation for choice in table.asks[0].options)
