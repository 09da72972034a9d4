"""The other players' turns (BD-290 … BD-297)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import asked, deal, decks, look, offered, person, play, refused, see, told, walkers
from shambles import Table


def defying(place: str = "farm", food: int = 2, **more: Any) -> Table:
    """Daryl's turn begins; Rick leads."""
    daryl = person("daryl", place, food=food, events=["promise_me", "wet_powder"])
    return deal("defy", person("rick", "highway"), daryl, turn="daryl", **more)


@pytest.mark.rule("BD-290")
def test_the_steps_come_in_their_order() -> None:
    people = [person("rick", "farm", food=1), person("daryl", "farm", food=2, events=["promise_me", "wet_powder"])]
    table = deal("defy", *people, turn="daryl")
    keys = []
    while "daryl" in asked(table) or "rick" in asked(table):
        name, key = next(iter(asked(table).items()))
        if key in ("move-survivor", "choose-weapon"):
            break
        if name == "daryl":
            keys.append(key)
        play(
            table,
            {"draw-card": "pass", "give": "done", "defy": "stay", "give-back": "nothing"}.get(key, offered(table)[0]),
        )
    assert keys == ["defy", "draw-card", "give", "play-event"]


@pytest.mark.rule("BD-290")
def test_nobody_defies_after_drawing() -> None:
    table = play(defying(), "stay")
    assert asked(table) == {"daryl": "draw-card"}
    assert refused(table, "town").code == "not-understood"


@pytest.mark.rule("BD-291", "BD-180")
def test_defying_costs_one_food_for_one_step_and_never_diagonally() -> None:
    table = defying()
    assert offered(table) == ["stay", "prison", "town"]
    assert refused(table, "highway").rule == "BD-180"
    play(table, "town")
    assert (see(table, "daryl").place, see(table, "daryl").food) == ("town", 1)
    assert [event.survivor for event in told(table, "defied")] == ["daryl"]


@pytest.mark.rule("BD-291")
def test_without_food_nobody_defies() -> None:
    assert asked(defying(food=0)) == {"daryl": "draw-card"}


@pytest.mark.rule("BD-R34")
def test_nobody_defies_twice_in_a_turn() -> None:
    assert asked(play(defying(food=5), "town")) == {"daryl": "draw-card"}


@pytest.mark.rule("BD-292", "BD-R35")
@pytest.mark.parametrize("moved", ["farm", "town"])
def test_one_may_defy_whether_or_not_the_leader_moved_the_pawn(moved: str) -> None:
    people = [
        person("rick", "farm", events=["accidents_happen", "wet_powder"]),
        person("daryl", "farm", food=1, events=["promise_me", "closing_in"]),
    ]
    table = play(deal("movement", *people), "farm", moved, "pass")
    while asked(table) != {"daryl": "defy"}:
        play(table, "nothing" if "nothing" in offered(table) else offered(table)[0])
    play(table, "prison" if moved == "farm" else "farm")  # back where he came from is defying, too
    assert see(table, "daryl").food == 0
    assert len(told(table, "defied")) == 1


@pytest.mark.rule("BD-293")
def test_staying_costs_nothing() -> None:
    table = play(defying(), "stay")
    assert (see(table, "daryl").place, see(table, "daryl").food) == ("farm", 2)
    assert told(table, "defied") == []


@pytest.mark.rule("BD-294")
def test_one_draws_where_one_stands_after_defying() -> None:
    at = {"town": {"deck": "ally", "cards": 20, "top": ["two_on_foot"]}}
    table = play(defying(decks=at), "town", "draw")
    assert see(table, "daryl").allies == 2
    assert decks(table)["ally"] == 19


@pytest.mark.rule("BD-295", "BD-267")
def test_the_others_trade_as_the_leader_does() -> None:
    people = [person("rick", "farm", allies=1), person("daryl", "farm", food=1, events=["promise_me", "wet_powder"])]
    table = deal("trade", *people, turn="daryl")
    play(table, "food rick", "ally daryl")
    assert (see(table, "rick").food, see(table, "daryl").allies) == (1, 1)


@pytest.mark.rule("BD-295")
def test_nobody_trades_alone() -> None:
    people = [person("rick", "town", allies=1), person("daryl", "farm", food=1, events=["promise_me", "wet_powder"])]
    assert asked(deal("trade", *people, turn="daryl")) == {"daryl": "play-event"}


@pytest.mark.rule("BD-296")
def test_both_events_stay_in_hand_until_the_last_step() -> None:
    table = defying()
    for answer in ("stay", "pass"):
        assert look(table).seats[1].hand == ("promise_me", "wet_powder")
        play(table, answer)
    assert sorted(offered(table)) == ["promise me", "wet powder"]


@pytest.mark.rule("BD-297")
def test_after_the_turn_the_hand_is_empty() -> None:
    people = [
        person("rick", "farm"),
        person("daryl", "farm", events=["promise_me", "wet_powder"]),
        person("glenn", "farm"),
    ]
    table = deal("events", *people, turn="daryl")
    play(table, "wet powder")
    assert look(table).seats[1].events == 0
    assert look(table).played == ("wet_powder",)
    assert look(table).buried == 1


# --- dying in one's own turn


@pytest.mark.rule("BD-R29")
def test_who_died_before_the_own_turn_still_plays_an_event_from_nowhere() -> None:
    daryl = person("daryl", None, food=2, events=["barn_walkers_attack", "wet_powder"])
    table = deal("defy", person("rick", "farm"), daryl, turn="daryl", black=[3])
    assert asked(table) == {"daryl": "play-event"}
    play(table, "barn walkers attack")
    assert walkers(table)["farm"] == 1  # not at the Farm


@pytest.mark.rule("BD-R29", "BD-R31")
def test_what_a_card_would_do_to_the_dead_does_not_happen() -> None:
    michonne = person("michonne", None, events=["spoiled_rations"], food=3)
    table = deal("events", person("rick", "farm", food=1), michonne, turn="michonne")
    assert (see(table, "rick").food, see(table, "michonne").food) == (0, 3)
    assert told(table, "walkers-came") == []  # there is no place of his


@pytest.mark.rule("BD-R30")
def test_a_dead_leader_plays_the_second_event_and_nobody_is_with_the_leader() -> None:
    rick = person("rick", "highway", hp=2, events=["hostile_travelers", "accidents_happen"])
    table = deal("events", rick, person("daryl", "town"), person("glenn", "highway"))
    play(table, "hostile travelers", "michonne")
    assert [event.card for event in told(table, "event-played")] == ["hostile_travelers", "accidents_happen"]
    assert (see(table, "daryl").hp, see(table, "glenn").hp) == (4, 4)
    assert look(table).leader == 0


@pytest.mark.rule("BD-R36", "BD-502")
def test_promise_me_does_not_look_back() -> None:
    people = [
        person("rick", "farm"),
        person("daryl", "farm", food=1, allies=2, events=["promise_me", "wet_powder"]),
        person("michonne", "farm", food=1, allies=2, events=["closing_in", "accidents_happen"]),
    ]
    table = play(deal("defy", *people, turn="daryl"), "town", "pass", "promise me")
    assert see(table, "daryl").allies == 2
    play(table, "prison")
    assert see(table, "michonne").allies == 0
