"""Commands for tables: play, serve, replay and verify saves, check scenarios."""

from __future__ import annotations

import sys
from bisect import bisect_right
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from shambles.cli.reading import (
    GAMES,
    BotOption,
    BotsOption,
    GameArgument,
    HandsOption,
    Lang,
    ModeOption,
    OptionOption,
    SeedOption,
    console_for,
    load_table,
    read_bots,
    read_options,
    read_table,
    read_text,
    trouble_in,
)
from shambles.cli.sitting_down import choose_and_play, is_dumb, read_place, seat_table, sit_down
from shambles.core.asking.reply import BadInput
from shambles.core.files.rulebook import Rule
from shambles.core.game import all_games, find_game, slugs
from shambles.core.playing.runner import check_scenarios, find_scenario, game_of
from shambles.core.story.retelling import story_of
from shambles.core.story.saving import check_snapshot, unchecked
from shambles.core.table import Table
from shambles.texts import Texts, rulebook

# A module that only one command needs is imported there, so that `--help` stays fast.
NOT_CHECKED = 1

app = typer.Typer()
scenario_app = typer.Typer(help="Check scenario files, or play on from one.", no_args_is_help=True)
app.add_typer(scenario_app, name="scenario")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=f"{GAMES}; leave it out to choose.")] = None,
    mode: ModeOption = None,
    hands: HandsOption = None,
    option: OptionOption = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    people: Annotated[int, typer.Option(help="People at this keyboard; bots take the other seats.")] = 1,
    bots: BotsOption = None,
    bot: BotOption = None,
    seed: SeedOption = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for a pipe or a screen reader.")] = False,
    resume_saved: Annotated[bool, typer.Option("--resume", help="Continue the saved game.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is saved.")] = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="Allow hints when several people play; alone you always may.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal.

    Ctrl-C saves the game; --resume continues it.
    """
    with trouble_in(lang) as texts:
        from shambles.terminal.sitting import resume

        place = read_place(file)
        plain = plain or is_dumb()
        if resume_saved:
            sit_down(resume(place, texts.lang), plain)
        elif game is None and not plain:
            choose_and_play(texts.lang, place)
        else:
            rules = find_game(game or slugs()[0])
            options = read_options(rules, mode, hands, option)
            chosen = rules.read_options(options)
            count = seats if seats is not None else rules.usual_number(chosen)
            table = Table.open(rules.slug, seats=count, options=options, seed=seed)
            sit_down(seat_table(table, texts.lang, people, read_bots(bots, bot), place, hints), plain)


@app.command()
def learn(
    game: GameArgument,
    mode: ModeOption = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for a pipe or a screen reader.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where the game at the end is saved.")] = None,
    lang: Lang = None,
) -> None:
    """Learn a game in short lessons.

    One thing to do in each, and a real game at the end.
    """
    with trouble_in(lang) as texts:
        from shambles.terminal.learn import Wish, course_of, learn_plainly

        rules = find_game(game)
        course = course_of(rules, mode)
        place = read_place(file)
        if plain or is_dumb():
            prompt = texts.say("plain-prompt") + " " if sys.stdin.isatty() else ""
            learn_plainly(rules, course, texts.lang, place, lambda: input(prompt), typer.echo)
            return
        if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
            raise BadInput("terminal", "no-terminal")
        from shambles.terminal.screen.app import learn_on_screen

        learn_on_screen(Wish(rules, course), texts.lang, place)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Listen at this address; 0.0.0.0 lets your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="On which port.")] = 8000,
    database: Annotated[str | None, typer.Option(help="sqlite+aiosqlite:///file or postgresql+asyncpg://…")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes serve; several need PostgreSQL.")] = None,
    bot_pause: Annotated[float | None, typer.Option(help="Seconds a bot waits before it answers.")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help="A limit or quota, as name=value.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the web table for browsers.

    Every setting can also come from the environment, as SHAMBLES_NAME.
    """
    with trouble_in(lang) as texts:
        from shambles.server.net.run import place_of, read_config, run_server

        said = {"database": database, "processes": processes, "bot_pause": bot_pause}
        given = [f"{name}={value}" for name, value in said.items() if value is not None]
        config = read_config(host, port, [*given, *(settings or [])])
        if not config.has_client:
            typer.echo(texts.say("no-client"), err=True)
        typer.echo(texts.say("serving", address=f"http://{host}:{port}", tables=place_of(config.database)))
        run_server(config, host, port, open_browser=open_browser)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Annotated[str, typer.Option(help="The server's database, as for serve.", envvar="SHAMBLES_DATABASE")],
    lang: Lang = None,
) -> None:
    """Copy all that a server has stored to one file.

    People can go on playing meanwhile.
    """
    with trouble_in(lang):
        from asyncio import run

        from shambles.server.disk.backup import back_up

        typer.echo(run(back_up(database, file)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup wrote.")],
    database: Annotated[str, typer.Option(help="An empty database.", envvar="SHAMBLES_DATABASE")],
    lang: Lang = None,
) -> None:
    """Fill an empty database from a backup."""
    with trouble_in(lang):
        from asyncio import run

        from shambles.server.disk.backup import restore as fill

        typer.echo(run(fill(database, file)))


@app.command()
def bots(lang: Lang = None) -> None:
    """List the bots, and how strong they are."""
    with trouble_in(lang) as texts:
        from shambles.bots import bot_names, find_bot
        from shambles.bots.ratings import measured

        for name in bot_names():
            known = texts.say(f"temper-{name}") if texts.has(f"temper-{name}") else find_bot(name).__doc__ or ""
            typer.echo(f"{name:10}{known.strip().splitlines()[0] if known.strip() else name}")
        typer.echo(texts.say("bots-rated"))
        for way, found in measured().items():
            told = (f"{bot} {one.shown} ± {one.doubt}" for bot, one in found.items())
            typer.echo(f"{way.rstrip('/')}: {', '.join(told)}")


@app.command()
def rules(
    rule: Annotated[str | None, typer.Argument(help="A rule, such as CG-110; all of them unless given.")] = None,
    game: Annotated[str | None, typer.Option(help="Only the rules of this game.")] = None,
    lang: Lang = None,
) -> None:
    """Print a rule by its number, or all rules."""
    with trouble_in(lang) as texts:
        from rich.markdown import Markdown

        found: dict[str, Rule] = {}
        for rules_of in [find_game(game)] if game else all_games():
            found |= rulebook(texts.lang, rules_of)
        console = console_for(highlight=False)
        if rule is not None:
            wanted = found.get(rule.upper())
            if wanted is None:
                raise BadInput("rule", "unknown-rule", found=rule)
            console.print(f"[bold]{wanted.id}[/bold]  {wanted.chapter}", soft_wrap=True)
            console.print(Markdown(wanted.text))
            return
        chapter = ""
        for one in found.values():
            if one.chapter != chapter:
                chapter = one.chapter
                console.print(f"\n[bold]{chapter}[/bold]\n")
            console.print(Markdown(f"**{one.id}** {one.text}"))


@app.command()
def replay(
    save: Annotated[Path, typer.Argument(help="A saved table.")],
    seat: Annotated[
        int | None, typer.Option(help="What this seat (from 1) saw; a spectator's view unless given.")
    ] = None,
    steps: Annotated[bool, typer.Option("--steps", help="Each line with its step, for shambles play-on.")] = False,
    lang: Lang = None,
) -> None:
    """Tell a saved game from the beginning.

    Each line names its rule.
    """
    with trouble_in(lang) as texts:
        table, sitting = load_table(save, texts.lang)
        words = Texts(texts.lang, table.game)
        viewer = None if seat is None else seat - 1
        if viewer is not None and viewer not in table.seats:
            raise BadInput("seat", "not-a-seat", found=str(seat), known=tuple(one + 1 for one in table.seats))
        if sitting is not None and seat is None and len(sitting.people) == 1:
            viewer = sitting.people[0]  # replay of a person's own game: they are "you"
        names = sitting.names_for(viewer) if sitting is not None else ()
        ends = story_of(table).ends if steps else []
        for number, event in enumerate(table.events_for(viewer)):
            step = f"{bisect_right(ends, number):4}  " if steps else ""
            typer.echo(f"{step}{words.event(event, viewer, names)} [{event.rule}]")
        outcome = table.outcome
        typer.echo(words.outcome(outcome, viewer, names) if outcome else words.say("replay-end"))


@app.command()
def verify(save: Annotated[Path, typer.Argument(help="A saved table.")], lang: Lang = None) -> None:
    """Check a saved game.

    Every answer must be legal, every draw come from its seed, and every phase be as it was saved.
    """
    with trouble_in(lang) as texts:
        found = read_table(save)
        why = unchecked(found)
        if why == "other-rules":
            words = {"found": found.rules, "known": find_game(found.game).version}
            typer.echo(texts.say("verify-other-rules", **words), err=True)
            raise typer.Exit(NOT_CHECKED)
        table, _ = load_table(save, texts.lang)
        count = table.verify()
        check_snapshot(table, found)
        if why:
            typer.echo(texts.say("verify-from-a-position", count=count), err=True)
            raise typer.Exit(NOT_CHECKED)
        typer.echo(texts.say("verify-fine", count=count))


@scenario_app.command()
def check(file: Annotated[Path, typer.Argument(help="Scenarios, one JSON object a line.")], lang: Lang = None) -> None:
    """Run the scenarios of a file.

    Prints what is not as expected. Exit code 0 only if nothing differs.
    """
    with trouble_in(lang) as texts:
        count = differ = 0
        for report in check_scenarios(read_text(file).splitlines()):
            count += 1
            differ += report.differs
            name = texts.say("scenario-name", line=report.line, id=report.id, named="yes" if report.id else "no")
            if report.trouble is not None:
                typer.echo(texts.say("scenario-trouble", name=name, trouble=texts.trouble(report.trouble)))
            for difference in report.differences:
                expected, found = (msgspec.json.encode(one).decode() for one in (difference.expected, difference.found))
                words = {"id": report.id, "field": difference.field, "expected": expected, "found": found}
                typer.echo(texts.say("scenario-differs", **words))
        typer.echo(texts.say("scenario-checked", count=count, differ=differ))
        raise typer.Exit(1 if differ else 0)


@scenario_app.command(name="play")
def play_scenario(
    file: Annotated[Path, typer.Argument(help="Scenarios, one JSON object a line.")],
    scenario: Annotated[str, typer.Argument(metavar="ID", help="The scenario's id.")],
    people: Annotated[int, typer.Option(help="People at this keyboard; bots take the other seats.")] = 1,
    bots: BotsOption = None,
    bot: BotOption = None,
    seed: SeedOption = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for a pipe or a screen reader.")] = False,
    lang: Lang = None,
) -> None:
    """Play on from a scenario."""
    with trouble_in(lang) as texts:
        given = find_scenario(read_text(file).splitlines(), scenario)
        rules = game_of(given)
        table = Table.deal(rules.slug, rules.scenarios.position(given, seed or 0), seed=seed)
        sit_down(seat_table(table, texts.lang, people, read_bots(bots, bot), read_place(None)), plain)
