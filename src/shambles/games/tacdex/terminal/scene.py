"""TacDex on the full screen: the marker, the seats around it, the clash of cards, and your hand."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import Refusal
from shambles.games.tacdex.box.contents import REDO
from shambles.games.tacdex.table.questions import CHOOSE_AN_OPPONENT, FLIP, KEEP
from shambles.games.tacdex.table.state import Victim
from shambles.games.tacdex.table.view import View
from shambles.games.tacdex.terminal.cards import LARGE, SMALL
from shambles.games.tacdex.terminal.lines import Lines
from shambles.games.tacdex.terminal.parts import (
    clash_lines,
    draw_clash,
    draw_hand,
    draw_seats,
    draw_side,
    label_of,
    marker_size,
    winner_of,
)
from shambles.games.tacdex.terminal.pick import Pick, things_of
from shambles.terminal.scene import base
from shambles.terminal.scene.drawing import Hand, Size, lay_hand, stack
from shambles.terminal.scene.stage import Painting

MOVES = {"left": -1, "right": 1, "up": -1, "down": 1}
LETTERS = {"f": FLIP.notation, "k": KEEP.notation, "r": REDO}
SEATS = 56  # columns beside the marker


class Scene(base.Scene[View]):
    """The table of TacDex. Arrows point, Enter answers; numbers can be typed, and f, k and r point at a choice."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"scene--marker"}
    DEFAULT_CSS = """
    Scene #field { layout: horizontal; }
    Scene #marker { width: auto; margin: 0 1 0 0; }
    Scene.-large #clash { margin: 1 0 0 0; }
    Scene.-large #hand { margin: 1 0 0 0; }
    Scene > .scene--marker { color: $card-ink; background: $card-fresh; text-style: bold; }
    """
    KEYS = (
        ("key-arrows", "help-point"),
        ("key-enter", "help-answer"),
        ("key-digits", "help-digits"),
        ("key-flip", "help-flip"),
        ("key-redo", "help-redo"),
    )
    lines: Lines

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines)
        self.pick: Pick | None = None
        self.hand = Hand((), (), 1)

    def compose(self) -> ComposeResult:
        with Container(id="field"):
            yield Static(id="marker")
            yield Static(id="seats")
        yield Static(id="clash")
        yield Static(id="hand")
        yield from super().compose()

    def needs(self, view: View) -> Size:
        """The marker beside the seats; below them the clash, the hand and the hint."""
        width = marker_size(SMALL).width + SEATS
        return Size(width, self._height(view, SMALL, width))

    def asked(self, ask: Ask[Any], view: View) -> None:
        self.pick = Pick(ask, view)

    @property
    def caption(self) -> str:
        """Which battle it is, and whether it is extended."""
        view = self.view
        return self.say("caption", battle=view.battle, tied="yes" if view.tied else "no") if view is not None else ""

    # --- drawing

    def paint(self, view: View, width: int, height: int) -> Painting:
        large = height >= self._height(view, LARGE, width)
        size, say, ink = LARGE if large else SMALL, self.say, self.ink
        self.set_class(size == LARGE, "-large")
        if self.outcome is not None:
            return {"reading": self._scores(view)}
        pick = self.pick if self.ask is not None else None
        doing = [self.doing(seat) for seat in range(len(self.names))]
        winner = None if self.ask is not None and self.ask.key == CHOOSE_AN_OPPONENT.key else winner_of(view)
        things = things_of(view, self.ask)
        self.hand = lay_hand([size.width] * len(things), size.height, width)
        room = width - marker_size(size).width - 1
        return {
            "marker": draw_side(view.marker, size, say, ink),
            "seats": draw_seats(view, self.names, doing, pick, say, ink, room),
            "clash": draw_clash(view, self.names, size, say, ink, width, winner),
            "hand": draw_hand(view, things, self.hand, size, pick, say, ink, self.has_focus),
            "hint": self._hint(view, pick, width),
        }

    def _scores(self, view: View) -> Content:
        lines = [Content.styled(self.say("score"), self.ink("bold"))]
        if self.outcome is not None:
            lines += self.draw_scores(self.outcome)
        if view.unclaimed:
            lines.append(Content.styled(self.say("score-unclaimed", count=len(view.unclaimed)), self.ink("muted")))
        return stack(lines)

    def _height(self, view: View, size: Size, width: int) -> int:
        """The lines that all parts take with cards of this size."""
        field = max(marker_size(size).height, len(view.seats) + 1)
        clash = 1 + clash_lines(view, size, width) * (1 + size.height)
        hand = lay_hand([size.width] * len(things_of(view, self.ask)), size.height, width).rows
        return field + clash + hand + 2 + (2 if size == LARGE else 0)

    # --- what is said under the hand

    def _hint(self, view: View, pick: Pick | None, width: int) -> Content:
        if pick is None:
            return Content("\n")
        refusal, called = pick.refusal(), self._called(pick)
        if refusal is not None:
            about = f"{called}: {self.lines.words.refusal(refusal)}"
        else:
            choice = pick.ask.find(pick.notation)
            assert isinstance(choice, Choice)
            meaning = self.lines.wording.meaning(view, pick.ask, choice)
            about = meaning if meaning.startswith(f"{called}:") else f"{called}: {meaning}"  # REDO names itself
        return self.hint(about, "danger" if refusal else "plain", self.say(f"hint-{pick.ask.key}"), width)

    def _called(self, pick: Pick) -> str:
        if pick.is_stray():
            return pick.typed
        choice = pick.ask.find(pick.pointed)
        if isinstance(choice, Victim):
            return self.names[choice.seat]
        if pick.pointed in (FLIP.notation, KEEP.notation):
            return self.say(f"choice-{pick.pointed}")
        return label_of(pick.pointed, self.say)

    @property
    def refusal(self) -> Refusal | None:
        """Why what is pointed at cannot be answered."""
        return self.pick.refusal() if self.pick and self.ask is not None else None

    @property
    def notation(self) -> str:
        return self.pick.notation if self.pick else ""

    # --- what the person does

    def press(self, event: Key) -> bool:
        pick = self.pick
        assert pick is not None
        if event.key in ("up", "down") and not pick.chooses_a_seat:
            pick.move(MOVES[event.key] * self.hand.across)
        elif event.key in MOVES:
            pick.move(MOVES[event.key])
        elif event.key in ("home", "end"):
            pick.move(len(pick.things) * (1 if event.key == "end" else -1))
        elif event.key == "enter":
            self.action_answer()
        elif event.key in ("escape", "backspace"):
            pick.move(0)
        elif event.key in LETTERS:
            return pick.point_at(LETTERS[event.key])  # r is the shell's again once REDO is pointed at
        elif event.character is not None and event.character.isdecimal() and event.character.isascii():
            return pick.type_digit(event.character)
        else:
            return False
        return True

    def click(self, part: str, x: int, y: int, again: bool) -> None:
        """The mouse points; a second click on the same thing answers with it."""
        pick = self.pick
        assert pick is not None
        place = None
        if part == "hand" and not pick.chooses_a_seat:
            place = self.hand.place_at(x, y)
        elif part == "seats" and pick.chooses_a_seat:
            place = next((one for one, thing in enumerate(pick.things) if thing == f"seat {y}"), None)
        if place is None or place < pick.first:
            return
        if pick.cursor == place and again:
            self.action_answer()
        pick.move(place - pick.cursor)
