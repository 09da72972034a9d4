"""Pages on top of the table: a rule, the keys, and the curtain between two people at one keyboard."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from shambles.core.asking.ask import Ask
from shambles.core.files.rulebook import Rule
from shambles.core.game import Game
from shambles.terminal.scene.answers import Answers, Entry, Line
from shambles.terminal.scene.lines import Lines
from shambles.texts import Texts, rulebook


class RulePage(ModalScreen[None]):
    """One rule of the rulebook. Type another number to look it up, or browse with the arrows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "close", "", show=False),
        Binding("up", "turn(-1)", "", show=False),
        Binding("down", "turn(1)", "", show=False),
    ]

    def __init__(self, texts: Texts, game: Game[Any, Any], rule: str | None) -> None:
        super().__init__()
        self.texts, self.game = texts, game
        self.rules = rulebook(texts.lang, game)
        self.ids = list(self.rules)
        self.rule = rule if rule in self.rules else self.ids[0]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(id="chapter")
            with VerticalScroll(can_focus=False):
                yield Static(id="rule-text")
            yield Input(placeholder=self.texts.say("rule-look-up", rule=self.rule), id="look-up")
            yield Static(self.texts.say("rule-keys"), classes="keys")

    def on_mount(self) -> None:
        self.open_at(self.rule)
        self.query_one(Input).focus()

    def open_at(self, rule: str) -> None:
        """Show this rule."""
        found = self.rules[rule]
        self.rule = rule
        self.query_one("#chapter", Static).update(
            Content.assemble((found.id, "bold $accent"), "  ", (found.chapter, "bold"))
        )
        self.query_one("#rule-text", Static).update(Markdown(found.text))

    def find(self, typed: str) -> Rule | None:
        """Find a rule by its number, with or without the game's prefix."""
        wanted = typed.strip().upper()
        return self.rules.get(wanted) or self.rules.get(f"{self.game.prefix}-{wanted}")

    def on_input_changed(self, event: Input.Changed) -> None:
        found = self.find(event.value)
        if found is not None:
            self.open_at(found.id)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value:
            self.dismiss()
        elif self.find(event.value) is None:
            self.query_one("#rule-text", Static).update(self.texts.say("plain-no-rule", rule=event.value))
        event.input.clear()

    def action_turn(self, pages: int) -> None:
        place = (self.ids.index(self.rule) + pages) % len(self.ids)
        self.query_one(Input).clear()
        self.open_at(self.ids[place])

    def action_close(self) -> None:
        self.dismiss()


class HelpPage(ModalScreen[None]):
    """The keys, the game's own first. Any key closes it."""

    SHELL_KEYS = (
        ("key-tab", "help-log"),
        ("key-rule", "help-rule"),
        ("key-undo", "help-undo"),
        ("key-hint", "help-hint"),
        ("key-review", "help-review"),
        ("key-play-on", "help-play-on"),
        ("key-meanwhile", "help-meanwhile"),
        ("key-plans", "help-plans"),
        ("key-language", "help-language"),
        ("key-light", "help-light"),
        ("key-leave", "help-leave"),
    )

    def __init__(self, texts: Texts, keys: tuple[tuple[str, str], ...]) -> None:
        super().__init__()
        self.texts, self.keys = texts, keys

    def compose(self) -> ComposeResult:
        say = self.texts.say
        width = max(len(say(key)) for key, _ in (*self.keys, *self.SHELL_KEYS)) + 2
        lines = [
            Content.assemble((say(key).ljust(width), "bold $accent"), say(words))
            for key, words in (*self.keys, *self.SHELL_KEYS)
        ]
        with Vertical(classes="page"):
            yield Static(Content.styled(say("game"), "bold"))
            yield Static(say("game-line"), classes="keys")
            yield Static(Content("\n").join(lines))
            yield Static(say("help-close"), classes="keys")

    def on_key(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class HintPage(ModalScreen[None]):
    """A veteran's answer, once it is computed. Any key closes the page."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(self.texts.say("hint"), "bold"))
            yield Static(self.texts.say("hint-thinking"), id="hint")
            yield Static(self.texts.say("help-close"), classes="keys")

    def tell(self, lines: list[str]) -> None:
        """Show the computed hint."""
        self.query_one("#hint", Static).update(Content("\n".join(lines)))

    def on_key(self, event: Key) -> None:
        event.stop()  # or the key that opened it would open it again
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class ReviewPage(ModalScreen[int]):
    """The review of a finished game. Arrows scroll, Escape closes it. The result is the step to play on from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,v,q", "dismiss", "", show=False),
        Binding("o", "play_on", "", show=False),
    ]

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.step: int | None = None  # step of the player's costliest choice, once that is known

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(self.texts.say("review"), "bold"))
            with VerticalScroll():
                yield Static(self.texts.say("review-thinking", done=0), id="review")
            yield Static(self.texts.say("review-keys"), id="review-keys", classes="keys")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def offer(self, step: int | None) -> None:
        """SH-008  To play on from one's costliest choice, if there was one."""
        if step is not None and self.is_attached:
            self.step = step
            self.query_one("#review-keys", Static).update(self.texts.say("review-keys-play-on"))

    def action_play_on(self) -> None:
        if self.step is not None:
            self.dismiss(self.step)

    def tell(self, words: str) -> None:
        """Show the progress, and at the end the whole review."""
        if self.is_attached:
            self.query_one("#review", Static).update(Content(words))


class Aside(ModalScreen[str]):
    """List of meanwhile actions. The result is a notation; Escape closes the page."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,m", "leave", "", show=False)]

    def __init__(self, lines: Lines[Any], ask: Ask[Any], view: msgspec.Struct) -> None:
        super().__init__()
        self.lines, self.ask, self.view = lines, ask, view

    def compose(self) -> ComposeResult:
        words = self.lines.words
        with Vertical(classes="page"):
            yield Static(
                Content.assemble(
                    (self.lines.wording.ask(self.view, self.ask), "bold"), (f" [{self.ask.rule}]", "$muted")
                )
            )
            yield OptionList(*map(self._option, Answers(self.ask).lines), id="asides")
            yield Static(words.say("meanwhile-keys"), classes="keys")

    def _option(self, line: Line) -> Option:
        name = self.lines.wording.label(self.view, self.ask, line.choice)
        if line.barred is not None:
            return Option(f"({name}): {self.lines.words.refusal(line.barred)}", id=line.notation, disabled=True)
        meaning = self.lines.wording.meaning(self.view, self.ask, line.choice)
        return Option(str(Entry(name, meaning, False)), line.notation)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def action_leave(self) -> None:
        self.dismiss(None)


class TalkPage(ModalScreen[str]):
    """Talk with the bots: turn their announcements on or off, or ask them for something.

    The result is `plans` or the id of the request; Escape closes the page.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,p", "leave", "", show=False)]

    def __init__(self, texts: Texts, is_on: bool, pleas: dict[str, str]) -> None:
        super().__init__()
        self.texts, self.is_on, self.pleas = texts, is_on, pleas

    def compose(self) -> ComposeResult:
        say = self.texts.say
        with Vertical(classes="page"):
            yield Static(Content.styled(say("plain-pleas" if self.pleas else "web-talk"), "bold"))
            turn = Option(say("talk-off" if self.is_on else "talk-on"), "plans")
            yield OptionList(turn, *(Option(words, thing) for thing, words in self.pleas.items()), id="asides")
            yield Static(say("meanwhile-keys"), classes="keys")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def action_leave(self) -> None:
        self.dismiss(None)


class Curtain(Screen[bool]):
    """Hides everything private until the next person confirms that only they are looking.

    Enter opens it (True); `u` takes back the previous person's last answer (False).
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", "", show=False),
        Binding("u", "undo", "", show=False),
    ]

    def __init__(self, texts: Texts, name: str, before: str | None) -> None:
        super().__init__()
        self.texts, self.name_of_the_next, self.before = texts, name, before

    def compose(self) -> ComposeResult:
        with Vertical(classes="curtain"):
            yield Static(id="who")
            yield Static(id="go", classes="keys")

    def on_mount(self) -> None:
        self.speak(self.texts, self.name_of_the_next, self.before)

    def speak(self, texts: Texts, name: str, before: str | None) -> None:
        """Switch to these texts."""
        self.texts, self.name_of_the_next, self.before = texts, name, before
        self.query_one("#who", Static).update(Content.styled(texts.say("curtain", name=name), "bold"))
        lines = [texts.say("curtain-go", name=name)]
        if before is not None:
            lines.append(texts.say("curtain-undo", name=before))
        self.query_one("#go", Static).update("\n".join(lines))

    def on_click(self) -> None:
        self.dismiss(True)

    def action_open(self) -> None:
        self.dismiss(True)

    def action_undo(self) -> None:
        if self.before is not None:
            self.dismiss(False)
