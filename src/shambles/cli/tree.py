"""Builds the command line: all commands, or only the module of the called one."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from shambles import __version__
from shambles.cli.help import Tree

# Modules with their commands. Importing all of them takes longer than most commands run.
ROOMS = {
    "commands": ("play", "learn", "serve", "backup", "restore", "bots", "rules", "replay", "verify", "scenario"),
    "box": ("box",),
    "lab": ("simulate", "tournament", "compare", "report"),
    "studies": ("luck", "skill", "restrict", "drama", "tune"),
    "ladder": ("ladder",),
    "minds": ("hint", "review"),
    "daily": ("daily",),
    "playing_on": ("play-on",),
    "puzzles": ("puzzle", "puzzles"),
    "shelf": ("games", "options", "docs"),
    "mcp": ("mcp",),
    "guest": ("bot",),
    "host": ("host",),
    "texts": ("texts",),
}


def make_app(called: str = "") -> typer.Typer:
    """The command line for this command; with all commands if it is unknown."""
    app = typer.Typer(
        cls=Tree,
        help="Four Walking Dead games, played by the book. `shambles` alone opens them in the browser.",
        no_args_is_help=False,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback(invoke_without_command=True)(shambles)
    for room in [room for room, commands in ROOMS.items() if called in commands] or ROOMS:
        app.add_typer(import_module(f"shambles.cli.{room}").app)
    return app


def shambles(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Without a command: serve the web table, and open it in the browser."""
    if version:
        typer.echo(__version__)
    elif context.invoked_subcommand is None:
        from shambles.cli.commands import serve

        serve(open_browser=True)
