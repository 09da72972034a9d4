"""The documentation at /docs, where somebody has built it."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.blank import blank_in
from shambles.server.config import Config
from shambles.server.net import site
from shambles.server.net.app import create_app


def client_with(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient[Litestar]:
    monkeypatch.setattr(site, "BUILT", built)
    return TestClient(create_app(Config(database=blank_in(tmp_path))))


def test_pages_are_served_under_the_headers_of_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    (built / "start").mkdir(parents=True)
    (built / "index.html").write_text("<h1>Shambles</h1>")
    (built / "start" / "play.html").write_text("<h1>Play</h1>")
    (tmp_path / "secret.txt").write_text("not for you")
    with client_with(built, tmp_path, monkeypatch) as client:
        front = client.get("/docs", follow_redirects=False)
        assert (front.status_code, front.headers["location"]) == (302, "/docs/index.html")
        for place, words in (
            ("/docs/", "Shambles"),
            ("/docs/index.html", "Shambles"),
            ("/docs/start/play.html", "Play"),
        ):
            page = client.get(place)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert words in page.text
            policy = page.headers["content-security-policy"]
            assert policy.startswith("default-src 'self';")
            assert "unsafe-inline" not in policy
        assert client.get("/docs/nowhere.html").status_code == 404
        assert client.get("/docs/%2e%2e/secret.txt").status_code == 404


def test_where_it_was_never_built_there_is_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_with(tmp_path / "nothing", tmp_path, monkeypatch) as client:
        assert client.get("/docs/index.html").status_code == 404
