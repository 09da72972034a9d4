"""What a seat may know (TD-061, TD-382), and imagining the rest: two halves of one fact."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tacdex.positions import (
    cards,
    deal,
    deck,
    encode,
    give,
    hand,
    look,
    open_table,
    pile,
    select,
    state_of,
    words,
)
from games.tacdex.whole_games import any_number, quickly, step, tables, walk
from shambles import Imagined, Table
from shambles.core.files.scenario import Position
from shambles.games.tacdex.box.contents import END, PACK, in_order
from shambles.games.tacdex.rules.phases import BATTLE
from shambles.games.tacdex.table.events import CardDiscarded, CardDrawn, HandDrawn
from shambles.games.tacdex.table.state import State

PUBLIC = {"theme", "hand", "deck", "pile", "end", "fights", "buried", "unseen", "end_draw"}


# --- what is seen


@pytest.mark.rule("TD-382", "TD-061", "TD-R29")
def test_a_spectator_sees_exactly_what_is_public() -> None:
    table = deal("LOW", A="9 2", B="4 R 3", piles={"A": "1 1 1"}, ends="A", decks={"A": "8", "B": "10 END"})
    view = look(table)
    assert (view.seat, view.cards, view.buried, view.pile) == (None, None, None, None)
    assert (view.marker, view.table, view.tied, view.unclaimed) == ("LOW", (), (), ())
    assert set(view.seats[0].__struct_fields__) == PUBLIC
    assert [(one.hand, one.deck, one.pile, one.end) for one in view.seats] == [(2, 1, 3, True), (3, 2, 0, False)]
    assert [words(one.unseen) for one in view.seats] == ["2 8 9", "3 4 10 R"]
    assert [one.end_draw for one in view.seats] == [None, (1, 2)]


@pytest.mark.rule("TD-382", "TD-061")
def test_a_player_sees_the_own_hand_and_pile_and_the_sizes_of_the_others() -> None:
    table = deal(A="9 2", B="4 3", piles={"A": "1 1", "B": "8 8 8"}, decks={"A": "7 END", "B": "10 END"})
    view = look(table, "A")
    assert (hand(table, "A"), pile(table, "A")) == ("2 9", "1 1")
    assert (view.seats[1].hand, view.seats[1].pile) == (2, 3)
    assert [words(one.unseen) for one in view.seats] == ["7", "3 4 10"]


@pytest.mark.rule("TD-382")
def test_what_is_played_is_seen_by_all_and_counted_by_all() -> None:
    table = deal(A="8 R 9", B="8 3 2", C="1 1", decks=dict.fromkeys("ABC", "2 END"))
    select(table, A="8", B="8", C="1")
    select(table, A="R", B="3")
    for letter in ("A", "B", "C", None):
        view = look(table, letter)
        assert [(played.seat, played.card) for played in view.table] == [
            (0, "8"),
            (1, "8"),
            (2, "1"),
            (0, "redo"),
            (1, "3"),
        ]
        assert view.shown == (("redo",), ("3",), ())
        assert view.tied == (0, 1)
    assert words(look(table, "C").seats[0].unseen) == "2 9"


@quickly
@given(table=tables(), seed=any_number)
@pytest.mark.rule("TD-382", "TD-297")
def test_the_view_can_be_reckoned_from_what_the_seat_was_told(table: Table, seed: int) -> None:
    """Nothing in a view comes from anywhere but the events that this very seat has heard."""
    rng = Random(seed)
    for _ in range(60):
        if table.asks:
            step(table, rng)
    for viewer in (None, 0, table.seats[-1]):
        known = listen(table, viewer)
        view: Any = table.view(viewer)
        for seat in table.seats:
            mine = seat == viewer
            seen = known["seen"][seat] + (known["hand"] if mine else Counter())
            unseen = Counter(PACK) - seen - Counter(known["buried"] if mine else [])
            assert Counter(view.seats[seat].unseen) == unseen
            assert (view.seats[seat].deck, view.seats[seat].hand) == (known["deck"][seat], known["held"][seat])
            assert view.seats[seat].buried == known["under"][seat]
        if viewer is not None:
            assert list(view.buried) == known["buried"]
            assert Counter(view.cards) == +known["hand"]


def listen(table: Table, viewer: int | None) -> dict[str, Any]:  # noqa: C901  one case for each event
    """A player with paper and pencil: what was played, sizes, the own hand, and what lies under the own deck."""
    seats = len(table.seats)
    hand: Counter[str] = Counter()
    seen: list[Counter[str]] = [Counter() for _ in range(seats)]
    size, held, under = [47] * seats, [0] * seats, [0] * seats
    buried: list[str] = []
    for event in table.events_for(viewer):
        match event.key(), event:
            case "hand-drawn", HandDrawn(seat=seat, count=count, cards=drawn):
                size[seat] -= count
                held[seat] += count
                hand += Counter(drawn or ())
            case "card-drawn", CardDrawn(seat=seat, card=card):
                size[seat] -= 1
                held[seat] += 1
                if seat == viewer:
                    assert card is not None
                    hand[card] += 1
            case "end-shown", _:
                size[event.seat] -= 1  # type: ignore[attr-defined]
            case "card-discarded", CardDiscarded(seat=seat, card=card):
                held[seat] -= 1
                size[seat] += 1
                under[seat] += 1
                if seat == viewer:
                    assert card is not None
                    hand[card] -= 1
                    buried.append(card)
            case "revealed", _:
                for seat, card in event.cards.items():  # type: ignore[attr-defined]
                    seen[seat][card] += 1
                    held[seat] -= 1
                    hand[card] -= seat == viewer
            case "card-added", _:
                seat, card = event.seat, event.card  # type: ignore[attr-defined]
                seen[seat][card] += 1
                held[seat] -= 1
                hand[card] -= seat == viewer
        for seat in range(seats):
            under[seat] = min(under[seat], size[seat])
        if viewer is not None:
            buried = buried[len(buried) - under[viewer] :]
    return {"hand": hand, "seen": seen, "deck": size, "held": held, "under": under, "buried": buried}


# --- what DISCARD put under a deck


@pytest.mark.rule("TD-297", "TD-149")
def test_the_owner_knows_what_lies_under_the_deck_and_in_which_order() -> None:
    table = deal(A="5 5 1", B="3 3 1 2 8 9", decks={"A": "4 4 END", "B": "10 11 END"}, picks={"A": "8 2"})
    select(table, A="5", B="3")
    select(table, A="5", B="3")
    assert deck(table, "B") == "END 8 2"
    assert (look(table, "B").buried, look(table, "A").buried, look(table).buried) == (("8", "2"), (), None)
    assert [look(table, letter).seats[1].buried for letter in "AB"] == [2, 2]
    assert words(look(table, "B").seats[1].unseen) == ""
    assert words(look(table, "A").seats[1].unseen) == "1 2 8 9 10 11"
    assert look(table, "A").seats[1].end_draw == (1, 1)  # all can count: END lies above what was put under it
    for seed in range(20):
        assert words(state_of(table.fork(1, Imagined(seed))).decks[1]) == "END 8 2"


@pytest.mark.rule("TD-297")
def test_the_others_imagine_any_card_under_the_deck() -> None:
    table = deal(A="5 1", B="3 1 2 8 9", decks={"B": "10 END"}, picks={"A": "8"})
    select(table, A="5", B="3")
    under = {state_of(table.fork(0, Imagined(seed))).decks[1][-1] for seed in range(200)}
    assert under == {"1", "2", "8", "9", "10"}
    assert {state_of(table.fork(1, Imagined(seed))).decks[1][-1] for seed in range(20)} == {"8"}


# --- where END can be


@pytest.mark.rule("TD-055", "TD-059", "TD-061")
def test_end_is_imagined_wherever_it_can_still_be() -> None:
    table = open_table()
    places = Counter(
        state_of(table.fork(viewer, Imagined(seed))).decks[1].index(END)
        for seed in range(600)
        for viewer in (0, 1, None)
    )
    assert set(places) == set(range(18, 42))
    assert all(30 <= count <= 125 for count in places.values())  # 1800 / 24 is 75


@pytest.mark.rule("TD-055", "TD-149")
def test_end_is_imagined_above_what_discard_put_under_it() -> None:
    """B: 24 cards, END among them, and then one put under them: END is anywhere but at the bottom."""
    filling = " ".join(in_order(PACK)[:23])
    table = deal(A="5 1", B="3 1 2 8 9", decks={"B": f"4 {filling} END"}, picks={"A": "8"})
    select(table, A="5", B="3")
    assert len(state_of(table).decks[1]) == 25
    assert look(table).seats[1].end_draw == (1, 24)
    for viewer in (0, 1, None):
        places = {state_of(table.fork(viewer, Imagined(seed))).decks[1].index(END) for seed in range(400)}
        assert places == set(range(24))


@pytest.mark.rule("TD-140", "TD-382")
def test_an_end_that_lies_open_is_imagined_nowhere() -> None:
    table = deal(A="9 2", B="4 2", ends="A")
    assert look(table).seats[0].end_draw is None
    assert END not in state_of(table.fork(1, Imagined(1))).decks[0]


# --- worlds


def worlds_of(table: Table) -> set[tuple[Any, ...]]:
    """All that could be for A, found by imagining often enough."""
    found = set()
    for seed in range(4000):
        state = state_of(table.fork(0, Imagined(seed)))
        found.add((tuple(state.hands[1]), tuple(state.decks[1]), tuple(state.decks[0])))
    return found


@pytest.mark.rule("TD-061", "TD-382")
def test_every_possible_world_is_imagined_and_no_other() -> None:
    """B's two hand cards and deck of two and END: 4 cards in hand and deck, END at any of three places."""
    table = deal(A="9 2", B="1 3", decks={"A": "8 END", "B": "4 11 END"})
    found = worlds_of(table)
    hands_and_decks = 12  # which two of four are in the deck, and in which order
    assert len(found) == hands_and_decks * 3 * 2  # END in B's deck, END in A's own
    for held, theirs, mine in found:
        assert Counter(held + theirs) == Counter(["1", "3", "4", "11", END])
        assert Counter(mine) == Counter(["8", END])
    assert (tuple(cards("1 3")), tuple(cards("4 11 END")), tuple(cards("8 END"))) in found


@pytest.mark.rule("TD-382", "TD-061", "TD-083", "TD-297")
@quickly
@given(table=tables(), seed=any_number, steps=st.integers(0, 150))
def test_an_imagined_world_keeps_all_that_the_seat_knows(table: Table, seed: int, steps: int) -> None:
    walk(table, Random(seed), steps)
    for viewer in (None, 0, table.seats[-1]):
        world = table.fork(viewer, Imagined(seed))
        assert encode(world.view(viewer)) == encode(table.view(viewer))
        if viewer in table.asks:
            assert encode(world.asks[viewer].form()) == encode(table.asks[viewer].form())
        truth, fancy = state_of(table), state_of(world)
        for seat in table.seats:
            assert Counter(fancy.hands[seat] + fancy.decks[seat]) == Counter(truth.hands[seat] + truth.decks[seat])
            assert fancy.hands[seat] == in_order(fancy.hands[seat])
        for field in set(State.__struct_fields__) - {"hands", "decks"}:
            assert getattr(fancy, field) == getattr(truth, field)


def other_world(state: State, viewer: int | None, rng: Random) -> State:
    """Another state with everything shuffled that this viewer cannot know; written here once more, by hand."""
    for seat, mine in enumerate(seat == viewer for seat in range(len(state.hands))):
        hand, deck = state.hands[seat], state.decks[seat]
        under = deck[len(deck) - state.buried[seat] :]
        own = len(deck) - len(under)
        heap = [card for card in deck[:own] + ([] if mine else hand + under) if card != END]
        rng.shuffle(heap)
        if not mine:
            state.hands[seat], heap = in_order(heap[: len(hand)]), heap[len(hand) :]
            under = []
        if not state.ends[seat]:
            heap.insert(rng.randrange(max(0, own - 24), own), END)
        state.decks[seat] = heap + under
    return state


@pytest.mark.rule("TD-382", "TD-061", "TD-083", "TD-297")
@quickly
@given(table=tables(), seed=any_number, steps=st.integers(0, 150))
def test_worlds_that_differ_in_what_is_secret_look_alike(table: Table, seed: int, steps: int) -> None:
    """Byte by byte: views, asks and events, also while others lay cards face down and answer what they are asked."""
    rng = Random(seed)
    walk(table, rng, steps)
    if not table.asks:
        return
    settings = {"actions": table.options.actions, "unclaimed": table.options.unclaimed}
    for viewer in (None, 0, table.seats[-1]):
        twins = []
        for number in (0, 1):
            state = table.game.decode_state(table._run.head.state)
            state = other_world(state, viewer, Random(seed + number))
            twins.append(Table.deal("tacdex", Position(len(table.seats), settings, BATTLE, state), seed=number))
        one, other = twins
        for seat in [seat for seat in one.asks if seat != viewer][: len(one.asks) - 1]:
            for world in twins:
                world.answer(seat, world.asks[seat].options[rng.randrange(9) % len(world.asks[seat].options)])
            compare(one, other, viewer)
        compare(one, other, viewer)


def compare(one: Table, other: Table, viewer: int | None) -> None:
    assert encode(one.view(viewer)) == encode(other.view(viewer))
    assert encode(one.events_for(viewer)) == encode(other.events_for(viewer))
    assert (one.laid, list(one.asks)) == (other.laid, list(other.asks))
    if viewer in one.asks:
        assert encode(one.asks[viewer].form()) == encode(other.asks[viewer].form())


@pytest.mark.rule("TD-382", "TD-297", "TD-357")
def test_in_the_middle_of_a_battle_too_a_fork_keeps_what_is_known() -> None:
    """At REDO, FLIP and the choice of an opponent, some cards lie open that were hidden when the battle began."""
    table = deal(A="R 5 1 2", B="6 1 2 3", C="9 8 8 8", last_winner="A", decks=dict.fromkeys("ABC", "4 10 11 END 9"))
    select(table, A="R", B="6", C="9")
    asked = []
    for letter, answer in (("A", "5"), ("B", "flip"), ("A", "seat 3")):
        (key,) = {ask.key for ask in table.asks.values()}
        asked.append(key)
        for viewer in (0, 1, 2, None):
            world = table.fork(viewer, Imagined(5))
            again = world.fork(viewer, Imagined(6))
            assert encode(again.view(viewer)) == encode(world.view(viewer)) == encode(table.view(viewer))
            again.play_out(lambda ask: ask.options[0])
        give(table, letter, answer)
    assert asked == ["add-a-card", "turn-the-marker", "choose-an-opponent"]
