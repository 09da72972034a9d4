"""The full-screen client: choose a game or continue one, and play with the keyboard or the mouse."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

import typer
from textual.app import App
from textual.binding import Binding, BindingType

from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.languages.finding import next_language
from shambles.terminal.learn import Wish
from shambles.terminal.playing_on import LAST_CHOICE, PlayedOn
from shambles.terminal.puzzles import PuzzleSitting
from shambles.terminal.screen.choose import Chooser
from shambles.terminal.screen.learn import screen_of, sittings_of
from shambles.terminal.screen.light import LAMP, PAPER, is_light
from shambles.terminal.screen.table import TableScreen
from shambles.terminal.sitting import Sitting, say_crashed, say_saved
from shambles.texts import Texts


class FullScreen(App[None]):
    """The full-screen application. Leaving it saves the game."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", "", show=False, priority=True),
        Binding("q", "leave", "", show=False),
        Binding("l", "language", "", show=False),
        Binding("d", "light", "", show=False),
    ]

    def __init__(self, lang: str, file: Path, sitting: Sitting | None = None, wish: Wish | None = None) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.lang = lang
        self.file = file
        self.sitting = sitting
        self.wish = wish
        self.left: list[Sitting] = []  # remaining lessons or puzzles of the course
        self.title = Texts(lang).say("title")
        self.saved = False
        self.trouble: BadInput | None = None
        self.register_theme(LAMP)
        self.register_theme(PAPER)
        self.theme = PAPER.name if is_light(os.environ.get("COLORFGBG", "")) else LAMP.name

    def on_mount(self) -> None:
        if self.wish is not None:
            self.begin(self.wish)
        elif self.sitting is None:
            self.push_screen(Chooser(self.lang, self.file), self.begin)
        else:
            self.sit_down(self.sitting)

    @property
    def motion(self) -> bool:
        """True if events are shown one after another."""
        return self.animation_level != "none" and not os.environ.get("NO_MOTION")

    def begin(self, chosen: Sitting | Wish | None) -> None:
        """Start the chosen table or course."""
        if isinstance(chosen, Wish):
            self.wish = chosen
            self.left = sittings_of(chosen, self.lang, self.file)
            self.sit_down(self.left.pop(0))
        elif chosen is not None:
            self.sit_down(chosen)

    def sit_down(self, sitting: Sitting) -> None:
        """Play at this table."""
        self.sitting, self.lang = sitting, sitting.texts.lang
        self.push_screen(screen_of(sitting)(sitting, self.motion, self.give_up))

    def give_up(self, trouble: BadInput) -> None:
        """Leave after an error in the person's own files, such as a bot; it is printed after the screen is restored."""
        self.trouble = trouble
        self.run_worker(self.action_leave())

    def action_another(self) -> None:
        """Start the next lesson or the game after them; else another game with the same settings."""
        if self.sitting is None:
            return
        if self.left:
            following = self.left.pop(0)
            following.speak(self.sitting.texts)
            self.pop_screen()
            self.sit_down(following)
            return
        if isinstance(self.sitting, PuzzleSitting):
            self.exit()  # the last puzzle is done
            return
        table = self.sitting.table
        options = {name: getattr(table.options, name) for name in table.options.__struct_fields__}
        fresh = Table.open(table.game.slug, seats=len(table.seats), options=options)
        self.pop_screen()
        self.sit_down(Sitting(fresh, self.sitting.bots, self.sitting.texts, self.file))

    def action_play_on(self, step: int) -> None:
        """SH-008  The game that is over, played on from a step, with the same bots."""
        if (before := self.sitting) is None or before.alone is None:
            return
        try:
            played = PlayedOn(before.table, None if step == LAST_CHOICE else step, before.alone, anew=False, seed=None)
            played.sit_down([bot for bot in before.bots if bot is not None], before.texts, self.file)
        except BadInput as trouble:
            self.notify(before.texts.trouble(trouble))
            return
        self.pop_screen()
        self.sit_down(played.sitting)
        self.notify("\n".join(played.say_beginning()))

    def action_language(self) -> None:
        """Switch to the next language, at once and everywhere."""
        self.lang = next_language(self.lang)
        if self.sitting is not None:
            self.sitting.speak(Texts(self.lang, self.sitting.table.game, lessons=self.wish is not None))
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.speak()
            elif isinstance(screen, Chooser):
                screen.speak(self.lang)

    def action_light(self) -> None:
        """Switch between the light and the dark theme."""
        self.theme = LAMP.name if self.theme == PAPER.name else PAPER.name

    async def action_leave(self) -> None:
        """Save an unfinished game, and leave."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                async with screen.at_table:  # a bot that is thinking finishes first
                    self.keep()
        self.exit()

    def keep(self) -> None:
        """Save the game, if it is not over."""
        if self.sitting is not None and self.sitting.table.outcome is None:
            self.sitting.save()
            self.saved = self.sitting.is_kept  # a lesson or a puzzle is not

    def _fatal_error(self) -> None:
        """Handle a crash: save the game and print one line, in place of Textual's own traceback."""
        self.keep()
        self._close_messages_no_wait()


def play_on_screen(sitting: Sitting) -> None:
    """Play this sitting on the full screen. The game is saved for the next time."""
    run(FullScreen(sitting.texts.lang, sitting.file, sitting))


def choose_on_screen(lang: str, file: Path) -> None:
    """Choose a game on the full screen, or continue the saved one, and play it."""
    run(FullScreen(lang, file))


def learn_on_screen(wish: Wish, lang: str, file: Path) -> None:
    """Learn a game on the full screen."""
    run(FullScreen(lang, file, wish=wish))


def run(app: FullScreen) -> None:
    """Run the client; afterwards print its messages on the normal screen."""
    app.run()
    if app.return_code:
        kept = app.sitting if app.saved else None
        typer.echo(say_crashed(Texts(app.lang), app.file, app._exception, kept), err=True)
        raise typer.Exit(app.return_code)
    if app.saved and app.sitting is not None:
        for line in say_saved(app.sitting, Texts(app.lang)):
            typer.echo(line)
    if app.trouble is not None:
        raise app.trouble
