"""Places, the Prison Walls and tokens (BD-180 … BD-203)."""

from __future__ import annotations

import pytest

from games.best_defense.positions import (
    deal,
    decks,
    gun,
    look,
    offered,
    person,
    play,
    refused,
    see,
    state,
    told,
    walkers,
)
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.table.state import neighbours

FULL = dict.fromkeys(PLACES, 12)  # 16 tokens, all of them threes


@pytest.mark.rule("BD-180", "BD-R01")
def test_places_are_adjacent_along_an_edge_and_nobody_moves_diagonally() -> None:
    table = deal(
        "movement", person("rick", "farm"), person("daryl", "town"), board=["farm", "town", "prison", "highway"]
    )
    assert offered(table) == ["farm", "prison", "town"]
    refusal = refused(table, "highway")
    assert (refusal.code, refusal.rule) == ("not-adjacent", "BD-180")
    for place in PLACES:
        two = neighbours(state(table), place)
        assert len(two) == 2
        assert all(place in neighbours(state(table), other) for other in two)


@pytest.mark.rule("BD-181")
def test_a_deck_stays_at_its_place() -> None:
    at = {"town": {"deck": "food", "cards": 20, "top": ["two_cans"]}}
    table = deal("draw", person("rick", "town"), person("michonne", "farm"), decks=at)
    play(table, "draw")
    assert see(table, "rick").food == 2
    assert {place.place: place.deck for place in look(table).places}["town"] == "food"
    assert decks(table)["food"] == 19


# --- Prison Walls


@pytest.mark.rule("BD-182")
@pytest.mark.parametrize(("count", "hp"), [(3, 5), (4, 4), (5, 3)])
def test_the_first_three_walkers_at_the_prison_do_not_bite(count: int, hp: int) -> None:
    table = deal("damage", person("rick", "prison"), person("michonne", "town"), walkers={"prison": count})
    assert see(table, "rick").hp == hp
    assert walkers(table)["prison"] == count


@pytest.mark.rule("BD-183")
@pytest.mark.parametrize(("count", "cards"), [(3, 20), (4, 19), (5, 18)])
def test_the_walls_protect_the_deck_too(count: int, cards: int) -> None:
    table = deal(
        "damage", person("rick", "farm"), walkers={"prison": count}, decks={"prison": {"deck": "ammo", "cards": 20}}
    )
    assert decks(table)["ammo"] == cards


@pytest.mark.rule("BD-182")
def test_other_places_have_no_walls() -> None:
    for place in ("farm", "town", "highway"):
        table = deal("damage", person("rick", place), walkers={place: 2})
        assert see(table, "rick").hp == 3


@pytest.mark.rule("BD-184")
def test_walkers_behind_the_walls_can_be_fought_and_are_counted() -> None:
    table = deal("weapons", person("rick", "prison", equipment=[gun("handgun")]), walkers={"prison": 3}, white=[5])
    play(table, "handgun")
    assert walkers(table)["prison"] == 2
    hungry = deal(
        "events",
        person("rick", "farm", events=["hungry_walkers"]),
        walkers={"prison": 1},
        decks={"prison": {"deck": "ammo", "cards": 20}},
        black=[2],
    )
    assert decks(hungry)["ammo"] == 18


@pytest.mark.rule("BD-184")
def test_a_broken_wall_stops_nobody() -> None:
    table = deal("events", person("rick", "farm", events=["hole_in_the_yard_wall"]), walkers={"prison": 1})
    assert [event.biting for event in told(table, "damage-begun")] == [3]


# --- tokens


@pytest.mark.rule("BD-200")
def test_a_loss_of_one_from_a_three_leaves_two() -> None:
    table = deal("events", person("rick", "farm", allies=3, events=["barter_day"]), person("michonne", "farm"))
    assert see(table, "rick").allies == 2


@pytest.mark.rule("BD-201", "BD-202")
def test_sixteen_walkers_as_ones_leave_room_for_more() -> None:
    """Four on each place are 16 ones, but only 8 tokens as 3+1: eight are free again."""
    four = dict.fromkeys(PLACES, 4)
    table = deal("events", person("rick", "town", events=["ripe_orchard"]), walkers=four)
    assert walkers(table) == {**four, "farm": 7}


@pytest.mark.rule("BD-203", "BD-R06")
def test_without_a_token_no_walker_comes_until_one_is_killed() -> None:
    table = deal("events", person("rick", "town", hp=5, events=["ripe_orchard"]), walkers=FULL)
    assert [(event.count, event.wanted, event.rule) for event in told(table, "walkers-came")] == [(0, 3, "BD-203")]
    freed = deal("events", person("rick", "town", events=["ripe_orchard"]), walkers={**FULL, "farm": 9})
    assert [event.count for event in told(freed, "walkers-came")] == [1]


@pytest.mark.rule("BD-R06", "BD-202")
def test_walkers_come_one_by_one_as_long_as_tokens_are_enough() -> None:
    """8 at the Farm are 3+3+1+1, the last tokens; 9 need fewer, 10 as many, and an eleventh would need one more."""
    table = deal("events", person("rick", "town", events=["ripe_orchard"]), walkers={**FULL, "farm": 8})
    assert [(event.count, event.now) for event in told(table, "walkers-came")] == [(2, 10)]


@pytest.mark.rule("BD-R76", "BD-R06", "BD-R08")
def test_a_kill_counts_although_it_splits_the_last_token_and_then_nobody_comes() -> None:
    """Sixteen threes; with one walker less there are fifteen threes and two ones, one token more than there are."""
    rick = person("rick", "farm", equipment=[gun("handgun")])
    table = play(deal("weapons", rick, person("daryl", "highway"), walkers=FULL, white=[5]), "handgun", "farm")
    assert [(event.kills, event.now) for event in told(table, "fought")] == [(1, FULL["farm"] - 1)]
    assert [(event.survivor, event.risen) for event in told(table, "died")] == [("rick", 0)]


@pytest.mark.rule("BD-R08")
def test_a_death_without_a_token_leaves_no_walker() -> None:
    rick = person("rick", "highway", hp=2, events=["hostile_travelers"])
    table = deal("events", rick, person("daryl", "town"), walkers=FULL)
    assert [event.risen for event in told(table, "died")] == [0]
    assert walkers(table) == FULL
