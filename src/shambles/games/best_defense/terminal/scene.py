"""The Best Defense on the full screen: the four places, the survivors, and the list of answers."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from shambles.core.asking.ask import Ask
from shambles.core.asking.event import Event
from shambles.games.best_defense.table.choices import Go, Someone
from shambles.games.best_defense.table.questions import PLAY_EVENT
from shambles.games.best_defense.table.view import View
from shambles.games.best_defense.terminal.lines import Lines
from shambles.games.best_defense.terminal.parts import (
    People,
    Spot,
    draw_board,
    draw_end,
    draw_hands,
    draw_seats,
    draw_track,
)
from shambles.terminal.scene import base
from shambles.terminal.scene.drawing import Size, height_of, stack, wrap
from shambles.terminal.scene.stage import Painting

BOARD, SEATS = 42, 32  # the widths of the board and the seats beside it
TALL = 31  # from this height on they stand under each other
TABLE = 9  # lines of the board and the seats side by side


class Scene(base.Scene[View]):
    """The table of The Best Defense. Arrows point at an answer, Enter gives it; numbers and words can be typed."""

    DEFAULT_CSS = """
    Scene #field { layout: horizontal; }
    Scene #board { width: auto; margin: 0 1 0 0; }
    Scene.-large #field { layout: vertical; }
    Scene.-large #seats { margin: 1 0 0 0; }
    Scene.-large #card { margin: 1 0 0 0; }
    Scene.-large #answers { margin: 1 0 0 0; }
    """
    KEYS = (*base.Scene.KEYS[:4], ("screen-key-events", "screen-help-events"))
    lines: Lines

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines)
        self.fresh: frozenset[str] = frozenset()
        self.looks_at_cards = False

    def compose(self) -> ComposeResult:
        with Container(id="field"):
            yield Static(id="board")
            yield Static(id="seats")
        yield Static(id="card")
        yield from super().compose()

    def needs(self, view: View) -> Size:
        """The board beside the seats; below them the cards, the answers and the hint."""
        return Size(BOARD + 1 + SEATS, TABLE + 5)

    def happened(self, event: Event, before: View, after: View) -> None:
        """Highlight the places where something has changed."""
        places = zip(before.places, after.places, strict=False)
        changed = frozenset(now.place for old, now in places if old != now)
        moved = zip(before.seats, after.seats, strict=False)
        self.fresh = changed | {now.place for old, now in moved if now.place is not None and old.place != now.place}

    def asked(self, ask: Ask[Any], view: View) -> None:
        self.looks_at_cards = False

    @property
    def caption(self) -> str:
        """The mode and difficulty, and how far the game is."""
        view, named = self.view, self.lines.words.named
        if view is None:
            return ""
        modes = f"{named(view.mode)}, {named(view.difficulty)}"
        if not view.round:
            return modes
        reached = min(view.round, view.rounds)
        return f"{modes}. {self.say('table-round', round=reached, rounds=view.rounds, leader=self.lines.leader(view))}"

    # --- drawing

    def paint(self, view: View, width: int, height: int) -> Painting:
        tall = height >= TALL
        self.set_class(tall, "-large")
        painting = self._table(view, width, height if tall else 0)
        painting["card"] = self._card(view, width, tall)
        used = height_of(painting["card"]) + self._lines_of(painting, tall)
        if self.outcome is not None:
            return {**painting, "answers": draw_end(view, self.outcome, self.lines, self.ink)}
        painting["answers"], painting["hint"] = self.paint_answers(width, height - used)
        return painting

    def _lines_of(self, painting: Painting, tall: bool) -> int:
        """The lines that the board and the seats take."""
        parts = [height_of(painting[name]) for name in ("board", "seats") if name in painting]
        return sum(parts) + 3 if tall else max(parts)

    def _table(self, view: View, width: int, height: int) -> Painting:
        """The board and the seats, beside each other or in this height; or the cards that one may look at."""
        lines, ink, tall = self.lines, self.ink, height > 0
        if self.looks_at_cards:
            return {"board": draw_hands(view, lines, ink, width)}
        parts = [draw_track(view, lines, ink)]
        if view.places:
            spot = Spot(self._pointed_place(), self.fresh)
            parts.append(draw_board(view, lines, ink, width if tall else BOARD, tall, spot))
        awaited = self.moment.awaited if self.moment is not None else ()
        people = People([self.answered(seat) for seat in range(len(self.names))], awaited, self._pointed_seat())
        room, lines_of_seats = (width, height - 22) if tall else (width - BOARD - 1, TABLE)
        return {"board": stack(parts), "seats": draw_seats(view, people, lines, ink, room, lines_of_seats)}

    def _pointed_place(self) -> str | None:
        choice = self.answers.pointed.choice if self.answers else None
        return choice.place if isinstance(choice, Go) else None

    def _pointed_seat(self) -> int | None:
        choice = self.answers.pointed.choice if self.answers else None
        if isinstance(choice, Someone):
            return choice.seat
        of = getattr(self.ask.about, "of", None) if self.ask else None
        return of if isinstance(of, int) else None

    def _card(self, view: View, width: int, tall: bool) -> Content:
        """The event that is being resolved, with its text; or else the seat's events, and the rules of this round."""
        words = self.lines.words
        if view.resolving is not None:
            most = 4 if tall or self.answers is None else 2
            return Content.styled("\n".join(wrap(words.card(view.resolving), width, most)), self.ink("bold"))
        mine = view.seats[view.seat] if view.seat is not None and view.seat < len(view.seats) else None
        hand = mine.hand or () if mine else ()
        rules = self.say("screen-in-force", cards=self.lines.in_force(view)) if view.in_force else ""
        if tall:
            lines = [line for card in hand for line in wrap(words.card(card), width, 2)]
            return Content.styled("\n".join([*lines, *wrap(rules, width, 2)] if rules else lines), self.ink("muted"))
        listed = self.ask is not None and self.ask.key == PLAY_EVENT.key  # they stand among the answers
        cards = words.row(words.named(card) for card in hand)
        cards = "" if listed or not hand else self.say("screen-hand", cards=cards)
        return Content.styled(wrap(" · ".join(filter(None, (cards, rules))), width, 1)[0], self.ink("muted"))

    @property
    def how_to_answer(self) -> str:
        return self.say("screen-hint")

    # --- what the person does

    def press(self, event: Key) -> bool:
        typing = self.answers is not None and self.answers.typed is not None
        if event.character == "e" and not typing:
            self.looks_at_cards = not self.looks_at_cards
            return True
        return self.press_on_list(event)
