"""Servers on machines where somebody else's game is installed, and how it is played by keys."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import expect

from browser.people import Person
from browser.test_keyboard import press, tab_to
from server.running import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"
ALONE = ("--no-deps", "--no-build-isolation", "--no-index")


@cache
def installed() -> tempfile.TemporaryDirectory[str]:
    """The example as people install it."""
    folder = tempfile.TemporaryDirectory(prefix="shambles-guest-")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", *ALONE, "--target", folder.name, str(EXAMPLE)]
    subprocess.run(pip, check=True)
    return folder


@contextmanager
def goofspiel_server(place: Path, with_scene: bool) -> Iterator[Server]:
    """A server on a machine where the example is installed, with its scene or without."""
    shutil.copytree(installed().name, place, dirs_exist_ok=True)
    if not with_scene:
        shutil.rmtree(place / "goofspiel" / "browser")
    path = os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        server = Server(place / "tables.db", place, whole=True).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


async def bid(person: Person, notation: str) -> None:
    """With keys alone: every card is a stop, and Enter bids it."""
    card = person.page.get_by_role("main").get_by_role("button", name=notation, exact=True)
    await expect(card).to_be_visible()
    person.answered = person.state["asked"]["number"]
    await tab_to(person, card, 60)
    await press(person, "Enter")
