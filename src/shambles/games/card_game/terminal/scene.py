"""The Card Game on the full screen: four rows of Walkers, the seats around them, and your hand.

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
from shambles.games.card_game.bot.hints import target_row
from shambles.games.card_game.table.events import HandScored, Placed, RowsStarted, RowTaken, TurnedUp
from shambles.games.card_game.table.questions import HERO, TAKE_A_ROW, take_row
from shambles.games.card_game.table.view import View
from shambles.games.card_game.terminal.cards import LARGE, SMALL, Size
from shambles.games.card_game.terminal.lines import option_line, where_it_goes
from shambles.games.card_game.terminal.parts import (
    HandGrid,
    Ready,
    Target,
    draw_hand,
    draw_rows,
    draw_scores,
    draw_seats,
    rows_width,
    wrap_hand,
)
from shambles.games.card_game.terminal.pick import Pick, items_of
from shambles.games.card_game.terminal.steps import fold

MOVES = {"left": -1, "right": 1}
WIDE, TALL, VERY_TALL = 110, 32, 36  # from this size on there is room for large cards


class Words(Protocol):
    """The catalogue, as far as the scene needs it."""

    def say(self, key: str, **params: Any) -> str: ...
    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str: ...


class Scene(Widget, can_focus=True):
    """The table of the Card Game. Arrows point, Space picks, Enter answers; numbers can be typed."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"card-game--{name}"
        for name in (
            *("plain", "bold", "muted", "faint", "can", "danger"),
            *("card", "fresh", "picked", "cursor", "barred", "barred-cursor"),
        )
    }
    DEFAULT_CSS = """
    Scene { height: auto; layout: vertical; }
    Scene Static { width: 1fr; height: auto; text-wrap: nowrap; text-overflow: clip; }
    Scene #table { height: auto; layout: horizontal; }
    Scene.-large #table { layout: vertical; }
    Scene.-large #seats { margin: 1 0 0 0; }
    Scene.-large #hand { margin: 1 0 0 0; }
    Scene #rows { width: auto; margin: 0 1 0 0; }
    Scene #scores { display: none; }
    Scene.-over #scores { display: block; }
    Scene.-over #hand, Scene.-over #hint, Scene.-over #table { display: none; }
    Scene #hint { height: 2; text-wrap: wrap; text-overflow: ellipsis; link-style: bold; }
    Scene > .card-game--bold { text-style: bold; }
    Scene > .card-game--muted { color: $muted; }
    Scene > .card-game--faint { color: $faint; }
    Scene > .card-game--can { color: $accent; text-style: bold; }
    Scene > .card-game--danger { color: $rust; text-style: bold; }
    Scene > .card-game--card { color: $card-ink; background: $card; }
    Scene > .card-game--fresh { color: $card-ink; background: $card-fresh; text-style: bold; }
    Scene > .card-game--picked { color: $filled-ink; background: $picked; text-style: bold; }
    Scene > .card-game--cursor { color: $filled-ink; background: $cursor; text-style: bold; }
    Scene > .card-game--barred { color: $card-barred-ink; }
    Scene > .card-game--barred-cursor { color: $filled-ink; background: $rust; }
    Scene:nocolor > .card-game--cursor { text-style: bold reverse; }
    Scene:nocolor > .card-game--barred { text-style: dim; }
    Scene:nocolor > .card-game--barred-cursor { text-style: dim reverse; }
    Scene:nocolor > .card-game--faint { text-style: dim; }
    """
    KEYS = (
        ("key-arrows", "help-point"),
        ("key-space", "help-pick"),
        ("key-enter", "help-lay"),
        ("key-digits", "help-digits"),
        ("key-hero", "help-hero"),
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
        self.ready = Ready({}, ())
        self.pick: Pick | None = None
        self.row = 0
        self.fresh: frozenset[int] = frozenset()
        self.grid = HandGrid((), SMALL)
        self.is_stale = False

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield Static(id="rows")
            yield Static(id="seats")
        yield Static(id="hand")
        yield Hint(id="hint")
        yield Static(id="scores")

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
        self.ready = Ready(dict(laid), tuple(awaited))
        if ask is None or ask.key == TAKE_A_ROW.key:
            self.pick = None
        elif not same or self.pick is None:
            self.pick = Pick(ask, view, self.pick.cursor if self.pick else 0)
        self.set_class(outcome is not None, "-over")
        self.draw()

    def follow(self, event: Event) -> bool:
        """One step of what happened, on top of what is shown. True if something moved."""
        if self.view is None:
            return False
        if isinstance(event, TurnedUp):
            self.fresh = frozenset()
        elif isinstance(event, Placed | RowTaken):
            self.fresh |= {event.card}
        self.view = fold(self.view, event)
        self.draw()
        return isinstance(event, TurnedUp | Placed | RowTaken | RowsStarted | HandScored)

    @property
    def caption(self) -> str:
        """The mode, and how far the game is."""
        view, say = self.view, self.texts.say
        if view is None:
            return ""
        where = "table-hand" if view.hands > 1 else "table-round"
        return f"{say(f'mode-{view.mode}')}. {say(where, hand=view.hand, hands=view.hands, round=view.round)}"

    @property
    def rule(self) -> str | None:
        """The rule that the scene is speaking of: why the card that is pointed at cannot be added."""
        refusal = self._refusal()
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
        view, width, ink = self.view, self.content_size.width, self.ink
        if view is None or not width:
            return
        size, say = self._card_size(), self.texts.say
        self.set_class(size == LARGE, "-large")
        if self.outcome is not None:
            scores = draw_scores(view, self.outcome, self.names, say, ink, width)
            self.query_one("#scores", Static).update(scores)
            return
        cursor = self.row if self._chooses_a_row() else None
        rows = draw_rows(view, size, say, ink, self.fresh, cursor, self._target())
        self.query_one("#rows", Static).update(rows)
        room = width if size == LARGE else width - rows_width(view, size) - 1
        seats = draw_seats(view, self.names, self.ready, say, ink, room, size == LARGE)
        self.query_one("#seats", Static).update(seats)
        self.grid = wrap_hand(items_of(view), size, width)
        self.query_one("#hand", Static).update(draw_hand(self.grid, self.pick, view.hero, say, ink, self.has_focus))
        self.query_one(Hint).update(self._hint())

    def ink(self, name: str) -> Style:
        return self.get_visual_style(f"card-game--{name}")

    def _card_size(self) -> Size:
        width, height = self.app.size
        return LARGE if height >= VERY_TALL or (height >= TALL and width >= WIDE) else SMALL

    def _chooses_a_row(self) -> bool:
        return self.ask is not None and self.pick is None

    def _target(self) -> Target | None:
        view, card = self.view, self.pick.walker if self.pick else None
        if view is None or card is None or self._refusal() is not None:
            return None
        if view.mode == "survival" and all(card < row[-1] for row in view.rows):
            return None
        return Target(card, target_row(view, card))

    # --- what is said under the hand

    def _hint(self) -> Content:
        ask, view, say = self.ask, self.view, self.texts.say
        if ask is None or view is None:
            return Content("")
        enter = Content.from_markup("[@click=answer]‹$words›[/]", words=say("lay"))
        if self.pick is None:
            choice = take_row(self.row)
            words = f"{say('row', row=self.row + 1)}: {option_line(view, choice, say)}"
            return Content.assemble(words, "\n", (say("hint-row"), self.ink("muted")), "  ", enter)
        refusal = self._refusal()
        if refusal is not None:
            about = Content.styled(
                f"{self._called(self.pick)}: {self.texts.refusal(refusal, self.names)} [{refusal.rule}]",
                self.ink("danger"),
            )
        else:
            about = Content(f"{self._called(self.pick)}: {self._meaning(self.pick, view)}")
        return Content.assemble(about, "\n", self._picked(self.pick), "  ", enter)

    def _called(self, pick: Pick) -> str:
        if pick.is_stray():
            return pick.typed.digits
        return str(pick.walker) if pick.walker is not None else self.texts.say("hero")

    def _meaning(self, pick: Pick, view: View) -> str:
        say = self.texts.say
        if pick.walker is None:
            return say("option-first")
        if HERO in pick.picked:
            return f"{say('option-first')}; {where_it_goes(view, pick.walker, say)}"
        return option_line(view, pick.choice_of((pick.walker,)), say)

    def _picked(self, pick: Pick) -> Content:
        say = self.texts.say
        if not pick.picked:
            return Content.styled(say(f"hint-{pick.ask.key}"), self.ink("muted"))
        cards = " + ".join(str(one) if isinstance(one, int) else say("hero") for one in pick.picked)
        return Content.styled(say("picked", cards=cards), self.ink("can"))

    def _refusal(self) -> Refusal | None:
        pick = self.pick
        if pick is None:
            return None
        if pick.is_stray():
            return pick.ask.why_not(pick.notation())
        return pick.barred(pick.pointed)

    # --- what the person does

    def on_key(self, event: Key) -> None:
        """Keys are the scene's only while something is asked; otherwise they are left to the shell."""
        if self.ask is None:
            return
        done = self._key_on_rows(event) if self.pick is None else self._key_on_hand(self.pick, event)
        if done:
            event.stop()
            self.draw()

    def _key_on_rows(self, event: Key) -> bool:
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

    def _key_on_hand(self, pick: Pick, event: Key) -> bool:
        if event.key in MOVES:
            pick.move(MOVES[event.key])
        elif event.key in ("up", "down"):
            pick.move(len(self.grid.lines[0]) * (1 if event.key == "down" else -1))
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

    def action_answer(self) -> None:
        """Enter: what was picked, or the card or row that is pointed at."""
        if self.ask is not None:
            self.post_message(self.Answered(self.pick.notation() if self.pick else take_row(self.row).notation))

    def on_click(self, event: Click) -> None:
        """The mouse points and picks; a second click on a row takes it."""
        widget = event.widget
        at = event.get_content_offset(widget) if widget is not None else None
        if self.ask is None or widget is None or at is None:
            return
        if widget.id == "hand" and self.pick is not None:
            item = self.grid.item_at(at.x, at.y)
            if item is not None:
                self.pick.cursor = self.pick.items.index(item)
                self.pick.toggle()
        elif widget.id == "rows" and self.pick is None and self.view is not None:
            row = at.y // self._card_size().height
            if row == self.row and event.chain > 1:
                self.action_answer()
            self.row = min(row, len(self.view.rows) - 1)
        self.draw()


class Hint(Static):
    """What the card that is pointed at would do, or why it cannot be added; and what has been picked."""

    def action_answer(self) -> None:
        scene = self.parent
        assert isinstance(scene, Scene)
        scene.action_answer()
