"""What the encodings promise, as text to read: another line is another version. Written anew by `make golden`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shambles.doors.encoding import find_encoding

FOLDER = Path(__file__).parent / "encodings"
TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "card_game-hero-3": ("card_game", {"mode": "hero"}, 3),
    "card_game-survival-4": ("card_game", {"mode": "survival"}, 4),
    "tacdex-2": ("tacdex", {}, 2),
    "best_defense-2": ("best_defense", {"mode": "standard", "difficulty": "beginner"}, 2),
    "board_game-4": ("board_game", {}, 4),
}


def page(name: str) -> str:
    """The arrays and the actions of a table's encoding."""
    slug, options, seats = TABLES[name]
    return find_encoding(slug, seats=seats, **options).describe()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text(page(name), "utf-8")


if __name__ == "__main__":
    main()
