"""What the printed book leaves open, and the ledger has ruled since (BG-R112 … BG-R123)."""

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
    markers,
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
    tokens,
    told,
)
from shambles import Accepted, Table
from shambles.games.board_game.table.events import RolledAgain, StayedQuiet
from shambles.games.board_game.table.events_of_cards import PlayGoesOn, StoppedPlaying, Used, VoteCast, Voted
from shambles.games.board_game.table.state import State

SHOP = "a b=resource:food c"
ONE_CARD = [[{"step": "encounters", "n": 1}]] * 3
EASY: dict[str, Any] = {"tiers": {"motel": ONE_CARD}}


# --- the order of what strikes at the same moment (BG-R112)


@pytest.mark.rule("BG-R112", "BG-317")
@pytest.mark.parametrize(
    ("order", "left"), [(["use bea", "eddie"], "arnold:1 bea eddie:2"), (["use eddie"], "arnold bea")]
)
def test_the_owner_chooses_what_strikes_first(order: list[str], left: str) -> None:
    """Without food Eddie tires at the start of the turn; whether the nurse sees to him first decides his life."""
    table = deal(road("a b"), party("a", "arnold:1 bea eddie:2"))
    assert asked(table) == {"P1": "which-first"}
    assert options(table, "P1") == ["use bea", "use eddie"]
    play(table, "P1", *order)
    assert survivors(table, "P1") == left


@pytest.mark.rule("BG-R112")
def test_the_order_is_asked_only_where_it_can_matter() -> None:
    fed = deal(road("a b"), party("a", "arnold:1 chris:1 bea eddie:2", food=1))
    assert asked(fed) == {"P1": "heal"}  # Eddie has nothing to say
    rested = deal(road("a b"), party("a", "arnold bea eddie"))
    assert survivors(rested, "P1") == "arnold bea eddie"  # Eddie tires first, and then the nurse has somebody to see to
    assert [event.card for event in told(rested, Used)] == ["eddie", "bea"]


@pytest.mark.rule("BG-R112", "BG-249")
def test_what_strikes_after_a_failure_has_its_order_too() -> None:
    table = deal(road(SHOP), party("a", "arnold:1 kit:2 amos"), cards=[card()])
    play(table, "P1", "b", "fail")
    assert asked(table) == {"P1": "which-first"}
    play(table, "P1", "use amos", "kit")
    assert survivors(table, "P1") == "arnold:1 kit:2 amos"


# --- uses that would be wasted (BG-R113)


@pytest.mark.rule("BG-R113")
def test_an_ability_is_not_offered_where_it_can_do_nothing() -> None:
    fight = deal(road("a b"), party("a", "arnold nora", items=["enc57"]), tokens={"b": [9]})
    roll(fight, kills=0)
    play(fight, "P1", "b")
    assert options(fight, "P1") == ["use enc57", "stop"]  # Nora's Action is none in a fight
    bare = deal(road("a b"), party("a", "june mae", items=["enc57"]), tokens={"b": [3]})
    play(bare, "P1", "b")
    assert asked(bare) == {"P1": "place-fatigue"}  # without dice: nothing to roll again, and no kills to add to


@pytest.mark.rule("BG-R113")
def test_an_ability_is_offered_where_it_can_do_something() -> None:
    table = deal(road(SHOP), party("a", "arnold nora"), cards=[card({"kind": "actions", "n": 2})])
    roll(table, actions=1)
    play(table, "P1", "b")
    assert options(table, "P1") == ["use nora", "stop"]
    play(table, "P1", "use nora", "take")
    assert supplies(table, "P1") == "1 0 0"


@pytest.mark.rule("BG-R113")
def test_what_adds_to_an_icon_is_for_spaces_that_have_it() -> None:
    gas: dict[str, Any] = {"trigger": "collect", "limit": "none", "cost": {"discard": 1}}
    gas["effects"] = [{"op": "modify", "stat": "collect_gas", "n": 1}]
    can = card(success=[{"op": "keep"}], inv=True, item=[gas])
    for where, offered in (("b=resource:food", False), ("b=resource:gas", True)):
        table = deal(road(f"a {where}"), party("a", items=["made_up_2"]), cards=[card(), can])
        play(table, "P1", "b", "success")
        assert ("use made_up_2" in options(table, "P1")) == offered


@pytest.mark.rule("BG-317")
def test_each_die_is_rolled_again_once() -> None:
    table = deal(road("a b"), party("a", "rick june"), tokens={"b": [9]})
    roll(table, faces="K1 K1 0")
    play(table, "P1", "b", "use june")
    roll(table, faces="K2")
    play(table, "P1", "die 3")
    assert "die 3" not in options(table, "P1")
    assert "die 1" in options(table, "P1")
    roll(table, faces="K2")
    play(table, "P1", "die 1", "use rick")
    assert [one for one in options(table, "P1") if one.startswith("die")] == ["die 2"]
    assert [event.die for event in told(table, RolledAgain)] == [2, 0]


# --- prices that cannot be paid (BG-R114)


@pytest.mark.rule("BG-R114")
def test_a_branch_that_cannot_be_paid_is_barred() -> None:
    poor = deal(road(SHOP), party("a"), cards=["enc57"])
    roll(poor, actions=0)
    play(poor, "P1", "b")
    assert asked(poor) == {"P1": "place-fatigue"}  # only the roll was left to try, and it failed
    rich = deal(road(SHOP), party("a", ammo=1), cards=["enc57"])
    play(rich, "P1", "b")
    assert options(rich, "P1") == ["1", "2"]
    three = card({"kind": "either", "of": [{"kind": "pay", "gas": 1}, {"kind": "none"}, {"kind": "choice"}]})
    some = deal(road(SHOP), party("a"), cards=[three])
    play(some, "P1", "b")
    assert (options(some, "P1"), barred(some, "P1")) == (["2", "3"], {"1": "cannot-pay"})


@pytest.mark.rule("BG-R114")
def test_where_no_branch_can_be_paid_each_may_be_chosen_and_fails() -> None:
    dear = card({"kind": "either", "of": [{"kind": "pay", "gas": 1}, {"kind": "pay", "ammo": 1}]})
    table = deal(road(SHOP), party("a"), cards=[dear])
    play(table, "P1", "b")
    assert options(table, "P1") == ["1", "2"]
    play(table, "P1", "2")
    assert keys(table)[-2:] != ["paid", "card-resolved"]
    assert supplies(table, "P1") == "0 0 0"


# --- rescued twice (BG-R115)


@pytest.mark.rule("BG-R115", "BG-558")
def test_a_follower_who_is_rescued_twice_counts_once() -> None:
    """Bea is rescued on b, stays behind on c, and is fetched from there again."""

    def strand(found: State) -> None:
        found.stranded = ["bea"]

    stay_behind = card(success=[{"op": "leave"}])
    world = road("a b c=resource:food d")
    cards = [card(), stay_behind, card(), card()]
    table = deal(world, party("a", "arnold"), markers={"b": ["bea"]}, cards=cards, change=strand)
    play(table, "P1", "b", "success")
    play(table, "P1", "c", "success", "bea", "leave")
    assert markers(table) == {"bea": "c"}
    roll(table, kills=0)
    state(table).bag.append(1)
    play(table, "P1", "d", "c", "fail", "success")
    assert survivors(table, "P1") == "arnold:1 bea"
    assert state(table).rescued == ["bea"]


# --- groups (BG-R116, BG-R117, BG-R119)


def together(*parties: dict[str, Any], world: str = SHOP, **given: Any) -> Table:
    names = [f"P{at + 1}" for at in range(len(parties))]
    table = deal(road(world), *parties, groups=[names], **given)
    for name in names[1:]:
        play(table, name, "stay")
    return table


@pytest.mark.rule("BG-R116", "BG-533")
@pytest.mark.parametrize(
    ("consequence", "sheet_of_p2", "able"),
    [
        ({"op": "lose", "res": "food", "n": 2}, {"food": 1}, False),
        ({"op": "lose", "res": "food", "n": 2}, {"food": 2}, True),
        ({"op": "lose", "n": 2}, {"food": 1}, False),
        ({"op": "lose", "n": 2}, {"food": 1, "gas": 1}, True),
        ({"op": "leave"}, {"survivors": "bea"}, False),
        ({"op": "leave"}, {"survivors": "rick bea"}, True),
        ({"op": "slay"}, {"survivors": "rick"}, False),
        ({"op": "slay"}, {"survivors": "bea"}, True),
        ({"op": "drop"}, {}, False),
        ({"op": "drop"}, {"items": ["enc48"]}, True),
        ({"op": "fatigue", "on": "one", "n": 2}, {"survivors": "rick:2"}, False),
        ({"op": "fatigue", "on": "one", "n": 2}, {"survivors": "rick:1"}, True),
    ],
)
def test_only_who_can_bear_it_in_full_may_volunteer(consequence: Any, sheet_of_p2: Any, able: bool) -> None:
    mate = party("a", **{"survivors": "glenn", **sheet_of_p2})
    table = together(party("a", items=["enc50"], food=3), mate, cards=[card(fail=[consequence])])
    play(table, "P1", "b", "fail")
    assert (asked(table) == {"P1": "bear-it"}) == able
    if able:
        play(table, "P1", "ask")
        assert asked(table) == {"P2": "bear-for"}


@pytest.mark.rule("BG-R116", "BG-533")
def test_a_consequence_is_borne_by_one_member_as_a_whole() -> None:
    lose = card(fail=[{"op": "leave", "n": 2}])
    mate = party("a", "glenn hank gus")
    table = together(party("a", "rick arnold"), mate, cards=[lose])
    play(table, "P1", "b", "fail", "ask")
    play(table, "P2", "yes", "hank")
    assert survivors(table, "P2") == "glenn"
    assert survivors(table, "P1") == "rick arnold"


@pytest.mark.rule("BG-R116")
def test_what_nobody_can_bear_falls_on_the_active_player_as_far_as_it_goes() -> None:
    table = together(
        party("a", food=1), party("a", "glenn", food=1), cards=[card(fail=[{"op": "lose", "res": "food", "n": 2}])]
    )
    play(table, "P1", "b", "fail")
    assert (supplies(table, "P1"), supplies(table, "P2")) == ("0 0 0", "1 0 0")


@pytest.mark.rule("BG-R117", "BG-371")
def test_quiet_covers_the_shots_of_the_whole_group_and_its_owner_is_asked() -> None:
    for answer, laid in (("use andrea", {"a": 1}), ("no", {"a": 2, "c": 1})):
        table = together(party("a", ammo=1), party("a", "andrea"), world="a b c", tokens={"b": [2]})
        roll(table, kills=0)
        ammo(table, "X2")
        play(table, "P1", "b", "ammo")
        assert asked(table) == {"P2": "stay-quiet"}
        play(table, "P2", answer)
        assert tokens(table) == laid
        assert [event.seat for event in told(table, StayedQuiet)] == ([1] if answer != "no" else [])


@pytest.mark.rule("BG-R117")
def test_each_owner_of_quiet_is_asked_until_one_agrees() -> None:
    table = together(party("a", "mae arnold", ammo=1), party("a", "andrea"), world="a b c", tokens={"b": [3]})
    roll(table, kills=0)
    ammo(table, "X3")
    play(table, "P1", "b", "ammo")
    assert asked(table) == {"P1": "stay-quiet"}
    play(table, "P1", "no")
    play(table, "P2", "use andrea")
    assert tokens(table) == {"a": 1}


@pytest.mark.rule("BG-R119", "BG-106")
def test_a_group_may_stay_for_the_next_members_turn_as_long_as_it_stays_together() -> None:
    for answer in ("stay", "leave"):
        given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card(), card()]}
        table = together(party("a"), party("a", "hank"), world="a m=location:motel z", **given)
        play(table, "P1", "m", "fail")
        assert [one.retry for one in look(table).parties] == [True, True]
        play(table, "P1", answer)
        if answer == "stay":
            play(table, "P2", "stay", "success")
            assert sheet(table, "P2").scouted == ["motel"]
        else:
            play(table, "P2", "done")
            assert refused(table, "P2", "stay") == ("may-not-stay", "BG-106")
            play(table, "P2", "z", "stop")
            assert "stay" in options(table, "P1")  # the failure was P1's own


@pytest.mark.rule("BG-R119", "BG-R122", "BG-106")
def test_a_new_attempt_uses_the_right_to_stay_up() -> None:
    dice = [[{"step": "kill", "n": 1}, {"step": "spend", "food": 1}]] * 3
    mates = (party("a", food=1), party("a", "hank", food=1))
    table = together(*mates, world="a m=location:motel", public=["motel"], tiers={"motel": dice})
    roll(table, kills=0)
    play(table, "P1", "m", "arnold")
    play(table, "P1", "stay")
    assert state(table).groups[0].retry
    roll(table, kills=1)
    play(table, "P2", "stay", "food")
    assert not state(table).groups[0].retry
    assert [one.retry for one in look(table).parties] == [False, False]


# --- playing on (BG-R120)


def havens(**given: Any) -> Table:
    """P1 is about to find a haven; three others are there."""
    others = [party("a", "hank"), party("a", "gus"), party("a", "dale")]
    cards: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card({"kind": "none"})]}
    one = party("a", "arnold", scouted=["airport", "farmhouse"])
    return deal(road("a m=location:motel"), one, *others, **cards, **given)


@pytest.mark.rule("BG-R120", "BG-503")
def test_the_others_are_asked_whether_to_play_on() -> None:
    table = havens(options={"cooperation": False})
    play(table, "P1", "m")
    assert asked(table) == {"P2": "play-on", "P3": "play-on", "P4": "play-on"}
    assert options(table, "P2") == ["yes", "no"]
    play(table, "P2", "yes")
    assert table.shown == {1: "yes"}
    play(table, "P3", "no")
    play(table, "P4", "yes")
    assert [event.seat for event in told(table, StoppedPlaying)] == [2]
    assert [event.seats for event in told(table, PlayGoesOn)] == [(1, 3)]
    assert (sheet(table, "P3").status, sheet(table, "P3").at) == ("out", "")
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-R120")
def test_with_fewer_than_two_left_the_game_is_over() -> None:
    table = havens(options={"cooperation": False})
    play(table, "P1", "m")
    play(table, "P2", "no")
    play(table, "P3", "yes")
    play(table, "P4", "no")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("BG-R120", "BG-R93")
def test_nobody_is_asked_where_it_was_agreed_beforehand_or_where_three_play() -> None:
    never = havens(options={"cooperation": False, "play_on": "never"})
    play(never, "P1", "m")
    assert never.outcome is not None
    always = havens(options={"cooperation": False, "play_on": "always"})
    play(always, "P1", "m")
    assert asked(always) == {"P2": "move"}
    cards: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card({"kind": "none"})]}
    one = party("a", "arnold", scouted=["airport", "farmhouse"])
    three = deal(road("a m=location:motel"), one, party("a", "hank"), party("a", "gus"), **cards)
    play(three, "P1", "done", "m")
    assert three.outcome is not None


@pytest.mark.rule("BG-R120")
def test_what_tables_of_old_said_beforehand_holds() -> None:
    for said, meant in ((True, "always"), (False, "never")):
        table = Table.open("board_game", seats=4, options={"play_on": said}, seed=1)
        assert table.options.play_on == meant


# --- votes (BG-R121)


@pytest.mark.rule("BG-R121", "BG-251")
def test_everybody_votes_openly_one_after_the_other_although_it_is_settled() -> None:
    ballot = card({"kind": "vote"}, others=True)
    others = [party("c", "hank"), party("c", "gus"), party("c", "dale")]
    table = deal(road(SHOP), party("a"), *others, cards=[ballot], options={"cooperation": False})
    play(table, "P1", "b")
    for name in ("P2", "P3", "P4"):
        assert asked(table) == {name: "vote"}
        play(table, name, "yes")
    assert asked(table) == {"P1": "vote-last"}
    play(table, "P1", "no")
    assert [(event.seat, event.yes) for event in told(table, VoteCast)] == [(1, True), (2, True), (3, True), (0, False)]
    [voted] = told(table, Voted)
    assert (voted.ayes, voted.noes, voted.carried) == (3, 1, True)


# --- scouting (BG-R122, BG-R123)


@pytest.mark.rule("BG-R122", "BG-317")
@pytest.mark.parametrize("step", [{"step": "kill", "n": 1}, {"step": "actions", "n": 1}])
def test_a_dice_step_that_is_missed_counts_as_a_failed_encounter(step: dict[str, Any]) -> None:
    table = deal(road("a m=location:motel"), party("a", "arnold kit"), public=["motel"], tiers={"motel": [[step]] * 3})
    roll(table, faces="0 A1 A1" if step["step"] == "kill" else "0 0 K1")
    play(table, "P1", "m")
    if step["step"] == "kill":
        play(table, "P1", "arnold")
    assert sheet(table, "P1").survivors[1].fatigue == 1
    assert sheet(table, "P1").retry


@pytest.mark.rule("BG-R123", "BG-473", "BG-176")
def test_gas_for_the_step_is_gone_when_the_requirement_is_looked_at() -> None:
    for wants in ({"step": "have", "count": "gas", "cmp": ">=", "n": 2}, {"step": "spend", "gas": 2}):
        place: dict[str, Any] = {"public": ["airport"], "tiers": {"airport": [[wants]] * 3}}
        table = deal(road("a b m=location:airport"), party("a", gas=2), **place)
        assert refused(table, "P1", "gas b m") == ("requirement-unmet", "BG-473")
        assert "b m" in options(table, "P1")
        table = deal(road("a b m=location:airport"), party("a", gas=3), **place)
        assert "gas b m" in options(table, "P1")


@pytest.mark.rule("BG-R123", "BG-530")
def test_the_gas_of_the_group_counts_together_less_what_the_step_costs() -> None:
    place: dict[str, Any] = {"public": ["airport"], "tiers": {"airport": [[{"step": "spend", "gas": 2}]] * 3}}
    table = together(party("a", gas=1), party("a", "hank", gas=1), world="a b m=location:airport", **place)
    assert refused(table, "P1", "gas b m") == ("requirement-unmet", "BG-473")
    table = together(party("a", gas=1), party("a", "hank", gas=2), world="a b m=location:airport", **place)
    assert "gas b m" in options(table, "P1")


# --- how a step is said


@pytest.mark.rule("BG-R87", "BG-474")
def test_private_may_be_said_where_only_the_private_card_fits() -> None:
    for said in ("m private", "m"):
        table = deal(road("a m=location:motel"), party("a", private="motel"), public=["airport"], **EASY)
        play(table, "P1", said)
        assert sheet(table, "P1").at == "m"
    both = deal(road("a m=location:motel"), party("a", private="motel"), public=["motel"], **EASY)
    assert [one for one in options(both, "P1") if one.startswith("m")] == ["m", "m private"]
    none = deal(road("a m=location:motel"), party("a", private="airport"), public=["motel"], **EASY)
    assert refused(none, "P1", "m private")[0] == "not-offered"


@pytest.mark.rule("BG-R87")
def test_private_may_be_said_of_a_way_a_drive_and_a_stay_too() -> None:
    for said in ("b m private", "gas b m private"):
        table = deal(road("a b m=location:motel"), party("a", private="motel", gas=1), public=["airport"], **EASY)
        play(table, "P1", said)
        assert sheet(table, "P1").at == "m"
    for said, slot in (("b m private", None), ("b m", 0)):
        both = deal(road("a b m=location:motel"), party("a", private="motel"), public=["motel"], cards=[card()], **EASY)
        play(both, "P1", said)
        scouting = look(both).scouting
        assert scouting is not None
        assert scouting.slot == slot
    again = deal(
        road("a m=location:motel"),
        party("m", private="motel", retry=True),
        public=["airport"],
        tiers={"motel": ONE_CARD},
        cards=[card()],
    )
    play(again, "P1", "stay private", "success")
    assert sheet(again, "P1").scouted == ["motel"]


@pytest.mark.rule("BG-172", "BG-111", "BG-137")
def test_a_double_step_may_lead_out_of_a_location_and_back_onto_it() -> None:
    place: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card()]}
    table = deal(road("a m=location:motel"), party("m", gas=1), **place)
    play(table, "P1", "gas a m", "success")
    assert sheet(table, "P1").scouted == ["motel"]
    assert tokens(table) == {"a": 1}
    plain = deal(road("a b"), party("b", gas=1))
    assert refused(plain, "P1", "gas a b") == ("not-empty", "BG-172")  # the space just left has a token by then
    shared = deal(road("a m=location:motel"), party("m", gas=1), party("m", "hank"), **place)
    play(shared, "P1", "done")
    assert refused(shared, "P1", "gas a m") == ("not-empty", "BG-172")
    mates = together(party("m", gas=1), party("m", "hank"), world="a m=location:motel", **place)
    assert "gas a m" in options(mates, "P1")


# --- standing wishes


@pytest.mark.rule("BG-R42", "BG-271")
def test_who_always_collects_is_not_asked() -> None:
    table = deal(road(SHOP), party("a"), party("c", "hank"), cards=[card(), card()], options={"cooperation": False})
    assert isinstance(table.answer(0, "always collect"), Accepted)
    assert look(table, "P2").parties[0].wishes == ("collect",)
    play(table, "P1", "b", "success")
    assert supplies(table, "P1") == "1 0 0"
    assert asked(table) == {"P2": "move"}
    assert isinstance(table.answer(0, "ask collect"), Accepted)  # in somebody else's turn
    assert look(table).parties[0].wishes == ()
    play(table, "P2", "b", "success")
    assert asked(table) == {"P2": "collect"}


@pytest.mark.rule("BG-R42", "BG-317")
def test_who_could_use_something_is_asked_all_the_same() -> None:
    table = deal(road(SHOP), party("a", "arnold otto"), cards=[card()])
    table.play(0, "always collect")
    play(table, "P1", "b", "success")
    assert options(table, "P1") == ["take", "use otto", "leave"]


@pytest.mark.rule("BG-536")
def test_who_always_stays_is_not_asked_to_leave() -> None:
    table = deal(road("a b c d e f"), party("a"), party("a", "hank"), groups=[["P1", "P2"]])
    assert asked(table) == {"P2": "leave-group"}
    table.play(1, "always stay")
    assert asked(table) == {"P2": "leave-group"}  # the same question still stands
    play(table, "P2", "stay")
    play(table, "P1", "b", "stop")
    assert asked(table) == {"P1": "leave-group"}
    play(table, "P1", "stay")
    play(table, "P2", "c", "stop")
    assert asked(table) == {"P1": "move"}
    table.play(1, "ask stay")
    play(table, "P1", "d", "stop")
    play(table, "P1", "stay")
    play(table, "P2", "e", "stop")
    assert asked(table) == {"P2": "leave-group"}


def test_wishes_are_part_of_the_journal_and_nobody_is_awaited_for_them() -> None:
    table = Table.open("board_game", seats=3, seed=4)
    awaited = dict(table.asks)
    table.play(1, "always collect")
    assert list(table.asks) == list(awaited)
    assert {ask.key for ask in table.meanwhile.values()} == {"wish"}
    assert [one.notation for one in table.meanwhile[1].options] == ["ask collect", "always stay"]
    again = Table.load(table.save())
    assert again.save() == table.save()
    assert "wish-changed" in keys(again)
    unasked = next(seat for seat in table.seats if seat not in table.asks)
    assert refused(table, f"P{unasked + 1}", "b01")[0] == "not-asked"
