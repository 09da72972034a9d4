"""Single cards (BD-460 … BD-482)."""

from __future__ import annotations

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


def fight(*people: dict[str, Any], white: tuple[int, ...] = (), **more: Any) -> Table:
    return deal("weapons", *people, white=list(white), **more)


def totals(table: Table) -> list[tuple[int, int]]:
    return [(event.total, event.kills) for event in told(table, "fought")]


# --- Bandages


@pytest.mark.rule("BD-460", "BD-R69")
def test_bandages_are_equipment_that_can_be_kept() -> None:
    top = {"farm": {"deck": "equipment", "cards": 20, "top": ["bandages"]}}
    table = play(deal("draw", person("rick", "farm", hp=2), person("daryl", "town"), decks=top), "draw")
    assert [laid.card for laid in see(table, "rick").gear] == ["bandages"]
    later = deal("draw", person("rick", "farm", hp=2, equipment=["bandages"]), person("daryl", "town"), round=7)
    assert see(play(later, "use bandages"), "rick").hp == 5


@pytest.mark.rule("BD-461")
def test_bandages_do_not_help_while_the_walkers_bite() -> None:
    people = [person("rick", "farm", hp=1, equipment=["bandages"]), person("daryl", "farm", hp=5)]
    table = deal("damage", *people, walkers={"farm": 2})
    assert asked(table) == {"rick": "divide-damage", "daryl": "divide-damage"}
    assert not table.meanwhile
    assert "use bandages" not in offered(table)
    alone = deal(
        "damage", person("rick", "farm", hp=1, equipment=["bandages"]), person("daryl", "town"), walkers={"farm": 1}
    )
    assert asked(alone) == {"rick": "replace-survivor"}
    before = deal(
        "combat", person("rick", "farm", hp=1, equipment=["bandages"]), person("daryl", "town"), walkers={"farm": 1}
    )
    assert offered(before) == ["use bandages", "nothing"]
    assert see(play(before, "use bandages"), "rick").hp == 3  # from 1 to 4, and bitten once


# --- separate rolls


@pytest.mark.rule("BD-463")
def test_each_player_reached_by_a_die_rolls_for_themselves() -> None:
    people = [person(name, "farm", allies=3) for name in ("rick", "daryl", "michonne")]
    people[0]["events"] = ["a_death_in_the_family"]
    table = deal("events", *people, black=[1, 3, 2])
    assert [one.allies for one in look(table).seats] == [2, 0, 1]
    assert [event.face for event in told(table, "die-rolled")] == [1, 3, 2]


@pytest.mark.rule("BD-463")
def test_each_place_reached_by_a_die_is_rolled_for() -> None:
    table = deal(
        "events",
        person("rick", "town", events=["hungry_walkers"]),
        walkers={"farm": 1, "highway": 1},
        decks={"farm": {"deck": "food", "cards": 20}, "highway": {"deck": "ammo", "cards": 20}},
        black=[2, 3],
    )
    eaten = [(event.place, len(event.cards)) for event in told(table, "cards-eaten") if event.rule == "BD-032"]
    assert eaten == [("farm", 2), ("highway", 3)]


@pytest.mark.rule("BD-463")
def test_crisis_at_the_prison_rolls_for_everybody_elsewhere() -> None:
    people = [
        person("rick", "town", events=["crisis_at_the_prison"]),
        person("daryl", "prison"),
        person("michonne", "farm"),
    ]
    table = deal("events", *people, white=[4, 5])
    assert [event.seat for event in told(table, "die-rolled")] == [0, 2]
    assert walkers(table)["prison"] == 1


# --- Glenn and Maggie


@pytest.mark.rule("BD-464", "BD-465")
def test_glenn_loads_a_weapon_of_anybody_anywhere_himself_included() -> None:
    people = [
        person("glenn", "farm", equipment=[gun("handgun", 0)]),
        person("maggie", "highway", equipment=[gun("rifle", 0)]),
        person("rick", "farm", equipment=["katana"]),
    ]
    table = deal("start-of-round", *people)
    assert offered(table) == ["glenn", "maggie", "nobody"]
    refusal = refused(table, "rick")
    assert (refusal.code, refusal.rule) == ("no-use-to-them", "BD-465")
    play(table, "maggie")
    assert see(table, "maggie").ammo == 1
    assert see(play(deal("start-of-round", *people), "glenn"), "glenn").ammo == 1


def led_by_maggie(*others: dict[str, Any], **maggie: Any) -> Table:
    return deal("start-of-round", person("maggie", "farm", **maggie), *others)


@pytest.mark.rule("BD-469", "BD-470", "BD-R10")
def test_maggie_gives_what_she_has_to_anybody_anywhere_or_nothing() -> None:
    table = led_by_maggie(person("rick", "highway"), person("daryl", "farm"), food=1)
    assert offered(table) == ["food rick", "food daryl", "nothing"]
    play(table, "food rick")
    assert (see(table, "rick").food, see(table, "maggie").food) == (1, 0)


@pytest.mark.rule("BD-471")
def test_maggie_gives_one_ammo_or_a_whole_card_but_one_only_from_a_weapon() -> None:
    table = led_by_maggie(
        person("rick", "highway", equipment=[gun("rifle", 0)]),
        equipment=[gun("rifle", 3)],
        ammo_cards=[gun("rifle_magazine", 3)],
    )
    assert offered(table) == ["rifle rick", "1 rifle rick", "rifle magazine rick", "1 rifle magazine rick", "nothing"]
    play(table, "1 rifle magazine rick")
    assert see(table, "rick").gear[0].ammo == 1
    assert [laid.ammo for laid in see(table, "maggie").ammo_cards] == [2]
    whole = led_by_maggie(person("rick", "highway"), ammo_cards=[gun("rifle_magazine", 3)])
    assert [laid.ammo for laid in see(play(whole, "rifle magazine rick"), "rick").ammo_cards] == [3]


@pytest.mark.rule("BD-472")
def test_single_ammo_of_maggie_needs_somebody_with_the_weapon() -> None:
    table = led_by_maggie(person("rick", "highway"), equipment=[gun("rifle", 3)], ammo_cards=[gun("rifle_magazine", 3)])
    for gift in ("1 rifle rick", "1 rifle magazine rick"):
        assert (refused(table, gift).code, refused(table, gift).rule) == ("receiver-lacks-weapon", "BD-472")


# --- ally cards for the round


@pytest.mark.rule("BD-466", "BD-R57")
def test_a_guinea_pig_takes_any_damage_and_keeps_the_last_hit_point() -> None:
    people = [person("rick", "farm", hp=3), person("daryl", "town")]
    rule = [{"card": "a_guinea_pig", "stat": "undying", "survivors": ["rick"]}]
    table = deal("damage", *people, walkers={"farm": 13}, in_force=rule, decks={"farm": {"deck": "food", "cards": 20}})
    assert (see(table, "rick").hp, see(table, "rick").place) == (1, "farm")
    assert decks(table)["food"] == 20


@pytest.mark.rule("BD-466")
def test_the_guinea_pig_card_puts_this_in_force_for_the_round() -> None:
    top = {"farm": {"deck": "ally", "cards": 20, "top": ["a_guinea_pig"]}}
    table = play(deal("draw", person("rick", "farm"), person("daryl", "town"), decks=top), "draw")
    assert [(rule.source, rule.stat, rule.seats) for rule in look(table).in_force] == [
        ("a_guinea_pig", "undying", (0,))
    ]


HELP = [{"card": "a_little_help", "stat": "combat_dice", "survivors": ["rick"]}]


@pytest.mark.rule("BD-473")
def test_a_little_help_is_one_more_die() -> None:
    table = fight(person("rick", "farm", equipment=[gun("rifle")]), white=(1, 2, 3), walkers={"farm": 3}, in_force=HELP)
    (rolled,) = told(play(table, "rifle"), "rolled")
    assert (rolled.dice, rolled.extra, rolled.total) == ((1, 2, 3), 1, 6)


@pytest.mark.rule("BD-474", "BD-475")
def test_help_is_rolled_without_a_weapon_and_joins_those_who_fire() -> None:
    people = [person("rick", "farm"), person("michonne", "farm", equipment=[gun("rifle")])]
    table = play(fight(*people, white=(4, 2, 4), walkers={"farm": 5}, in_force=HELP), "rifle")
    assert totals(table) == [(10, 2)]


@pytest.mark.rule("BD-475")
def test_help_counts_for_melee_alone_if_one_strikes() -> None:
    people = [person("rick", "farm", equipment=["machete"]), person("michonne", "farm", equipment=[gun("rifle")])]
    table = play(fight(*people, white=(3, 4, 1, 3), walkers={"farm": 5}, in_force=HELP), "machete", "rifle")
    assert totals(table) == [(4, 0), (7, 1)]


@pytest.mark.rule("BD-R52")
def test_help_neither_chains_the_katana_nor_makes_a_shotgun_loud() -> None:
    katana = fight(person("rick", "farm", equipment=["katana"]), white=(3, 6), walkers={"farm": 3}, in_force=HELP)
    (rolled,) = told(play(katana, "katana"), "rolled")
    assert rolled.dice == (3, 6)
    shotgun = fight(
        person("rick", "farm", equipment=[gun("shotgun")]),
        white=(5, 5, 3, 6),
        walkers={"farm": 5, "town": 1},
        in_force=HELP,
    )
    assert walkers(play(shotgun, "shotgun"))["town"] == 1


# --- weapons


@pytest.mark.rule("BD-467")
@pytest.mark.parametrize(("white", "total", "kills"), [((5, 4, 2), 11, 2), ((6, 4, 5, 2), 17, 3), ((3,), 3, 0)])
def test_a_katana_goes_on_as_long_as_the_newest_die_is_four_or_more(
    white: tuple[int, ...], total: int, kills: int
) -> None:
    table = play(fight(person("rick", "farm", equipment=["katana"]), white=white, walkers={"farm": 4}), "katana")
    (rolled,) = told(table, "rolled")
    assert rolled.dice == white
    assert totals(table) == [(total, kills)]


@pytest.mark.rule("BD-468")
def test_only_the_bare_die_counts_for_the_chain() -> None:
    rule = [{"card": "rick", "stat": "combat_bonus"}]
    table = fight(person("rick", "farm", equipment=["katana"]), white=(3, 6), walkers={"farm": 2}, in_force=rule)
    (rolled,) = told(play(table, "katana"), "rolled")
    assert (rolled.dice, rolled.total) == ((3,), 4)


@pytest.mark.rule("BD-476", "BD-477")
def test_a_silencer_needs_neither_weapon_nor_ammo() -> None:
    table = deal("combat", person("rick", "farm", equipment=["silencer"]), person("daryl", "town"), walkers={"farm": 3})
    play(table, "use silencer")
    assert walkers(table)["farm"] == 1
    assert see(table, "rick").hp == 4  # nobody has anything left to choose


@pytest.mark.rule("BD-476")
def test_a_flashbang_keeps_three_from_biting_and_the_rifle_still_fires() -> None:
    rick = person("rick", "farm", equipment=["flashbang_grenade", gun("rifle")])
    table = deal("combat", rick, person("daryl", "town"), walkers={"farm": 5}, white=[2, 3])
    play(table, "use flashbang grenade", "rifle")
    assert walkers(table)["farm"] == 4
    assert see(table, "rick").hp == 4


def shotgun(white: tuple[int, ...], others: tuple[dict[str, Any], ...] = (), **more: Any) -> Table:
    return fight(person("rick", "farm", equipment=[gun("shotgun")]), *others, white=white, **more)


@pytest.mark.rule("BD-478", "BD-481")
def test_a_loud_shotgun_draws_a_walker_of_choice_that_bites_in_this_round() -> None:
    table = play(shotgun((5, 5, 4), walkers={"farm": 2, "town": 1, "prison": 1}), "shotgun")
    assert (asked(table), offered(table)) == ({"rick": "attract-walker"}, ["prison", "town"])
    play(table, "town")
    assert walkers(table) == {"farm": 1, "town": 0, "prison": 1, "highway": 0}
    assert see(table, "rick").hp == 4


@pytest.mark.rule("BD-478")
def test_a_bonus_does_not_make_it_loud() -> None:
    rule = [{"card": "rick", "stat": "combat_bonus"}]
    table = play(shotgun((5, 5, 3), walkers={"farm": 3, "town": 1}, in_force=rule), "shotgun")
    assert walkers(table)["town"] == 1
    assert told(table, "walkers-shifted") == []


@pytest.mark.rule("BD-479", "BD-480")
def test_it_comes_after_all_fights_and_not_if_none_is_left() -> None:
    michonne = person("michonne", "town", equipment=[gun("handgun")])
    table = shotgun((6, 6, 6, 5), (michonne,), walkers={"farm": 2, "town": 1})
    play(table, "shotgun", "handgun")
    assert [event.place for event in told(table, "fought")] == ["farm", "town"]
    assert told(table, "walkers-shifted") == []
    assert walkers(table)["farm"] == 0


@pytest.mark.rule("BD-480")
def test_a_walker_across_the_board_does_not_come() -> None:
    table = play(shotgun((6, 6, 6), walkers={"farm": 3, "highway": 3}), "shotgun")
    assert walkers(table)["highway"] == 3


@pytest.mark.rule("BD-R53")
def test_one_must_come_if_one_is_there() -> None:
    table = play(shotgun((6, 6, 6), walkers={"farm": 3, "town": 1}), "shotgun")
    assert [(event.origin, event.place) for event in told(table, "walkers-shifted")] == [("town", "farm")]


@pytest.mark.rule("BD-R54")
def test_two_loud_shotguns_draw_one_each() -> None:
    michonne = person("michonne", "farm", equipment=[gun("shotgun")])
    table = shotgun((6, 6, 6, 6, 6, 6), (michonne,), walkers={"farm": 7, "town": 3})
    play(table, "shotgun", "shotgun")
    assert len(told(table, "walkers-shifted")) == 2
    assert walkers(table)["town"] == 1


@pytest.mark.rule("BD-482")
def test_a_card_overrides_the_rulebook() -> None:
    """Nobody moves diagonally, but the Motorcycle does; everybody may defy, but not when a card forbids it."""
    rider = deal("combat", person("rick", "farm", equipment=["motorcycle"]), person("daryl", "farm"))
    play(rider, "use motorcycle", "highway")
    assert see(rider, "rick").place == "highway"
    daryl = person("daryl", "farm", food=2, events=["promise_me", "wet_powder"])
    rule = [{"card": "nobody_moves", "stat": "forbid", "what": "defy"}]
    assert asked(deal("defy", person("rick", "farm"), daryl, turn="daryl", in_force=rule)) == {"daryl": "draw-card"}
