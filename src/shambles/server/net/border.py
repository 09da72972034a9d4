"""What comes before anything else: letters that no disk takes, languages, and questions for headers."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import unquote_plus

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.types import HTTPScope, Message, Send

from shambles.core.asking.reply import BadInput
from shambles.languages.finding import languages
from shambles.languages.reading import menu
from shambles.texts import language

CONTROLS = re.compile(r"[\x00-\x1f\x7f]")


def check_letters(request: Request[Any, Any, State]) -> None:
    """No address has a control character in it: PostgreSQL keeps no NUL, and no file is called so.

    What is sent in a body is read by its form, which names the field.
    """
    if CONTROLS.search(request.scope["path"]):
        raise BadInput("path", "not-found")
    if "\x00" in unquote_plus(request.scope["query_string"].decode("latin-1")):
        raise BadInput("query", "has-nul")


def check_language(request: Request[Any, Any, State]) -> None:
    """Whoever asks for words asks for them in a language that is spoken here."""
    if b"lang=" in request.scope["query_string"]:
        language(request.query_params.get("lang"))


def page_with_languages(index: Path) -> str:
    """The client's page with the languages in its head: it chooses before it asks for anything."""
    return _page_with(index, languages())


@cache
def _page_with(index: Path, _: tuple[str, ...]) -> str:
    told = escape(msgspec.json.encode(menu()).decode())
    return index.read_text("utf-8").replace("</head>", f'<meta name="languages" content="{told}" />\n  </head>', 1)


def without_body(scope: HTTPScope, send: Send) -> tuple[HTTPScope, Send]:
    """HEAD is GET without the body: whoever only wants to know whether something is there asks the same handlers."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    asked = scope.copy()  # the server below goes by its own: it sends no body after all
    asked["method"] = "GET"
    return asked, send_head
