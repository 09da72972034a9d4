"""How the game's own bots play: together, against each other, and to an end (docs/how-to/bots.md)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.board_game.small_maps import ONE_CARD, deal, look, options, party, play, road, the_ask
from shambles import Table
from shambles.bots import find_bot, let_bots_answer, make_bot
from shambles.games.board_game import GAME
from shambles.games.board_game.bot.plan import Plan


def hinted(table: Table, name: str) -> str:
    """What the hints like best."""
    ask = the_ask(table, name)
    figures = list(GAME.hints[ask.key](look(table, name), ask))
    return str(ask.options[figures.index(max(figures))].notation)


def greedy_game(deal_number: int, **options: Any) -> Table:
    """A game of four greedy bots, as `bench/simulate.py` deals it."""
    seed = Random(f"1/{deal_number}/table").getrandbits(64)
    table = Table.open("board_game", seats=4, options=options, seed=seed)
    bots = {
        seat: make_bot(find_bot("greedy"), table.game, Random(f"1/{deal_number}/{(seat - deal_number) % 4}"))
        for seat in table.seats
    }
    let_bots_answer(table, bots, Random(f"1/{deal_number}"), most=2000)
    return table


def test_two_with_goals_of_their_own_do_not_pull_one_pawn_back_and_forth() -> None:
    """Each had a private Location on the other side of an arrow: 2,275 rounds."""
    assert greedy_game(10, play_on="always").outcome is not None


@pytest.mark.rule("BG-536", "BG-R104")
@pytest.mark.parametrize(("private", "answer"), [("motel", "leave"), (None, "stay")])
def test_a_bot_leaves_a_group_when_its_best_goal_is_its_own(private: str | None, answer: str) -> None:
    given: dict[str, Any] = {"tiers": {"motel": ONE_CARD}, "groups": [["P1", "P2"]]}
    mine = party("b", "rick hank chris", **({"private": private} if private else {}))
    table = deal(road("a b m=location:motel"), party("b", "arnold"), mine, **given)
    assert hinted(table, "P2") == answer


@pytest.mark.rule("BG-R104", "BG-522")
def test_a_bot_with_a_goal_of_its_own_does_not_join() -> None:
    mine = party("b", "rick hank chris", private="motel")
    table = deal(road("a b m=location:motel"), party("b", "arnold"), mine, tiers={"motel": ONE_CARD})
    play(table, "P1", "group p2")
    assert hinted(table, "P2") == "no"


@pytest.mark.rule("BG-531", "BG-R97")
@pytest.mark.parametrize(("gas", "scouted", "planned"), [(1, 0, 0), (3, 0, 2), (1, 2, 1)])
def test_a_plan_counts_what_a_mate_then_gives(gas: int, scouted: int, planned: int) -> None:
    leader = party("a", "arnold chris", scouted=["marina", "quarry"][:scouted])
    table = deal(road("a b c"), leader, party("a", "hank", gas=gas), groups=[["P1", "P2"]], tokens={"b": [1], "c": [1]})
    play(table, "P2", "stay")
    assert Plan(look(table, "P1"), the_ask(table, "P1")).count("gas") == planned
    play(table, "P1", "gas b")
    assert hinted(table, "P2") == ("gas" if planned else "no")


@pytest.mark.rule("BG-R120")
def test_bots_stop_when_no_person_is_left_in_the_race_and_go_on_with_one_who_wants_to() -> None:
    given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": [[{"step": "spend", "food": 1}]] * 3}}
    others = [party("a", "hank gus", food=2, scouted=["quarry"]), party("a", "dale bea"), party("a", "glenn kit")]
    for wants in ("yes", ""):
        one = party("a", "arnold", food=1, scouted=["airport", "farmhouse"])
        table = deal(road("a m=location:motel z"), one, *others, options={"cooperation": False}, **given)
        play(table, "P1", "m")
        assert options(table, "P2") == ["yes", "with", "no"]
        assert hinted(table, "P2") == "with"
        for name in ("P2", "P3", "P4"):
            play(table, name, wants if wants and name == "P4" else hinted(table, name))
        assert (table.outcome is None) == bool(wants)
