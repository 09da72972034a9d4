"""After a winner: who plays on, and when that is over (BG-503, BG-R93, BG-R94, BG-R120)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    ONE_CARD,
    asked,
    card,
    deal,
    look,
    options,
    party,
    play,
    road,
    roll,
    sheet,
    told,
)
from shambles import Table
from shambles.games.board_game.table.events_of_cards import PlayGoesOn, StoppedPlaying
from shambles.games.board_game.table.state import State


def havens(**given: Any) -> Table:
    """P1 is about to find a haven; three others are there."""
    others = [party("a", "hank"), party("a", "gus"), party("a", "dale")]
    cards: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card({"kind": "none"})]}
    one = party("a", "arnold", scouted=["airport", "farmhouse"])
    return deal(road("a m=location:motel"), one, *others, **cards, **given)


@pytest.mark.rule("BG-R120", "BG-503")
def test_the_others_are_asked_whether_to_play_on() -> None:
    table = havens(options={"cooperation": False})
    play(table, "P1", "m")
    assert asked(table) == {"P2": "play-on", "P3": "play-on", "P4": "play-on"}
    assert options(table, "P2") == ["yes", "with", "no"]
    play(table, "P2", "yes")
    assert table.shown == {1: "yes"}
    play(table, "P3", "no")
    play(table, "P4", "yes")
    assert [event.seat for event in told(table, StoppedPlaying)] == [2]
    assert [event.seats for event in told(table, PlayGoesOn)] == [(1, 3)]
    assert (sheet(table, "P3").status, sheet(table, "P3").at) == ("out", "")
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-R120")
def test_with_fewer_than_two_left_the_game_is_over() -> None:
    table = havens(options={"cooperation": False})
    play(table, "P1", "m")
    play(table, "P2", "no")
    play(table, "P3", "yes")
    play(table, "P4", "no")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("BG-R120", "BG-R93")
def test_nobody_is_asked_where_it_was_agreed_beforehand_or_where_three_play() -> None:
    never = havens(options={"cooperation": False, "play_on": "never"})
    play(never, "P1", "m")
    assert never.outcome is not None
    always = havens(options={"cooperation": False, "play_on": "always"})
    play(always, "P1", "m")
    assert asked(always) == {"P2": "move"}
    cards: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card({"kind": "none"})]}
    one = party("a", "arnold", scouted=["airport", "farmhouse"])
    three = deal(road("a m=location:motel"), one, party("a", "hank"), party("a", "gus"), **cards)
    play(three, "P1", "done", "m")
    assert three.outcome is not None


@pytest.mark.rule("BG-R120")
def test_what_tables_of_old_said_beforehand_holds() -> None:
    for said, meant in ((True, "always"), (False, "never")):
        table = Table.open("board_game", seats=4, options={"play_on": said}, seed=1)
        assert table.options.play_on == meant


@pytest.mark.rule("BG-R120")
def test_whoever_plays_on_with_others_stops_if_nobody_wants_to() -> None:
    for said, left in (("with", None), ("yes", (1, 2))):
        table = havens(options={"cooperation": False})
        play(table, "P1", "m")
        play(table, "P2", said)
        play(table, "P3", "with")
        play(table, "P4", "no")
        assert (table.outcome is None) == (left is not None)
        assert [event.seats for event in told(table, PlayGoesOn)] == ([] if left is None else [left])


def race(statuses: dict[str, str], **given: Any) -> Table:
    """P1 is about to find a haven; of the others some are out."""

    def change(found: State) -> None:
        for name, status in statuses.items():
            found.parties[int(name[1:]) - 1].status = status  # type: ignore[assignment]

    return havens(change=change, options={"cooperation": False, **given})


@pytest.mark.rule("BG-R120")
@pytest.mark.parametrize("play_on", ["ask", "always"])
def test_a_single_one_who_is_left_is_not_asked(play_on: str) -> None:
    table = race({"P3": "out", "P4": "won"}, play_on=play_on)
    play(table, "P1", "m")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert told(table, PlayGoesOn) == []


@pytest.mark.rule("BG-R120", "BG-411")
def test_a_race_ends_when_all_but_one_are_eliminated() -> None:
    others = [party("a", "hank"), party("b", "gus:2"), party("a", "dale")]
    cards: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card({"kind": "none"})]}
    one = party("a", "arnold", scouted=["airport", "farmhouse"])
    world = {
        "spaces": {"a": "plain", "b": "plain", "c": "plain", "m": "location:motel"},
        "edges": ["a-m", "a-b", "b-c"],
    }

    def nobody_returns(found: State) -> None:
        found.characters = []

    table = deal(world, one, *others, **cards, tokens={"c": [9]}, change=nobody_returns, options={"cooperation": False})
    play(table, "P1", "m")
    for name, said in (("P2", "yes"), ("P3", "yes"), ("P4", "no")):
        play(table, name, said)
    play(table, "P2", "b", "stop")
    roll(table, kills=0)
    play(table, "P3", "c")  # the last of P3 falls, and P2 has nobody to race with
    assert sheet(table, "P3").status == "out"
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "safe-haven")


@pytest.mark.rule("BG-106", "BG-R94", "BG-539")
@pytest.mark.parametrize("play_on", ["ask", "never"])
def test_a_winner_has_nothing_to_try_again(play_on: str) -> None:
    """P2 has failed at the Motel; P1 comes there, invites P2 before the card is drawn, and both win."""
    others = [party("m", "hank", retry=True), party("a", "gus"), party("a", "dale")]
    cards: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card({"kind": "none"})]}
    one = party("a", "arnold", scouted=["airport", "farmhouse"])
    table = deal(road("a m=location:motel"), one, *others, **cards, options={"play_on": play_on})
    play(table, "P1", "done", "m", "group p2")
    assert look(table).parties[1].retry
    play(table, "P2", "yes")
    assert look(table).winners == (0, 1)
    assert [one.retry for one in look(table).parties] == [False] * 4
