"""Commands that analyse a saved game: a hint for the seat that is asked, and a review after the end."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from shambles.cli.reading import Lang, load_table, read_format, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.texts import Texts

app = typer.Typer()
FORMATS = ("text", "json", "html")


@app.command()
def hint(
    save: Annotated[Path, typer.Argument(help="A saved table.")],
    seat: Annotated[
        int | None, typer.Option(help="For this seat (from 1); the first that is asked unless given.")
    ] = None,
    output: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
    lang: Lang = None,
) -> None:
    """Get a hint for a saved game.

    What a veteran would answer, and why, by what that seat may know.
    """
    with trouble_in(lang) as texts:
        from shambles.bots import advise
        from shambles.terminal.advice import say_advice
        from shambles.terminal.rooms import lines_of
        from shambles.wording import Words

        read_format(output)
        table, sitting = load_table(save, texts.lang)
        asked = read_seat(table, seat)
        advice = advise(table, asked)
        if output == "json":
            typer.echo(msgspec.json.encode(advice))
            return
        names = sitting.names_for(asked) if sitting is not None else ()
        lines = lines_of(Words(Texts(texts.lang, table.game), names, table.game, table.options))
        ask = table.asks.get(asked) or table.may_change(asked)
        assert ask is not None
        for line in say_advice(lines, table.view(asked), ask, advice):
            typer.echo(line)


@app.command()
def review(
    save: Annotated[Path, typer.Argument(help="A saved table whose game is over.")],
    output: Annotated[str, typer.Option("--format", help="text, json or html.")] = "text",
    lang: Lang = None,
) -> None:
    """Look back at a finished game.

    Chances over time, luck and choices, and which choices mattered most.
    """
    with trouble_in(lang) as texts:
        from rich.console import Console
        from rich.progress import Progress

        from shambles.bots import review_game
        from shambles.cli.review_page import write_page
        from shambles.terminal.reviewing import in_words, say_review
        from shambles.wording import Words, wording_of

        if output not in FORMATS:
            raise BadInput("format", "unknown-kind", found=output, known=FORMATS)
        table, sitting = load_table(save, texts.lang)
        if table.outcome is None:
            raise BadInput("table", "not-over")
        words = Texts(texts.lang, table.game)
        with Progress(console=Console(stderr=True), transient=True) as bars:
            bar = bars.add_task(words.say("review"), total=1.0)
            made = review_game(table, lambda done: bars.update(bar, completed=done))
        names = sitting.names_for(None) if sitting is not None else [words.names([one], ()) for one in table.seats]
        if output == "json":
            typer.echo(msgspec.json.encode(made))
            return
        made = in_words(made, table, wording_of(Words(words, names, table.game, table.options)))
        if output == "html":
            typer.echo(write_page(made, words, names, words.outcome(table.outcome, None, names)), nl=False)
        else:
            mine = sitting.alone if sitting is not None else None
            typer.echo("\n".join(say_review(made, words, names, mine)))


def read_seat(table: Table, seat: int | None) -> int:
    """A seat number counted from 1; by default the first seat that is asked."""
    if seat is None:
        return next(iter(table.asks), 0)
    if seat - 1 not in table.seats:
        raise BadInput("seat", "not-a-seat", found=str(seat), known=tuple(one + 1 for one in table.seats))
    return seat - 1
