"""Playing alone (BD-440 … BD-447)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import asked, deal, decks, gun, look, offered, person, play, see, told, walkers
from shambles import Table

EVENTS = ["promise_me", "wet_powder"]


def alone(phase: str, **rick: Any) -> Table:
    more = {key: rick.pop(key) for key in ("walkers", "decks", "left", "black", "white") if key in rick}
    return deal(phase, person(rick.pop("name", "rick"), rick.pop("place", "farm"), **rick), **more)


@pytest.mark.rule("BD-440", "BD-R65")
def test_the_lone_survivor_always_leads_and_the_ability_always_works() -> None:
    for number in (2, 3):
        table = deal("next-round", person("daryl", "farm"), round=number)
        assert look(table).leader == 0
        assert see(table, "daryl").food == 1
    with_himself = alone("events", events=["accidents_happen"])
    assert see(with_himself, "rick").hp == 5


@pytest.mark.rule("BD-441", "BD-142")
def test_after_moving_one_may_defy_for_one_more_step() -> None:
    table = alone("movement", food=1, events=EVENTS)
    play(table, "town")
    assert asked(table) == {"rick": "defy"}
    assert offered(table) == ["stay", "farm", "highway"]
    play(table, "highway")
    assert (see(table, "rick").place, see(table, "rick").food) == ("highway", 0)


@pytest.mark.rule("BD-R66")
def test_one_may_defy_without_having_moved() -> None:
    table = play(alone("movement", food=1, events=EVENTS), "farm", "town")
    assert see(table, "rick").place == "town"


@pytest.mark.rule("BD-442")
@pytest.mark.parametrize(("answer", "played"), [("stay", 1), ("town", 2)])
def test_one_event_is_played_and_both_after_defying(answer: str, played: int) -> None:
    table = play(alone("defy", food=1, events=EVENTS), answer, "pass", "wet powder")
    assert len(told(table, "event-played")) == played
    assert len(told(table, "open-event-discarded")) == 2 - played


@pytest.mark.rule("BD-443", "BD-377")
def test_a_new_survivor_draws_two_equipment_cards() -> None:
    table = alone("damage", hp=1, walkers={"farm": 1}, decks={"town": {"deck": "equipment", "cards": 23}})
    play(table, "michonne")
    assert decks(table)["equipment"] == 21
    assert len(see(table, "michonne").gear) == 2


# --- ammo cards left behind


def found(black: tuple[int, ...] = (), **more: Any) -> Table:
    top = {"town": {"deck": "ammo", "cards": 20, "top": ["rifle_box"]}}
    return alone("draw", place="town", decks=top, black=list(black), events=EVENTS, **more)


@pytest.mark.rule("BD-444", "BD-445")
def test_a_drawn_ammo_card_may_be_left_and_no_die_is_rolled() -> None:
    table = play(found(), "draw")
    assert (asked(table), offered(table)) == ({"rick": "take-ammo"}, ["take", "leave"])
    play(table, "leave")
    town = next(place for place in look(table).places if place.place == "town")
    assert town.left == ("rifle_box",)
    assert see(table, "rick").ammo_cards == ()
    assert told(table, "die-rolled") == []


@pytest.mark.rule("BD-444", "BD-445")
def test_a_card_left_is_a_later_draw_and_is_rolled_for_then() -> None:
    table = found(left={"town": ["rifle_box"]}, black=(3,))
    assert offered(table) == ["draw", "take rifle box", "pass"]
    play(table, "take rifle box")
    assert [(laid.card, laid.ammo) for laid in see(table, "rick").ammo_cards] == [("rifle_box", 3)]
    assert decks(table)["ammo"] == 20
    assert asked(table) != {"rick": "draw-card"}


@pytest.mark.rule("BD-R67")
def test_a_card_may_be_left_lying_again() -> None:
    table = play(found(left={"town": ["rifle_box"]}), "pass")
    town = next(place for place in look(table).places if place.place == "town")
    assert town.left == ("rifle_box",)


@pytest.mark.rule("BD-446")
def test_cards_left_at_a_place_are_never_eaten() -> None:
    decks_there = {"town": {"deck": "food", "cards": 20}}
    table = alone("damage", walkers={"town": 3}, left={"town": ["quiver"]}, decks=decks_there)
    town = next(place for place in look(table).places if place.place == "town")
    assert (town.cards, town.left) == (17, ("quiver",))


@pytest.mark.rule("BD-447")
def test_what_lies_at_a_place_outlives_its_finder() -> None:
    table = alone("damage", hp=1, walkers={"farm": 1}, left={"town": ["quiver"]}, ammo_cards=[gun("rifle_box", 1)])
    play(table, "michonne")
    assert see(table, "michonne").ammo_cards == ()
    town = next(place for place in look(table).places if place.place == "town")
    assert town.left == ("quiver",)
    assert walkers(table)["farm"] == 2


@pytest.mark.rule("BD-444")
def test_with_others_nothing_is_left_behind() -> None:
    top = {"town": {"deck": "ammo", "cards": 20, "top": ["quiver"]}}
    table = play(deal("draw", person("rick", "town"), person("michonne", "farm"), decks=top), "draw")
    assert [laid.card for laid in see(table, "rick").ammo_cards] == ["quiver"]
