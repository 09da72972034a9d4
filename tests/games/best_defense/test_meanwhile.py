"""What may be done beside what is asked: safe items at any safe time, items and loading before a fight."""

from __future__ import annotations

from random import Random

import pytest

from games.best_defense.positions import asked, deal, gun, look, offered, person, play, see, state, told, walkers
from shambles import Accepted, Refusal, Table
from shambles.core.asking.ask import Ask, Choice
from shambles.core.playing.imagined import imaginable, open_imaginable
from shambles.games.best_defense.table.about import AboutWeapons
from shambles.games.best_defense.table.state import State

CALM = ["promise_me", "wet_powder"]


def beside(table: Table, seat: int) -> list[str]:
    """What a seat may do although it is not asked for it."""
    ask = table.meanwhile.get(seat)
    return [] if ask is None else [option.notation for option in ask.options]


@pytest.mark.rule("BD-461", "BD-460")
def test_bandages_come_before_somebody_elses_event() -> None:
    """Daryl's event would kill Rick; Rick sees to himself before it is played."""
    daryl = person("daryl", "farm", events=["accidents_happen", "wet_powder"])
    rick = person("rick", "town", hp=1, equipment=["bandages"], events=CALM[:1])
    table = deal("events", daryl, rick, turn="daryl")
    assert asked(table) == {"daryl": "play-event"}
    assert beside(table, 1) == ["use bandages"]
    table.play(1, "use bandages")
    assert asked(table) == {"daryl": "play-event"}
    play(table, "accidents happen")
    assert see(table, "rick").hp == 3
    assert not look(table).dead


@pytest.mark.rule("BD-461")
def test_bandages_come_between_the_leaders_two_events() -> None:
    rick = person("rick", "farm", hp=5, events=["trouble_in_the_tombs", "accidents_happen"])
    daryl = person("daryl", "town", hp=2, equipment=["bandages"], events=CALM)
    table = deal("events", rick, daryl, walkers={"town": 1})
    play(table, "accidents happen")
    assert (asked(table), offered(table)) == ({"rick": "play-event"}, ["trouble in the tombs"])
    table.play(1, "use bandages")
    assert see(table, "daryl").hp == 4
    play(table, "trouble in the tombs")
    assert asked(table) == {"daryl": "draw-card"}


@pytest.mark.rule("BD-461", "BD-081")
def test_nobody_is_held_up_between_two_events_for_nothing() -> None:
    rick = person("rick", "farm", events=["trouble_in_the_tombs", "accidents_happen"])
    for daryl in (person("daryl", "farm", equipment=["bandages"], events=CALM), person("daryl", "farm", events=CALM)):
        table = play(deal("events", rick, daryl), "accidents happen")
        assert asked(table) == {"daryl": "draw-card"}  # nobody is hurt, or nobody has anything


@pytest.mark.rule("BD-461", "BD-240")
def test_bandages_come_after_a_turns_last_event() -> None:
    rick = person("rick", "town", hp=1, equipment=["bandages"])
    daryl = person("daryl", "farm", events=["accidents_happen", "alarm_bell"])
    table = deal("events", rick, daryl, leader="rick", turn="daryl", black=[1])
    play(table, "alarm bell")
    assert asked(table) == {"rick": "choose-weapon"}  # the last chance before the walkers bite
    assert (offered(table), beside(table, 0)) == (["use bandages", "nothing"], [])
    play(table, "use bandages")
    assert see(table, "rick").hp == 3  # from 1 to 4, and bitten once
    assert len(told(table, "round-over")) == 1  # nobody is asked for nothing


@pytest.mark.rule("BD-461")
@pytest.mark.parametrize("phase", ["movement", "draw", "trade", "healing"])
def test_safe_items_wait_beside_every_step_of_somebody_else(phase: str) -> None:
    rick = person("rick", "farm", hp=3, food=1, equipment=["bandages"])
    daryl = person("daryl", "farm", hp=3, food=1, events=CALM)
    table = deal(phase, daryl, rick, leader="daryl")
    assert list(table.asks) == [0]
    table.play(1, "use bandages")
    play(table, "daryl")
    assert see(table, "daryl").hp == 5
    assert list(table.asks) == [0]


@pytest.mark.rule("BD-461")
def test_a_safe_item_waits_for_nobody_within_a_card_or_a_fight() -> None:
    rick = person("rick", "town", hp=3, equipment=["bandages", gun("rifle", 1)], allies=1)
    daryl = person("daryl", "town", allies=2, events=["strangers_at_the_bar", "wet_powder"])
    table = play(deal("events", rick, daryl, turn="daryl"), "strangers at the bar")
    assert asked(table) == {"daryl": "pay-cost"}
    assert not table.meanwhile
    fight = deal("weapons", rick, daryl, walkers={"town": 2}, white=[2, 2])
    table = play(fight, "rifle")
    assert asked(table) == {"rick": "spend-allies"}
    assert isinstance(table.answer(0, "use bandages"), Refusal)


@pytest.mark.rule("BD-461", "BD-083")
def test_what_would_do_nothing_is_not_offered() -> None:
    rick = person("rick", "farm", equipment=["bandages", "flashbang_grenade", "binoculars"])
    table = deal("draw", person("daryl", "farm"), rick, leader="daryl", walkers={"farm": 1})
    assert not table.meanwhile  # nobody is hurt, a grenade waits for combat, binoculars for the own turn
    waiting = person("glenn", None, equipment=["bandages"], hp=3)
    assert not deal("draw", person("daryl", "farm"), waiting, leader="daryl").meanwhile


@pytest.mark.rule("BD-R45", "BD-166", "BD-R41", "BD-476")
def test_items_loading_and_weapons_are_one_open_step() -> None:
    rick = person("rick", "farm", equipment=["katana", "flashbang_grenade"])
    daryl = person("daryl", "farm", equipment=["machete", "silencer"])
    table = deal("combat", rick, daryl, walkers={"farm": 4}, white=[1, 1])
    assert asked(table) == {"rick": "choose-weapon", "daryl": "choose-weapon"}
    assert beside(table, 0) == ["use flashbang grenade"]
    table.play(0, "nothing")
    table.play(1, "use silencer")
    assert (walkers(table)["farm"], table.shown) == (2, {0: "nothing"})  # what lies open stays
    table.play(0, "katana")
    table.play(0, "use flashbang grenade")
    assert table.shown == {0: "katana"}
    table.play(1, "machete")
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["katana", "machete"]
    assert isinstance(table.answer(0, "use flashbang grenade"), Refusal)


@pytest.mark.rule("BD-R45", "BD-R41", "BD-166")
def test_who_has_no_weapon_to_choose_uses_and_loads_in_the_same_step() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 0), "flashbang_grenade"], ammo_cards=[gun("rifle_strip", 2)])
    daryl = person("daryl", "farm", equipment=["machete"])
    table = deal("combat", daryl, rick, leader="daryl", walkers={"farm": 4}, white=[1, 1, 1])
    assert asked(table) == {"daryl": "choose-weapon", "rick": "choose-weapon"}
    assert [one.notation for one in table.asks[1].options] == [
        "use flashbang grenade",
        "load rifle strip rifle",
        "nothing",
    ]
    assert not beside(table, 1)  # all of it is asked already
    table.play(0, "machete")
    table.play(1, "load rifle strip rifle")  # then he is asked again, and what lies open stays
    assert (asked(table), table.shown) == ({"rick": "choose-weapon"}, {0: "machete"})
    assert (offered(table), beside(table, 1)) == (["rifle", "nothing"], ["use flashbang grenade"])
    play(table, "rifle")
    assert see(table, "rick").gear[0].ammo == 1
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["machete", "rifle"]


@pytest.mark.rule("BD-R45", "BD-R41")
def test_who_has_passed_may_still_load_and_chooses_then() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 0)], ammo_cards=[gun("rifle_strip", 2)])
    table = deal("combat", rick, person("daryl", "farm", equipment=["machete"]), walkers={"farm": 4}, white=[1, 1, 1])
    play(table, "nothing")
    assert (asked(table), table.shown) == ({"daryl": "choose-weapon"}, {0: "nothing"})
    table.play(0, "load rifle strip rifle")
    assert (asked(table), see(table, "rick").gear[0].ammo) == ({"daryl": "choose-weapon"}, 0)
    play(table, "machete")
    assert (asked(table), table.shown) == ({"rick": "choose-weapon"}, {1: "machete"})
    play(table, "rifle")
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["rifle", "machete"]


def counting_on_daryl(daryl: list[str]) -> Table:
    """Maggie has laid the rifle open; Daryl, beside her, has a motorcycle and what else he is given."""
    maggie = person("maggie", "farm", hp=3, equipment=[gun("rifle", 1), gun("handgun", 1), "bandages"])
    beside_her = person("daryl", "farm", equipment=[*daryl, "motorcycle"])
    table = deal("weapons", maggie, beside_her, leader="maggie", walkers={"farm": 2}, white=[1, 1])
    table.play(0, "rifle")
    table.play(1, "use motorcycle")
    table.play(1, "town")
    return table


@pytest.mark.rule("BD-R45", "BD-507")
@pytest.mark.parametrize("daryl", [["machete"], []])
def test_who_has_chosen_is_asked_once_more_when_somebody_rides_away(daryl: list[str]) -> None:
    """Daryl rides beside his own choice or as his answer: it is one and the same."""
    table = counting_on_daryl(daryl)
    assert (asked(table), table.shown) == ({"maggie": "choose-weapon"}, {0: "rifle"})  # her choice lies there still
    assert not table.laid
    assert not told(table, "weapon-chosen")
    assert table.asks[0].about == AboutWeapons(True, "motorcycle", "daryl")
    assert beside(table, 0) == ["use bandages"]
    table.play(0, "use bandages")
    assert (asked(table), table.shown, see(table, "maggie").hp) == ({"maggie": "choose-weapon"}, {0: "rifle"}, 5)
    table.play(0, "handgun")
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["handgun"]


@pytest.mark.rule("BD-R45")
def test_an_answer_from_before_the_ride_comes_too_late() -> None:
    """Maggie presses `handgun` at the very moment in which Daryl rides away."""
    table = counting_on_daryl(["machete"])
    late = table.answer(0, "handgun", 0)
    assert isinstance(late, Refusal)
    assert late.code == "old-ask"
    assert isinstance(table.answer(0, "rifle", table.asks[0].number), Accepted)


@pytest.mark.rule("BD-R45", "SH-024")
def test_who_is_asked_once_more_may_take_the_open_choice_back() -> None:
    table = counting_on_daryl(["machete"])
    assert isinstance(table.undo(0), Accepted)
    assert (asked(table), table.shown) == ({"maggie": "choose-weapon"}, {})
    again = Table.load(table.save())
    assert (again.save(), again.shown) == (table.save(), {})
    assert isinstance(table.undo(1), Accepted)  # Daryl is asked where to once more
    assert (asked(table), table.shown) == ({"daryl": "pick-place"}, {})


@pytest.mark.rule("BD-R45")
def test_an_open_choice_that_is_asked_once_more_is_saved_and_forked() -> None:
    table = counting_on_daryl(["machete"])
    for other in (Table.load(table.save()), table.fork(1), table.copy()):
        assert (list(other.asks), other.shown) == ([0], {0: "rifle"})
        other.play(0, "rifle")
        assert see(other, "maggie").gear[0].ammo == 0
    seen = imaginable(table, 1, Random(0))
    there = open_imaginable(table.game, 2, {"mode": "standard", "difficulty": "beginner"}, seen)
    assert (list(there.asks), there.shown) == ([0], {0: "rifle"})


@pytest.mark.rule("BD-R45", "BD-461")
def test_bandages_leave_every_choice_where_it_is() -> None:
    """Nobody has moved: the fight begins with what lies open, whether Daryl was asked or used them beside."""
    for weapons in ([], ["machete"]):
        rick = person("rick", "farm", hp=2, equipment=["katana"])
        daryl = person("daryl", "farm", equipment=[*weapons, "bandages"])
        table = deal("weapons", rick, daryl, walkers={"farm": 3}, white=[1, 1])
        table.play(0, "katana")
        table.play(1, "use bandages")
        assert see(table, "rick").hp == 5
        if weapons:
            assert (asked(table), table.shown) == ({"daryl": "choose-weapon"}, {0: "katana"})
        assert [event.weapon for event in told(table, "weapon-chosen")] == ([] if weapons else ["katana"])


@pytest.mark.rule("BD-R45")
def test_a_policy_plays_the_open_step_as_people_do() -> None:
    """Playing out to the end goes the same way as answer by answer."""

    def policy(ask: Ask[Choice]) -> Choice:
        return ask.options[0]

    maggie = person("maggie", "farm", equipment=[gun("rifle", 2), gun("handgun", 1)])
    daryl = person("daryl", "town", equipment=["motorcycle", "silencer"])
    table, other = (deal("weapons", maggie, daryl, walkers={"farm": 6, "town": 1}) for _ in range(2))
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.play(seat, policy(ask))
    assert other.copy().play_out(policy) == table.outcome
    assert [event.card for event in told(table, "item-used")][:2] == ["motorcycle", "silencer"]


@pytest.mark.rule("BD-R45", "BD-507")
def test_a_motorcycle_to_a_holder_of_bandages_leaves_the_others_their_choice() -> None:
    """Daryl has nothing to decide until Rick, who is hurt, rides over to him."""
    rick = person("rick", "farm", hp=2, equipment=["motorcycle", "machete"])
    daryl = person("daryl", "town", equipment=["bandages"])
    glenn = person("glenn", "farm", equipment=["katana", "metal_pipe"])
    table = deal("combat", rick, daryl, glenn, walkers={"farm": 3, "town": 1}, white=[1, 1, 1])
    assert asked(table) == {"rick": "choose-weapon", "glenn": "choose-weapon"}
    table.play(0, "use motorcycle")
    table.play(0, "town")
    assert asked(table) == {"rick": "choose-weapon", "daryl": "choose-weapon", "glenn": "choose-weapon"}
    table.play(2, "katana")
    table.play(0, "machete")
    table.play(2, "metal pipe")  # Daryl is still to choose
    assert offered(table) == ["use bandages", "nothing"]
    play(table, "use bandages")  # nobody moves: what lies open stays, and Daryl has nothing to choose
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["machete", "metal_pipe"]


@pytest.mark.rule("BD-R45", "BD-507")
def test_a_holder_of_bandages_who_wants_nothing_holds_nobody_up() -> None:
    rick = person("rick", "farm", hp=2, equipment=["motorcycle", "machete"])
    table = deal("combat", rick, person("daryl", "town", equipment=["bandages"]), walkers={"town": 1, "farm": 1})
    table.play(0, "use motorcycle")
    table.play(0, "town")
    play(table, "machete", "nothing")
    assert [event.weapon for event in told(table, "weapon-chosen")] == ["machete"]
    assert see(table, "daryl").gear[0].card == "bandages"


@pytest.mark.rule("BD-R45", "BD-R47")
def test_a_weapon_that_has_lost_its_target_is_taken_off_the_table() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 1)])
    daryl = person("daryl", "farm", equipment=["silencer", "machete"])
    table = deal("weapons", rick, daryl, walkers={"farm": 2})
    table.play(0, "rifle")
    table.play(1, "use silencer")
    assert (walkers(table)["farm"], table.shown) == (0, {})
    assert not told(table, "weapon-chosen")  # nobody is asked for nothing
    assert asked(table) == {"daryl": "move-survivor"}
    assert see(table, "rick").gear[0].ammo == 1


@pytest.mark.rule("BD-507", "BD-R55", "BD-R47")
def test_a_motorcycle_brings_somebody_to_where_there_is_a_fight() -> None:
    rick = person("rick", "farm", equipment=["motorcycle", gun("rifle", 1)])
    table = deal("combat", rick, person("daryl", "town"), walkers={"highway": 1}, white=[2, 3])
    assert (offered(table), beside(table, 0)) == (["use motorcycle", "nothing"], [])
    play(table, "use motorcycle")
    assert offered(table) == ["prison", "town", "highway"]  # it is not spent to stay
    play(table, "highway", "rifle")
    assert (see(table, "rick").place, walkers(table)["highway"]) == ("highway", 0)


@pytest.mark.rule("BD-R41")
@pytest.mark.parametrize("phase", ["movement", "defy", "draw", "trade", "events"])
def test_ammo_is_loaded_in_somebody_elses_turn_too(phase: str) -> None:
    rick = person("rick", "farm", food=1, equipment=[gun("rifle", 0)], ammo_cards=[gun("rifle_strip", 2)])
    daryl = person("daryl", "farm", food=1, events=CALM)
    table = deal(phase, daryl, rick, leader="daryl" if phase != "defy" else "rick", turn="daryl")
    assert list(table.asks) == [0]
    before = asked(table)
    table.play(1, "load rifle strip rifle")
    assert (asked(table), see(table, "rick").gear[0].ammo, see(table, "rick").ammo_cards) == (before, 2, ())


@pytest.mark.rule("BD-R41", "BD-269")
def test_an_ammo_card_is_loaded_by_who_has_just_received_it() -> None:
    daryl = person("daryl", "farm", ammo_cards=[gun("rifle_strip", 2)], events=CALM)
    rick = person("rick", "farm", equipment=[gun("rifle", 0)])
    table = play(deal("trade", daryl, rick, leader="daryl"), "rifle strip rick")
    assert asked(table) == {"rick": "give-back"}  # the gift itself asks nothing
    table.play(1, "load rifle strip rifle")
    assert see(table, "rick").gear[0].ammo == 2


@pytest.mark.rule("BD-R41")
def test_nothing_is_loaded_once_the_weapons_are_chosen() -> None:
    rick = person("rick", "farm", hp=3, food=1, equipment=[gun("rifle", 0)], ammo_cards=[gun("rifle_strip", 2)])
    daryl = person("daryl", "farm", hp=3, food=1)
    assert not deal("healing", daryl, rick, leader="daryl").meanwhile
    assert offered(deal("healing", daryl, rick, leader="rick")) == ["heal", "pass"]
    assert not deal("damage", daryl, rick, walkers={"farm": 2}).meanwhile


@pytest.mark.rule("BD-166", "BD-081")
def test_binoculars_come_between_the_leaders_two_events() -> None:
    rick = person("rick", "farm", equipment=["binoculars"], events=["trouble_in_the_tombs", "accidents_happen"])
    table = deal("events", rick, person("daryl", "farm", events=CALM), walkers={"farm": 3}, black=[2])
    play(table, "accidents happen")
    assert (asked(table), offered(table)) == ({"rick": "play-event"}, ["trouble in the tombs", "use binoculars"])
    play(table, "use binoculars", "town")
    assert (walkers(table)["farm"], walkers(table)["town"]) == (1, 2)
    assert asked(table) == {"daryl": "draw-card"}


@pytest.mark.rule("BD-166", "BD-081")
def test_binoculars_of_others_and_ammo_cards_hold_nobody_up_between_two_events() -> None:
    rick = person("rick", "farm", events=["trouble_in_the_tombs", "accidents_happen"])
    rick |= {"equipment": [gun("rifle", 0)], "ammo_cards": [gun("rifle_strip", 1)]}
    daryl = person("daryl", "farm", equipment=["binoculars"], events=CALM)
    table = play(deal("events", rick, daryl, walkers={"farm": 3}), "accidents happen")
    assert asked(table) == {"daryl": "draw-card"}


@pytest.mark.rule("BD-166", "BD-260")
def test_what_is_for_the_own_turn_is_used_beside_its_movement_and_trade() -> None:
    rick = person("rick", "farm", equipment=["binoculars"], events=CALM)
    daryl = person("daryl", "farm", food=1)
    assert not deal("movement", rick, daryl, leader="daryl", walkers={"farm": 3}).meanwhile
    table = deal("movement", rick, daryl, leader="rick", walkers={"farm": 3}, black=[1])
    assert beside(table, 0) == ["use binoculars"]
    table.play(0, "use binoculars")
    play(table, "town")
    assert (walkers(table)["farm"], asked(table)) == (2, {"rick": "move-survivor"})
    trading = play(deal("trade", rick, daryl, leader="rick", walkers={"farm": 3}), "done")
    assert (asked(trading), beside(trading, 0)) == ({"daryl": "give-back"}, ["use binoculars"])


@pytest.mark.rule("BD-461")
def test_what_is_done_beside_is_undone_saved_and_forked_like_everything() -> None:
    rick = person("rick", "farm", hp=2, equipment=["bandages"])
    table = deal("draw", person("daryl", "town"), rick, leader="daryl")
    table.play(1, "use bandages")
    again = Table.load(table.save())
    assert (again.save(), see(again, "rick").hp) == (table.save(), 5)
    assert see(table.fork(0), "rick").hp == 5
    table.undo(1)
    assert see(table, "rick").hp == 2
    found: State = state(table)
    assert [gear.card for gear in found.people[1].gear] == ["bandages"]
