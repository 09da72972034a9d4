"""Survival mode: end of the hand and of the match (CG-260 … CG-266)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import asked, deal, lay, look, open_table, points, rows, shuffles, told, winners
from games.letters import play_randomly
from shambles.games.card_game.table.events import HandBegun, HandScored, TurnedUp


@pytest.mark.rule("CG-214", "CG-260", "CG-R09")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_the_hand_ends_after_ten_rounds(seats: int) -> None:
    table = open_table("survival", seats)
    play_randomly(table, Random(4))
    assert [event.rule for event in told(table, TurnedUp)] == ["CG-211"] * 10
    assert [seat.walkers for seat in look(table).seats] == [0] * seats
    assert table.events_for(None)[-1].key() == "hand-scored"


@pytest.mark.rule("CG-260")
def test_the_hand_goes_on_while_there_are_cards() -> None:
    table = deal("survival", "1 / 2 / 3 / 4", A="50 51", B="60 61", C="70 71")
    lay(table, A="50", B="60", C="70")
    assert (asked(table), table.outcome) == ("ABC", None)
    lay(table, A="51", B="61", C="71")
    assert table.outcome is not None


@pytest.mark.rule("CG-261", "CG-R09")
def test_fewest_points_win_and_an_empty_pile_is_0() -> None:
    table = deal("survival", "1 / 2 / 3 / 4", A="50", B="60", C="70", piles={"B": "11", "C": "22 10 16"})
    lay(table, A="50", B="60", C="70")
    assert told(table, HandScored) == [HandScored("CG-261", 1, (0, 5, 9), (0, 5, 9))]
    assert winners(table) == "A"
    assert table.outcome is not None
    assert table.outcome.returns == (0, -5, -9)  # more is better, for programs


@pytest.mark.rule("CG-262", "CG-R13")
def test_equal_lowest_scores_share_the_victory() -> None:
    """0, 0 and 9: the first two; and a pile of fewer cards is no better than one of the same points."""
    table = deal("survival", "1 / 2 / 3 / 4", A="50", B="60", C="70", piles={"C": "22 10 16"})
    lay(table, A="50", B="60", C="70")
    assert winners(table) == "AB"
    table = deal("survival", "1 / 2 / 3 / 4", A="50", B="60", C="70", piles={"A": "10", "B": "12 13 14", "C": "22"})
    lay(table, A="50", B="60", C="70")
    assert points(table) == {"A": 3, "B": 3, "C": 5}
    assert winners(table) == "AB"


@pytest.mark.rule("CG-263")
def test_cards_left_in_the_rows_count_for_nobody() -> None:
    table = deal("survival", "11 22 33 44 / 47 / 48 / 49", A="45", B="50", C="55")
    lay(table, A="45", B="50", C="55")
    assert rows(table) == "11 22 33 44 45 / 47 / 48 / 49 50 55"
    assert table.outcome is not None
    assert table.outcome.scores == (0, 0, 0)


@pytest.mark.rule("CG-263")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_not_in_a_pile_is_not_counted(seed: int) -> None:
    """The deck is worth 171; with ten players every Walker is played, and the rows keep 4 to 20 of them."""
    table = open_table("survival", 10, seed)
    outcome = play_randomly(table, Random(seed))
    view = look(table)
    assert 4 <= sum(map(len, view.rows)) <= 20
    assert sum(outcome.scores) + sum(view.row_points) == 171


@pytest.mark.rule("CG-264", "CG-R11")
def test_a_match_of_three_hands_is_won_by_the_lowest_total() -> None:
    """10+3+1 = 14, 0+20+2 = 22, 5+5+3 = 13: the last wins."""
    table = deal(
        "survival",
        "61 / 62 / 63 / 64",
        A="70",
        B="71",
        C="72",
        match=3,
        scores=[(10, 0, 5), (3, 20, 5)],
        piles={"A": "1", "B": "5", "C": "10"},
    )
    lay(table, A="70", B="71", C="72")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.rule) == ((14, 22, 13), "CG-264")
    assert (table.outcome.reason, winners(table)) == ("fewest-points", "C")


@pytest.mark.rule("CG-265", "CG-R11", "CG-R12")
def test_the_number_of_hands_is_free_and_the_lowest_total_still_wins() -> None:
    table = open_table("survival", 3, hands=5)
    outcome = play_randomly(table, Random(0))
    noted = [event.points for event in told(table, HandScored)]
    assert len(noted) == 5
    assert outcome.scores == tuple(map(sum, zip(*noted, strict=True)))
    assert len(set(outcome.scores)) == 3
    assert outcome.winners == (outcome.scores.index(min(outcome.scores)),)


@pytest.mark.rule("CG-266", "CG-R15")
def test_every_hand_is_a_fresh_set_up() -> None:
    table, rng = open_table("survival", 4, hands=2), Random(1)
    while len(told(table, HandBegun)) < 2:
        for seat, ask in table.asks.items():
            table.answer(seat, rng.choice(ask.options))
    first, second = shuffles(table)
    assert sorted(second) == list(range(1, 105))
    assert second != first
    view = look(table)
    assert [(seat.walkers, seat.pile) for seat in view.seats] == [(10, ())] * 4
    assert view.rows == tuple((card,) for card in second[40:44])
    assert (view.hand, view.round, view.unused) == (2, 1, 60)
    assert tuple(seat.total for seat in view.seats) == view.scores[0]
    assert max(view.scores[0]) > 0
