"""Words that were riddles to people, and what stands there instead: nothing of the old comes back."""

from __future__ import annotations

import re

import pytest

from shambles.core.game import all_games
from shambles.texts import HOUSE, Texts

RIDDLES = {
    "en": [
        r"\bThe \{ \$card \} of\b",  # Wren's 10
        r"of a win\b",  # 44 % winning chance
        r"thought over",
        r"[Ff]ree chair",
        r"almost equally good",  # without what makes the one a little better
        r"\bSays:",
    ],
    "nl": [
        r"\bronden\b",  # rondes
        r"\b[Ss]toel(en)?\b",  # plaats
        r"\bhaar\b",  # hem, of a card or a row
        r"\bHeroes\b|\bHelden\b",  # Hero's
        r"\bSurvivors?\b",  # overlevende
        r"bijna even goed\.",
    ],
}
SAID = {
    "en": {
        "review-cost": "This cost 44 percentage points of the winning chance.",
        "web-signs": "Notifications",
        "web-sound": "Sound",
        "web-call": "Notify me when it's my turn",
        "web-double-tap": "Double-tap to play a card",
        "refusal-undo-past-a-reveal": "Can't undo: cards have been revealed.",
        "web-open-seat": "Open seat",
        "web-share-deal": "Challenge a friend with these cards",
    },
    "nl": {
        "review-cost": "Dit kostte 44 procentpunten winstkans.",
        "web-signs": "Meldingen",
        "web-same-deal": "Zelfde kaarten",
        "undo": "Ongedaan maken",
    },
}


@pytest.mark.parametrize("lang", RIDDLES)
def test_no_riddle_comes_back(lang: str) -> None:
    folders = [HOUSE / "text", *(game.folder / "text" for game in all_games())]
    for page in (page for folder in folders for page in sorted(folder.glob(f"*{lang}.ftl"))):
        words = re.sub(r"^#.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
        for riddle in RIDDLES[lang]:
            found = re.search(riddle, words)
            assert found is None, f"{page.parent.parent.name}/{page.name}: “{found and found[0]}”"


@pytest.mark.parametrize("lang", SAID)
def test_what_stands_there_instead(lang: str) -> None:
    texts = Texts(lang)
    assert {key: texts.say(key, lost=44) for key in SAID[lang]} == SAID[lang]


def test_nobody_is_called_a_survivor_but_survivors() -> None:
    """The word is a level's, a deck's and a character's; a person is somebody with a name, or you."""
    for lang in ("en", "nl"):
        texts = Texts(lang)
        guests = [texts.say(f"guest-{number}") for number in range(1, 5)]
        assert not any(re.search("urviv|verleve", one) for one in (*guests, texts.say("person-name", number=1)))
