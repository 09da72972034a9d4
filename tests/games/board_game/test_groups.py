"""Playing together (BG-521 … BG-539)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    ammo,
    asked,
    barred,
    card,
    deal,
    keys,
    look,
    options,
    party,
    play,
    refused,
    road,
    roll,
    sheet,
    state,
    supplies,
    survivors,
    together,
    tokens,
    told,
)
from shambles.games.board_game.box.contents import Pool
from shambles.games.board_game.table.events import GroupFormed, HelpAsked, Invited, NobodyHelped, RolledDice
from shambles.games.board_game.table.events_of_cards import CardResolved, Compared, Paid, ScoutingBegun
from shambles.games.board_game.table.state import State
from shambles.texts import LANGUAGES, Texts
from shambles.wording import Words, wording_of

PLAIN, ROAD = "a b c d", "a b=resource:food c d"


@pytest.mark.rule("BG-521")
def test_only_parties_on_one_space_form_a_group() -> None:
    apart = deal(road("a b"), party("a"), party("b", "hank"))
    assert refused(apart, "P1", "group p2") == ("nobody-to-invite", "BG-521")
    near = deal(road("a b"), party("a"), party("a", "hank"))
    assert "group p2" in options(near, "P1")
    lonely = deal(road("a b"), party("a"), party("a", "hank"), options={"cooperation": False})
    assert refused(lonely, "P1", "group p2") == ("nobody-to-invite", "BG-521")


@pytest.mark.rule("BG-522")
def test_who_is_asked_may_refuse_and_is_not_asked_again() -> None:
    table = deal(road("a b"), party("a"), party("a", "hank"))
    play(table, "P1", "group p2")
    assert asked(table) == {"P2": "join-group"}
    play(table, "P2", "no")
    assert state(table).groups == []
    assert "group p2" not in options(table, "P1")


@pytest.mark.rule("BG-525", "BG-528", "BG-539")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_asked_to_play_together_is_told_what_that_brings_and_costs(lang: str) -> None:
    table = deal(road("a b"), party("a"), party("a", "hank"))
    wording = wording_of(Words(Texts(lang, table.game), ("Ann", "Ben"), table.game, table.options))
    mine, theirs = (one.pool.dice for one in look(table, "P1").parties)
    invites = next(one for one in table.asks[0].options if one.notation == "group p2")
    asks = wording.meaning(table.view(0), table.asks[0], invites)
    assert asks == wording.say("option-together", together=mine + theirs, alone=mine, name="Ben")
    play(table, "P1", "group p2")
    no, yes = (wording.meaning(table.view(1), table.asks[1], one) for one in table.asks[1].options)
    assert yes == wording.say("option-together", together=mine + theirs, alone=theirs, name="Ann")
    assert no == wording.say("option-alone", dice=theirs)


@pytest.mark.rule("BG-523")
def test_six_in_one_group() -> None:
    who = ["arnold", "hank", "gus", "dale", "opal", "ruth"]
    table = deal(road("a b"), *[party("a", one) for one in who])
    for name in ("P2", "P3", "P4", "P5", "P6"):
        play(table, "P1", f"group {name.lower()}")
        for newcomer in list(asked(table)):
            if newcomer != "P1":
                play(table, newcomer, "yes")
    assert told(table, GroupFormed)[-1].seats == (0, 1, 2, 3, 4, 5)
    assert look(table).groups[0].members == (0, 1, 2, 3, 4, 5)


@pytest.mark.rule("BG-524", "BG-527", "BG-528", "BG-R105")
def test_the_active_members_pawn_stands_for_the_group() -> None:
    table = together(party("a"), party("a", "hank"), world=PLAIN)
    assert look(table).groups[0].pawn == 0
    assert asked(table) == {"P1": "move"}  # the active player alone decides
    play(table, "P1", "b", "stop")
    assert (sheet(table, "P1").at, sheet(table, "P2").at) == ("b", "b")
    assert tokens(table) == {"a": 1}
    play(table, "P1", "stay")
    assert look(table).groups[0].pawn == 1
    play(table, "P2", "c", "stop")
    assert (sheet(table, "P1").at, sheet(table, "P2").at) == ("c", "c")


@pytest.mark.rule("BG-525", "BG-529")
def test_one_pool_for_all() -> None:
    table = together(party("a", "rick arnold"), party("a", "glenn chris"), tokens={"b": [3]}, world=PLAIN)
    assert look(table).turn.pool == Pool(blue=4, red=2, green=2)
    assert look(table).parties[0].pool == Pool(blue=3, red=1)
    roll(table, kills=3)
    play(table, "P1", "b")
    assert len(told(table, RolledDice)[0].dice) == 8


@pytest.mark.rule("BG-526", "BG-534")
def test_resources_stay_apart_and_gains_go_to_the_active_player() -> None:
    gain = card(success=[{"op": "gain", "res": "ammo"}])
    table = together(party("a", food=2), party("a", "hank", food=1), world=ROAD, cards=[gain])
    play(table, "P1", "b", "success", "take")
    assert (supplies(table, "P1"), supplies(table, "P2")) == ("3 0 1", "1 0 0")


@pytest.mark.rule("BG-530", "BG-R100")
def test_resources_are_counted_together_and_nothing_else_is() -> None:
    def motel(count: str, n: int) -> dict[str, Any]:
        return {"motel": [[{"step": "have", "count": count, "n": n}, {"step": "encounters", "n": 1}]] * 3}

    world = "a m=location:motel"
    sheets = [party("a", "dale arnold", food=2), party("a", "gus", food=1, items=["enc51"])]
    assert "m" in options(together(*sheets, world=world, public=["motel"], tiers=motel("food", 3)), "P1")
    for count, n in (("followers", 2), ("items", 1), ("survivors", 3)):
        table = together(*sheets, world=world, public=["motel"], tiers=motel(count, n))
        assert barred(table, "P1")["m"] == "requirement-unmet"


@pytest.mark.rule("BG-530")
def test_a_comparison_counts_the_groups_resources() -> None:
    most = card({"kind": "compare", "count": "ammo", "mode": "most"}, others=True)
    sheets = [party("a", ammo=1), party("a", "hank", ammo=2), party("d", "gus", ammo=3)]
    table = deal(road(ROAD), *sheets, groups=[["P1", "P2"]], cards=[most])
    play(table, "P2", "stay")
    play(table, "P1", "b")
    assert [event.met for event in told(table, Compared)] == [True]


@pytest.mark.rule("BG-531")
def test_members_may_pay_for_the_active_player() -> None:
    bill = card({"kind": "pay", "gas": 2})
    for answer, paid in (("gas", True), ("no", False)):
        table = together(party("a", gas=1), party("a", "hank", gas=1), world=ROAD, cards=[bill])
        play(table, "P1", "b", "pay", "gas")
        assert asked(table) == {"P2": "chip-in"}
        play(table, "P2", answer)
        assert [event.success for event in told(table, CardResolved)] == [paid]
        assert (sheet(table, "P1").gas, sheet(table, "P2").gas) == ((0, 0) if paid else (1, 1))
        units = [Paid("BG-432", 0, "gas", 1), Paid("BG-531", 1, "gas", 1)]
        assert told(table, Paid) == (units if paid else [])


@pytest.mark.rule("BG-532")
def test_members_may_take_fatigue() -> None:
    table = together(party("a"), party("a", "hank"), tokens={"b": [3]}, world=PLAIN)
    roll(table, kills=0)
    play(table, "P1", "b", "ask")
    assert asked(table) == {"P2": "take-fatigue"}
    play(table, "P2", "hank")
    play(table, "P1", "arnold", "chris")
    assert (survivors(table, "P1"), survivors(table, "P2")) == ("arnold:1 chris:1", "hank:1")


@pytest.mark.rule("BG-532")
def test_who_refuses_is_not_asked_again() -> None:
    table = together(party("a"), party("a", "hank"), tokens={"b": [2]}, world=PLAIN)
    roll(table, kills=0)
    play(table, "P1", "b", "ask")
    play(table, "P2", "no")
    assert options(table, "P1") == ["arnold", "chris"]


@pytest.mark.rule("BG-533")
def test_other_consequences_may_be_borne_too() -> None:
    dear = card(fail=[{"op": "lose", "res": "ammo"}])
    for answer, found in (("yes", (1, 0)), ("no", (0, 1))):
        table = together(party("a", ammo=1), party("a", "hank", ammo=1), world=ROAD, cards=[dear])
        play(table, "P1", "b", "fail", "ask")
        assert asked(table) == {"P2": "bear-for"}
        play(table, "P2", answer)
        assert (sheet(table, "P1").ammo, sheet(table, "P2").ammo) == found


@pytest.mark.rule("BG-535", "BG-R103", "BG-R104")
def test_the_active_players_requirement_card_and_private_location() -> None:
    tiers = {"motel": [[{"step": "encounters", "n": n}] for n in (1, 2, 3)]}
    sheets = [party("a", scouted=["marina"]), party("a", "hank", scouted=[], private="motel")]
    closed = together(*sheets, world="a m=location:motel", tiers=tiers)
    assert barred(closed, "P1")["m"] == "location-closed"  # P2's private card is P2's alone
    table = together(*sheets, world="a m=location:motel", public=["motel"], tiers=tiers, cards=[card(), card()])
    play(table, "P1", "m")
    assert [event.tier for event in told(table, ScoutingBegun)] == [2]
    play(table, "P1", "success", "success")
    assert (sheet(table, "P1").scouted, sheet(table, "P2").scouted) == (["marina", "motel"], [])


@pytest.mark.rule("BG-536", "BG-537", "BG-538", "BG-R106")
def test_others_may_leave_before_a_members_turn_only() -> None:
    sheets = [party("a"), party("a", "hank"), party("a", "gus")]
    table = deal(road("a b"), *sheets, groups=[["P1", "P2", "P3"]])
    assert asked(table) == {"P2": "leave-group", "P3": "leave-group"}
    play(table, "P2", "leave")
    play(table, "P3", "stay")
    assert look(table).groups[0].members == (0, 2)
    assert look(table).turn.pool == Pool(red=3, green=1)
    play(table, "P1", "done")  # P2 could be invited again, so there is something to do first
    assert refused(table, "P1", "leave") == ("active-stays", "BG-537")
    assert refused(table, "P3", "leave")[0] == "not-asked"  # BG-538
    play(table, "P1", "b")
    assert (sheet(table, "P1").at, sheet(table, "P2").at, sheet(table, "P3").at) == ("b", "a", "b")
    assert tokens(table) == {}  # P2 stayed behind


@pytest.mark.rule("BG-536")
def test_a_group_of_one_is_none() -> None:
    table = deal(road("a b"), party("a"), party("a", "hank"), groups=[["P1", "P2"]])
    play(table, "P2", "leave")
    assert state(table).groups == []
    assert (sheet(table, "P1").at, sheet(table, "P2").at) == ("a", "a")


@pytest.mark.rule("BG-539")
def test_a_member_without_locations_wins_with_the_group() -> None:
    sheets = [party("a", scouted=["marina", "quarry"]), party("a", "hank"), party("d", "gus", scouted=["airport"] * 2)]
    tiers = {"motel": [[{"step": "encounters", "n": 1}]] * 3}
    given: dict[str, Any] = {"public": ["motel"], "tiers": tiers, "cards": [card()], "groups": [["P1", "P2"]]}
    table = deal(road("a m=location:motel c d"), *sheets, **given)
    play(table, "P2", "stay")
    play(table, "P1", "m", "success")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


# --- rulings


@pytest.mark.rule("BG-R95", "BG-R96")
def test_a_group_may_form_in_the_middle_of_a_move_but_not_in_a_fight() -> None:
    table = deal(road("a b c"), party("a", ammo=1), party("b", "hank"), tokens={"b": [2]})
    roll(table, kills=1)
    play(table, "P1", "b")
    assert asked(table) == {"P1": "fight-on"}
    assert "group p2" not in options(table, "P1")
    play(table, "P1", "stop", "arnold", "group p2")
    play(table, "P2", "yes")
    assert [event.target for event in told(table, Invited)] == [1]
    play(table, "P1", "c")
    assert sheet(table, "P2").at == "c"


@pytest.mark.rule("BG-R97", "BG-531")
def test_gas_of_a_volunteer_though_the_active_player_has_some() -> None:
    table = together(party("a", gas=1), party("a", "hank", gas=1), tokens={"b": [1], "c": [1]}, world=PLAIN)
    play(table, "P1", "gas b")
    assert (asked(table), options(table, "P1")) == ({"P1": "pay-with"}, ["gas", "ask"])
    play(table, "P1", "ask")
    assert asked(table) == {"P2": "chip-in"}
    play(table, "P2", "gas")
    assert (sheet(table, "P1").gas, sheet(table, "P2").gas) == (1, 0)
    assert told(table, Paid)[-1] == Paid("BG-531", 1, "gas", 1)
    play(table, "P1", "gas c")  # nobody else has any: one's own, unasked
    assert (sheet(table, "P1").gas, sheet(table, "P1").at) == (0, "c")
    assert told(table, Paid)[-1] == Paid("BG-171", 0, "gas", 1)
    assert look(table).turn.gas_left == 1  # the limit is the turn's


@pytest.mark.rule("BG-R97")
def test_who_refuses_gas_is_not_asked_again_in_this_turn() -> None:
    table = together(party("a", gas=2), party("a", "hank", gas=1), tokens={"b": [1], "c": [1]}, world=PLAIN)
    play(table, "P1", "gas b", "ask")
    play(table, "P2", "no")
    assert told(table, NobodyHelped) == [NobodyHelped("BG-531", 0, "gas")]
    assert (sheet(table, "P1").gas, sheet(table, "P1").at) == (1, "b")  # it is one's own then
    play(table, "P1", "gas c")
    assert (sheet(table, "P1").gas, sheet(table, "P1").at) == (0, "c")


@pytest.mark.rule("BG-R97")
def test_without_gas_of_ones_own_the_others_are_asked_at_once_and_may_refuse() -> None:
    table = together(party("a"), party("a", "hank", gas=2), tokens={"b": [1]}, world=PLAIN)
    play(table, "P1", "gas b")
    assert asked(table) == {"P2": "chip-in"}
    play(table, "P2", "no")
    assert (sheet(table, "P1").at, sheet(table, "P2").gas) == ("a", 2)
    assert not any(one.startswith("gas") for one in options(table, "P1"))


@pytest.mark.rule("BG-R98")
def test_ammo_of_a_volunteer() -> None:
    table = together(party("a"), party("a", "hank", ammo=2), tokens={"b": [3]}, world=PLAIN)
    roll(table, kills=2)
    play(table, "P1", "b", "ask")
    assert asked(table) == {"P2": "help"}
    ammo(table, "K1")
    play(table, "P2", "ammo")
    assert sheet(table, "P2").ammo == 1
    assert "fight-over" in keys(table)
    assert survivors(table, "P1") == "arnold chris"


@pytest.mark.rule("BG-R101")
def test_lasting_modifiers_of_all_members_and_abilities_by_their_owners() -> None:
    """Shane, with P2, reads kills as Actions for the group; Nora's Action is Nora's player's to give."""
    act = card({"kind": "actions", "n": 3})
    table = together(party("a"), party("a", "shane nora", ammo=1), world=ROAD, cards=[act])
    roll(table, faces="0 0 K1 0 K1 0")  # blue (Shane), blue (Nora), four red
    play(table, "P1", "b")
    assert told(table, RolledDice)[0].total == 2
    assert options(table, "P1") == ["ask", "stop"]
    play(table, "P1", "ask")
    assert told(table, HelpAsked) == [HelpAsked("BG-531", 0, "roll")]
    assert options(table, "P2") == ["use nora", "no"]  # ammo is for fights
    play(table, "P2", "use nora")
    assert [event.success for event in told(table, CardResolved)] == [True]


@pytest.mark.rule("BG-531")
def test_nobody_need_help_with_a_roll() -> None:
    table = together(party("a"), party("a", "nora"), world=ROAD, cards=[card({"kind": "actions", "n": 4})])
    roll(table, actions=2)
    play(table, "P1", "b", "ask")
    play(table, "P2", "no")
    assert told(table, NobodyHelped) == [NobodyHelped("BG-531", 0, "roll")]
    assert [event.success for event in told(table, CardResolved)] == [False]


@pytest.mark.rule("BG-R101", "BG-531")
def test_a_member_may_tire_for_kills_of_the_group() -> None:
    table = together(party("a"), party("a", "tyreese"), tokens={"b": [3]}, world=PLAIN)
    roll(table, kills=2)
    play(table, "P1", "b", "ask")
    play(table, "P2", "use tyreese")
    assert (survivors(table, "P1"), survivors(table, "P2")) == ("arnold chris", "tyreese:1")


@pytest.mark.rule("BG-R102")
def test_any_members_death_fails_a_survive() -> None:
    table = together(party("a"), party("a", "hank:2 gus"), world=ROAD, cards=[card({"kind": "survive", "n": 1})])
    roll(table, kills=0)
    play(table, "P1", "b", "ask")
    play(table, "P2", "hank")
    assert [event.success for event in told(table, CardResolved)] == [False]


@pytest.mark.rule("BG-R107")
def test_when_the_active_player_is_eliminated_the_others_stay_together() -> None:
    sheets = [party("a", "arnold:2"), party("a", "hank"), party("a", "gus")]
    table = together(*sheets, tokens={"b": [1]}, world=PLAIN)
    roll(table, kills=0)
    play(table, "P1", "b", "arnold")
    assert sheet(table, "P1").status == "out"
    assert look(table).groups[0].members == (1, 2)
    assert asked(table) == {"P3": "leave-group"}  # P2's turn begins


@pytest.mark.rule("BG-106", "BG-R119")
def test_who_was_moved_on_by_the_group_may_not_stay_elsewhere() -> None:
    """P1 fails at the Motel; P2 moves the group to the Airport, fails there too, and leaves: P1 failed elsewhere."""
    one = [[{"step": "encounters", "n": 1}]] * 3
    given: dict[str, Any] = {
        "public": ["motel", "airport"],
        "tiers": {"motel": one, "airport": one},
        "cards": [card(), card()],
    }
    table = together(party("a"), party("a", "hank"), world="a m=location:motel n=location:airport z", **given)
    play(table, "P1", "m", "fail")
    play(table, "P1", "stay")
    play(table, "P2", "n", "fail")
    play(table, "P2", "leave")
    play(table, "P1", "done")
    assert refused(table, "P1", "stay") == ("may-not-stay", "BG-106")


@pytest.mark.rule("BG-R119", "BG-106")
def test_who_joins_a_group_that_may_stay_may_stay_with_it() -> None:
    def failed(found: State) -> None:
        found.groups[0].retry = True

    one = [[{"step": "encounters", "n": 1}]] * 3
    given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": one}, "change": failed}
    parties = [party("m"), party("m", "hank"), party("m", "gus")]
    table = deal(road("a m=location:motel z"), *parties, groups=[["P1", "P2"]], **given)
    play(table, "P2", "stay")
    play(table, "P1", "group p3")
    play(table, "P3", "yes")
    assert look(table).groups[0].members == (0, 1, 2)
    assert "stay" in options(table, "P1")
