"""Commands for puzzles: solve them, search for new ones, and check old ones again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from shambles.cli.lab import FAILED
from shambles.cli.many_games import LabSeed, On, Processes
from shambles.cli.reading import GAMES, GameArgument, Lang, ModeOption, load_table, read_text, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, find_game, slugs
from shambles.folder import write_whole

if TYPE_CHECKING:
    from shambles.puzzles.puzzle import Puzzle

app = typer.Typer()
puzzles_app = typer.Typer(help="Find puzzles in played games, or check them.", no_args_is_help=True)
app.add_typer(puzzles_app, name="puzzles")


@app.command()
def puzzle(
    game: Annotated[str | None, typer.Argument(help=f"{GAMES}; the first with puzzles unless given.")] = None,
    mode: ModeOption = None,
    save: Annotated[
        Path | None, typer.Option("--from", help="A finished game of yours: the moments that its review names.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for a pipe or a screen reader.")] = False,
    lang: Lang = None,
) -> None:
    """Solve puzzles, from easy to hard.

    One position, one question, one answer that is clearly best.
    """
    with trouble_in(lang) as texts:
        from shambles.cli.sitting_down import is_dumb
        from shambles.terminal.puzzles import Solved, own_sittings, puzzle_sittings, solve_plainly

        if save is not None:
            table, _ = load_table(save, texts.lang)
            sittings = own_sittings(table, texts.lang)
        else:
            rules = game_with_puzzles(game)
            sittings = puzzle_sittings(rules, course_named(rules, mode), texts.lang, Solved.read())
        if plain or is_dumb():
            prompt = texts.say("plain-prompt") + " " if sys.stdin.isatty() else ""
            solve_plainly(sittings, lambda: input(prompt), typer.echo)
            return
        if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
            raise BadInput("terminal", "no-terminal")
        from shambles.terminal.screen.puzzles import solve_on_screen

        solve_on_screen(sittings, texts.lang)


@puzzles_app.command()
def mine(
    game: GameArgument,
    mode: ModeOption = None,
    number: Annotated[int, typer.Option("-n", "--puzzles", help="How many puzzles.")] = 60,
    games: Annotated[int, typer.Option(help="From how many games at most.")] = 10_000,
    level: Annotated[str, typer.Option("--bots", help="Who plays the games.")] = "survivor",
    easy: Annotated[bool, typer.Option("--easy", help="Moments for those who begin: what looks best is best.")] = False,
    seed: LabSeed = 0,
    processes: Processes = None,
    on: On = "",
    file: Annotated[Path | None, typer.Option("--output", help="Where to write them; by default MODE.jsonl.")] = None,
    lang: Lang = None,
) -> None:
    """Look for puzzles in games that bots play.

    Those that the file already has stay in it. Check them afterwards.
    """
    with trouble_in(lang) as texts:
        from rich.console import Console
        from rich.progress import Progress

        from shambles.bots import find_bot
        from shambles.puzzles.mining import Mined, mine, seam_of
        from shambles.puzzles.puzzle import read_puzzles, write_puzzles

        rules = find_game(game)
        find_bot(level)
        for name, given, least in (("puzzles", number, 1), ("games", games, 1)):
            if given < least:
                raise BadInput(name, "not-enough", least=least)
        seam = seam_of(rules, course_to_mine(rules, mode), seed, level, easy)
        place = file or Path(f"{seam.course}.jsonl")
        kept = {one.id: one for one in read_puzzles(read_text(place))} if place.exists() else {}
        with Progress(console=Console(stderr=True), transient=True) as bars:
            bar = bars.add_task(texts.say("puzzles-mining"), total=number)

            def keep(mined: Mined) -> None:
                known = kept | {one.id: one for one in mined.puzzles}
                write_whole(place, write_puzzles(known).encode())
                bars.update(bar, completed=len(mined.puzzles))

            mined = mine(seam, number, games, processes, on, keep)
        counts = {"puzzles": len(mined.puzzles), "games": mined.games, "moments": mined.moments}
        typer.echo(texts.say("puzzles-mined", **counts, clear=mined.clear, file=str(place)))


@puzzles_app.command()
def check(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(help="A file of puzzles.")],
    most: Annotated[int | None, typer.Option("-n", help="Check only this many, spread over the file.")] = None,
    level: Annotated[str, typer.Option("--bots", help="Who plays the games to their end.")] = "veteran",
    seed: LabSeed = 1,
    processes: Processes = None,
    on: On = "",
    keep: Annotated[
        bool, typer.Option("--keep", help="Write back those that hold, with the figures of this check.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Check that the answers of puzzles hold.

    Other bots than those of the search play the answers to the end of the game, in other worlds.
    """
    with trouble_in(lang) as texts:
        from functools import partial

        from shambles.bots import find_bot
        from shambles.lab.workers import work_on
        from shambles.puzzles.choosing import without_patterns
        from shambles.puzzles.mining import which_hold
        from shambles.puzzles.puzzle import read_puzzles, write_puzzles

        rules = find_game(game)
        find_bot(level)
        puzzles = read_puzzles(read_text(file))
        if not puzzles:
            raise BadInput(str(file), "no-puzzles", found=game)
        apart = max(1.0, len(puzzles) / (most or len(puzzles)))
        chosen = [puzzles[int(at * apart)] for at in range(int(len(puzzles) / apart))]
        holding: list[Puzzle] = []
        for found in work_on(partial(which_hold, game, chosen, seed, level), range(len(chosen)), processes, on):
            holding += found
        known = {one.id for one in holding}
        for one in chosen:
            if one.id not in known:
                typer.echo(texts.say("puzzles-fails", puzzle=one.id))
        share = round(100 * len(holding) / len(chosen), 1)
        typer.echo(texts.say("puzzles-checked", held=len(holding), count=len(chosen), share=share))
        if keep:
            varied = without_patterns(rules, holding)
            write_whole(file, write_puzzles({one.id: one for one in varied}).encode())
            if len(varied) < len(holding):
                typer.echo(texts.say("puzzles-varied", count=len(holding) - len(varied)))
        elif len(holding) < len(chosen):
            raise typer.Exit(FAILED)


def game_with_puzzles(name: str | None) -> Game[Any, Any]:
    from shambles.puzzles.puzzle import shipped

    if name is None:
        name = next((slug for slug in slugs() if shipped(slug)), slugs()[0])
    game = find_game(name)
    if not shipped(game.slug):
        raise BadInput("game", "no-puzzles", found=game.slug)
    return game


def course_named(game: Game[Any, Any], mode: str | None) -> str:
    """The set of puzzles of this name, or the first."""
    from shambles.puzzles.puzzle import shipped

    known = tuple(shipped(game.slug))
    if mode is not None and mode not in known:
        raise BadInput("mode", "unknown-value", found=mode[:40], known=known)
    return mode or known[0]


def course_to_mine(game: Game[Any, Any], mode: str | None) -> Any:
    """A way to play a game, from its lessons; without lessons its usual table."""
    from shambles.core.playing.lesson import Course, courses_of
    from shambles.core.playing.shelf import needed_options

    courses = courses_of(game)
    if mode is not None:
        return courses.find_course(mode)
    if courses.course:
        return courses.course[0]
    options = needed_options(game)
    return Course(id="play", options=options, seats=game.usual_number(game.read_options(options)), lessons=[])
