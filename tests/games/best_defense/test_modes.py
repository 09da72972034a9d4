"""Hit points, modes and difficulties (BD-220 … BD-228)."""

from __future__ import annotations

import pytest

from games.best_defense.positions import asked, deal, gun, look, offered, person, play, refused, see, told
from shambles import Table

EXPERT = {"difficulty": "expert"}
HARDCORE = {"mode": "hardcore"}


@pytest.mark.rule("BD-220", "BD-462")
def test_nobody_ever_has_more_than_five_hit_points() -> None:
    table = deal("draw", person("rick", "farm", hp=4, equipment=["bandages"]), person("daryl", "town"))
    play(table, "use bandages")
    assert see(table, "rick").hp == 5


@pytest.mark.rule("BD-221")
def test_damage_of_a_card_costs_hit_points_one_for_one_and_kills_at_none() -> None:
    alive = deal("events", person("rick", "highway", hp=3, events=["hostile_travelers"]), person("daryl", "town"))
    assert see(alive, "rick").hp == 1
    dead = deal("events", person("rick", "highway", hp=2, events=["hostile_travelers"]), person("daryl", "town"))
    assert asked(dead) == {"rick": "replace-survivor"}
    assert [event.survivor for event in told(dead, "died")] == ["rick"]


@pytest.mark.rule("BD-221")
def test_damage_of_a_walker_costs_a_hit_point() -> None:
    table = deal("damage", person("rick", "farm", hp=3), person("daryl", "town"), walkers={"farm": 2})
    assert see(table, "rick").hp == 1


@pytest.mark.rule("BD-222")
def test_standard_goes_on_with_a_new_survivor() -> None:
    table = deal("damage", person("rick", "farm", hp=1), person("daryl", "town"), walkers={"farm": 1})
    play(table, "michonne")
    assert table.outcome is None
    assert len(look(table).unused) == 3
    assert look(table).dead == ("rick",)


@pytest.mark.rule("BD-223", "BD-370")
def test_hardcore_ends_with_the_first_death_before_anything_else() -> None:
    table = deal(
        "damage",
        person("rick", "farm", hp=1),
        person("daryl", "town", hp=5),
        walkers={"farm": 1, "town": 2},
        options=HARDCORE,
    )
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("survivor-died", "BD-370")
    assert see(table, "daryl").hp == 5


@pytest.mark.rule("BD-370")
def test_hardcore_ends_too_when_a_card_kills_in_the_middle_of_a_turn() -> None:
    events = ["hostile_travelers", "closing_in"]
    table = deal("events", person("rick", "highway", hp=2, events=events), person("daryl", "town"), options=HARDCORE)
    play(table, "hostile travelers")
    assert table.outcome is not None
    assert table.outcome.reason == "survivor-died"
    assert [event.card for event in told(table, "event-played")] == ["hostile_travelers"]


# --- what may be seen


def two(difficulty: str) -> Table:
    people = [
        person("rick", "farm", events=["promise_me", "split_up"]),
        person("daryl", "farm", events=["wet_powder", "closing_in"]),
    ]
    return deal("movement", *people, options={"difficulty": difficulty})


@pytest.mark.rule("BD-224")
def test_at_beginner_everybody_sees_all_events_and_may_talk() -> None:
    table = two("beginner")
    assert look(table, 1).seats[0].hand == ("promise_me", "split_up")
    assert table.silent is None


@pytest.mark.rule("BD-225")
def test_at_expert_others_see_only_how_many_events_one_holds() -> None:
    table = two("expert")
    rick = look(table, 1).seats[0]
    assert (rick.events, rick.hand) == (2, None)
    assert look(table, 0).seats[0].hand == ("promise_me", "split_up")
    assert "promise_me" not in str(look(table, 1))


@pytest.mark.rule("BD-225", "BD-082", "BD-R22")
def test_at_expert_an_unplayed_event_stays_hidden_in_the_discard() -> None:
    people = [person("rick", "farm"), person("daryl", "farm", events=["wet_powder", "closing_in"])]
    table = deal("events", *people, turn="daryl", options=EXPERT)
    play(table, "wet powder")
    assert look(table, 1).seen_buried == ("closing_in",)
    assert look(table, 0).seen_buried == ()
    assert look(table, 0).buried == 1
    for viewer, card in ((1, "closing_in"), (0, None), (None, None)):
        found = [event for event in table.events_for(viewer) if event.key() == "event-discarded"]
        assert [event.card for event in found] == [card]  # type: ignore[attr-defined]


@pytest.mark.rule("BD-226")
def test_a_played_event_is_told_to_all() -> None:
    people = [
        person("rick", "farm", events=["promise_me"]),
        person("daryl", "farm", events=["wet_powder", "closing_in"]),
    ]
    table = deal("events", *people, options=EXPERT)
    for viewer in (0, 1, None):
        played = [event for event in table.events_for(viewer) if event.key() == "event-played"]
        assert [event.card for event in played] == ["promise_me"]  # type: ignore[attr-defined]
    assert table.silent == "BD-227"


@pytest.mark.rule("BD-227", "BD-R70", "BD-241")
def test_at_expert_the_table_is_silent_from_the_deal_until_combat() -> None:
    people = [person("rick", "farm", equipment=[gun("rifle")]), person("daryl", "town")]
    table = deal(
        "start-of-round",
        *people,
        options=EXPERT,
        next_events=["promise_me", "accidents_happen", "wet_powder", "spoiled_rations"],
        walkers={"farm": 1},
    )
    assert asked(table) == {"rick": "deal-events"}
    assert table.silent is None
    play(table, "deal")
    while not told(table, "combat-begun"):
        assert table.silent == "BD-227", asked(table)
        key = next(iter(asked(table).values()))
        play(table, {"draw-card": "pass", "defy": "stay"}.get(key, offered(table)[0]))
    assert table.silent is None


@pytest.mark.rule("BD-227")
def test_nobody_is_silenced_at_beginner_or_alone() -> None:
    assert two("beginner").silent is None
    alone = deal("movement", person("rick", "farm", events=["promise_me", "split_up"]), options=EXPERT)
    assert alone.silent is None


@pytest.mark.rule("BD-228")
def test_trading_is_giving_something_or_nothing_and_never_asking() -> None:
    people = [person("rick", "farm", food=1), person("daryl", "farm", food=1)]
    table = deal("trade", *people, options=EXPERT)
    assert offered(table) == ["food daryl", "done"]
    play(table, "food daryl")
    assert (asked(table), offered(table)) == ({"daryl": "give-back"}, ["food rick", "nothing"])
    assert refused(table, "please").code == "not-understood"
