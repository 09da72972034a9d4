"""The page about the programs' door needs no host but our own, and nothing that our own policy forbids."""

from __future__ import annotations

import re
from pathlib import Path

from litestar.testing import TestClient

from server.blank import blank_in
from shambles.server.config import Config
from shambles.server.net.app import create_app


def test_every_address_is_described_without_scripts(tmp_path: Path) -> None:
    with TestClient(create_app(Config(database=blank_in(tmp_path)))) as client:
        answer = client.get("/schema")
        schema = client.get("/schema/openapi.json").json()
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert not re.search(r"<script|<style|<link|style=|https?://", answer.text)
    for address in schema["paths"]:
        assert address in answer.text
