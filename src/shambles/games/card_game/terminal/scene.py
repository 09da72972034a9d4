"""The Card Game on the full screen: four rows of Walkers, the seats around them, and your hand."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from shambles.core.asking.ask import Ask
from shambles.core.asking.event import Event
from shambles.core.asking.reply import Refusal
from shambles.games.card_game.table.events import Placed, RowTaken, TurnedUp
from shambles.games.card_game.table.questions import HERO, TAKE_A_ROW, take_row
from shambles.games.card_game.table.state import row_for
from shambles.games.card_game.table.view import View
from shambles.games.card_game.terminal.lines import Lines
from shambles.games.card_game.terminal.parts import (
    LARGE,
    SMALL,
    Target,
    draw_hand,
    draw_rows,
    draw_scores,
    draw_seats,
    rows_width,
    width_of,
)
from shambles.games.card_game.terminal.pick import Pick, items_of
from shambles.terminal.scene import base
from shambles.terminal.scene.drawing import Hand, Size, lay_hand
from shambles.terminal.scene.stage import Painting

MOVES = {"left": -1, "right": 1}
SEATS = 28  # columns beside the rows
HINT = 2


class Scene(base.Scene[View]):
    """The table of the Card Game. Arrows point, Space picks, Enter answers; numbers can be typed."""

    DEFAULT_CSS = """
    Scene #field { layout: horizontal; }
    Scene.-large #field { layout: vertical; }
    Scene.-large #seats { margin: 1 0 0 0; }
    Scene.-large #hand { margin: 1 0 0 0; }
    Scene #rows { width: auto; margin: 0 1 0 0; }
    """
    KEYS = (
        ("key-arrows", "help-point"),
        ("key-space", "help-pick"),
        ("key-enter", "help-lay"),
        ("key-digits", "help-digits"),
        ("key-hero", "help-hero"),
    )
    lines: Lines

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines)
        self.pick: Pick | None = None
        self.row = 0
        self.fresh: frozenset[int] = frozenset()
        self.hand = Hand((), (), 1)
        self.size_drawn = SMALL

    def compose(self) -> ComposeResult:
        with Container(id="field"):
            yield Static(id="rows")
            yield Static(id="seats")
        yield Static(id="hand")
        yield from super().compose()

    def needs(self, view: View) -> Size:
        """Rows and seats side by side, and the hand below them."""
        width = rows_width(view, SMALL) + SEATS
        seats = len(view.seats) + 1
        return Size(width, max(len(view.rows) * SMALL.height, seats) + self._lay(view, SMALL, width).rows + HINT)

    def happened(self, event: Event, before: View, after: View) -> None:
        """The cards that were placed in this round stand out."""
        if isinstance(event, TurnedUp):
            self.fresh = frozenset()
        elif isinstance(event, Placed | RowTaken):
            self.fresh |= {event.card}

    def asked(self, ask: Ask[Any], view: View) -> None:
        cursor = self.pick.cursor if self.pick else 0
        self.pick = None if ask.key == TAKE_A_ROW.key else Pick(ask, view, cursor)

    @property
    def caption(self) -> str:
        return self.lines.caption(self.view) if self.view is not None else ""

    # --- drawing

    def paint(self, view: View, width: int, height: int) -> Painting:
        size, say, ink = self._card_size(view, width, height), self.say, self.ink
        self.size_drawn = size
        self.set_class(size == LARGE, "-large")
        if self.outcome is not None:
            return {"reading": draw_scores(view, self.outcome, self.names, say, ink, width)}
        pick = self.pick if self.ask is not None else None
        cursor = self.row if self.ask is not None and pick is None else None
        room = width if size == LARGE else width - rows_width(view, size) - 1
        doing = [self.doing(seat) for seat in range(len(self.names))]
        self.hand = self._lay(view, size, width)
        return {
            "rows": draw_rows(view, size, say, ink, self.fresh, cursor, self._target(view, pick)),
            "seats": draw_seats(view, self.names, doing, say, ink, room),
            "hand": draw_hand(items_of(view), self.hand, size, pick, view.hero, say, ink, self.has_focus),
            "hint": self._hint(view, width),
        }

    def _card_size(self, view: View, width: int, height: int) -> Size:
        """Large cards where all fit under each other."""
        seats = (len(view.seats) + 1) // 2 if len(view.seats) > 6 else len(view.seats)
        tall = len(view.rows) * LARGE.height + seats + 3 + self._lay(view, LARGE, width).rows + HINT
        return LARGE if height >= tall else SMALL

    def _lay(self, view: View, size: Size, width: int) -> Hand:
        return lay_hand([width_of(item, size) for item in items_of(view)], size.height, width)

    def _target(self, view: View, pick: Pick | None) -> Target | None:
        card = pick.walker if pick else None
        if card is None or self.refusal is not None:
            return None
        row, _ = row_for(view.rows, view.mode, card)
        return None if row is None else Target(card, row)

    # --- what is said under the hand

    def _hint(self, view: View, width: int) -> Content:
        pick, say = self.pick, self.say
        if self.ask is None:
            return Content("\n")
        if pick is None:
            meaning = self.lines.wording.meaning(view, self.ask, take_row(self.row))
            return self.hint(f"{say('row', row=self.row + 1)}: {meaning}", "plain", say("hint-row"), width)
        refusal = self.refusal
        about = self.lines.words.refusal(refusal) if refusal else self._meaning(pick, view)
        called = str(pick.walker) if pick.walker is not None else say("hero")
        called = pick.typed.digits if pick.is_stray() else called
        return self.hint(f"{called}: {about}", "danger" if refusal else "plain", self._picked(pick), width)

    def _meaning(self, pick: Pick, view: View) -> str:
        if pick.walker is None:
            return self.say("option-first")
        if HERO in pick.picked:
            return f"{self.say('option-first')}; {self.lines.wording.where_it_goes(view, pick.walker)}"
        return self.lines.wording.meaning(view, None, pick.choice_of((pick.walker,)))

    def _picked(self, pick: Pick) -> Content | str:
        if not pick.picked:
            return self.say(f"hint-{pick.ask.key}")
        cards = " + ".join(str(one) if isinstance(one, int) else self.say("hero") for one in pick.picked)
        return Content.styled(self.say("picked", cards=cards), self.ink("can"))

    @property
    def refusal(self) -> Refusal | None:
        """Why the card that is pointed at cannot be added."""
        pick = self.pick
        if pick is None or self.ask is None:
            return None
        return pick.ask.why_not(pick.notation()) if pick.is_stray() else pick.barred(pick.pointed)

    @property
    def notation(self) -> str:
        """The picked cards, or the selected card or row."""
        return self.pick.notation() if self.pick else take_row(self.row).notation

    # --- what the person does

    def press(self, event: Key) -> bool:
        return self._press_on_rows(event) if self.pick is None else self._press_on_hand(self.pick, event)

    def _press_on_rows(self, event: Key) -> bool:
        assert self.view is not None
        rows = len(self.view.rows)
        if event.key in ("up", "left", "down", "right"):
            self.row = (self.row + (1 if event.key in ("down", "right") else -1)) % rows
        elif event.character is not None and event.character in "123456789"[:rows]:
            self.row = int(event.character) - 1
        elif event.key in ("enter", "space"):
            self.action_answer()
        else:
            return False
        return True

    def _press_on_hand(self, pick: Pick, event: Key) -> bool:
        if event.key in MOVES:
            pick.move(MOVES[event.key])
        elif event.key in ("up", "down"):
            pick.move(self.hand.across * (1 if event.key == "down" else -1))
        elif event.key in ("home", "end"):
            pick.move(len(pick.items) * (1 if event.key == "end" else -1))
        elif event.key == "space":
            pick.toggle()
        elif event.key == "enter":
            self.action_answer()
        elif event.key == "h" and HERO in pick.items:
            pick.cursor = pick.items.index(HERO)
            pick.toggle()
        elif event.key in ("escape", "backspace"):
            pick.picked = ()
            pick.move(0)
        elif event.character == "+":
            pick.join()
        elif event.character is not None and event.character.isdecimal() and event.character.isascii():
            pick.type_digit(event.character)
        else:
            return False
        return True

    def click(self, part: str, x: int, y: int, again: bool) -> None:
        """The mouse points and picks; a second click on a row takes it."""
        if part == "hand" and self.pick is not None:
            place = self.hand.place_at(x, y)
            if place is not None:
                self.pick.cursor = place
                self.pick.toggle()
        elif part == "rows" and self.pick is None and self.view is not None:
            row = min(y // self.size_drawn.height, len(self.view.rows) - 1)
            if row == self.row and again:
                self.action_answer()
            self.row = row
