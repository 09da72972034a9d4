"""The vocabulary of the cards, one operation after another, on an event of one's own."""

from __future__ import annotations

import pytest

from games.best_defense.positions import (
    BOX,
    asked,
    deal,
    decks,
    gun,
    look,
    offered,
    person,
    play,
    played,
    see,
    told,
    walkers,
)
from shambles import Table


def hp(table: Table) -> list[int]:
    return [one.hp for one in look(table).seats]


# --- gain and lose


@pytest.mark.rule("BD-100", "BD-140", "BD-220", "BD-R26")
@pytest.mark.parametrize(
    ("what", "field", "now"), [("food", "food", [3, 3, 0]), ("ally", "allies", [3, 3, 0]), ("hp", "hp", [5, 4, 2])]
)
def test_gain_reaches_whom_it_says_and_no_more(what: str, field: str, now: list[int]) -> None:
    effects = f'{{ op = "gain", who = "with_self", what = "{what}", n = 3 }}'
    hurt = {"hp": 1} if what == "hp" else {}
    people = [person("rick", "farm", hp=3), person("daryl", "farm", **hurt), person("glenn", "town", hp=2)]
    table = played(effects, *people)
    assert [getattr(one, field) for one in look(table).seats] == now


@pytest.mark.rule("BD-463")
def test_everybody_who_gains_rolls_for_themselves() -> None:
    table = played(
        '{ op = "gain", who = "all", what = "food", n = "d3+2" }',
        person("rick", "farm"),
        person("daryl", "town"),
        black=[1, 3],
    )
    assert [one.food for one in look(table).seats] == [3, 5]


@pytest.mark.rule("BD-465", "BD-463")
def test_ammo_goes_only_on_the_weapon_that_is_named() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 1), gun("handgun", 1)])
    named = played(
        '{ op = "gain", who = "all", what = "ammo", weapon = "handgun", n = "d3" }',
        rick,
        person("daryl", "town"),
        black=[2],
    )
    assert [gear.ammo for gear in see(named, "rick").gear] == [1, 3]
    choice = played('{ op = "gain", who = "self", what = "ammo", n = 2 }', rick)
    assert (asked(choice), offered(choice)) == ({"rick": "load-weapon"}, ["rifle", "handgun"])
    assert [gear.ammo for gear in see(play(choice, "rifle"), "rick").gear] == [3, 1]


@pytest.mark.rule("BD-465", "BD-464")
def test_a_chosen_survivor_needs_the_weapon_and_what_else_the_card_wants() -> None:
    effects = '{ op = "gain", who = "chosen_other", where = { hp_max = 3 }, what = "ammo", weapon = "rifle", n = 1 }'
    people = [
        person("daryl", "town", hp=3, equipment=[gun("rifle", 0)]),
        person("glenn", "town", hp=3, equipment=[gun("handgun", 0)]),
        person("maggie", "town", equipment=[gun("rifle", 0)]),
    ]
    table = played(effects, person("rick", "farm", hp=1, equipment=[gun("rifle", 0)]), *people)
    assert see(table, "daryl").gear[0].ammo == 1  # the only one it fits, so nobody is asked
    people[2]["hp"] = 2
    two = played(effects, person("rick", "farm", hp=1, equipment=[gun("rifle", 0)]), *people)
    assert offered(two) == ["daryl", "maggie"]  # Glenn has no rifle


@pytest.mark.rule("BD-083", "BD-R23", "BD-125")
def test_losing_takes_as_much_as_there_is_of_what_the_loser_picks() -> None:
    rick = person(
        "rick", "farm", food=1, allies=4, equipment=[gun("rifle", 2), "machete"], ammo_cards=[gun("rifle_box", 1)]
    )
    assert see(played('{ op = "lose", who = "self", what = "food", n = 3 }', rick), "rick").food == 0
    assert see(played('{ op = "lose", who = "self", what = "ally", n = "all" }', rick), "rick").allies == 0
    ammo = played('{ op = "lose", who = "self", what = "ammo", n = 2 }', rick)
    play(ammo, "rifle box")
    assert (see(ammo, "rick").ammo, see(ammo, "rick").ammo_cards) == (1, ())
    gear = play(played('{ op = "lose", who = "self", what = "equipment", n = 1 }', rick), "machete")
    assert [one.card for one in see(gear, "rick").gear] == ["rifle"]


# --- damage


@pytest.mark.rule("BD-221", "BD-R27")
def test_damage_comes_to_each_with_a_roll_of_their_own() -> None:
    table = played(
        '{ op = "damage", who = "others", n = "d3" }',
        person("rick", "farm"),
        person("daryl", "town"),
        person("glenn", "farm"),
        black=[1, 3],
    )
    assert hp(table) == [5, 4, 2]


PREVENT = """{ op = "rule", stat = "prevent", who = "WHO", n = 2 },
{ op = "damage", who = "all", n = 1 }, { op = "damage", who = "all", n = 2 }"""


@pytest.mark.rule("BD-221", "BD-482")
@pytest.mark.parametrize(("who", "left"), [("self", [4, 2]), ("all", [4, 4]), ("others", [2, 4])])
def test_what_is_prevented_is_prevented_for_each_and_only_once(who: str, left: list[int]) -> None:
    table = played(PREVENT.replace("WHO", who), person("rick", "farm"), person("daryl", "town"))
    assert hp(table) == left
    assert [event.count for event in told(table, "hurt")][:2] == [0 if left[0] == 4 else 1, 0 if left[1] == 4 else 1]


@pytest.mark.rule("BD-510", "BD-482")
def test_what_is_prevented_stops_bites_too() -> None:
    rule = [{"card": "rick", "stat": "prevent", "survivors": ["rick"], "n": 2}]
    table = deal("damage", person("rick", "farm"), person("daryl", "town"), walkers={"farm": 3}, in_force=rule)
    assert ([event.hurt for event in told(table, "bitten")], see(table, "rick").hp) == ([False, False, True], 4)
    assert [event.rule for event in told(table, "bitten")] == ["BD-510", "BD-510", "BD-342"]


@pytest.mark.rule("BD-510", "BD-R56")
def test_two_vests_stop_two_bites() -> None:
    vest, grenade = (f'id = "{item}"\nattested = true\ncopies = ' for item in ("bulletproof_vest", "flashbang_grenade"))
    box = BOX.replace(f"{vest}1", f"{vest}2").replace(f"{grenade}2", f"{grenade}1")
    assert box != BOX
    rick = person("rick", "farm", equipment=["bulletproof_vest", "bulletproof_vest"])
    table = deal("damage", rick, person("daryl", "town"), walkers={"farm": 3}, options={"box": box})
    assert see(table, "rick").hp == 4


@pytest.mark.rule("BD-466", "BD-R57")
def test_the_undying_keep_their_last_hit_point() -> None:
    effects = '{ op = "rule", stat = "undying", who = "self" }, { op = "damage", who = "all", n = 4 }'
    table = played(effects, person("rick", "farm", hp=2), person("daryl", "town"))
    assert hp(table) == [1, 1]


# --- death


@pytest.mark.rule("BD-370", "BD-221")
def test_a_hardcore_death_is_seen_before_the_game_is_lost() -> None:
    table = played(
        '{ op = "damage", who = "self", n = 3 }',
        person("rick", "farm", hp=2),
        person("daryl", "town"),
        options={"mode": "hardcore"},
    )
    assert (see(table, "rick").hp, see(table, "rick").place) == (0, None)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("survivor-died", "BD-370")


@pytest.mark.rule("BD-R11", "BD-373")
def test_what_held_for_the_dead_does_not_hold_for_who_comes_after() -> None:
    effects = '{ op = "rule", stat = "combat_dice", who = "with_self", n = 1 }, { op = "damage", who = "self", n = 5 }'
    table = played(effects, person("rick", "farm"), person("daryl", "farm"))
    play(table, "michonne")
    assert [rule.seats for rule in look(table).in_force] == [(1,)]


# --- walkers and decks


@pytest.mark.rule("BD-463", "BD-482", "BD-347")
@pytest.mark.parametrize(
    ("effects", "now"),
    [
        ('{ op = "walkers", loc = "each", n = 1 }', [2, 3, 1, 4]),
        ('{ op = "walkers", loc = "each_empty", n = "d3" }', [1, 4, 0, 6]),
        ('{ op = "walkers", loc = "leader_here", n = 2 }', [3, 2, 0, 3]),
        ('{ op = "kill", loc = "highway", n = 2 }', [1, 2, 0, 1]),
        ('{ op = "kill", loc = "each", n = "all" }', [0, 0, 0, 0]),
        ('{ op = "shift", from = "highway", to = "farm", n = 2 }', [3, 2, 0, 1]),
        ('{ op = "shift", from = "highway", to = "farm", n = "d3" }', [3, 2, 0, 1]),
        ('{ op = "shift", from = "highway", to = "town", n = "all" }', [1, 5, 0, 0]),
    ],
)
def test_walkers_come_go_and_move(effects: str, now: list[int]) -> None:
    people = [person("rick", "farm"), person("daryl", "prison")]
    table = played(effects, *people, walkers={"farm": 1, "town": 2, "highway": 3}, black=[2, 3])
    assert [walkers(table)[place] for place in ("farm", "town", "prison", "highway")] == now


@pytest.mark.rule("BD-010", "BD-482")
@pytest.mark.parametrize(("n", "rule"), [('"d3"', "BD-010"), ("2", "BD-482")])
def test_walkers_that_a_die_brings_cite_the_die(n: str, rule: str) -> None:
    table = played(f'{{ op = "walkers", loc = "town", n = {n} }}', person("rick", "farm"), black=[2])
    assert [event.rule for event in told(table, "walkers-came")] == [rule]


@pytest.mark.rule("BD-482", "BD-180")
def test_a_place_is_chosen_by_who_plays_the_card() -> None:
    table = played(
        '{ op = "shift", from = "here", to = "chosen_adjacent", n = 1 }', person("rick", "farm"), walkers={"farm": 2}
    )
    assert (asked(table), offered(table)) == ({"rick": "pick-place"}, ["prison", "town"])
    assert walkers(play(table, "town"))["town"] == 1
    anywhere = played('{ op = "walkers", loc = "chosen", n = 2 }', person("rick", "farm"))
    assert offered(anywhere) == ["farm", "prison", "town", "highway"]
    assert walkers(play(anywhere, "highway"))["highway"] == 2


@pytest.mark.rule("BD-R16", "BD-R18", "BD-R20", "BD-463")
def test_decks_are_eaten_where_the_card_says() -> None:
    before = decks(played('{ op = "gain", who = "self", what = "food", n = 1 }', person("rick", "farm")))
    table = played('{ op = "eat", loc = "each_empty", n = "d3" }', person("rick", "farm"), black=[1, 2, 3])
    at = {place.place: place.deck for place in look(table).places}
    eaten = {place: before[deck] - decks(table)[deck] for place, deck in at.items()}
    assert eaten == {"farm": 0, "prison": 1, "town": 2, "highway": 3}
    gone = played('{ op = "eat", loc = "farm", n = "all" }', person("rick", "farm"))
    assert gone.outcome is not None
    assert (gone.outcome.reason, gone.outcome.rule) == ("deck-empty", "BD-031")


# --- pawns and cards


@pytest.mark.rule("BD-482")
def test_a_card_moves_pawns() -> None:
    to_town = played('{ op = "move", who = "all", to = "town" }', person("rick", "farm"), person("daryl", "highway"))
    assert [one.place for one in look(to_town).seats] == ["town", "town"]
    may = played(
        '{ op = "move", who = "self", to = "chosen_adjacent", may = true }',
        person("rick", "farm"),
        person("daryl", "town"),
    )
    assert offered(may) == ["prison", "town", "stay"]
    assert see(play(may, "stay"), "rick").place == "farm"
    called = played('{ op = "move", who = "others", to = "here" }', person("rick", "farm"), person("daryl", "highway"))
    assert [one.place for one in look(called).seats] == ["farm", "farm"]


@pytest.mark.rule("BD-R17", "BD-482", "BD-160", "BD-165")
def test_a_card_lets_somebody_draw_from_a_deck_wherever_it_lies() -> None:
    top = {"town": {"deck": "equipment", "cards": 9, "top": ["rifle", "machete"]}}
    table = played('{ op = "draw", who = "self", deck = "equipment", n = 2 }', person("rick", "farm"), decks=top)
    assert [(gear.card, gear.ammo) for gear in see(table, "rick").gear] == [("rifle", 0), ("machete", 0)]
    assert decks(table)["equipment"] == 7
    may = played(
        '{ op = "draw", who = "self", deck = "equipment", n = 2, may = true }', person("rick", "farm"), decks=top
    )
    assert (asked(may), offered(may)) == ({"rick": "draw-more"}, ["draw", "pass"])
    play(may, "draw", "pass")
    assert (len(see(may, "rick").gear), decks(may)["equipment"]) == (1, 8)


# --- items


@pytest.mark.rule("BD-R45", "BD-166")
def test_who_is_armed_by_an_item_chooses_after_the_others_who_keep_what_they_chose() -> None:
    silencer = 'effects = [{ op = "kill", loc = "here", n = 2 }]'
    assert BOX.count(silencer) == 1
    box = BOX.replace(silencer, 'effects = [{ op = "rule", stat = "unarmed_swing", who = "all" }]')
    people = [person("rick", "farm", equipment=["katana", "machete", "silencer"]), person("daryl", "farm")]
    table = deal("weapons", *people, walkers={"farm": 3}, options={"box": box})
    play(table, "use silencer", "machete")
    assert asked(table) == {"daryl": "choose-weapon"}
    play(table, "swing")
    assert [(event.survivor, event.weapon) for event in told(table, "weapon-chosen")] == [
        ("rick", "machete"),
        ("daryl", "swing"),
    ]
