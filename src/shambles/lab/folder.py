"""The folder of a run: its plan, the games so far, the failures. The same call later continues the run.

plan.json              the plan
parts/FIRST-LAST.json  the games of one piece of work, written atomically
failures/NUMBER.json   a failed game, and NUMBER.save.json, its table (`shambles replay`)
games.parquet          one row a game, and decisions.parquet, once everything has been played
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.folder import write_whole
from shambles.lab.playing import Failure, Plan, Played


class RunFolder:
    """A run on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / "parts"
        self.failures = path / "failures"

    @classmethod
    def start(cls, path: Path, plan: Plan) -> RunFolder:
        """Open the folder of a plan: a new one, or one with the same plan. The number of deals may differ."""
        folder = cls(path)
        file = path / "plan.json"
        if file.exists():
            before = folder.read_plan()
            if msgspec.structs.replace(before, deals=plan.deals) != plan:
                raise BadInput(str(path), "another-run")
        elif path.exists() and any(path.iterdir()):
            raise BadInput(str(path), "not-a-run")
        write_whole(file, msgspec.json.format(msgspec.json.encode(plan)))
        return folder

    def read_plan(self) -> Plan:
        try:
            return msgspec.json.decode((self.path / "plan.json").read_bytes(), type=Plan)
        except (OSError, msgspec.DecodeError):
            raise BadInput(str(self.path), "not-a-run") from None

    def keep(self, played: Played) -> None:
        """Store the games of one piece of work, atomically."""
        for failure in played.failures:
            self.keep_failure(failure)
        write_whole(self.parts / f"{min(played.numbers)}-{max(played.numbers)}.json", msgspec.json.encode(played))

    def keep_failure(self, failure: Failure) -> None:
        write_whole(self.failures / f"{failure.number}.save.json", failure.save.encode())
        told = msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(failure, save="")))
        write_whole(self.failures / f"{failure.number}.json", told)

    def read(self) -> Iterator[Played]:
        """All stored results, in the order of the games."""
        for file in sorted(self.parts.glob("*.json"), key=lambda one: int(one.stem.partition("-")[0])):
            yield msgspec.json.decode(file.read_bytes(), type=Played)
