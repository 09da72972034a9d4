"""Hero mode: the round (CG-060 … CG-072)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.card_game.positions import (
    asked,
    deal,
    hand,
    lay,
    look,
    open_table,
    options,
    pile,
    placements,
    play_first_option,
    points,
    rows,
    shuffles,
    told,
)
from games.letters import play_out, play_randomly, refused
from shambles import Ask, Choice, Refusal
from shambles.core.asking.event import Ready
from shambles.games.card_game.table.events import Placed, RoundBegun, RowTaken, TurnedUp
from shambles.games.card_game.table.state import Lay


@pytest.mark.rule("CG-060")
def test_rounds_go_on_until_nobody_has_a_walker() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12", B="31 32 33")
    lay(table, A="11", B="31")
    assert asked(table) == "AB"
    lay(table, A="12", B="32")
    assert asked(table) == "B"
    assert table.outcome is None
    lay(table, B="33")
    assert asked(table) == ""
    assert table.outcome is not None


@pytest.mark.rule("CG-061")
@pytest.mark.parametrize(
    ("laid", "walkers_left", "hero_left"), [("11", 2, True), ("11+12", 1, True), ("11+hero", 2, False)]
)
def test_everybody_lays_one_or_two_cards(laid: str, walkers_left: int, hero_left: bool) -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12 13", B="71 72", heroes="AB")
    assert asked(table) == "AB"
    lay(table, A=laid, B="71")
    seat = look(table).seats[0]
    assert (seat.walkers, seat.hero is not None) == (walkers_left, hero_left)


@pytest.mark.rule("CG-062")
def test_one_walker_two_walkers_or_a_walker_with_the_hero() -> None:
    table = deal("hero", "1 / 2 / 3 / 4", A="5 9 12", B="80", heroes="A")
    assert options(table, "A") == ["5", "9", "12", "5+9", "5+12", "9+12", "5+hero", "9+hero", "12+hero"]
    assert options(table, "B") == ["80"]


@pytest.mark.rule("CG-062", "CG-150", "CG-155", "CG-R08")
@pytest.mark.parametrize(
    ("selection", "code", "rule"),
    [
        ("hero", "lay-a-walker", "CG-062"),
        ("", "lay-a-walker", "CG-062"),
        ("5+9+hero", "hero-and-one-walker", "CG-155"),
        ("5+9+12", "lay-at-most-two", "CG-062"),
        ("5+6", "not-in-your-hand", "CG-061"),
        ("6", "not-in-your-hand", "CG-061"),
        ("80+hero", "not-in-your-hand", "CG-061"),
        ("5+5", "not-understood", "CG-061"),
        ("105", "not-understood", "CG-061"),
        ("row 1", "not-understood", "CG-061"),
    ],
)
def test_nothing_else_may_be_laid(selection: str, code: str, rule: str) -> None:
    table = deal("hero", "1 / 2 / 3 / 4", A="5 9 12", B="80", heroes="A")
    why = table.asks[0].why_not(selection)
    assert isinstance(why, Refusal)
    assert refused(table, "A", selection) == (why.code, why.rule) == (code, rule)


@pytest.mark.rule("CG-063", "CG-R07")
@pytest.mark.parametrize("word", ["", "pass", "none", "-"])
def test_nobody_who_holds_a_walker_may_pass(word: str) -> None:
    table = deal("hero", "1 / 2 / 3 / 4", A="8", B="80", heroes="A")
    assert options(table, "A") == ["8", "8+hero"]
    refused(table, "A", word)
    assert asked(table) == "AB"


@pytest.mark.rule("CG-064")
def test_the_single_walker_left_must_be_played() -> None:
    table = deal("hero", "1 / 2 / 3 / 4", A="8", B="80")
    assert options(table, "A") == ["8"]
    assert refused(table, "A", "8+hero") == ("hero-is-used", "CG-154")


@pytest.mark.rule("CG-065")
def test_nothing_is_turned_up_before_everybody_is_ready() -> None:
    """B sees that A is ready, and not A's numbers."""
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12 13", B="31 32", heroes="A")
    before = look(table, "B")
    lay(table, A="11+12")
    assert asked(table) == "B"
    assert table.events_for(1) == [RoundBegun("CG-061", 1), Ready("CG-065", 0)]
    assert look(table, "B") == before
    assert hand(table, "A") == "11 12 13"


@pytest.mark.rule("CG-065", "CG-314", "CG-R20")
def test_the_number_of_cards_laid_is_seen_and_no_more() -> None:
    """One card or two, the Hero included; which of 12 and 13 lies there makes no difference to anybody else."""
    seen = []
    for choice in ("11+12", "11+13", "13+hero"):
        table = deal("hero", "10 / 30 / 50 / 70", A="11 12 13", B="31 32", heroes="A")
        lay(table, A=choice)
        assert table.laid == {0: 2}
        seen.append((table.view(1), table.view(None), table.events_for(1), table.asks[1].form(), table.laid))
    assert seen[0] == seen[1] == seen[2]
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12 13", B="31 32", heroes="A")
    lay(table, A="11")
    assert table.laid == {0: 1}


@pytest.mark.rule("CG-R21")
def test_a_selection_may_be_changed_until_the_last_one_is_in() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12 13", B="31 32")
    lay(table, A="11")
    lay(table, A="12+13")
    assert table.laid == {0: 2}
    assert table.events_for(1)[1:] == [Ready("CG-065", 0)]  # nobody is told of the change
    lay(table, B="31")
    assert placements(table) == "12A 13A 31B"
    assert hand(table, "A") == "11"


@pytest.mark.rule("CG-R21")
def test_a_selection_may_be_taken_back_until_the_last_one_is_in() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12 13", B="31 32")
    lay(table, A="11")
    table.undo(0)
    assert (asked(table), table.laid) == ("AB", {})
    lay(table, B="31", A="12")
    assert placements(table) == "12A 31B"
    assert isinstance(table.undo(0), Refusal)  # the cards have been turned up


@pytest.mark.rule("CG-066")
def test_all_cards_are_turned_up_at_once() -> None:
    """Everybody is ready, then one turning up, then the placements."""
    table = deal("hero", "10 / 30 / 50 / 70", A="12 55", B="11 13", C="71", heroes="C")
    lay(table, B="11+13", C="71+hero", A="12+55")
    events = table.events_for(None)[1 : 1 + 3 + 1 + 5]
    assert [event.key() for event in events] == [*["ready"] * 3, "turned-up", *["placed"] * 5]
    (turned,) = told(table, TurnedUp)
    assert turned.laid == {
        0: Lay("12+55", (12, 55)),
        1: Lay("11+13", (11, 13)),
        2: Lay("71+hero", (71,), True),
    }


@pytest.mark.rule("CG-067")
def test_the_walkers_are_placed_from_low_to_high_over_all_players() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="12 55", B="11 13")
    lay(table, A="12+55", B="13+11")
    assert placements(table) == "11B 12A 13B 55A"
    assert rows(table) == "10 11 12 13 / 30 / 50 55 / 70"


@pytest.mark.rule("CG-068", "CG-R04")
def test_two_walkers_of_one_player_are_independent() -> None:
    """B's 13 is placed between A's two cards, and these go to different rows."""
    table = deal("hero", "10 / 30 / 50 / 70", A="12 55", B="13")
    lay(table, A="12+55", B="13")
    assert placements(table) == "12A 13B 55A"
    assert rows(table) == "10 12 13 / 30 / 50 55 / 70"


@pytest.mark.rule("CG-069")
def test_a_card_is_scored_before_the_next_is_looked_at() -> None:
    table = deal("hero", "10 14 18 20 22 / 40 / 60 / 80", A="23 24", B="90")
    lay(table, A="23+24", B="90")
    assert rows(table) == "23 24 / 40 / 60 / 80 90"
    assert [event.key() for event in told(table, Placed, RowTaken)] == ["row-taken", "placed", "placed"]


@pytest.mark.rule("CG-070")
@pytest.mark.parametrize(("owner", "won"), [("A", {"A": 13, "B": 0}), ("B", {"A": 0, "B": 13})])
def test_what_a_card_wins_goes_to_the_player_who_laid_it(owner: str, won: dict[str, int]) -> None:
    a, b = ("23", "91") if owner == "A" else ("90", "23")
    table = deal("hero", "10 14 18 20 22 / 40 / 60 / 80", A=a, B=b)
    lay(table, A=a, B=b)
    assert points(table) == won
    assert pile(table, owner) == "10 14 18 20 22"


@pytest.mark.rule("CG-071")
def test_hands_only_shrink() -> None:
    """No draw between the rounds: what a hand holds, it held before."""
    table, rng = open_table("hero", 4), Random(3)
    rounds = 0
    while table.asks:
        before = [set(hand(table, letter).split()) for letter in "ABCD"]
        for seat, ask in table.asks.items():
            table.answer(seat, rng.choice(ask.options))
        rounds += 1
        for held, letter in zip(before, "ABCD", strict=True):
            after = set(hand(table, letter).split())
            assert after < held or (not held and not after)
        assert look(table).round == rounds + bool(table.asks)
    assert len(shuffles(table)) == 1


@pytest.mark.rule("CG-072")
def test_a_hand_lasts_8_rounds_if_everybody_hurries() -> None:
    def two_if_possible(ask: Ask[Lay]) -> Choice:
        return max(ask.options, key=lambda choice: len(choice.cards))

    table = open_table("hero", 3)
    play_out(table, two_if_possible)
    assert len(told(table, TurnedUp)) == 8


@pytest.mark.rule("CG-072")
def test_a_hand_lasts_15_rounds_if_nobody_does() -> None:
    table = open_table("hero", 3)
    play_first_option(table)
    assert len(told(table, TurnedUp)) == 15


@pytest.mark.rule("CG-072")
@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32))
def test_every_hand_lasts_8_to_15_rounds(seats: int, seed: int) -> None:
    table = open_table("hero", seats, seed)
    play_randomly(table, Random(seed))
    assert [event.round for event in told(table, TurnedUp)] == list(range(1, look(table).round + 1))
    assert 8 <= look(table).round <= 15
