"""Base of a scene: the shown moment, the state of each seat, and redrawing after changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, cast

import msgspec
from textual.content import Content
from textual.events import Resize
from textual.style import Style
from textual.widget import Widget
from textual.widgets import Static

from shambles.core.asking.ask import Ask
from shambles.core.asking.event import Event
from shambles.core.asking.reply import Outcome
from shambles.terminal.scene.answers import Answers, Entry, ListGrid
from shambles.terminal.scene.drawing import FACE_DOWN, Cell, Size, clip, stack, wrap
from shambles.terminal.scene.lines import Lines, V

LOG = 5  # lines that the log has at least, where it lies below the scene

Painting = dict[str, Content]  # the parts of a scene, by their ids; what is not painted is not shown


class Moment(msgspec.Struct, frozen=True):
    """Content of the screen at one step: the view right after it. The question belongs to the last step.

    event    the event of this step; None if somebody only looks
    ask      the question to the person in front
    laid     seats with a face-down answer, and how much of it is seen
    shown    open answers, until the last one is in
    """

    view: msgspec.Struct
    event: Event | None = None
    ask: Ask[Any] | None = None
    awaited: tuple[int, ...] = ()
    laid: Mapping[int, int] = {}
    shown: Mapping[int, str] = {}
    outcome: Outcome | None = None


class Stage(Widget, Generic[V], can_focus=True):
    """Base widget: a table as one person sees it. The methods that a game's own scene overrides come first."""

    def __init__(self, lines: Lines[V]) -> None:
        super().__init__()
        self.lines = lines
        self.moment: Moment | None = None
        self.answers: Answers | None = None
        self.grid = ListGrid(1, 1, 0, 0)
        self.top = 0  # first visible line of the table's text
        self.is_stale = False
        self._entries: list[Entry] | None = None

    def needs(self, view: V) -> Size:
        """Smallest size in which a game's scene can be drawn; below it the table is shown as text."""
        return Size(0, 0)

    def paint(self, view: V, width: int, height: int) -> Painting:
        """Draw all parts of the scene in this size."""
        return self.paint_words(view, width, height)

    def paint_words(self, view: V, width: int, height: int) -> Painting:
        """The table as text."""
        raise NotImplementedError

    def happened(self, event: Event, before: V, after: V) -> None:
        """Hook before a step is shown."""

    def asked(self, ask: Ask[Any], view: V) -> None:
        """Hook for a new question to the person in front."""

    def answers_to(self, ask: Ask[Any], view: V) -> Answers:
        return Answers(ask)

    @property
    def caption(self) -> str:
        """Present part of the game, in a few words."""
        return ""

    # --- what is known

    @property
    def view(self) -> V | None:
        return cast(V, self.moment.view) if self.moment is not None else None

    @property
    def ask(self) -> Ask[Any] | None:
        return self.moment.ask if self.moment is not None else None

    @property
    def outcome(self) -> Outcome | None:
        return self.moment.outcome if self.moment is not None else None

    @property
    def names(self) -> tuple[str, ...]:
        return self.lines.names

    def say(self, key: str, **params: Any) -> str:
        return self.lines.say(key, **params)

    def answered(self, seat: int) -> Cell:
        """A seat's open or face-down answer, until the last one is in."""
        moment = self.moment
        if moment is not None and seat in moment.shown:
            return Cell(moment.shown[seat], "can")
        return Cell(FACE_DOWN * moment.laid[seat], "can") if moment is not None and seat in moment.laid else Cell("")

    def doing(self, seat: int) -> Cell:
        """Activity of a seat: its answer, or thinking."""
        awaited = self.moment is not None and seat in self.moment.awaited
        return Cell(self.say("awaited"), "muted") if awaited else self.answered(seat)

    # --- what the shell tells the scene

    def speak(self, lines: Lines[V]) -> None:
        """Switch to these texts."""
        self.lines = lines
        self._entries = None
        self.draw()

    def show(self, moment: Moment) -> None:
        """Show this moment from now on."""
        before, ask, view = self.moment, moment.ask, cast(V, moment.view)
        if before is not None and moment.event is not None:
            self.happened(moment.event, cast(V, before.view), view)
        is_same = ask is not None and before is not None and ask is before.ask
        self.moment, self._entries = moment, None
        if ask is None:
            self.answers = None
        elif not is_same or self.answers is None:
            self.answers, self.top = self.answers_to(ask, view), 0
            self.asked(ask, view)
        self.draw()

    # --- drawing

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def on_focus(self) -> None:
        self.draw()

    def on_blur(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Redraw everything once, after all pending messages."""
        if not self.is_stale:
            self.is_stale = True
            self.call_later(self._draw)

    def _draw(self) -> None:
        self.is_stale = False
        view, width = self.view, self.content_size.width
        if view is None or not width or not self.is_attached:
            return
        paint = self.paint
        if self.is_small:
            self.remove_class("-large")
            paint = self.paint_words
        painting = paint(view, width, max(self.room, 1))
        for part in self.query(Static):
            content = painting.get(part.id or "")
            part.display = bool(content)
            if content is not None:
                part.update(content)

    @property
    def is_small(self) -> bool:
        """True if the terminal is too small for this game's scene."""
        view = self.view
        if view is None:
            return False
        width, height = self.needs(view)
        return self.content_size.width < width or self.room < height

    @property
    def room(self) -> int:
        """Number of lines that the scene may use without pushing the log away."""
        height = self.parent.size.height if isinstance(self.parent, Widget) else self.app.size.height
        if self.screen.has_class("-wide"):
            return height - 2
        return height if self.screen.has_class("-low") else height - LOG

    def ink(self, name: str) -> Style:
        return self.get_visual_style(f"scene--{name}")

    # --- what is said below

    def hint(self, about: str, style: str, how: Content | str, width: int) -> Content:
        """Two lines: the meaning of the selected answer or the reason against it, and the help on keys if it fits."""
        lines = [Content.styled(line, self.ink(style)) for line in wrap(about, width, 2)]
        return stack(lines if len(lines) > 1 else [*lines, self.enter_line(how, width)])

    def enter_line(self, how: Content | str, width: int) -> Content:
        """Help on how to answer, with a button to click."""
        words = f"‹{self.say('lay')}›"
        if isinstance(how, str):
            how = Content.styled(clip(how, width - len(words) - 2), self.ink("muted"))
        return Content.assemble(how, "  ", Content.from_markup("[@click=answer]$words[/]", words=words))
