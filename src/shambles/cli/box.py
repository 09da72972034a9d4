"""`shambles box`: boxes of one's own, and whether a table can be opened with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from shambles.cli.reading import Lang, read_text, trouble_in
from shambles.core.box import BoxFormat, read_toml
from shambles.core.game import Game, all_games
from shambles.core.reply import BadInput
from shambles.texts import Texts

box_app = typer.Typer(help="Check box files: cards, boards and maps of your own.", no_args_is_help=True)


@box_app.callback()
def box() -> None:
    """Check box files: cards, boards and maps of your own."""


@box_app.command()
def check(file: Annotated[Path, typer.Argument(help="A box, in TOML.")], lang: Lang = None) -> None:
    """Print everything that is wrong with a box, with the card and the field. Exit code 0 only if nothing is."""
    with trouble_in(lang) as texts:
        box = read_toml(str(file), read_text(file))
        game, name, box_format = find_box_format(str(file), box)
        words = Texts(texts.lang, game)
        faults = box_format.faults(box)
        for fault in faults:
            typer.echo(words.trouble(fault))
        typer.echo(words.say("box-checked", game=words.say("game"), option=name, count=len(faults)))
        raise typer.Exit(1 if faults else 0)


def find_box_format(field: str, box: dict[str, Any]) -> tuple[Game[Any, Any], str, BoxFormat]:
    """The game, the option and the format of a box, told by its tables."""
    for game in all_games():
        for name, box_format in game.boxes.items():
            if box_format.recognises(box):
                return game, name, box_format
    raise BadInput(field, "no-game-has-such-a-box", fields=tuple(sorted(box)))
