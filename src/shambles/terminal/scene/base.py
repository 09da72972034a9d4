"""Base class of all scenes: the shown moment, the question, the keys, and the answers as a list.

Alone it plays any game: its view as text, and a list of answers. A game's own scene, in its terminal/scene.py, adds its
own drawing. A scene decides nothing: it asks the ask for its options and for the reasons against others.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import Static

from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import Outcome, Refusal
from shambles.terminal.saying import in_notation
from shambles.terminal.scene.answers import Answers, Entry, Line, draw_list, lay_out, says_all
from shambles.terminal.scene.drawing import Size, clip, height_of, stack, wrap
from shambles.terminal.scene.lines import V
from shambles.terminal.scene.stage import LOG, Painting, Stage

FEWEST = 2  # minimum of visible answers, before anything else gets lines
AROUND_LIST = 3  # lines below the list: what the answer that is pointed at means, and how to answer
AROUND = Size(2, 4)  # columns and lines that the shell takes: edges, the banner, the question and the keys
INKS = (
    *("plain", "bold", "muted", "faint", "can", "danger"),
    *("card", "fresh", "picked", "cursor", "barred", "barred-cursor"),
)


class Scene(Stage[V]):
    """A game's table on the screen of one person.

    Arrows move the cursor, Enter answers; numbers and text can be typed.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"scene--{name}" for name in INKS}
    DEFAULT_CSS = """
    Scene { height: auto; layout: vertical; }
    Scene Container { height: auto; }
    Scene Static { width: 1fr; height: auto; text-wrap: nowrap; text-overflow: clip; }
    Scene #hint { link-style: bold; }
    Scene > .scene--bold { text-style: bold; }
    Scene > .scene--muted { color: $muted; }
    Scene > .scene--faint { color: $faint; }
    Scene > .scene--can { color: $accent; text-style: bold; }
    Scene > .scene--danger { color: $rust; text-style: bold; }
    Scene > .scene--card { color: $card-ink; background: $card; }
    Scene > .scene--fresh { color: $card-ink; background: $card-fresh; text-style: bold; }
    Scene > .scene--picked { color: $filled-ink; background: $picked; text-style: bold; }
    Scene > .scene--cursor { color: $filled-ink; background: $cursor; text-style: bold; }
    Scene > .scene--barred { color: $card-barred-ink; }
    Scene > .scene--barred-cursor { color: $filled-ink; background: $rust; }
    Scene:nocolor > .scene--cursor { text-style: bold reverse; }
    Scene:nocolor > .scene--barred { text-style: dim; }
    Scene:nocolor > .scene--barred-cursor { text-style: dim reverse; }
    Scene:nocolor > .scene--faint { text-style: dim; }
    """
    KEYS: ClassVar[tuple[tuple[str, str], ...]] = (  # for the help: a key and what it does, as keys of the catalogue
        ("key-arrows", "answers-help-point"),
        ("key-enter", "answers-help-answer"),
        ("key-digits", "answers-help-digits"),
        ("key-slash", "answers-help-type"),
        ("key-pages", "answers-help-pages"),
    )

    class Answered(Message):
        """Message: the person has answered, in notation."""

        def __init__(self, notation: str) -> None:
            super().__init__()
            self.notation = notation

    def compose(self) -> ComposeResult:
        """Common parts. A game's own scene adds parts around them."""
        yield Static(id="reading")
        yield Static(id="answers")
        yield Hint(id="hint")

    # --- what a game's own scene says

    def press(self, event: Key) -> bool:
        """Handle a key while a question is open. False leaves it to the shell."""
        return self.press_on_list(event)

    def click(self, part: str, x: int, y: int, again: bool) -> None:
        """Handle a click on a part of the scene; `again` for the second click."""
        self.click_on_list(part, x, y, again)

    @property
    def notation(self) -> str:
        """The answer that Enter gives."""
        return self.answers.notation if self.answers else ""

    @property
    def refusal(self) -> Refusal | None:
        """The reason against the selected or typed answer; None if it is legal."""
        return self.answers.refusal if self.answers else None

    @property
    def rule(self) -> str | None:
        """The rule that the scene shows at this moment, if any."""
        refusal = (self.answers and self.answers.refusal) if self.is_small else self.refusal
        return refusal.rule if refusal else None

    # --- the table in words, and the answers as a list

    @property
    def entries(self) -> list[Entry]:
        """Texts of the answers."""
        answers, ask, view = self.answers, self.ask, self.view
        if answers is None or ask is None or view is None:
            return []
        if self._entries is None:
            self._entries = [self.entry(line, ask, view) for line in answers.lines]
            answers.labels = [entry.label for entry in self._entries]
            answers.in_notation = partial(in_notation, self.lines.words.texts)
        return self._entries

    def entry(self, line: Line, ask: Ask[Any], view: V) -> Entry:
        """An answer as an entry of the list."""
        name = self.lines.wording.label(view, ask, line.choice)
        if line.barred is not None:
            return Entry(name, self.lines.words.refusal(line.barred), True)
        return Entry(name, self.lines.wording.meaning(view, ask, line.choice), False)

    def paint_words(self, view: V, width: int, height: int) -> Painting:
        """The table as text, as much as fits, and the answers below it."""
        read = [line for text in self._reading(view) for line in _wrap_indented(text, width)]
        rows = max(height - len(read), min(height, len(self.entries) + AROUND_LIST, FEWEST + AROUND_LIST))
        answers, hint = self.paint_answers(width, rows)
        left = max(height - height_of(answers) - height_of(hint), 0)
        self.top = max(0, min(self.top, len(read) - left))
        reading = stack(Content(line) for line in read[self.top : self.top + left])
        return {"reading": reading, "answers": answers, "hint": hint}

    def _reading(self, view: V) -> list[str]:
        lines = self.lines.table(view)
        if self.outcome is not None:
            return [*(line.plain for line in self.draw_scores(self.outcome)), "", *lines]
        doing = [(name, self.doing(seat).words) for seat, name in enumerate(self.names)]
        return [*lines, *(f"{name}: {words}" for name, words in doing if words)]

    def draw_scores(self, outcome: Outcome) -> list[Content]:
        """All scores, with the winners marked by a word."""
        room = max(map(len, self.names)) + 2
        return [
            Content.assemble(
                (name.ljust(room), self.ink("bold" if seat in outcome.winners else "plain")),
                (f"{outcome.scores[seat]:>4}", self.ink("bold")),
                (f"  {self.say('wins')}" if seat in outcome.winners else "", self.ink("can")),
            )
            for seat, name in enumerate(self.names)
        ]

    def paint_answers(self, width: int, rows: int) -> tuple[Content, Content]:
        """The list of answers, and a hint below it with the full text of the chosen one, in so many lines together.

        If lines are short, the help on keys goes first, then the hint; never the answers.
        """
        answers, entries = self.answers, self.entries
        note = [Content.styled(clip(self._note(), width), self.ink("muted"))] if self.is_small else []
        if answers is None:
            return Content(""), stack(note)
        how = rows >= FEWEST + AROUND_LIST
        spare = max(rows - len(note) - how, 1)
        self.grid = lay_out(entries, answers.cursor, width, spare)
        about = 0
        if (not says_all(entries, self.grid) or answers.is_stray) and spare > 2:
            about = min(max(len(wrap(str(entry), width, 2)) for entry in entries), spare - 2)
            self.grid = lay_out(entries, answers.cursor, width, spare - about)
        hint = self._hint_lines(answers, entries[answers.cursor], about, width)
        listed = draw_list(entries, answers, self.grid, self.ink, self.has_focus)
        return listed, stack([*hint[: len(hint) if how else -1], *note])

    def _hint_lines(self, answers: Answers, entry: Entry, most: int, width: int) -> list[Content]:
        stray = answers.refusal if answers.is_stray else None
        about = self.lines.words.refusal(stray) if stray is not None else str(entry)
        style = self.ink("danger" if stray is not None or entry.is_barred else "plain")
        if answers.typed is not None:
            how = self.say("answers-typed", words=f"/{answers.typed}")
        else:
            how = f"{self.say('answers-at', at=answers.cursor + 1, count=len(answers.lines))} {self.how_to_answer}"
        lines = wrap(about, width, most) if most else []
        return [*(Content.styled(line, style) for line in lines), self.enter_line(how, width)]

    @property
    def how_to_answer(self) -> str:
        return self.say("answers-hint")

    def _note(self) -> str:
        view = self.view
        assert view is not None
        width, height = self.needs(view)
        return self.say("screen-needs", width=str(width + AROUND.width), height=str(height + AROUND.height + LOG))

    # --- what the person does

    def on_key(self, event: Key) -> None:
        """Handle keys only while a question is open; otherwise leave them to the shell."""
        if self.answers is not None and (self.press_on_list if self.is_small else self.press)(event):
            event.stop()
            event.prevent_default()
            self.draw()

    def press_on_list(self, event: Key) -> bool:
        """Keys that move the cursor in the list, type an answer, or scroll the table's text."""
        answers, character = self.answers, event.character or ""
        assert answers is not None
        if answers.typed is not None and self._press_while_typing(answers, event):
            return True
        if event.key in ("left", "right"):
            answers.move(1 if event.key == "right" else -1)
        elif event.key in ("up", "down"):
            answers.move(self.grid.columns * (1 if event.key == "down" else -1))
        elif event.key in ("home", "end"):
            answers.move(len(answers.lines) * (1 if event.key == "end" else -1))
        elif event.key in ("pageup", "pagedown"):
            self.top += 5 if event.key == "pagedown" else -5
        elif event.key in ("enter", "space"):
            self.action_answer()
        elif character == "/":
            answers.typed = ""
        elif character.isdecimal() and character.isascii():
            answers.type_digit(character)
        else:
            return False
        return True

    def _press_while_typing(self, answers: Answers, event: Key) -> bool:
        """After a slash every letter belongs to the answer, including the shell's shortcuts."""
        if event.key == "escape":
            answers.typed = None
        elif event.key == "backspace":
            answers.rub_out()
        elif event.character is not None and event.is_printable:
            answers.type_letter(event.character)
        else:
            return False
        return True

    def action_answer(self) -> None:
        """Enter: give the selected or typed answer."""
        if self.answers is not None:
            self.post_message(self.Answered(self.answers.notation if self.is_small else self.notation))

    def on_click(self, event: Click) -> None:
        """A click selects; a second click answers."""
        widget = event.widget
        at = event.get_content_offset(widget) if widget is not None else None
        if self.answers is None or widget is None or at is None:
            return
        click = self.click_on_list if self.is_small else self.click
        click(widget.id or "", at.x, at.y, event.chain > 1)
        self.draw()

    def click_on_list(self, part: str, x: int, y: int, again: bool) -> None:
        answers = self.answers
        if part != "answers" or answers is None:
            return
        place = self.grid.line_at(x, y)
        if place >= len(answers.lines):
            return
        if again and place == answers.cursor:
            self.action_answer()
        answers.point_at(place)


class Hint(Static):
    """The effect of the answer under the cursor, or the reason against it, and the keys to answer."""

    def action_answer(self) -> None:
        scene = next(one for one in self.ancestors if isinstance(one, Scene))
        scene.action_answer()


def _wrap_indented(text: str, width: int) -> list[str]:
    """Wrap a line. Continuation lines are indented a little further."""
    indent = " " * (len(text) - len(text.lstrip()))
    lines = wrap(text, max(width - len(indent) - 2, 1), len(text) + 1)
    return [indent + ("  " if at else "") + line for at, line in enumerate(lines)]
