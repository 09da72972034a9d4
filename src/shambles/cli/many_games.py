"""What every command that plays many games can be told: written once, as the fields of a struct."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from shambles.cli.reading import (
    BotOption,
    FormatOption,
    HandsOption,
    Lang,
    ModeOption,
    OptionOption,
    read_format,
    read_options,
)
from shambles.cli.stopping import STOPPED, stoppable
from shambles.core.game import find_game
from shambles.texts import Texts

SeatsOption = Annotated[int | None, typer.Option(help="Seats at the table; the usual number unless given.")]
LabSeed = Annotated[int, typer.Option("--seed", help="The same number deals the same cards.")]
Processes = Annotated[int | None, typer.Option(help="Processes; all cores unless given.")]
On = Annotated[str, typer.Option("--on", help="ray, or ray://HOST:PORT: play the games there.")]
Folder = Annotated[
    Path | None, typer.Option("--run", help="Keep everything in this folder; the same command continues after a stop.")
]
Adjust = Annotated[
    bool, typer.Option("--adjust", help="Take luck out of the figures: the same certainty with fewer games.")
]


class ManyGames(msgspec.Struct, kw_only=True):
    """Who plays, by which options, where, and what is printed of it."""

    bot: BotOption = None
    mode: ModeOption = None
    hands: HandsOption = None
    option: OptionOption = None
    seed: LabSeed = 0
    processes: Processes = None
    on: On = ""
    folder: Folder = None
    output: FormatOption = "text"
    lang: Lang = None

    def options(self, game: str) -> dict[str, Any]:
        """The options of the table. What cannot be printed is said before anything is played."""
        read_format(self.output)
        return read_options(find_game(game), self.mode, self.hands, self.option)

    @contextmanager
    def playing(self, texts: Texts, number: int) -> Iterator[dict[str, Any]]:
        """How so many games are played; they are counted on a terminal."""
        with progress_of(texts, number, self.folder) as progress:
            yield {"processes": self.processes, "on": self.on, "folder": self.folder, "progress": progress}


def with_fields(command: Callable[..., None]) -> Callable[..., None]:
    """The same command, with an option for each field of the struct that is its last parameter."""
    asked = inspect.signature(command, eval_str=True)
    *own, last = asked.parameters.values()
    struct = last.annotation
    fields = [
        inspect.Parameter(one.name, inspect.Parameter.KEYWORD_ONLY, default=one.default, annotation=one.type)
        for one in msgspec.structs.fields(struct)
    ]
    options = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own] + fields

    @wraps(command)
    def run(**given: Any) -> None:
        told = struct(**{one.name: given.pop(one.name) for one in fields})
        command(**given, **{last.name: told})

    # What Typer reads.
    vars(run)["__signature__"] = asked.replace(parameters=options)
    run.__annotations__ = {one.name: one.annotation for one in options}
    return run


@contextmanager
def progress_of(texts: Texts, number: int, folder: Path | None) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal while games are played. Ctrl-C says how to go on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(texts.say("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with stoppable():
        try:
            with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
                task = progress.add_task("", total=number)
                yield lambda done: progress.advance(task, done)
        except KeyboardInterrupt:
            said = "simulate-stopped" if folder is None else "simulate-goes-on"
            typer.echo(texts.say(said, folder=str(folder)), err=True)
            raise typer.Exit(STOPPED) from None
