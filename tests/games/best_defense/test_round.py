"""A round step by step: who is asked what, what is refused, and what comes of it."""

from __future__ import annotations

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
from shambles import BadInput, Table

EXPERT = {"difficulty": "expert"}


@pytest.mark.rule("BD-001", "BD-066")
def test_how_many_may_play_and_what_must_be_agreed() -> None:
    both = {"mode": "standard", "difficulty": "beginner"}
    for seats in (0, 5):
        with pytest.raises(BadInput):
            Table.open("best_defense", seats=seats, options=both)
    for missing in both:
        with pytest.raises(BadInput) as caught:
            Table.open("best_defense", seats=2, options={name: one for name, one in both.items() if name != missing})
        assert caught.value.field == f"options.{missing}"
    with pytest.raises(BadInput):
        Table.open("best_defense", seats=1, options={**both, "motives": True})


@pytest.mark.rule("BD-224", "BD-225", "BD-227")
def test_hands_are_open_or_hidden_and_the_table_is_silent_at_expert_only() -> None:
    for difficulty in ("beginner", "expert"):
        table = Table.open("best_defense", seats=2, options={"mode": "standard", "difficulty": difficulty}, seed=1)
        play(table, "andrea", "daryl")
        if difficulty == "expert":
            assert table.silent is None
            play(table, "deal")
        assert look(table, 0).seats[0].hand is not None
        assert (look(table, 0).seats[1].hand is None) == (difficulty == "expert")
        assert (look(table, None).seats[1].hand is None) == (difficulty == "expert")
        assert table.silent == ("BD-227" if difficulty == "expert" else None)


@pytest.mark.rule("BD-180", "BD-261", "BD-262", "BD-264")
def test_the_leader_moves_everybody_and_nobody_diagonally() -> None:
    table = deal("movement", person("rick", "farm"), person("glenn", "farm"), person("maggie"), leader="glenn")
    assert offered(table) == ["farm", "prison", "town"]
    assert refused(table, "highway").rule == "BD-180"
    play(table, "town")
    assert see(table, "glenn").place == "town"
    assert offered(table) == ["farm", "prison", "town", "highway"]  # Maggie comes on the board
    play(table, "highway", "farm")
    assert (see(table, "maggie").place, see(table, "rick").place) == ("highway", "farm")


@pytest.mark.rule("BD-291", "BD-293", "BD-502")
def test_defying_costs_a_food_and_what_a_card_has_in_store() -> None:
    promise = {"card": "promise_me", "stat": "on_defy"}
    rick = person("rick", "farm", food=2, allies=2)
    table = deal("defy", rick, person("glenn", "farm"), turn="rick", in_force=[promise])
    play(table, "town")
    assert (see(table, "rick").food, see(table, "rick").allies, see(table, "rick").place) == (1, 0, "town")
    assert "defy" not in asked(deal("defy", person("rick", "farm"), person("glenn", "farm"), turn="rick")).values()


@pytest.mark.rule("BD-267", "BD-268", "BD-269", "BD-270")
def test_one_item_is_given_and_one_received() -> None:
    table = deal(
        "trade",
        person("rick", "farm", food=1, equipment=[gun("rifle", 2)]),
        person("glenn", "farm", allies=1),
        person("maggie", "farm", food=1),
        person("daryl", "town", food=1),
    )
    assert "1 rifle glenn" not in offered(table)
    assert refused(table, "1 rifle glenn").code == "receiver-lacks-weapon"
    play(table, "rifle glenn")
    assert see(table, "glenn").gear[0].ammo == 2
    assert asked(table) == {"glenn": "give-back"}
    play(table, "nothing", "food rick")
    assert see(table, "rick").food == 2


@pytest.mark.rule("BD-121", "BD-122", "BD-314", "BD-R41")
def test_ammo_is_loaded_or_kept_and_an_empty_weapon_is_no_weapon() -> None:
    def fresh() -> Table:
        return deal(
            "draw",
            person("rick", "farm", equipment=[gun("rifle", 0)]),
            walkers={"farm": 1},
            decks={"farm": {"deck": "ammo", "cards": 9, "top": ["rifle_strip"]}},
            options={"quick": False},
        )

    table = play(fresh(), "draw", "take", "rifle")
    assert (see(table, "rick").gear[0].ammo, see(table, "rick").ammo_cards) == (2, ())
    kept = play(fresh(), "draw", "take", "keep")
    assert [card.ammo for card in see(kept, "rick").ammo_cards] == [2]
    empty = deal("weapons", person("rick", "farm", equipment=[gun("rifle", 0), "metal_pipe"]), walkers={"farm": 1})
    assert refused(empty, "rifle").rule == "BD-314"


@pytest.mark.rule("BD-081", "BD-082", "BD-422")
def test_the_leader_plays_both_and_the_others_one() -> None:
    people = (
        person("rick", "farm", events=["promise_me", "wet_powder"]),
        person("glenn", "town", events=["barter_day", "car_alarm"]),
    )
    table = play(deal("events", *people, turn="rick"), "promise me")
    assert [event.card for event in told(table, "event-played")] == ["promise_me", "wet_powder"]
    play(table, "pass", "barter day")
    assert told(table, "open-event-discarded")[0].card == "car_alarm"
    assert [event.rule for event in told(table, "event-played")] == ["BD-272", "BD-272", "BD-297"]
    last = deal("trade", *people, turn="rick", options={"leader_last": True, "difficulty": "expert"})
    assert asked(last) == {"glenn": "draw-card"}
    play(last, "pass", "barter day")
    assert asked(last) == {"rick": "play-event"}


@pytest.mark.rule("BD-102", "BD-318", "BD-319", "BD-R48")
def test_allies_come_after_all_dice_and_melee_counts_alone() -> None:
    table = deal(
        "weapons",
        person("rick", "farm", allies=2, equipment=[gun("rifle")]),
        person("glenn", "farm", equipment=["metal_pipe"]),
        walkers={"farm": 4},
        white=[2, 2, 3],
    )
    play(table, "rifle", "metal pipe")
    assert asked(table) == {"rick": "spend-allies"}
    play(table, "1")
    assert [(event.total, event.kills, event.melee) for event in told(table, "fought")] == [(5, 1, False), (4, 0, True)]


@pytest.mark.rule("BD-341", "BD-344", "BD-R58", "BD-381")
def test_bites_are_divided_and_the_rest_eats() -> None:
    table = deal(
        "damage",
        person("rick", "farm", hp=1),
        person("glenn", "farm", hp=2),
        walkers={"farm": 2},
        decks={"farm": {"deck": "food", "cards": 9}},
    )
    assert asked(table) == {"rick": "divide-damage", "glenn": "divide-damage"}
    agree(table, "rick 1 glenn 1")
    assert asked(table) == {"rick": "replace-survivor"}
    assert walkers(table)["farm"] == 3
    lost = deal(
        "damage",
        person("rick", "farm", hp=1),
        person("glenn", "farm", hp=1),
        walkers={"farm": 4},
        decks={"farm": {"deck": "food", "cards": 9}},
    )
    play(lost, "andrea", "daryl")  # there is nothing to divide: both die
    assert decks(lost)["food"] == 7


@pytest.mark.rule("BD-R11", "BD-R29", "BD-R30")
def test_who_dies_in_the_own_turn_plays_the_events_without_a_place() -> None:
    table = deal(
        "events",
        person("rick", "farm", hp=1, events=["nothing_left_to_share", "warning_shots"]),
        person("glenn", "town", events=["barter_day", "car_alarm"]),
        turn="rick",
    )
    play(table, "nothing left to share", "andrea")
    assert [event.card for event in told(table, "event-played")] == ["nothing_left_to_share", "warning_shots"]
    assert walkers(table) == {"farm": 1, "prison": 0, "town": 0, "highway": 0}
    assert see(table, "andrea").place is None


@pytest.mark.rule("BD-203")
def test_walkers_stop_coming_when_the_tokens_are_used_up() -> None:
    table = deal("events", person("rick", "farm", events=["car_alarm"]), walkers={"prison": 45, "town": 1})
    assert [(event.count, event.rule) for event in told(table, "walkers-came")] == [(0, "BD-203")]
    full = deal("events", person("rick", "farm", events=["closing_in"]), walkers={"farm": 36, "prison": 2, "town": 2})
    assert [event.count for event in told(full, "walkers-came")] == [2, 2, 0]  # two 1s and one more make a 3


@pytest.mark.rule("BD-441", "BD-442", "BD-444", "BD-445", "BD-446")
def test_alone_ammo_may_be_left_and_taken_up_later() -> None:
    table = deal(
        "draw",
        person("rick", "farm", events=["promise_me", "wet_powder"]),
        decks={"farm": {"deck": "ammo", "cards": 9, "top": ["rifle_box"]}},
    )
    play(table, "draw", "leave")
    assert next(place.left for place in look(table).places if place.place == "farm") == ("rifle_box",)
    assert not told(table, "die-rolled")
    play(table, "promise me", "farm")
    assert offered(table)[:3] == ["draw", "take rifle box", "pass"]
    play(table, "take rifle box")
    assert told(table, "ammo-kept")
