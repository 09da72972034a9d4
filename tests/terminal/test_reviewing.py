"""A review in words: answers are called as the game calls them, in either language."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from shambles import Accepted, Choice, Table
from shambles.bots import Review
from shambles.bots.reviewed import Decision
from shambles.core.asking.reason import Reason
from shambles.core.story.retelling import play_again
from shambles.games.best_defense.table.choices import Go
from shambles.games.card_game.table.events import RowTaken
from shambles.terminal.reviewing import in_words, say_decision
from shambles.texts import Texts
from shambles.wording import Wording, Words, wording_of


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_answers_have_their_names(lang: str) -> None:
    rng = Random(1)
    table = Table.open("best_defense", seats=2, options={"mode": "standard", "difficulty": "beginner"}, seed=1)
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.play(seat, rng.choice(ask.options))
    turn = next(one for one in play_again(table) if isinstance(one.choice, Go) and len(one.ask.options) > 1)
    other = next(one for one in turn.ask.options if one != turn.choice)
    words = turn.choice.notation, other.notation
    little = Reason("little", {"choice": words[0], "other": words[1]})
    decision = Decision(turn.ask.seat, turn.table.told, turn.ask.key, *words, 0.1, (little,))
    texts = Texts(lang, table.game)
    wording = wording_of(Words(texts, ["Ann", "Ben"], table.game, table.options))
    (found,) = in_words(Review(1, "best_defense", (), (), (decision,)), table, wording).decisions
    view = turn.table.view(turn.ask.seat)
    called = [wording.label(view, turn.ask, one) for one in (turn.choice, other)]
    assert texts.say(f"name-{turn.choice.notation}") in called[0]
    assert [found.choice, found.better] == called
    assert [*found.reasons[0].params.values()] == called


def test_an_answer_that_was_given_before_and_taken_back_is_named_once() -> None:
    """Ann lays another card and the first one again, twice; a name is looked up once."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    ask = table.asks[0]
    first, second = ask.options[:2]
    for choice in (first, second, first, second, first):
        assert isinstance(table.answer(0, choice), Accepted)
    decision = Decision(0, table.told, ask.key, first.notation, second.notation, 0.1, ())

    class Loud(Wording[Any]):
        def label(self, view: Any, ask: Any, choice: Choice) -> str:
            return choice.notation + "!"

    wording = Loud(Words(Texts("en", table.game), ["Ann", "Ben", "Cleo"], table.game, table.options))
    (found,) = in_words(Review(1, "card_game", (), (), (decision,)), table, wording).decisions
    assert (found.choice, found.better) == (f"{first.notation}!", f"{second.notation}!")


TEN = range(10)  # so many cards fill rows in the first round


def lay(seed: int, choice: int) -> Table:
    """A first round in which Ann lays this option and everybody else the fifth."""
    table = Table.open("card_game", seats=len(TEN), options={"mode": "survival"}, seed=seed)
    for seat in TEN:
        table.play(seat, table.asks[seat].options[4 if seat else choice])
    return table


def bullets_of(table: Table) -> int | None:
    """The bullets that Ann took in it; None if somebody is asked which row to take."""
    if any(ask.key == "take-a-row" for ask in table.asks.values()):
        return None
    taken = (one for one in table.events_for(None) if isinstance(one, RowTaken))
    return sum(one.points for one in taken if one.seat == 0)


def test_a_moment_tells_the_bullets_and_what_the_better_card_would_have_cost() -> None:
    """Both figures are those of real rounds in which the others lay the same cards."""
    for seed in range(200):
        taken, spared = (bullets_of(lay(seed, choice)) for choice in (6, 2))
        if taken is not None and spared is not None and taken > spared:
            break
    assert taken
    assert spared is not None
    table = lay(seed, 6)
    opening = Table.open("card_game", seats=len(TEN), options={"mode": "survival"}, seed=seed)
    ask = opening.asks[0]
    played, better = ask.options[6].notation, ask.options[2].notation
    names = [f"Player {seat}" for seat in TEN]
    texts = Texts("en", table.game)
    wording = wording_of(Words(texts, names, table.game, table.options))
    mistake = Decision(0, opening.told, ask.key, played, better, 0.2, ())
    none = msgspec.structs.replace(mistake, choice=played, better=played)
    (found,) = in_words(Review(1, "card_game", (), (), (mistake,)), table, wording).decisions
    assert found.came == Reason("took", {"mine": taken, "theirs": spared})
    said = say_decision(found, texts, names, 0)
    assert said == texts.say("review-took", you="yes", mine=taken, theirs=spared, choice=played, better=better)
    assert in_words(Review(1, "card_game", (), (), (none,)), table, wording).decisions[0].came is None
