"""Rulings for the corners: motives to the last moment, abilities that reach who waits, walkers on the move."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import deal, gun, look, offered, person, play, see, told, walkers
from shambles import Table

MOTIVES = {"motives": True}


def motive(name: str, place: str, motive: str, **more: Any) -> dict[str, Any]:
    return person(name, place, motive=motive, **more)


# --- motives


@pytest.mark.rule("BD-405", "BD-121")
def test_ammo_that_is_being_loaded_counts_once() -> None:
    """Rifle with 2, a magazine of 3: five ammo, not the eight that the Quartermaster wants."""
    rick = motive("rick", "farm", "quartermaster", equipment=[gun("rifle", 2)])
    top = {"farm": {"deck": "ammo", "cards": 9, "top": ["rifle_magazine"]}}
    table = deal("draw", rick, motive("daryl", "town", "hoarder"), decks=top, options=MOTIVES)
    play(table, "draw", "rifle")
    assert see(table, "rick").ammo == 5
    assert not see(table, "rick").scored
    assert not told(table, "stockpile-reached")


def last_defiance() -> Table:
    """Rick, whose motive counts defying, may go to where the last food lies, and draw it."""
    rick = motive("rick", "farm", "rebel", food=1, events=["wet_powder", "promise_me"])
    people = (rick, motive("daryl", "town", "hoarder"))
    last = {"town": {"deck": "food", "cards": 1}}
    return deal("defy", *people, leader="daryl", turn="rick", decks=last, options=MOTIVES)


@pytest.mark.rule("BD-R71", "BD-401", "BD-403")
def test_a_token_of_the_round_of_the_defeat_counts() -> None:
    """Rick defies for the fourth time, and the game is lost in that very round."""
    table = last_defiance()
    counted = table._run.play.state.counted
    counted[0]["defied"] = 3
    play(table, "town", "draw")
    assert table.outcome is not None
    assert [(event.seat, event.count, event.rule) for event in told(table, "tokens-shown")] == [(0, 4, "BD-R71")]
    assert [event.seat for event in told(table, "partial-victory")] == [0]
    assert (table.outcome.winners, table.outcome.scores) == ((), (1, 0))


@pytest.mark.rule("BD-R71")
def test_a_token_too_few_is_still_too_few() -> None:
    table = last_defiance()
    play(table, "town", "draw")
    assert table.outcome is not None
    assert [event.count for event in told(table, "tokens-shown")] == [1]
    assert table.outcome.scores == (0, 0)


@pytest.mark.rule("BD-R73", "BD-402")
@pytest.mark.parametrize(
    ("white", "tokens"), [((4, 4, 5), (1, 1)), ((4, 4, 1), (1, 0)), ((4, 1, 1), (1, 0)), ((3, 1, 5), (0, 1))]
)
def test_who_reached_five_has_killed_even_if_others_were_counted_before(
    white: tuple[int, ...], tokens: tuple[int, ...]
) -> None:
    """One walker, a rifle and a pipe: whoever has five points of their own gets the credit."""
    rick = motive("rick", "farm", "executioner", equipment=[gun("rifle", 1)])
    daryl = motive("daryl", "farm", "hoarder", equipment=["katana"])
    table = deal("weapons", rick, daryl, walkers={"farm": 1}, white=[*white, 1], options=MOTIVES)
    play(table, "rifle", "katana")
    counted = [one.get("rolled_and_location_killed", 0) for one in table._run.play.state.counted]
    assert tuple(counted) == tokens


# --- the leader's ability


@pytest.mark.rule("BD-R31", "BD-464", "BD-465")
def test_glenn_loads_for_survivors_who_wait_to_enter() -> None:
    people = [person("glenn", None, equipment=[gun("handgun", 4)]), person("rick", None, equipment=[gun("rifle", 3)])]
    table = deal("start-of-round", *people, round=1)
    assert offered(table) == ["glenn", "rick", "nobody"]
    play(table, "rick")
    assert see(table, "rick").gear[0].ammo == 4


@pytest.mark.rule("BD-R31", "BD-470")
def test_maggie_gives_before_anybody_stands_on_the_board() -> None:
    table = deal("start-of-round", person("maggie", None, food=2), person("rick", None), round=1)
    assert offered(table) == ["food rick", "nothing"]
    assert see(play(table, "food rick"), "rick").food == 1


@pytest.mark.rule("BD-R31", "BD-440", "BD-501")
def test_daryl_feeds_himself_in_solo_before_he_stands_on_the_board() -> None:
    assert see(deal("start-of-round", person("daryl", None), round=1), "daryl").food == 1


@pytest.mark.rule("BD-R31", "BD-511")
def test_andrea_heals_who_waits_but_an_event_misses_them() -> None:
    table = deal("start-of-round", person("andrea", "farm"), person("rick", None, hp=3), round=5)
    play(table, "rick")
    assert see(table, "rick").hp == 4
    andrea = person("andrea", "farm", events=["accidents_happen", "wet_powder"])
    hit = play(deal("events", andrea, person("rick", None, hp=3), person("glenn", "town", hp=3)), "accidents happen")
    assert [one.hp for one in look(hit).seats] == [5, 3, 2]


# --- walkers on the move


@pytest.mark.rule("BD-372", "BD-R32")
def test_a_risen_walker_that_is_moved_still_does_not_bite_in_its_round() -> None:
    """Rick dies at the Highway and rises; a drifting herd takes that walker along to the Farm."""
    rick = person("rick", "highway", hp=1, events=["nothing_left_to_share", "drifting_herd"])
    daryl = person("daryl", "farm", events=["promise_me", "wet_powder"])
    table = deal("events", rick, daryl, walkers={"highway": 1})
    play(table, "nothing left to share", "andrea")
    assert walkers(table) == {"farm": 4, "town": 0, "prison": 0, "highway": 0}
    farm = next(place for place in look(table).places if place.place == "farm")
    assert (farm.walkers, farm.biting) == (4, 3)


@pytest.mark.rule("BD-R74", "BD-R06")
def test_a_walker_that_finds_no_token_at_its_new_place_stays() -> None:
    """All sixteen tokens lie as threes: a walker less at the Highway would need one more there, and one at the Farm."""
    rick = person("rick", "farm", events=["drifting_herd"])
    crowded = {"town": 45, "highway": 3, "farm": 0}
    table = deal("events", rick, walkers=crowded, decks={"town": {"deck": "food", "cards": 20}})
    assert told(table, "walkers-shifted") == []  # the Highway would need two tokens, and the Farm one more
    assert (walkers(table)["farm"], walkers(table)["highway"]) == (0, 3)
    roomy = deal("events", rick, walkers={"town": 42, "highway": 1})
    assert (walkers(roomy)["farm"], walkers(roomy)["highway"]) == (2, 0)


# --- items


@pytest.mark.rule("BD-507", "BD-161")
def test_a_motorcycle_is_not_spent_to_stay() -> None:
    table = deal(
        "combat", person("rick", "farm", equipment=["motorcycle"]), person("daryl", "town"), walkers={"farm": 1}
    )
    table.play(0, "use motorcycle")
    assert offered(table) == ["prison", "town", "highway"]


# --- set-up


@pytest.mark.rule("BD-229")
@pytest.mark.parametrize(
    ("mode", "difficulty", "recommended"),
    [
        ("standard", "beginner", False),
        ("hardcore", "beginner", True),
        ("standard", "expert", True),
        ("hardcore", "expert", False),
    ],
)
def test_the_recommended_pairs_are_marked(mode: str, difficulty: str, recommended: bool) -> None:
    table = Table.open("best_defense", seats=2, options={"mode": mode, "difficulty": difficulty}, seed=1)
    assert [event.recommended for event in told(table, "agreed")] == [recommended]
