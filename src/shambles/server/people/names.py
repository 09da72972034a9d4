"""What people may call themselves and say: something that everybody can see, and that looks like nobody else.

Names and lines of chat are in any script. What shows nothing by itself is no part of them: in a name it is refused,
from a line of chat it is left out. Joiners stay where a script or a picture needs them.
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, name, normalize

from shambles.core.asking.reply import BadInput

LONGEST = 24
MOST_MARKS = 4  # on one letter: Hebrew with vowels and accents has three, and a heap hides the lines around it
JOINER, SPLITTER, IN_COLOUR, KEYCAP = "\u200d", "\u200c", "\ufe0f", "\u20e3"
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # controls, direction marks, what is not a character yet
BLANKS = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by name that show nothing
# Scripts whose letters look otherwise with a joiner between them, as the names of their letters begin.
INDIC = ("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA")
JOINING = (*INDIC, "ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "KHMER", "MYANMAR", "TIBETAN")

# Letters of other scripts as the Latin ones they are drawn like; large and small ones look like different letters.
LOOKS_LIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜӀ" + "аеѕіјорсухүһԁԛԝӏг" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "ανιοργυκτ" + "ՕՍՏօոսհցզ" + "ıɑɡ",
    "ABESIJKMHOPCTYXYGQWl" + "aesijopcyxyhdqwlr" + "ABEZHIKMNOPTYX" + "aviopyukt" + "OUSonuhgq" + "iag",
)
ALIKE = str.maketrans("01|i", "olll")  # after everything was made small


def read_name(wanted: str, others: Iterable[str]) -> str:
    """The name as it is shown; a number is added if somebody at the table has it already, or one that looks like it."""
    shown = " ".join(normalize("NFC", wanted).split())[:LONGEST].strip()  # some letters become two
    if not shown or _seen(shown) != shown or category(shown[0]).startswith("M"):
        raise BadInput("name", "name-not-seen")
    if _has_heaps(shown):
        raise BadInput("name", "too-many-marks")
    taken = {alike(one) for one in others}
    again, number = shown, 2
    while alike(again) in taken:
        again = f"{shown[: LONGEST - 3]} {number}"
        number += 1
    return again


def read_line(said: str) -> str:
    """A line of chat as everybody sees it: it stays on its line, and runs as its letters do."""
    shown = " ".join(normalize("NFC", _seen(" ".join(normalize("NFC", said).split()))).split())
    if not shown:
        raise BadInput("text", "chat-not-seen")
    if _has_heaps(shown):
        raise BadInput("text", "too-many-marks")
    return shown


def alike(shown: str) -> str:
    """What two names have in common that people take for the same."""
    plain = "".join(one for one in normalize("NFKC", shown) if one not in (JOINER, SPLITTER, IN_COLOUR))
    small = " ".join(plain.translate(LOOKS_LIKE).casefold().translate(LOOKS_LIKE).split())
    return small.translate(ALIKE).replace("rn", "m").replace("vv", "w")


def _seen(text: str) -> str:
    """The text without what shows nothing at its place."""
    return "".join(one for at, one in enumerate(text) if _is_seen(text, at))


def _is_seen(text: str, at: int) -> bool:
    one, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if one == JOINER and _is_picture(before) and _is_picture(after):  # 🧟‍♀️ is two pictures joined
        return True
    if one in (JOINER, SPLITTER):
        return _joins(before) and (_joins(after) or not after.strip())
    if one == IN_COLOUR:
        return _is_picture(before) or after == KEYCAP
    return _is_picture(one) or not (category(one) in UNSEEN or one in BLANKS or _selects(one))


def _is_picture(one: str) -> bool:
    """Also one that is younger than the list of characters we have."""
    return one != "" and (category(one) in ("So", "Sk") or one == IN_COLOUR or "\U0001f000" <= one <= "\U0001faff")


def _joins(one: str) -> bool:
    return one != "" and one not in BLANKS and category(one)[0] in "LM" and name(one, "").startswith(JOINING)


def _selects(one: str) -> bool:
    """Variation selectors change nothing that can be told apart."""
    return "\ufe00" <= one <= "\ufe0f" or "\U000e0100" <= one <= "\U000e01ef"


def _has_heaps(text: str) -> bool:
    """Whether some letter has more marks on it than any writing needs."""
    marks = 0
    for one in text:
        marks = marks + 1 if category(one) in ("Mn", "Me") and one != IN_COLOUR else 0
        if marks > MOST_MARKS:
            return True
    return False
