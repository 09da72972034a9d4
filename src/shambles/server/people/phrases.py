"""The recovery phrase: twelve words that are a player's key. It is shown once; the disk has its fingerprint."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
from unicodedata import normalize

from shambles.core.asking.reply import BadInput

if TYPE_CHECKING:
    from mnemonic import Mnemonic

WORDS = 12
BITS = 128


@cache
def _book() -> Mnemonic:
    from mnemonic import Mnemonic  # only now: few people come with a phrase

    return Mnemonic("english")


def new_phrase() -> str:
    """Twelve words that nobody can guess."""
    return str(_book().generate(BITS))


def read_phrase(written: str) -> str:
    """The phrase as somebody wrote it down, however they did; BadInput if it cannot be one."""
    words = normalize("NFKD", written).lower().replace(",", " ").split()
    if len(words) != WORDS:
        raise BadInput("phrase", "not-twelve-words", found=len(words), most=WORDS)
    known = set(_book().wordlist)
    if strange := [word for word in words if word not in known]:
        raise BadInput("phrase", "no-such-word", found=strange[0][:40])
    phrase = " ".join(words)
    if not _book().check(phrase):
        raise BadInput("phrase", "not-a-phrase")
    return phrase
