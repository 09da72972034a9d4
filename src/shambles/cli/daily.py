"""`shambles daily`: the deal of the day, alone and offline."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import typer

from shambles.cli.reading import Lang, trouble_in
from shambles.daily import MINE

app = typer.Typer()


@app.command()
def daily(
    deal: Annotated[
        str | None, typer.Argument(help="Which one, such as survival; all are listed unless given.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for a pipe or a screen reader.")] = False,
    lang: Lang = None,
) -> None:
    """Play today's deal.

    The same cards for everybody, against veterans, one try, no hints.
    """
    with trouble_in(lang) as texts:
        from shambles.bots import review_game
        from shambles.bots.costs import cost_of_choices
        from shambles.cli.sitting_down import sit_down
        from shambles.terminal import daily as record

        today = datetime.now(UTC).date()
        kept = record.read_record()
        done = kept.days.get(today.isoformat(), {})
        if deal is None:
            for one in record.deals_of(today):
                mark = "✓" if one.name in done else "…" if one.file.exists() else " "
                typer.echo(f"{mark} {one.name:24}{one.title(texts.lang)}")
            typer.echo(texts.say("daily-streak", count=record.streak(kept, today)))
            return
        found = record.find_deal(deal, today)
        if found.name not in done:
            sitting = found.sit_down(texts.lang)
            table = sitting.table
            sit_down(sitting, plain)
            if table.outcome is None:
                return
            typer.echo(texts.say("daily-analysing"))
            result = sitting.texts.outcome(table.outcome, MINE, sitting.names)
            share, cost = review_game(table).shares[MINE], cost_of_choices(table, MINE)
            done = {found.name: record.keep(found, result, share, cost)}
            kept = record.read_record()
        record.tell(found, done[found.name], record.streak(kept, today), texts, typer.echo)
