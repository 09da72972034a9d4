"""What happened, in words, the newest last; every line with the rule behind it."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from shambles.core.event import Event, Ready
from shambles.core.reply import Refusal
from shambles.texts import Names, Texts


class Log(OptionList):
    """The log that one person may read: events as that person may know them, and refusals in their place."""

    def __init__(self, texts: Texts, names: Names, viewer: int | None) -> None:
        super().__init__(id="log", markup=False)
        self.texts, self.names, self.viewer = texts, names, viewer
        self.entries: list[Event | Refusal] = []

    def on_mount(self) -> None:
        self.border_title = self.texts.say("log")

    def tell(self, entry: Event | Refusal) -> None:
        """One more line. Who is ready is seen at the table, and is no news."""
        if isinstance(entry, Ready):
            return
        self.entries.append(entry)
        self.add_option(Option(self._line(entry)))
        self.highlighted = None
        self.scroll_end(animate=False)

    def speak(self, texts: Texts, names: Names) -> None:
        """Every line anew, in these words."""
        self.texts, self.names = texts, names
        self.border_title = texts.say("log")
        self.begin(self.viewer, self.entries)

    def begin(self, viewer: int | None, entries: list[Event | Refusal]) -> None:
        """The log of another person, or nobody's."""
        self.viewer = viewer
        self.entries = [entry for entry in entries if not isinstance(entry, Ready)]
        self.clear_options()
        self.add_options([Option(self._line(entry)) for entry in self.entries])
        self.scroll_end(animate=False)

    def on_focus(self) -> None:
        if self.entries and self.highlighted is None:
            self.highlighted = len(self.entries) - 1

    @property
    def rule(self) -> str | None:
        """The rule of the line that is pointed at."""
        if not self.has_focus or self.highlighted is None:
            return None
        return self.entries[self.highlighted].rule

    @property
    def newest_rule(self) -> str | None:
        return self.entries[-1].rule if self.entries else None

    def _line(self, entry: Event | Refusal) -> Content:
        if isinstance(entry, Refusal):
            words = (self.texts.refusal(entry, self.names), "$rust")
        else:
            words = (self.texts.event(entry, self.viewer, self.names), "")
        return Content.assemble(words, " ", (f"[{entry.rule}]", "$muted"))
