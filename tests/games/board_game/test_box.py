"""The box and the map: the numbers on the lid, cards in words, and somebody's own files."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from shambles import BadInput, Table
from shambles.games.board_game import GAME
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.checks import box_faults, map_faults
from shambles.games.board_game.box.contents import FOLDER, STANDARD_TEXT, find_box
from shambles.games.board_game.box.faces import first_branch
from shambles.games.board_game.box.words import card_name, card_text
from shambles.games.board_game.effects.operations import OPERATIONS
from shambles.games.board_game.scenarios.format import write_toml
from shambles.texts import LANGUAGES, Texts

BOX, BOARD = find_box("standard"), find_board("standard")
MAP_TEXT = (FOLDER / "box" / "map.toml").read_text("utf-8")
TEXTS = {lang: Texts(lang, GAME) for lang in LANGUAGES}
CARDS: list[Any] = [*BOX.survivors.values(), *BOX.locations.values(), *BOX.encounters.values()]


def changed(text: str, path: str, value: Any) -> dict[str, Any]:
    tables = tomllib.loads(text)
    *way, last = path.split("/")
    place: Any = tables
    for step in way:
        place = place[int(step) if isinstance(place, list) else step]
    if value is None:
        del place[int(last) if isinstance(place, list) else last]
    else:
        place[int(last) if isinstance(place, list) else last] = value
    return tables


@pytest.mark.rule("BG-002", "BG-003", "BG-004", "BG-005", "BG-006", "BG-008", "BG-010", "BG-012", "BG-013", "BG-202")
def test_the_standard_box_and_map_have_no_faults() -> None:
    assert list(box_faults(tomllib.loads(STANDARD_TEXT))) == []
    assert list(map_faults(tomllib.loads(MAP_TEXT))) == []
    assert len(BOARD.spaces) == 119
    assert len(BOX.encounter_cards) == 90
    assert len(BOX.location_cards) == 26


@pytest.mark.rule("BG-221", "BG-222", "BG-223")
def test_atlanta_is_entered_at_four_arrows_only() -> None:
    crossing = [
        (here, there)
        for here in BOARD.spaces
        for there in BOARD.near[here]
        if BOARD.spaces[here].region != BOARD.spaces[there].region
    ]
    assert len(crossing) == 8
    assert {frozenset(pair) for pair in crossing} == {
        frozenset(pair) for pair in (("e05", "d04"), ("e08", "d08"), ("g05", "h04"), ("g08", "h08"))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_said_in_words(lang: str) -> None:
    texts = TEXTS[lang]
    for card in CARDS:
        words = card_text(card, texts.say)
        assert re.fullmatch(r"[^{}$_]+\.", words), (card.id, words)
        assert card_name(card, texts.say) != f"name-{card.id}"


def test_a_card_says_what_it_does() -> None:
    say = TEXTS["en"].say
    assert card_text(BOX.encounters["enc05"], say) == (
        "Challenge: Kill 3 zombies. Success: A follower joins. "
        "Failure: A follower stays behind on the nearest start space."
    )
    assert "Pay 1 ammo. Or: Roll 3 Actions." in card_text(BOX.encounters["enc57"], say)


@pytest.mark.parametrize(
    ("path", "value", "field", "code"),
    [
        ("tokens/values/1", 51, "tokens.values", "wrong-number"),
        ("dice/black/faces/0", "0", "dice.black.faces[0]", "not-a-face"),
        ("dice/blue/faces/0", "X1", "dice.blue.faces[0]", "not-a-face"),
        ("character/0/dice/black", 1, "character.rick.dice.black", "unknown-field"),
        ("follower/0", None, "follower", "wrong-number"),
        ("follower/0/id", "chris", "chris", "twice"),
        ("location/0/copies", 3, "location", "wrong-number"),
        ("location/0/tiers/2", None, "location.gun_shop.tiers", "wrong-number"),
        ("encounter/0/copies", 4, "encounter", "wrong-number"),
        ("encounter/0/fail", None, "encounter.enc01.fail", "field-missing"),
        ("encounter/0/success/0/op", "fly", "encounter.enc01.success[0].op", "unknown-operation"),
        ("encounter/0/success/0/at", "here", "encounter.enc01.success[0].at", "unknown-field"),
        ("encounter/0/success/0", {"op": "tokens", "n": 1}, "encounter.enc01.success[0].at", "field-missing"),
        ("encounter/0/success/0", {"op": "heal", "n": "all"}, "encounter.enc01.success[0].n", "not-a-number"),
        ("encounter/0/success/0/n", 0, "encounter.enc01.success[0].n", "not-enough"),
        ("encounter/0/success/0/res", "water", "encounter.enc01.success[0].res", "unknown-value"),
        ("encounter/47/inv", False, "encounter.enc48.inv", "inventory-differs"),
        ("encounter/33/others", False, "encounter.enc34.others", "needs-others"),
        ("encounter/0/challenge/mode", "most", "encounter.enc01.challenge.mode", "unknown-field"),
    ],
)
def test_a_fault_in_a_box_names_the_card_and_the_field(path: str, value: Any, field: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        Table.open("board_game", seats=2, options={"box": write_toml(changed(STANDARD_TEXT, path, value))})
    assert (error.value.field, error.value.code) == (f"options.box.{field}", code)


def test_a_fault_in_an_effect_says_what_is_allowed() -> None:
    [fault] = box_faults(changed(STANDARD_TEXT, "encounter/0/success/0/op", "fly"))
    assert fault.params["known"] == tuple(OPERATIONS)
    spelled = {"op": "give", "from": "self", "to": "all", "who": "all"}
    [fault] = box_faults(changed(STANDARD_TEXT, "encounter/0/success/0", spelled))
    assert (fault.field, fault.params["known"]) == ("encounter.enc01.success[0].who", ("from", "to", "res", "n"))


@pytest.mark.parametrize(
    ("path", "value", "field", "code"),
    [
        ("arrow/0", None, "arrow", "wrong-number"),
        ("arrow/0/inside", "zz", "arrow[0].inside", "unknown-space"),
        ("arrow/0/inside", "a01", "arrow[0].inside", "arrow-misses-the-border"),
        ("space/2/type", "plain", "space.a03.character", "start-differs"),
        ("space/0/icons", [], "space.a01.icons", "icons-differ"),
        ("space/0/id", "a02", "space.a02.id", "twice"),
        ("space/1/q", 40, "space.a02", "out-of-reach"),
        ("space/4/location", "motel", "location.motel", "wrong-number"),
        ("space/0/colour", "red", "space.a01.colour", "unknown-field"),
    ],
)
def test_a_fault_in_a_map_names_the_space_and_the_field(path: str, value: Any, field: str, code: str) -> None:
    faults = [(fault.field, fault.code) for fault in map_faults(changed(MAP_TEXT, path, value))]
    assert (field, code) in faults


def test_a_map_must_fit_its_box() -> None:
    with pytest.raises(BadInput) as error:
        Table.open("board_game", seats=2, options={"map": write_toml(changed(MAP_TEXT, "space/4/location", "casino"))})
    assert (error.value.field, error.value.code) == ("options.map.location", "missing")
    with pytest.raises(BadInput) as error:
        Table.open("board_game", seats=2, options={"map": 'sketch = true\n[[space]]\nid = "a"'})
    assert error.value.code == "only-a-sketch"


def test_a_table_is_played_with_its_own_box_and_map() -> None:
    """Every zombie pack is 3 strong in this box, and the save holds it."""
    text = write_toml(changed(STANDARD_TEXT, "tokens/values", {"3": 216}))
    table = Table.open("board_game", seats=3, options={"box": text, "map": MAP_TEXT}, seed=2)
    assert set(table._run.play.state.bag) == {3}
    assert Table.load(table.save()).save() == table.save()


def test_faces_say_what_stands_on_the_cards_of_the_box_that_is_played() -> None:
    own = STANDARD_TEXT.replace('name = "Guns and ammunition"', 'name = "Powder keg"')
    say = TEXTS["en"].say
    faces = {face.id: face for face in GAME.cards(GAME.read_options({"box": own}), say)}
    assert [face.id for face in faces.values() if face.kind != "space"] == [card.id for card in CARDS]
    for card in CARDS:
        face = faces[card.id]
        assert face.text == card_text(card, say)
        assert all(line in face.text for part in face.parts for line in part.lines)
    assert [part.name for part in faces["airport"].parts] == ["tier"] * 3
    assert [part.name for part in faces["enc57"].parts] == ["challenge", "success", "fail", "ability"]
    assert faces["enc57"].branches[:2] == ("Pay 1 ammo.", "Roll 3 Actions.")


@pytest.mark.rule("BG-246", "BG-251")
def test_what_a_card_offers_is_found_among_its_branches() -> None:
    offer = '[{op = "choose", options = [[{op = "join"}], [{op = "keep"}]]}]'
    inner = f'[{{op = "when", if = [{{count = "food", cmp = ">=", n = 1}}], then = {offer}}}]'
    own = STANDARD_TEXT.replace(
        'success = [{op = "choose", options = [[{op = "gain", res = "any", n = 2}], [{op = "join", n = 1}]]}]\n'
        'fail = [{op = "no_resources"}]',
        'success = [{op = "choose", options = [[{op = "join"}], [{op = "draw"}]]}]\n' + f"fail = {inner}",
    ).replace('{kind = "survive", n = 8}', '{kind = "either", of = [{kind = "kill", n = 1}, {kind = "none"}]}')
    box = find_box(own)
    card = box.encounters["enc16"]
    [face] = [one for one in GAME.cards(GAME.read_options({"box": own}), TEXTS["en"].say) if one.id == card.id]
    won, lost = card.success[0], card.fail[0].parts()[0][1][0]
    first = first_branch(box, card.id, lost.offers())
    assert face.branches[first:] == ("A follower joins.", "Add this card to your inventory.")
    assert (first, first_branch(box, card.id, won.offers())) == (4, 2)
