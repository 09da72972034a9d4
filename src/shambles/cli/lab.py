"""Commands of the lab: simulations, tournaments, comparisons and reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from shambles.cli.many_games import Adjust, ManyGames, SeatsOption, with_fields
from shambles.cli.reading import (
    BotsOption,
    GameArgument,
    Lang,
    console_for,
    read_bots,
    read_options,
    seat_bots,
    trouble_in,
)
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.texts import Texts

# A module that only one command needs is imported there, so that `--help` stays fast.
if TYPE_CHECKING:
    from shambles.lab import Comparison, Run, Simulation, Tournament
    from shambles.lab.compare import Measure
    from shambles.lab.intervals import Interval
    from shambles.lab.simulate import BotResult
    from shambles.lab.tournament import Standing

app = typer.Typer()

Found = TypeVar("Found")
FAILED = 1

Decisions = Annotated[bool, typer.Option("--decisions", help="With --run: keep every decision too.")]


@app.command(name="simulate")
@with_fields
def simulate_games(
    game: GameArgument,
    number: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 1000,
    bots: BotsOption = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; as many as bots unless given.")] = None,
    decisions: Decisions = False,
    adjust: Adjust = False,
    *,
    many: ManyGames,
) -> None:
    """Let bots play many games.

    Prints how each of them did.
    """
    with trouble_in(many.lang) as texts:
        from shambles.lab import simulate

        kinds = read_bots(bots, many.bot, usual="greedy,random")
        options = many.options(game)
        if number < 1:
            raise BadInput("games", "not-enough", least=1)
        if decisions and many.folder is None:
            raise BadInput("decisions", "needs-run")
        players = seat_bots(find_game(game), kinds, seats if seats is not None else len(kinds), options)
        with many.playing(texts, number) as how:
            run = simulate(
                game,
                games=number,
                bots=players,
                options=options,
                seed=many.seed,
                events=many.folder is not None,
                decisions=decisions,
                adjust=adjust,
                **how,
            )
        end(many, run, run.summary(), print_simulation, texts)


@app.command(name="tournament")
@with_fields
def play_tournament(
    game: GameArgument,
    bots: Annotated[str | None, typer.Option(help="Bots, separated by commas; the levels on a ladder.")] = None,
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals every line-up plays.")] = 100,
    seats: SeatsOption = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each bot meets only the next one of the list.")] = False,
    adjust: Adjust = False,
    *,
    many: ManyGames,
) -> None:
    """Rate bots against each other.

    They meet in every seat, on the same deals: ratings, and who beats whom.
    """
    with trouble_in(many.lang) as texts:
        from shambles.bots import LEVELS
        from shambles.lab.simulate import play_plan
        from shambles.lab.tournament import plan_tournament, standings_of

        named = bots if bots is not None else ",".join(LEVELS) if ladder else "greedy,random"
        kinds = [*(many.bot or []), *read_bots(named, None)]
        plan = plan_tournament(game, kinds, deals, seats, many.options(game), many.seed, ladder, adjust)
        with many.playing(texts, plan.games) as how:
            run = play_plan(plan, **how)
        end(many, run, standings_of(run), print_tournament, texts)


@app.command(name="compare")
@with_fields
def compare_games(
    game: GameArgument,
    bots: BotsOption = None,
    change: Annotated[
        list[str] | None, typer.Option("--change", help="The option that changes, as name=value.")
    ] = None,
    change_bots: Annotated[str, typer.Option("--change-bots", help="The bots that play instead.")] = "",
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals are played both ways.")] = 200,
    seats: SeatsOption = None,
    adjust: Adjust = False,
    *,
    many: ManyGames,
) -> None:
    """Change one thing and see what differs.

    The same deals are played with another option, box or bot.
    """
    with trouble_in(many.lang) as texts:
        from shambles.lab.compare import measure, plan_comparison
        from shambles.lab.playing import Variant
        from shambles.lab.simulate import play_plan

        rules = find_game(game)
        kinds = read_bots(bots, many.bot)
        options = many.options(game)
        count = seats if seats is not None else rules.usual_number(rules.read_options(options))
        others = read_bots(change_bots, None) if change_bots else kinds
        changed = options | read_options(rules, None, None, change)
        before, after = seat_bots(rules, kinds, count, options), seat_bots(rules, others, count, changed)
        plan = plan_comparison(game, deals, Variant(options, before), Variant(changed, after), many.seed, adjust)
        with many.playing(texts, plan.games) as how:
            run = play_plan(plan, **how)
        end(many, run, measure(run), print_comparison, texts)


@app.command(name="report")
def report_run(
    runs: Annotated[
        list[Path], typer.Argument(help="The folder of a run (--run); several are put side by side.", metavar="RUN…")
    ],
    file: Annotated[
        Path | None, typer.Option("--output", help="Where to write it; by default report.html in that folder.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a page about a run.

    It opens anywhere: who won, what went with it, where, how often. Of several runs of a game, side by side:
    wins, scores, lengths and seats.
    """
    with trouble_in(lang) as texts:
        from shambles.lab import Run
        from shambles.lab.report import write_report
        from shambles.lab.runs import write_comparison

        place = file or runs[0] / "report.html"
        if len(runs) == 1:
            write_report(Run.open(runs[0]), place, texts.lang)
        else:
            write_comparison({str(run): Run.open(run) for run in runs}, place, texts.lang)
        typer.echo(texts.say("report-written", file=str(place)))


def end(many: ManyGames, run: Run, result: Found, tell: Callable[[Found, Texts], None], texts: Texts) -> None:
    """Print the result of a run, and finish its files."""
    if many.output == "json":
        typer.echo(msgspec.json.encode(result).decode())
    elif run.rows():  # a table of games that all failed would be one of zeros
        tell(result, Texts(texts.lang, find_game(run.plan.game)))
    put_away(run, texts)


def put_away(run: Run, texts: Texts) -> None:
    """Write the Parquet files of a complete run, and report failed games with the commands to replay them."""
    if run.folder is not None:
        from shambles.lab.frames import write_parquet

        for file in write_parquet(run, run.folder.path):
            typer.echo(texts.say("simulate-file", file=str(file)), err=True)
    failures = run.failures()
    if failures:
        first = failures[0]
        error = first.error
        if first.trouble is not None:
            field, code, params = first.trouble
            error = texts.trouble(BadInput(field, code, **params))
        words = {"count": len(failures), "seed": str(first.seed), "error": error}
        if run.folder is None:
            typer.echo(texts.say("simulate-failed-unkept", **words), err=True)
        else:
            typer.echo(texts.say("simulate-failed", **words, folder=str(run.folder.failures)), err=True)
        raise typer.Exit(FAILED)


def print_simulation(result: Simulation, texts: Texts) -> None:
    from rich.table import Table as Grid

    title = texts.say("simulate-title", game=title_of(result.game, result.options, texts), count=result.games)
    captions = [texts.say("simulate-won", share=say_share(result.won)), *say_luck(result.bots, texts)]
    grid = Grid(title=title, caption="\n".join(captions))
    headings = ("simulate-bot", "simulate-seats", "simulate-share", "simulate-interval", "simulate-score")
    for place, heading in enumerate((*headings, "simulate-interval")):
        grid.add_column(texts.say(heading), justify="right" if place else "left", no_wrap=True)
    for bot in result.bots:
        grid.add_row(
            short(bot.bot),
            str(bot.seats),
            f"{bot.wins.mean:.1%}",
            f"{bot.wins.low:.1%} – {bot.wins.high:.1%}",
            f"{bot.score.mean:.2f}",
            f"{bot.score.low:.2f} – {bot.score.high:.2f}" if isfinite(bot.score.low) else "",
        )
    console_for().print(grid)


def say_luck(results: Sequence[BotResult | Standing | Measure], texts: Texts) -> list[str]:
    """The line about removed luck and the games it saved; empty if luck was not removed."""
    saved = [one.saved for one in results if one.saved is not None]
    if not saved:
        return []
    return [texts.say("simulate-adjusted", least=f"{min(saved):.2f}", most=f"{max(saved):.2f}")]


def say_share(share: Interval, sign: str = "") -> str:
    return f"{share.mean:{sign}.1%} ({share.low:{sign}.1%} – {share.high:{sign}.1%})"


def say_figure(one: Interval, sign: str = "") -> str:
    """A mean with its interval, which a single game does not have."""
    bounds = f" ({one.low:{sign}.2f} – {one.high:{sign}.2f})" if isfinite(one.low) else ""
    return f"{one.mean:{sign}.2f}{bounds}"


def title_of(game: str, options: dict[str, object], texts: Texts) -> str:
    return texts.title(find_game(game).read_options(options))


def print_tournament(result: Tournament, texts: Texts) -> None:
    from rich.table import Table as Grid

    title = texts.say("simulate-title", game=title_of(result.game, result.options, texts), count=result.games)
    grid = Grid(title=title, caption="\n".join(say_luck(result.standings, texts)) or None)
    headings = ("simulate-bot", "tournament-rating", "simulate-interval", "simulate-share", "simulate-interval")
    for place, heading in enumerate((*headings, "simulate-score")):
        grid.add_column(texts.say(heading), justify="right" if place else "left", no_wrap=True)
    for one in result.standings:
        grid.add_row(
            short(one.bot),
            f"{one.rating.mean:.1f}",
            f"{one.rating.low:.1f} – {one.rating.high:.1f}",
            f"{one.wins.mean:.1%}",
            f"{one.wins.low:.1%} – {one.wins.high:.1%}",
            f"{one.score.mean:.2f}",
        )
    order = [one.bot for one in result.standings]
    cross = Grid(title=texts.say("tournament-cross"))
    cross.add_column(texts.say("simulate-bot"))
    for bot in order:
        cross.add_column(short(bot), justify="right", no_wrap=True)
    met = {(one.bot, one.other): one.above for one in result.meetings}
    for bot in order:
        found = (met.get((bot, other)) for other in order)
        cross.add_row(
            short(bot), *("" if one is None else f"{one.mean:.0%} ({one.low:.0%}–{one.high:.0%})" for one in found)
        )
    console = console_for()
    console.print(grid)
    console.print(cross)


def print_comparison(result: Comparison, texts: Texts) -> None:
    from rich.table import Table as Grid

    game = title_of(result.game, result.before.options, texts)
    title = texts.say("compare-title", game=game, count=result.deals)
    grid = Grid(title=title, caption="\n".join(say_luck(result.measures, texts)) or None)
    for place, heading in enumerate(("compare-measure", "compare-before", "compare-after", "compare-difference")):
        grid.add_column(texts.say(heading), justify="right" if place else "left", overflow="fold")
    for one in result.measures:
        say = say_share if one.share else say_figure
        figures = [say(part, sign) for part, sign in ((one.before, ""), (one.after, ""), (one.difference, "+"))]
        grid.add_row(texts.say(f"measure-{one.name}"), *figures)
    console_for().print(grid)


def short(bot: str) -> str:
    """Short name of a bot: of a person's own bot the class name."""
    return bot.rpartition(":")[2]
