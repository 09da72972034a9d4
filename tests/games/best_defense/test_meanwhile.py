"""What may be done beside what is asked: safe items at any safe time, items and loading before a fight."""

from __future__ import annotations

import pytest

from games.best_defense.positions import asked, deal, gun, look, offered, person, play, see, state, told, walkers
from shambles import Refusal, Table
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
    assert (offered(table), beside(table, 0)) == (["nothing"], ["use bandages"])
    table.play(0, "use bandages")
    play(table, "nothing")
    assert see(table, "rick").hp == 3


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
    rick = person("rick", "farm", equipment=[gun("rifle", 0), "flashbang_grenade"], ammo_cards=[gun("rifle_strip", 2)])
    daryl = person("daryl", "farm", equipment=["machete", "silencer"])
    table = deal("combat", rick, daryl, walkers={"farm": 4}, white=[6, 6, 1])
    assert asked(table) == {"rick": "choose-weapon", "daryl": "choose-weapon"}
    assert beside(table, 0) == ["use flashbang grenade", "load rifle strip rifle"]
    table.play(0, "nothing")
    table.play(0, "load rifle strip rifle")
    assert table.shown == {0: "nothing"}  # what lies open stays
    table.play(0, "rifle")
    table.play(1, "use silencer")
    assert (walkers(table)["farm"], table.shown) == (2, {0: "rifle"})
    table.play(0, "use flashbang grenade")
    assert see(table, "rick").gear[0].ammo == 2
    table.play(1, "machete")
    assert [(event.weapon, event.ammo) for event in told(table, "weapon-chosen")] == [("rifle", 1), ("machete", None)]
    assert isinstance(table.answer(0, "use flashbang grenade"), Refusal)


@pytest.mark.rule("BD-R45", "BD-R47")
def test_a_weapon_that_has_lost_its_target_is_taken_off_the_table() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 1)])
    daryl = person("daryl", "farm", equipment=["silencer", "machete"])
    table = deal("weapons", rick, daryl, walkers={"farm": 2})
    table.play(0, "rifle")
    table.play(1, "use silencer")
    assert (walkers(table)["farm"], table.shown) == (0, {})
    assert offered(table) == ["nothing", "nothing"]
    play(table, "nothing", "nothing")
    assert see(table, "rick").gear[0].ammo == 1


@pytest.mark.rule("BD-507", "BD-R55", "BD-R47")
def test_a_motorcycle_brings_somebody_to_where_there_is_a_fight() -> None:
    rick = person("rick", "farm", equipment=["motorcycle", gun("rifle", 1)])
    table = deal("combat", rick, person("daryl", "town"), walkers={"highway": 1}, white=[2, 3])
    assert (offered(table), beside(table, 0)) == (["nothing"], ["use motorcycle"])
    play(table, "use motorcycle")
    assert offered(table) == ["prison", "town", "highway"]  # it is not spent to stay
    play(table, "highway", "rifle")
    assert (see(table, "rick").place, walkers(table)["highway"]) == ("highway", 0)


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
