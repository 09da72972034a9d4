"""Shared parts of the commands: reading input, and reporting errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from shambles.cli.extras import say_missing
from shambles.cli.help import typed
from shambles.core.asking.journal import Save, read_save
from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD
from shambles.core.game import Game
from shambles.core.table import Table
from shambles.games import IN_ORDER
from shambles.languages.finding import is_ours, languages, shipped
from shambles.languages.reading import how_much
from shambles.texts import Texts, language

if TYPE_CHECKING:
    from rich.console import Console

    from shambles.terminal.sitting import Sitting

WRONG_INPUT = 2
# The options behind the names that the core gives to fields; and the commands whose options come from a save.
FLAGS = {
    "options.mode": "--mode",
    "options.hands": "--hands",
    "course": "--mode",
    "never": "--never",
    "target": "--target",
    "knob": "--knob",
    "change": "--change",
    "lang": "--lang",
    "set": "--set",
}
READERS = ("replay", "verify", "hint", "review", "play-on", "scenario")

Lang = Annotated[
    str | None,
    typer.Option("--lang", "--language", help=f"Language: {', '.join(shipped())}, or another that is installed."),
]
# The games and the levels of the bots as help lists them.
GAMES = f"{', '.join(IN_ORDER[:-1])} or {IN_ORDER[-1]}"
BOTS_HELP = "Separated by commas: rookie, survivor, veteran, legend, or another (shambles bots); repeated if too few."

GameArgument = Annotated[str, typer.Argument(help=f"{GAMES}.")]
ModeOption = Annotated[str | None, typer.Option("--mode", help="The way to play (shambles options GAME).")]
HandsOption = Annotated[int | None, typer.Option("--hands", help="How many hands (Card Game).")]
OptionOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option, as name=value; a box as box=FILE.")
]
BotsOption = Annotated[str | None, typer.Option("--bots", help=BOTS_HELP)]
BotOption = Annotated[list[str] | None, typer.Option("--bot", help="A bot of yours: path/to/file.py:Name.")]
SeedOption = Annotated[int | None, typer.Option("--seed", help="The same number deals the same cards.")]
FormatOption = Annotated[str, typer.Option("--format", help="text or json.")]


@contextmanager
def trouble_in(lang: str | None) -> Iterator[Texts]:
    """Texts in the person's language. A BadInput inside is printed in it, on standard error, with exit code 2."""
    try:
        try:
            texts = Texts(language(lang))
            if not is_ours(texts.lang) and (done := how_much(texts.lang)) < 100:
                typer.echo(texts.say("language-partly", done=done), err=True)
        except BadInput as trouble:
            leave(Texts(language()).trouble(as_typed(trouble)))
        try:
            yield texts
        except BadInput as trouble:
            leave(texts.trouble(as_typed(trouble)))
        except BrokenPipeError:
            raise  # the reader closed the pipe: shambles.cli.main
        except OSError as error:  # a full disk, a missing permission: which file, and why
            place = str(error.filename or texts.say("output"))
            leave(texts.trouble(BadInput(place, "unwritable", detail=error.strerror or str(error))))
    except ImportError as error:
        words = say_missing(error, lang if lang in languages() else None)
        if words is None:
            raise
        leave(words)


def as_typed(trouble: BadInput) -> BadInput:
    """The same, but with the option that was typed in place of an inner name. A save has no options to type."""
    if trouble.code == "seats-out-of-range" and "simulate" in typed and "--seats" not in typed:
        return BadInput("--bots", "other-number-of-bots", **trouble.params)  # nobody typed a number of seats
    name = trouble.field.removeprefix("options.")
    flag = FLAGS.get(trouble.field)
    if f"--{name}" in {word.partition("=")[0] for word in typed}:
        flag = f"--{name}"
    elif flag is None and trouble.code == "option-missing":
        flag = f"-o {name}"
    for before, word in pairwise(typed):
        if word.startswith(f"{name}=") and before.startswith("-"):
            flag = f"{before} {name}"
    if flag is None or not typed or typed[0] in READERS:
        return trouble
    return BadInput(flag, trouble.code, **trouble.params)


def console_for(highlight: bool = True) -> Console:
    """Console for tables and pages. Unlike Rich's own, it does not fail if the reader closes the pipe."""
    from rich.console import Console

    class Page(Console):
        def on_broken_pipe(self) -> None:
            raise  # the BrokenPipeError that Rich is handling

    return Page(highlight=highlight)


def leave(words: str) -> NoReturn:
    typer.echo(words, err=True)
    raise typer.Exit(WRONG_INPUT)


def read_options(rules: Game[Any, Any], mode: str | None, hands: int | None, pairs: list[str] | None) -> dict[str, Any]:
    """The table options of a command line. Numbers, true and false are converted; a box is read from its file."""
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


def read_bots(names: str | None, own: list[str] | None, usual: str = "") -> list[str]:
    """The bots of a command line: the person's own, the listed ones, or the default."""
    from shambles.bots import USUAL_LEVEL, bot_names, find_bot

    if own and names is not None:
        raise BadInput("bots", "either-bot-or-bots")
    listed = own or [
        name.strip() for name in (usual or USUAL_LEVEL if names is None else names).split(",") if name.strip()
    ]
    for name in listed:
        find_bot(name)
    if not listed and not names:
        raise BadInput("bots", "no-bots", known=bot_names())
    if not listed:
        raise BadInput("bots", "unknown-bot", found=names or "", known=bot_names())
    return listed


def seat_bots(rules: Game[Any, Any], bots: list[str], seats: int, options: dict[str, Any]) -> tuple[str, ...]:
    """Bots of all seats; a short list is repeated."""
    count = len(rules.read_seats(seats, rules.read_options(options)))
    if len(bots) > count:
        raise BadInput("bots", "too-many-bots", found=len(bots), wanted=count)
    return tuple(bots[seat % len(bots)] for seat in range(count))


def read_format(output: str) -> None:
    if output not in ("text", "json"):
        raise BadInput("format", "unknown-kind", found=output, known=("text", "json"))


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput(str(file), "no-such-file", found=str(file)) from None
    except UnicodeDecodeError:
        raise BadInput(str(file), "not-a-text-file") from None
    except OSError as error:
        raise BadInput(str(file), "unreadable", detail=error.strerror or str(error)) from None


def read_table(file: Path) -> Save:
    """Read the save of a table, also from the file of a sitting."""
    from shambles.terminal.sitting import is_sitting, read_sitting

    text = read_text(file)
    return read_save(bytes(read_sitting(file).table) if is_sitting(text) else text)


def load_table(file: Path, lang: str) -> tuple[Table, Sitting | None]:
    """Load a table from its save, or from an unfinished sitting, which is returned too."""
    from shambles.terminal.sitting import is_sitting, resume

    text = read_text(file)
    if not is_sitting(text):
        return Table.load(text), None
    sitting = resume(file, lang)
    return sitting.table, sitting
