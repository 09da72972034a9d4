"""Allies, ammunition, food and equipment (BD-100 … BD-167)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.best_defense.positions import (
    asked,
    deal,
    decks,
    gun,
    look,
    offered,
    person,
    play,
    refused,
    see,
    told,
    walkers,
)
from shambles import Table
from shambles.games.best_defense.box.contents import box_of

BOX = box_of("standard")


def drawing(deck: str, card: str, *others: dict[str, Any], black: tuple[int, ...] = (), **rick: Any) -> Table:
    """Rick is about to draw this card at the Farm; somebody else is there, so that he is not alone in the game."""
    top = {"farm": {"deck": deck, "cards": 20, "top": [card]}}
    people = [person("rick", "farm", **rick), person("daryl", "town"), *others]
    return deal("draw", *people, decks=top, black=list(black))


def gear(table: Table, name: str) -> dict[str, int]:
    return {laid.card: laid.ammo for laid in see(table, name).gear}


def ammo_cards(table: Table, name: str) -> list[tuple[str, int]]:
    return [(laid.card, laid.ammo) for laid in see(table, name).ammo_cards]


# --- allies


@pytest.mark.rule("BD-100")
def test_an_ally_card_gives_its_allies_and_more_at_once_and_is_discarded() -> None:
    table = play(drawing("ally", "lone_straggler", allies=2), "draw")
    assert see(table, "rick").allies == 3
    assert decks(table)["ally"] == 19
    farm = next(place for place in look(table).places if place.place == "farm")
    assert farm.discards[-1] == "lone_straggler"
    medic = play(drawing("ally", "field_medic", hp=3), "draw")
    assert (see(medic, "rick").allies, see(medic, "rick").hp) == (1, 4)


@pytest.mark.rule("BD-101")
def test_one_may_have_14_allies_or_none() -> None:
    assert see(play(drawing("ally", "two_on_foot", allies=12), "draw"), "rick").allies == 14
    table = deal("healing", person("rick", "farm"), person("daryl", "farm"))
    assert [one.hp for one in look(table).seats] == [5, 5]


@pytest.mark.rule("BD-102")
def test_each_ally_discarded_after_the_roll_adds_one() -> None:
    table = deal(
        "weapons", person("rick", "farm", allies=4, equipment=[gun("handgun")]), walkers={"farm": 1}, white=[3]
    )
    play(table, "handgun")
    assert (asked(table), offered(table)) == ({"rick": "spend-allies"}, ["0", "1", "2", "3", "4"])
    play(table, "2")
    (fought,) = told(table, "fought")
    assert (fought.total, fought.kills) == (5, 1)
    assert see(table, "rick").allies == 2


@pytest.mark.rule("BD-103")
def test_without_a_roll_of_ones_own_no_ally_can_be_spent() -> None:
    people = [person("rick", "farm", equipment=[gun("rifle")]), person("daryl", "farm", allies=5)]
    table = deal("weapons", *people, walkers={"farm": 2}, white=[2, 2])
    play(table, "rifle")
    assert "spend-allies" not in asked(table).values()
    (fought,) = told(table, "fought")
    assert (fought.total, fought.fighters) == (4, ("rick",))
    assert see(table, "daryl").allies == 5


# --- ammunition


@pytest.mark.rule("BD-120", "BD-123")
def test_ammo_fits_the_weapon_that_its_card_names() -> None:
    table = play(drawing("ammo", "rifle_magazine", equipment=[gun("handgun", 0)]), "draw")
    assert ammo_cards(table, "rick") == [("rifle_magazine", 3)]
    ready = deal(
        "combat",
        person("rick", "farm", equipment=[gun("handgun", 0)], ammo_cards=[gun("rifle_magazine", 3)]),
        walkers={"farm": 1},
    )
    assert told(ready, "weapon-chosen") == []  # nothing to load, nothing to fire: nobody is asked


@pytest.mark.rule("BD-121")
def test_ammo_for_a_weapon_one_owns_may_be_loaded_at_once() -> None:
    table = play(drawing("ammo", "rifle_strip", equipment=[gun("rifle", 1)]), "draw")
    assert asked(table) == {"rick": "load-ammo"}
    play(table, "rifle")
    assert gear(table, "rick") == {"rifle": 3}
    assert ammo_cards(table, "rick") == []
    farm = next(place for place in look(table).places if place.place == "farm")
    assert farm.discards[-1] == "rifle_strip"


@pytest.mark.rule("BD-122")
def test_ammo_without_a_weapon_is_kept_on_its_card() -> None:
    table = play(drawing("ammo", "shell_box", black=(3,)), "draw")
    assert ammo_cards(table, "rick") == [("shell_box", 3)]
    unwilling = play(drawing("ammo", "rifle_strip", equipment=[gun("rifle", 1)]), "draw", "keep")
    assert ammo_cards(unwilling, "rick") == [("rifle_strip", 2)]
    assert gear(unwilling, "rick") == {"rifle": 1}


@pytest.mark.rule("BD-124")
def test_a_weapon_holds_any_amount_and_one_may_own_many_ammo_cards() -> None:
    table = play(drawing("ammo", "handgun_lockbox", equipment=[gun("handgun", 9)]), "draw", "handgun")
    assert gear(table, "rick") == {"handgun": 12}
    cards = [gun(card, 2) for card in ("quiver", "shell_belt", "rifle_strip", "handgun_clip")]
    five = play(drawing("ammo", "bolt_bundle", black=(1,), ammo_cards=cards), "draw")
    assert len(ammo_cards(five, "rick")) == 5


@pytest.mark.rule("BD-125")
def test_who_loses_ammo_chooses_from_where() -> None:
    rick = person(
        "rick",
        "farm",
        equipment=[gun("handgun", 2)],
        ammo_cards=[gun("rifle_magazine", 3)],
        events=["wet_powder"],
    )
    table = deal("events", rick, person("daryl", "town"))
    assert offered(table) == ["handgun", "rifle magazine"]
    play(table, "rifle magazine", "rifle magazine")
    assert gear(table, "rick") == {"handgun": 2}
    assert ammo_cards(table, "rick") == [("rifle_magazine", 1)]


@pytest.mark.rule("BD-R41")
def test_a_kept_card_is_loaded_at_any_own_step_or_before_combat() -> None:
    owner = person("rick", "farm", equipment=[gun("rifle", 0)], ammo_cards=[gun("rifle_strip", 2)])
    for phase in ("draw", "combat", "weapons"):
        table = deal(phase, owner, person("daryl", "farm"), walkers={"farm": 1})
        play(table, "load rifle strip rifle")
        assert gear(table, "rick")["rifle"] == 2
        assert ammo_cards(table, "rick") == []
    late = play(deal("weapons", owner, person("daryl", "farm"), walkers={"farm": 1}), "nothing")
    assert asked(late) == {"rick": "divide-damage", "daryl": "divide-damage"}
    assert (refused(late, "load rifle strip rifle").code, late.meanwhile) == ("not-understood", {})


@pytest.mark.rule("BD-R42")
def test_a_weapon_is_never_unloaded() -> None:
    table = deal("draw", person("rick", "farm", equipment=[gun("rifle", 2)]), person("daryl", "farm"))
    assert offered(table) == ["draw", "pass"]
    assert refused(table, "unload rifle").code == "not-understood"


@pytest.mark.rule("BD-R43")
def test_two_weapons_of_a_kind_have_ammo_of_their_own() -> None:
    table = play(drawing("ammo", "handgun_clip", equipment=[gun("handgun", 0), gun("handgun", 1)]), "draw")
    assert offered(table) == ["handgun", "handgun 2", "keep"]
    play(table, "handgun 2")
    assert [(laid.card, laid.ammo) for laid in see(table, "rick").gear] == [("handgun", 0), ("handgun", 3)]


@pytest.mark.rule("BD-R44", "BD-120")
def test_wild_ammo_waits_for_a_ranged_weapon() -> None:
    table = play(drawing("ammo", "lucky_find", equipment=["katana"]), "draw")
    assert ammo_cards(table, "rick") == [("lucky_find", 1)]
    later = deal(
        "draw",
        person("rick", "farm", equipment=[gun("crossbow", 0), "katana"], ammo_cards=[gun("lucky_find", 1)]),
        person("daryl", "town"),
    )
    play(later, "load lucky find crossbow")
    assert gear(later, "rick")["crossbow"] == 1


# --- food


@pytest.mark.rule("BD-140")
def test_a_food_card_gives_its_food_at_once() -> None:
    table = play(drawing("food", "two_cans", food=1), "draw")
    assert see(table, "rick").food == 3
    assert decks(table)["food"] == 19
    rolled = play(drawing("food", "forgotten_pantry", black=(3,)), "draw")
    assert see(rolled, "rick").food == 3


@pytest.mark.rule("BD-141")
def test_one_may_have_any_food_and_none_costs_nothing() -> None:
    assert see(play(drawing("food", "full_crate", food=20), "draw"), "rick").food == 23
    table = deal("healing", person("rick", "farm", hp=3), person("michonne", "town"))
    assert (see(table, "rick").hp, see(table, "rick").food) == (3, 0)


@pytest.mark.rule("BD-142")
def test_food_buys_defiance_for_all_but_the_leader() -> None:
    people = [person("rick", "farm", food=3), person("daryl", "farm", food=1, events=["promise_me", "split_up"])]
    table = deal("movement", *people)
    play(table, "farm", "farm")
    assert asked(table) == {"rick": "draw-card"}
    defying = deal("defy", *people, turn="daryl")
    assert asked(defying) == {"daryl": "defy"}
    play(defying, "town")
    assert (see(defying, "daryl").food, see(defying, "daryl").place) == (0, "town")


@pytest.mark.rule("BD-143")
def test_food_buys_a_hit_point_at_the_end_of_the_round() -> None:
    table = deal("healing", person("rick", "farm", hp=3, food=2), person("daryl", "town"))
    play(table, "heal")
    assert (see(table, "rick").hp, see(table, "rick").food) == (4, 1)


# --- equipment


@pytest.mark.rule("BD-160", "BD-165")
def test_equipment_is_kept_and_a_weapon_found_comes_empty() -> None:
    table = play(drawing("equipment", "rifle", equipment=["machete", "bandages", "silencer"]), "draw")
    assert [laid.card for laid in see(table, "rick").gear] == ["machete", "bandages", "silencer", "rifle"]
    assert gear(table, "rick")["rifle"] == 0
    armed = deal("weapons", person("rick", "farm", equipment=[gun("rifle", 0), "machete"]), walkers={"farm": 1})
    assert refused(armed, "rifle").rule == "BD-314"


@pytest.mark.rule("BD-161")
def test_equipment_is_used_up_only_where_its_card_says_so() -> None:
    fired = deal("weapons", person("rick", "farm", equipment=[gun("rifle", 2)]), walkers={"farm": 1})
    assert gear(play(fired, "rifle"), "rick") == {"rifle": 1}
    rider = deal("combat", person("rick", "farm", equipment=["motorcycle"]), person("daryl", "farm"))
    play(rider, "use motorcycle", "highway")
    assert gear(rider, "rick") == {}
    assert [event.card for event in told(rider, "card-discarded")] == ["motorcycle"]


@pytest.mark.rule("BD-162", "BD-315")
@pytest.mark.parametrize(("weapon", "dice"), [("handgun", 1), ("rifle", 2), ("shotgun", 3)])
def test_a_weapon_rolls_as_many_dice_as_it_shows(weapon: str, dice: int) -> None:
    table = deal("weapons", person("rick", "farm", equipment=[gun(weapon)]), walkers={"farm": 1}, white=[3, 6, 1])
    (rolled,) = told(play(table, weapon), "rolled")
    assert rolled.dice == (3, 6, 1)[:dice]
    assert rolled.total == sum((3, 6, 1)[:dice])


@pytest.mark.rule("BD-163", "BD-312")
def test_nobody_uses_two_weapons_in_a_round() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 2), "katana"])
    table = deal("weapons", rick, person("daryl", "town"), walkers={"farm": 9})
    assert refused(table, "rifle katana").code == "not-understood"
    play(table, "rifle")
    assert len(told(table, "weapon-chosen")) == 1
    assert len(told(table, "rolled")) == 1


@pytest.mark.rule("BD-164", "BD-317", "BD-319")
def test_ranged_weapons_have_a_load_and_melee_weapons_need_none() -> None:
    ranged = {card for card, weapon in BOX.weapons.items() if weapon.range == "ranged"}
    assert ranged == {"handgun", "rifle", "shotgun", "crossbow"}
    assert {*BOX.weapons} - ranged == {"katana", "metal_pipe", "machete"}
    assert all((weapon.load >= 1) == (card in ranged) for card, weapon in BOX.weapons.items())
    table = deal("weapons", person("rick", "farm", equipment=["machete"]), walkers={"farm": 1})
    assert "machete" in offered(table)


@pytest.mark.rule("BD-166", "BD-476")
def test_any_number_of_items_and_a_weapon_in_the_same_combat() -> None:
    rick = person("rick", "farm", equipment=["silencer", "flashbang_grenade", gun("shotgun")])
    table = deal("combat", rick, person("daryl", "town"), walkers={"farm": 6}, white=[1, 1, 1])
    play(table, "use silencer", "use flashbang grenade", "shotgun")
    assert [event.card for event in told(table, "item-used")] == ["silencer", "flashbang_grenade"]
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["shotgun"]
    assert walkers(table)["farm"] == 4


@pytest.mark.rule("BD-167")
def test_most_equipment_is_weapons_and_most_items_are_single() -> None:
    cards = Counter(BOX.decks["equipment"])
    assert sum(count for card, count in cards.items() if card in BOX.weapons) > 12
    items = [count for card, count in cards.items() if card in BOX.items]
    assert items.count(1) > len(items) - items.count(1)
