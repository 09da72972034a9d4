"""The Board Game on the full screen: the map, what is asked as a list, the card that is met, sheets and places."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from shambles.core.asking.ask import Ask
from shambles.games.board_game.table.view import View
from shambles.games.board_game.terminal.lines import Lines
from shambles.games.board_game.terminal.list import ARROWS, DIRECTIONS, Choices
from shambles.games.board_game.terminal.map import (
    LARGE,
    SMALL,
    draw_map,
    draw_sketch,
    map_height,
    map_width,
    space_at,
)
from shambles.games.board_game.terminal.parts import (
    NOTATION,
    Drawn,
    brief_option,
    brief_party,
    draw_card,
    draw_met,
    draw_places,
    draw_sheets,
    own_sheet,
    words,
)
from shambles.games.board_game.words import own_party
from shambles.terminal.scene import base
from shambles.terminal.scene.answers import Entry, Line, draw_list, lay_out
from shambles.terminal.scene.base import Hint
from shambles.terminal.scene.drawing import Size, height_of, padded, stack
from shambles.terminal.scene.stage import Painting

HINT = 3  # lines for what the option that is pointed at means
LIST = 8  # lines of the list below a large map
SIDE, TALLEST = 24, 11  # width of the column beside a small map, and its fewest lines
SKETCH = Size(60, 15)  # size of a piece of a map
PAGES = ("map", "places", "sheets")


class Scene(base.Scene[View]):
    """The table of the Board Game. Arrows point, Enter answers, digits step as on a keypad, / types."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"scene--{name}" for name in ("pawn", "atlanta", "blue", "red", "green")}
    DEFAULT_CSS = """
    Scene #board { layout: horizontal; }
    Scene #left { width: auto; margin: 0 1 0 0; }
    Scene.-large #board { layout: vertical; }
    Scene.-large #side { layout: horizontal; }
    Scene > .scene--pawn { color: $foreground; text-style: bold; }
    Scene > .scene--atlanta { background: $panel; }
    Scene > .scene--blue { color: $primary; }
    Scene > .scene--red { color: $rust; }
    Scene > .scene--green { color: $warning; }
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
    lines: Lines
    answers: Choices | None

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines)
        self.page = PAGES[0]
        self.size_drawn = SMALL

    def compose(self) -> ComposeResult:
        yield Static(id="reading")
        with Container(id="board"):
            yield Static(id="left")
            with Container(id="side"):
                yield Static(id="panel")
                yield Static(id="answers")
        yield Static(id="below")
        yield Hint(id="hint")
        yield Static(id="more")

    def needs(self, view: View) -> Size:
        """The map in small letters beside the list; below them the seat's sheet and the hint."""
        if view.sketch:
            return SKETCH
        return Size(map_width(view, SMALL) + 1 + SIDE, max(TALLEST, map_height(view, SMALL)) + 1 + HINT)

    def answers_to(self, ask: Ask[Any], view: View) -> Choices:
        return Choices(ask, view)

    def entry(self, line: Line, ask: Ask[Any], view: View) -> Entry:
        """The typed code, and a short name beside it; the full text is below the map."""
        found = super().entry(line, ask, view)
        return found._replace(
            label=f"{line.notation:<{NOTATION}} {brief_option(view, line.choice, self.lines)}".rstrip()
        )

    @property
    def caption(self) -> str:
        """Whose turn it is."""
        view = self.view
        if view is None or not view.round:
            return ""
        return self.say("screen-caption", round=view.round, name=self.names[view.turn.seat], steps=view.turn.steps_left)

    # --- drawing

    def paint(self, view: View, width: int, height: int) -> Painting:
        page = "sheets" if self.outcome is not None else self.page
        large = map_width(view, LARGE) <= width and map_height(view, LARGE) + LIST + 1 + HINT <= height
        size = self.size_drawn = LARGE if large and not view.sketch else SMALL
        self.set_class(size == LARGE, "-large")
        room = width if size == LARGE else min(map_width(view, SMALL), width - SIDE - 1)
        left = self._left(view, size, page, room)
        if size == LARGE:
            side, lines = width // 2 - 1, LIST
        else:
            side, lines = width - room - 1, min(max(TALLEST, height_of(left)), height - 1 - HINT)
        panel = self._panel(view, side)
        answers = self._list(side, lines if size == LARGE else max(lines - len(panel), 1))
        taken = (height_of(left) + LIST if size == LARGE else lines) + 1 + HINT
        painting = {"left": left, "panel": stack(panel), "answers": answers, "below": self._own(view, width)}
        painting["hint"] = stack(self._hint(view, width))
        spare = height - taken
        if spare >= 5 and page == "map":
            more = [
                *draw_places(view, self.lines, self.ink, width),
                *draw_sheets(view, self.lines, self.ink, width),
            ]
            painting["more"] = stack(more[:spare])
        return painting

    def _left(self, view: View, size: Size, page: str, width: int) -> Content:
        """The map, or what lies on the other pages."""
        speech, ink, answers = self.lines, self.ink, self.answers
        if page != "map":
            draw = draw_places if page == "places" else draw_sheets
            return stack(padded(line, width) for line in draw(view, speech, ink, width))
        pointed, reach = (answers.space, answers.reach) if answers else (None, [])
        if view.sketch:
            return draw_sketch(view, speech.say, ink, pointed, reach)
        return draw_map(view, size, speech.say, ink, pointed, reach)

    def _panel(self, view: View, width: int) -> Drawn:
        """The encounter, and the player."""
        met = draw_met(view, self.lines, self.ink, width)
        parties = [(party, self.answered(party.seat)) for party in view.parties]
        return [*met, *(brief_party(view, party, self.lines, cell, self.ink, width) for party, cell in parties)]

    def _list(self, width: int, rows: int) -> Content:
        if self.answers is None:
            return Content("")
        entries = [entry._replace(meaning="") for entry in self.entries]
        self.grid = lay_out(entries, self.answers.cursor, width, rows)
        return draw_list(entries, self.answers, self.grid, self.ink, self.has_focus)

    def _own(self, view: View, width: int) -> Content:
        """The seat's survivors and dice."""
        mine = own_party(view)
        return own_sheet(view, mine, self.lines, self.ink, width) if mine and mine.status == "in" else Content(" ")

    def _hint(self, view: View, width: int) -> Drawn:
        """Effect of the selected option, its card, or the reason against it; and the keys."""
        answers, ask = self.answers, self.ask
        if answers is None or ask is None:
            return [Content(" ")] * HINT
        refusal = answers.refusal
        how = f"{self.say('answers-at', at=answers.cursor + 1, count=len(answers.lines))} {self.say('screen-hint')}"
        if answers.typed is not None:
            how = self.say("answers-typed", words=f"/{answers.typed}")
        if refusal is not None:
            what = answers.typed if answers.is_stray else answers.pointed.notation
            lines = words(f"{what}: {self.lines.words.refusal(refusal)}", width, self.ink("danger"))
        else:
            choice, wording = answers.pointed.choice, self.lines.wording
            label, meaning = wording.label(view, ask, choice), wording.meaning(view, ask, choice)
            card = draw_card(view, self.lines, self.ink, width) if answers.typed is None else []
            style = self.ink("can" if card else "plain")
            lines = [*card, *words(f"{choice.notation}: {label}" + (f" · {meaning}" if meaning else ""), width, style)]
        return [*lines, self.enter_line(how, width)][: max(HINT, len(lines))]

    # --- what the person does

    def press(self, event: Key) -> bool:
        answers = self.answers
        assert answers is not None
        if answers.typed is None:
            key = ARROWS.get(event.key, event.character or "")
            if event.key == "space":
                self.page = PAGES[(PAGES.index(self.page) + 1) % len(PAGES)]
                return True
            if answers.moves and key in DIRECTIONS:
                if answers.point_towards(key):
                    self.action_answer()
                return True
            if answers.moves and key == "g":
                answers.next_with_gas()
                return True
            if event.key in ("pageup", "pagedown"):
                answers.move(5 if event.key == "pagedown" else -5)
                return True
        return self.press_on_list(event)

    def click(self, part: str, x: int, y: int, again: bool) -> None:
        """The mouse points at a space or an option; a second click on it answers."""
        view, answers = self.view, self.answers
        if part != "left" or self.page != "map" or view is None or view.sketch or answers is None:
            self.click_on_list(part, x, y, again)
            return
        space = space_at(view, self.size_drawn, x, y)
        if space is None:
            return
        if again and answers.space == space:
            self.action_answer()
        else:
            answers.point_at_space(space)
