"""Playing at a table in the terminal: in plain mode or on the full screen, and saving the game."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from shambles.cli.stopping import stoppable
from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.texts import Texts

if TYPE_CHECKING:
    from shambles.terminal.plain import Plain
    from shambles.terminal.sitting import Sitting


def read_place(file: Path | None) -> Path:
    """File for the saved game: the named one, or the default."""
    from shambles.terminal.sitting import default_file, must_be_plain

    place = file or default_file()
    must_be_plain(place)
    return place


def seat_table(table: Table, lang: str, people: int, bots: list[str], file: Path, hints: bool = False) -> Sitting:
    from shambles.terminal.sitting import Sitting, seat_people

    texts = Texts(lang, table.game)
    return Sitting(table, seat_people(len(table.seats), people, bots), texts, file, hints)


def sit_down(sitting: Sitting, plain: bool) -> None:
    """Play in plain mode or on the full screen. The game is saved for the next time."""
    if plain or is_dumb():
        play_plain(sitting)
        return
    must_be_a_terminal()
    from shambles.terminal.screen.app import play_on_screen

    play_on_screen(sitting)


def is_dumb() -> bool:
    """True if the terminal supports nothing but lines."""
    return os.environ.get("TERM") == "dumb"


def must_be_a_terminal() -> None:
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise BadInput("terminal", "no-terminal")


def choose_and_play(lang: str, file: Path) -> None:
    must_be_a_terminal()
    from shambles.terminal.screen.app import choose_on_screen

    choose_on_screen(lang, file)


def ring_bell() -> None:
    """Ring the bell, on a terminal only."""
    if sys.stdout.isatty():
        typer.echo("\a", nl=False)


def play_plain(sitting: Sitting) -> None:
    """Play in plain mode. A stop signal or a closed terminal saves the game, too."""
    from shambles.terminal.plain import Plain

    prompt = sitting.texts.say("plain-prompt") + " " if sys.stdin.isatty() else ""
    client = Plain(sitting, lambda: input(prompt), typer.echo, ring_bell)
    over = False
    with stoppable():
        try:
            over = _play(client, sitting)
            _put_away(sitting, over)
        except KeyboardInterrupt:  # perhaps during `_put_away`: a closing terminal sends several signals
            _put_away(sitting, over)
    if over and client.goes_on is not None:
        client.goes_on.play(play_plain, typer.echo)


def _play(client: Plain, sitting: Sitting) -> bool:
    """Play a sitting. True if the game came to its end."""
    from shambles.terminal.sitting import say_crashed

    try:
        return client.play()
    except OSError:  # nobody reads any more, or nobody can
        return False
    except BadInput:  # a bot that crashed
        if sitting.table.answered:
            _put_away(sitting, over=False)
        raise
    except Exception as error:  # a bug of ours: nothing of the game is lost
        sitting.save()
        typer.echo(say_crashed(sitting.texts, sitting.file, error, sitting), err=True)
        raise typer.Exit(1) from None


def _put_away(sitting: Sitting, over: bool) -> None:
    """Delete the save of a finished game; save any other, and print how to resume it."""
    from shambles.terminal.sitting import say_saved

    if over:
        sitting.forget()
        return
    sitting.save()
    with suppress(OSError):
        for line in say_saved(sitting, sitting.texts):
            typer.echo(line)
