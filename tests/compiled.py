"""Has Numba compile what the Card Game's bots think with: `make test` does this before its tests.

It takes 14 CPU seconds, and is then kept beside the source. Otherwise each test process and each bot of a test server
that comes first to it would compile it for itself.
"""

from __future__ import annotations

from shambles import Table
from shambles.bots import advise

if __name__ == "__main__":
    for mode in ("survival", "hero"):
        table = Table.open("card_game", seats=3, options={"mode": mode}, seed=1)
        advise(table, seat=0)
