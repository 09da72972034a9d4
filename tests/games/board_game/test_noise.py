"""Attract: the noise of ammo (BG-371 … BG-375)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import ammo, card, deal, keys, options, party, play, ring, road, roll, tokens, told
from shambles import Table
from shambles.games.board_game.box.board import TOUCHING, find_board
from shambles.games.board_game.table.events import FightOver


def fire(around: str, zombies: int, *faces: str, **given: Any) -> Table:
    """P1 comes from `a` into the middle, finds zombies there, kills none, and fires these faces."""
    rounds = len(faces)
    table = deal(
        ring("m", f"a {around}"), party("a", ammo=rounds), tokens={"m": [zombies], **given.pop("more", {})}, **given
    )
    roll(table, kills=0)
    play(table, "P1", "m")
    for face in faces:
        ammo(table, face)
        play(table, "P1", "ammo")
    return table


@pytest.mark.rule("BG-371", "BG-R34")
def test_a_token_on_every_adjacent_space() -> None:
    table = fire("b c d e f", 2, "X2")
    assert tokens(table) == {"a": 2, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}


@pytest.mark.rule("BG-372")
def test_the_face_kills_too() -> None:
    table = fire("b", 2, "X2")
    assert [event.won for event in told(table, FightOver)] == [True]
    assert tokens(table) == {"a": 2, "b": 1}


@pytest.mark.rule("BG-373", "BG-R37")
def test_none_on_locations() -> None:
    assert tokens(fire("b l=location:motel c", 1, "X1")) == {"a": 2, "b": 1, "c": 1}


@pytest.mark.rule("BG-374")
def test_also_where_tokens_lie() -> None:
    assert tokens(fire("b c", 1, "X1", more={"b": [1, 2]})) == {"a": 2, "b": 3, "c": 1}


@pytest.mark.rule("BG-375", "BG-R35")
def test_every_attract_makes_its_own_noise_at_once() -> None:
    table = fire("b c", 2, "X1", "X1")
    assert tokens(table) == {"a": 3, "b": 2, "c": 2}
    told_keys = keys(table)
    assert told_keys.index("attracted") < told_keys.index("fight-over")


@pytest.mark.rule("BG-371")
def test_other_faces_are_quiet() -> None:
    assert tokens(fire("b c", 2, "K2")) == {"a": 1}


@pytest.mark.rule("BG-R31", "BG-R32")
def test_a_token_comes_to_another_party_and_does_not_bother_it() -> None:
    table = deal(ring("m", "a b"), party("a", ammo=1), party("b", "hank"), tokens={"m": [1]})
    roll(table, kills=0)
    play(table, "P1", "m")
    ammo(table, "X1")
    play(table, "P1", "ammo", "stop")
    assert tokens(table) == {"a": 2, "b": 1}
    assert "m" in options(table, "P2")  # no fight at the start of the turn
    play(table, "P2", "m")
    assert tokens(table) == {"a": 2, "b": 1}  # and none is added when that party leaves


@pytest.mark.rule("BG-R33")
def test_noise_goes_through_an_arrow_but_not_over_the_border() -> None:
    """d04 touches two spaces of Atlanta, and an arrow leads to one of them."""
    board = find_board("standard")
    table = deal({}, party("d03", ammo=1), tokens={"d04": [1]})
    roll(table, kills=0)
    play(table, "P1", "d04")
    ammo(table, "X1")
    play(table, "P1", "ammo")
    reached = {space for space in tokens(table) if board.spaces[space].region == "atlanta"}
    assert reached == {"e05"}
    here = board.spaces["d04"]
    touching = [one for one in board.spaces.values() if (one.q - here.q, one.r - here.r) in TOUCHING]
    assert sum(one.region == "atlanta" for one in touching) > 1


@pytest.mark.rule("BG-R36")
def test_noise_at_a_location() -> None:
    needs = {"motel": [[{"step": "kill", "n": 1}]] * 3}
    table = deal(ring("m=location:motel", "a b"), party("a", ammo=1), public=["motel"], tiers=needs)
    roll(table, kills=0)
    play(table, "P1", "m")
    ammo(table, "X1")
    play(table, "P1", "ammo")
    assert tokens(table) == {"a": 2, "b": 1}


@pytest.mark.rule("BG-317", "BG-371")
def test_somebody_may_keep_it_quiet() -> None:
    table = deal(road("a b=resource:food"), party("a", "mae", ammo=1), cards=[card({"kind": "kill", "n": 1})])
    play(table, "P1", "b")
    ammo(table, "X1")
    play(table, "P1", "ammo", "use mae")
    assert tokens(table) == {"a": 1}
