"""What the commands share: reading what was handed in, and saying what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from shambles.bots import USUAL_LEVEL, find_bot
from shambles.cli.extras import say_missing
from shambles.core.box import STANDARD
from shambles.core.game import Game
from shambles.core.reply import BadInput
from shambles.core.table import Table
from shambles.texts import LANGUAGES, Texts, language

WRONG_INPUT = 2

Lang = Annotated[str | None, typer.Option("--lang", help=f"Language: {' or '.join(LANGUAGES)}.")]
ModeOption = Annotated[str | None, typer.Option("--mode", help="Short for --option mode=…")]
HandsOption = Annotated[int | None, typer.Option("--hands", help="Short for --option hands=…")]
OptionOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option, as name=value; a box as box=FILE.")
]
BotsOption = Annotated[str, typer.Option("--bots", help="Bots, separated by commas; a short list goes round.")]
BotOption = Annotated[list[str] | None, typer.Option("--bot", help="A bot of yours: path/to/file.py:Name.")]
SeedOption = Annotated[int | None, typer.Option("--seed", help="Deal from this number.")]
FormatOption = Annotated[str, typer.Option("--format", help="text or json.")]


@contextmanager
def trouble_in(lang: str | None) -> Iterator[Texts]:
    """Speak the person's language; a BadInput is said in it, on standard error, with exit code 2."""
    try:
        try:
            texts = Texts(language(lang))
        except BadInput as trouble:
            leave(Texts(language()).trouble(trouble))
        try:
            yield texts
        except BadInput as trouble:
            leave(texts.trouble(trouble))
    except ModuleNotFoundError as missing:
        words = say_missing(missing, lang if lang in LANGUAGES else None)
        if words is None:
            raise
        leave(words)


def leave(words: str) -> NoReturn:
    typer.echo(words, err=True)
    raise typer.Exit(WRONG_INPUT)


def read_options(rules: Game[Any, Any], mode: str | None, hands: int | None, pairs: list[str] | None) -> dict[str, Any]:
    """The table options of a command line; numbers, true and false are read as such, a box from its file."""
    options: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadInput("option", "not-an-option", found=pair)
        if name in rules.boxes and value != STANDARD:
            options[name] = read_text(Path(value))
        else:
            options[name] = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
    if mode is not None:
        options["mode"] = mode
    if hands is not None:
        options["hands"] = hands
    return options


def read_bots(names: str, own: list[str] | None) -> list[str]:
    """The bots of a command line: those of yours first, then the named ones."""
    listed = [name.strip() for name in names.split(",") if name.strip()]
    for name in [*(own or []), *listed]:
        find_bot(name)
    return [*(own or []), *(listed if not own else [])] or [USUAL_LEVEL]


def read_format(output: str) -> None:
    if output not in ("text", "json"):
        raise BadInput("format", "unknown-kind", found=output, known=("text", "json"))


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(str(file), "unreadable", detail=str(error)) from None


def load_table(file: Path) -> tuple[Table, tuple[str, ...]]:
    """A table from its save, or from a sitting that was left open; with the names of its seats."""
    from shambles.terminal.sitting import resume

    text = read_text(file)
    try:
        sitting = resume(file, "en")
    except BadInput:
        return Table.load(text), ()
    return sitting.table, sitting.names
