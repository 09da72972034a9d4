"""The toy at a table: the core's promises where the Card Game does not put them to the test."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from core.toy import TOY, BidsShown, Rolled, VotesCounted
from shambles import Accepted, BadInput, Imagined, Live, Refusal, Scripted, Table
from shambles.core.asking.event import Ready, TakenBack


def opened(seats: int = 2, **options: Any) -> Table:
    return Table.open("toy", seats=seats, options=options, seed=5)


def play_some(table: Table, random: Random, answers: int = 10_000) -> Table:
    for _ in range(answers):
        if table.asks:
            seat = random.choice(sorted(table.asks))
            assert isinstance(table.answer(seat, random.choice(table.asks[seat].options)), Accepted)
    return table


def after_bids(table: Table) -> Table:
    for seat in table.seats:
        give(table, seat, table.asks[seat].options[0].notation)
    assert next(iter(table.asks.values())).key == "vote"
    return table


def give(table: Table, seat: int, *notations: str) -> None:
    for notation in notations:
        reply = table.answer(seat, notation)
        assert isinstance(reply, Accepted), reply


def code(reply: Accepted | Refusal) -> str:
    return "accepted" if isinstance(reply, Accepted) else reply.code


def look(table: Table) -> list[Any]:
    """What is there to see, and the truth."""
    views = [msgspec.json.encode(table.view(viewer)) for viewer in (*table.seats, None)]
    asks = {seat: (ask.key, ask.number) for seat, ask in table.asks.items()}
    return [views, asks, table.laid, msgspec.json.encode(table._run.play.state)]


# --- face-down answers


def test_a_binding_answer_stays() -> None:
    table = opened()
    first, second = table.asks[0].options[:2]
    give(table, 0, first.notation)
    before = table.save()
    for reply in (table.answer(0, second), table.answer(0, first), table.undo(0)):
        assert isinstance(reply, Refusal)
        assert (reply.code, reply.rule) == ("already-laid", "TY-011")
    assert table.save() == before


def test_an_answer_that_does_not_bind_may_be_changed_until_the_last_one_is_in() -> None:
    table = after_bids(opened(3))
    give(table, 0, "yes", "no", "yes", "no")
    give(table, 1, "yes")
    give(table, 2, "no")
    assert table._run.play.state.votes == [False, True, False]


def test_the_others_see_that_a_seat_is_ready_and_no_more() -> None:
    table = after_bids(opened(3))
    give(table, 1, "yes")
    assert table.laid == {1: 7}
    assert list(table.asks) == [0, 2]
    for viewer in (0, 1, None):
        assert table.events_for(viewer)[-1] == Ready("TY-021", 1)
    assert table.view(1).vote is None  # type: ignore[attr-defined]


def test_answers_to_an_old_ask_are_refused() -> None:
    table = opened()
    number = table.asks[0].number
    give(after_bids(table), 0, "yes")
    assert table.answer(1, "yes", number) == Refusal("old-ask", "TY-020", {"asked": number + 1, "answered": number})
    assert isinstance(table.answer(1, "yes", number + 1), Accepted)


def test_who_is_not_awaited_hears_who_is() -> None:
    table = after_bids(opened(3))
    for seat in (0, 1, 2):
        give(table, seat, "yes")
    assert table.answer(2, "on") == Refusal("not-asked", "TY-030", {"seat": 2, "awaited": (0,)})
    assert code(table.answer(3, "on")) == "no-such-seat"


@pytest.mark.parametrize("seat", [True, False, 0.0, 1.0])
def test_a_seat_that_only_equals_a_number_leaves_a_save_that_loads(seat: Any) -> None:
    """True is 1 and 0.0 is 0 in Python; in JSON they are not."""
    table = opened()
    table.answer(seat, table.asks[int(seat)].options[0])
    saved = table.save()
    assert Table.load(saved).save() == saved


# --- undo


def test_the_last_voter_may_think_again_because_nobody_learns_the_count() -> None:
    table = after_bids(opened())
    give(table, 0, "yes")
    before = look(table)
    give(table, 1, "no")
    assert isinstance(table.undo(1), Accepted)
    assert look(table) == before
    assert table.events_for(None)[-1] == TakenBack("TY-020", 1)
    give(table, 1, "yes")
    assert table._run.play.state.votes == [True, True]


def test_a_vote_changed_and_taken_back_and_given_again_may_be_taken_back_once_more() -> None:
    """What stood first under the answer that was taken back must not come to life again."""
    table = after_bids(opened())
    give(table, 0, "yes", "no")
    assert isinstance(table.undo(0), Accepted)
    give(table, 1, "no")
    before = look(table)
    give(table, 0, "yes")
    assert isinstance(table.undo(0), Accepted)
    assert look(table) == before
    saved = table.save()
    assert Table.load(saved).save() == saved


def test_a_walk_may_be_taken_back_and_a_roll_may_not() -> None:
    table = after_bids(opened())
    give(table, 0, "yes")
    give(table, 1, "yes")
    before = look(table)
    give(table, 0, "on")
    assert code(table.undo(1)) == "undo-past-an-answer"
    assert isinstance(table.undo(0), Accepted)
    assert look(table) == before
    assert code(table.undo(0)) == "nothing-to-undo"
    give(table, 0, "on", "roll")
    assert code(table.undo(0)) == "undo-past-a-draw"
    give(table, 1, "stay")
    assert code(table.undo(0)) == "undo-past-an-answer"


def test_what_was_turned_up_stays_up() -> None:
    table = opened(1)
    give(table, 0, table.asks[0].options[0].notation)
    assert any(isinstance(event, BidsShown) for event in table.events_for(0))
    assert table.undo(0) == Refusal("undo-past-a-reveal", "SH-023")
    assert table.why_no_undo(0) == table.undo(0)


def test_nothing_to_take_back() -> None:
    assert opened().undo(0) == Refusal("nothing-to-undo", "SH-020")


# --- chance, saves and other rules


def test_a_table_plays_on_from_its_own_stream() -> None:
    """One stream, drawn from again and again: the count of draws must survive a save, an undo and other rules."""
    table = opened(3, rounds=3)
    play_some(table, Random(1), 20)
    loaded = Table.load(table.save())
    for one in (table, loaded):
        play_some(one, Random(2))
    assert loaded.save() == table.save()
    assert sum(isinstance(event, Rolled) for event in table.events_for(None)) > 2


def under_other_rules(table: Table) -> Table:
    save = json.loads(table.save())
    save["rules"] += 1
    return Table.load(json.dumps(save))


@pytest.mark.parametrize("again", [False, True], ids=["loaded", "saved-and-loaded-again"])
def test_a_stream_goes_on_under_other_rules(again: bool) -> None:
    table = in_the_second_round(opened(2, rounds=2))
    other = under_other_rules(table)
    if again:
        other = Table.load(other.save())
    for one in (table, other):
        roll_on(one)
    assert look(other) == look(table)


def test_a_stream_goes_on_after_an_undo_under_other_rules() -> None:
    table = in_the_second_round(opened(2, rounds=2))
    other = under_other_rules(table)
    for one in (table, other):
        for seat in one.seats:
            give(one, seat, "yes")
        give(one, 0, "stay")
        assert isinstance(one.undo(0), Accepted)
        give(one, 0, "stay", "roll")
        give(one, 1, "stay", "roll")
    assert look(other) == look(table)


def test_a_table_under_other_rules_is_honest_too() -> None:
    other = under_other_rules(in_the_second_round(opened(2, rounds=2)))
    roll_on(other)
    assert other.verify() == len(other._journal)


def roll_on(table: Table) -> None:
    """To the end, and everybody rolls whenever they may."""
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        give(table, seat, "roll" if ask.key == "roll" else ask.options[0].notation)


def in_the_second_round(table: Table) -> Table:
    """Everybody has rolled once, and has bid again."""
    after_bids(table)
    for seat in table.seats:
        give(table, seat, "yes")
    for seat in table.seats:
        give(table, seat, "stay", "roll")
    return after_bids(table)


def test_a_game_dealt_from_a_position_saves_its_start() -> None:
    table = Table.deal("toy", TOY.scenarios.position({}, 0), seed=3)
    before = table.save()
    assert Table.load(before).save() == before
    play_some(table, Random(1), 7)
    assert Table.load(table.save()).save() == table.save()
    assert table.verify() == len(table._journal)


def test_draws_that_are_not_of_the_seed_are_no_honest_game() -> None:
    save = json.loads(play_some(opened(), Random(1)).save())
    save["seed"] += 1
    table = Table.load(json.dumps(save))
    with pytest.raises(BadInput):
        table.verify()


# --- copies and forks


def test_a_fork_does_not_know_the_seed() -> None:
    """With the seed a bot could open the same table and read every card."""
    table = Table.open("toy", seats=3, seed=2**40 + 1)
    fork = table.fork(0, Imagined(1))
    assert fork.seed != table.seed
    assert fork.fork(0, Imagined(2)).copy().seed != table.seed


def test_rolling_in_a_copy_takes_no_roll_from_the_table() -> None:
    table, untouched = in_the_second_round(opened()), in_the_second_round(opened())
    roll_on(table.copy())
    roll_on(table.copy().copy())
    for one in (table, untouched):
        roll_on(one)
    assert look(table) == look(untouched)


def test_a_fork_keeps_what_its_seat_has_laid() -> None:
    table = after_bids(opened(3))
    give(table, 0, "yes")
    give(table, 1, "no")
    assert list(table.fork(0, Imagined(1)).laid) == [0]
    assert list(table.fork(2, Imagined(1)).laid) == []
    assert list(table.fork(None, Imagined(1)).laid) == []
    assert list(table.copy().laid) == [0, 1]


def test_a_fork_draws_from_its_own_chance() -> None:
    fork = after_bids(opened()).fork(0, Scripted({"die": [6, 1]}, Live(1)))
    for seat in fork.seats:
        give(fork, seat, "yes")
    for seat in fork.seats:
        give(fork, seat, "stay", "roll")
    fork._run.write_heads()
    assert fork._run.play.draws == []
    scores = fork.view(None).scores  # type: ignore[attr-defined]
    truth = after_bids(opened()).view(None).scores  # type: ignore[attr-defined]
    assert [found - before for found, before in zip(scores, truth, strict=True)] == [6 + 2, 1]


def test_forks_without_a_number_are_not_all_alike() -> None:
    table = opened(3)
    assert len({msgspec.json.encode(table.fork(0).view(1)) for _ in range(20)}) > 1


def test_a_fork_tells_nothing_and_writes_nothing_down() -> None:
    table = after_bids(opened(3))
    for world in (table.fork(0, Imagined(1)), table.copy()):
        play_some(world, Random(1))
        assert world.outcome is not None
        assert world.events_for(0) == []
        assert world._journal == []


def test_a_fork_that_takes_an_answer_back_writes_nothing_down_either() -> None:
    fork = after_bids(opened(3)).fork(0, Imagined(1))
    give(fork, 0, "yes")
    fork.undo(0)
    assert fork.events_for(0) == []
    assert fork._journal == []


def test_only_a_table_can_be_saved() -> None:
    """A fork keeps no journal: there is nothing to save, and it says so."""
    for world in (opened().fork(0, Imagined(1)), opened().copy()):
        with pytest.raises(TypeError):
            world.save()
        with pytest.raises(TypeError):
            world.verify()


def test_only_forks_and_copies_are_played_out() -> None:
    with pytest.raises(TypeError):
        opened().play_out(lambda ask: ask.options[0])
    fork = opened().fork(0, Imagined(1))
    outcome = fork.play_out(lambda ask: ask.options[0])
    assert outcome == fork.outcome
    assert fork.play_out(lambda ask: ask.options[0]) == outcome
    assert fork.copy().play_out(lambda ask: ask.options[0]) == outcome


def test_a_policy_that_cheats_is_found_out() -> None:
    with pytest.raises(ValueError, match="not among the options"):
        opened().fork(0, Imagined(1)).play_out(lambda ask: after_bids(opened()).asks[0].options[0])


def test_the_whole_toy() -> None:
    table = play_some(opened(4, lane="long"), Random(4))
    assert table.outcome is not None
    assert table.outcome.rule == "TY-090"
    assert sum(isinstance(event, VotesCounted) for event in table.events_for(None)) == 2
    assert {type(event) for event in table.events_for(None)} <= {*TOY.events, Ready, TakenBack}
