"""Where two rules meet: what a small misreading would change, and nobody would notice at once."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import agree, asked, deal, gun, look, offered, person, play, see, told
from shambles import Table

MOTIVES = {"motives": True}
QUIET = {"draw-card": "pass", "defy": "stay", "give": "done", "give-back": "nothing", "choose-weapon": "nothing"}


def finish_round(table: Table, **answers: str) -> Table:
    """Everybody does as little as they can, until the round is over."""
    while not told(table, "round-over"):
        play_quietly(table, **answers)
    return table


def play_quietly(table: Table, **answers: str) -> None:
    key = next(iter(asked(table).values()))
    play(table, answers.get(key.replace("-", "_")) or QUIET.get(key) or offered(table)[0])


def tokens(table: Table) -> list[int]:
    return [seat.tokens for seat in look(table).seats]


@pytest.mark.rule("BD-R56", "BD-510")
def test_a_vest_stops_a_bite_in_every_round_not_once_a_game() -> None:
    table = deal("damage", person("daryl", "farm", equipment=["bulletproof_vest"]), walkers={"farm": 1})
    assert [event.hurt for event in told(table, "bitten")] == [False]
    while len(told(table, "bitten")) == 1:
        play_quietly(table, move_survivor="farm")
    assert [event.hurt for event in told(table, "bitten")[:2]] == [False, False]


@pytest.mark.rule("BD-R73", "BD-402")
def test_who_fires_with_the_group_has_killed_with_the_group() -> None:
    """2 and 4 points are one kill for both, although neither has five alone."""
    rick = person("rick", "farm", equipment=[gun("handgun")], motive="executioner")
    daryl = person("daryl", "farm", equipment=[gun("handgun")], motive="hoarder")
    table = deal("weapons", rick, daryl, walkers={"farm": 1}, white=[2, 4], options=MOTIVES)
    play(table, "handgun", "handgun")
    assert [event.kills for event in told(table, "fought")] == [1]
    assert tokens(finish_round(table)) == [1, 0]


@pytest.mark.rule("BD-402", "BD-268")
def test_the_benefactor_gives_in_the_own_turn_not_back() -> None:
    rick = person("rick", "farm", food=1, motive="hoarder")
    daryl = person("daryl", "farm", food=2, motive="benefactor")
    table = play(deal("trade", rick, daryl, options=MOTIVES), "done", "food rick")
    assert see(table, "rick").food == 2
    assert tokens(finish_round(table)) == [0, 0]


@pytest.mark.rule("BD-R72", "BD-244")
def test_two_of_three_bitten_are_not_all_of_them() -> None:
    people = [person(name, "farm") for name in ("rick", "daryl", "glenn")]
    table = deal("damage", *people, leader="glenn", walkers={"farm": 2})
    for seat, shares in enumerate(("rick 2", "rick 2", "glenn 2")):
        table.play(seat, shares)
    assert asked(table) == {"glenn": "settle-damage"}
    play(table, "daryl 2")
    assert [seat.hp for seat in look(table).seats] == [5, 3, 5]


@pytest.mark.rule("BD-464", "BD-465")
def test_glenn_says_which_weapon_of_the_other_is_loaded() -> None:
    glenn = person("glenn", "farm")
    maggie = person("maggie", "town", equipment=[gun("rifle", 0), gun("shotgun", 0)])
    table = play(deal("start-of-round", glenn, maggie, leader="glenn"), "maggie")
    assert (asked(table), offered(table)) == ({"glenn": "load-weapon"}, ["rifle", "shotgun"])
    play(table, "shotgun")
    assert [laid.ammo for laid in see(table, "maggie").gear] == [0, 1]


@pytest.mark.rule("BD-402", "BD-310")
@pytest.mark.parametrize(("place", "ride", "token"), [("town", "farm", 1), ("farm", "town", 0)])
def test_the_lone_wolf_is_alone_when_combat_starts_not_after_the_motorcycle(place: str, ride: str, token: int) -> None:
    rick = person("rick", "farm", motive="lone_wolf")
    daryl = person("daryl", place, equipment=["motorcycle"], motive="hoarder")
    table = play(deal("combat", rick, daryl, options=MOTIVES), "use motorcycle", ride)
    assert see(table, "daryl").place == ride
    assert tokens(finish_round(table)) == [token, 0]


@pytest.mark.rule("BD-402", "BD-340")
def test_the_untouched_are_counted_before_they_heal() -> None:
    rick = person("rick", "farm", food=1, motive="untouched")
    table = deal("damage", rick, person("daryl", "town", motive="hoarder"), walkers={"farm": 1}, options=MOTIVES)
    finish_round(table, heal="heal")
    assert see(table, "rick").hp == 5
    assert tokens(table) == [0, 0]


@pytest.mark.rule("BD-R57", "BD-466")
@pytest.mark.parametrize("hp", [1, 3])
def test_a_guinea_pig_may_take_every_bite_whatever_its_hit_points(hp: int) -> None:
    rule: list[dict[str, Any]] = [{"card": "a_guinea_pig", "stat": "undying", "survivors": ["rick"]}]
    people = [person("rick", "farm", hp=hp), person("daryl", "farm")]
    table = agree(deal("damage", *people, walkers={"farm": 6}, in_force=rule), "rick 6")
    assert [seat.hp for seat in look(table).seats] == [1, 5]
    assert not look(table).dead


@pytest.mark.rule("BD-269", "BD-270")
@pytest.mark.parametrize(
    ("gift", "what", "card", "count"), [("food daryl", "food", None, 1), ("rifle daryl", "equipment", "rifle", 2)]
)
def test_a_gift_is_told_with_what_went_over(gift: str, what: str, card: str | None, count: int) -> None:
    rick = person("rick", "farm", food=2, equipment=[gun("rifle", 2)])
    table = play(deal("trade", rick, person("daryl", "farm")), gift)
    assert [(event.what, event.card, event.count) for event in told(table, "given")] == [(what, card, count)]


@pytest.mark.rule("BD-462", "BD-220")
def test_healing_is_told_with_the_hit_points_that_came_of_it() -> None:
    table = play(deal("draw", person("rick", "farm", hp=1, equipment=["bandages"]), person("daryl")), "use bandages")
    assert [(event.what, event.count, event.now) for event in told(table, "gained")] == [("hp", 3, 4)]
