"""Luck is taken out of results, and what is left is still right: in a game whose answer is known, and in ours."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from random import Random
from statistics import linear_regression, mean, pvariance
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from lab.test_coverage import Drawn, row
from shambles import Table
from shambles.bots import Fork, find_bot, let_bots_answer, make_bot
from shambles.cli import app
from shambles.core.asking.ask import Ask, Choice, Question
from shambles.core.asking.chance import Chance
from shambles.core.asking.event import Event
from shambles.core.asking.play import Flow, Play, decide
from shambles.core.asking.reply import Outcome
from shambles.core.asking.value import A_WIN, Value
from shambles.core.game import Game
from shambles.lab import compare, simulate, tournament
from shambles.lab.findings import Effect, what_mattered
from shambles.lab.intervals import adjusted, without_luck
from shambles.lab.judging import judge_strokes, luck_of
from shambles.lab.playing import Row, luck_after, read_events

CARDS = (1, 2, 3, 4, 5, 6)
TEMPTED = 0.3  # how often the first seat gives away a card: then it has lost


class Options(msgspec.Struct, frozen=True):
    """Nothing to agree on."""


class State(msgspec.Struct):
    deck: list[int] = []
    sums: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    given_away: bool = False


class View(msgspec.Struct, frozen=True):
    seat: int | None
    deck: tuple[int, ...]  # what is left, in no order
    sums: tuple[int, ...]
    given_away: bool


class Deed(Choice, frozen=True, tag="deed"):
    """`turn`, or `give-away`."""


class Turned(Event, frozen=True):
    seat: int
    card: int


TURN = Question(key="turn", rule="XX-001", candidates=lambda ask: [Deed("turn"), Deed("give-away")])
T = Play[State, Options]


def set_up(t: T) -> Flow[str]:
    t.state.deck = t.shuffle("deck", CARDS)
    return "round"
    yield {}


def round_of_play(t: T) -> Flow[str | Outcome]:
    """The first seat turns a card for itself and one for the other; or gives the game away, though cards are turned."""
    s = t.state
    deed = yield from decide(t, TURN, 0)
    s.given_away |= deed.notation == "give-away"
    for seat in (0, 1):
        card = s.deck.pop()
        s.sums[seat] += card
        t.tell(Turned("XX-001", seat, card))
    if s.deck:
        return "round"
    winner = int(s.given_away or s.sums[1] > s.sums[0])
    return Outcome(tuple(s.sums), (winner,), "sum", "XX-001", (1.0 - winner, float(winner)))


def view(t: T, seat: int | None) -> View:
    return View(seat, tuple(sorted(t.state.deck)), tuple(t.state.sums), t.state.given_away)


def reshuffle(t: T, chance: Chance) -> None:
    t.state.deck = chance.shuffle("again", sorted(t.state.deck))


@cache
def exactly(seen: View) -> float:
    """The chance that the sum will be the larger one, by trying every order of what is left."""
    ways = [seen.sums[0] + sum(deck[::2]) > seen.sums[1] + sum(deck[1::2]) for deck in permutations(seen.deck)]
    first = 0.0 if seen.given_away else mean(ways)
    return (1 - A_WIN) / 2 + A_WIN * (first if seen.seat == 0 else 1 - first)


def wrongly(seen: View) -> float:
    """Somebody's superstition."""
    return 0.9 if (seen.sums[0] % 2 == 0) == (seen.seat == 0) else 0.2


def game_with(worth: Callable[[View], float]) -> Game[State, Options]:
    return Game(
        slug="turned_up",
        version=1,
        prefix="XX",
        options=Options,
        state=State,
        seat_range=lambda options: range(2, 3),
        opening=lambda seats, options: State(),
        phases={"set-up": set_up, "round": round_of_play},
        view=view,
        redeal=lambda t, seat, chance: reshuffle(t, chance),
        reshuffle=reshuffle,
        questions=(TURN,),
        events=(Turned,),
        hints={},
        minutes=(1, 1),
        package=__name__,
        value=Value(worth, at="turn", after=0),
    )


class Tempted:
    """The first seat, as a bot that says how it draws its lots."""

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        raise AssertionError("it has played")

    def likings(self, view: Any, ask: Ask[Any]) -> list[float]:
        return [1 - TEMPTED / 3, TEMPTED / 3]


def tempted_too(seen: View) -> float:
    """The chance to win of somebody who may still give the game away at every card that is left."""
    kept = (1 - TEMPTED / 3) ** (len(seen.deck) // 2)
    first = kept * (exactly(msgspec.structs.replace(seen, seat=0)) - (1 - A_WIN) / 2) / A_WIN
    return (1 - A_WIN) / 2 + A_WIN * (first if seen.seat == 0 else 1 - first)


@cache
def rows_of(worth: Callable[[View], float], games: int, by_lot: bool = False) -> list[Row]:
    """Who won, what was turned up, and how lucky they were, in their lots too if that is known: in all, and after each
    card."""
    game, bots, found = game_with(worth), {0: Tempted()} if by_lot else {}, []
    for number in range(games):
        random = Random(f"{number}")
        table = Table.begin(game, range(2), Options(), number)
        while table.asks:
            table.play(0, "give-away" if random.random() < TEMPTED / 3 else "turn")
        assert table.outcome is not None
        strokes, events = judge_strokes(table, random, bots=bots), table.events_for(None)
        found.append(
            msgspec.structs.replace(
                row(number, table.outcome.winners[0], ("a", "b"), number),
                happened=read_events(events, 2)[2],
                luck=[sum(one.worth[seat] for one in strokes) for seat in (0, 1)],
                later=luck_after(events, 2, strokes),
            )
        )
    return found


def played(worth: Callable[[View], float], games: int) -> list[tuple[float, float]]:
    """What the first seat won, and how lucky it was."""
    return [(one.returns[0], one.luck[0]) for one in rows_of(worth, games)]


FAIR = mean(sum(deck[::2]) > sum(deck[1::2]) for deck in permutations(CARDS))  # 21 is odd: nobody has as much
TRUTH = FAIR * (1 - TEMPTED / 3) ** 3


@pytest.mark.parametrize(("worth", "saved"), [(exactly, 2.0), (wrongly, 0.9)])
def test_a_known_game_is_judged_right_whatever_the_value_says(worth: Callable[[View], float], saved: float) -> None:
    games = played(worth, 500)
    values, lucks = [won for won, _ in games], [luck for _, luck in games]
    error = (pvariance(lucks) / len(lucks)) ** 0.5
    assert abs(mean(lucks)) < 3.5 * error  # luck is nothing on average
    found = adjusted(values, lucks, share=True)
    assert found is not None
    assert found.figure.low < TRUTH < found.figure.high
    assert found.saved > saved
    if worth is exactly:
        sure = [won - luck for won, luck in games]
        assert pvariance(sure) < pvariance(values) / 2


@pytest.mark.parametrize("worth", [tempted_too, wrongly])
def test_the_luck_of_lots_is_taken_out_where_it_is_known_how_they_are_drawn(worth: Callable[[View], float]) -> None:
    rows = rows_of(worth, 500, by_lot=True)
    values, lucks = [one.returns[0] for one in rows], [one.luck[0] for one in rows]
    assert abs(mean(lucks)) < 3.5 * (pvariance(lucks) / len(lucks)) ** 0.5
    found = adjusted(values, lucks, share=True)
    assert found is not None
    assert found.figure.low < TRUTH < found.figure.high
    if worth is tempted_too:  # nothing is left but what the judge draws for its averages
        assert found.saved > 5
        assert pvariance([won - luck for won, luck in zip(values, lucks, strict=True)]) < pvariance(values) / 5


SIX = "turned.card=6"


def worth_of_the_six(rows: list[Row]) -> Effect:
    return next(one for one in what_mattered(Drawn(("a", "b"), 1, []), rows) if one.what == SIX)


def true_worth_of_the_six() -> float:
    """By trying every deck; each seat has the card half of the time."""
    kept = (1 - TEMPTED / 3) ** 3
    ours, theirs = (
        kept * mean(sum(deck[::2]) > sum(deck[1::2]) for deck in permutations(CARDS) if 6 in deck[seat::2])
        for seat in (0, 1)
    )
    return (ours + 1 - theirs) / 2 - (theirs + 1 - ours) / 2


@pytest.mark.parametrize(("worth", "saved"), [(exactly, 1.2), (wrongly, 1.0)])
def test_the_worth_of_a_card_is_right_without_luck_whatever_the_value_says(
    worth: Callable[[View], float], saved: float
) -> None:
    """To turn up the best card is luck, and stays: only the luck after it is taken out."""
    rows, truth = rows_of(worth, 1_000), true_worth_of_the_six()
    found = worth_of_the_six(rows)
    plain = worth_of_the_six([msgspec.structs.replace(one, luck=[], later={}) for one in rows])
    assert plain.saved is None
    assert found.apart.low < truth < found.apart.high
    assert found.having.mean - found.lacking.mean == pytest.approx(found.apart.mean)
    assert (found.saved or 1) >= saved
    assert found.apart.high - found.apart.low <= plain.apart.high - plain.apart.low
    if worth is exactly:
        whole = [
            msgspec.structs.replace(
                one, later={SIX: [luck * hit for luck, hit in zip([*one.luck, 0], one.happened[SIX], strict=True)]}
            )
            for one in rows
        ]
        wrong = worth_of_the_six(whole)
        assert wrong.apart.high < truth  # all luck taken out: the card's own worth would be gone with it


def test_the_interval_of_a_worth_without_luck_holds_the_truth_95_times_in_100() -> None:
    """Drawn over and over from played games, which are the truth."""
    random, held, rows = Random(6), 0, rows_of(exactly, 1_000)
    truth = worth_of_the_six(rows).apart.mean
    for _ in range(200):
        found = worth_of_the_six(
            [msgspec.structs.replace(one, deal=n) for n, one in enumerate(random.choices(rows, k=100))]
        )
        held += found.apart.low <= truth <= found.apart.high
    assert 0.92 - 0.035 <= held / 200 <= 0.99


@pytest.mark.parametrize("count", [20, 100])
def test_an_interval_without_luck_holds_the_truth_95_times_in_100(count: int) -> None:
    """Drawn over and over from played games: those are the truth, once their luck is made to be nothing on average."""
    games = played(exactly, 500)
    usual = mean(luck for _, luck in games)
    pool = [(won, luck - usual) for won, luck in games]
    truth, random, held, times = mean(won for won, _ in pool), Random(count), 0, 1000
    for _ in range(times):
        drawn = random.choices(pool, k=count)
        found = adjusted([won for won, _ in drawn], [luck for _, luck in drawn], share=True)
        assert found is not None
        held += found.figure.low <= truth <= found.figure.high
    assert 0.92 - 0.014 <= held / times <= 0.98


def test_what_luck_is_worth_to_a_figure_is_reckoned_from_the_others_alone() -> None:
    random = Random(3)
    lucks = [random.gauss(0, 1) for _ in range(30)]
    values = [luck + random.gauss(0, 1) for luck in lucks]
    for at, (value, luck, less) in enumerate(zip(values, lucks, without_luck(values, lucks), strict=True)):
        others = [(x, y) for number, (x, y) in enumerate(zip(lucks, values, strict=True)) if number != at]
        slope, _ = linear_regression(*zip(*others, strict=True))
        assert less == pytest.approx(value - slope * luck)


def test_too_few_games_say_nothing_of_what_luck_is_worth() -> None:
    assert adjusted([1.0] * 19, [0.5] * 19) is None
    same = adjusted([0.0, 1.0] * 10, [0.0] * 20, share=True)
    assert same is not None
    assert same.saved == 1
    assert same.figure.mean == 0.5


OURS: Sequence[tuple[str, int, dict[str, Any]]] = [
    ("tacdex", 2, {}),
    ("card_game", 3, {"mode": "survival"}),
    ("board_game", 2, {}),
    ("best_defense", 2, {"mode": "standard", "difficulty": "beginner", "quick": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), OURS)
def test_luck_in_our_games_is_the_same_each_time_and_no_more_than_a_win(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    table = Table.open(game, seats=seats, options=options, seed=5)
    bots = {seat: make_bot(find_bot("survivor"), table.game, Random(seat)) for seat in table.seats}
    let_bots_answer(table, bots, Random(5))
    before = table.save()
    luck = luck_of(table, Random(1), otherwise=2)
    assert luck == luck_of(table, Random(1), otherwise=2)
    assert table.save() == before
    assert any(luck)
    if table.game.together:
        assert len({round(one, 9) for one in luck}) == 1
    else:
        assert sum(luck) == pytest.approx(0, abs=1e-9)


def test_simulate_tournament_and_compare_take_luck_out() -> None:
    run = simulate("tacdex", games=24, bots=["survivor", "random"], adjust=True, processes=1)
    assert all(len(row.luck) == 2 for row in run.rows())
    assert all(one.saved is not None for one in run.bots)
    assert run.seats()["luck"].sum() == pytest.approx(0, abs=1e-4)
    assert run.games()["luck"].list.len().to_list() == [2] * 24
    found = tournament("tacdex", bots=["greedy", "random"], deals=20, adjust=True, processes=1)
    assert found.standings[0].bot == "greedy"
    assert found.standings[0].saved is not None
    both = compare(
        "tacdex", deals=20, bots=["greedy", "random"], change_bots=["random", "random"], adjust=True, processes=1
    )
    measures = {one.name: one for one in both.measures}
    assert measures["first-place"].saved is not None
    assert measures["first-place"].difference.high < 0
    assert measures["answers"].saved is None


def test_the_command_says_that_luck_is_taken_out() -> None:
    words = ["simulate", "tacdex", "-n", "20", "--bots", "greedy,random", "--adjust", "--processes", "1"]
    assert "Luck is taken out" in CliRunner().invoke(app, words, env={"COLUMNS": "200"}).output
    found = CliRunner().invoke(app, [*words, "--format", "json"])
    assert json.loads(found.output)["bots"][0]["saved"] > 0
