"""Event cards (BD-080 … BD-087), and what cards ask and cost."""

from __future__ import annotations

import pytest

from games.best_defense.positions import (
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
from shambles import Table
from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.contents import EVENT_CARDS, EVENTS_DEALT
from shambles.games.best_defense.table.state import Buried

BEGINNER = {"mode": "standard", "difficulty": "beginner"}
TWO = ["wet_powder", "breathing_space"]


@pytest.mark.rule("BD-080")
@pytest.mark.parametrize("names", [["rick"], ["rick", "daryl"], ["rick", "daryl", "michonne"]])
def test_everybody_is_dealt_two_events_a_round(names: list[str]) -> None:
    table = deal("start-of-round", *(person(name, "farm") for name in names))
    assert [one.events for one in look(table).seats] == [2] * len(names)
    assert look(table).pile == 48 - 2 * len(names)


@pytest.mark.rule("BD-081", "BD-272")
@pytest.mark.parametrize("first", ["wet powder", "breathing space"])
def test_the_leader_plays_both_in_the_order_of_choice(first: str) -> None:
    table = deal(
        "events", person("rick", "farm", hp=4, events=TWO), person("daryl", "town", events=["promise_me", "split_up"])
    )
    assert sorted(offered(table)) == ["breathing space", "wet powder"]
    play(table, first)
    if asked(table).get("rick") == "pick-branch":
        play(table, "1")
    if asked(table).get("rick") == "pick-branch":
        play(table, "1")
    second = "breathing_space" if first == "wet powder" else "wet_powder"
    assert [event.card for event in told(table, "event-played")] == [first.replace(" ", "_"), second]
    assert asked(table) == {"daryl": "draw-card"}


@pytest.mark.rule("BD-082", "BD-297")
def test_the_others_play_one_and_discard_the_other_without_effect() -> None:
    events = ["closing_in", "barn_walkers_attack"]
    table = deal(
        "events",
        person("rick", "town"),
        person("daryl", "town", events=events),
        turn="daryl",
    )
    assert refused(table, "pass").code == "not-understood"
    play(table, "barn walkers attack")
    assert walkers(table) == {"farm": 1, "town": 0, "prison": 0, "highway": 0}
    assert [event.card for event in told(table, "open-event-discarded")] == ["closing_in"]
    assert look(table).seen_buried == ("closing_in",)
    assert see(table, "daryl").events != 1


@pytest.mark.rule("BD-083", "BD-R23")
def test_what_cannot_be_done_is_evaded() -> None:
    table = deal("events", person("rick", "farm", events=["wet_powder"]))
    assert look(table).played == ("wet_powder",)
    assert told(table, "lost") == []
    one_ammo = deal("events", person("rick", "farm", equipment=[gun("rifle", 1)], events=["wet_powder"]))
    assert see(one_ammo, "rick").ammo == 0
    assert [(event.what, event.count, event.now) for event in told(one_ammo, "lost")] == [("ammo", 1, 0)]
    five_ammo = deal("events", person("rick", "farm", equipment=[gun("rifle", 5)], events=["wet_powder"]))
    assert [event.now for event in told(five_ammo, "lost")] == [4, 3]


@pytest.mark.rule("BD-084", "BD-R24")
@pytest.mark.parametrize(
    ("has", "left", "hp"),
    [({"allies": 1, "food": 1}, (0, 0), 5), ({"allies": 1}, (1, 0), 3), ({"food": 3}, (0, 3), 3)],
)
def test_a_penalty_hits_those_who_cannot_pay_it_all_and_only_them(
    has: dict[str, int], left: tuple[int, int], hp: int
) -> None:
    table = deal("events", person("rick", "farm", events=["nothing_left_to_share"], **has))
    rick = see(table, "rick")
    assert (rick.allies, rick.food, rick.hp) == (*left, hp)
    assert [event.paid for event in told(table, "paid")] == [hp == 5]


@pytest.mark.rule("BD-R24")
def test_where_the_card_says_or_one_may_take_the_penalty() -> None:
    table = deal("events", person("rick", "town", allies=2, events=["strangers_at_the_bar"]))
    assert asked(table) == {"rick": "pay-cost"}
    assert offered(table) == ["pay", "refuse"]
    play(table, "refuse")
    assert (see(table, "rick").allies, see(table, "rick").hp) == (2, 4)


@pytest.mark.rule("BD-085", "BD-R25")
def test_a_card_asks_where_the_survivor_of_its_player_stands() -> None:
    """Others at the Farm do not matter: Daryl, who plays it, is in the Town."""
    people = [person("rick", "farm"), person("daryl", "town", events=["barn_walkers_attack"])]
    assert walkers(deal("events", *people, turn="daryl", black=[3]))["farm"] == 1
    there = [person("rick", "town"), person("daryl", "farm", events=["barn_walkers_attack"])]
    assert walkers(deal("events", *there, turn="daryl", black=[3]))["farm"] == 3


@pytest.mark.rule("BD-085")
def test_a_card_that_asks_about_anybody_says_so() -> None:
    people = [person("rick", "farm"), person("daryl", "town", events=["broken_fence"])]
    assert walkers(deal("events", *people, turn="daryl", black=[1]))["farm"] == 1
    nobody = [person("rick", "town"), person("daryl", "town", events=["broken_fence"])]
    assert walkers(deal("events", *nobody, turn="daryl", black=[1]))["farm"] == 3


@pytest.mark.rule("BD-086")
def test_defying_to_the_right_place_turns_a_bad_card_into_a_good_one() -> None:
    daryl = person("daryl", "farm", food=1, allies=1, events=["barter_day", "promise_me"])
    table = deal("defy", person("rick", "highway"), daryl, turn="daryl")
    play(table, "town", "pass", "barter day")
    one = see(table, "daryl")
    assert (one.place, one.food, one.allies) == ("town", 1, 2)  # one food paid, one gained
    assert walkers(table)["town"] == 0


@pytest.mark.rule("BD-087")
def test_all_events_of_a_round_end_in_the_discard() -> None:
    people = [
        person(name, "farm", events=cards)
        for name, cards in (
            ("rick", ["accidents_happen", "promise_me"]),
            ("daryl", ["wet_powder", "closing_in"]),
        )
    ]
    table = play(deal("events", *people), "promise me", "pass", "wet powder")
    assert len(look(table).played) + look(table).buried == 4
    assert [one.events for one in look(table).seats] != [1, 1]


@pytest.mark.rule("BD-R17")
def test_a_draw_that_a_card_gives_may_be_declined() -> None:
    last = {"town": {"deck": "food", "cards": 1}}
    table = deal("events", person("rick", "town", events=["picked_over_shelves"]), decks=last)
    assert offered(table) == ["draw", "pass"]
    play(table, "pass")
    assert decks(table)["food"] == 1
    assert table.outcome is None


@pytest.mark.rule("BD-R21", "BD-087")
def test_the_discard_is_shuffled_when_the_deal_needs_cards() -> None:
    """Played and unplayed alike: with four players 48 events last six rounds, and the seventh starts anew."""
    people = [person(name, "farm") for name in ("rick", "daryl", "michonne", "andrea")]
    given = {"game": "best_defense", "options": BEGINNER, "position": {"survivors": people, "round": 7}}
    position = GAME.scenarios.position(given, 0)
    cards = position.state.pile
    position.state.pile, position.state.played = [], cards[:30]
    position.state.buried = [Buried(0, card) for card in cards[30:]]
    table = Table.deal("best_defense", position, seed=1)
    assert [event.count for event in told(table, "events-shuffled")] == [48]
    assert (look(table).pile, look(table).played, look(table).buried) == (40, (), 0)


@pytest.mark.rule("BD-R21")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_pass_through_the_events_takes_whole_rounds(seats: int) -> None:
    assert EVENT_CARDS % (EVENTS_DEALT * seats) == 0


@pytest.mark.rule("BD-R26", "BD-R27")
def test_a_card_reaches_survivors_clockwise_from_its_player_one_death_after_the_other() -> None:
    names = ["rick", "daryl", "michonne", "glenn"]
    places = ["town", "farm", "prison", "highway"]
    people = [person(name, place, hp=1) for name, place in zip(names, places, strict=True)]
    people[2] = person("michonne", "prison", hp=1, events=["split_up"])
    table = deal("events", *people, turn="michonne", unused=["maggie", "andrea"])
    assert asked(table) == {"michonne": "replace-survivor"}
    play(table, "maggie")  # Andrea, the last one, is Glenn's without asking
    assert table.outcome is not None
    assert table.outcome.reason == "nobody-left"
    assert [event.survivor for event in told(table, "died")] == ["michonne", "glenn", "rick"]


@pytest.mark.rule("BD-R26")
def test_a_card_goes_through_the_places_in_their_order() -> None:
    table = deal("events", person("rick", "town", events=["closing_in"]))
    assert [event.place for event in told(table, "walkers-came")] == ["farm", "prison", "highway"]


@pytest.mark.rule("BD-R31")
def test_a_card_does_not_reach_who_is_not_on_the_board() -> None:
    people = [person("rick", "farm", events=["split_up"]), person("daryl", None), person("michonne", "farm")]
    table = deal("events", *people)
    assert [one.hp for one in look(table).seats] == [5, 5, 5]
