"""`shambles play-on`: a saved game that is over, played on from one of its moments."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shambles.cli.reading import BotOption, BotsOption, Lang, SeedOption, load_table, read_bots, trouble_in

app = typer.Typer()


@app.command("play-on")
def play_on(
    save: Annotated[Path, typer.Argument(help="A saved table whose game is over.")],
    step: Annotated[
        int | None,
        typer.Option(help="Begin after this step (shambles replay --steps); your last choice unless given."),
    ] = None,
    seat: Annotated[int, typer.Option(help="The seat (from 1) that you play.")] = 1,
    dealt_anew: Annotated[
        bool, typer.Option("--dealt-anew", help="Deal anew what that seat could not know; by default all is as it was.")
    ] = False,
    bots: BotsOption = None,
    bot: BotOption = None,
    seed: SeedOption = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for a pipe or a screen reader.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where the new game is saved.")] = None,
    lang: Lang = None,
) -> None:
    """Play on from a moment of a finished game.

    At the end, then and now stand side by side.
    """
    with trouble_in(lang) as texts:
        from shambles.cli.sitting_down import read_place, sit_down
        from shambles.terminal.playing_on import PlayedOn

        before, _ = load_table(save, texts.lang)
        played = PlayedOn(before, step, seat - 1, anew=dealt_anew, seed=seed)
        played.sit_down(read_bots(bots, bot), texts, read_place(file))
        played.play(lambda sitting: sit_down(sitting, plain), typer.echo)
