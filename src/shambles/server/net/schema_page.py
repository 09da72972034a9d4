"""The description of the programs' door: the OpenAPI schema, and a page of plain words from no host but our own.

Litestar would make the schema on the event loop, which takes a third of a second. Both are made once and beside it.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType, OpenAPIMediaType

from shambles.server.made import Made

METHODS = ("get", "post", "put", "patch", "delete")
ROOT = "/schema"


async def show_schema(request: Request[Any, Any, State]) -> Response[bytes] | None:
    """What is at this address of the description; None where there is nothing."""
    made: Made = request.app.state.house.made
    path = request.scope["path"].rstrip("/")
    if path not in (ROOT, f"{ROOT}/openapi.json"):
        return None
    schema: bytes = await made.get_or_make("schema", lambda: request.app.openapi_schema.to_schema())
    if path != ROOT:
        return Response(schema, media_type=OpenAPIMediaType.OPENAPI_JSON)

    async def make() -> bytes:
        return await asyncio.to_thread(lambda: page_of(msgspec.json.decode(schema)).encode())

    return Response(await made.get_or_make_bytes("schema page", make), media_type=MediaType.HTML)


def page_of(schema: dict[str, Any]) -> str:
    """Every address with what it does, what it takes and what it answers; without scripts, styles or pictures."""
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>',
        f'<h1>{title}</h1><p>For programs: <a href="/schema/openapi.json">openapi.json</a>.</p>',
    ]
    for address, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                parts += _operation(address, method, item[method])
    return "\n".join((*parts, "</html>"))


def _operation(address: str, method: str, said: dict[str, Any]) -> list[str]:
    words = said.get("description") or said.get("summary") or ""
    lines = [f"<h2><code>{method.upper()} {escape(address)}</code></h2>", f"<p>{escape(words)}</p>", "<dl>"]
    for one in said.get("parameters") or ():
        lines.append(f"<dt><code>{escape(one['name'])}</code> ({escape(one['in'])})</dt>")
        lines.append(f"<dd>{escape(one.get('description') or _kind(one.get('schema') or {}))}</dd>")
    for kind in (said.get("requestBody") or {}).get("content", {}).values():
        lines.append(f"<dt>body</dt><dd>{escape(_kind(kind.get('schema') or {}))}</dd>")
    for status, answer in (said.get("responses") or {}).items():
        lines.append(f"<dt>{escape(status)}</dt><dd>{escape(answer.get('description') or '')}</dd>")
    return [*lines, "</dl>"]


def _kind(schema: dict[str, Any]) -> str:
    """What a schema is called: its own name, or its type."""
    return str(schema.get("$ref", "")).rpartition("/")[2] or str(schema.get("type") or "")
