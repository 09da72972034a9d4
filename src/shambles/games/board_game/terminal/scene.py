"""The Board Game on the full screen: the map, what is asked as a list, the card that is met, sheets and places.

The scene is told what lies on the table and what is asked. It asks the ask what may be done, and never decides it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, ClassVar, Protocol

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.events import Click, Key, Resize
from textual.message import Message
from textual.style import Style
from textual.widget import Widget
from textual.widgets import Static

from shambles.core.ask import Ask
from shambles.core.event import Event
from shambles.core.reply import Outcome, Refusal
from shambles.games.board_game.table.view import View
from shambles.games.board_game.terminal.lines import option_line
from shambles.games.board_game.terminal.list import ARROWS, DIRECTIONS, Choices
from shambles.games.board_game.terminal.map import (
    LARGE,
    SMALL,
    Size,
    draw_map,
    draw_sketch,
    map_height,
    map_width,
    space_at,
)
from shambles.games.board_game.terminal.parts import (
    Lines,
    brief_party,
    draw_card,
    draw_met,
    draw_options,
    draw_places,
    draw_sheets,
    own_sheet,
    window,
    words,
)
from shambles.games.board_game.terminal.steps import SHOWN, fold

LOG = 5  # lines that the log has at least, where it lies below the scene
HINT = 3  # lines for what the option that is pointed at means
PAGES = ("map", "places", "sheets")
TYPING = "/"


class Words(Protocol):
    """The catalogue, as far as the scene needs it."""

    def say(self, key: str, **params: Any) -> str: ...
    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str: ...


class Scene(Widget, can_focus=True):
    """The table of the Board Game. Arrows point, Enter answers, digits step as on a keypad, / types."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"board-game--{name}"
        for name in (
            *("plain", "bold", "muted", "faint", "can", "danger", "pawn", "atlanta"),
            *("cursor", "barred", "barred-cursor", "blue", "red", "green"),
        )
    }
    DEFAULT_CSS = """
    Scene { height: auto; layout: vertical; }
    Scene Static { width: 1fr; height: auto; text-wrap: nowrap; text-overflow: clip; }
    Scene #board { height: auto; layout: horizontal; }
    Scene #left { width: auto; margin: 0 1 0 0; }
    Scene.-large #board { layout: vertical; }
    Scene #more { display: none; }
    Scene.-roomy #more { display: block; }
    Scene > .board-game--bold { text-style: bold; }
    Scene > .board-game--muted { color: $muted; }
    Scene > .board-game--faint { color: $faint; }
    Scene > .board-game--can { color: $accent; text-style: bold; }
    Scene > .board-game--danger { color: $rust; text-style: bold; }
    Scene > .board-game--pawn { color: $foreground; text-style: bold; }
    Scene > .board-game--atlanta { background: $panel; }
    Scene > .board-game--cursor { color: $filled-ink; background: $cursor; text-style: bold; }
    Scene > .board-game--barred { color: $card-barred-ink; }
    Scene > .board-game--barred-cursor { color: $filled-ink; background: $rust; }
    Scene > .board-game--blue { color: $primary; }
    Scene > .board-game--red { color: $rust; }
    Scene > .board-game--green { color: $warning; }
    Scene:nocolor > .board-game--cursor { text-style: bold reverse; }
    Scene:nocolor > .board-game--barred { text-style: dim; }
    Scene:nocolor > .board-game--barred-cursor { text-style: dim reverse; }
    Scene:nocolor > .board-game--faint { text-style: dim; }
    """
    KEYS = (
        ("screen-key-list", "screen-help-list"),
        ("screen-key-steps", "screen-help-steps"),
        ("key-enter", "screen-help-answer"),
        ("screen-key-gas", "screen-help-gas"),
        ("screen-key-type", "screen-help-type"),
        ("key-space", "screen-help-turn"),
        ("screen-key-map", "screen-help-map"),
    )

    class Answered(Message):
        """The person has answered, in the notation that the table understands."""

        def __init__(self, notation: str) -> None:
            super().__init__()
            self.notation = notation

    def __init__(self, texts: Words, names: Sequence[str]) -> None:
        super().__init__()
        self.texts = texts
        self.names = names
        self.view: View | None = None
        self.ask: Ask[Any] | None = None
        self.outcome: Outcome | None = None
        self.choices: Choices | None = None
        self.page = PAGES[0]
        self.options_from = 0  # the line of the panel on which the options begin, for the mouse
        self.is_stale = False

    def compose(self) -> ComposeResult:
        with Container(id="board"):
            yield Static(id="left")
            yield Static(id="panel")
        yield Static(id="below")
        yield Static(id="more")

    # --- what the shell tells the scene

    def speak(self, texts: Words, names: Sequence[str]) -> None:
        """Say everything in these words from now on."""
        self.texts, self.names = texts, names
        self.draw()

    def show(
        self,
        view: View,
        ask: Ask[Any] | None,
        laid: Mapping[int, int],
        awaited: Sequence[int],
        outcome: Outcome | None,
    ) -> None:
        """The table as it is, and what is asked of the person in front of it (None: nothing)."""
        same = ask is not None and self.ask is not None and (ask.seat, ask.number) == (self.ask.seat, self.ask.number)
        self.view, self.ask, self.outcome = view, ask, outcome
        if ask is None:
            self.choices = None
        elif not same or self.choices is None:
            self.choices = Choices(ask, view)
        if outcome is not None:
            self.page = "sheets"
        self.draw()

    def follow(self, event: Event) -> bool:
        """One step of what happened, on top of what is shown. True if something moved."""
        if self.view is None:
            return False
        self.view = fold(self.view, event)
        self.draw()
        return isinstance(event, SHOWN)

    @property
    def caption(self) -> str:
        """Whose turn it is."""
        view = self.view
        if view is None or not view.round:
            return ""
        turn = view.turn
        return self.texts.say("screen-caption", round=view.round, name=self.names[turn.seat], steps=turn.steps_left)

    @property
    def rule(self) -> str | None:
        """The rule that the scene is speaking of: why what is pointed at, or typed, cannot be done."""
        refusal = self.choices.refusal if self.choices else None
        return refusal.rule if refusal else None

    # --- drawing

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def on_focus(self) -> None:
        self.draw()

    def on_blur(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Draw everything anew, once, when all that is happening now has happened."""
        if not self.is_stale:
            self.is_stale = True
            self.call_later(self._draw)

    def _draw(self) -> None:
        self.is_stale = False
        view, width = self.view, self.content_size.width
        if view is None or not width:
            return
        size, ink, say = self._map_size(view), self.ink, self.texts.say
        left_width = width if size == LARGE else min(map_width(view, size), width - 24)
        self.set_class(size == LARGE, "-large")
        left = self._left(view, size, left_width)
        self.query_one("#left", Static).update(left)
        if size == LARGE:
            panel, panel_height = width, 8
        else:
            panel, panel_height = width - left_width - 1, max(11, len(left.plain.splitlines()))
        self.query_one("#panel", Static).update(self._panel(view, size, panel, panel_height))
        self.query_one("#below", Static).update(_stack(self._below(view, width)))
        spare = self._room() - self._used(view, size, panel_height)
        more = [*draw_places(view, say, ink, width), *draw_sheets(view, self.names, say, ink, width)]
        self.set_class(spare >= 5 and self.page == "map", "-roomy")
        self.query_one("#more", Static).update(_stack(more[: max(spare, 0)]))

    def ink(self, name: str) -> Style:
        return self.get_visual_style(f"board-game--{name}")

    def _map_size(self, view: View) -> Size:
        """Large hexes where they fit and leave room for the list below them."""
        fits = map_width(view, LARGE) <= self.content_size.width and map_height(view, LARGE) + 8 + 4 <= self._room()
        return LARGE if fits and not view.sketch else SMALL

    def _room(self) -> int:
        """The lines that the scene may take without pushing the log away."""
        parent = self.parent
        height = parent.size.height if isinstance(parent, Widget) else self.app.size.height
        return height - 2 if self.screen.has_class("-wide") else height - LOG

    def _used(self, view: View, size: Size, panel_height: int) -> int:
        board = map_height(view, LARGE) + panel_height if size == LARGE else panel_height
        return board + 1 + HINT

    def _left(self, view: View, size: Size, width: int) -> Content:
        say, ink = self.texts.say, self.ink
        if self.page == "places":
            return _stack(_padded(draw_places(view, say, ink, width), width))
        if self.page == "sheets":
            return _stack(_padded(draw_sheets(view, self.names, say, ink, width), width))
        pointed = self.choices.space if self.choices else None
        reach = self.choices.reach if self.choices else []
        if view.sketch:
            return draw_sketch(view, say, ink, pointed, reach)
        return draw_map(view, size, say, ink, pointed, reach)

    def _panel(self, view: View, size: Size, width: int, height: int) -> Content:
        """What is met, and who plays; below it, or beside it where there is room, the list of options."""
        say, ink = self.texts.say, self.ink
        beside = size == LARGE
        room = (width - 2) // 2 if beside else width
        head = draw_met(view, say, ink, room)
        head += [brief_party(view, party, self.names, say, ink, room) for party in view.parties]
        if self.choices is None:
            return _stack(head[:height])
        wanted = min(len(self.choices.items), 5)
        head = head[: height if beside else max(height - wanted - 1, 0)]
        self.options_from = 0 if beside else len(head) + 1
        lines = max(height - self.options_from, 1)
        options = draw_options(self.choices, self.names, say, ink, room, lines, self.has_focus)
        if not beside:
            return _stack([*head, Content(""), *options])
        return _stack(_side_by_side(options, head, room))

    def _below(self, view: View, width: int) -> Lines:
        """One's own survivors and dice, and what the option that is pointed at means."""
        say, ink = self.texts.say, self.ink
        mine = None if view.seat is None else view.parties[view.seat]
        lines = [own_sheet(mine, say, ink, width)] if mine is not None and mine.status == "in" else [Content("")]
        hint = self._hint(view, width)[:HINT]
        return [*lines, *hint, *[Content("")] * (HINT - len(hint))]

    def _hint(self, view: View, width: int) -> Lines:
        choices, say = self.choices, self.texts.say
        if choices is None:
            return []
        lines: Lines = []
        if choices.typed is not None:
            lines.append(Content.styled(f"› {choices.typed}_", self.ink("bold")))
        refusal = choices.refusal
        if refusal is not None:
            what = choices.typed or choices.pointed.notation
            text = f"{what}: {self.texts.refusal(refusal, self.names)} [{refusal.rule}]"
            return [*lines, *words(text, width, self.ink("danger"))]
        meaning = option_line(view, choices.pointed, say)
        text = f"{choices.pointed.notation}: {meaning}" if meaning else choices.pointed.notation
        card = [] if lines else draw_card(view, say, self.ink, width)
        lines += [*card, *words(text, width, self.ink("can" if card else "plain"))]
        if len(lines) < HINT:
            lines += words(say("screen-hint"), width, self.ink("muted"))
        return lines

    # --- what the person does

    def on_key(self, event: Key) -> None:
        """Keys are the scene's only while something is asked; otherwise they are left to the shell."""
        choices = self.choices
        if choices is None:
            return
        done = self._type(choices, event) if choices.typed is not None else self._point(choices, event)
        if done:
            event.stop()
            self.draw()

    def _point(self, choices: Choices, event: Key) -> bool:
        key = ARROWS.get(event.key, event.character or "") if choices.ask.key == "move" else event.character or ""
        if event.key in ("up", "down"):
            choices.move(1 if event.key == "down" else -1)
        elif event.key in ("pageup", "pagedown"):
            choices.move(5 if event.key == "pagedown" else -5)
        elif event.key in ("home", "end"):
            choices.move(len(choices.items) * (1 if event.key == "end" else -1))
        elif event.key == "enter":
            self.action_answer()
        elif event.key == "space":
            self.page = PAGES[(PAGES.index(self.page) + 1) % len(PAGES)]
        elif key in DIRECTIONS and choices.ask.key == "move":
            if choices.point_towards(key):
                self.action_answer()
        elif event.character == "g" and choices.ask.key == "move":
            choices.next_with_gas()
        elif event.character == TYPING:
            choices.typed = ""
        elif event.character is not None and event.character.isascii() and event.character.isdecimal():
            choices.type_key(event.character)
        else:
            return False
        return True

    def _type(self, choices: Choices, event: Key) -> bool:
        """While something is being typed, all keys are letters."""
        if event.key == "enter":
            self.action_answer()
        elif event.key == "escape":
            choices.typed = None
        elif event.key == "backspace":
            choices.rub_out()
        elif event.key in ("up", "down"):
            choices.move(1 if event.key == "down" else -1)
        elif event.is_printable and event.character:
            choices.type_key(event.character)
        else:
            return False
        return True

    def action_answer(self) -> None:
        """Enter: what was typed, or what is pointed at."""
        if self.choices is not None:
            self.post_message(self.Answered(self.choices.notation))

    def on_click(self, event: Click) -> None:
        """The mouse points at a space or an option; a second click on it answers."""
        widget, view, choices = event.widget, self.view, self.choices
        at = event.get_content_offset(widget) if widget is not None else None
        if view is None or choices is None or widget is None or at is None:
            return
        before = choices.cursor
        if widget.id == "left" and self.page == "map" and not view.sketch:
            space = space_at(view, self._map_size(view), at.x, at.y)
            if space is None or not (event.chain > 1 or choices.point_at(space)):
                return
        elif widget.id == "panel" and at.y >= self.options_from:
            height = widget.size.height - self.options_from
            row = window(choices, height) + at.y - self.options_from
            choices.move(row - choices.cursor)
        if event.chain > 1 and choices.cursor == before:
            self.action_answer()
        self.draw()


def _stack(lines: Sequence[Content]) -> Content:
    return Content("\n").join(lines)


def _side_by_side(left: Lines, right: Lines, width: int) -> Lines:
    pairs = zip_longest(_padded(left, width), right, fillvalue=Content(""))
    return [Content.assemble(one.pad_right(max(width - one.cell_length, 0)), "  ", other) for one, other in pairs]


def _padded(lines: Lines, width: int) -> Lines:
    return [line.pad_right(max(width - line.cell_length, 0)) for line in lines]
