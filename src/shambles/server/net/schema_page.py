"""The page that describes the programs' door: plain words made from the schema, from no host but our own."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "put", "patch", "delete")


class SchemaPage(OpenAPIRenderPlugin):
    """Every address with what it does, what it takes and what it answers; without scripts, styles or pictures."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page_of(openapi_schema).encode()


def page_of(schema: dict[str, Any]) -> str:
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
