"""Choice of a game: mode, seats, bots, and Deal. The defaults are good: Enter alone deals."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, cast, get_args

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Static

from shambles.bots import LEVELS, USUAL_LEVEL
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, all_games, find_game, slugs
from shambles.core.playing.lesson import courses_of
from shambles.core.playing.shelf import measured_at
from shambles.core.table import Table
from shambles.terminal.learn import Wish, fitting_course
from shambles.terminal.sitting import Sitting, resume, seat_people
from shambles.texts import Texts

MOST_NUMBERS = 5  # numbers on offer, if the game sets no maximum
Value = str | int


class Picker(Widget, can_focus=True):
    """One choice in a line: the left and right keys, or a click, change it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "", show=False),
        Binding("right,space", "step(1)", "", show=False),
    ]
    chosen: reactive[int] = reactive(0)

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, picker: Picker) -> None:
            super().__init__()
            self.picker = picker

    def __init__(self, name: str) -> None:
        super().__init__(name=name, id=f"pick-{name}")
        self.heading = ""
        self.values: tuple[Value, ...] = ()
        self.labels: tuple[str, ...] = ()

    def offer(self, heading: str, values: tuple[Value, ...], labels: tuple[str, ...], usual: Value) -> None:
        """Set the values on offer. The chosen value stays if it is still among them."""
        before = self.value if self.values else usual
        self.heading, self.values, self.labels = heading, values, labels
        self.set_reactive(Picker.chosen, values.index(before) if before in values else 0)
        if before not in values and usual in values:
            self.set_reactive(Picker.chosen, values.index(usual))
        self.refresh(layout=True)

    @property
    def value(self) -> Value:
        return self.values[self.chosen]

    def render(self) -> Content:
        pieces: list[Any] = [
            (f"{self.heading}\n", "bold" if self.has_focus else "$muted"),
            "▸ " if self.has_focus else "  ",
        ]
        above = 0
        for place, (label, (_, line)) in enumerate(zip(self.labels, self.spots(self.size.width), strict=False)):
            mark, style = ("●", "bold $accent") if place == self.chosen else ("○", "")
            pieces += ["\n  " * (line > above), (f"{mark} {label}", style), "   "]
            above = line
        return Content.assemble(*pieces)

    def spots(self, width: int) -> list[tuple[int, int]]:
        """Column and line of each label, and of the end. A label that does not fit begins the next line."""
        found: list[tuple[int, int]] = []
        column, line = 2, 0
        for label in self.labels:
            if column > 2 and column + len(label) + 2 > width:
                column, line = 2, line + 1
            found.append((column, line))
            line += (column + len(label) + 1) // max(1, width)  # longer than a line: the terminal breaks it
            column += len(label) + 5
        return [*found, (column, line)]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 2 + self.spots(width)[-1][1]

    def action_step(self, steps: int) -> None:
        self.chosen = (self.chosen + steps) % len(self.values)

    def watch_chosen(self) -> None:
        if self.values:
            self.post_message(self.Changed(self))

    def on_click(self, event: Click) -> None:
        at = event.get_content_offset(self)
        for place, (label, (x, line)) in enumerate(zip(self.labels, self.spots(self.size.width), strict=False)):
            if at is not None and at.y == 1 + line and x <= at.x < x + len(label) + 2:
                self.chosen = place


class Choices(VerticalScroll, can_focus=False, inherit_bindings=False):
    """All choices. It scrolls to the focused one; the arrow keys move the focus and never scroll."""


class Chooser(Screen[Sitting | Wish]):
    """Choose a game or a course. The result is a sitting, new or resumed, or a course to learn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", "", show=False),
        Binding("down", "app.focus_next", "", show=False),
        Binding("enter", "deal", "", show=False),
        Binding("n", "learn", "", show=False),
    ]

    def __init__(self, lang: str, file: Path) -> None:
        super().__init__()
        self.lang, self.file = lang, file
        self.game = find_game(slugs()[0])
        self.texts = Texts(lang, self.game)

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        with Choices(id="choices"):
            yield Static(id="game-line")
            if self.file.exists():
                yield Button(id="go-on")
            if len(slugs()) > 1:
                yield Picker("game")
            for field in options_of(self.game):
                yield Picker(f"option-{field}")
            yield Picker("seats")
            yield Picker("level")
            yield Picker("people")
            yield Static(id="measured")
            with Horizontal():
                yield Button(id="deal", variant="primary")
                if courses_of(self.game).course:
                    yield Button(id="learn")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.speak(self.lang)
        first = self.query("#go-on, Picker").first(Widget)
        first.focus()

    def speak(self, lang: str) -> None:
        """Switch everything to this language."""
        self.lang, self.texts = lang, Texts(lang, self.game)
        say = self.texts.say
        self.query_one("#banner", Static).update(Content.assemble((f"{say('title')} · {say('game')}", "bold")))
        for button in self.query(Button):
            button.label = say({"deal": "start", "learn": "learn"}.get(str(button.id), "go-on"))
            button.refresh(layout=True)
        self.query_one("#keys", Static).update(
            Content("  ").join(
                Content.from_markup(f"[bold $accent @click={action}]$key[/] $words", key=say(key), words=say(words))
                for key, words, action in (
                    ("key-choose", "choose-keys", "app.focus_next"),
                    ("key-enter", "start", "screen.deal"),
                    ("key-learn", "learn", "screen.learn"),
                    ("key-light", "light", "app.light"),
                    ("key-language", "language", "app.language"),
                    ("key-leave", "leave", "app.leave"),
                )
            )
        )
        self.offer()

    def offer(self) -> None:
        """Update all pickers. Their values depend on each other: a mode has its own numbers of seats."""
        say = self.texts.say
        if len(slugs()) > 1:
            games = tuple(game.slug for game in all_games())
            titles = tuple(Texts(self.lang, game).say("game") for game in all_games())
            self.picker("game").offer(say("choose-game"), games, titles, games[0])
        for name, values in options_of(self.game).items():
            labels = tuple(self.label(name, value) for value in values)
            heading = f"choose-{name}" if self.texts.has(f"choose-{name}") else f"option-{name}"
            self.picker(f"option-{name}").offer(say(heading), values, labels, values[0])
        options = self.game.read_options(self.options())
        allowed = tuple(self.game.seat_range(options))
        usual = self.game.usual_number(options)
        self.picker("seats").offer(say("choose-seats"), allowed, tuple(map(str, allowed)), usual)
        self.picker("level").offer(
            say("choose-level"), LEVELS, tuple(say(f"bot-{level}") for level in LEVELS), USUAL_LEVEL
        )
        seats = cast(int, self.picker("seats").value)
        self.query_one("#game-line", Static).update(f"{say('game-line')}\n{self.texts.goal(self.options(), seats)}")
        like = measured_at(self.game, self.options(), seats)
        words = say("measured", level=like.level, percent=like.percent, games=like.games) if like is not None else ""
        self.query_one("#measured", Static).update(words)
        people = tuple(range(1, seats + 1))
        self.picker("people").offer(say("choose-people"), people, tuple(map(str, people)), 1)

    def label(self, name: str, value: Value) -> str:
        """Text of an option's value: its own, yes or no, or the value itself."""
        if self.texts.has(f"{name}-{value}"):
            return self.texts.say(f"{name}-{value}")
        if isinstance(value, bool):
            return self.texts.say("choose-yes" if value else "choose-no")
        return str(value)

    def picker(self, name: str) -> Picker:
        return self.query_one(f"#pick-{name}", Picker)

    def options(self) -> dict[str, Value]:
        return {name: self.picker(f"option-{name}").value for name in options_of(self.game)}

    async def on_picker_changed(self, event: Picker.Changed) -> None:
        """Rebuild the pickers for another game, or update them for another value."""
        if event.picker.name == "game":
            chosen = event.picker.value
            self.game = find_game(str(chosen))
            await self.recompose()
            games = tuple(game.slug for game in all_games())
            self.picker("game").offer("", games, games, chosen)
            self.speak(self.lang)
            self.picker("game").focus()
        else:
            self.offer()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "go-on":
            self.go_on()
        elif event.button.id == "learn":
            self.action_learn()
        else:
            self.action_deal()

    def go_on(self) -> None:
        """Resume the saved game. If its file is bad, show the error."""
        try:
            self.dismiss(resume(self.file, self.lang))
        except BadInput as trouble:
            self.query_one("#game-line", Static).update(Content.styled(self.texts.trouble(trouble), "$rust"))

    def action_learn(self) -> None:
        """Learn the game in the chosen mode."""
        if courses_of(self.game).course:
            seats = cast(int, self.picker("seats").value)
            self.dismiss(Wish(self.game, fitting_course(self.game, self.options(), seats)))

    def action_deal(self) -> None:
        seats = cast(int, self.picker("seats").value)
        people = cast(int, self.picker("people").value)
        table = Table.open(self.game.slug, seats=seats, options=self.options())
        bots = seat_people(seats, people, [str(self.picker("level").value)])
        self.dismiss(Sitting(table, bots, self.texts, self.file))


def options_of(game: Game[Any, Any]) -> dict[str, tuple[Value, ...]]:
    """The options of a game, each with its values."""
    offered: dict[str, tuple[Value, ...]] = {}
    for field in msgspec.structs.fields(game.options):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.LiteralType):
            offered[field.name] = get_args(field.type)  # in the order of the declaration: the usual one comes first
        elif isinstance(kind, msgspec.inspect.BoolType):
            offered[field.name] = (False, True) if field.default is False else (True, False)
        elif isinstance(kind, msgspec.inspect.IntType):
            least = 0 if kind.ge is None else kind.ge
            most = least + MOST_NUMBERS - 1 if kind.le is None else kind.le
            offered[field.name] = tuple(range(least, most + 1))
    return offered
