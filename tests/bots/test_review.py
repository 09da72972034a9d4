"""A review: it adds up, it is the same each time, and a choice is judged only by what its seat knew then."""

from __future__ import annotations

from random import Random as Rng
from typing import Any

import pytest

from bots.test_search import TABLES, open_table
from games.card_game.positions import deal, lay
from shambles import BadInput, Table
from shambles.bots import advise, find_bot, let_bots_answer, make_bot, review, review_game
from shambles.bots.judge import compare_two
from shambles.bots.review import _Judged, _sum_up
from shambles.bots.reviewed import Chances, Point, Review
from shambles.core.story.retelling import play_again
from shambles.games.card_game.bot.hints import HINTS
from shambles.testing.tables import other_world, true_world
from shambles.texts import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds: what a review says may be rough here, but never what it adds up to."""
    small = {"FOR_POINTS": 100, "FOR_LOOKS": 0.1, "LEAST_LOOK": 4, "MOST_POINTS": 8, "SUSPECTS": 3, "FINALISTS": 2}
    for name, most in small.items():
        monkeypatch.setattr(f"shambles.bots.review.{name}", most)
    monkeypatch.setattr("shambles.bots.hint.SECONDS", 0.05)


def played(slug: str, seats: int, options: dict[str, Any], bot: str = "random", seed: int = 4) -> Table:
    table = Table.open(slug, seats=seats, options=options, seed=seed)
    bots = {seat: make_bot(find_bot(bot), table.game, Rng(seat)) for seat in table.seats}
    let_bots_answer(table, bots, Rng(seed))
    return table


def must_add_up(found: Review, table: Table) -> None:
    outcome = table.outcome
    assert outcome is not None
    for seat, share in enumerate(found.shares):
        assert share.start + share.luck + share.own + share.others == pytest.approx(share.result, abs=1e-6)
        whole = table.game.together or len(outcome.winners) == 1
        won = 1.0 if whole else 1 / max(1, len(outcome.winners))
        assert share.result == pytest.approx(won if seat in outcome.winners else 0.0, abs=1e-3)
        at = share.start
        for point in found.points[1:]:
            at += point.luck[seat] + point.own[seat] + point.others[seat]
            assert at == pytest.approx(point.chances[seat], abs=1e-6)
            assert point.own[seat] <= 0  # nobody chooses better than their best
        assert all(abs(part) <= 1 for part in (share.luck, share.own, share.others))
    for seat, share in enumerate(found.in_points):
        assert share.start + share.luck + share.own + share.others == pytest.approx(share.result, abs=1e-3)
        assert share.result == outcome.scores[seat]
    assert bool(found.in_points) == table.game.points


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_luck_and_choices_add_up_to_the_result(slug: str, seats: int, options: dict[str, Any]) -> None:
    table = played(slug, seats, options)
    before = table.save()
    found = review_game(table)
    must_add_up(found, table)
    assert (found.points[0].step, found.points[-1].step) == (0, table.told)
    assert [point.step for point in found.points] == sorted({point.step for point in found.points})
    assert table.save() == before
    if not table.game.together:
        for point in found.points[:-1]:  # in the end nobody may have won
            assert sum(point.chances) == pytest.approx(1.0, abs=1e-3)
    for one in found.decisions:
        cost = one.points if table.game.points else one.lost
        assert cost is not None
        assert cost > 0
        assert one.choice != one.better
        for lang in LANGUAGES:
            for reason in one.reasons:
                assert "{" not in Texts(lang, table.game).reason(reason, one.seat, ["A", "B", "C", "D"])


def test_the_same_game_gives_the_same_review_and_tells_how_far_it_is() -> None:
    table = played("card_game", 3, {"mode": "survival"})
    heard: list[float] = []
    found = review_game(table, heard.append)
    assert found == review_game(Table.load(table.save()))
    assert heard == sorted(heard)
    assert 0 < heard[0] < heard[-1] <= 1


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_a_choice_is_judged_by_what_its_seat_could_know(slug: str, seats: int, options: dict[str, Any]) -> None:
    """In two worlds that the seat cannot tell apart, everything that is imagined is the same."""
    table = open_table(slug, seats, options)
    seat = next(seat for seat, ask in table.asks.items() if len(ask.options) > 1)
    one, other, *_ = table.asks[seat].options
    looks = [
        compare_two(world, seat, one, other, playouts=6, salt="close")
        for world in (table, true_world(table, seat), other_world(table, seat, 5))
    ]
    assert looks[0] == looks[1] == looks[2]


def test_nothing_is_imagined_but_from_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every world is one that a seat imagines; nobody looks on as a spectator, or takes the true table."""
    table = played("card_game", 3, {"mode": "survival"})
    fork = Table.fork

    def of_a_seat(self: Table, seat: int | None, chance: Any = None) -> Table:
        assert seat is not None
        return fork(self, seat, chance)

    monkeypatch.setattr(Table, "fork", of_a_seat)
    monkeypatch.setattr(Table, "copy", lambda self: pytest.fail("the true state was copied"))
    review_game(table)


def test_a_blunder_is_found_and_the_hint_at_that_moment_agrees() -> None:
    """A takes the dearest row of all, which loses the hand; that B and C might have laid better is not A's doing."""
    table = deal("survival", "51 / 61 62 63 55 66 / 71 / 81", A="3 90 91", B="52 72 92", C="82 73 93")
    lay(table, A="3", B="52", C="82")
    hint = advise(table, 0)
    table.play(0, "row 2")
    while table.outcome is None:
        table.play(*next((seat, ask.options[0]) for seat, ask in table.asks.items()))
    found = review_game(table)
    must_add_up(found, table)
    (first,) = (one for one in found.decisions if one.seat == 0)
    assert (first.ask, first.choice) == ("take-a-row", "row 2")
    assert first.better in (hint.choice, *hint.equal)
    assert first.points is not None
    assert first.points > 8  # 13 points lie there instead of 1
    assert first.lost > 0.02
    assert "row" in {reason.key for reason in first.reasons}
    assert found.points[0].chances == found.points[1].chances  # dealt from a position: nobody knows what was before


def test_a_mistake_is_found_where_the_choice_looked_best_at_a_glance() -> None:
    """The hints are turned round: the dear row looks best. Playing on shows what it costs."""
    table = deal("survival", "51 / 61 62 63 55 66 / 71 / 81", A="3 90 91", B="52 72 92", C="82 73 93")
    lay(table, A="3", B="52", C="82")
    dearest = {"take-a-row": lambda view, ask: [float(view.row_points[one.row]) for one in ask.options]}
    object.__setattr__(table.game, "hints", {**table.game.hints, **dearest})
    try:
        table.play(0, "row 2")
        while table.outcome is None:
            table.play(*next((seat, ask.options[0]) for seat, ask in table.asks.items()))
        assert ("take-a-row", "row 2") in {(one.ask, one.choice) for one in review_game(table).decisions}
    finally:
        object.__setattr__(table.game, "hints", HINTS)


def test_no_part_of_a_share_is_more_than_a_whole_win() -> None:
    """What helped and hurt alike is left out of both; it still adds up."""
    nothing = (0.0,)
    points = [Point(0, (0.3,), nothing, nothing, nothing), Point(9, (0.0,), (-1.55,), (-0.28,), (1.53,))]
    share = review._share_of_chances(points, 0, 0.1)
    assert share.others == pytest.approx(0.7, abs=0.002)
    assert share.luck + share.own == pytest.approx(-1.0, abs=0.002)
    assert share.start + share.luck + share.own + share.others == pytest.approx(share.result)
    assert share.doubt == 0.1


def test_the_game_must_be_over() -> None:
    with pytest.raises(BadInput, match="not-over"):
        review_game(open_table("tacdex", 2, {}))


def test_what_was_taken_back_is_told_again_but_stands_no_longer() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="15 71", B="16 31", C="17 51")
    lay(table, A="15")
    table.play(0, "71")
    table.undo(0)
    lay(table, A="15", B="16", C="17")
    turns = [(turn.ask.seat, turn.choice.notation, turn.stands, turn.table.told) for turn in play_again(table)]
    assert [turn[:3] for turn in turns] == [
        (0, "15", False),
        (0, "71", False),
        (0, "15", True),
        (1, "16", True),
        (2, "17", True),
    ]
    assert turns[-1][3] < table.told


def test_what_a_choice_changed_for_others_is_theirs_and_no_luck() -> None:
    table = played("tacdex", 2, {})
    chances: dict[int, Chances] = {0: (0.5, 0.5), 10: (0.6, 0.4), table.told: (1.0, 0.0)}
    mistake = _Judged(12, 1, 12, "select-a-card", "9", "11", 0.3, (0.25, -0.3), (0.0, 0.0))
    *_, before, after = _sum_up(table, chances, [mistake], None).points
    assert (before.own, before.others) == ((0.0, 0.0), (0.0, 0.0))
    assert (after.own, after.others) == ((0.0, -0.3), (0.25, 0.0))
    assert after.luck == pytest.approx((0.15, -0.1))
