"""The commands of `shambles` put together: all of them, or only those of the room that the called one stands in."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from shambles import __version__
from shambles.cli.help import Tree

# Each room with its commands. To put all of them together takes longer than most of them run.
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
    """The command line for whoever calls this command; with all of them where it is none that we know."""
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
