"""A translator gets a picture of the place where a text appears."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from shambles.cli.pictures import MARK, drawn, lines_around, write_marked
from shambles.cli.tree import make_app
from shambles.core.asking.reply import BadInput
from shambles.core.game import slugs
from shambles.texts import Texts

FRAME = (208, 2, 27)


def show(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(make_app("texts"), ["texts", "show", *words, "--lang", "de"])
    return result.exit_code, result.output


def test_the_place_of_a_text_is_drawn_with_a_frame_around_it(tmp_path: Path) -> None:
    """In the settings, which have to be opened first: the frame is around one small word."""
    file = tmp_path / "place.png"
    code, said = show("web-theme-dark", "--picture", str(file), "--width", "320")
    assert code == 0, said
    assert f"{file} zeigt ihn auf /" in said  # on whichever page the settings were opened
    with Image.open(file) as picture:
        assert picture.size == (320, 760)
        pixels = picture.convert("RGB")
        places = [(x, y) for x in range(320) for y in range(760) if pixels.getpixel((x, y)) == FRAME]
    (left, right), (top, bottom) = ((min(one), max(one)) for one in zip(*places, strict=True))
    assert 30 < right - left < 100
    assert 15 < bottom - top < 60


def test_only_this_text_bears_the_mark(tmp_path: Path) -> None:
    assert write_marked(tmp_path / "house", "web-set-up", "de") is None
    game = write_marked(tmp_path / "game", "event-placed", "nl")
    assert game is not None
    assert {str(page.relative_to(tmp_path)) for page in tmp_path.rglob("*.ftl")} == {
        "house/de.ftl",
        f"game/{game.slug}/nl.ftl",
    }
    plain = Texts("nl", game).say("event-round-begun", round=2)
    page = (tmp_path / "house" / "de.ftl").read_text("utf-8")
    assert page.startswith(f"web-set-up = {MARK}{Texts('de').say('web-set-up')}")
    assert MARK not in plain
    with pytest.raises(BadInput, match="no-such-text"):
        write_marked(tmp_path, "nope", "de")


def test_what_no_page_shows_is_drawn_as_the_terminal_says_it(tmp_path: Path) -> None:
    write_marked(tmp_path / "marked", "games-minutes", "de")
    lines = lines_around(("games", "--lang", "de"), tmp_path)
    assert lines is not None
    shown = [line for line in lines if MARK in line]
    assert len(shown) == len(slugs())
    assert "TacDex" in "".join(shown)
    assert drawn([*lines, "x < y"]).count("<p class=it>") == len(shown)
    assert "x &lt; y" in drawn(["x < y"])
    assert lines_around(("games", "--lang", "nl"), tmp_path) is None


class NoPlaywright(MetaPathFinder):
    """Python as it is where playwright is not installed."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == "playwright":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = show("web-set-up", "--picture", str(tmp_path / "x.gif"))
    assert (code, said.splitlines()[-1]) == (2, "--picture: ein Bild ist eine .png-Datei, nicht x.gif")
    monkeypatch.setenv("PATH", str(tmp_path))
    code, said = show("web-set-up", "--picture", str(tmp_path / "x.png"))
    assert (code, said.splitlines()[-1].partition(";")[0]) == (2, "--picture: Bilder werden mit Chromium gezeichnet")
    for name in [name for name in sys.modules if name.partition(".")[0] == "playwright"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [NoPlaywright(), *sys.meta_path])
    code, said = show("web-set-up", "--picture", str(tmp_path / "x.png"))
    assert code != 0
    assert "shambles[translate]" in said
    assert not list(tmp_path.iterdir())
