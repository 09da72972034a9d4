"""What people may call themselves: something that everybody can see, and nobody else at the table is called."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, normalize

from shambles.core.reply import BadInput

LONGEST = 24
JOINER, IN_COLOUR = "\u200d", "\ufe0f"  # within pictures alone
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # controls, direction marks, what is not a character yet
BLANKS = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by name that show nothing


def read_name(name: str, others: Iterable[str]) -> str:
    """The name as it is shown; a number is added if somebody at the table has it already."""
    shown = normalize("NFC", name).strip()[:LONGEST]  # some letters become two
    if not shown or not all(_is_seen(shown, at) for at in range(len(shown))):
        raise BadInput("name", "name-not-seen")
    taken = {_alike(one) for one in others}
    again, number = shown, 2
    while _alike(again) in taken:
        again = f"{shown[: LONGEST - 3]} {number}"
        number += 1
    return again


def _is_seen(name: str, at: int) -> bool:
    one = name[at]
    if one == JOINER:  # 🧟‍♀️ is two pictures joined
        return 0 < at < len(name) - 1 and _is_picture(name[at - 1]) and _is_picture(name[at + 1])
    if one == IN_COLOUR:
        return at > 0 and category(name[at - 1]) == "So"
    return category(one) not in UNSEEN and one not in BLANKS and not _selects(one)


def _is_picture(one: str) -> bool:
    return category(one) in ("So", "Sk") or one == IN_COLOUR


def _selects(one: str) -> bool:
    """Variation selectors change nothing that can be told apart."""
    return "\ufe00" <= one <= "\ufe0f" or "\U000e0100" <= one <= "\U000e01ef"


def _alike(name: str) -> str:
    return normalize("NFKC", name).replace(JOINER, "").replace(IN_COLOUR, "").casefold()
