"""What a card makes depend on something: a price, a condition, a pick, or each of several, on an event of one's own."""

from __future__ import annotations

import pytest

from games.best_defense.positions import gun, look, offered, person, play, played, see, told, walkers

PAY = (
    '{ op = "pay", cost = { food = 1, ally = 1 }, then = [{ op = "gain", who = "self", what = "hp", n = 1 }], '
    'else = [{ op = "damage", who = "self", n = 1 }]'
)


@pytest.mark.rule("BD-084", "BD-R24")
@pytest.mark.parametrize(
    ("food", "allies", "now"), [(1, 1, (0, 0, 4)), (1, 0, (1, 0, 2)), (0, 2, (0, 2, 2)), (2, 3, (1, 2, 4))]
)
def test_who_can_pay_the_whole_cost_must(food: int, allies: int, now: tuple[int, ...]) -> None:
    table = played(f"{PAY} }}", person("rick", "farm", hp=3, food=food, allies=allies), person("daryl", "farm"))
    rick = see(table, "rick")
    assert (rick.food, rick.allies, rick.hp) == now
    assert [event.paid for event in told(table, "paid")] == [now[2] == 4]


@pytest.mark.rule("BD-084", "BD-R24")
def test_where_the_card_leaves_it_open_one_may_refuse() -> None:
    table = played(f"{PAY}, may = true }}", person("rick", "farm", hp=3, food=1, allies=1), person("daryl", "farm"))
    assert offered(table) == ["pay", "refuse"]
    assert see(play(table, "refuse"), "rick").hp == 2


@pytest.mark.rule("BD-085", "BD-086")
@pytest.mark.parametrize(
    ("cond", "met"),
    [
        ('at = "farm"', True),
        ('at = "town"', False),
        ('guarded = "town"', True),
        ('guarded = "prison"', False),
        ("with_leader = true", True),
        ("is_leader = false", False),
        ("alone = true", True),
        ("has = { food = 2, ally = 1 }", True),
        ("has = { food = 3 }", False),
        ("has = { ammo = 3 }", True),
        ("has = { weapon = 2 }", False),
        ("has = { equipment = 2 }", True),
        ("hp_max = 2", False),
        ("hp_min = 3", True),
        ("food_max = 2", True),
        ("ally_max = 0", False),
        ('walkers = { loc = "farm", min = 2 }', True),
        ('walkers = { loc = "farm", min = 3 }', False),
        ('roll = { die = "d6", min = 3, max = 4 }', True),
        ('roll = { die = "d6", min = 5 }', False),
        ('roll = { die = "d6", min = 4 }', True),
        ('at = "farm", hp_max = 2', False),
    ],
)
def test_a_condition_holds_or_not(cond: str, met: bool) -> None:
    gained = '{ op = "gain", who = "self", what = "ally", n = 5 }'
    lost = '{ op = "lose", who = "self", what = "ally", n = 1 }'
    effects = f'{{ op = "if", cond = {{ {cond} }}, then = [{gained}], else = [{lost}] }}'
    rick = person(
        "rick",
        "farm",
        hp=3,
        food=2,
        allies=1,
        equipment=[gun("rifle", 2), "silencer"],
        ammo_cards=[gun("rifle_box", 1)],
    )
    table = played(effects, rick, person("daryl", "town"), walkers={"farm": 2}, white=[4])
    assert see(table, "rick").allies == (6 if met else 0)


@pytest.mark.rule("BD-085")
def test_two_weapons_of_one_kind_are_two() -> None:
    armed = (
        '{ op = "if", cond = { has = { weapon = 2 } }, then = [{ op = "gain", who = "self", what = "food", n = 1 }] }'
    )
    assert see(played(armed, person("rick", "farm", equipment=[gun("handgun"), gun("handgun")])), "rick").food == 1
    assert see(played(armed, person("rick", "farm", equipment=[gun("handgun"), "silencer"])), "rick").food == 0


@pytest.mark.rule("BD-482", "BD-083")
def test_one_branch_is_picked_and_it_must_do_something() -> None:
    options = '[{ op = "kill", loc = "farm", n = 1 }], [{ op = "gain", who = "self", what = "food", n = 1 }]'
    table = played(
        f'{{ op = "choose", options = [{options}] }}',
        person("rick", "farm"),
        person("daryl", "town"),
        walkers={"farm": 1},
    )
    assert offered(table) == ["1", "2"]
    assert see(play(table, "2"), "rick").food == 1
    lost = '{ op = "lose", who = "self", what = "ally", n = 1 }'
    idle = played(
        f'{{ op = "choose", by = "leader", options = [{options}, [{lost}]] }}',
        person("rick", "farm"),
    )
    assert see(idle, "rick").food == 1  # no walker, no ally: one branch is left, and nobody is asked


@pytest.mark.rule("BD-463", "BD-R26")
def test_each_goes_through_survivors_or_places() -> None:
    inner = '{ op = "pay", cost = { food = 1 }, else = [{ op = "damage", who = "it", n = 1 }] }'
    table = played(
        f'{{ op = "each", who = "all", do = [{inner}] }}', person("rick", "farm", food=1), person("daryl", "town")
    )
    assert ([one.hp for one in look(table).seats], see(table, "rick").food) == ([5, 4], 0)
    where = (
        '{ op = "if", cond = { walkers = { loc = "it", min = 2 } }, then = [{ op = "walkers", loc = "it", n = 1 }] }'
    )
    places = played(
        f'{{ op = "each", loc = "each", do = [{where}] }}', person("rick", "farm"), walkers={"town": 2, "farm": 1}
    )
    assert (walkers(places)["town"], walkers(places)["farm"]) == (3, 1)
