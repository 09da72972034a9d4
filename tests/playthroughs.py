"""Golden playthroughs: whole games as text that people read. `make golden` writes them anew; the diff is the review."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shambles import Accepted, Live, Table
from shambles.core.game import find_game
from shambles.texts import Texts
from shambles.wording import Words, wording_of

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "card_game-hero-2": ("card_game", {"mode": "hero"}, 2),
    "card_game-hero-6-match": ("card_game", {"mode": "hero", "hands": 2}, 6),
    "card_game-survival-3": ("card_game", {"mode": "survival"}, 3),
    "card_game-survival-10": ("card_game", {"mode": "survival"}, 10),
    "tacdex-2": ("tacdex", {}, 2),
    "tacdex-4": ("tacdex", {}, 4),
    "tacdex-6-swapped": ("tacdex", {"actions": "swapped"}, 6),
    "best_defense-solo": ("best_defense", {"mode": "standard", "difficulty": "beginner"}, 1),
    "best_defense-motives-3": ("best_defense", {"mode": "standard", "difficulty": "expert", "motives": True}, 3),
    "best_defense-quick-4": ("best_defense", {"mode": "hardcore", "difficulty": "beginner", "quick": True}, 4),
    "board_game-2": ("board_game", {}, 2),
    "board_game-solo": ("board_game", {"cooperation": True}, 1),
    "board_game-6": ("board_game", {}, 6),
}


def playthrough(name: str) -> str:
    """A game with answers drawn from a fixed seed: every event with its rule, every answer with its question."""
    slug, options, seats = GAMES[name]
    table = Table.open(slug, seats=seats, options=options, seed=1)
    texts = Texts("en", find_game(slug))
    names = tuple(f"Seat {seat}" for seat in table.seats)
    wording = wording_of(Words(texts, names, table.game, table.options))
    answers = Live(2)
    lines = [f"{slug}, {options}, {seats} seats, seed 1", ""]
    told = 0
    while asks := table.asks:
        for event in table.events_for(None, told):
            lines.append(f"{wording.event(event, None)} [{event.rule}]")
        told = len(table.events_for(None))
        for seat, ask in asks.items():
            choice = answers.pick("answer", ask.options)
            label = wording.label(table.view(seat), ask, choice)
            lines.append(f"    {names[seat]}: {ask.key} [{ask.rule}]: {choice} (of {len(ask.options)}): {label}")
            assert isinstance(table.answer(seat, choice), Accepted)
    for event in table.events_for(None, told):
        lines.append(f"{wording.event(event, None)} [{event.rule}]")
    outcome = table.outcome
    assert outcome is not None
    lines += ["", f"{texts.outcome(outcome, None, names)} [{outcome.rule}]"]
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")


if __name__ == "__main__":
    main()
