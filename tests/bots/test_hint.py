"""A hint: something legal, the same each time, by what the seat may know, and with reasons that have words."""

from __future__ import annotations

from random import Random as Rng
from typing import Any

import pytest

from bots.test_search import TABLES, Poison, open_table
from games.card_game.positions import deal, lay
from shambles import BadInput, Table
from shambles.bots import Advice, advise
from shambles.bots.hint import OptionComparison, gap
from shambles.core.asking.reason import Measure, Reason, tell_apart
from shambles.games.card_game.bot.reasons import facts
from shambles.testing.tables import other_world, true_world
from shambles.texts import LANGUAGES, Texts


def reasons(advice: Advice) -> dict[str, dict[str, Any]]:
    return {one.key: one.params for one in advice.reasons}


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_it_is_legal_and_the_same_whatever_the_seat_cannot_know(slug: str, seats: int, options: dict[str, Any]) -> None:
    table = open_table(slug, seats, options)
    seat = next(seat for seat, ask in table.asks.items() if len(ask.options) > 1)
    before = table.save()
    advice = advise(table, seat)
    assert advice.choice in {one.notation for one in table.asks[seat].options}
    assert (advice.seat, advice.ask, advice.key) == (seat, table.asks[seat].number, table.asks[seat].key)
    assert advice.options[0].choice == advice.choice
    truth, twin = true_world(table, seat), other_world(table, seat, 3)
    assert advise(truth, seat) == advise(twin, seat) == advice
    assert table.save() == before
    for lang in LANGUAGES:
        texts = Texts(lang, table.game)
        for reason in advice.reasons:
            words = texts.reason(reason, seat, ["Ann", "Bob", "Cas", "Dee"])
            assert words != f"reason-{reason.key}"
            assert "{" not in words


@pytest.mark.parametrize("options", [{"mode": "survival"}, {"mode": "hero"}])
def test_what_is_hidden_is_never_looked_at(options: dict[str, Any]) -> None:
    table = Table.open("card_game", seats=3, options=options, seed=9)
    play = table.asks[0].play
    for seat in (1, 2):
        play.state.hands[seat] = Poison(play.state.hands[seat])
    play.state.unused = Poison(play.state.unused)
    assert advise(table, 0).choice in {one.notation for one in table.asks[0].options}


def test_a_row_is_taken_for_its_points_and_the_hint_says_so() -> None:
    table = deal("survival", "51 / 61 62 63 / 71 72 73 / 81 82 83", A="3 64", B="4 74", C="5 84")
    lay(table, A="3", B="4", C="5")
    advice = advise(table, 0)
    points = table.view(0).row_points  # type: ignore[attr-defined]  # the Card Game's view
    best = int(advice.choice.removeprefix("row ")) - 1
    assert points[best] == min(points)
    assert reasons(advice)["row"]["mine"] == min(points)


def test_a_risk_is_told_in_points() -> None:
    """15 would be the sixth card of its row as things stand; 71 goes to a row with room."""
    table = deal("survival", "10 11 12 13 14 / 30 / 50 / 70", A="15 71", B="16 31", C="17 51")
    view: Any = table.view(0)
    risky, safe = table.asks[0].options
    case = OptionComparison(table.game, view, table.asks[0], safe)
    told = {one.key: one.params for one in case.at_once(risky)}
    assert (told["risk"]["choice"], told["risk"]["other"]) == ("71", "15")
    assert float(told["risk"]["mine"]) < float(told["risk"]["theirs"])
    assert "risk" not in {one.key for one in OptionComparison(table.game, view, table.asks[0], risky).at_once(safe)}


@pytest.mark.rule("CG-230")
def test_a_risk_counts_the_low_card_of_somebody_else_that_takes_the_cheap_row_first() -> None:
    """96 goes behind 93 as things stand. Once a low card has taken that row, 96 is the sixth card of the last one."""
    hands: dict[str, Any] = {letter: f"{2 * at + 5} {2 * at + 6}" for at, letter in enumerate("BCDEF")}
    table = deal("survival", "93 / 99 / 103 / 21 43 65 74 76", A="96 104", **hands)
    view: Any = table.view(0)
    told = dict(zip((one.notation for one in table.asks[0].options), facts(view, table.asks[0]), strict=True))
    assert 1.5 < told["96"]["risk"] < 3.5
    assert told["96"]["later"] >= 0  # this round is a part of the hand
    last = deal("survival", "93 / 99 / 103 / 21 43 65 74 76", A="96", seats=6)
    view = last.view(0)
    [only] = facts(view, last.asks[0])
    assert only["later"] == 0  # the round is the rest of the hand


def test_whoever_has_picked_another_answer_is_told_what_speaks_against_it() -> None:
    table = deal("survival", "10 11 12 13 14 / 30 / 50 / 70", A="15 71 16", B="18 31 41", C="17 51 61")
    advice = advise(table, 0)
    assert advice.choice == "71"
    assert {*advice.yours} == {"15", "16"}
    for picked, reason in advice.yours.items():
        assert (reason.params["choice"], reason.params["other"]) == ("71", picked)


def test_what_is_told_as_the_same_figure_is_no_reason() -> None:
    measures = {"risk": Measure(-1.0), "cards": Measure(1.0, 0), "brings": Measure(2.0)}
    mine, theirs = {"risk": 1.04, "cards": 3.0, "brings:food": 1.0}, {"risk": 1.0, "cards": 2.0, "brings:food": 0.0}
    told = [*tell_apart(measures, "a", mine, "b", theirs)]
    assert [one.key for one in told] == ["brings", "cards"]  # what counts most first
    assert told[0].params == {"choice": "a", "other": "b", "mine": 1.0, "theirs": 0.0, "what": "food"}
    assert [one.key for one in tell_apart(measures, "b", theirs, "a", mine)] == []  # 1.0 and 1.04 are both 1.0


def test_one_option_needs_no_thought() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="15", B="16", C="17")
    advice = advise(table, 0)
    assert advice.choice == "15"
    assert advice.reasons == (Reason("only", {"choice": "15"}),)


def test_who_has_laid_face_down_may_still_ask_and_who_is_not_asked_may_not() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="15 71", B="16 31", C="17 51")
    lay(table, A="15")
    assert advise(table, 0).choice in ("15", "71")
    lay(table, B="16", C="17")
    while table.outcome is None:
        table.play(*next((seat, Rng(1).choice(ask.options)) for seat, ask in table.asks.items()))
    with pytest.raises(BadInput, match="nothing-asked"):
        advise(table, 0)


def test_a_gap_is_by_how_much_the_first_is_more_with_its_error() -> None:
    assert gap([0.9, 0.7, 0.8], [0.5, 0.3, 0.4]) == pytest.approx((0.4, 0.0))
    assert gap([0.0, 1.0], [1.0, 1.0]) == pytest.approx((-0.5, 0.5))
