"""The studies: what decides a game, how much skill is in it, what a tactic is worth, how it goes, and tuning it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from shambles.cli.many_games import ManyGames, SeatsOption, with_fields
from shambles.cli.reading import BotsOption, GameArgument, console_for, read_bots, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.folder import write_whole
from shambles.texts import Texts

if TYPE_CHECKING:
    from shambles.lab.page import Page
    from shambles.lab.telling import Story

app = typer.Typer()

PageOption = Annotated[
    Path | None, typer.Option("--page", help="Write the page here (HTML); with --run it goes into that folder.")
]
FrameOption = Annotated[
    Path | None,
    typer.Option(
        "--frame", help="Write the figures here: .parquet, .csv or .json; with --run they go into that folder."
    ),
]


class Study(ManyGames, kw_only=True):
    """How a study is asked for: how it is played, and what is written where."""

    page: PageOption = None
    frame: FrameOption = None

    def given(self, game: str, bots: str | None, usual: Sequence[str] = ("greedy",)) -> dict[str, Any]:
        """Who plays what. A frame of no known kind is told of before anything is played."""
        if self.frame is not None and self.frame.suffix not in (".parquet", ".csv", ".json"):
            raise BadInput("frame", "not-a-frame", found=self.frame.name)
        kinds = read_bots(bots, self.bot, usual=",".join(usual))
        return {"options": self.options(game), "bots": kinds, "seed": self.seed}

    def end(self, name: str, found: Any, texts: Texts, tell: Callable[..., Story], draw: Callable[..., Page]) -> None:
        """Print what was found, and write the page and the frame where they are wanted."""
        words = Texts(texts.lang, find_game(found.game))
        if self.output == "json":
            typer.echo(msgspec.json.encode(found).decode())
        else:
            print_story(tell(found, words))
        for place in filter(None, (self.frame, self.folder and self.folder / f"{name}.parquet")):
            write_frame(found.frame(), place)
            typer.echo(texts.say("study-written", file=str(place)), err=True)
        for place in filter(None, (self.page, self.folder and self.folder / f"{name}.html")):
            write_whole(place, draw(found, words).html().encode())
            typer.echo(texts.say("study-page", file=str(place)), err=True)


def write_frame(frame: Any, place: Path) -> None:
    """A frame as a file of the kind that its name says."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.suffix == ".parquet":
        frame.write_parquet(place)
    elif place.suffix == ".csv":
        frame.write_csv(place)
    else:
        frame.write_json(place)


def print_story(told: Story) -> None:
    from rich.table import Table as Grid

    console = console_for()
    console.print(told.title, style="bold")
    console.print(told.intro)
    if told.lines.rows:
        grid = Grid()
        for place, heading in enumerate(told.lines.headings):
            grid.add_column(heading, justify="right" if place else "left", overflow="fold")
        for row in told.lines.rows:
            grid.add_row(*row)
        console.print(grid)
    for words in told.after:
        console.print(words)


@app.command()
@with_fields
def luck(
    game: GameArgument,
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals; each is played up to six times.")] = 200,
    bots: Annotated[
        str | None, typer.Option(help="Bots, separated by commas; one is drawn at random for every seat.")
    ] = None,
    seats: SeatsOption = None,
    *,
    study: Study,
) -> None:
    """What decides a game.

    How much of the result is the deal, the decks, the dice, the seat, and who plays.
    """
    with trouble_in(study.lang) as texts:
        from shambles.lab.luck import PLAYERS, luck
        from shambles.lab.telling import draw_luck, tell_luck

        given = study.given(game, bots, PLAYERS)
        with study.playing(texts, deals) as how:
            found = luck(game, deals=deals, seats=seats, **given, **how)
        study.end("luck", found, texts, tell_luck, draw_luck)


@app.command()
@with_fields
def skill(
    game: GameArgument,
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals every pair of levels plays.")] = 50,
    bots: Annotated[str | None, typer.Option(help="The levels, separated by commas.")] = None,
    seats: SeatsOption = None,
    *,
    study: Study,
) -> None:
    """How much skill shows in a game.

    Every level against every other, and how many games a better player needs to show it.
    """
    with trouble_in(study.lang) as texts:
        from shambles.lab.simulate import play_plan
        from shambles.lab.skill import LEVELS, grid_of, plan_skill
        from shambles.lab.telling import draw_skill, tell_skill

        plan = plan_skill(game, deals=deals, seats=seats, **study.given(game, bots, LEVELS))
        with study.playing(texts, plan.games) as how:
            found = grid_of(play_plan(plan, **how))
        study.end("skill", found, texts, tell_skill, draw_skill)


@app.command()
@with_fields
def restrict(
    game: GameArgument,
    never: Annotated[
        list[str] | None,
        typer.Option("--never", help="What is forbidden: card:ID, or answer:use-* (by its notation)."),
    ] = None,
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals are played both ways.")] = 200,
    bots: BotsOption = None,
    seats: SeatsOption = None,
    *,
    study: Study,
) -> None:
    """What a tactic is worth.

    The same deals are played with bots that may not use it.
    """
    with trouble_in(study.lang) as texts:
        from shambles.lab.restrict import restrict
        from shambles.lab.telling import draw_worth, tell_worth

        given = study.given(game, bots)
        with study.playing(texts, deals) as how:
            found = restrict(game, never=never or (), deals=deals, seats=seats, **given, **how)
        study.end("restrict", found, texts, tell_worth, draw_worth)


@app.command()
@with_fields
def drama(
    game: GameArgument,
    number: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 30,
    bots: BotsOption = None,
    seats: SeatsOption = None,
    *,
    study: Study,
) -> None:
    """How exciting a game is.

    Lead changes, when it is decided, whether the last can still win, choices that matter.
    """
    with trouble_in(study.lang) as texts:
        from shambles.lab.drama import drama
        from shambles.lab.telling import draw_drama, tell_drama

        given = study.given(game, bots)
        if number < 1:
            raise BadInput("games", "not-enough", least=1)
        with study.playing(texts, number) as how:
            found = drama(game, games=number, seats=seats, **given, **how)
        study.end("drama", found, texts, tell_drama, draw_drama)


@app.command()
@with_fields
def tune(
    game: GameArgument,
    target: Annotated[
        list[str] | None, typer.Option("--target", help="What is wanted: rounds=12, win=0.4, or win=0.4±0.02.")
    ] = None,
    knob: Annotated[
        list[str] | None, typer.Option("--knob", help="What may change: card.ID.FIELD=1..4, option.NAME=1,2,3.")
    ] = None,
    deals: Annotated[int, typer.Option("-n", "--deals", help="The most deals for one setting.")] = 128,
    bots: BotsOption = None,
    seats: SeatsOption = None,
    box: Annotated[
        Path | None, typer.Option("--box", help="Write the tuned box here; with --run it goes into that folder.")
    ] = None,
    *,
    study: Study,
) -> None:
    """Tune a box or options to targets.

    Searches for what comes nearest, on the same deals. Writes the box, and what was tried.
    """
    with trouble_in(study.lang) as texts:
        from shambles.lab.telling import draw_tuned, tell_tuned
        from shambles.lab.tune import tune

        given = study.given(game, bots)
        with study.playing(texts, 0) as how:
            found = tune(game, targets=target or (), knobs=knob or (), deals=deals, seats=seats, **given, **how)
        study.end("tune", found, texts, tell_tuned, draw_tuned)
        if found.box:
            place = box or (study.folder / "box.toml" if study.folder is not None else Path(f"{game}-tuned.toml"))
            write_whole(place, found.box.encode())
            typer.echo(texts.say("tune-box", file=str(place), kind=found.kind), err=True)
        else:
            typer.echo(texts.say("tune-no-box"), err=True)
