"""What the ledger has ruled of groups (BG-R97, BG-R101, BG-R103, BG-R116 … BG-R119)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    ONE_CARD,
    SHOP,
    ammo,
    asked,
    card,
    deal,
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
from shambles.games.board_game.table.events import RolledDice, StayedQuiet
from shambles.games.board_game.table.events_of_cards import Compared, ScoutingBegun
from shambles.games.board_game.table.state import State


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


@pytest.mark.rule("BG-533", "BG-R116", "BG-246")
def test_what_the_active_player_must_give_another_member_may_give() -> None:
    """Split the Stash: the named player, P3, refuses, and is given a unit by the one who failed, or by a mate."""
    give = {"op": "give", "from": "self", "to": "target", "res": "food", "n": 1}
    for answer, food in (("yes", (1, 0, 1)), ("no", (0, 1, 1))):
        sheets = [party("a", food=1), party("a", "hank", food=1), party("c", "gus")]
        split = card({"kind": "ask"}, fail=[give], others=True)
        table = deal(road(SHOP), *sheets, groups=[["P1", "P2"]], cards=[split])
        play(table, "P2", "stay")
        play(table, "P1", "b", "p3")
        play(table, "P3", "no")
        assert asked(table) == {"P1": "bear-it"}
        play(table, "P1", "ask")
        assert asked(table) == {"P2": "bear-for"}
        play(table, "P2", answer)
        assert tuple(sheet(table, name).food for name in ("P1", "P2", "P3")) == food


@pytest.mark.rule("BG-533", "BG-R116")
@pytest.mark.parametrize(("named", "food"), [("p2", 1), ("p3", 0)])
def test_nobody_gives_to_themselves_nor_what_they_have_not(named: str, food: int) -> None:
    give = {"op": "give", "from": "self", "to": "target", "res": "food", "n": 1}
    sheets = [party("a", food=1), party("a", "hank", food=food), party("c", "gus")]
    split = card({"kind": "ask"}, fail=[give], others=True)
    table = deal(road(SHOP), *sheets, groups=[["P1", "P2"]], cards=[split])
    play(table, "P2", "stay")
    play(table, "P1", "b", named)
    play(table, named.upper(), "no")
    assert asked(table) == {"P1": "collect"}  # it was P1's, and nobody was asked
    assert sheet(table, "P1").food == 0


@pytest.mark.rule("BG-R118", "BG-295")
def test_a_card_that_is_spent_is_for_its_owners_turn_and_one_that_lies_there_is_for_all() -> None:
    """P2's charge is not offered in P1's fight; P2's machete adds its kill."""
    mate = party("a", "hank", items=["enc57", "enc51"])
    table = together(party("a"), mate, world="a b c", tokens={"b": [4]})
    roll(table, faces="K1 K1 0")
    play(table, "P1", "b")
    assert [event.total for event in told(table, RolledDice)] == [3]
    assert asked(table) == {"P1": "place-fatigue"}  # there is nothing that anybody could use
    own = together(party("a", items=["enc57"]), party("a", "hank"), world="a b c", tokens={"b": [4]})
    roll(own, faces="K1 K1 0")
    play(own, "P1", "b")
    assert "use enc57" in options(own, "P1")


@pytest.mark.rule("BG-R119", "BG-R86", "BG-106")
def test_a_newcomer_brings_no_right_to_stay_to_somebody_who_must_move() -> None:
    def failed(found: State) -> None:
        found.groups[0].retry = True
        found.parties[1].retry = True

    one = [[{"step": "encounters", "n": 1}]] * 3
    given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": one}, "change": failed}
    parties = [party("m"), party("m", "hank"), party("m", "gus")]
    table = deal(road("a m=location:motel z"), *parties, groups=[["P2", "P3"]], **given)
    play(table, "P1", "group p2")
    play(table, "P2", "yes")
    play(table, "P3", "yes")
    assert not look(table).parties[0].retry
    assert refused(table, "P1", "stay") == ("may-not-stay", "BG-106")


@pytest.mark.rule("BG-R119", "BG-536")
def test_a_group_of_three_that_one_leaves_has_lost_its_right_to_stay() -> None:
    def failed(found: State) -> None:
        found.groups[0].retry = True

    one = [[{"step": "encounters", "n": 1}]] * 3
    given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": one}, "change": failed}
    for answer, may in (("stay", True), ("leave", False)):
        parties = [party("m"), party("m", "hank"), party("m", "gus")]
        table = deal(road("a m=location:motel z"), *parties, groups=[["P1", "P2", "P3"]], **given)
        play(table, "P2", "stay")
        play(table, "P3", answer)
        assert [look(table).parties[at].retry for at in (0, 1)] == [may, may]


@pytest.mark.rule("BG-522", "BG-R95")
def test_all_members_of_a_group_that_is_invited_must_agree() -> None:
    for answer, members in (("yes", (0, 1, 2)), ("no", (1, 2))):
        table = deal(road("a b"), party("a"), party("a", "hank"), party("a", "gus"), groups=[["P2", "P3"]])
        play(table, "P1", "group p2")
        assert asked(table) == {"P2": "join-group", "P3": "join-group"}
        play(table, "P2", "yes")
        play(table, "P3", answer)
        assert look(table).groups[0].members == members


@pytest.mark.rule("BG-R103", "BG-477")
def test_the_requirement_goes_by_the_active_players_count_not_by_the_highest() -> None:
    tiers = {"motel": [[{"step": "encounters", "n": n}] for n in (1, 2, 3)]}
    sheets = [party("a"), party("a", "hank", scouted=["marina", "quarry"])]
    table = together(*sheets, world="a m=location:motel", public=["motel"], tiers=tiers, cards=[card()])
    assert [one.tier for one in look(table).parties] == [0, 2]
    play(table, "P1", "m")
    assert [event.tier for event in told(table, ScoutingBegun)] == [1]
    play(table, "P1", "success")
    assert sheet(table, "P1").scouted == ["motel"]


@pytest.mark.rule("BG-530", "BG-R53", "BG-251")
def test_who_must_have_least_counts_alone() -> None:
    """P1 has 1 food and the group 3, the other player 2: P1 has least, whatever the group has."""
    least = card({"kind": "compare", "count": "food", "mode": "least"}, others=True)
    sheets = [party("a", food=1), party("a", "hank", food=2), party("d", "gus", food=2)]
    table = deal(road("a b=resource:food c d"), *sheets, groups=[["P1", "P2"]], cards=[least])
    play(table, "P2", "stay")
    play(table, "P1", "b")
    assert [event.met for event in told(table, Compared)] == [True]
