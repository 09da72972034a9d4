"""Overview and components (BD-001 … BD-014), and the aim of the game (BD-030 … BD-032)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

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
from shambles import BadInput, Table
from shambles.core.asking.chance import Live
from shambles.games.best_defense.box.contents import BLACK_DIE, WHITE_DIE, box_of

BEGINNER = {"mode": "standard", "difficulty": "beginner"}
EXPERT = {"mode": "standard", "difficulty": "expert"}
BOX = box_of("standard")


def open_table(seats: int, seed: int = 0, **options: Any) -> Table:
    return Table.open("best_defense", seats=seats, options={**BEGINNER, **options}, seed=seed)


# --- players and survivors


@pytest.mark.rule("BD-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadInput) as error:
        open_table(seats)
    assert error.value.code == "seats-out-of-range"


@pytest.mark.rule("BD-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_with_one_survivor_each(seats: int) -> None:
    table = play(open_table(seats), *["rick", "daryl", "glenn", "maggie"][:seats])
    assert [one.survivor for one in look(table).seats] == ["rick", "daryl", "glenn", "maggie"][:seats]


@pytest.mark.rule("BD-002")
def test_there_are_six_survivors_and_no_two_players_have_the_same() -> None:
    table = open_table(2)
    assert offered(table) == ["andrea", "daryl", "glenn", "maggie", "michonne", "rick"]
    play(table, "rick")
    assert refused(table, "rick").code == "survivor-is-used"
    assert "rick" not in offered(table)


@pytest.mark.rule("BD-002", "BD-374")
def test_the_dead_never_come_back() -> None:
    table = deal(
        "damage",
        person("daryl", "farm", hp=1),
        person("rick", "town"),
        walkers={"farm": 1},
        unused=["andrea", "michonne"],
    )
    assert refused(table, "glenn").code == "survivor-is-used"
    assert refused(table, "daryl").code == "survivor-is-used"
    assert offered(table) == ["andrea", "michonne"]


@pytest.mark.rule("BD-006")
def test_a_replacement_takes_the_base_of_the_dead() -> None:
    people = [person("rick", "town"), person("daryl", "farm", hp=1), person("glenn", "town"), person("maggie", "town")]
    table = play(deal("damage", *people, walkers={"farm": 1}), "michonne")
    assert sum(one.place is not None for one in look(table).seats) == 3
    play(table, "farm", "farm", "farm", "farm")  # the next leader, Michonne herself, moves all four
    assert [one.place for one in look(table).seats] == ["farm"] * 4


@pytest.mark.rule("BD-007")
def test_one_player_at_a_time_has_the_badge() -> None:
    rng, table = Random(4), open_table(4, seed=4)
    while table.asks and look(table).round < 4:
        ask = next(iter(table.asks.values()))
        table.answer(ask.seat, rng.choice(ask.options))
        taken = told(table, "badge-taken")
        if taken:
            assert look(table).leader == taken[-1].seat
    seats = [event.seat for event in told(table, "badge-taken")]
    assert [(seat - seats[0]) % 4 for seat in seats] == [number % 4 for number in range(len(seats))]


# --- the board and the cards


@pytest.mark.rule("BD-003")
def test_the_board_has_each_of_the_four_places_once() -> None:
    for seed in range(5):
        table = play(open_table(1, seed), "rick")
        assert sorted(place.place for place in look(table).places) == ["farm", "highway", "prison", "town"]


@pytest.mark.rule("BD-004")
def test_100_resource_cards_make_four_decks_of_25() -> None:
    assert {deck: len(cards) for deck, cards in state(open_table(4)).decks.items()} == {
        "equipment": 25,
        "ally": 25,
        "food": 25,
        "ammo": 25,
    }


@pytest.mark.rule("BD-005")
def test_the_event_deck_has_48_cards() -> None:
    table = play(Table.open("best_defense", seats=2, options=EXPERT, seed=1), "rick", "daryl")
    view = look(table)
    assert (view.pile, view.played, view.buried) == (48, (), 0)
    assert len(set(state(table).pile)) == 48


@pytest.mark.rule("BD-012", "BD-349")
def test_after_round_12_comes_the_victory_space() -> None:
    table = deal("next-round", person("rick", "farm"), round=12)
    assert look(table).rounds == 12
    assert [event.round for event in told(table, "round-over")] == [13]
    assert table.outcome is not None
    assert table.outcome.reason == "survived"


@pytest.mark.rule("BD-013", "BD-400")
def test_motives_are_dealt_in_their_variant_only() -> None:
    assert len(BOX.motives) == 9
    plain = play(open_table(2), "rick", "daryl")
    assert told(plain, "motive-dealt") == []
    assert [one.motive for one in look(plain, 0).seats] == [None, None]
    variant = play(open_table(2, motives=True), "rick", "daryl")
    assert len(told(variant, "motive-dealt")) == 2
    assert look(variant, 0).seats[0].motive in BOX.motives


@pytest.mark.rule("BD-014")
def test_counters_lie_on_the_survivor_and_cards_beside_it() -> None:
    rick = person("rick", "farm", hp=4, food=3, allies=2, equipment=[gun("rifle", 2), "machete"])
    table = deal("movement", {**rick, "ammo_cards": [gun("quiver", 2)]})
    one = see(table, "rick")
    assert (one.hp, one.food, one.allies) == (4, 3, 2)
    assert [(laid.card, laid.ammo) for laid in one.gear] == [("rifle", 2), ("machete", 0)]
    assert [(laid.card, laid.ammo) for laid in one.ammo_cards] == [("quiver", 2)]


# --- dice and tokens


@pytest.mark.rule("BD-008")
def test_a_white_die_shows_one_to_six() -> None:
    chance = Live(1)
    rolls = Counter(chance.pick("white", WHITE_DIE) for _ in range(10_000))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert min(rolls.values()) > 1500
    table = deal("weapons", person("rick", "farm", equipment=[gun("shotgun")]), walkers={"farm": 9})
    (rolled,) = told(play(table, "shotgun"), "rolled")
    assert len(rolled.dice) == 3
    assert all(1 <= face <= 6 for face in rolled.dice)


@pytest.mark.rule("BD-009")
def test_the_black_die_shows_one_to_three() -> None:
    chance = Live(1)
    rolls = Counter(chance.pick("black", BLACK_DIE) for _ in range(10_000))
    assert sorted(rolls) == [1, 2, 3]
    assert min(rolls.values()) > 3100
    faces = [event.face for seed in range(10) for event in told(play(open_table(1, seed), "rick"), "die-rolled")]
    assert set(faces) <= {1, 2, 3}


@pytest.mark.rule("BD-010")
def test_one_to_three_on_a_card_is_the_black_die() -> None:
    table = deal("events", person("rick", "farm", events=["a_friend_in_need"]), black=[2])
    assert walkers(table)["highway"] == 2
    assert [(event.die, event.face) for event in told(table, "die-rolled")] == [("black", 2)]


@pytest.mark.rule("BD-010")
def test_one_to_six_on_a_card_is_a_white_die() -> None:
    table = deal("events", person("rick", "farm", events=["crisis_at_the_prison"]), white=[5])
    assert [(event.die, event.face) for event in told(table, "die-rolled")] == [("white", 5)]


@pytest.mark.rule("BD-011", "BD-200", "BD-201")
def test_what_counts_is_the_value_and_not_the_number_of_tokens() -> None:
    """Seven food may lie there as 3+3+1; giving one away leaves six, whatever the tokens show."""
    table = deal("trade", person("rick", "farm", food=7), person("daryl", "farm"))
    play(table, "food daryl")
    assert (see(table, "rick").food, see(table, "daryl").food) == (6, 1)


# --- the aim


@pytest.mark.rule("BD-030", "BD-001")
def test_twelve_rounds_with_one_card_in_each_deck_win_for_all() -> None:
    few = {
        place: {"deck": deck, "cards": 1}
        for place, deck in (("farm", "food"), ("town", "ally"), ("prison", "ammo"), ("highway", "equipment"))
    }
    table = deal("healing", person("rick", "farm"), person("daryl", "town"), round=12, decks=few)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners, table.outcome.rule) == ("survived", (0, 1), "BD-030")


@pytest.mark.rule("BD-031")
def test_a_deck_that_runs_out_loses_at_once_and_nobody_heals_any_more() -> None:
    hurt = person("rick", "town", hp=3, food=2)
    table = deal("damage", hurt, walkers={"farm": 1}, decks={"farm": {"deck": "food", "cards": 1}}, round=5)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule, table.outcome.winners) == ("deck-empty", "BD-031", ())
    assert see(table, "rick").hp == 3
    assert [(event.deck, event.place) for event in told(table, "deck-emptied")] == [("food", "farm")]


@pytest.mark.rule("BD-031", "BD-345")
def test_two_cards_and_one_walker_do_not_lose() -> None:
    table = deal("damage", person("rick", "town"), walkers={"farm": 1}, decks={"farm": {"deck": "food", "cards": 2}})
    assert table.outcome is None
    assert decks(table)["food"] == 1


@pytest.mark.rule("BD-032", "BD-R15")
def test_the_last_card_may_be_drawn_and_does_nothing_any_more() -> None:
    last = {"town": {"deck": "ally", "cards": 1, "top": ["armed_band"]}}
    table = deal("draw", person("rick", "town"), person("daryl", "farm"), round=8, decks=last)
    assert "draw" in offered(table)
    play(table, "draw")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("deck-empty", "BD-032")
    assert see(table, "rick").allies == 0


@pytest.mark.rule("BD-032", "BD-R16", "BD-R18")
def test_a_card_that_eats_more_than_there_is_eats_all_and_loses() -> None:
    table = deal(
        "events",
        person("rick", "town", events=["fire_in_the_loft"]),
        decks={"farm": {"deck": "food", "cards": 2}},
    )
    assert table.outcome is not None
    assert table.outcome.reason == "deck-empty"
    assert [len(event.cards) for event in told(table, "cards-eaten")] == [2]


@pytest.mark.rule("BD-032", "BD-378", "BD-R16")
def test_the_last_equipment_card_of_a_replacement_loses() -> None:
    table = deal(
        "damage",
        person("rick", "farm", hp=1),
        person("daryl", "town"),
        walkers={"farm": 1},
        decks={"highway": {"deck": "equipment", "cards": 1}},
    )
    play(table, "glenn")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("deck-empty", "BD-378")


@pytest.mark.rule("BD-R60")
def test_a_deck_eaten_up_in_round_12_is_a_defeat() -> None:
    table = deal(
        "damage", person("rick", "town"), walkers={"farm": 2}, round=12, decks={"farm": {"deck": "food", "cards": 2}}
    )
    assert table.outcome is not None
    assert table.outcome.reason == "deck-empty"


@pytest.mark.rule("BD-R19", "BD-R20")
def test_eaten_cards_are_open_and_never_come_back() -> None:
    table = deal(
        "damage",
        person("rick", "town"),
        walkers={"farm": 2},
        decks={"farm": {"deck": "food", "cards": 20, "top": ["full_crate", "hot_meal"]}},
    )
    (eaten,) = told(table, "cards-eaten")
    assert sorted(eaten.cards) == ["full_crate", "hot_meal"]
    farm = next(place for place in look(table).places if place.place == "farm")
    assert farm.cards == 18
    assert farm.discards[-2:] == eaten.cards
