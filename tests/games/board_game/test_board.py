"""The board and Atlanta (BG-201 … BG-223), and maps of one's own."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from games.board_game.small_maps import barred, card, deal, options, party, play, refused, road, sheet, supplies, tokens
from shambles import BadInput, Table
from shambles.games.board_game.box.board import TOUCHING, find_board
from shambles.games.board_game.box.checks import map_faults
from shambles.games.board_game.box.contents import FOLDER, find_box

MAP_TEXT = (FOLDER / "box" / "map.toml").read_text("utf-8")
BOARD = find_board("standard")
ONE_CARD = [[{"step": "encounters", "n": 1}]] * 3


def standard() -> dict[str, Any]:
    return tomllib.loads(MAP_TEXT)


def faults(tables: dict[str, Any]) -> list[tuple[str, str]]:
    return [(fault.field, fault.code) for fault in map_faults(tables)]


@pytest.mark.rule("BG-201", "BG-R07")
def test_the_standard_map() -> None:
    assert faults(standard()) == []
    kinds = Counter(space.type for space in BOARD.spaces.values())
    assert kinds == {"plain": 65, "start": 6, "resource": 32, "location": 16}
    assert Counter(space.region for space in BOARD.spaces.values())["atlanta"] == 19


@pytest.mark.rule("BG-201")
def test_other_kinds_of_space_are_refused() -> None:
    tables = standard()
    tables["space"][1]["type"] = "swamp"
    assert faults(tables) == [(f"space.{tables['space'][1]['id']}.type", "unknown-value")]
    tables = standard()
    tables["space"][1]["region"] = "savannah"
    assert faults(tables) == [(f"space.{tables['space'][1]['id']}.region", "unknown-value")]


@pytest.mark.rule("BG-202")
def test_six_starts_one_for_each_character() -> None:
    assert set(BOARD.starts) == set(find_box("standard").characters)
    assert len(set(BOARD.starts.values())) == 6
    tables = standard()
    start = next(space for space in tables["space"] if space.get("type") == "start")
    start["type"] = "plain"
    del start["character"]
    assert faults(tables) == [("space.type", "wrong-starts")]


@pytest.mark.rule("BG-203")
def test_a_resource_space_has_icons_and_nothing_else_has() -> None:
    assert all(bool(space.icons) == (space.type == "resource") for space in BOARD.spaces.values())
    assert {len(space.icons) for space in BOARD.spaces.values() if space.icons} == {1, 2, 3}
    tables = standard()
    tables["space"][1]["icons"] = ["food"]
    assert faults(tables) == [(f"space.{tables['space'][1]['id']}.icons", "icons-differ")]


@pytest.mark.rule("BG-204")
def test_nothing_is_picked_up_before_a_card() -> None:
    table = deal(road("a b=resource:food"), party("a"), cards=[card()])
    play(table, "P1", "b")
    assert supplies(table, "P1") == "0 0 0"
    play(table, "P1", "success", "take")
    assert supplies(table, "P1") == "1 0 0"


@pytest.mark.rule("BG-205")
def test_every_place_has_one_space() -> None:
    assert set(BOARD.places) == set(find_box("standard").locations)
    tables = standard()
    twice = [space for space in tables["space"] if space.get("type") == "location"][:2]
    twice[0]["location"] = twice[1]["location"]
    assert (f"location.{twice[1]['location']}", "wrong-number") in faults(tables)


@pytest.mark.rule("BG-206")
def test_a_closed_location_cannot_be_entered() -> None:
    world = road("a m=location:motel")
    closed = deal(world, party("a"), public=["airport"], tiers={"motel": ONE_CARD})
    assert barred(closed, "P1")["m"] == "location-closed"
    assert refused(closed, "P1", "m") == ("location-closed", "BG-206")
    assert "m" in options(deal(world, party("a"), public=["airport", "motel"], tiers={"motel": ONE_CARD}), "P1")
    assert "m" in options(deal(world, party("a", private="motel"), tiers={"motel": ONE_CARD}), "P1")


# --- Atlanta


@pytest.mark.rule("BG-221")
def test_four_arrows() -> None:
    assert len(BOARD.file.arrow) == 4
    tables = standard()
    del tables["arrow"][0]
    assert faults(tables) == [("arrow", "wrong-number")]
    tables = standard()
    tables["arrow"][0]["inside"] = tables["arrow"][0]["outside"]
    assert faults(tables) == [("arrow[0].inside", "arrow-misses-the-border")]


@pytest.mark.rule("BG-222")
def test_the_border_cannot_be_crossed_elsewhere() -> None:
    places = {(space.q, space.r): space for space in BOARD.spaces.values()}
    arrows = {frozenset((arrow.inside, arrow.outside)) for arrow in BOARD.file.arrow}
    cut = 0
    for space in BOARD.spaces.values():
        for q, r in TOUCHING:
            other = places.get((space.q + q, space.r + r))
            if other is not None and other.region != space.region:
                assert (other.id in BOARD.near[space.id]) == (frozenset((space.id, other.id)) in arrows)
                cut += frozenset((space.id, other.id)) not in arrows
    assert cut > 0


@pytest.mark.rule("BG-222")
def test_a_step_across_the_border_is_refused() -> None:
    table = deal({}, party("d04"))
    here = BOARD.spaces["d04"]
    inside = [
        one.id
        for one in BOARD.spaces.values()
        if one.region == "atlanta" and (one.q - here.q, one.r - here.r) in TOUCHING
    ]
    through = [one for one in inside if one in BOARD.near["d04"]]
    assert through == ["e05"]
    for one in inside:
        if one not in through:
            assert refused(table, "P1", one) == ("across-the-border", "BG-222")


@pytest.mark.rule("BG-223")
def test_an_arrow_goes_both_ways() -> None:
    for arrow in BOARD.file.arrow:
        assert arrow.outside in BOARD.near[arrow.inside]
        assert arrow.inside in BOARD.near[arrow.outside]
    world = {"spaces": {"i": "plain@atlanta", "o": "plain"}, "arrows": ["i-o"]}
    table = deal(world, party("o"), next_tokens=[12])
    play(table, "P1", "i")
    assert sheet(table, "P1").at == "i"
    assert "o" in options(table, "P1")
    assert tokens(table) == {"o": 1}


# --- maps of one's own


@pytest.mark.rule("BG-016", "BG-R07")
def test_a_map_of_ones_own_is_played_on() -> None:
    text = MAP_TEXT.replace('name = "Plainville"', 'name = "Mayberry"')
    table = Table.open("board_game", seats=2, options={"map": text}, seed=1)
    assert "Mayberry" in {space.name for space in table.view(0).spaces}  # type: ignore[attr-defined]
    again = Table.load(table.save())
    assert again.view(0) == table.view(0)


def test_what_is_wrong_with_a_map_is_said_by_space_and_field() -> None:
    tables = standard()
    one = tables["space"][5]
    one["q"], one["r"] = 40, 40
    assert (f"space.{one['id']}", "out-of-reach") in faults(tables)
    tables = standard()
    tables["space"][2]["id"] = tables["space"][1]["id"]
    assert (f"space.{tables['space'][1]['id']}.id", "twice") in faults(tables)
    tables["space"][2]["id"] = "Not An Id"
    assert ("space.Not An Id.id", "not-an-id") in faults(tables)


def test_a_sketch_is_for_scenarios_only() -> None:
    sketch = 'sketch = true\nspace = [{id = "a"}, {id = "b"}]\nedges = [["a", "b"]]\n'
    with pytest.raises(BadInput) as error:
        Table.open("board_game", seats=1, options={"map": sketch})
    assert error.value.code == "only-a-sketch"
