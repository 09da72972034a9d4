"""The end of the round (BD-340 … BD-350), and death (BD-371 … BD-381)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import (
    agree,
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

FOOD_AT_FARM = {"farm": {"deck": "food", "cards": 20}}


# --- damage


@pytest.mark.rule("BD-340")
def test_damage_then_healing_then_the_next_round() -> None:
    table = deal("damage", person("rick", "farm", food=1), person("michonne", "town"), walkers={"farm": 2})
    assert see(table, "rick").hp == 3
    assert asked(table) == {"rick": "heal"}
    play(table, "heal")
    order = [event.key() for event in table.events_for(None)]
    assert order.index("bitten") < order.index("healed") < order.index("round-over")


@pytest.mark.rule("BD-341")
def test_each_walker_deals_one_damage_in_all() -> None:
    people = [person("rick", "farm"), person("michonne", "farm")]
    table = agree(deal("damage", *people, walkers={"farm": 3}), "rick 2 michonne 1")
    assert [one.hp for one in look(table).seats] == [3, 4]


@pytest.mark.rule("BD-342")
def test_survivors_are_bitten_before_the_deck() -> None:
    table = deal("damage", person("rick", "farm"), person("michonne", "town"), walkers={"farm": 2}, decks=FOOD_AT_FARM)
    assert (see(table, "rick").hp, decks(table)["food"]) == (3, 20)


@pytest.mark.rule("BD-343")
def test_a_lone_survivor_takes_it_all_until_dead() -> None:
    table = deal(
        "damage", person("rick", "farm", hp=2), person("michonne", "town"), walkers={"farm": 3}, decks=FOOD_AT_FARM
    )
    assert asked(table) == {"rick": "replace-survivor"}
    assert len(told(table, "bitten")) == 2


@pytest.mark.rule("BD-344")
@pytest.mark.parametrize(("shares", "rick", "daryl"), [("rick 2", 3, 2), ("rick 1 daryl 1", 4, 1), ("daryl 2", 5, 0)])
def test_several_survivors_divide_the_damage_as_they_wish(shares: str, rick: int, daryl: int) -> None:
    people = [person("rick", "farm"), person("daryl", "farm", hp=2)]
    table = deal("damage", *people, walkers={"farm": 2})
    assert [option.notation for option in table.asks[0].options] == ["rick 2", "rick 1 daryl 1", "daryl 2"]
    agree(table, shares)
    assert [one.hp for one in look(table).seats] == [rick, daryl]


@pytest.mark.rule("BD-344", "BD-R58")
def test_one_of_the_divided_damage_may_die_of_it_but_not_twice() -> None:
    people = [person("rick", "farm"), person("daryl", "farm", hp=1)]
    table = deal("damage", *people, walkers={"farm": 2})
    assert refused(table, "daryl 2").code == "not-understood"
    play(agree(table, "rick 1 daryl 1"), "michonne")
    assert see(table, "rick").hp == 4  # the second walker bites who is left


@pytest.mark.rule("BD-345", "BD-346", "BD-381")
@pytest.mark.parametrize(("hp", "count", "eaten"), [(2, 3, 1), (1, 2, 1), (1, 4, 3)])
def test_walkers_that_were_not_needed_eat_and_none_does_both(hp: int, count: int, eaten: int) -> None:
    table = deal(
        "damage", person("rick", "farm", hp=hp), person("daryl", "town"), walkers={"farm": count}, decks=FOOD_AT_FARM
    )
    play(table, "michonne")
    assert decks(table)["food"] == 20 - eaten


@pytest.mark.rule("BD-345")
def test_where_nobody_is_each_walker_eats_a_card() -> None:
    table = deal("damage", person("rick", "town"), walkers={"farm": 3}, decks=FOOD_AT_FARM)
    assert decks(table)["food"] == 17


@pytest.mark.rule("BD-381")
def test_the_rest_of_the_damage_goes_to_others_there_first() -> None:
    people = [person("rick", "farm", hp=1), person("daryl", "farm", hp=4)]
    table = agree(deal("damage", *people, walkers={"farm": 3}, decks=FOOD_AT_FARM), "rick 1 daryl 2")
    play(table, "michonne")
    assert (see(table, "daryl").hp, decks(table)["food"]) == (2, 20)


@pytest.mark.rule("BD-347")
def test_walkers_stay_and_bite_again_every_round() -> None:
    people = [person("rick", "town", events=["promise_me", "wet_powder"])]
    table = deal("damage", *people, walkers={"farm": 2}, decks=FOOD_AT_FARM)
    assert (walkers(table)["farm"], decks(table)["food"]) == (2, 18)
    again = deal("damage", *people, walkers=walkers(table), decks={"farm": {"deck": "food", "cards": 18}})
    assert decks(again)["food"] == 16


@pytest.mark.rule("BD-R28")
def test_the_leader_chooses_the_order_of_places_where_it_matters() -> None:
    people = [person("rick", "farm", hp=1), person("daryl", "town", hp=1), person("glenn", "prison")]
    table = deal("damage", *people, leader="glenn", walkers={"farm": 1, "town": 1})
    assert (asked(table), sorted(offered(table))) == ({"glenn": "damage-order"}, ["farm", "town"])
    play(table, "town")
    assert asked(table) == {"daryl": "replace-survivor"}


@pytest.mark.rule("BD-R28")
@pytest.mark.parametrize(("deck", "matters"), [("equipment", True), ("food", False)])
def test_the_order_matters_beside_an_empty_place_with_the_equipment(deck: str, matters: bool) -> None:
    people = [person("rick", "farm", hp=1), person("glenn", "prison")]
    lies = {"town": {"deck": deck, "cards": 9}}
    table = deal("damage", *people, leader="glenn", walkers={"farm": 1, "town": 1}, decks=lies)
    assert asked(table) == ({"glenn": "damage-order"} if matters else {"rick": "replace-survivor"})


@pytest.mark.rule("BD-R28")
def test_in_hardcore_nobody_comes_in_and_the_order_does_not_matter() -> None:
    people = [person("rick", "farm", hp=1), person("daryl", "town", hp=1), person("glenn", "prison")]
    options = {"mode": "hardcore"}
    table = deal("damage", *people, leader="glenn", walkers={"farm": 1, "town": 1}, options=options)
    assert "damage-order" not in asked(table).values()
    assert [event.place for event in told(table, "damage-begun")][:1] == ["farm"]


@pytest.mark.rule("BD-R28")
def test_otherwise_the_places_come_in_their_order() -> None:
    people = [person("rick", "highway"), person("michonne", "farm")]
    table = deal("damage", *people, walkers={"highway": 1, "farm": 1, "town": 1})
    assert [event.place for event in told(table, "damage-begun")] == ["farm", "town", "highway"]


# --- healing


@pytest.mark.rule("BD-348", "BD-R59")
def test_who_is_hurt_may_heal_one_for_one_food_once() -> None:
    table = deal("healing", person("rick", "farm", hp=1, food=5), person("michonne", "farm", hp=4, food=1))
    assert asked(table) == {"rick": "heal"}
    play(table, "heal")
    assert (see(table, "rick").hp, see(table, "rick").food) == (2, 4)
    assert asked(table) == {"michonne": "heal"}
    play(table, "pass")
    assert (see(table, "michonne").hp, see(table, "michonne").food) == (4, 1)


@pytest.mark.rule("BD-348", "BD-220")
def test_who_is_not_hurt_cannot_heal() -> None:
    table = deal("healing", person("rick", "farm", food=5), person("michonne", "farm", food=1))
    assert told(table, "healed") == []
    assert "heal" not in asked(table).values()


@pytest.mark.rule("BD-348")
def test_a_card_may_forbid_healing() -> None:
    table = deal(
        "healing",
        person("rick", "farm", hp=2, food=2, equipment=["bandages"]),
        person("michonne", "farm"),
        in_force=[{"card": "sleepless_night", "stat": "forbid", "what": "heal"}],
    )
    assert (refused(table, "heal").code, offered(table)) == ("card-forbids", ["pass", "use bandages"])


@pytest.mark.rule("BD-349")
def test_after_round_11_comes_round_12() -> None:
    table = deal("next-round", person("rick", "farm"), person("michonne", "farm"), round=11)
    assert look(table).round == 12
    assert table.outcome is None


# --- death


def killed(**more: Any) -> Table:
    """Glenn dies at the Farm to its only walker; Rick leads."""
    glenn = person("glenn", "farm", hp=1, food=2, allies=1, equipment=[gun("rifle", 2)], ammo_cards=[gun("quiver", 2)])
    people = [person("rick", "town"), glenn, person("daryl", "town")]
    given: dict[str, Any] = {"walkers": {"farm": 1}, "decks": {"farm": {"deck": "ally", "cards": 5}}, **more}
    return deal("damage", *people, **given)


@pytest.mark.rule("BD-371")
def test_the_pawn_makes_way_for_a_walker() -> None:
    table = killed()
    assert walkers(table)["farm"] == 2
    assert [(event.place, event.risen) for event in told(table, "died")] == [("farm", 1)]


@pytest.mark.rule("BD-372")
def test_the_new_walker_does_not_bite_in_this_round() -> None:
    table = play(killed(), "michonne")
    assert decks(table)["ally"] == 5
    later = look(table).places[0]
    assert (later.place, later.walkers, later.biting) == ("farm", 2, 2)  # but from the next round on


@pytest.mark.rule("BD-R33")
def test_the_walls_are_not_used_up_by_a_walker_that_just_rose() -> None:
    people = [person("rick", "prison", hp=1), person("daryl", "prison")]
    table = play(agree(deal("damage", *people, walkers={"prison": 5}), "rick 1 daryl 1"), "michonne")
    assert see(table, "daryl").hp == 4  # two of the five bit
    assert walkers(table)["prison"] == 6
    rose = deal(
        "events",
        person("rick", "prison", hp=1, events=["trouble_in_the_tombs"]),
        person("daryl", "town"),
        walkers={"prison": 4},
    )
    assert next(place for place in look(rose).places if place.place == "prison").biting == 1


@pytest.mark.rule("BD-373", "BD-376")
def test_all_belongings_of_the_dead_are_discarded_and_the_new_one_starts_bare() -> None:
    table = play(killed(), "michonne")
    new = see(table, "michonne")
    assert (new.hp, new.food, new.allies, new.ammo_cards) == (5, 0, 0, ())
    assert len(new.gear) == 1
    shown = {place.deck: place.discards for place in look(table).places}
    assert shown["equipment"][-1] == "rifle"
    assert shown["ammo"][-1] == "quiver"


@pytest.mark.rule("BD-374")
def test_the_player_takes_any_survivor_not_in_this_game_yet() -> None:
    assert offered(killed()) == ["andrea", "maggie", "michonne"]


@pytest.mark.rule("BD-375")
def test_the_new_pawn_waits_beside_the_board() -> None:
    table = play(killed(walkers={"farm": 1, "town": 1}), "michonne")
    assert see(table, "michonne").place is None
    off = deal("draw", person("michonne", None), person("rick", "farm"), turn="michonne", walkers={"farm": 1})
    assert asked(off) == {"rick": "draw-card"}  # no draw, no trade, no fight for Michonne


@pytest.mark.rule("BD-377", "BD-165")
def test_the_new_survivor_draws_one_equipment_card_and_a_weapon_is_empty() -> None:
    top = {"farm": {"deck": "ally", "cards": 5}, "prison": {"deck": "equipment", "cards": 9, "top": ["handgun"]}}
    table = play(killed(decks=top), "michonne")
    assert [(laid.card, laid.ammo) for laid in see(table, "michonne").gear] == [("handgun", 0)]
    assert decks(table)["equipment"] == 8


@pytest.mark.rule("BD-379")
def test_without_anybody_to_take_the_game_is_lost() -> None:
    table = killed(unused=[])
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule, table.outcome.winners) == ("nobody-left", "BD-379", ())


@pytest.mark.rule("BD-380")
@pytest.mark.parametrize(("seats", "spare"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_how_many_survivors_are_spare(seats: int, spare: int) -> None:
    table = Table.open("best_defense", seats=seats, options={"mode": "standard", "difficulty": "expert"}, seed=2)
    play(table, *["rick", "michonne", "daryl", "andrea"][:seats])
    assert len(look(table).unused) == spare


@pytest.mark.rule("BD-511")
def test_the_badge_may_go_to_somebody_off_the_board() -> None:
    table = play(killed(), "michonne")
    assert look(table).leader == 1
    assert see(table, "michonne").place is None
    assert asked(table) == {"michonne": "move-survivor"}


# --- what is ahead


@pytest.mark.rule("BD-342", "BD-345")
def test_the_view_says_what_each_place_would_suffer() -> None:
    table = deal(
        "movement",
        person("rick", "farm", hp=2),
        person("michonne", "farm"),
        walkers={"farm": 1, "town": 2, "highway": 4},
        decks={"town": {"deck": "food", "cards": 20}, "highway": {"deck": "ammo", "cards": 4}},
    )
    found = {place.place: place.forecast for place in look(table).places}
    assert {name: (one.kind, one.count, one.grave) for name, one in found.items()} == {
        "farm": ("bites", 1, False),
        "prison": ("safe", 0, False),
        "town": ("eats", 2, False),
        "highway": ("empties", 4, True),
    }
    assert found["town"].left == 18
