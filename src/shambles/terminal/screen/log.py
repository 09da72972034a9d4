"""The log: events as text, the newest last; every line with its rule."""

from __future__ import annotations

from typing import Any

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from shambles.core.asking.event import Event, Ready
from shambles.core.asking.reply import Refusal
from shambles.terminal.talking import Remark
from shambles.wording import Wording

Entry = Event | Refusal | Remark


class Log(OptionList):
    """The log that one person may read: events as that person may know them, refusals, and what bots say."""

    def __init__(self, wording: Wording[Any], viewer: int | None) -> None:
        super().__init__(id="log", markup=False)
        self.wording, self.viewer = wording, viewer
        self.entries: list[Entry] = []

    def on_mount(self) -> None:
        self.border_title = self.wording.say("log")

    def tell(self, entry: Entry) -> None:
        """Add a line. Readiness of players is left out: the table shows it."""
        if isinstance(entry, Ready):
            return
        self.entries.append(entry)
        self.add_option(Option(self._line(entry)))
        self.highlighted = None
        self.scroll_end(animate=False)

    def speak(self, wording: Wording[Any]) -> None:
        """Rewrite all lines in another language."""
        self.wording = wording
        self.border_title = wording.say("log")
        self.begin(self.viewer, self.entries)

    def begin(self, viewer: int | None, entries: list[Entry]) -> None:
        """Show the log of another person, or of a spectator."""
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
        """The rule of the selected line."""
        if not self.has_focus or self.highlighted is None:
            return None
        return self.entries[self.highlighted].rule

    @property
    def newest_rule(self) -> str | None:
        return self.entries[-1].rule if self.entries else None

    def _line(self, entry: Entry) -> Content:
        if isinstance(entry, Remark):
            words = (entry.words, "italic")
        elif isinstance(entry, Refusal):
            words = (self.wording.words.texts.refusal(entry, self.wording.names), "$rust")
        else:
            words = (self.wording.event(entry, self.viewer), "")
        return Content.assemble(words, " ", (f"[{entry.rule}]", "$muted"))
