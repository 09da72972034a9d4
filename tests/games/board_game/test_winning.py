"""Winning (BG-501 … BG-504), and the solitaire game (BG-551 … BG-558)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.board_game.small_maps import (
    asked,
    card,
    deal,
    keys,
    look,
    markers,
    open_table,
    options,
    party,
    play,
    play_on,
    road,
    roll,
    sheet,
    state,
    told,
)
from shambles import BadInput, Table
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.contents import SOLO_LOCATIONS, find_box
from shambles.games.board_game.table.events_of_cards import CardDrawn, CardPassedOver, PlayGoesOn, SafeHaven

MOTEL = "a m=location:motel b c d"
NEEDS = {"motel": [[{"step": "encounters", "n": 1}]] * 3}
TWO = ["airport", "marina"]


def race(*others: dict[str, Any], **given: Any) -> Table:
    """P1 has scouted two Locations and stands beside the Motel."""
    sheets = [party("a", scouted=TWO), *others]
    return deal(road(MOTEL), *sheets, public=["motel"], tiers=NEEDS, cards=[card(), card()], **given)


@pytest.mark.rule("BG-501")
def test_the_third_location_wins_at_once() -> None:
    table = race(party("b", "hank"))
    play(table, "P1", "m", "success")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("safe-haven", "BG-501")
    assert table.outcome.winners == (0,)
    assert table.outcome.scores == (3, 0)
    assert keys(table)[-1] == "safe-haven"


@pytest.mark.rule("BG-502", "BG-503", "BG-R94")
def test_the_first_is_the_winner_and_is_skipped_afterwards() -> None:
    sheets = [party("b", "hank", scouted=TWO), party("c", "gus"), party("c", "dale")]
    given: dict[str, Any] = {"options": {"play_on": True, "cooperation": False}, "location_deck": ["motel"]}
    table = race(*sheets, **given)
    play(table, "P1", "m", "success")
    assert table.outcome is None
    assert [event.seats for event in told(table, PlayGoesOn)] == [(1, 2, 3)]
    assert (sheet(table, "P1").status, sheet(table, "P1").at) == ("won", "")
    play(table, "P2", "m", "success")  # P2 finds a haven too
    assert [event.seats for event in told(table, SafeHaven)] == [(0,), (1,)]
    assert look(table).winners == (0,)
    order = []
    for _ in range(2):
        [name] = asked(table)
        order.append(name)
        play(table, name, "d", "stop")
    assert order == ["P3", "P4"]
    assert asked(table) == {"P3": "move"}  # past both winners


@pytest.mark.rule("BG-503", "BG-R93")
def test_playing_on_takes_more_than_three() -> None:
    with pytest.raises(BadInput) as error:
        open_table(3, play_on=True)
    assert error.value.code == "seats-out-of-range"
    assert open_table(4, play_on=True).outcome is None


@pytest.mark.rule("BG-504", "BG-539")
def test_a_group_wins_as_one() -> None:
    table = race(party("a", "hank"), groups=[["P1", "P2"]])
    play(table, "P2", "stay")
    play(table, "P1", "m", "success")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((0, 1), "BG-539")
    assert table.outcome.scores == (3, 0)


# --- alone


@pytest.mark.rule("BG-551", "BG-062")
def test_alone_the_turn_is_the_same() -> None:
    table = open_table(1)
    assert keys(table).index("turn-begun") > keys(table).index("first-player")
    assert look(table).turn.seat == 0


@pytest.mark.rule("BG-552", "BG-553", "BG-R109")
def test_four_open_locations_in_any_order() -> None:
    view = look(open_table(1))
    assert [one.id for one in view.public if one] == list(SOLO_LOCATIONS)
    assert set(SOLO_LOCATIONS) == {"gun_shop", "motel", "football_stadium", "airport"}
    assert not view.parties[0].has_private
    assert view.locations == 0
    free = {place: [[{"step": "encounters", "n": 1}]] * 3 for place in SOLO_LOCATIONS}
    world = road("x1=location:motel a x2=location:airport")
    table = deal(world, party("a"), public=list(SOLO_LOCATIONS), tiers=free)
    assert options(table, "P1") == ["x1", "x2"]


@pytest.mark.rule("BG-554", "BG-R111")
def test_five_followers_wait_on_the_other_starts() -> None:
    table = open_table(1)
    starts = set(find_board("standard").starts.values())
    assert set(markers(table).values()) == starts - {sheet(table, "P1").at}
    assert len(markers(table)) == 5
    assert look(table).followers == 17


@pytest.mark.rule("BG-555")
def test_cards_about_others_are_passed_over() -> None:
    vote = card({"kind": "vote"}, others=True)
    table = deal(road("a b=resource:food"), party("a"), cards=[vote, card()])
    play(table, "P1", "b")
    assert [event.card for event in told(table, CardPassedOver)] == ["made_up_1"]
    assert [event.card for event in told(table, CardDrawn)] == ["made_up_2"]


@pytest.mark.rule("BG-556")
def test_no_card_about_others_is_ever_met_alone() -> None:
    box, met = find_box("standard"), 0
    for seed in range(4):
        table = open_table(1, seed)
        play_on(table, Random(seed), lambda t: t.outcome is not None)
        drawn = [event.card for event in told(table, CardDrawn)]
        met += len(drawn)
        assert not any(box.encounters[one].others for one in drawn)
    assert met > 10


@pytest.mark.rule("BG-557", "BG-558")
def test_three_of_the_four_win_and_the_rescued_are_counted() -> None:
    def rescuing(s: Any) -> None:
        s.stranded, s.rescued = ["hank", "gus", "opal", "ruth", "cal"], ["hank", "gus"]

    table = race(change=rescuing)
    play(table, "P1", "m", "success")
    assert [event.rescued for event in told(table, SafeHaven)] == [2]
    assert look(table).rescued == ("hank", "gus")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("BG-558", "BG-458")
def test_a_stranded_follower_is_rescued_by_winning_the_card() -> None:
    def stranded(s: Any) -> None:
        s.stranded = ["hank"]

    table = deal(road("a b"), party("a"), markers={"b": ["hank"]}, cards=[card()], change=stranded)
    play(table, "P1", "b", "success")
    assert state(table).rescued == ["hank"]


@pytest.mark.rule("BG-R110", "BG-414")
def test_alone_there_is_no_coming_back() -> None:
    def one_left(s: Any) -> None:
        s.characters = ["rick"]

    table = deal(road("a b"), party("a", "arnold:2"), tokens={"b": [1]}, change=one_left)
    roll(table, kills=0)
    play(table, "P1", "b")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("nobody-left", ())
