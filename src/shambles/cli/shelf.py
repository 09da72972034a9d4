"""`shambles games`, `shambles options GAME` and `shambles docs`: what there is, what may be set, and all about it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import shambles
from shambles.cli.reading import FormatOption, GameArgument, Lang, read_format, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.core.playing.shelf import game_form, shelf
from shambles.terminal.shelf import say_settings, say_shelf
from shambles.texts import Texts

app = typer.Typer()
DOCS = Path(shambles.__file__).parent / "server" / "docs"  # built by `make docs`


@app.command()
def games(output: FormatOption = "text", lang: Lang = None) -> None:
    """List the games.

    The name that commands know, how many play, how long it takes, what it is called.
    """
    with trouble_in(lang) as texts:
        read_format(output)
        if output == "json":
            typer.echo(msgspec.json.encode(shelf()).decode())
            return
        for line in say_shelf(texts.lang):
            typer.echo(line)


@app.command()
def options(game: GameArgument, output: FormatOption = "text", lang: Lang = None) -> None:
    """List the options of a game.

    What --option name=value can set, with what is allowed, and how many may sit down.
    """
    with trouble_in(lang) as texts:
        read_format(output)
        rules = find_game(game)
        form = game_form(rules)
        if output == "json":
            typer.echo(msgspec.json.encode(form).decode())
            return
        typer.echo(Texts(texts.lang, rules).say("game"))
        for line in say_settings(texts.lang, form):
            typer.echo(line)


@app.command()
def docs(
    show: Annotated[bool, typer.Option("--path", help="Only print the address.")] = False, lang: Lang = None
) -> None:
    """Open the documentation in the browser."""
    with trouble_in(lang) as texts:
        import webbrowser

        page = DOCS / "index.html"
        if not page.exists():
            raise BadInput("docs", "no-docs")
        if show:
            typer.echo(str(page))
            return
        typer.echo(texts.say("docs-at", address=page.as_uri()))
        webbrowser.open(page.as_uri())
