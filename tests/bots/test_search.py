"""The search: anytime, repeatable, paired, for every game, and blind to everything its seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Rng
from typing import Any

import pytest

from games.card_game.positions import deal, lay
from server.stopwatch import Stopwatch
from shambles import Ask, Choice, Outcome, Table
from shambles.bots import Considered, Fork, Search, ask_bot, make_bot
from shambles.bots.levels import Veteran
from shambles.bots.search import LOOK
from shambles.bots.worlds import imagine_from
from shambles.core.asking.value import result

TABLES = [
    ("card_game", 4, {"mode": "survival"}),
    ("card_game", 3, {"mode": "hero"}),
    ("tacdex", 2, {}),
    ("best_defense", 2, {"mode": "standard", "difficulty": "beginner"}),
    ("board_game", 2, {}),
]


class Quick(Search):
    iterations = 8
    depth = 1


def think(table: Table, seat: int, kind: type[Search] = Quick) -> list[Considered]:
    bot = make_bot(kind, table.game, Rng(1))
    assert isinstance(bot, Search)
    return bot.think(table.view(seat), table.asks[seat], imagine_from(table, seat, Rng(2)))


def open_table(slug: str, seats: int, options: dict[str, Any]) -> Table:
    table = Table.open(slug, seats=seats, options=options, seed=4)
    rng = Rng(5)
    while all(len(ask.options) < 2 for ask in table.asks.values()):
        table.play(*next((seat, rng.choice(ask.options)) for seat, ask in table.asks.items()))
    return table


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_it_plays_every_game_and_repeats_itself(slug: str, seats: int, options: dict[str, Any]) -> None:
    table = open_table(slug, seats, options)
    seat = next(seat for seat, ask in table.asks.items() if len(ask.options) > 1)
    before = table.save()
    once, again = think(table, seat), think(table, seat)
    assert once == again
    assert {one.choice for one in once} <= set(table.asks[seat].options)
    assert all(-2 <= one.figure <= 2 for one in once)
    assert table.save() == before


def test_of_what_was_tried_the_worse_half_is_dropped_and_what_looked_best_at_first_stays() -> None:
    search = Search(Table.open("tacdex", seats=2).game, Rng(1))
    first, *others = (Choice(letter) for letter in "abcde")
    found = dict(zip("abcde", ([0.1, 0.1], [0.9, 0.1], [0.2, 0.4], [1.0, 0.6], [0.0, 0.2]), strict=True))
    assert [one.notation for one in search._better_half([first, *others], found)] == ["a", "d", "b"]


class Poison(list[int]):
    """A hand that nobody may look into: how many cards it has is open, which is not."""

    def __iter__(self) -> Iterator[int]:
        raise AssertionError("somebody looked at what is hidden")

    def __getitem__(self, at: Any) -> Any:
        raise AssertionError("somebody looked at what is hidden")

    __contains__ = __eq__ = __add__ = __getitem__


@pytest.mark.parametrize("options", [{"mode": "survival"}, {"mode": "hero"}])
def test_what_is_hidden_is_never_looked_at(options: dict[str, Any]) -> None:
    table = Table.open("card_game", seats=3, options=options, seed=9)
    play = table.asks[0].play
    for seat in (1, 2):
        play.state.hands[seat] = Poison(play.state.hands[seat])
    play.state.unused = Poison(play.state.unused)
    bot = make_bot(Quick, table.game, Rng(1))
    assert ask_bot(bot, table, 0, Rng(2)) in table.asks[0].options
    with pytest.raises(AssertionError):
        table.view(1)


def test_worlds_that_look_alike_get_the_same_answer() -> None:
    """Two tables that differ only in the others' hands are one and the same to the search, figure by figure."""
    one = deal("hero", "50 / 60 / 70 / 80", A="3 55 61", B="4 5 81", C="56 62 90")
    two = deal("hero", "50 / 60 / 70 / 80", A="3 55 61", B="56 62 90", C="4 5 81")
    assert think(one, 0) == think(two, 0)


def test_it_sees_what_a_glance_does_not() -> None:
    """Two cards in hand, no difference in this round, but the last one will cost a row of 5 or nothing."""
    table = deal("survival", "10 11 12 13 14 / 30 / 50 / 70", A="15 71", B="16 31", C="17 51")
    lay(table, B="16", C="17")

    class Many(Search):
        iterations = 200

    figures = {one.choice.notation: one.figure for one in think(table, 0, Many)}
    assert figures["71"] > figures["15"]


def test_options_are_compared_in_the_same_worlds() -> None:
    numbers: list[int | None] = []

    class Counting:
        def __init__(self, fork: Fork) -> None:
            self.fork = fork

        def __call__(self, number: int | None = None) -> Table:
            numbers.append(number)
            return self.fork(number)

    table = open_table("tacdex", 2, {})
    bot = Quick(table.game, Rng(1))
    bot.think(table.view(0), table.asks[0], Counting(imagine_from(table, 0, Rng(2))))  # type: ignore[arg-type]  # counts
    worlds = {number: numbers.count(number) for number in numbers}
    assert None not in worlds
    assert min(worlds.values()) >= 2


@pytest.mark.parametrize(("other", "worlds"), [(0.5, LOOK), (0.1, LOOK), (0.9, 100)])
def test_no_more_worlds_than_it_takes_to_settle_it(other: float, worlds: int) -> None:
    """Options that come to the same, or are worse beyond doubt, are not tried to the end of the budget."""
    tried: list[int] = []

    class Told(Search):
        iterations = 200

        def _try(self, ask: Any, alive: Any, fork: Any, trees: Any, number: int) -> list[float]:
            tried.append(number)
            return [0.5, other + 0.01 * (number % 2) * (other != 0.5)][: len(alive)]

    table = deal("hero", "50 / 60 / 70 / 80", A="3", B="4 5 81", heroes="A")
    bot = Told(table.game, Rng(1))
    bot.mind = None
    bot.think(table.view(0), table.asks[0], imagine_from(table, 0, Rng(2)))
    assert len(table.asks[0].options) == 2
    assert tried == list(range(worlds))


def test_several_processes_find_the_same() -> None:
    class Alone(Search):
        iterations = 40
        depth = 0

    class Together(Alone):
        processes = 2

    table = open_table("tacdex", 2, {})
    assert think(table, 0, Alone) == think(table, 0, Together)


def test_somebody_who_is_waited_for_answers_in_time() -> None:
    class Patient(Veteran):
        iterations = 10**6
        patience = 150

    table = open_table("tacdex", 2, {})
    bot = make_bot(Patient, table.game, Rng(1), hurried=True)
    with Stopwatch() as watch:
        ask_bot(bot, table, 0, Rng(1))
    assert watch.seconds < 5


def test_what_a_result_is_worth() -> None:
    won = Outcome((10, 4), (0,), "", "", (10.0, 4.0))
    assert result(won, 0) > 0.8 > 0.2 > result(won, 1)
    together = Outcome.won_by((0, 1), (2, 2), "", "")
    lost = Outcome.won_by((), (0, 0), "", "")
    assert result(together, 0) == result(together, 1) == pytest.approx(0.85)
    assert result(lost, 1) == pytest.approx(0.15)


def test_it_keeps_what_looks_good_unless_something_is_better_beyond_doubt() -> None:
    def considered(notation: str, figure: float, error: float) -> Considered:
        return Considered(Choice(notation), figure, 10, error)

    bot = make_bot(Quick, open_table("tacdex", 2, {}).game, Rng(1))
    assert isinstance(bot, Search)
    first = considered("glance", 0.5, 0.0)
    assert bot.prefer([first, considered("noisy", 0.51, 0.2)]).notation == "glance"
    assert bot.prefer([first, considered("clear", 0.6, 0.02)]).notation == "clear"


def test_one_option_needs_no_thought() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="15", B="16", C="17")

    class Thoughtless(Search):
        def think(self, view: Any, ask: Ask[Any], fork: Fork) -> list[Considered]:
            raise AssertionError("there was nothing to think about")

    assert ask_bot(make_bot(Thoughtless, table.game, Rng(1)), table, 0, Rng(1)).notation == "15"
