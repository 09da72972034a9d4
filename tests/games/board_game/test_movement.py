"""Movement (BG-101 … BG-112)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.board_game.small_maps import (
    ONE_CARD,
    asked,
    barred,
    card,
    deal,
    keys,
    look,
    options,
    party,
    play,
    refused,
    ring,
    road,
    roll,
    saved,
    sheet,
    supplies,
    the_ask,
    tokens,
    told,
)
from shambles import Table
from shambles.games.board_game.table.events import Stepped
from shambles.games.board_game.table.moving import MOVE
from shambles.games.board_game.table.view import Lead


@pytest.mark.rule("BG-101")
def test_three_steps_and_no_fourth() -> None:
    table = deal(road("a b c d e"), party("a"), party("e", "hank"))
    play(table, "P1", "b", "c")
    assert look(table).turn.steps_left == 1
    play(table, "P1", "d")
    assert asked(table) == {"P2": "move"}  # no step is left, and nothing else to do
    assert refused(table, "P1", "e")[0] == "not-asked"


@pytest.mark.rule("BG-101", "BG-R25")
def test_without_a_step_neither_a_step_nor_gas() -> None:
    """Moses could look at a token: the turn stays open after the last step."""
    table = deal(road("a b c d e"), party("a", "moses", gas=3), tokens={"e": [1]})
    play(table, "P1", "b", "c", "d")
    assert options(table, "P1") == ["use moses", "stop"]
    assert refused(table, "P1", "e") == ("no-steps-left", "BG-101")
    assert refused(table, "P1", "gas e") == ("no-steps-left", "BG-101")


@pytest.mark.rule("BG-101", "BG-109")
def test_the_active_player_sees_how_far_three_steps_go() -> None:
    table = deal(road("z y=resource:food a b c d e"), party("a"), party("e", "hank"))
    ways = {way.space: way.spaces for way in look(table, "P1").turn.ways}
    assert ways == {"y": ("y",), "b": ("b",), "c": ("b", "c"), "d": ("b", "c", "d")}  # one stops at the food
    assert look(table, "P2").turn.ways == ()
    play(table, "P1", "b", "c")
    assert look(table, "P1").turn.ways == (Lead("b", ("b",)), Lead("d", ("d",)))


@pytest.mark.rule("BG-102")
def test_a_step_to_any_neighbour() -> None:
    table = deal(ring("a", "b c d e f g"), party("a"))
    assert options(table, "P1") == ["b", "c", "d", "e", "f", "g"]
    assert refused(table, "P1", "z") == ("no-such-space", "BG-102")
    far = deal(road("a b c"), party("a"))
    assert refused(far, "P1", "c") == ("not-adjacent", "BG-102")


@pytest.mark.rule("BG-103")
def test_out_and_back_in_one_turn() -> None:
    table = deal(road("a b"), party("a"), next_tokens=[2])
    play(table, "P1", "b")
    roll(table, kills=2)
    play(table, "P1", "a")
    assert sheet(table, "P1").at == "a"
    assert tokens(table) == {"b": 1}


@pytest.mark.rule("BG-104")
def test_at_least_one_step() -> None:
    table = deal(road("a b"), party("a"))
    assert "stop" not in options(table, "P1")
    assert barred(table, "P1") == {"stop": "must-move"}
    assert refused(table, "P1", "stop") == ("must-move", "BG-104")


@pytest.mark.rule("BG-105")
def test_one_may_stop_after_the_first_step() -> None:
    table = deal(road("a b c"), party("a"), party("c", "hank"))
    play(table, "P1", "b")
    assert "stop" in options(table, "P1")
    play(table, "P1", "stop")
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-106", "BG-R85")
def test_after_a_failed_encounter_one_may_stay_and_begin_again() -> None:
    needs = {"motel": [[{"step": "encounters", "n": 2}]] * 3}
    sheets = [party("a"), party("x", "hank")]
    table = deal(
        road("a m=location:motel x y"), *sheets, public=["motel"], tiers=needs, cards=[card() for _ in range(4)]
    )
    play(table, "P1", "m", "success", "fail")
    assert asked(table) == {"P2": "move"}
    play(table, "P2", "y", "stop")
    assert "stay" in options(table, "P1")
    play(table, "P1", "stay")
    view = look(table)
    assert view.scouting is not None
    assert (view.scouting.part, view.scouting.done) == (0, 0)
    play(table, "P1", "success", "success")
    assert sheet(table, "P1").scouted == ["motel"]


@pytest.mark.rule("BG-107")
def test_one_may_not_stay_where_the_card_is_gone() -> None:
    sheets = [party("a"), party("b", "hank")]
    world = ring("m=location:motel", "a b")
    given: dict[str, Any] = {
        "public": ["motel"],
        "tiers": {"motel": ONE_CARD},
        "location_deck": [],
        "options": {"cooperation": False},
    }
    table = deal(world, *sheets, cards=[card(), card()], **given)
    play(table, "P1", "m", "fail")
    play(table, "P2", "m", "success")
    assert sheet(table, "P2").scouted == ["motel"]
    assert refused(table, "P1", "stay") == ("may-not-stay", "BG-106")
    assert options(table, "P1") == ["a", "b"]


@pytest.mark.rule("BG-108")
def test_after_a_fight_the_other_steps_are_left() -> None:
    table = deal(road("a b c d"), party("a"), tokens={"b": [2]})
    roll(table, kills=2)
    play(table, "P1", "b")
    assert look(table).turn.steps_left == 2
    play(table, "P1", "c", "d")
    assert sheet(table, "P1").at == "d"


@pytest.mark.rule("BG-109")
def test_a_resource_space_ends_the_movement() -> None:
    table = deal(road("a b=resource:food c"), party("a"), cards=[card()])
    play(table, "P1", "b")
    assert asked(table) == {"P1": "take-a-side"}
    assert look(table).turn.steps_left == 0
    assert keys(table).count("card-drawn") == 1


@pytest.mark.rule("BG-110", "BG-R91")
def test_a_location_ends_the_movement() -> None:
    table = deal(
        road("a b m=location:motel n=location:airport"),
        party("a"),
        public=["motel", "airport"],
        tiers={"motel": ONE_CARD, "airport": ONE_CARD},
        cards=[card(), card()],
    )
    play(table, "P1", "b", "m", "success")
    assert keys(table).count("scouting-begun") == 1
    assert look(table).round == 2


@pytest.mark.rule("BG-111", "BG-R13", "BG-R14")
def test_out_and_back_onto_a_resource_space() -> None:
    table = deal(road("a=resource:food b"), party("a"), next_tokens=[1, 5, 2, 3, 4], cards=[card() for _ in range(3)])
    for turn in (1, 2, 3):  # the space never runs dry
        if turn > 1:
            roll(table, kills=6)  # against the token that was left on b
        play(table, "P1", "b")
        roll(table, kills=6)
        play(table, "P1", "a")
        assert asked(table) == {"P1": "take-a-side"}
        play(table, "P1", "fail", "take")
        assert supplies(table, "P1") == f"{turn} 0 0"


@pytest.mark.rule("BG-112", "BG-R15")
def test_parties_share_spaces_and_pass_each_other() -> None:
    table = deal(road("a b c"), party("a", gas=1), party("b", "hank"))
    assert not any(option.startswith("gas") for option in options(table, "P1"))  # b is not empty
    play(table, "P1", "b")
    assert sheet(table, "P1").at == sheet(table, "P2").at == "b"
    play(table, "P1", "c")
    assert sheet(table, "P1").at == "c"


@pytest.mark.rule("BG-R16")
def test_with_no_legal_step_the_party_stays() -> None:
    table = deal(road("a m=location:motel"), party("a"), party("a", "hank"), options={"cooperation": False})
    assert barred(table, "P1") == {"m": "location-closed"}
    play(table, "P1", "stop")
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-R17", "BG-294")
def test_cards_give_more_than_three_steps() -> None:
    table = deal(road("a b c d e f"), party("a", "arnold jamal", items=["enc50"]))
    play(table, "P1", "b", "c", "d", "e")
    assert look(table).turn.steps_left == 1
    play(table, "P1", "f")
    assert sheet(table, "P1").at == "f"


@pytest.mark.rule("BG-R18")
def test_steps_are_taken_one_at_a_time() -> None:
    table = deal(road("a b c"), party("a"))
    play(table, "P1", "b")
    assert the_ask(table, "P1").key == "move"


@pytest.mark.rule("BG-R18", "BG-132")
@pytest.mark.parametrize("written", ["b c d", "go b-c-d", "B  C D"])
def test_a_way_of_several_spaces_is_one_answer(written: str) -> None:
    table = deal(road("a b c d e"), party("a"))
    assert [one for one in options(table, "P1") if " " in one] == ["b c", "b c d"]
    play(table, "P1", written)
    assert sheet(table, "P1").at == "d"
    assert tokens(table) == {"a": 1, "b": 1, "c": 1}
    assert [event.path for event in told(table, Stepped)] == [("b",), ("c",), ("d",)]
    assert ["a", 0, "b c d"] in saved(table)["journal"]


@pytest.mark.rule("BG-R18", "BG-151", "BG-108")
def test_a_way_ends_where_something_is_revealed() -> None:
    table = deal(road("a b c d"), party("a"), tokens={"c": [1]})
    assert [one for one in options(table, "P1") if " " in one] == ["b c"]
    assert refused(table, "P1", "b c d") == ("not-in-one-go", "BG-R18")
    roll(table, kills=1)
    play(table, "P1", "b c")
    assert the_ask(table, "P1").key == "move"
    play(table, "P1", "d")
    assert sheet(table, "P1").at == "d"


@pytest.mark.rule("BG-R18", "BG-109", "BG-457", "BG-206")
def test_a_way_leads_over_free_ground_only_and_may_end_anywhere() -> None:
    table = deal(road("a b c=resource:food d"), party("a"))
    assert [one for one in options(table, "P1") if " " in one] == ["b c"]
    table = deal(road("a b c d"), party("a"), markers={"b": ["bea"]})
    assert [one for one in options(table, "P1") if " " in one] == []
    place = road("a b m=location:motel")
    table = deal(place, party("a"), public=["motel"], tiers={"motel": [[{"step": "encounters", "n": 1}]] * 3})
    assert "b m" in options(table, "P1")
    table = deal(place, party("a"), public=["airport"])
    assert refused(table, "P1", "b m") == ("location-closed", "BG-206")
    table = deal(road("a b c d e"), party("a"))
    assert refused(table, "P1", "b c d e") == ("no-steps-left", "BG-101")
    assert refused(table, "P1", "b d") == ("not-adjacent", "BG-102")
    assert refused(table, "P1", "b a") == ("not-in-one-go", "BG-R18")
    table = deal(road("a b c"), party("a"))
    play(table, "P1", "b", "stop")
    assert told(table, Stepped)[-1].path == ("b",)


@pytest.mark.rule("BG-R18")
def test_every_shortest_way_is_offered_and_no_detour() -> None:
    square = {"spaces": dict.fromkeys("abcd", "plain"), "edges": ["a-b", "a-c", "b-d", "c-d", "b-c"]}
    table = deal(square, party("a"))
    assert [one for one in options(table, "P1") if " " in one] == ["b d", "c d"]


def test_a_bar_that_looks_at_a_few_steps_stops_none_of_the_others() -> None:
    """What `concerns` leaves out, the bar would let pass: the options are those that every bar allows."""
    table, random, stopped = Table.open("board_game", seats=3, seed=6), Random(6), set[str | None]()
    while asks := table.asks:
        for seat, ask in asks.items():
            if ask.key == MOVE.key:
                for one in MOVE.candidates(ask):
                    by = next((bar.code for bar in MOVE.bars if not bar.allows(ask, one)), None)
                    assert (one in ask.options) == (by is None)
                    stopped.add(by)
            table.play(seat, random.choice(ask.options))
    assert {"must-move", "location-closed", "requirement-unmet"} <= stopped
