"""The command with which somebody's bot sits at web tables."""

from __future__ import annotations

from typing import Annotated

import typer

from shambles.bots import find_bot
from shambles.cli.reading import Lang, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game

app = typer.Typer()
MOST_TABLES = 20


@app.command("bot")
def sit_as_guest(
    bot: Annotated[str, typer.Argument(help="A bot of yours, path/to/file.py:Name; or one by name.")],
    server: Annotated[str, typer.Option(help="The server, as http://…; or the link of a table there.")],
    table: Annotated[str | None, typer.Option(help="Only this table, by the last part of its link.")] = None,
    game: Annotated[str | None, typer.Option(help="Public tables of this game; of every game unless given.")] = None,
    tables: Annotated[int, typer.Option(help="How many tables at once.")] = 1,
    most: Annotated[int | None, typer.Option(help="End after this many games; by default at Ctrl-C.")] = None,
    name: Annotated[str | None, typer.Option(help="The name that people see; by default the bot's own.")] = None,
    lang: Lang = None,
) -> None:
    """Let your bot sit at the tables of a server."""
    with trouble_in(lang) as texts:
        from shambles.guest.errand import Errand, read_place, run_errand

        kind = find_bot(bot)
        if game is not None:
            find_game(game)
        for field, number in (("tables", tables), ("most", 1 if most is None else most)):
            if not 1 <= number <= MOST_TABLES * (1 if field == "tables" else 10**6):
                raise BadInput(field, "not-so-many", found=number, least=1, most=MOST_TABLES)
        place = read_place(server, table)
        if place.table is not None and (game is not None or tables > 1):
            raise BadInput("table", "either-table-or-game")
        shown = name if name is not None else kind.__name__[:24]
        errand = Errand(place, kind, shown, game, tables, 1 if place.table is not None else most)
        run_errand(errand, texts, typer.echo)
