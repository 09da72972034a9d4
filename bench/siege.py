"""How long others wait while few addresses attack by everything at once, with long finished games on the disk.

Undos, rules, boxes, replays, reviews, saves, lessons, same deals, play-ons, trials, hints, legends, half-sent requests
and spectators. Run it with `python bench/siege.py --seconds 20`; each of them alone is in `bench/attack.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from attack import (
    ask_for_hints,
    attack,
    fill,
    fill_with_legends,
    long_seats,
    say,
    sit_down,
    take_back_again_and_again,
    watch_others,
)
from server.running import Server


async def besiege(seconds: float, amount: int, answers: int = 8_000, boards: int = 20) -> None:
    """Others' pings and bots, before and meanwhile."""
    async with AsyncExitStack() as here:
        folder = Path(here.enter_context(tempfile.TemporaryDirectory()))
        server = here.enter_context(Server(folder / "tables.db", folder, posts_per_minute=10_000))
        seats = await long_seats(here, server, boards)
        survival = await sit_down(here, server, 10, "card_game", {"mode": "survival", "hands": 10})
        board = await sit_down(here, server, 6, "board_game", {})
        server.stop()
        filled = [await fill(server, name, answers) for name in (seats[0][0], survival[0].table, board[0].table)]
        print(f"on the disk: games of {', '.join(map(str, filled))} answers")
        server.start()
        await watch_others(server, 5, games=2)  # until the processes have started
        pings, waits = await watch_others(server, seconds)
        say("before: ping", pings)
        say(f"before: {len(waits)} times others' bots", waits)
        await fill_with_legends(server, amount)
        context, lasts = multiprocessing.get_context("spawn"), seconds + 30
        strangers = [context.Process(target=take_back_again_and_again, args=(server.port, seats, lasts))]
        for one in (survival, board):
            given = (server.port, one[0].table, lasts)
            strangers.append(context.Process(target=attack, args=given, kwargs={"spends": True}))
        for stranger in strangers:
            stranger.start()
        hinting = asyncio.create_task(ask_for_hints(server, amount))
        await asyncio.sleep(5)
        pings, waits = await watch_others(server, seconds)
        say("under all at once: ping", pings)
        say(f"under all at once: {len(waits)} times others' bots", waits)
        for stranger in strangers:
            await asyncio.to_thread(stranger.join)
        await hinting


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--amount", type=int, default=80, help="of tables of legends, and of hints")
    given = asked.parse_args()
    asyncio.run(besiege(given.seconds, given.amount))
