"""Plays one game for each way The Best Defense can end, and writes it to recorded/.

`PYTHONPATH=tests python -m games.best_defense.record`, only when the rules change on purpose: the recorded games hold
them to what they were.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from shambles import Choice, Table
from shambles.bots import Greedy, ask_bot
from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.vocabulary import DECKS
from shambles.games.best_defense.table.events_of_combat import DeckEmptied

FOLDER = Path(__file__).parent / "recorded"
Policy = Callable[[Table, int, Random], Choice | str]


class Way(NamedTuple):
    """How to play, and the end that is looked for: its reason and rule, and the deck that ran out."""

    seats: int
    options: dict[str, Any]
    policy: Policy
    reason: str
    rule: str
    deck: str | None = None


def greedy(table: Table, seat: int, rng: Random) -> Choice | str:
    return ask_bot(Greedy(GAME, rng), table, seat, rng)


def reckless(table: Table, seat: int, rng: Random) -> Choice | str:
    choice: Choice = rng.choice(table.asks[seat].options)
    return choice


def gather_for(deck: str) -> Policy:
    """Everybody goes to where this deck lies, and draws from it; for the rest as a greedy player would."""

    def policy(table: Table, seat: int, rng: Random) -> Choice | str:
        ask = table.asks[seat]
        legal = {option.notation for option in ask.options}
        goal = next((one.place for one in table.view(None).places if one.deck == deck), None)  # type: ignore[attr-defined]
        if ask.key == "move-survivor" and goal in legal:
            return str(goal)
        if ask.key == "draw-card" and "draw" in legal:
            return "draw"
        return greedy(table, seat, rng)

    return policy


def options(mode: str = "standard") -> dict[str, Any]:
    return {"mode": mode, "difficulty": "beginner"}


WAYS = {
    "won": Way(3, options(), greedy, "survived", "BD-030"),
    "a-survivor-dies": Way(2, options("hardcore"), reckless, "survivor-died", "BD-370"),
    "nobody-left": Way(4, options(), reckless, "nobody-left", "BD-379"),
    **{f"{deck}-eaten": Way(3, options(), reckless, "deck-empty", "BD-031", deck) for deck in DECKS},
    **{f"{deck}-drawn": Way(4, options(), gather_for(deck), "deck-empty", "BD-032", deck) for deck in DECKS},
}


def play(way: Way, seed: int) -> Table:
    table, rng = Table.open("best_defense", seats=way.seats, options=way.options, seed=seed), Random(seed)
    while table.asks:
        seat = min(table.asks)
        table.answer(seat, way.policy(table, seat, rng))
    return table


def end_of(table: Table) -> tuple[str, str, str | None]:
    """The reason and rule by which a game ended, and the deck that ran out."""
    assert table.outcome is not None
    emptied = [event.deck for event in table.events_for(None) if isinstance(event, DeckEmptied)]
    return table.outcome.reason, table.outcome.rule, emptied[0] if emptied else None


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, way in WAYS.items():
        for seed in range(3000):
            table = play(way, seed)
            if end_of(table) == (way.reason, way.rule, way.deck):
                (FOLDER / f"{name}.json").write_bytes(table.save() + b"\n")
                break
        else:
            raise SystemExit(f"no game ended like {name}")


if __name__ == "__main__":
    main()
