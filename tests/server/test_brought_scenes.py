"""A game from outside brings its browser scene: two files by name, under the policy of all pages, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.blank import blank_in
from shambles.core import game
from shambles.server.config import Config
from shambles.server.net.app import SECURITY_HEADERS, create_app

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"
BROUGHT = EXAMPLE / "goofspiel" / "browser"
KINDS = {"scene.js": "text/javascript; charset=utf-8", "scene.css": "text/css; charset=utf-8"}


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A server with somebody else's game on its shelf."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from goofspiel import GAME

    game.slugs()  # ours are there first
    monkeypatch.setitem(game._shelf, "goofspiel", lambda: GAME)
    with TestClient(create_app(Config(database=blank_in(tmp_path)))) as one:
        yield one


@pytest.mark.parametrize(("name", "kind"), KINDS.items())
def test_a_file_is_served_as_what_it_is(client: TestClient[Litestar], name: str, kind: str) -> None:
    found = client.get(f"/api/games/goofspiel/{name}")
    assert found.status_code == 200
    assert found.content == (BROUGHT / name).read_bytes()
    assert found.headers["content-type"] == kind
    assert {key: found.headers[key] for key in SECURITY_HEADERS} == SECURITY_HEADERS
    assert found.headers["cache-control"] == "no-cache"
    again = client.get(f"/api/games/goofspiel/{name}", headers={"if-none-match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_words_say_what_a_game_brings(client: TestClient[Litestar]) -> None:
    assert client.get("/api/games/goofspiel/texts").json()["scene"] == ["scene.js", "scene.css"]
    assert client.get("/api/games/tacdex/texts").json()["scene"] == []


@pytest.mark.parametrize(
    "path",
    [
        "goofspiel/scene.mjs",
        "goofspiel/browser/scene.js",
        "goofspiel/__init__.py",
        "goofspiel/../goofspiel/__init__.py",
        "goofspiel/%2e%2e%2f__init__.py",
        "goofspiel%2f..%2fgoofspiel/scene.js",
        "..%2fgoofspiel/scene.js",
        "nobody/scene.js",
        "tacdex/scene.js",  # it has none: its scene is the client's own
    ],
)
def test_nothing_else_is(client: TestClient[Litestar], path: str) -> None:
    found = client.get(f"/api/games/{path}")
    assert found.status_code == 404, found.text
    assert found.json()["error"]["code"] in ("not-found", "unknown-game")


def test_a_style_sheet_alone_is_no_scene(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "browser").mkdir()
    (tmp_path / "browser" / "scene.css").write_text("p { color: red }")
    kind: Any = type(game.find_game("goofspiel"))
    folder = kind.folder.fget
    monkeypatch.setattr(kind, "folder", property(lambda one: tmp_path if one.slug == "goofspiel" else folder(one)))
    assert client.get("/api/games/goofspiel/scene.css").status_code == 404
