"""TacDex on the full screen: the marker, the seats around it, the clash of cards, and your hand.

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

from shambles.core.ask import Ask, Choice
from shambles.core.event import Event
from shambles.core.reply import Outcome, Refusal
from shambles.games.tacdex.box.contents import REDO
from shambles.games.tacdex.table.events import (
    BattleTied,
    BattleWon,
    CardAdded,
    CardDiscarded,
    EndShown,
    MarkerTurned,
    Revealed,
)
from shambles.games.tacdex.table.questions import CHOOSE_AN_OPPONENT, FLIP, KEEP
from shambles.games.tacdex.table.state import Victim
from shambles.games.tacdex.table.view import View
from shambles.games.tacdex.terminal.cards import LARGE, SMALL, Size
from shambles.games.tacdex.terminal.lines import option_line
from shambles.games.tacdex.terminal.parts import (
    HandGrid,
    Ready,
    draw_clash,
    draw_hand,
    draw_score,
    draw_seats,
    draw_side,
    label_of,
    marker_size,
    winner_of,
    wrap_hand,
)
from shambles.games.tacdex.terminal.pick import Pick, things_of
from shambles.games.tacdex.terminal.steps import fold

MOVES = {"left": -1, "right": 1, "up": -1, "down": 1}
LETTERS = {"f": FLIP.notation, "k": KEEP.notation, "r": REDO}
STEPS = (Revealed, CardAdded, MarkerTurned, BattleWon, BattleTied, CardDiscarded, EndShown)
WIDE, TALL, VERY_TALL = 110, 32, 36  # from this size on there is room for large cards


class Words(Protocol):
    """The catalogue, as far as the scene needs it."""

    def say(self, key: str, **params: Any) -> str: ...
    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str: ...


class Scene(Widget, can_focus=True):
    """The table of TacDex. Arrows point, Enter answers; numbers can be typed, and f, k and r point at a choice."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"tacdex--{name}"
        for name in (
            *("plain", "bold", "muted", "faint", "can", "danger", "marker"),
            *("card", "fresh", "cursor", "barred", "barred-cursor"),
        )
    }
    DEFAULT_CSS = """
    Scene { height: auto; layout: vertical; }
    Scene Static { width: 1fr; height: auto; text-wrap: nowrap; text-overflow: clip; }
    Scene #field { height: auto; layout: horizontal; }
    Scene #marker { width: auto; margin: 0 1 0 0; }
    Scene.-large #clash { margin: 1 0 0 0; }
    Scene.-large #hand { margin: 1 0 0 0; }
    Scene #score { display: none; }
    Scene.-over #score { display: block; }
    Scene.-over #hand, Scene.-over #hint, Scene.-over #field, Scene.-over #clash { display: none; }
    Scene #hint { height: 2; text-wrap: wrap; text-overflow: ellipsis; link-style: bold; }
    Scene > .tacdex--bold { text-style: bold; }
    Scene > .tacdex--muted { color: $muted; }
    Scene > .tacdex--faint { color: $faint; }
    Scene > .tacdex--can { color: $accent; text-style: bold; }
    Scene > .tacdex--danger { color: $rust; text-style: bold; }
    Scene > .tacdex--marker { color: $card-ink; background: $card-fresh; text-style: bold; }
    Scene > .tacdex--card { color: $card-ink; background: $card; }
    Scene > .tacdex--fresh { color: $card-ink; background: $card-fresh; text-style: bold; }
    Scene > .tacdex--cursor { color: $filled-ink; background: $cursor; text-style: bold; }
    Scene > .tacdex--barred { color: $card-barred-ink; }
    Scene > .tacdex--barred-cursor { color: $filled-ink; background: $rust; }
    Scene:nocolor > .tacdex--cursor { text-style: bold reverse; }
    Scene:nocolor > .tacdex--barred { text-style: dim; }
    Scene:nocolor > .tacdex--barred-cursor { text-style: dim reverse; }
    Scene:nocolor > .tacdex--faint { text-style: dim; }
    """
    KEYS = (
        ("key-arrows", "help-point"),
        ("key-enter", "help-answer"),
        ("key-digits", "help-digits"),
        ("key-flip", "help-flip"),
        ("key-redo", "help-redo"),
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
        self.grid = HandGrid((), SMALL)
        self.is_stale = False

    def compose(self) -> ComposeResult:
        with Container(id="field"):
            yield Static(id="marker")
            yield Static(id="seats")
        yield Static(id="clash")
        yield Static(id="hand")
        yield Hint(id="hint")
        yield Static(id="score")

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
        if ask is None:
            self.pick = None
        elif not same or self.pick is None:
            self.pick = Pick(ask, view)
        self.set_class(outcome is not None, "-over")
        self.draw()

    def follow(self, event: Event) -> bool:
        """One step of what happened, on top of what is shown. True if something moved."""
        if self.view is None:
            return False
        self.view = fold(self.view, event)
        self.draw()
        return isinstance(event, STEPS)

    @property
    def caption(self) -> str:
        """Which battle it is, and whether it is extended."""
        if self.view is None:
            return ""
        return self.texts.say("caption", battle=self.view.battle, tied="yes" if self.view.tied else "no")

    @property
    def rule(self) -> str | None:
        """The rule that the scene is speaking of: why what is pointed at cannot be answered."""
        refusal = self.pick.refusal() if self.pick else None
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
            self.query_one("#score", Static).update(draw_score(view, self.outcome, self.names, say, ink))
            return
        self.query_one("#marker", Static).update(draw_side(view.marker, size, say, ink))
        room = width - marker_size(size).width - 1
        seats = draw_seats(view, self.names, self.ready, self.pick, say, ink, room)
        self.query_one("#seats", Static).update(seats)
        winner = None if self.ask is not None and self.ask.key == CHOOSE_AN_OPPONENT.key else winner_of(view)
        self.query_one("#clash", Static).update(draw_clash(view, self.names, size, say, ink, width, winner))
        things = things_of(view, self.ask)
        self.grid = wrap_hand(len(things), size, width)
        hand = draw_hand(view, things, self.grid, self.pick, say, ink, self.has_focus)
        self.query_one("#hand", Static).update(hand)
        self.query_one(Hint).update(self._hint())

    def ink(self, name: str) -> Style:
        return self.get_visual_style(f"tacdex--{name}")

    def _card_size(self) -> Size:
        width, height = self.app.size
        return LARGE if height >= VERY_TALL or (height >= TALL and width >= WIDE) else SMALL

    # --- what is said under the hand

    def _hint(self) -> Content:
        pick, view, say = self.pick, self.view, self.texts.say
        if pick is None or view is None:
            return Content("")
        enter = Content.from_markup("[@click=answer]‹$words›[/]", words=say("lay"))
        refusal, called = pick.refusal(), self._called(pick)
        if refusal is not None:
            words = f"{called}: {self.texts.refusal(refusal, self.names)} [{refusal.rule}]"
            about = Content.styled(words, self.ink("danger"))
        else:
            choice = pick.ask.find(pick.notation)
            assert isinstance(choice, Choice)
            line = option_line(view, choice, say)
            about = Content(line if line.startswith(f"{called}:") else f"{called}: {line}")  # REDO names itself
        return Content.assemble(about, "\n", (say(f"hint-{pick.ask.key}"), self.ink("muted")), "  ", enter)

    def _called(self, pick: Pick) -> str:
        say = self.texts.say
        if pick.is_stray():
            return pick.typed
        choice = pick.ask.find(pick.pointed)
        if isinstance(choice, Victim):
            return self.names[choice.seat]
        if pick.pointed in (FLIP.notation, KEEP.notation):
            return say(f"choice-{pick.pointed}")
        return label_of(pick.pointed, say)

    # --- what the person does

    def on_key(self, event: Key) -> None:
        """Keys are the scene's only while something is asked; otherwise they are left to the shell."""
        if self.pick is not None and self._key(self.pick, event):
            event.stop()
            self.draw()

    def _key(self, pick: Pick, event: Key) -> bool:
        if event.key in ("up", "down") and not pick.chooses_a_seat:
            pick.move(MOVES[event.key] * len(self.grid.lines[0]))
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

    def action_answer(self) -> None:
        """Enter: what is pointed at."""
        if self.pick is not None:
            self.post_message(self.Answered(self.pick.notation))

    def on_click(self, event: Click) -> None:
        """The mouse points; a second click on the same thing answers with it."""
        widget = event.widget
        at = event.get_content_offset(widget) if widget is not None else None
        pick = self.pick
        if pick is None or widget is None or at is None:
            return
        place = None
        if widget.id == "hand" and not pick.chooses_a_seat:
            place = self.grid.place_at(at.x, at.y)
        elif widget.id == "seats" and pick.chooses_a_seat:
            place = next((one for one, thing in enumerate(pick.things) if thing == f"seat {at.y}"), None)
        if place is None or place < pick.first:
            return
        if pick.cursor == place and event.chain > 1:
            self.action_answer()
        pick.move(place - pick.cursor)
        self.draw()


class Hint(Static):
    """What the thing that is pointed at would do, or why it cannot be answered."""

    def action_answer(self) -> None:
        scene = self.parent
        assert isinstance(scene, Scene)
        scene.action_answer()
