"""Checks useful to an engine (CG-310 … CG-314), held over whole games of every mode and size."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from games.card_game.positions import cards, deal, hand, lay, look, open_table, saved, state_at_head, told
from games.card_game.whole_games import DECK, Follower, play_drawn, tables
from games.letters import play_randomly
from shambles import Accepted, Imagined, Table
from shambles.core.files.scenario import Position
from shambles.games.card_game import GAME
from shambles.games.card_game.box.contents import HEROES, Mode, Options
from shambles.games.card_game.scenarios.check import LETTERS
from shambles.games.card_game.table.events import HandScored, Placed, RowTaken, TurnedUp
from shambles.games.card_game.table.state import unchosen_heroes

# A long game is many draws: one too long for Hypothesis is drawn again, and shrinking one would take minutes.
quickly = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.data_too_large],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
any_number = st.integers(0, 2**64 - 1)


# --- where the cards are


@pytest.mark.rule("CG-310")
@quickly
@given(table=tables(most_hands=2), data=st.data())
def test_no_walker_is_ever_lost_or_doubled(table: Table, data: st.DataObject) -> None:
    play_drawn(table, data)
    follower = Follower(table)
    for event in follower.news():
        follower.hear(event)
        assert follower.all_walkers() == DECK
    view = look(table)
    assert [list(row) for row in view.rows] == follower.rows
    assert [list(seat.pile) for seat in view.seats] == list(follower.piles.values())
    assert sorted(state_at_head(table).unused) == follower.undealt
    assert view.unused == len(follower.undealt)


@pytest.mark.rule("CG-310")
@quickly
@given(table=tables(), seed=any_number)
def test_what_is_seen_is_what_was_told(table: Table, seed: int) -> None:
    """After every answer, the views of all seats agree with somebody who only listened."""
    follower, rng = Follower(table), Random(seed)
    while table.asks:
        seat = rng.choice(list(table.asks))
        table.answer(seat, rng.choice(table.asks[seat].options))
        for event in follower.news():
            follower.hear(event)
        for one in table.seats:
            assert hand(table, LETTERS[one]) == " ".join(map(str, follower.hands[one]))
        spectator = look(table)
        assert [list(row) for row in spectator.rows] == follower.rows
        assert [(turned.card, turned.seat) for turned in spectator.turned] == follower.turned
        assert [list(seat.pile) for seat in spectator.seats] == list(follower.piles.values())
        assert [seat.hero for seat in spectator.seats] == [follower.heroes.get(one) for one in table.seats]


@pytest.mark.rule("CG-310", "CG-154")
@quickly
@given(table=tables("hero", most_hands=2), seed=any_number)
def test_there_are_always_six_heroes(table: Table, seed: int) -> None:
    rng = Random(seed)
    while table.asks:
        seat = rng.choice(list(table.asks))
        table.answer(seat, rng.choice(table.asks[seat].options))
        state = state_at_head(table)
        held = [hero for hero in state.heroes if hero is not None]
        assert sorted([*held, *state.used_heroes, *unchosen_heroes(state)]) == sorted(HEROES)
        assert len(held) + len(state.used_heroes) == len(table.seats)


@pytest.mark.rule("CG-311", "CG-130", "CG-238")
@quickly
@given(table=tables(), data=st.data())
def test_there_are_always_four_rows_of_one_to_five(table: Table, data: st.DataObject) -> None:
    play_drawn(table, data)
    follower = Follower(table)
    for event in follower.news():
        follower.hear(event)
        if isinstance(event, Placed | RowTaken):
            assert len(follower.rows) == 4
            assert all(1 <= len(row) <= 5 for row in follower.rows)


# --- placing, in every game


@pytest.mark.rule("CG-008", "CG-067", "CG-092", "CG-110", "CG-131", "CG-152", "CG-212", "CG-215", "CG-239")
@quickly
@given(table=tables(), data=st.data())
def test_every_card_lies_where_the_book_puts_it(table: Table, data: st.DataObject) -> None:
    """The order is the follower's; the row is worked out here once more, from the ends at that moment."""
    play_drawn(table, data)
    follower = Follower(table)
    for event in follower.news():
        if isinstance(event, Placed | RowTaken):
            ends = [row[-1] for row in follower.rows]
            below = [end for end in ends if end < event.card]
            if below or follower.mode == "hero":
                assert event.row == ends.index(max(below or ends))
                assert isinstance(event, RowTaken) == (len(follower.rows[event.row]) == 5)
            else:
                assert isinstance(event, RowTaken)
                assert event.rule == "CG-230"
        follower.hear(event)


@pytest.mark.rule("CG-116", "CG-112")
@quickly
@given(table=tables("hero"), data=st.data())
def test_a_hero_round_has_at_most_two_low_cards(table: Table, data: st.DataObject) -> None:
    """At most one among the Hero pairs and one among the others; a row falls nowhere but at a low card."""
    play_drawn(table, data)
    follower = Follower(table)
    ever_low: set[int] = set()
    paired: set[int] = set()
    for event in follower.news():
        follower.hear(event)
        if isinstance(event, TurnedUp):
            paired = {card for choice in event.laid.values() if choice.hero for card in choice.cards}
        low = set(follower.low_cards)
        ever_low |= low
        assert len(low & paired) <= 1
        assert len(low - paired) <= 1
        for row in follower.rows:
            assert all(right > left or right in ever_low for left, right in pairwise(row))


@pytest.mark.rule("CG-236")
@quickly
@given(table=tables("survival"), data=st.data())
def test_a_survival_round_has_at_most_one_low_card_and_it_is_the_lowest(table: Table, data: st.DataObject) -> None:
    play_drawn(table, data)
    follower = Follower(table)
    for event in follower.news():
        follower.hear(event)
        assert len(follower.low_cards) <= 1
        for card in follower.low_cards:
            assert card == min(follower.revealed)


@pytest.mark.rule("CG-242", "CG-112")
@quickly
@given(table=tables("survival"), data=st.data())
def test_survival_rows_always_rise(table: Table, data: st.DataObject) -> None:
    play_drawn(table, data)
    follower = Follower(table)
    for event in follower.news():
        follower.hear(event)
        assert all(row == sorted(set(row)) for row in follower.rows)


@pytest.mark.rule("CG-072", "CG-060", "CG-214", "CG-213")
@quickly
@given(table=tables(most_hands=2), data=st.data())
def test_every_hand_has_its_length(table: Table, data: st.DataObject) -> None:
    play_drawn(table, data)
    follower = Follower(table)
    for event in follower.news():
        follower.hear(event)
        if isinstance(event, HandScored):
            assert not any(follower.hands.values())
            assert 8 <= follower.rounds <= 15 if follower.mode == "hero" else follower.rounds == 10


# --- decisions and chance


@pytest.mark.rule("CG-312", "CG-R18")
@quickly
@given(table=tables(most_hands=2), data=st.data())
def test_there_are_no_other_decisions(table: Table, data: st.DataObject) -> None:
    """Cards to lay, and in Survival a row to take; all else is a shuffle for each hand."""
    play_drawn(table, data)
    hands = table.options.hands
    journal = saved(table)["journal"]
    assert [entry[1] for entry in journal if entry[0] == "d"] == [f"deck:{number}" for number in range(1, hands + 1)]
    answers = [entry[2] for entry in journal if entry[0] == "a"]
    assert len(answers) + hands == len(journal)
    rows_taken = [answer for answer in answers if answer.startswith("row")]
    assert len(rows_taken) == sum(event.rule == "CG-230" for event in told(table, RowTaken))
    assert len(answers) - len(rows_taken) == sum(len(event.laid) for event in told(table, TurnedUp))


@pytest.mark.rule("CG-312")
def test_the_table_decides_on_the_mode_and_the_length() -> None:
    assert Options.__struct_fields__ == ("mode", "hands")
    assert {question.key for question in GAME.questions} == {"lay-cards", "lay-a-card", "take-a-row"}


@pytest.mark.rule("CG-313")
@quickly
@given(table=tables(most_hands=2), data=st.data())
def test_the_same_shuffle_and_decisions_give_the_same_game(table: Table, data: st.DataObject) -> None:
    play_drawn(table, data)
    again = open_table(table.options.mode, len(table.seats), table.seed, table.options.hands)
    for entry in saved(table)["journal"]:
        if entry[0] == "a":
            assert isinstance(again.answer(entry[1], entry[2]), Accepted)
    assert again.save() == table.save()
    assert again.events_for(0) == table.events_for(0)
    assert Table.load(table.save()).save() == table.save()


@pytest.mark.rule("CG-313")
@quickly
@given(table=tables(), seed=any_number, other=any_number)
def test_after_the_shuffle_nothing_is_left_to_chance(table: Table, seed: int, other: int) -> None:
    """The hand is dealt; whatever the seed of the table, the same answers lead to the same end."""
    state = state_at_head(table)
    ends = set()
    for luck in (seed, other):
        position = Position(len(table.seats), {"mode": table.options.mode}, "round", state)
        dealt = Table.deal("card_game", position, seed=luck)
        ends.add((play_randomly(dealt, Random(1)), look(dealt).rows))
    assert len(ends) == 1


@pytest.mark.rule("CG-313", "CG-066", "CG-211")
@quickly
@given(table=tables(), seed=any_number)
def test_the_order_of_answering_makes_no_difference(table: Table, seed: int) -> None:
    rng = Random(seed)
    backwards = open_table(table.options.mode, len(table.seats), table.seed)
    while table.asks:
        choices = {seat: rng.choice(ask.options) for seat, ask in table.asks.items()}
        for seat in choices:
            table.answer(seat, choices[seat])
        for seat in reversed(choices):
            backwards.answer(seat, choices[seat])
        assert look(backwards) == look(table)
    assert backwards.outcome == table.outcome


# --- what is secret


def other_world(table: Table, seat: int | None, seed: int) -> Table:
    """The same table, with everything shuffled that this seat (None: a spectator) cannot know."""
    state = state_at_head(table)
    others = [one for one in table.seats if one != seat]
    heap = [*state.unused, *(card for one in others for card in state.hands[one])]
    Random(seed).shuffle(heap)
    for one in others:
        size = len(state.hands[one])
        state.hands[one], heap = sorted(heap[:size]), heap[size:]
    state.unused = sorted(heap)
    return Table.deal("card_game", Position(len(table.seats), {"mode": table.options.mode}, "round", state), seed=0)


@pytest.mark.rule("CG-314")
@quickly
@given(table=tables(), seed=any_number, rounds=st.integers(0, 7))
def test_worlds_that_differ_in_what_is_secret_look_alike(table: Table, seed: int, rounds: int) -> None:
    rng = Random(seed)
    while look(table).round <= rounds or any(ask.key == "take-a-row" for ask in table.asks.values()):
        for seat, ask in table.asks.items():
            table.answer(seat, rng.choice(ask.options))
    encode = msgspec.json.encode
    for viewer in (None, 0, table.seats[-1]):
        worlds = [other_world(table, viewer, seed + number) for number in (0, 1)]
        for world in worlds:
            for seat in set(world.asks) - {viewer, 1}:  # somebody is still awaited, so the cards lie face down
                world.answer(seat, world.asks[seat].options[0])
        one, other = worlds
        assert encode(one.view(viewer)) == encode(other.view(viewer))
        assert encode(one.events_for(viewer)) == encode(other.events_for(viewer))
        assert (one.laid, set(one.asks)) == (other.laid, set(other.asks))
        if viewer in one.asks:
            assert encode(one.asks[viewer].form()) == encode(other.asks[viewer].form())


@pytest.mark.rule("CG-314", "CG-R20")
def test_a_spectator_sees_rows_piles_and_hand_sizes_but_no_hand() -> None:
    table = deal("hero", "10 / 30 / 50 / 70", A="11 12", B="31 32 33", heroes="B", piles={"A": "99"})
    view = look(table)
    assert (view.seat, view.cards, view.hero) == (None, None, None)
    assert view.rows == ((10,), (30,), (50,), (70,))
    assert [seat.walkers for seat in view.seats] == [2, 3]
    assert [seat.pile for seat in view.seats] == [(99,), ()]
    assert [seat.hero for seat in view.seats] == [None, HEROES[1]]
    assert view.unused == 104 - 4 - 5 - 1
    shown = msgspec.json.encode(view).decode()
    assert not any(f"{card}" in shown for card in (11, 12, 31, 32, 33))
    assert look(table, "A").cards == (11, 12)


@pytest.mark.rule("CG-314")
@pytest.mark.parametrize("mode", ["hero", "survival"])
def test_an_imagined_world_keeps_what_the_seat_knows(mode: Mode) -> None:
    table = open_table(mode, 4)
    worlds = [table.fork(1, Imagined(seed)) for seed in range(5)]
    for world in worlds:
        assert world.view(1) == table.view(1)
        held = [card for letter in "ABCD" for card in cards(hand(world, letter))]
        assert len(set(held)) == len(held)
        assert not set(held) & {row[0] for row in look(table).rows}
    assert len({hand(world, "A") for world in worlds}) == 5


@pytest.mark.rule("CG-314", "CG-062")
def test_in_an_imagined_world_every_hand_can_be_played_by_notation() -> None:
    """Two Walkers have one notation, `12+57`, in the hands that are imagined as in those that are real."""
    world = open_table("hero", 3).fork(0, Imagined(5))
    for seat, ask in world.asks.items():
        for choice in ask.options:
            assert ask.why_not(choice.notation) is None, (seat, choice.notation)


@pytest.mark.rule("CG-314")
def test_a_face_down_card_is_unknown_to_an_imagined_world() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="11 12 13", B="31 32 33", C="51 52 53")
    lay(table, A="11", B="31")
    world = table.fork(1, Imagined(3))
    assert set(world.asks) == {0, 2}  # B's own card lies there; what A laid is dropped
    assert world.laid == {1: 1}
