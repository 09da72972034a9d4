"""Combat (BD-310 … BD-323)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import asked, deal, gun, look, offered, person, play, refused, see, told, walkers
from shambles import Table
from shambles.games.best_defense.table.about import AboutPoints


def fight(*people: dict[str, Any], white: tuple[int, ...] = (), **more: Any) -> Table:
    return deal("weapons", *people, white=list(white), **more)


def counted(table: Table) -> list[tuple[tuple[str, ...], int, int]]:
    """Who fought together, with how many points, and how many walkers fell."""
    return [(event.fighters, event.total, event.kills) for event in told(table, "fought")]


@pytest.mark.rule("BD-310")
def test_combat_starts_after_the_last_event() -> None:
    people = [
        person("rick", "farm", equipment=[gun("rifle", 2)], events=["promise_me"]),
        person("daryl", "farm", events=["wet_powder", "closing_in"]),
    ]
    table = deal("events", *people, walkers={"farm": 1})
    play(table, "pass", "nothing")  # Daryl draws nothing, Rick gives nothing
    assert asked(table) == {"daryl": "play-event"}
    assert told(table, "combat-begun") == told(table, "rolled") == []
    play(table, "wet powder")
    order = [event.key() for event in table.events_for(None)]
    assert order.index("combat-begun") > max(at for at, key in enumerate(order) if key == "event-played")


@pytest.mark.rule("BD-311", "BD-R45")
def test_all_choose_openly_and_may_change_until_the_last_has_chosen() -> None:
    people = [person("rick", "farm", equipment=[gun("rifle")]), person("daryl", "farm", equipment=[gun("handgun")])]
    table = fight(*people, leader="daryl", walkers={"farm": 1})
    assert asked(table) == {"daryl": "choose-weapon", "rick": "choose-weapon"}
    table.play(1, "nothing")
    assert table.shown == {1: "nothing"}
    table.play(1, "handgun")
    assert table.shown == {1: "handgun"}
    assert (told(table, "rolled"), see(table, "daryl").gear[0].ammo) == ([], 1)  # it costs nothing before all have
    assert asked(table) == {"rick": "choose-weapon"}
    table.play(0, "rifle")
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["handgun", "rifle"]  # from the leader on
    assert len(told(table, "rolled")) == 2
    assert "choose-weapon" not in asked(table).values()


@pytest.mark.rule("BD-313")
@pytest.mark.parametrize("white", [(1, 1, 1), (6, 6, 6)])
def test_a_shot_costs_one_ammo_whatever_is_rolled(white: tuple[int, ...]) -> None:
    table = fight(person("rick", "farm", equipment=[gun("shotgun", 3)]), white=white, walkers={"farm": 1})
    assert see(play(table, "shotgun"), "rick").gear[0].ammo == 2


@pytest.mark.rule("BD-314")
def test_an_empty_weapon_cannot_be_chosen_even_with_ammo_on_a_card() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 0), "machete"], ammo_cards=[gun("rifle_strip", 2)])
    table = fight(rick, walkers={"farm": 1})
    assert offered(table) == ["machete", "nothing"]
    refusal = refused(table, "rifle")
    assert (refusal.code, refusal.rule) == ("no-ammo", "BD-314")


@pytest.mark.rule("BD-315")
def test_dice_and_what_is_added_make_the_points() -> None:
    plain = play(fight(person("rick", "farm", equipment=[gun("rifle")]), white=(4, 5), walkers={"farm": 5}), "rifle")
    assert [event.total for event in told(plain, "rolled")] == [9]
    led = fight(
        person("daryl", "farm", equipment=[gun("rifle")]),
        white=(4, 5),
        walkers={"farm": 5},
        in_force=[{"card": "rick", "stat": "combat_bonus"}],
    )
    assert [(event.bonus, event.total) for event in told(play(led, "rifle"), "rolled")] == [(1, 10)]


@pytest.mark.rule("BD-316")
@pytest.mark.parametrize(("dice", "kills"), [((6, 4), 2), ((2, 2), 0), ((5, 4), 1)])
def test_every_full_five_points_kill_one(dice: tuple[int, ...], kills: int) -> None:
    table = play(fight(person("rick", "farm", equipment=[gun("rifle")]), white=dice, walkers={"farm": 5}), "rifle")
    assert counted(table) == [(("rick",), sum(dice), kills)]


@pytest.mark.rule("BD-316")
def test_fourteen_points_kill_two() -> None:
    rick = person("rick", "farm", equipment=[gun("shotgun")])
    table = play(fight(rick, white=(5, 5, 4), walkers={"farm": 5}), "shotgun")
    assert counted(table) == [(("rick",), 14, 2)]


@pytest.mark.rule("BD-317")
@pytest.mark.parametrize("weapon", ["handgun", "crossbow", "rifle", "shotgun"])
def test_each_ranged_weapon_joins_the_group(weapon: str) -> None:
    people = [person("rick", "farm", equipment=[gun("handgun")]), person("michonne", "farm", equipment=[gun(weapon)])]
    table = play(fight(*people, white=(1, 1, 1, 1), walkers={"farm": 5}), "handgun", weapon)
    ((fighters, _, _),) = counted(table)
    assert fighters == ("rick", "michonne")


@pytest.mark.rule("BD-318", "BD-R50")
def test_those_who_fire_at_one_place_add_their_points() -> None:
    """Rifle 9 and Crossbow 1+1: eleven points, two walkers."""
    people = [person("rick", "farm", equipment=[gun("rifle")]), person("michonne", "farm", equipment=[gun("crossbow")])]
    table = play(fight(*people, white=(4, 5, 1), walkers={"farm": 5}), "rifle", "crossbow")
    assert counted(table) == [(("rick", "michonne"), 11, 2)]


@pytest.mark.rule("BD-319", "BD-320")
def test_who_strikes_counts_alone_and_stops_nobody_from_firing() -> None:
    """Pipe 3+1 and Rifle 6: one walker, not two."""
    people = [person("rick", "farm", equipment=[gun("rifle")]), person("michonne", "farm", equipment=["metal_pipe"])]
    table = play(fight(*people, white=(2, 4, 3), walkers={"farm": 5}), "rifle", "metal pipe")
    assert counted(table) == [(("rick",), 6, 1), (("michonne",), 4, 0)]


@pytest.mark.rule("BD-319")
@pytest.mark.parametrize("weapon", ["katana", "metal_pipe", "machete"])
def test_two_in_melee_do_not_add_up(weapon: str) -> None:
    people = [person("rick", "farm", equipment=["metal_pipe"]), person("michonne", "farm", equipment=[weapon])]
    if weapon == "metal_pipe":
        people[1]["equipment"] = ["metal_pipe"]
    table = play(fight(*people, white=(3, 3), walkers={"farm": 5}), "metal pipe", weapon.replace("_", " "))
    assert [fighters for fighters, _, _ in counted(table)] == [("rick",), ("michonne",)]
    assert walkers(table)["farm"] == 5


@pytest.mark.rule("BD-321", "BD-322")
def test_points_stay_at_their_place_and_the_rest_is_lost() -> None:
    people = [person("rick", "farm", equipment=[gun("rifle")]), person("michonne", "town", equipment=[gun("handgun")])]
    table = play(fight(*people, white=(4, 5, 1), walkers={"farm": 1, "town": 1}), "rifle", "handgun")
    assert [(event.place, event.total, event.kills) for event in told(table, "fought")] == [
        ("farm", 9, 1),
        ("town", 1, 0),
    ]
    assert walkers(table) == {"farm": 0, "town": 1, "prison": 0, "highway": 0}


@pytest.mark.rule("BD-323")
def test_the_killed_do_not_bite() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle")])
    table = play(fight(rick, white=(5, 5), walkers={"farm": 4}), "rifle")
    assert see(table, "rick").hp == 3


# --- rulings


@pytest.mark.rule("BD-R46")
def test_one_may_fight_with_nothing() -> None:
    table = play(fight(person("rick", "farm", equipment=[gun("rifle")]), walkers={"farm": 1}), "nothing")
    assert told(table, "weapon-chosen") == []
    assert see(table, "rick").gear[0].ammo == 1


@pytest.mark.rule("BD-R47")
def test_nobody_fires_where_there_are_no_walkers() -> None:
    people = [person("rick", "farm", equipment=[gun("shotgun")]), person("michonne", "town", equipment=[gun("rifle")])]
    table = fight(*people, walkers={"town": 1})
    assert asked(table) == {"michonne": "choose-weapon"}


@pytest.mark.rule("BD-R48", "BD-R49")
def test_allies_are_spent_when_all_dice_of_the_place_are_known() -> None:
    people = [
        person("rick", "farm", allies=1, equipment=[gun("rifle")]),
        person("michonne", "farm", allies=1, equipment=[gun("crossbow", 1)]),
    ]
    table = play(fight(*people, leader="michonne", white=(3, 4, 4), walkers={"farm": 5}), "rifle", "crossbow")
    assert len(told(table, "rolled")) == 2
    assert asked(table) == {"michonne": "spend-allies"}
    play(table, "1")
    assert asked(table) == {"rick": "spend-allies"}
    play(table, "0")
    assert [(event.total, event.kills) for event in told(table, "fought")] == [(13, 2)]
    assert see(table, "michonne").gear[0].ammo == 1  # her own total came to 5: ammo back


@pytest.mark.rule("BD-102", "BD-316")
def test_who_spends_allies_is_told_what_each_number_kills() -> None:
    rick = person("rick", "farm", allies=4, equipment=[gun("rifle")])
    table = play(fight(rick, person("michonne", "town"), white=(4, 4), walkers={"farm": 2}), "rifle")
    [ask] = table.asks.values()
    assert ask.on(AboutPoints).kills == (1, 1, 2, 2, 2)  # 8 points: two more kill the second one


@pytest.mark.rule("BD-102", "BD-319")
def test_who_strikes_counts_only_their_own_points_when_spending_allies() -> None:
    people = [
        person("rick", "farm", equipment=[gun("rifle")]),
        person("daryl", "farm", allies=2, equipment=["metal_pipe"]),
    ]
    table = play(fight(*people, white=(6, 6, 3), walkers={"farm": 5}), "rifle", "metal pipe")
    about = table.asks[1].on(AboutPoints)
    assert (about.total, about.group, about.melee) == (4, 4, True)
    assert about.kills == (0, 1, 1)


@pytest.mark.rule("BD-311", "BD-313")
def test_a_weapon_is_told_with_the_ammo_that_it_costs() -> None:
    people = [
        person("rick", "farm", equipment=[gun("rifle", 2)]),
        person("daryl", "farm", equipment=["metal_pipe"]),
    ]
    table = play(fight(*people, white=(1, 1, 1), walkers={"farm": 5}), "rifle", "metal pipe")
    chosen = [(event.weapon, event.ammo, event.rule) for event in told(table, "weapon-chosen")]
    assert chosen == [("rifle", 1, "BD-313"), ("metal_pipe", None, "BD-311")]


@pytest.mark.rule("BD-R32", "BD-372")
def test_biting_walkers_are_killed_before_the_one_that_just_rose() -> None:
    daryl = person("daryl", "highway", hp=2, events=["hostile_travelers"])
    rick = person("rick", "highway", equipment=[gun("handgun")])
    table = deal("events", daryl, rick, walkers={"highway": 1}, white=[5], leader="rick", turn="daryl")
    play(table, "michonne")
    assert walkers(table)["highway"] == 2
    while asked(table) != {"rick": "choose-weapon"}:
        play(table, offered(table)[-1])
    play(table, "handgun")
    assert [event.biting for event in told(table, "damage-begun")] == [0]
    assert look(table).seats[1].hp == 5
