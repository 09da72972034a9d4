"""What effects would do, before they are done: for the rules that bar a wasted use, and for bots (BG-246, BG-R113)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.board_game.small_maps import ammo, asked, deal, options, party, play, road, roll, survivors, told
from shambles.games.board_game import GAME
from shambles.games.board_game.box.words import effect_text
from shambles.games.board_game.effects.operations import AnyOperation
from shambles.games.board_game.table.events import NobodyHelped, Saved, Stepped
from shambles.games.board_game.table.events_of_cards import Used
from shambles.games.board_game.table.outlook import Outlook, Source, is_worth_using, prospects, would_change
from shambles.texts import Texts

TIRED = party("a", "rick:2 arnold:1", food=2, gas=1, items=["enc50"])


def outlooks(*effects: dict[str, Any], on: int = 0, card: str = "", mine: dict[str, Any] = TIRED) -> list[Outlook]:
    given: dict[str, Any] = {"options": {"cooperation": False}, "tokens": {"b": [2, 5]}}
    table = deal(road("a b c"), mine, party("c", "hank gus", ammo=3), **given)
    return prospects(table._run.play, msgspec.convert(effects, tuple[AnyOperation, ...]), Source(0, card), on)


@pytest.mark.rule("BG-246")
@pytest.mark.parametrize(
    ("effect", "found"),
    [
        ({"op": "gain", "res": "any", "n": 2}, Outlook(resources=2)),
        ({"op": "lose", "res": "any", "n": 9}, Outlook(resources=-3)),
        ({"op": "lose", "res": "gas", "n": 2}, Outlook(resources=-1)),
        ({"op": "lose", "res": "ammo"}, Outlook()),
        ({"op": "fatigue", "n": 2}, Outlook(fatigue=2)),
        ({"op": "fatigue", "on": "each", "n": 2}, Outlook(fatigue=4)),
        ({"op": "heal", "n": 9}, Outlook(healed=3)),
        ({"op": "heal", "n": 1}, Outlook(healed=1)),
        ({"op": "heal", "on": "one", "n": 9}, Outlook(healed=2)),
        ({"op": "heal", "on": "one", "n": "all"}, Outlook(healed=2)),
        ({"op": "heal", "on": "each"}, Outlook(healed=2)),
        ({"op": "heal", "on": "start"}, Outlook(healed=1)),
        ({"op": "heal", "on": "bearer"}, Outlook(healed=1)),
        ({"op": "join", "n": 2}, Outlook(followers=2)),
        ({"op": "leave", "n": 3}, Outlook(followers=-1)),
        ({"op": "slay", "n": 3}, Outlook(followers=-1)),
        ({"op": "keep"}, Outlook(items=1)),
        ({"op": "drop", "n": 2}, Outlook(items=-1)),
        ({"op": "tokens", "n": 2, "at": "adjacent"}, Outlook(tokens=2)),
        ({"op": "tokens", "n": -5, "at": "near"}, Outlook(tokens=-2)),
        ({"op": "draw"}, Outlook(cards=1)),
        ({"op": "peek", "n": 3}, Outlook(seen=2)),
        ({"op": "peek", "what": "locations", "n": 2}, Outlook(seen=2)),
        ({"op": "modify", "stat": "move_max", "n": 1}, Outlook(numbers=1)),
        ({"op": "give", "from": "self", "to": "others", "n": 2}, Outlook(resources=-2)),
        ({"op": "give", "from": "others", "to": "self", "res": "ammo", "n": 9}, Outlook(resources=3)),
        ({"op": "give", "from": "others", "to": "self", "res": "gas"}, Outlook()),
        ({"op": "gain", "who": "others"}, Outlook()),
        ({"op": "no_resources"}, Outlook()),
    ],
)
def test_what_an_effect_would_do_to_a_party(effect: dict[str, Any], found: Outlook) -> None:
    assert outlooks(effect, card="arnold") == [found]


@pytest.mark.rule("BG-246")
def test_effects_add_up_and_choices_are_ways_of_their_own() -> None:
    food, gas = {"op": "gain", "res": "food"}, {"op": "gain", "res": "gas", "n": 3}
    assert outlooks(food, {"op": "heal"}) == [Outlook(resources=1, healed=1)]
    assert outlooks({"op": "choose", "options": [[food], [gas]]}) == [Outlook(resources=1), Outlook(resources=3)]
    when = {"op": "when", "if": [{"count": "food", "cmp": ">=", "n": 3}], "then": [food], "else": [gas]}
    assert outlooks(when) == [Outlook(resources=3)]
    assert outlooks({"op": "gain", "n": 2, "who": "others"}, on=1) == [Outlook(resources=2)]
    assert outlooks({"op": "give", "from": "self", "to": "others", "n": 2}, on=1) == [Outlook(resources=2)]


@pytest.mark.rule("BG-R113")
@pytest.mark.parametrize(
    ("effect", "changes", "worth"),
    [
        ({"op": "fatigue"}, True, False),
        ({"op": "heal"}, False, False),
        ({"op": "lose", "res": "ammo", "who": "others"}, True, True),
        ({"op": "lose", "res": "food", "who": "others"}, False, False),
        ({"op": "give", "res": "ammo", "from": "others", "to": "self"}, True, True),
        ({"op": "tokens", "n": 1, "at": "adjacent"}, True, False),
        ({"op": "tokens", "n": -1, "at": "near"}, True, True),
        ({"op": "choose", "options": [[{"op": "heal"}], [{"op": "gain"}]]}, True, True),
    ],
)
def test_a_use_is_worth_something_to_its_user_or_befalls_others(effect: Any, changes: bool, worth: bool) -> None:
    rivals = (party("a", "rick arnold"), party("c", "hank", ammo=1))
    t = deal(road("a b c"), *rivals, options={"cooperation": False}, tokens={"b": [2]})._run.play
    effects = msgspec.convert([effect], tuple[AnyOperation, ...])
    assert would_change(t, effects, Source(0)) == changes
    assert is_worth_using(t, effects, Source(0)) == worth


# --- what is told, with its rule


@pytest.mark.rule("BG-317", "BG-393")
def test_a_survivor_who_is_saved_stays_with_two_fatigue() -> None:
    table = deal(road("a b"), party("a", "lucia arnold:2"), tokens={"b": [1]})
    roll(table, kills=0)
    play(table, "P1", "b", "arnold", "use lucia")
    assert survivors(table, "P1") == "lucia arnold:2"
    assert [(event.survivor, event.card) for event in told(table, Saved)] == [("arnold", "lucia")]


@pytest.mark.rule("BG-293", "BG-317")
def test_items_and_survivors_are_used_by_rules_of_their_own() -> None:
    table = deal(road("a b"), party("a", "arnold moses", items=["enc56"]), tokens={"b": [1, 2]})
    play(table, "P1", "use moses", "b", "use enc56", "b")
    assert [(event.rule, event.card) for event in told(table, Used)] == [("BG-317", "moses"), ("BG-293", "enc56")]


@pytest.mark.rule("BG-102", "BG-171")
def test_a_step_on_foot_and_one_with_gas_go_by_their_own_rules() -> None:
    table = deal(road("a b c d"), party("a", gas=1))
    play(table, "P1", "gas b c", "d")
    assert [(event.rule, event.gas) for event in told(table, Stepped)] == [("BG-171", True), ("BG-102", False)]


@pytest.mark.rule("BG-531", "BG-R98")
def test_who_refuses_to_help_in_a_fight_is_told_and_not_asked_again() -> None:
    sheets = (party("a", "arnold"), party("a", "hank", ammo=1))
    table = deal(road("a b"), *sheets, groups=[["P1", "P2"]], tokens={"b": [6]})
    play(table, "P2", "stay")
    roll(table, kills=0)
    play(table, "P1", "b", "ask")
    play(table, "P2", "no")
    assert [(event.seat, event.what) for event in told(table, NobodyHelped)] == [(0, "fight")]
    assert asked(table) == {"P1": "place-fatigue"}  # there was nothing else to try


@pytest.mark.rule("BG-317", "BG-355")
def test_a_die_that_was_not_rolled_again_is_not_kept_for_the_next_fight() -> None:
    table = deal(road("a b"), party("a", "arnold june"), tokens={"b": [3, 3]})
    roll(table, faces="0")
    play(table, "P1", "b", "use june")
    assert options(table, "P1") == ["die 1", "stop"]
    roll(table, faces="0")
    play(table, "P1", "stop", "arnold", "june", "arnold")
    assert not any(one.startswith("die") for one in options(table, "P1"))


@pytest.mark.rule("BG-317")
def test_dice_are_rolled_again_as_often_as_the_ability_says() -> None:
    table = deal(road("a b"), party("a", "glenn june"), tokens={"b": [9]})
    roll(table, faces="0 K1 K1")
    play(table, "P1", "b", "use june")
    roll(table, faces="0")
    play(table, "P1", "die 1")
    roll(table, faces="K1")
    play(table, "P1", "die 2")
    assert not any(one.startswith("die") for one in options(table, "P1"))


@pytest.mark.rule("BG-371", "BG-352")
def test_shots_go_on_while_the_fight_is_not_won() -> None:
    table = deal(road("a b"), party("a", "arnold", ammo=3), tokens={"b": [4]})
    roll(table, kills=0)
    ammo(table, "K3")
    play(table, "P1", "b", "ammo")
    ammo(table, "K1")
    play(table, "P1", "ammo")
    assert survivors(table, "P1") == "arnold"


# --- nothing is left unsaid


@pytest.mark.parametrize(
    ("effect", "en", "nl"),
    [
        (
            {"op": "give", "from": "self", "to": "others", "res": "gas"},
            "Give everybody else 1 gas.",
            "Geef alle anderen 1 benzine.",
        ),
        (
            {"op": "give", "from": "target", "to": "self", "res": "gas", "n": 2},
            "The chosen player must give you 2 gas.",
            "2 benzine gaat van de gekozen speler naar jou.",
        ),
        (
            {"op": "when", "if": [{"count": "gas", "cmp": ">=", "n": 2, "who": "target"}], "then": [{"op": "keep"}]},
            "If the chosen player has at least 2 gas: Add this card to your inventory. Otherwise: Nothing.",
            "Als de gekozen speler ten minste 2 benzine heeft: Deze kaart wordt een voorwerp van jou. Anders: Niets.",
        ),
    ],
)
def test_a_card_says_who_gives_to_whom_and_who_must_have_something(effect: dict[str, Any], en: str, nl: str) -> None:
    for language, words in (("en", en), ("nl", nl)):
        assert effect_text(msgspec.convert(effect, AnyOperation), Texts(language, GAME).say) == words
