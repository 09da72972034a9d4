"""The operations of the vocabulary at work: what is done, and to whom (BG-246, BG-317)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    ALONE,
    SHOP,
    asked,
    card,
    deal,
    keys,
    look,
    markers,
    options,
    party,
    play,
    road,
    roll,
    sheet,
    state,
    supplies,
    survivors,
    the_ask,
    tokens,
    told,
    won,
)
from shambles.games.board_game.table.about import FatigueDue, Left, WhichSpace
from shambles.games.board_game.table.events import TokenRemoved, TokenSeen
from shambles.games.board_game.table.events_of_cards import (
    CardDrawn,
    Given,
    LocationsSeen,
    NumberChanged,
    PrivateSwapped,
    SideTaken,
    Voted,
)
from shambles.games.board_game.table.state import State

# --- resources


@pytest.mark.rule("BG-246", "BG-275")
def test_gain_and_lose_for_one_for_all_and_for_the_others() -> None:
    table = won({"op": "gain", "res": "ammo", "n": 2}, {"op": "gain", "res": "gas", "who": "all"})
    assert (supplies(table, "P1"), supplies(table, "P2")) == ("0 1 2", "1 2 0")
    table = won({"op": "lose", "res": "gas", "who": "others"}, {"op": "lose", "res": "ammo", "n": 3})
    assert (supplies(table, "P1"), supplies(table, "P2")) == ("0 0 0", "1 0 0")
    table = won({"op": "gain", "n": 2})
    assert options(table, "P1") == ["food", "gas", "ammo"]
    assert the_ask(table, "P1").on(Left).left == 2
    play(table, "P1", "ammo", "gas")
    assert supplies(table, "P1") == "0 1 1"
    table = won({"op": "lose", "n": 2, "who": "others"})
    assert asked(table) == {"P2": "lose-any"}
    play(table, "P2", "gas")
    assert supplies(table, "P2") == "0 0 0"


@pytest.mark.rule("BG-246")
def test_give_moves_up_to_so_many_and_the_giver_picks() -> None:
    give = {"op": "give", "res": "any", "n": 3, "from": "others", "to": "self"}
    table = won(give)
    assert asked(table) == {"P2": "lose-any"}
    assert the_ask(table, "P2").on(Left).left == 2  # there are no more
    play(table, "P2", "gas")
    assert (supplies(table, "P1"), supplies(table, "P2")) == ("1 1 0", "0 0 0")
    assert [(event.seat, event.target, event.resource, event.n) for event in told(table, Given)] == [
        (1, 0, "gas", 1),
        (1, 0, "food", 1),
    ]
    table = won({"op": "give", "res": "food", "n": 2, "from": "self", "to": "others"}, mine=party("a", food=3))
    assert (supplies(table, "P1"), supplies(table, "P2")) == ("1 0 0", "3 1 0")


@pytest.mark.rule("BG-273", "BG-246")
def test_no_resources_blocks_the_space() -> None:
    table = won({"op": "no_resources"})
    assert asked(table) == {"P2": "move"}
    assert supplies(table, "P1") == "0 0 0"


# --- survivors


@pytest.mark.rule("BG-246", "BG-391")
def test_fatigue_on_each_on_the_starting_character_and_spread() -> None:
    table = won({"op": "fatigue", "on": "each"}, mine=party("a", "rick arnold"))
    assert survivors(table, "P1") == "rick:1 arnold:1"
    table = won({"op": "fatigue", "on": "start", "n": 2}, mine=party("a", "arnold rick"))
    assert survivors(table, "P1") == "arnold rick:2"
    table = won({"op": "fatigue", "on": "start"}, mine=party("a", "arnold chris"))
    assert asked(table) == {"P1": "place-fatigue"}  # nobody to name: the owner places it
    assert the_ask(table, "P1").on(FatigueDue).left == 1
    table = won({"op": "fatigue", "on": "one", "n": 2, "who": "others"})
    play(table, "P2", "gus")
    assert survivors(table, "P2") == "hank gus:2"


@pytest.mark.rule("BG-246")
def test_healing_of_one_of_each_of_the_starting_character_and_spread() -> None:
    mine = party("a", "rick:2 arnold:2")
    table = won({"op": "heal", "on": "each"}, mine=mine)
    assert survivors(table, "P1") == "rick:1 arnold:1"
    table = won({"op": "heal", "on": "start", "n": 2}, mine=mine)
    assert survivors(table, "P1") == "rick arnold:2"
    table = won({"op": "heal", "on": "one", "n": "all"}, mine=mine)
    play(table, "P1", "arnold")
    assert survivors(table, "P1") == "rick:2 arnold"
    table = won({"op": "heal", "on": "one", "n": 1}, mine=mine)
    play(table, "P1", "rick")
    assert survivors(table, "P1") == "rick:1 arnold:2"
    table = won({"op": "heal", "n": 3}, mine=mine)
    play(table, "P1", "rick", "rick")
    assert survivors(table, "P1") == "rick arnold:1"


@pytest.mark.rule("BG-451", "BG-454", "BG-394", "BG-R70")
def test_followers_join_stay_behind_and_die() -> None:
    table = won({"op": "join", "n": 2}, follower_deck=["cal", "ruth"])
    assert sorted(survivors(table, "P1").split()) == ["arnold", "cal", "chris", "ruth"]
    table = won({"op": "join"}, follower_deck=[])
    assert "nobody-joined" in keys(table)
    table = won({"op": "leave", "pick": "random", "who": "others"})
    assert list(markers(table).values()) == ["c"]
    assert len(sheet(table, "P2").survivors) == 1
    table = won({"op": "slay", "who": "others"})
    assert asked(table) == {"P2": "sacrifice"}
    play(table, "P2", "hank")
    assert (survivors(table, "P2"), state(table).dead) == ("gus", ["hank"])


# --- cards and tokens


@pytest.mark.rule("BG-291", "BG-293")
def test_keep_and_drop() -> None:
    table = won({"op": "drop"}, mine=party("a", items=["enc50", "enc52"]))
    assert options(table, "P1") == ["enc50", "enc52"]
    play(table, "P1", "enc50")
    assert (sheet(table, "P1").items, "enc50" in state(table).discard) == (["enc52"], True)
    twice = won({"op": "drop"}, mine=party("a", items=["enc50", "enc50"]))
    assert sheet(twice, "P1").items == ["enc50"]


@pytest.mark.rule("BG-139", "BG-246")
def test_tokens_are_placed_around_one_by_one_or_taken_away() -> None:
    table = won({"op": "tokens", "n": 2, "at": "adjacent"})
    assert tokens(table) == {"a": 3, "c": 2}
    table = won({"op": "tokens", "n": 2, "at": "adjacent_one"})
    assert options(table, "P1") == ["a", "c"]
    assert the_ask(table, "P1").on(WhichSpace).left == 2
    play(table, "P1", "c", "c")
    assert tokens(table) == {"a": 1, "c": 2}
    table = won({"op": "tokens", "n": 1, "at": "near"}, world="a b=resource:food c d e")
    assert options(table, "P1") == ["a", "b", "c", "d"]

    def turn_up(found: State) -> None:
        found.tokens["c"][0].up = True

    table = won({"op": "tokens", "n": -2, "at": "near"}, tokens={"c": [4, 2]}, change=turn_up)
    assert the_ask(table, "P1").on(Left).left == 2
    play(table, "P1", "c", "enough")
    assert (tokens(table), state(table).fought, state(table).unseen) == ({"a": 1, "c": 1}, [4], [])
    table = won({"op": "tokens", "n": -2, "at": "near"}, tokens={"c": [4]})
    play(table, "P1", "c", "a")
    assert (tokens(table), len(state(table).unseen), state(table).fought) == ({}, 2, [])


@pytest.mark.rule("BG-241", "BG-246")
def test_draw_brings_more_cards_after_this_one() -> None:
    more = [card(success=[{"op": "draw", "n": 2}, {"op": "gain", "res": "gas"}]), card(), card()]
    table = deal(road(SHOP), party("a"), cards=more)
    play(table, "P1", "b", "success")
    assert supplies(table, "P1") == "0 1 0"
    play(table, "P1", "fail", "success", "take")
    assert [event.why for event in told(table, CardDrawn)] == ["food", "more", "more"]


@pytest.mark.rule("BG-152", "BG-317")
def test_a_look_at_tokens_turns_them_up_for_all() -> None:
    table = won({"op": "peek", "what": "tokens", "n": 2}, tokens={"c": [4, 7]})
    play(table, "P1", "c", "c")
    assert [(event.space, event.value) for event in told(table, TokenSeen)] == [("c", 4), ("c", 7)]
    assert look(table).tokens[1].values == (4, 7)
    assert asked(table) == {"P1": "collect"}
    table = won({"op": "peek", "what": "tokens", "n": 2}, tokens={"c": [4, 7]})
    play(table, "P1", "c", "enough")
    assert look(table).tokens[1].values == (4, None)


@pytest.mark.rule("BG-246", "BG-139")
@pytest.mark.parametrize(("side", "value"), [("tokens", None), ("open_tokens", 4)])
def test_a_token_that_is_taken_away_shows_its_number_only_if_it_lay_open(side: str, value: int | None) -> None:
    lying: dict[str, Any] = {side: {"c": [4]}}
    table = won({"op": "tokens", "n": -1, "at": "near"}, **lying)
    play(table, "P1", "c")
    assert told(table, TokenRemoved) == [TokenRemoved("BG-246", "c", value)]
    assert (state(table).fought, state(table).unseen) == (([4], []) if value else ([], [4]))


@pytest.mark.rule("BG-040", "BG-317")
def test_a_look_at_the_location_deck_is_for_one_seat_alone_and_one_may_be_exchanged() -> None:
    given: dict[str, Any] = {"location_deck": ["airport", "motel", "quarry"]}
    mine = party("a", private="sawmill")
    table = won({"op": "peek", "what": "locations", "n": 2, "swap": True}, mine=mine, **given)
    top = [card.id for card in look(table, "P1").known_top]
    assert len(top) == 2
    assert look(table, "P2").known_top == ()
    assert options(table, "P1") == [*top, "no"]
    [seen] = [one for one in table.events_for(0) if isinstance(one, LocationsSeen)]
    assert (seen.seat, seen.count, seen.locations) == (0, 2, tuple(top))
    assert told(table, LocationsSeen)[0].locations is None
    deck = list(state(table).locations)
    play(table, "P1", top[1])
    assert sheet(table, "P1").private == top[1]
    deck.remove(top[1])
    assert sorted(state(table).locations) == sorted([*deck, "sawmill"])
    assert [one.id for one in look(table, "P1").known_top] == [top[0], "sawmill"]
    [swapped] = [one for one in table.events_for(0) if isinstance(one, PrivateSwapped)]
    assert (swapped.seat, swapped.location) == (0, top[1])
    assert told(table, PrivateSwapped)[0].location is None


@pytest.mark.rule("BG-040", "BG-041")
def test_others_lose_what_they_knew_of_the_deck_when_a_card_is_exchanged() -> None:
    """P2 has looked at the top two; then P1 exchanges one of them. P2 must not learn P1's old private card."""

    def seen_by_p2(found: State) -> None:
        found.peeks = [0, 2]

    mine = party("a", private="sawmill")
    given: dict[str, Any] = {"location_deck": ["airport", "motel", "quarry"], "change": seen_by_p2}
    table = won({"op": "peek", "what": "locations", "n": 1, "swap": True}, mine=mine, **given)
    assert len(look(table, "P2").known_top) == 2
    play(table, "P1", options(table, "P1")[0])
    assert look(table, "P2").known_top == ()
    assert "sawmill" not in [one.id for one in look(table, "P2").known_top]
    assert [one.id for one in look(table, "P1").known_top] == ["sawmill"]


@pytest.mark.rule("BG-040")
def test_nothing_is_exchanged_without_a_private_card_or_where_the_card_does_not_say_so() -> None:
    look_only = {"op": "peek", "what": "locations", "n": 1}
    table = won(look_only, mine=party("a", private="sawmill"))
    assert asked(table) == {"P1": "collect"}
    table = won({**look_only, "swap": True})
    assert asked(table) == {"P1": "collect"}
    table = won({**look_only, "swap": True}, mine=party("a", private="sawmill"))
    play(table, "P1", "no")
    assert sheet(table, "P1").private == "sawmill"


# --- numbers, choices, conditions


@pytest.mark.rule("BG-294", "BG-101")
def test_a_number_changes_for_the_next_turn_and_not_before() -> None:
    table = won({"op": "modify", "stat": "move_max", "n": 1, "until": "next_turn"}, world="a b=resource:food c d e f g")
    [changed] = told(table, NumberChanged)
    assert (changed.seat, changed.stat, changed.n, changed.until) == (0, "move_max", 1, "next_turn")
    play(table, "P1", "leave")
    play(table, "P2", "d", "stop")
    assert look(table).turn.steps_left == 4
    roll(table, kills=6)
    play(table, "P1", "a", "stop")
    play(table, "P2", "e", "stop")
    assert look(table).turn.steps_left == 3
    gas = won({"op": "modify", "stat": "gas_limit", "n": 1, "until": "next_turn"})
    assert look(gas).turn.gas_left == 3


@pytest.mark.rule("BG-294")
def test_a_number_for_the_encounter_is_gone_after_it() -> None:
    fight = card({"kind": "kill", "n": 2})
    first = card(success=[{"op": "modify", "stat": "zombies", "n": 3, "until": "encounter"}])
    table = deal(road("a b=resource:food,gas"), party("a", "arnold"), cards=[first, fight])
    roll(table, kills=2)
    play(table, "P1", "b", "success")
    assert "fight-over" in keys(table)
    assert asked(table) == {"P1": "collect"}
    assert survivors(table, "P1") == "arnold"


@pytest.mark.rule("BG-246")
def test_one_of_several_things_is_chosen() -> None:
    table = won({"op": "choose", "options": [[{"op": "gain", "res": "gas"}], [{"op": "gain", "res": "ammo"}]]})
    assert (asked(table), options(table, "P1")) == ({"P1": "which-effect"}, ["1", "2"])
    play(table, "P1", "2")
    assert supplies(table, "P1") == "0 0 1"
    assert [event.option for event in told(table, SideTaken)] == ["success", "2"]


@pytest.mark.rule("BG-246")
@pytest.mark.parametrize(
    ("count", "cmp", "n", "holds"),
    [
        ("food", ">=", 2, True),
        ("food", ">", 2, False),
        ("food", ">", 1, True),
        ("gas", "<", 1, True),
        ("gas", "<", 0, False),
        ("gas", "<=", 0, True),
        ("ammo", "==", 1, True),
        ("items", "==", 1, True),
        ("followers", "==", 1, True),
        ("survivors", "==", 2, True),
        ("fatigue", "==", 3, True),
        ("scouted", "==", 1, True),
        ("dice", "==", 4, True),
        ("players", "==", 2, True),
    ],
)
def test_conditions_look_at_all_counts(count: str, cmp: str, n: int, holds: bool) -> None:
    mine = party("a", "rick:2 arnold:1", food=2, ammo=1, items=["enc50"], scouted=["motel"])
    sides = {"then": [{"op": "gain", "res": "gas", "n": 5}], "else": [{"op": "gain", "res": "ammo", "n": 5}]}
    table = deal(
        road(SHOP),
        mine,
        party("c", "hank"),
        cards=[card(success=[{"op": "when", "if": [{"count": count, "cmp": cmp, "n": n}], **sides}])],
        options=ALONE,
    )
    play(table, "P1", "done", "b", "success")
    assert (sheet(table, "P1").gas, sheet(table, "P1").ammo) == ((5, 1) if holds else (0, 6))


@pytest.mark.rule("BG-251", "BG-R54", "BG-R121")
def test_a_tie_is_the_active_players_and_a_minority_never_carries() -> None:
    ballot = card({"kind": "vote"}, others=True)
    for votes, carried in (("yes no no", False), ("no yes yes", True)):
        sheets = [party("a"), party("c", "hank"), party("c", "gus")]
        table = deal(road(SHOP), *sheets, cards=[ballot], options=ALONE)
        play(table, "P1", "b")
        mine, second, third = votes.split()
        play(table, "P2", second)
        play(table, "P3", third)
        play(table, "P1", mine)
        [voted] = told(table, Voted)
        assert (voted.carried, voted.seats) == (carried, (1, 2) if carried else (0,))
