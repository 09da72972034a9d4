"""Pseudo-localisation: English with long accented words, generated on demand, to test layouts.

A text that overflows in it will overflow in German, and a text that stays plain is missing in the catalogue.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
WORD = re.compile(r"[^\W\d_]{2,}")
LONGER = 3  # letters per added letter: German is about a third longer


def lengthen_entry(entry: str) -> str:
    """An entry of a page in the pseudo-language. Variables stay as they are."""
    page = FluentParser(with_spans=False).parse(entry)
    return FluentSerializer().serialize(_Longer().visit(page))


def lengthen(words: str) -> str:
    """A text in the pseudo-language."""
    return WORD.sub(lambda found: _accented(found[0]), words)


def _accented(word: str) -> str:
    longer = word + word[-1] * (len(word) // LONGER)
    return longer.translate(ACCENTS)


class _Longer(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - the parser's own naming
        node.value = lengthen(node.value)
        return node
