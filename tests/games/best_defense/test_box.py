"""What is in the box, boxes of one's own, and the words on the cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.best_defense.positions import play_randomly
from shambles import BadInput, Table
from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.contents import box_of, faults_of
from shambles.games.best_defense.box.vocabulary import Condition
from shambles.games.best_defense.effects.operations.tokens import Gain
from shambles.texts import LANGUAGES, Texts

STANDARD = (GAME.folder / "box" / "standard.toml").read_text("utf-8")
BOX = box_of("standard")
AGREED = GAME.read_options({"mode": "standard", "difficulty": "beginner"})


@pytest.mark.rule("BD-002", "BD-004", "BD-005", "BD-013")
def test_the_counts_of_the_box() -> None:
    assert {deck: len(cards) for deck, cards in BOX.decks.items()} == dict.fromkeys(BOX.decks, 25)
    assert (len(BOX.survivors), len(BOX.events), len(BOX.motives)) == (6, 48, 9)
    assert faults_of(tomllib.loads(STANDARD)) == []


@pytest.mark.rule("BD-164", "BD-167", "BD-317", "BD-319")
def test_the_weapons_of_the_box() -> None:
    ranged = {card for card in BOX.weapons if BOX.is_ranged(card)}
    assert ranged == {"handgun", "crossbow", "rifle", "shotgun"}
    assert set(BOX.weapons) - ranged == {"katana", "metal_pipe", "machete"}
    assert all((weapon.load > 0) == (weapon.id in ranged) for weapon in BOX.weapons.values())
    assert sum(weapon.copies for weapon in BOX.weapons.values()) > 12
    copies = [item.copies for item in BOX.items.values()]
    assert copies.count(1) > len(copies) / 2


def first(**fields: Any) -> Callable[[dict[str, Any]], Any]:
    """The first effect of the card is changed."""
    return lambda card: card["effects"][0].update(fields)


def change(table: str, card: str, change_it: Callable[[dict[str, Any]], Any]) -> list[BadInput]:
    tables = tomllib.loads(STANDARD)
    change_it(next(one for one in tables[table] if one["id"] == card))
    return faults_of(tables)


@pytest.mark.parametrize(
    ("table", "card", "change_it", "field", "code"),
    [
        ("event", "wet_powder", first(n="d4"), "event.wet_powder.effects[0].n", "unknown-value"),
        ("event", "wet_powder", first(hat=1), "event.wet_powder.effects[0].hat", "unknown-field"),
        ("event", "wet_powder", first(who="it"), "event.wet_powder.effects[0].who", "wrong-effect"),
        ("event", "promise_me", first(do=[]), "event.promise_me.effects[0].do", "field-missing"),
        ("event", "wet_powder", lambda c: c.pop("attested"), "event.wet_powder.attested", "field-missing"),
        ("weapon", "rifle", lambda c: c.update(load=0), "weapon.rifle.load", "wrong-load"),
        ("weapon", "rifle", lambda c: c.update(copies=5), "equipment", "wrong-number"),
        ("ammo", "rifle_box", lambda c: c.update(weapon="bow"), "ammo.rifle_box.weapon", "no-such-weapon"),
        ("motive", "hoarder", lambda c: c.update(trigger="defied"), "motive.hoarder", "trigger-or-what"),
        ("motive", "hoarder", lambda c: c.update(id="rebel"), "rebel", "twice"),
    ],
)
def test_a_fault_names_the_card_and_the_field(
    table: str, card: str, change_it: Callable[[dict[str, Any]], Any], field: str, code: str
) -> None:
    assert (field, code) in [(fault.field, fault.code) for fault in change(table, card, change_it)]


def test_a_box_with_a_fault_opens_no_table() -> None:
    wrong = STANDARD.replace('weapon = "rifle"', 'weapon = "bow"', 1)
    with pytest.raises(BadInput) as caught:
        Table.open("best_defense", seats=2, options={"mode": "standard", "difficulty": "beginner", "box": wrong})
    assert caught.value.field == "options.box.ammo.rifle_box.weapon"


def test_a_table_plays_with_its_own_box() -> None:
    own = STANDARD.replace('id = "wet_powder"', 'id = "dry_powder"')
    options = {"mode": "standard", "difficulty": "beginner", "box": own}
    table = play_randomly(Table.open("best_defense", seats=3, options=options, seed=1), Random(1))
    assert "dry_powder" in (*box_of(own).events,)
    assert Table.load(table.save()).outcome == table.outcome


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text_in_every_language(lang: str) -> None:
    texts = Texts(lang, GAME)
    for face in GAME.cards(AGREED, texts.say):
        assert texts.has(f"name-{face.id}")
        assert face.name
        assert re.fullmatch(r"[^{}$_]+\.", face.text), f"{face.id}: {face.text}"


def test_a_text_says_what_the_card_does() -> None:
    faces = {face.id: face for face in GAME.cards(AGREED, Texts("en", GAME).say)}
    assert faces["barn_walkers_attack"].name == "Barn Walkers Attack"
    assert faces["barn_walkers_attack"].text == (
        "At the Farm: add 1–3 walkers to the Farm. Otherwise: add 1 walker to the Farm."
    )
    assert faces["crossbow"].text.endswith("1 die. Add 1. With a total of 5 or more, 1 ammo comes back.")


def test_a_condition_on_oneself_is_said_too() -> None:
    hungry = Gain(who="self", what="food", n=1, where=Condition(food_max=0))
    assert hungry.says(Texts("en", GAME).say) == "without food: gain 1 food"
