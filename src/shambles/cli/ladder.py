"""The ladder of the bots, and the page that it stands on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from shambles.cli.many_games import Adjust, LabSeed, Processes, progress_of
from shambles.cli.reading import FormatOption, Lang, read_bots, read_format, read_text, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.folder import write_whole

app = typer.Typer()


@app.command(name="ladder")
def measure_ladder(
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game; can be repeated.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas, the weakest first.")
    ] = "rookie,survivor,veteran,legend",
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals for each step.")] = 20,
    adjust: Adjust = False,
    seed: LabSeed = 0,
    processes: Processes = None,
    write: Annotated[bool, typer.Option("--write", help="Put the lines into the ladder of the page.")] = False,
    into: Annotated[Path, typer.Option("--into", help="The page with the ladder, for --write.")] = Path(
        "docs/how-to/bots.md"
    ),
    output: FormatOption = "text",
    lang: Lang = None,
) -> None:
    """Measure each level against the one below.

    In every way to play: one table, with intervals.
    """
    with trouble_in(lang) as texts:
        from shambles.lab.ladder import STAIRS, climb, table_of, write_into

        read_format(output)
        wanted = {find_game(one).slug for one in game or ()}
        levels = read_bots(bots, None)
        if deals < 1:
            raise BadInput("deals", "not-enough", least=1)
        if len(levels) < 2:
            raise BadInput("bots", "not-enough", least=2)
        before = read_text(into) if write else ""
        if write:
            write_into(before, ())  # a page without a ladder is told of before anything is played
        stairs = [one for one in STAIRS if not wanted or one.game in wanted]
        rungs = []
        steps = sum(len(levels) if find_game(one.game).together else len(levels) - 1 for one in stairs)
        with progress_of(texts, steps, None) as progress:
            for rung in climb(stairs, levels, deals, seed, adjust, processes=processes):
                rungs.append(rung)
                progress(1)
                if write:
                    write_whole(into, write_into(before, rungs).encode())
        if output == "json":
            typer.echo(msgspec.json.encode(rungs).decode())
        else:
            typer.echo(table_of({rung.cells[:4]: rung.cells for rung in rungs}), nl=False)
