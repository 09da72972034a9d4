"""The browser's types are made from the server's messages, and are not older than them."""

import json
from pathlib import Path

from shambles.server.schema import schema

BROWSER = Path(__file__).parents[2] / "browser"


def test_the_schema_that_the_browsers_types_are_made_from_is_fresh() -> None:
    assert (BROWSER / "schema.json").read_text("utf-8") == schema(), "run `make types`"


def test_every_message_has_a_type_in_the_browser() -> None:
    types = (BROWSER / "src" / "shell" / "api.ts").read_text("utf-8")
    for name, message in json.loads(schema())["components"]["schemas"].items():
        assert f"export interface {name} {{" in types
        for field in message["properties"]:
            assert f"  {field}" in types
