"""The daily deal alone and offline: one deal a day for each way to play, the same on every machine, one try each.

The deal follows from the date and needs no server. Players who look it up beforehand deceive only themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from shambles.bots.reviewed import Cost, Share
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, Way, all_games
from shambles.core.table import Table
from shambles.daily import LEVEL, days_in_a_row
from shambles.folder import state_folder, write_whole
from shambles.terminal.reviewing import percent, signed
from shambles.terminal.sitting import Sitting, resume, seat_people
from shambles.texts import Texts


class Played(msgspec.Struct, frozen=True):
    """Result of a try at a daily deal."""

    result: str
    share: Share
    cost: Cost | None = None


class Record(msgspec.Struct):
    """Tries by day and deal: `2026-11-16` → `card_game/hero`."""

    days: dict[str, dict[str, Played]] = {}


class Deal:
    """The deal of a day for one way to play."""

    def __init__(self, game: Game[Any, Any], way: Way, day: date) -> None:
        self.game, self.way, self.day = game, way, day

    @property
    def name(self) -> str:
        """Its name on the command line and in the record."""
        return f"{self.game.slug}/{self.way.id}"

    @property
    def file(self) -> Path:
        """File of an unfinished try."""
        return state_folder() / f"daily-{self.day.isoformat()}-{self.game.slug}-{self.way.id}.json"

    def title(self, lang: str) -> str:
        return Texts(lang, self.game).say(f"way-{self.way.id}")

    def sit_down(self, lang: str) -> Sitting:
        """Start or resume the try. Hints are off (SH-006)."""
        if self.file.exists():
            return resume(self.file, lang)
        number = int.from_bytes(sha256(f"shambles daily {self.day.isoformat()} {self.name}".encode()).digest()[:8])
        table = Table.open(self.game.slug, seats=self.way.seats, options=dict(self.way.options), seed=number)
        bots = seat_people(self.way.seats, 1, [LEVEL] * (self.way.seats - 1))
        return Sitting(table, bots, Texts(lang, self.game), self.file, hints=None)


def deals_of(day: date) -> list[Deal]:
    """All deals of a day, in the order of the games."""
    return [Deal(game, way, day) for game in all_games() for way in game.ways]


def find_deal(wanted: str, day: date) -> Deal:
    """Find a deal by its name, by its way alone, or by its game if that has one way."""
    deals = deals_of(day)
    found = [one for one in deals if wanted in (one.name, one.way.id, one.game.slug)]
    if len(found) != 1:
        raise BadInput("deal", "unknown-way", found=wanted[:40], known=tuple(one.name for one in deals))
    return found[0]


# --- what was played


def record_file() -> Path:
    return state_folder() / "daily.json"


def read_record() -> Record:
    """The tries so far on this machine."""
    file = record_file()
    try:
        return msgspec.json.decode(file.read_bytes(), type=Record)
    except FileNotFoundError:
        return Record()
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(str(file), "malformed", detail=str(error)) from None


def write_record(record: Record) -> None:
    """Write the record, atomically."""
    file = record_file()
    try:
        write_whole(file, msgspec.json.encode(record))
    except OSError as error:
        raise BadInput(str(file), "unwritable", detail=error.strerror or str(error)) from None


def keep(deal: Deal, result: str, share: Share, cost: Cost) -> Played:
    """Record a finished try."""
    record, played = read_record(), Played(result, share, cost)
    record.days.setdefault(deal.day.isoformat(), {})[deal.name] = played
    write_record(record)
    return played


def streak(record: Record, today: date) -> int:
    """Number of days in a row with a try, up to today or yesterday."""
    return days_in_a_row(today.toordinal(), {date.fromisoformat(day).toordinal() for day in record.days})


def tell(deal: Deal, played: Played, count: int, texts: Texts, write: Callable[[str], None]) -> None:
    """Write the result of a try: the outcome, choices and luck, and the streak."""
    write(texts.say("daily-played", name=deal.title(texts.lang), result=played.result.rstrip(".")))
    if played.cost is not None:
        write(say_cost(played.cost, texts))
    write(texts.say("daily-luck", luck=signed(played.share.luck)))
    write(texts.say("daily-streak", count=count))


def say_cost(cost: Cost, texts: Texts) -> str:
    """Losses by choices, in points or as a chance, with their error."""
    if cost.in_points:
        return texts.say("daily-lost-points", lost=round(cost.lost, 1), doubt=max(0.1, round(cost.doubt, 1)))
    return texts.say("daily-lost", lost=percent(cost.lost), doubt=max(1, percent(cost.doubt)))
