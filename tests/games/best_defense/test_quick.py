"""Quick play: the obvious is not asked, and nothing is given away that somebody may want to keep."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import asked, deal, decks, gun, person, play, see, told
from shambles import Table

QUICK = {"quick": True}
EVENTS = ["promise_me", "wet_powder"]


@pytest.mark.rule("BD-310", "BD-348")
def test_at_a_quick_table_the_obvious_is_not_asked() -> None:
    people = (
        person("rick", "farm", equipment=["metal_pipe"]),
        person("glenn", "farm", hp=4, food=3),
    )
    slow = deal("weapons", *people, walkers={"farm": 1}, white=[5])
    quick = deal("weapons", *people, walkers={"farm": 1}, white=[5], options=QUICK)
    assert asked(slow) == {"rick": "choose-weapon"}
    assert told(quick, "fought")[0].kills == 1
    assert asked(quick) == {"glenn": "heal"}  # but nobody's food is eaten for them


# --- giving


def at_the_farm(rick: dict[str, Any], daryl: dict[str, Any]) -> Table:
    """Rick has nothing that he may give away; Daryl may be asked for a gift."""
    return deal("trade", person("rick", "farm", events=EVENTS, **rick), person("daryl", "farm", **daryl), options=QUICK)


@pytest.mark.rule("BD-268", "BD-R38")
@pytest.mark.parametrize(
    ("rick", "daryl", "of_use"),
    [
        ({}, {"equipment": ["katana"]}, True),  # a weapon for who has none
        ({"hp": 5}, {"food": 1}, True),
        ({}, {"allies": 1}, True),
        ({}, {"equipment": ["silencer"]}, True),  # an item always
        ({}, {"ammo_cards": [gun("rifle_box", 1)]}, False),  # nothing that it fits
        ({}, {}, False),
    ],
)
def test_somebody_is_asked_for_a_gift_that_is_of_use(rick: dict[str, Any], daryl: dict[str, Any], of_use: bool) -> None:
    assert asked(at_the_farm(rick, daryl)) == ({"daryl": "give-back"} if of_use else {"rick": "play-event"})


@pytest.mark.rule("BD-268", "BD-R38")
@pytest.mark.parametrize(
    ("rick", "daryl", "of_use"),
    [
        ({"equipment": ["machete"]}, {"equipment": ["katana"]}, False),  # as many weapons already
        ({"equipment": ["machete"]}, {"equipment": ["katana", "metal_pipe"]}, True),
        ({"food": 1}, {"food": 1}, False),
        ({"food": 1, "hp": 4}, {"food": 1}, True),  # the hungry one is hurt
        ({"food": 1}, {"food": 2}, True),
        ({"allies": 1}, {"allies": 1}, False),
        ({"allies": 1}, {"allies": 2}, True),
        ({"equipment": [gun("rifle", 1)]}, {"ammo_cards": [gun("rifle_box", 1)]}, True),
    ],
)
def test_what_the_other_has_as_well_is_not_of_use(rick: dict[str, Any], daryl: dict[str, Any], of_use: bool) -> None:
    table = play(at_the_farm(rick, daryl), "done")
    assert asked(table) == ({"daryl": "give-back"} if of_use else {"rick": "play-event"})


# --- fighting


@pytest.mark.rule("BD-312", "BD-314")
@pytest.mark.parametrize(
    ("equipment", "struck"), [(["katana"], True), (["katana", "machete"], False), ([gun("handgun", 1)], False)]
)
def test_who_has_one_way_to_fight_that_costs_nothing_fights(equipment: list[Any], struck: bool) -> None:
    table = deal(
        "weapons", person("rick", "farm", equipment=equipment), walkers={"farm": 1}, white=[5, 1], options=QUICK
    )
    assert [event.kills for event in told(table, "fought")] == ([1] if struck else [])
    assert (asked(table) == {"rick": "choose-weapon"}) != struck


@pytest.mark.rule("BD-102", "BD-316")
@pytest.mark.parametrize(
    ("allies", "face", "walkers", "could_help"),
    [
        (2, 3, 1, True),  # 3 and two allies are five
        (1, 3, 1, False),
        (4, 6, 1, False),  # the only walker is dead
        (4, 6, 2, True),  # 6 and four allies are ten
        (3, 6, 2, False),
    ],
)
def test_allies_are_not_asked_for_where_they_would_help_nobody(
    allies: int, face: int, walkers: int, could_help: bool
) -> None:
    rick = person("rick", "farm", allies=allies, equipment=[gun("handgun", 1)])
    table = play(deal("weapons", rick, walkers={"farm": walkers}, white=[face], options=QUICK), "handgun")
    assert (asked(table) == {"rick": "spend-allies"}) == could_help
    assert see(table, "rick").allies == allies


@pytest.mark.rule("BD-102", "BD-162")
def test_an_ally_may_bring_ammo_back() -> None:
    """A crossbow's own total of five recovers a bolt, even if the walker is dead without it."""
    people = [person("rick", "farm", equipment=[gun("rifle", 1)]), person("daryl", "farm", allies=1)]
    people[1]["equipment"] = [gun("crossbow", 1)]
    table = deal("weapons", *people, walkers={"farm": 1}, white=[6, 6, 3], options=QUICK)
    play(table, "rifle", "crossbow")
    assert asked(table) == {"daryl": "spend-allies"}
    enough = deal("weapons", *people, walkers={"farm": 1}, white=[6, 6, 4], options=QUICK)
    play(enough, "rifle", "crossbow")
    assert asked(enough) != {"daryl": "spend-allies"}


# --- what is kept


@pytest.mark.rule("BD-348", "BD-141")
def test_quick_play_eats_nobodys_food() -> None:
    table = deal("healing", person("rick", "farm", hp=1, food=9), person("daryl", "farm"), options=QUICK)
    assert asked(table) == {"rick": "heal"}


@pytest.mark.rule("BD-268", "BD-R38")
def test_quick_play_asks_who_could_save_somebody() -> None:
    rick = person("rick", "farm", hp=1, events=["promise_me", "wet_powder"])
    daryl = person("daryl", "farm", equipment=["bandages"])
    table = deal("trade", rick, daryl, options=QUICK)
    assert asked(table) == {"daryl": "give-back"}
    nothing = deal("trade", rick, person("daryl", "farm"), options=QUICK)
    assert asked(nothing) == {"rick": "play-event"}


@pytest.mark.rule("BD-121", "BD-122")
def test_quick_play_keeps_ammo_that_somebody_else_could_use() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 0)])
    top = {"farm": {"deck": "ammo", "cards": 9, "top": ["rifle_magazine"]}}
    daryl = person("daryl", "town", equipment=[gun("rifle", 0)], events=["promise_me", "wet_powder"])
    table = play(deal("draw", rick, daryl, decks=top, options=QUICK), "draw")
    assert asked(table) == {"rick": "load-ammo"}
    alone = play(deal("draw", rick, person("daryl", "town"), decks=top, options=QUICK), "draw")
    assert (see(alone, "rick").gear[0].ammo, decks(alone)["ammo"]) == (3, 8)


@pytest.mark.rule("BD-121", "BD-R41")
def test_quick_play_loads_before_a_fight_what_fits_one_weapon_alone() -> None:
    armed = {"equipment": [gun("rifle", 0)], "ammo_cards": [gun("rifle_box", 2)]}
    daryl = person("daryl", "town")
    one = deal("weapons", person("rick", "farm", **armed), daryl, walkers={"farm": 1}, white=[5], options=QUICK)
    assert [(event.card, event.weapon) for event in told(one, "loaded")] == [("rifle_box", "rifle")]
    also = person("daryl", "town", equipment=[gun("rifle", 0)])
    wanted = deal("weapons", person("rick", "farm", **armed), also, walkers={"farm": 1}, white=[5], options=QUICK)
    assert told(wanted, "loaded") == []


@pytest.mark.rule("BD-R72", "BD-510")
def test_quick_play_lets_a_vest_take_what_hurts_nobody() -> None:
    daryl = person("daryl", "farm", equipment=["bulletproof_vest"])
    table = deal("damage", daryl, person("rick", "farm"), walkers={"farm": 1}, options=QUICK)
    assert [event.hurt for event in told(table, "bitten")] == [False]
    more = deal("damage", daryl, person("rick", "farm"), walkers={"farm": 2}, options=QUICK)
    assert asked(more) == {"daryl": "divide-damage", "rick": "divide-damage"}
    assert [option.notation for option in more.asks[0].options] == ["daryl 1", "rick 1"]
