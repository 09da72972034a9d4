"""The commands of the lab: many games, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from shambles.cli.reading import (
    BotOption,
    BotsOption,
    FormatOption,
    HandsOption,
    Lang,
    ModeOption,
    OptionOption,
    read_bots,
    read_format,
    read_options,
    trouble_in,
)
from shambles.core.game import find_game
from shambles.texts import Texts

# What only one command needs is imported there: nobody waits for it who only asks for help.
if TYPE_CHECKING:
    from shambles.lab import Run, Simulation
    from shambles.lab.intervals import Interval

lab_app = typer.Typer()

FAILED = 1
STOPPED = 130  # as a shell says it of Ctrl-C

GameArgument = Annotated[str, typer.Argument(help="The game.")]
LabSeed = Annotated[int, typer.Option("--seed", help="The same number gives the same games.")]
Processes = Annotated[int | None, typer.Option(help="Processes; all cores unless given.")]
On = Annotated[str, typer.Option("--on", help="ray, or ray://HOST:PORT: play the games there.")]
Folder = Annotated[
    Path | None, typer.Option("--run", help="Keep everything in this folder; the same command goes on after a stop.")
]
Decisions = Annotated[bool, typer.Option("--decisions", help="With --run: keep every decision too.")]


@lab_app.command(name="simulate")
def simulate_games(
    game: GameArgument,
    number: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 1000,
    bots: BotsOption = "greedy,random",
    bot: BotOption = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; as many as bots unless given.")] = None,
    mode: ModeOption = None,
    hands: HandsOption = None,
    option: OptionOption = None,
    seed: LabSeed = 0,
    processes: Processes = None,
    on: On = "",
    folder: Folder = None,
    decisions: Decisions = False,
    output: FormatOption = "text",
    lang: Lang = None,
) -> None:
    """Let bots play many games, and print how each of them did."""
    with trouble_in(lang) as texts:
        from shambles.lab import simulate

        kinds = read_bots(bots, bot)
        count = seats if seats is not None else len(kinds)
        players = [kinds[seat % len(kinds)] for seat in range(count)]
        options = read_options(find_game(game), mode, hands, option)
        read_format(output)
        with progress_of(texts, number, folder) as progress:
            run = simulate(
                game,
                games=number,
                bots=players,
                options=options,
                seed=seed,
                processes=processes,
                on=on,
                folder=folder,
                events=folder is not None,
                decisions=decisions,
                progress=progress,
            )
        result = run.summary()
        if output == "json":
            typer.echo(msgspec.json.encode(result).decode())
        else:
            print_simulation(result, Texts(texts.lang, find_game(game)))
        put_away(run, texts)


@contextmanager
def progress_of(texts: Texts, number: int, folder: Path | None) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal while games are played. Ctrl-C says how to go on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(texts.say("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=number)
            yield lambda done: progress.advance(task, done)
    except KeyboardInterrupt:
        said = "simulate-stopped" if folder is None else "simulate-goes-on"
        typer.echo(texts.say(said, folder=str(folder)), err=True)
        raise typer.Exit(STOPPED) from None


def put_away(run: Run, texts: Texts) -> None:
    """The files of a run that is complete; and of games that broke off, all it takes to see them again."""
    if run.folder is not None:
        from shambles.lab.frames import write_parquet

        for file in write_parquet(run, run.folder.path):
            typer.echo(texts.say("simulate-file", file=str(file)), err=True)
    failures = run.failures()
    if failures:
        from shambles.lab.folder import RunFolder

        folder = run.folder or RunFolder(Path("shambles-failed"))
        for failure in failures:
            folder.keep_failure(failure)
        first = failures[0]
        words = {"count": len(failures), "folder": str(folder.failures), "seed": str(first.seed)}
        typer.echo(texts.say("simulate-failed", **words, error=first.error), err=True)
        raise typer.Exit(FAILED)


def print_simulation(result: Simulation, texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    title = texts.say(
        "simulate-title", game=texts.say("game"), options=say_options(result.game, result.options), count=result.games
    )
    grid = Grid(title=title, caption=texts.say("simulate-won", share=say_share(result.won)))
    headings = ("simulate-bot", "simulate-seats", "simulate-share", "simulate-interval", "simulate-score")
    for place, heading in enumerate((*headings, "simulate-interval")):
        grid.add_column(texts.say(heading), justify="right" if place else "left", no_wrap=True)
    for bot in result.bots:
        grid.add_row(
            bot.bot.rpartition(":")[2],
            str(bot.seats),
            f"{bot.wins.mean:.1%}",
            f"{bot.wins.low:.1%} – {bot.wins.high:.1%}",
            f"{bot.score.mean:.2f}",
            f"{bot.score.low:.2f} – {bot.score.high:.2f}",
        )
    Console().print(grid)


def say_share(share: Interval) -> str:
    return f"{share.mean:.1%} ({share.low:.1%} – {share.high:.1%})"


def say_options(game: str, options: dict[str, object]) -> str:
    chosen = msgspec.to_builtins(find_game(game).read_options(options))
    return ", ".join(f"{name}={value if len(str(value)) < 40 else '…'}" for name, value in chosen.items())
