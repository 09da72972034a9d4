"""What the printed sample round shows (BD-500 … BD-511)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import agree, asked, deal, decks, gun, look, offered, person, play, see, told, walkers
from shambles import Table


def fight(*people: dict[str, Any], white: tuple[int, ...] = (), **more: Any) -> Table:
    return deal("weapons", *people, white=list(white), **more)


def totals(table: Table) -> list[tuple[int, int]]:
    return [(event.total, event.kills) for event in told(table, "fought")]


@pytest.mark.rule("BD-501")
def test_daryl_feeds_those_without_food() -> None:
    people = [person("daryl", "town"), person("glenn", "highway", food=1), person("maggie", "farm")]
    table = deal("start-of-round", *people)
    assert [one.food for one in look(table).seats] == [1, 1, 1]


@pytest.mark.rule("BD-502")
def test_promise_me_takes_all_allies_of_who_defies() -> None:
    maggie = person("maggie", "farm", food=2, allies=2, events=["wet_powder", "closing_in"])
    people = [person("daryl", "farm", events=["promise_me"]), maggie]
    table = play(deal("events", *people), "town")
    one = see(table, "maggie")
    assert (one.allies, one.food, one.place) == (0, 1, "town")


@pytest.mark.rule("BD-503")
def test_accidents_happen_to_those_who_are_not_with_the_leader() -> None:
    people = [person("daryl", "farm", events=["accidents_happen"]), person("glenn", "farm"), person("maggie", "farm")]
    assert [one.hp for one in look(deal("events", *people)).seats] == [5, 5, 5]
    people[2] = person("maggie", "town")
    assert [one.hp for one in look(deal("events", *people)).seats] == [5, 5, 4]


@pytest.mark.rule("BD-504")
def test_a_friend_in_need() -> None:
    table = deal("events", person("rick", "farm", events=["a_friend_in_need"]), black=[3], walkers={"highway": 1})
    assert walkers(table)["highway"] == 4
    there = deal("events", person("rick", "highway", events=["a_friend_in_need"]), black=[3])
    assert (see(there, "rick").allies, walkers(there)["highway"]) == (3, 0)


@pytest.mark.rule("BD-505")
def test_a_lucky_find_goes_on_a_weapon() -> None:
    top = {"farm": {"deck": "ammo", "cards": 20, "top": ["lucky_find"]}}
    people = [person("maggie", "farm", equipment=[gun("rifle", 0)]), person("rick", "town")]
    table = play(deal("draw", *people, decks=top), "draw", "rifle")
    assert see(table, "maggie").gear[0].ammo == 1
    assert see(table, "maggie").ammo_cards == ()


@pytest.mark.rule("BD-506")
def test_barn_walkers_attack_from_away() -> None:
    assert walkers(deal("events", person("rick", "highway", events=["barn_walkers_attack"])))["farm"] == 1


@pytest.mark.rule("BD-507", "BD-R55")
def test_the_motorcycle_moves_before_weapons_are_chosen() -> None:
    daryl = person("daryl", "farm", equipment=["motorcycle", gun("crossbow", 2)])
    table = deal("combat", daryl, person("rick", "farm"), walkers={"highway": 1})
    play(table, "use motorcycle")
    assert sorted(offered(table)) == ["highway", "prison", "town"]  # it is not spent to stay
    play(table, "highway")
    assert (asked(table), offered(table)) == ({"daryl": "choose-weapon"}, ["crossbow", "nothing"])
    assert [laid.card for laid in see(table, "daryl").gear] == ["crossbow"]


@pytest.mark.rule("BD-508", "BD-R51")
@pytest.mark.parametrize(("other", "total"), [("town", 4), ("farm", 1)])
def test_a_machete_is_better_alone(other: str, total: int) -> None:
    people = [person("glenn", "farm", equipment=["machete"]), person("rick", other)]
    table = play(fight(*people, white=(1,), walkers={"farm": 1}), "machete")
    assert totals(table) == [(total, 0)]


@pytest.mark.rule("BD-509")
@pytest.mark.parametrize(("allies", "ammo"), [("0", 1), ("1", 2)])
def test_a_crossbow_gets_its_ammo_back_from_five_on(allies: str, ammo: int) -> None:
    daryl = person("daryl", "farm", allies=1, equipment=[gun("crossbow", 2)])
    table = play(fight(daryl, white=(3,), walkers={"farm": 2}), "crossbow", allies)
    assert [event.bonus for event in told(table, "rolled")] == [1]
    assert see(table, "daryl").gear[0].ammo == ammo


@pytest.mark.rule("BD-509", "BD-R49")
@pytest.mark.parametrize(("die", "ammo"), [(3, 1), (4, 2)])
def test_a_crossbow_gets_its_ammo_back_by_its_own_points_and_not_by_those_of_the_group(die: int, ammo: int) -> None:
    """Rick's rifle brings the group to far more than five points; the crossbow alone has 3+1, or 4+1."""
    rick, daryl = (
        person("rick", "farm", equipment=[gun("rifle")]),
        person("daryl", "farm", equipment=[gun("crossbow", 2)]),
    )
    table = play(fight(rick, daryl, white=(6, 6, die), walkers={"farm": 5}), "rifle", "crossbow")
    assert [event.total for event in told(table, "fought")] == [13 + die]
    assert see(table, "daryl").gear[0].ammo == ammo


@pytest.mark.rule("BD-510", "BD-R56")
def test_a_vest_stops_the_first_bite_of_each_round() -> None:
    daryl = person("daryl", "farm", hp=4, equipment=["bulletproof_vest"])
    people = [daryl, person("maggie", "farm", hp=3)]
    table = deal("damage", *people, walkers={"farm": 2}, decks={"farm": {"deck": "food", "cards": 20}})
    agree(table, "daryl 1 maggie 1")
    assert (see(table, "daryl").hp, see(table, "maggie").hp, decks(table)["food"]) == (4, 2, 20)
    assert [event.hurt for event in told(table, "bitten")] == [False, True]
    assert [laid.card for laid in see(table, "daryl").gear] == ["bulletproof_vest"]
    twice = deal("damage", daryl, person("maggie", "town"), walkers={"farm": 2})
    assert see(twice, "daryl").hp == 3


@pytest.mark.rule("BD-R56")
def test_a_vest_does_not_help_against_cards() -> None:
    rick = person("rick", "town", equipment=["bulletproof_vest"], events=["shooter_on_the_roof"])
    assert see(deal("events", rick), "rick").hp == 4
