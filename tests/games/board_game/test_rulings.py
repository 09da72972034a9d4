"""What the printed book leaves open, and the ledger has ruled since (BG-R112 … BG-R123)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    EASY,
    ONE_CARD,
    SHOP,
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
    together,
    tokens,
    told,
)
from shambles.games.board_game.table.events import RolledAgain
from shambles.games.board_game.table.events_of_cards import Used, VoteCast, Voted
from shambles.games.board_game.table.state import State

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


@pytest.mark.rule("BG-R113", "BG-R124", "BG-317")
@pytest.mark.parametrize(("faces", "offered"), [("A1 0 0 0", False), ("K1 0 0 0", True), ("0 0 0 K3", True)])
def test_a_kill_is_read_as_an_action_where_there_is_one(faces: str, offered: bool) -> None:
    act = card({"kind": "actions", "n": 4})
    table = deal(road(SHOP), party("a", "shane arnold"), cards=[act], options={"balance": "even"})
    roll(table, faces=faces)
    play(table, "P1", "b")
    assert ("use shane" in options(table, "P1")) == offered


@pytest.mark.rule("BG-R113", "BG-R117", "BG-373")
def test_nobody_is_asked_to_be_quiet_where_no_token_can_be_laid() -> None:
    among_locations = "a=location:airport b c=location:motel"
    table = deal(road(among_locations), party("a", "andrea arnold", ammo=1), public=["motel"], tokens={"b": [3]})
    roll(table, kills=0)
    ammo(table, "X2")
    play(table, "P1", "b", "ammo")
    assert asked(table) == {"P1": "place-fatigue"}

    def no_token_left(found: State) -> None:
        found.bag, found.fought, found.unseen = [], [], []

    empty = deal(road("z a b c"), party("a", "andrea arnold", ammo=1), tokens={"b": [3]}, change=no_token_left)
    roll(empty, kills=0)
    ammo(empty, "X2")
    play(empty, "P1", "b", "ammo")
    assert asked(empty) == {"P1": "place-fatigue"}


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


@pytest.mark.rule("BG-R54", "BG-251")
@pytest.mark.parametrize(("own", "carried"), [("yes", True), ("no", False)])
def test_a_tie_goes_as_the_active_player_votes(own: str, carried: bool) -> None:
    ballot = card({"kind": "vote"}, others=True)
    table = deal(road(SHOP), party("a"), party("c", "hank"), cards=[ballot], options={"cooperation": False})
    play(table, "P1", "b")
    play(table, "P2", "no" if own == "yes" else "yes")
    play(table, "P1", own)
    [voted] = told(table, Voted)
    assert (voted.ayes, voted.noes, voted.carried) == (1, 1, carried)


# --- collecting (BG-R41)


@pytest.mark.rule("BG-R41", "BG-273")
@pytest.mark.parametrize("blocked", [0, 1])
def test_no_resources_holds_for_the_whole_space_whichever_card_says_so(blocked: int) -> None:
    cards = [card(fail=[{"op": "no_resources"}]), card(fail=[{"op": "no_resources"}])]
    table = deal(road("a b=resource:food,gas c"), party("a"), cards=cards)
    play(table, "P1", "b", *("fail" if at == blocked else "success" for at in range(2)))
    assert supplies(table, "P1") == "0 0 0"
    assert asked(table) == {"P1": "move"}


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
