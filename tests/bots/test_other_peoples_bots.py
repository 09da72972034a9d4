"""Bots of others: from a module, a file with its siblings, an entry point; they listen, and a crash says where."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random as Rng
from typing import Any

import pytest

from shambles import Ask, BadInput, Choice, Event, Table
from shambles.bots import Fork, Random, ask_bot, bot_names, find_bot, finding, let_bots_answer, make_bot
from shambles.core.game import find_game

GAME = find_game("card_game")


def survival(seed: int = 1) -> Table:
    return Table.open("card_game", seats=3, options={"mode": "survival"}, seed=seed)


def test_a_bot_of_a_module() -> None:
    assert find_bot("shambles.bots.random:Random") is Random
    assert find_bot(Random) is Random
    with pytest.raises(BadInput) as caught:
        find_bot("no_such.module:Bot")
    assert caught.value.code == "no-such-file"


def test_a_file_has_its_siblings_and_its_dataclasses(tmp_path: Path) -> None:
    (tmp_path / "my_thoughts_on_cards.py").write_text("def think(options):\n    return options[-1]\n")
    file = tmp_path / "mine.py"
    file.write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass, field\n"
        "@dataclass\n"
        "class Mine:\n"
        "    count: int = field(default=0)\n"
        "    def choose(self, view, ask, fork):\n"
        "        from my_thoughts_on_cards import think\n"
        "        self.count += 1\n"
        "        return think(ask.options)\n"
    )
    bot = make_bot(find_bot(f"{file}:Mine"), GAME, Rng(1))
    table = survival()
    assert ask_bot(bot, table, 0, Rng(1)) == table.asks[0].options[-1]


def test_an_entry_point_brings_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("club", "shambles.bots.random:Random", "shambles.bots")
    monkeypatch.setattr(finding, "entry_points", lambda group: [entry] if group == "shambles.bots" else [])
    finding._brought.cache_clear()
    finding._find.cache_clear()
    try:
        assert "club" in bot_names()
        assert find_bot("club") is Random
    finally:
        finding._brought.cache_clear()
        finding._find.cache_clear()


def test_a_crash_names_the_game_the_seed_and_the_ask() -> None:
    class Faulty:
        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
            raise RuntimeError("no idea")

    with pytest.raises(BadInput) as caught:
        ask_bot(Faulty(), survival(seed=77), 2, Rng(1))
    params = caught.value.params
    assert (caught.value.code, params["game"], params["seed"]) == ("bot-crashed", "card_game", 77)
    assert params["ask"] == "0, seat 2, lay-a-card"
    assert isinstance(caught.value.__cause__, RuntimeError)


def test_a_bot_hears_what_its_seat_is_told() -> None:
    heard: dict[int, list[Event]] = {0: [], 1: [], 2: []}

    class Listener(Random):
        def __init__(self, seat: int) -> None:
            super().__init__(Rng(seat))
            self.seat = seat

        def observe(self, event: Event) -> None:
            heard[self.seat].append(event)

    table = survival()
    let_bots_answer(table, {seat: Listener(seat) for seat in table.seats}, Rng(1))
    assert table.outcome is not None
    assert heard == {seat: table.events_for(seat) for seat in table.seats}
