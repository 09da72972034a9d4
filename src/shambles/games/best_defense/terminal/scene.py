"""The Best Defense on the full screen: the four places, the survivors, and the list of answers.

The scene is told what lies on the table and what is asked. It asks the ask what may be done, and never decides it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from shambles.games.best_defense.box.contents import Box, box_of
from shambles.games.best_defense.box.words import card_name
from shambles.games.best_defense.table.choices import Go, Someone
from shambles.games.best_defense.table.questions import PLAY_EVENT
from shambles.games.best_defense.table.view import View
from shambles.games.best_defense.terminal.parts import (
    Answer,
    ListGrid,
    People,
    Spot,
    draw_board,
    draw_end,
    draw_hands,
    draw_list,
    draw_seats,
    draw_track,
    in_full,
    lay_out,
    says_all,
    wrap,
)
from shambles.games.best_defense.terminal.pick import Line, Pick
from shambles.games.best_defense.terminal.steps import MOVING, fold
from shambles.games.best_defense.terminal.words import box_in, card_in_words, label, meaning

TALL, WIDE = 32, 110  # from this height on the parts stand under each other; from this width on the log stands beside
BOARD = 42  # the width of the board on a small screen
SHELL, LOG = 4, 5  # the lines that are the shell's, and those of the log under the scene
FEWEST = 2  # lines of answers


class Words(Protocol):
    """The catalogue, as far as the scene needs it."""

    def say(self, key: str, **params: Any) -> str: ...
    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str: ...


class Scene(Widget, can_focus=True):
    """The table of The Best Defense. Arrows point at an answer, Enter gives it; numbers and words can be typed."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"best-defense--{name}"
        for name in (
            *("plain", "bold", "muted", "faint", "can", "danger", "fresh"),
            *("cursor", "barred", "barred-cursor"),
        )
    }
    DEFAULT_CSS = """
    Scene { height: auto; layout: vertical; }
    Scene Static { width: 1fr; height: auto; text-wrap: nowrap; text-overflow: clip; }
    Scene #table { height: auto; layout: horizontal; }
    Scene #board { width: auto; margin: 0 1 0 0; }
    Scene.-tall #table { layout: vertical; }
    Scene.-tall #seats { margin: 1 0 0 0; }
    Scene.-tall #card { margin: 1 0 0 0; }
    Scene.-tall #answers { margin: 1 0 0 0; }
    Scene #hint { height: auto; link-style: bold; }
    Scene > .best-defense--bold { text-style: bold; }
    Scene > .best-defense--muted { color: $muted; }
    Scene > .best-defense--faint { color: $faint; }
    Scene > .best-defense--can { color: $accent; text-style: bold; }
    Scene > .best-defense--danger { color: $rust; text-style: bold; }
    Scene > .best-defense--fresh { color: $accent; }
    Scene > .best-defense--cursor { color: $filled-ink; background: $cursor; text-style: bold; }
    Scene > .best-defense--barred { color: $card-barred-ink; }
    Scene > .best-defense--barred-cursor { color: $filled-ink; background: $rust; }
    Scene:nocolor > .best-defense--cursor { text-style: bold reverse; }
    Scene:nocolor > .best-defense--barred { text-style: dim; }
    Scene:nocolor > .best-defense--barred-cursor { text-style: dim reverse; }
    Scene:nocolor > .best-defense--faint { text-style: dim; }
    """
    KEYS = (
        ("key-arrows", "screen-help-point"),
        ("key-enter", "screen-help-answer"),
        ("key-digits", "screen-help-digits"),
        ("screen-key-slash", "screen-help-type"),
        ("screen-key-events", "screen-help-events"),
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
        self.awaited: Sequence[int] = ()
        self.pick: Pick | None = None
        self.box: Box = box_of("standard")
        self.fresh: frozenset[str] = frozenset()
        self.grid = ListGrid(1, 1, 0, 0)
        self.looks_at_cards = False
        self.is_stale = False

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield Static(id="board")
            yield Static(id="seats")
        yield Static(id="card")
        yield Static(id="answers")
        yield Hint(id="hint")

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
        self.view, self.ask, self.outcome, self.awaited = view, ask, outcome, awaited
        if ask is None:
            self.pick = None
        elif not same or self.pick is None:
            self.pick, self.box, self.looks_at_cards = Pick(ask), box_in(ask), False
        self.draw()

    def follow(self, event: Event) -> bool:
        """One step of what happened, on top of what is shown. True if something moved."""
        if self.view is None:
            return False
        self.view = fold(self.view, event)
        moved = isinstance(event, MOVING)
        if moved:
            places = (getattr(event, "place", None), getattr(event, "origin", None))
            self.fresh = frozenset(place for place in places if place is not None)
        self.draw()
        return moved

    @property
    def caption(self) -> str:
        """The mode and difficulty, and how far the game is."""
        view, say = self.view, self.texts.say
        if view is None:
            return ""
        modes = f"{card_name(view.mode, say)}, {card_name(view.difficulty, say)}"
        if not view.round:
            return modes
        leader = view.seats[view.leader].survivor
        return f"{modes}. {say('table-round', round=min(view.round, view.rounds), rounds=view.rounds, leader=leader)}"

    @property
    def rule(self) -> str | None:
        """The rule that the scene is speaking of: why the answer that is pointed at cannot be given."""
        refusal = self.pick.refusal if self.pick else None
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
        tall = self.app.size.height >= TALL
        self.set_class(tall, "-tall")
        table = self._draw_table(view, width, tall)
        card = self._card(view, width, tall)
        self.query_one("#card", Static).update(card)
        self.query_one("#card", Static).display = bool(card)
        room = self.app.size.height - SHELL - (0 if self.app.size.width >= WIDE else LOG)
        self._draw_answers(view, width, room - table - card.plain.count("\n") - bool(card) - 1)

    def _draw_table(self, view: View, width: int, tall: bool) -> int:
        """The board and the seats, or the cards that one may look at. How many lines they take."""
        say, ink = self.texts.say, self.ink
        board, seats = self.query_one("#board", Static), self.query_one("#seats", Static)
        seats.display = not self.looks_at_cards
        if self.looks_at_cards:
            cards = draw_hands(view, self.box, say, ink, width)
            board.update(cards)
            return cards.plain.count("\n") + 1
        parts = [draw_track(view, say, ink)]
        if view.places:
            spot = Spot(self._pointed_place(), self.fresh)
            parts.append(draw_board(view, say, ink, width if tall else min(BOARD, width), tall, spot))
        board.update(Content("\n").join(parts))
        people = People(self.names, self.awaited, self._pointed_seat())
        room, height = (width, 13) if tall else (width - BOARD - 1, 9)
        drawn = draw_seats(view, people, say, ink, room, height)
        seats.update(drawn)
        lines = sum(part.plain.count("\n") + 1 for part in parts)
        below = drawn.plain.count("\n") + 1
        return lines + below + 3 if tall else max(lines, below)

    def _draw_answers(self, view: View, width: int, rows: int) -> None:
        """What can be answered, or how the game ended; and a hint below, which needs a line or more for itself."""
        answers, hint = self.query_one("#answers", Static), self.query_one(Hint)
        pick, ask = self.pick, self.ask
        if self.outcome is not None:
            answers.update(draw_end(view, self.outcome, self.names, self.texts.say, self.ink))
            hint.update("")
        elif pick is None or ask is None:
            answers.update("")
            hint.update("")
        else:
            lines = [self._answer(line, ask, view) for line in pick.lines]
            pick.labels = [line.label for line in lines]
            self.grid = lay_out(lines, pick.cursor, width, max(rows, FEWEST))
            about = None
            if not says_all(lines, self.grid):
                longest = max(len(wrap(in_full(line), width, 2)) for line in lines)
                self.grid = lay_out(lines, pick.cursor, width, max(rows - longest, FEWEST))
                about = lines[pick.cursor]
            answers.update(draw_list(lines, pick, self.grid, self.ink, self.has_focus))
            hint.update(self._hint(pick, about, width))

    def _answer(self, line: Line, ask: Ask[Any], view: View) -> Answer:
        say = self.texts.say
        name = label(line.choice, ask, view, say)
        if line.barred is not None:
            return Answer(name, self._why(line.barred), True)
        return Answer(name, meaning(line.choice, ask, view, say), False)

    def ink(self, name: str) -> Style:
        return self.get_visual_style(f"best-defense--{name}")

    def _pointed_place(self) -> str | None:
        choice = self.pick.pointed.choice if self.pick else None
        return choice.place if isinstance(choice, Go) else None

    def _pointed_seat(self) -> int | None:
        choice = self.pick.pointed.choice if self.pick else None
        if isinstance(choice, Someone):
            return choice.seat
        of = getattr(self.ask.about, "of", None) if self.ask else None
        return of if isinstance(of, int) else None

    # --- what is said around the answers

    def _card(self, view: View, width: int, tall: bool) -> Content:
        """The event that is being resolved, with its text; or else one's own events, and what holds in this round."""
        say = self.texts.say
        if view.resolving is not None:
            words = card_in_words(self.box, view.resolving, say)
            most = 4 if tall or self.pick is None else 2
            return Content.styled("\n".join(wrap(words, width, most)), self.ink("bold"))
        mine = view.seats[view.seat] if view.seat is not None and view.seat < len(view.seats) else None
        hand = mine.hand or () if mine else ()
        sources = dict.fromkeys(rule.source for rule in view.in_force)
        rules = say("screen-in-force", cards=", ".join(card_name(card, say) for card in sources)) if sources else ""
        if tall:
            lines = [line for card in hand for line in wrap(card_in_words(self.box, card, say), width, 2)]
            return Content.styled("\n".join([*lines, rules] if rules else lines), self.ink("muted"))
        listed = self.ask is not None and self.ask.key == PLAY_EVENT.key  # they stand among the answers
        cards = "" if listed or not hand else say("screen-hand", cards=", ".join(card_name(card, say) for card in hand))
        return Content.styled(wrap(" · ".join(filter(None, (cards, rules))), width, 1)[0], self.ink("muted"))

    def _hint(self, pick: Pick, about: Answer | None, width: int) -> Content:
        """What the answer that is pointed at means in full, where the list has no room for it; and how to answer."""
        say, lines = self.texts.say, []
        stray = pick.refusal if pick.is_stray else None
        if stray is not None:
            lines.append(Content.styled(self._why(stray), self.ink("danger")))
        elif about is not None:
            style = self.ink("danger" if about.is_barred else "plain")
            lines.append(Content.styled("\n".join(wrap(in_full(about), width, 2)), style))
        if pick.typed is not None:
            how = Content.styled(say("screen-typed", words=f"/{pick.typed}"), self.ink("can"))
        else:
            at = say("screen-more", at=pick.cursor + 1, count=len(pick.lines))
            how = Content.styled(f"{at}. {say('screen-hint')}", self.ink("muted"))
        enter = Content.from_markup("[@click=answer]‹$words›[/]", words=say("screen-answer"))
        return Content("\n").join([*lines, Content.assemble(how, "  ", enter)])

    def _why(self, refusal: Refusal) -> str:
        return f"{self.texts.refusal(refusal, self.names)} [{refusal.rule}]"

    # --- what the person does

    def on_key(self, event: Key) -> None:
        """Keys are the scene's only while something is asked; otherwise they are left to the shell."""
        if self.pick is None:
            return
        typing = self.pick.typed is not None
        if (typing and self._key_while_typing(self.pick, event)) or self._key(self.pick, event):
            event.stop()
            event.prevent_default()
            self.draw()

    def _key(self, pick: Pick, event: Key) -> bool:
        character = event.character or ""
        if event.key in ("left", "right"):
            pick.move(1 if event.key == "right" else -1)
        elif event.key in ("up", "down"):
            pick.move(self.grid.columns * (1 if event.key == "down" else -1))
        elif event.key in ("home", "end"):
            pick.move(len(pick.lines) * (1 if event.key == "end" else -1))
        elif event.key in ("enter", "space"):
            self.action_answer()
        elif character == "/":
            pick.typed = ""
        elif character == "e":
            self.looks_at_cards = not self.looks_at_cards
        elif character.isdecimal() and character.isascii():
            pick.type_digit(character)
        else:
            return False
        return True

    def _key_while_typing(self, pick: Pick, event: Key) -> bool:
        """After a slash every letter is part of the answer, also those that the shell has a use for."""
        if event.key == "escape":
            pick.typed = None
        elif event.key == "backspace":
            pick.rub_out()
        elif event.character is not None and event.is_printable:
            pick.type_letter(event.character)
        else:
            return False
        return True

    def action_answer(self) -> None:
        """Enter: the answer that is pointed at, or what was typed."""
        if self.pick is not None:
            self.post_message(self.Answered(self.pick.notation()))

    def on_click(self, event: Click) -> None:
        """The mouse points; a second click answers."""
        widget = event.widget
        at = event.get_content_offset(widget) if widget is not None else None
        if self.pick is None or widget is None or at is None:
            return
        if widget.id == "answers":
            line = self.grid.line_at(at.x, at.y)
            if line < len(self.pick.lines):
                if line == self.pick.cursor and event.chain > 1:
                    self.action_answer()
                self.pick.move(line - self.pick.cursor)
        self.draw()


class Hint(Static):
    """What the answer that is pointed at means, or why it cannot be given; and how to answer."""

    def action_answer(self) -> None:
        scene = self.parent
        assert isinstance(scene, Scene)
        scene.action_answer()
