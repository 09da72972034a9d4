"""Commands that people type in plain mode besides their answers, in their language and always in English."""

from __future__ import annotations

from shambles.languages.finding import ENGLISH
from shambles.texts import Texts

COMMANDS = (
    "table",
    "options",
    "why",
    "hint",
    "review",
    "undo",
    "meanwhile",
    "plans",
    "wish",
    "rule",
    "on",
    "anew",
    "quit",
    "help",
)


def words_for(texts: Texts, command: str) -> list[str]:
    """All words for a command in one language; the first is the one that is shown."""
    return texts.say(f"command-{command}").casefold().split()


def commands_in(texts: Texts) -> dict[str, str]:
    """Commands by word. If a word means another command in English, the present language wins."""
    english = Texts(ENGLISH)
    own = [command for command in COMMANDS if texts.has_own(f"command-{command}")]
    known = {word: command for command in COMMANDS for word in words_for(english, command)}
    return known | {word: command for command in own for word in words_for(texts, command)}
