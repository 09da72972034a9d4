"""Bots are found, made and asked, and never see more than their seat may know."""

from __future__ import annotations

from pathlib import Path
from random import Random as Rng
from typing import Any

import msgspec
import pytest

from games.card_game.positions import deal, lay
from shambles import Accepted, Ask, BadInput, Choice, Table
from shambles.bots import LEVELS, Fork, Greedy, Random, ask_bot, bot_names, find_bot, make_bot
from shambles.core.game import find_game

GAME = find_game("card_game")


def survival(seed: int = 1, seats: int = 4) -> Table:
    return Table.open("card_game", seats=seats, options={"mode": "survival"}, seed=seed)


def test_the_built_in_bots() -> None:
    assert bot_names() == (*LEVELS, "search", "greedy", "random")
    assert find_bot("random") is Random
    assert find_bot("greedy") is Greedy


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("clever", "unknown-bot"),
        ("nowhere/bot.py:Mine", "no-such-file"),
        ("{folder}/bot.py:Absent", "no-such-bot-class"),
        ("{folder}/bot.py:NoBot", "no-such-bot-class"),
        ("{folder}/broken.py:Mine", "file-fails"),
        ("{folder}/bot.txt:Mine", "not-a-python-file"),
    ],
)
def test_a_bot_that_cannot_be_had(tmp_path: Path, name: str, code: str) -> None:
    (tmp_path / "bot.py").write_text("class NoBot:\n    pass\n")
    (tmp_path / "broken.py").write_text("import no_such_module\n")
    (tmp_path / "bot.txt").write_text("words\n")
    with pytest.raises(BadInput) as caught:
        find_bot(name.format(folder=tmp_path))
    assert (caught.value.field, caught.value.code) == ("bot", code)


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Highest:\n"
        "    def choose(self, view, ask, fork):\n"
        "        return str(max(view.cards)) if ask.key == 'lay-a-card' else 'row 1'\n"
    )
    bot = make_bot(find_bot(f"{file}:Highest"), GAME, Rng(1))
    table = survival()
    view: Any = table.view(2)
    assert ask_bot(bot, table, 2, Rng(1)).notation == str(max(view.cards))


def test_a_bot_that_wants_more_than_there_is() -> None:
    class Greedier:
        def __init__(self, table: Table) -> None:
            self.table = table

        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
            raise NotImplementedError

    with pytest.raises(BadInput) as caught:
        make_bot(Greedier, GAME, Rng(1))
    assert caught.value.code == "bot-wants-more"


def test_an_illegal_answer_is_the_bots_bug_and_names_the_rule() -> None:
    class Cheat:
        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> str:
            return "1+2"

    table = survival()
    before = table.save()
    with pytest.raises(BadInput) as caught:
        ask_bot(Cheat(), table, 0, Rng(1))
    assert caught.value.params["rule"] == "CG-210"
    assert table.save() == before


def test_whatever_a_bot_looks_at_is_imagined() -> None:
    """Even by digging in the ask and its forks, a bot finds the others' true hands no more often than by guessing."""
    seen: list[Any] = []

    class Spy:
        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
            seen.append(ask.play.state.hands[1])
            seen.append(fork()._run.play.state.hands[1])
            seen.append(fork().view(1))
            choice: Choice = ask.options[0]
            return choice

    table = survival(seats=10)
    truth: Any = table.view(1)
    for seed in range(30):
        ask_bot(Spy(), table, 0, Rng(seed))
    hands = [tuple(sorted(one if isinstance(one, list) else one.cards)) for one in seen]
    assert truth.cards not in hands
    assert len(set(hands)) > 60


def test_a_bot_is_told_exactly_what_its_seat_may_know() -> None:
    heard: list[bytes] = []

    class Listener:
        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
            heard.append(msgspec.json.encode((view, ask.form())))
            choice: Choice = ask.options[0]
            return choice

    table = survival()
    ask_bot(Listener(), table, 3, Rng(1))
    assert heard == [msgspec.json.encode((table.view(3), table.asks[3].form()))]


@pytest.mark.parametrize("mode", ["hero", "survival"])
@pytest.mark.parametrize("name", ["random", "greedy", "rookie", "survivor"])
def test_bots_finish_games_and_repeat_themselves(mode: str, name: str) -> None:
    def play() -> bytes:
        table = Table.open("card_game", seats=4, options={"mode": mode}, seed=5)
        bots = [make_bot(find_bot(name), GAME, Rng(seat)) for seat in table.seats]
        rng = Rng(9)
        while asks := table.asks:
            for seat in asks:
                assert isinstance(table.answer(seat, ask_bot(bots[seat], table, seat, rng)), Accepted)
        return table.save()

    assert play() == play()


@pytest.mark.rule("CG-234")
def test_greedy_takes_the_cheapest_row() -> None:
    table = deal("survival", "50 60 / 70 / 55 / 99 100", A="3", B="4", C="5")
    lay(table, A="3", B="4", C="5")
    bot = make_bot(Greedy, GAME, Rng(1))
    assert ask_bot(bot, table, 0, Rng(1)).notation == "row 2"
