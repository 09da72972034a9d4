"""What is asked of a packed Shambles, in an environment with nothing else: by the smoke test and by `make dist`."""

# Every game with the core alone, and many games at once.
CORE_ONLY = """
import shambles
from shambles import Table, slugs
from shambles.lab import simulate

assert slugs() == ("card_game", "tacdex", "best_defense", "board_game"), slugs()
for slug, options in (("card_game", {"mode": "survival"}), ("card_game", {"mode": "hero"}), ("tacdex", {}),
                      ("best_defense", {"mode": "standard", "difficulty": "beginner"}), ("board_game", {})):
    result = simulate(slug, games=1, bots=["greedy", "random", "random"], options=options, seed=3, processes=1)
    assert result.summary().games == 1, slug
allowed = {"msgspec", "shambles"}
from importlib.metadata import distributions
assert {one.name for one in distributions()} == allowed, [one.name for one in distributions()]
print(shambles.__file__)
"""
