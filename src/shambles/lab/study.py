"""Shared engine of the lab's studies: works through numbered pieces, stores them, continues after a stop, returns all.

A study's folder is like a run's (folder.py): plan.json holds the plan, parts/ the results so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random as Rng
from typing import Any, Generic, Protocol, TypeVar, Unpack

import msgspec

from shambles.bots import Bot, find_bot, let_bots_answer, make_bot
from shambles.core.asking.chance import Chance
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, find_game
from shambles.core.table import Table
from shambles.folder import write_whole
from shambles.lab.playing import MOST_ANSWERS, NoEnd
from shambles.lab.simulate import MOST_FAILURES, MOST_GAMES, How
from shambles.lab.workers import work_on


class Numbered(Protocol):
    """A piece of a study, with its number."""

    @property
    def number(self) -> int: ...


U = TypeVar("U", bound=Numbered)


class StudyPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Plan of a study. `bots` are kinds of players, or those at the table, depending on the study."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    seed: int
    deals: int


P = TypeVar("P", bound=StudyPlan)


class Part(msgspec.Struct, Generic[U]):
    """Results of some pieces, and the errors of those that failed."""

    found: list[U] = []
    failed: dict[int, str] = {}


def carry_out(
    plan: P, piece: Callable[[P, int], U], kind: type[U], numbers: Iterable[int], **how: Unpack[How]
) -> list[U]:
    """Do all these pieces, in order, except those that the folder already holds."""
    folder, progress = how.get("folder"), how.get("progress")
    done, failed = _begun(plan, kind, Path(folder)) if folder is not None else ({}, 0)
    wanted = list(numbers)
    missing = [number for number in wanted if number not in done]
    if progress is not None and len(missing) < len(wanted):
        progress(len(wanted) - len(missing))
    own = any(bot.startswith("__main__:") for bot in plan.bots)
    work = partial(_do, plan, piece)
    with closing(work_on(work, missing, how.get("processes"), how.get("on", ""), script=own)) as working:
        for part in working:
            if folder is not None:
                first = min([one.number for one in part.found] + list(part.failed))
                write_whole(Path(folder) / "parts" / f"{first}.json", msgspec.json.encode(part))
            done |= {one.number: one for one in part.found}
            failed += len(part.failed)
            if failed > MOST_FAILURES or (part.failed and not done):
                raise BadInput("games", "too-many-failures", count=failed, seed=plan.seed, detail=_first(part))
            if progress is not None:
                progress(len(part.found) + len(part.failed))
    return [done[number] for number in wanted if number in done]


def check_plan(plan: StudyPlan, **how: Unpack[How]) -> Game[Any, Any]:
    """Check a plan before anything is played. BadInput names the field and the allowed values."""
    processes = how.get("processes")
    if plan.deals < 1:
        raise BadInput("deals", "not-enough", least=1)
    if plan.deals > MOST_GAMES:
        raise BadInput("deals", "too-many", most=MOST_GAMES)
    if processes is not None and processes < 1:
        raise BadInput("processes", "not-enough", least=1)
    rules = find_game(plan.game)
    rules.read_seats(plan.seats, rules.read_options(plan.options))
    for bot in plan.bots:
        find_bot(bot)
    return rules


def seats_for(game: str, options: dict[str, Any], seats: int | None) -> int:
    """Number of seats: the requested number, checked, or the usual one."""
    rules = find_game(game)
    chosen = rules.read_options(options)
    return len(rules.read_seats(rules.usual_number(chosen) if seats is None else seats, chosen))


def play_table(
    plan: StudyPlan,
    names: Sequence[str],
    seed: int,
    heads: str,
    chance: Chance | None = None,
    wrap: Callable[[int, Bot], Bot] = lambda seat, bot: bot,
    options: dict[str, Any] | None = None,
) -> Table:
    """Play one whole game of these bots, by seat. `heads` is the only seed of the bots' own random choices."""
    table = Table.open(
        plan.game, seats=len(names), options=plan.options if options is None else options, seed=seed, chance=chance
    )
    if isinstance(chance, Begins):
        chance.begun = True
    bots = {
        seat: wrap(seat, make_bot(find_bot(name), table.game, Rng(f"{heads}/{seat}")))
        for seat, name in enumerate(names)
    }
    let_bots_answer(table, bots, Rng(heads), most=MOST_ANSWERS)
    if table.outcome is None:
        raise NoEnd(f"no end after {MOST_ANSWERS} answers")
    return table


class Begins:
    """A chance with a flag that is set after the set-up."""

    begun = False


def wins_of(table: Table) -> list[float]:
    """Each seat's share of the win; a co-operative win counts fully for everybody."""
    outcome = table.outcome
    assert outcome is not None
    share = 1.0 if table.game.together else 1 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in table.seats]


def _do(plan: P, piece: Callable[[P, int], U], numbers: Sequence[int]) -> Part[U]:
    part: Part[U] = Part([], {})
    for number in numbers:
        try:
            part.found.append(piece(plan, number))
        except Exception as error:  # one failure must not end a million other games
            part.failed[number] = f"{type(error).__name__}: {error}"
    return part


def _begun(plan: P, kind: type[U], folder: Path) -> tuple[dict[int, U], int]:
    """Results stored so far by the same study, and the number of failures. A folder of another study is refused.

    The number of deals may differ from the stored plan.
    """
    file = folder / "plan.json"
    asked: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plan)) | {"study": type(plan).__name__}
    if file.exists():
        try:
            before = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError:
            raise BadInput(str(folder), "not-a-run") from None
        if before | {"deals": plan.deals} != asked:
            raise BadInput(str(folder), "another-run")
    elif folder.exists() and any(folder.iterdir()):
        raise BadInput(str(folder), "not-a-run")
    write_whole(file, msgspec.json.format(msgspec.json.encode(asked)))
    decode: Callable[[bytes], Part[U]] = msgspec.json.Decoder(Part[kind]).decode  # type: ignore[valid-type]
    parts = [decode(one.read_bytes()) for one in (folder / "parts").glob("*.json")]
    return {one.number: one for part in parts for one in part.found}, sum(len(part.failed) for part in parts)


def _first(part: Part[Any]) -> str:
    return next(iter(part.failed.values()), "")
