"""The studies: what decides a game, how much skill is in it, what a tactic is worth, how it goes, and tuning it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from shambles.cli.lab import Folder, GameArgument, LabSeed, On, Processes, progress_of
from shambles.cli.reading import (
    BotOption,
    BotsOption,
    FormatOption,
    HandsOption,
    Lang,
    ModeOption,
    OptionOption,
    console_for,
    read_bots,
    read_format,
    read_options,
    trouble_in,
)
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.folder import write_whole
from shambles.texts import Texts

if TYPE_CHECKING:
    from shambles.lab.page import Page
    from shambles.lab.telling import Story

app = typer.Typer()

SeatsOption = Annotated[int | None, typer.Option(help="Seats at the table; the usual number unless given.")]
PageOption = Annotated[Path | None, typer.Option("--page", help="Write the page here (HTML); with --run it is there.")]
FrameOption = Annotated[
    Path | None,
    typer.Option("--frame", help="Write the figures here: .parquet, .csv or .json; with --run they are there."),
]


class Wanted(msgspec.Struct):
    """How a study is asked for: what is printed, what is written where, and how it is played."""

    name: str
    output: str
    page: Path | None
    frame: Path | None
    folder: Path | None
    processes: int | None
    on: str

    def check(self) -> None:
        read_format(self.output)
        if self.frame is not None and self.frame.suffix not in (".parquet", ".csv", ".json"):
            raise BadInput("frame", "not-a-frame", found=self.frame.name)

    def how(self, progress: Any) -> dict[str, Any]:
        return {"processes": self.processes, "on": self.on, "folder": self.folder, "progress": progress}

    def end(self, found: Any, told: Story, page: Page, texts: Texts) -> None:
        """Print what was found, and write the page and the frame where they are wanted."""
        if self.output == "json":
            typer.echo(msgspec.json.encode(found).decode())
        else:
            print_story(told)
        for place in filter(None, (self.frame, self.folder and self.folder / f"{self.name}.parquet")):
            write_frame(found.frame(), place)
            typer.echo(texts.say("study-written", file=str(place)), err=True)
        for place in filter(None, (self.page, self.folder and self.folder / f"{self.name}.html")):
            write_whole(place, page.html().encode())
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
def luck(
    game: GameArgument,
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals; each is played up to six times.")] = 200,
    bots: Annotated[
        str | None, typer.Option(help="Who may sit down, with commas; drawn by lot for every seat.")
    ] = None,
    bot: BotOption = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    hands: HandsOption = None,
    option: OptionOption = None,
    seed: LabSeed = 0,
    processes: Processes = None,
    on: On = "",
    folder: Folder = None,
    page: PageOption = None,
    frame: FrameOption = None,
    output: FormatOption = "text",
    lang: Lang = None,
) -> None:
    """How much of the result is the deal, the decks, the dice, the seat, and who plays."""
    with trouble_in(lang) as texts:
        from shambles.lab.luck import PLAYERS, luck
        from shambles.lab.telling import draw_luck, tell_luck

        wanted = Wanted("luck", output, page, frame, folder, processes, on)
        wanted.check()
        options = read_options(find_game(game), mode, hands, option)
        kinds = read_bots(bots, bot, usual=",".join(PLAYERS))
        with progress_of(texts, deals, folder) as progress:
            found = luck(game, deals=deals, bots=kinds, seats=seats, options=options, seed=seed, **wanted.how(progress))
        words = Texts(texts.lang, find_game(game))
        wanted.end(found, tell_luck(found, words), draw_luck(found, words), texts)


@app.command()
def skill(
    game: GameArgument,
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals every pair of levels plays.")] = 50,
    bots: Annotated[str | None, typer.Option(help="The levels, with commas.")] = None,
    bot: BotOption = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    hands: HandsOption = None,
    option: OptionOption = None,
    seed: LabSeed = 0,
    processes: Processes = None,
    on: On = "",
    folder: Folder = None,
    page: PageOption = None,
    frame: FrameOption = None,
    output: FormatOption = "text",
    lang: Lang = None,
) -> None:
    """Every level against every other, and how many games a better player needs to show it."""
    with trouble_in(lang) as texts:
        from shambles.lab.simulate import play_plan
        from shambles.lab.skill import LEVELS, grid_of, plan_skill
        from shambles.lab.telling import draw_skill, tell_skill

        wanted = Wanted("skill", output, page, frame, folder, processes, on)
        wanted.check()
        options = read_options(find_game(game), mode, hands, option)
        kinds = read_bots(bots, bot, usual=",".join(LEVELS))
        plan = plan_skill(game, kinds, deals, seats, options, seed)
        with progress_of(texts, plan.games, folder) as progress:
            found = grid_of(play_plan(plan, processes=processes, on=on, folder=folder, progress=progress))
        words = Texts(texts.lang, find_game(game))
        wanted.end(found, tell_skill(found, words), draw_skill(found, words), texts)


@app.command()
def restrict(
    game: GameArgument,
    never: Annotated[
        list[str] | None,
        typer.Option("--never", help="What may not be done: card:ID, or answer:use-* (by its notation)."),
    ] = None,
    deals: Annotated[int, typer.Option("-n", "--deals", help="How many deals are played both ways.")] = 200,
    bots: BotsOption = None,
    bot: BotOption = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    hands: HandsOption = None,
    option: OptionOption = None,
    seed: LabSeed = 0,
    processes: Processes = None,
    on: On = "",
    folder: Folder = None,
    page: PageOption = None,
    frame: FrameOption = None,
    output: FormatOption = "text",
    lang: Lang = None,
) -> None:
    """What a tactic is worth: the same deals with bots that may not use it."""
    with trouble_in(lang) as texts:
        from shambles.lab.restrict import restrict
        from shambles.lab.telling import draw_worth, tell_worth

        wanted = Wanted("restrict", output, page, frame, folder, processes, on)
        wanted.check()
        options = read_options(find_game(game), mode, hands, option)
        kinds = read_bots(bots, bot, usual="greedy")
        with progress_of(texts, deals, folder) as progress:
            found = restrict(
                game, never=never or (), deals=deals, bots=kinds, seats=seats, options=options, seed=seed,
                **wanted.how(progress),
            )  # fmt: skip
        words = Texts(texts.lang, find_game(game))
        wanted.end(found, tell_worth(found, words), draw_worth(found, words), texts)


@app.command()
def drama(
    game: GameArgument,
    number: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 30,
    bots: BotsOption = None,
    bot: BotOption = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    hands: HandsOption = None,
    option: OptionOption = None,
    seed: LabSeed = 0,
    processes: Processes = None,
    on: On = "",
    folder: Folder = None,
    page: PageOption = None,
    frame: FrameOption = None,
    output: FormatOption = "text",
    lang: Lang = None,
) -> None:
    """How a game goes: lead changes, when it is decided, whether the last can still win, choices that matter."""
    with trouble_in(lang) as texts:
        from shambles.lab.drama import drama
        from shambles.lab.telling import draw_drama, tell_drama

        wanted = Wanted("drama", output, page, frame, folder, processes, on)
        wanted.check()
        if number < 1:
            raise BadInput("games", "not-enough", least=1)
        options = read_options(find_game(game), mode, hands, option)
        kinds = read_bots(bots, bot, usual="greedy")
        with progress_of(texts, number, folder) as progress:
            found = drama(
                game, games=number, bots=kinds, seats=seats, options=options, seed=seed, **wanted.how(progress)
            )
        words = Texts(texts.lang, find_game(game))
        wanted.end(found, tell_drama(found, words), draw_drama(found, words), texts)


@app.command()
def tune(
    game: GameArgument,
    target: Annotated[
        list[str] | None, typer.Option("--target", help="What is wanted: rounds=12, win=0.4, or win=0.4±0.02.")
    ] = None,
    knob: Annotated[
        list[str] | None, typer.Option("--knob", help="What may be turned: card.ID.FIELD=1..4, option.NAME=1,2,3.")
    ] = None,
    deals: Annotated[int, typer.Option("-n", "--deals", help="The most deals that a setting plays.")] = 128,
    bots: BotsOption = None,
    bot: BotOption = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    hands: HandsOption = None,
    option: OptionOption = None,
    seed: LabSeed = 0,
    processes: Processes = None,
    on: On = "",
    folder: Folder = None,
    box: Annotated[Path | None, typer.Option("--box", help="Write the tuned box here; with --run it is there.")] = None,
    page: PageOption = None,
    frame: FrameOption = None,
    output: FormatOption = "text",
    lang: Lang = None,
) -> None:
    """Search the box for what comes nearest to the targets, on the same deals; write the box, and what was tried."""
    with trouble_in(lang) as texts:
        from shambles.lab.telling import draw_tuned, tell_tuned
        from shambles.lab.tune import tune

        wanted = Wanted("tune", output, page, frame, folder, processes, on)
        wanted.check()
        options = read_options(find_game(game), mode, hands, option)
        kinds = read_bots(bots, bot, usual="greedy")
        with progress_of(texts, 0, folder) as progress:
            found = tune(
                game, targets=target or (), knobs=knob or (), deals=deals, bots=kinds, seats=seats, options=options,
                seed=seed, **wanted.how(progress),
            )  # fmt: skip
        words = Texts(texts.lang, find_game(game))
        wanted.end(found, tell_tuned(found, words), draw_tuned(found, words), texts)
        place = box or (folder / "box.toml" if folder is not None else Path(f"{game}-tuned.toml"))
        if found.box:
            write_whole(place, found.box.encode())
            typer.echo(texts.say("tune-box", file=str(place), kind=found.kind), err=True)
        else:
            typer.echo(texts.say("tune-no-box"), err=True)
