"""The round and the leader (BD-240 … BD-245), and the leader's turn (BD-260 … BD-272)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import agree, asked, deal, decks, gun, look, offered, person, play, refused, see, told
from shambles import Table
from shambles.games.best_defense.table.about import AboutDispute, AboutPawn
from shambles.texts import Texts

PLAIN = ["accidents_happen", "promise_me", "wet_powder", "spoiled_rations", "a_death_in_the_family", "breathing_space"]


def three(phase: str = "movement", leader: str = "daryl", **more: Any) -> Table:
    people = [person(name, "farm") for name in ("rick", "daryl", "michonne")]
    for at, one in enumerate(people):
        one["events"] = PLAIN[2 * at : 2 * at + 2]
    return deal(phase, *people, leader=leader, **more)


# --- the round


@pytest.mark.rule("BD-240", "BD-500")
def test_the_leader_first_then_clockwise_then_combat_for_all() -> None:
    table = three()
    turns: list[str] = []
    while not told(table, "combat-begun"):
        name, key = next(iter(asked(table).items()))
        if key in ("draw-card", "play-event") and (not turns or turns[-1] != name):
            turns.append(name)
        play(table, "pass" if key == "draw-card" else offered(table)[0])
    assert turns == ["daryl", "michonne", "rick"]


@pytest.mark.rule("BD-241", "BD-243", "BD-R09", "BD-501")
def test_the_ability_works_before_the_events_are_dealt() -> None:
    table = deal("start-of-round", person("daryl", "farm"), person("rick", "farm", food=1))
    order = [event.key() for event in table.events_for(None)]
    assert order.index("gained") < order.index("events-laid-open")
    assert [one.food for one in look(table).seats] == [1, 1]
    assert "gained" not in [event.key() for event in play(table, "farm", "farm").events_for(None, len(order))]


@pytest.mark.rule("BD-242", "BD-R12")
def test_an_ability_holds_only_while_its_survivor_leads() -> None:
    rick = person("rick", "farm", equipment=[gun("handgun", 2)])
    led = deal("start-of-round", rick, person("michonne", "farm"))
    assert [rule.source for rule in look(led).in_force] == ["rick"]
    after = deal("next-round", rick, person("michonne", "farm"), in_force=[{"card": "rick", "stat": "combat_bonus"}])
    assert [rule.source for rule in look(after).in_force] == ["michonne"]


@pytest.mark.rule("BD-244", "BD-R72")
def test_the_leader_settles_what_the_bitten_dispute() -> None:
    people = [person("rick", "farm"), person("daryl", "town"), person("michonne", "farm")]
    table = deal("damage", *people, leader="daryl", walkers={"farm": 1})
    assert asked(table) == {"rick": "divide-damage", "michonne": "divide-damage"}
    table.play(0, "michonne 1")
    assert table.shown == {0: "michonne 1"}
    table.play(2, "rick 1")
    assert asked(table) == {"daryl": "settle-damage"}
    assert [one.notation for one in table.asks[1].on(AboutDispute).proposals] == ["michonne 1", "rick 1"]
    play(table, "rick 1")
    assert (see(table, "rick").hp, see(table, "michonne").hp) == (4, 5)


@pytest.mark.rule("BD-344", "BD-R72")
def test_equal_proposals_stand_and_the_leader_is_not_asked() -> None:
    people = [person("rick", "farm"), person("daryl", "town"), person("michonne", "farm")]
    table = agree(deal("damage", *people, leader="daryl", walkers={"farm": 1}), "michonne 1")
    assert (see(table, "rick").hp, see(table, "michonne").hp) == (5, 4)
    assert "settle-damage" not in asked(table).values()


@pytest.mark.rule("BD-245", "BD-350")
def test_the_badge_goes_to_the_left() -> None:
    people = [person(name, "farm") for name in ("rick", "michonne", "glenn", "daryl")]
    table = deal("next-round", *people, leader="daryl")
    assert look(table).leader == 0
    assert [(event.seat, event.rule) for event in told(table, "badge-taken")] == [(0, "BD-245")]


@pytest.mark.rule("BD-350")
def test_after_a_win_the_badge_stays() -> None:
    table = deal("next-round", person("rick", "farm"), person("daryl", "farm"), round=12)
    assert told(table, "badge-taken") == []


@pytest.mark.rule("BD-243")
def test_some_abilities_work_during_the_round() -> None:
    """Under Michonne everybody may strike with one die and no weapon; it counts alone."""
    people = [person("michonne", "farm"), person("rick", "farm", equipment=[gun("rifle")])]
    rule = [{"card": "michonne", "stat": "unarmed_swing"}]
    table = deal("weapons", *people, walkers={"farm": 3}, in_force=rule, white=[5, 1, 1])
    assert [option.notation for option in table.asks[0].options] == ["swing", "nothing"]
    play(table, "swing", "rifle")
    fought = [(event.fighters, event.total, event.melee) for event in told(table, "fought")]
    assert fought == [(("rick",), 2, False), (("michonne",), 5, True)]


@pytest.mark.rule("BD-R10")
def test_nobody_has_to_be_helped() -> None:
    table = deal("start-of-round", person("andrea", "farm", hp=3), person("rick", "farm", hp=2))
    assert (asked(table), offered(table)) == ({"andrea": "pick-survivor"}, ["andrea", "rick", "nobody"])
    play(table, "nobody")
    assert [one.hp for one in look(table).seats] == [3, 2]


@pytest.mark.rule("BD-R10", "BD-220")
def test_andrea_heals_one_survivor_of_choice() -> None:
    table = deal(
        "start-of-round", person("andrea", "farm", hp=3), person("rick", "town", hp=2), person("daryl", "farm")
    )
    assert refused(table, "daryl").code == "no-use-to-them"
    play(table, "rick")
    assert see(table, "rick").hp == 3


@pytest.mark.rule("BD-R11")
def test_a_dead_leaders_ability_ends_at_once() -> None:
    rick = person("rick", "highway", hp=2, events=["hostile_travelers", "promise_me"])
    table = deal("events", rick, person("daryl", "town"), in_force=[{"card": "rick", "stat": "combat_bonus"}])
    play(table, "hostile travelers", "michonne")
    assert [rule.source for rule in look(table).in_force] == ["promise_me"]


# --- the leader's turn


@pytest.mark.rule("BD-260", "BD-272")
def test_the_steps_of_the_leader_come_in_their_order() -> None:
    table = deal(
        "movement", person("rick", "farm", food=1, events=PLAIN[:2]), person("daryl", "farm", food=1, events=PLAIN[2:4])
    )
    assert refused(table, "draw").code == "not-understood"
    keys = []
    while asked(table).get("rick"):
        keys.append(asked(table)["rick"])
        play(table, {"draw-card": "pass", "give": "done"}.get(keys[-1], offered(table)[0]))
        while asked(table) == {"daryl": "give-back"}:
            play(table, "nothing")
    assert keys == ["move-survivor", "move-survivor", "draw-card", "give", "play-event"]


@pytest.mark.rule("BD-261")
def test_each_survivor_goes_one_step_or_stays() -> None:
    table = three()
    assert asked(table) == {"daryl": "move-survivor"}
    assert offered(table) == ["farm", "prison", "town"]
    play(table, "farm", "town", "prison")
    assert [one.place for one in look(table).seats] == ["prison", "farm", "town"]
    assert {event.rule for event in told(table, "moved")} == {"BD-261"}


@pytest.mark.rule("BD-262")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Daryl sends Michonne to the Town.", "Daryl sends you to the Prison."]),
        ("nl", ["Daryl stuurt Michonne naar de Stad.", "Daryl stuurt jou naar de Gevangenis."]),
    ],
)
def test_who_is_sent_somewhere_is_told_by_whom(lang: str, words: list[str]) -> None:
    """The leader's own pawn goes by itself; to Rick, who sits at seat 0, it is said that he is sent."""
    table = three()
    play(table, "prison", "town", "prison")
    texts, names = Texts(lang, table.game), ("Ann", "Ben", "Cas")
    moved = [event for event in table.events_for(0) if event.key() == "moved"]
    assert [texts.event(event, 0, names) for event in moved[1:]] == words
    assert [event.sent for event in moved] == [False, True, True]  # type: ignore[attr-defined]  # of this event


@pytest.mark.rule("BD-262")
def test_the_leader_moves_the_own_pawn_first_and_then_clockwise() -> None:
    table = three()
    order = []
    while asked(table) == {"daryl": "move-survivor"}:
        ask = next(iter(table.asks.values()))
        order.append(ask.on(AboutPawn).survivor)
        play(table, "farm")
    assert order == ["daryl", "michonne", "rick"]


@pytest.mark.rule("BD-263", "BD-R13")
def test_in_round_1_the_leader_puts_every_pawn_anywhere() -> None:
    names = ("rick", "daryl", "michonne", "glenn")
    for places in (("farm", "town", "prison", "highway"), ("highway",) * 4):
        table = deal("movement", *(person(name) for name in names), round=1)
        for place in places:
            assert sorted(offered(table)) == ["farm", "highway", "prison", "town"]  # and no way to leave one out
            play(table, place)
        assert tuple(one.place for one in look(table).seats) == places
        assert {event.rule for event in told(table, "moved")} == {"BD-263"}


@pytest.mark.rule("BD-264", "BD-R14", "BD-511")
def test_the_next_leader_puts_a_new_survivor_anywhere_also_oneself() -> None:
    table = deal("movement", person("rick", None, events=PLAIN[:2]), person("daryl", "farm"), round=10)
    assert sorted(offered(table)) == ["farm", "highway", "prison", "town"]
    play(table, "highway")
    assert see(table, "rick").place == "highway"
    assert [event.rule for event in told(table, "moved")] == ["BD-264"]
    assert offered(table) == ["farm", "prison", "town"]  # Daryl is on the board: one step


@pytest.mark.rule("BD-265")
def test_the_leader_alone_is_asked_where_everybody_goes() -> None:
    table = three()
    while next(iter(asked(table).values())) == "move-survivor":
        assert list(asked(table)) == ["daryl"]
        play(table, "farm")
    assert [one.place for one in look(table).seats] == ["farm"] * 3


@pytest.mark.rule("BD-266", "BD-271")
def test_the_leader_may_draw_one_card_where_he_stands() -> None:
    top = {"town": {"deck": "food", "cards": 20, "top": ["two_cans", "two_cans"]}}
    table = deal("draw", person("rick", "town"), person("daryl", "farm"), decks=top)
    play(table, "draw")
    assert decks(table)["food"] == 19
    assert "draw-card" not in [key for name, key in asked(table).items() if name == "rick"]
    skipped = play(deal("draw", person("rick", "town"), person("daryl", "farm"), decks=top), "pass")
    assert decks(skipped)["food"] == 20


# --- trading


@pytest.mark.rule("BD-267")
def test_one_item_to_one_survivor_at_the_same_place() -> None:
    people = [person("rick", "farm", food=2), person("maggie", "farm"), person("glenn", "town")]
    table = deal("trade", *people)
    assert refused(table, "food glenn").code == "not-understood"
    play(table, "food maggie")
    assert (see(table, "rick").food, see(table, "maggie").food) == (1, 1)
    assert asked(table).get("rick") != "give"


@pytest.mark.rule("BD-268", "BD-R38")
def test_then_one_survivor_here_may_give_back_and_it_need_not_be_the_same() -> None:
    people = [person("rick", "farm", food=1), person("maggie", "farm", allies=1), person("glenn", "farm", allies=1)]
    table = play(deal("trade", *people), "food maggie")
    assert asked(table) == {"maggie": "give-back"}
    play(table, "nothing")
    assert asked(table) == {"glenn": "give-back"}
    play(table, "ally rick")
    assert see(table, "rick").allies == 1
    assert "give-back" not in asked(table).values()


@pytest.mark.rule("BD-268")
def test_after_one_gift_nobody_else_is_asked_and_one_may_receive_without_giving() -> None:
    people = [person("rick", "farm"), person("maggie", "farm", allies=1), person("glenn", "farm", allies=1)]
    table = deal("trade", *people)
    assert asked(table) == {"maggie": "give-back"}
    play(table, "ally rick")
    assert "give-back" not in asked(table).values()
    assert see(table, "rick").allies == 1


@pytest.mark.rule("BD-269")
def test_a_gift_cannot_be_refused() -> None:
    table = deal("trade", person("rick", "farm", equipment=[gun("handgun", 0)]), person("maggie", "farm"))
    play(table, "handgun maggie")
    assert [laid.card for laid in see(table, "maggie").gear] == ["handgun"]


@pytest.mark.rule("BD-270", "BD-R40")
def test_what_one_item_is() -> None:
    rick = person("rick", "farm", food=2, allies=2, equipment=[gun("rifle", 2)], ammo_cards=[gun("quiver", 2)])
    table = deal("trade", rick, person("maggie", "farm", equipment=[gun("rifle", 0)]))
    assert offered(table) == ["food maggie", "ally maggie", "rifle maggie", "1 rifle maggie", "quiver maggie", "done"]
    assert refused(table, "2 food maggie").code == "not-understood"
    assert refused(table, "1 quiver maggie").code == "not-understood"
    play(table, "rifle maggie")
    assert [(laid.card, laid.ammo) for laid in see(table, "maggie").gear] == [("rifle", 0), ("rifle", 2)]


@pytest.mark.rule("BD-270")
def test_an_ammo_card_goes_with_its_tokens() -> None:
    rick = person("rick", "farm", ammo_cards=[gun("quiver", 2)])
    table = play(deal("trade", rick, person("maggie", "farm")), "quiver maggie")
    assert [(laid.card, laid.ammo) for laid in see(table, "maggie").ammo_cards] == [("quiver", 2)]
    assert see(table, "rick").ammo_cards == ()


@pytest.mark.rule("BD-270", "BD-472", "BD-R39")
def test_single_ammo_goes_from_weapon_to_weapon_of_a_kind() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 2)])
    table = deal("trade", rick, person("maggie", "farm", equipment=[gun("rifle", 0)]), person("glenn", "farm"))
    refusal = refused(table, "1 rifle glenn")
    assert (refusal.code, refusal.rule) == ("receiver-lacks-weapon", "BD-472")
    play(table, "1 rifle maggie")
    assert (see(table, "rick").ammo, see(table, "maggie").ammo) == (1, 1)


@pytest.mark.rule("BD-271")
def test_one_may_go_straight_from_movement_to_events() -> None:
    people = [person("rick", "farm", food=1, events=PLAIN[:2]), person("daryl", "farm", events=PLAIN[2:4])]
    table = play(deal("draw", *people), "pass", "done")
    assert asked(table) == {"rick": "play-event"}


@pytest.mark.rule("BD-R37")
def test_only_the_player_in_turn_trades() -> None:
    people = [person("rick", "farm"), person("maggie", "town", food=2), person("glenn", "town", food=2)]
    table = deal("trade", *people)
    assert "give" not in asked(table).values()
    assert "give-back" not in asked(table).values()
