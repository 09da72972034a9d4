"""Runs as Polars frames, and as Parquet files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import polars

from shambles.core.game import find_game
from shambles.lab.playing import Decision
from shambles.lab.tally import WIN, win_of

if TYPE_CHECKING:
    from shambles.lab.simulate import Run

DECISION = {
    "game": polars.Int64,
    "at": polars.Int64,
    "seat": polars.Int64,
    "bot": polars.String,
    "question": polars.String,
    "rule": polars.String,
    "options": polars.Int64,
    "choice": polars.String,
    "seconds": polars.Float64,
}


def games_frame(run: Run) -> polars.DataFrame:
    """One row a game. If events were kept, they are in columns of JSON text."""
    rows = [
        msgspec.to_builtins(row)
        | {
            "rules": msgspec.json.encode(row.rules).decode(),
            "happened": msgspec.json.encode(row.happened).decode(),
            "since": msgspec.json.encode(row.since).decode(),
            "later": msgspec.json.encode(row.later).decode(),
        }
        for row in run.rows()
    ]
    kinds: dict[str, polars.DataType | type[polars.DataType]] = {
        "seed": polars.UInt64,
        "luck": polars.List(polars.Float64),
    }
    return polars.DataFrame(rows, infer_schema_length=None, schema_overrides=kinds)


def seats_frame(run: Run) -> polars.DataFrame:
    """One row for each seat of each game."""
    together = find_game(run.plan.game).together
    found = [
        {
            "game": row.number,
            "deal": row.deal,
            "variant": row.variant,
            "seat": seat,
            "bot": bot,
            "score": row.scores[seat],
            "win": win_of(row, seat, together) / WIN,
            "luck": row.luck[seat] if row.luck else None,
        }
        for row in run.rows()
        for seat, bot in enumerate(row.bots)
    ]
    return polars.DataFrame(found, infer_schema_length=None, schema_overrides={"luck": polars.Float64})


def decisions_frame(run: Run) -> polars.DataFrame:
    """One row a decision."""
    found: list[Decision] = [one for played in run.played() for one in played.decisions]
    return polars.DataFrame([msgspec.to_builtins(one) for one in found], schema=DECISION)


def write_parquet(run: Run, folder: Path) -> Sequence[Path]:
    """Write games.parquet, and decisions.parquet if decisions were kept."""
    files = [folder / "games.parquet"]
    games_frame(run).write_parquet(files[0])
    if run.plan.decisions:
        files.append(folder / "decisions.parquet")
        decisions_frame(run).write_parquet(files[1])
    return files
